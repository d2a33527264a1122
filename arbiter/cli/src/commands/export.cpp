// flagfall export: the event as a TRF file, or in the form of another program.
#include "commands.hpp"

#include <algorithm>

#include <fmt/ranges.h>

#include "acting.hpp"
#include "arbiter/exchange/field_values.hpp"
#include "event_session.hpp"
#include "event_trf.hpp"
#include "export_forms.hpp"
#include "files.hpp"
#include "table_output.hpp"
#include "trf_dialects.hpp"
#include "trf_input.hpp"

namespace arbiter::cli {
namespace {

class ExportCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "export",
            .group = Group::Files,
            .summary = "write the event as a TRF file, or in the form of another program",
            .usage = {"export [EVENT] --trf [-o FILE.trf] [--dialect DIALECT]",
                      "export [EVENT] --as FORM [--round N] [-o FILE]",
                      "export [EVENT] --check [--format FORMAT]"},
            .description = "The report file that FIDE and other programs read: players, all "
                           "rounds, points and ranks. Without -o it\n"
                           "goes to standard output. Dialects: trf26 (FIDE's form of 2026, the "
                           "default), trf16 (the form before),\n"
                           "engine (trf26 with the lines of the pairing engines), javafo, bbp.\n"
                           "--check lists what FIDE's server wants of a report for rating, and "
                           "what of it is missing (exit code 6);\n"
                           "the file is written in any case, and says so where rounds are to "
                           "come. Round dates and the time control\n"
                           "in FIDE's form are given with --round-dates and "
                           "--time-control-code.\n"
                           "\n"
                           "--as pgn and livechess: the boards of a round without moves, for "
                           "electronic boards and broadcasts;\n"
                           "players: the entry list that import reads again; swiss-manager, "
                           "chess-results, vega, sharly-chess: with\n"
                           "the columns that those programs read (a FILE.xlsx is a workbook); "
                           "lichess-players, lichess-teams: for a\n"
                           "broadcast, the clubs are the teams. Names stay text: no spreadsheet "
                           "computes them.",
            .examples = {"flagfall export club.flagfall --trf -o club.trf",
                         "flagfall export --trf --dialect bbp -o next.trf",
                         "flagfall export --as livechess -o round-05.pgn",
                         "flagfall export --as players -o players.xlsx"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(names_);
        options.flag("--trf", trf_, "as a tournament report file");
        options.text("-o,--output", "FILE", output_, "write it there");
        options.flag("--for-rating", wishes_.forRating,
                     "with the corrections that are for the rating report only");
        options.choice("--dialect", wishes_.dialect, trfDialects, "form of the TRF (trf26)");
        options.flag("--check", check_, "is the report for rating complete?");
        options.text("--round-dates", "DATES", roundDates_, "of rounds 1, 2, ...: 2026-05-01,2026-05-02");
        options.text("--time-control-code", "CODE", wishes_.encodedTimeControl,
                     "seconds and increment, as 5400+30 or 40/6000+30:900+30");
        forms_.addTo(options);
        table_.addTo(options);
        section_.addTo(options);
    }

    Outcome run(Console& console) override {
        if (!trf_ && !check_ && !forms_.chosen())
            return failure(ExitCode::BadInput,
                           "Say in which form: --trf, or --as with another one; or --check to see what is "
                           "missing");
        auto dates = roundDatesFrom(roundDates_);
        if (!dates) return rules::unexpected(dates.error());
        wishes_.roundDates = std::move(*dates);
        if (wishes_.encodedTimeControl.find_first_not_of("0123456789+/:-WB") != std::string::npos)
            return failure(
                ExitCode::BadInput,
                fmt::format("--time-control-code \"{}\": expected seconds and increment, as 5400+30",
                            wishes_.encodedTimeControl));
        auto session = section_.openOnly(names_, console);
        if (!session) return rules::unexpected(session.error());
        if (forms_.chosen()) {
            const auto bytes = forms_.bytesOf(session->state(), output_, console);
            return bytes ? deliver(*bytes, console) : Outcome(rules::unexpected(bytes.error()));
        }
        const auto sheet = ratingReportOf(session->state(), wishes_);
        if (!sheet) return rules::unexpected(sheet.error());
        if (check_) {
            table_.print(console, reports::ratingReportCheck(*sheet));
            return isReady(readinessOf(*sheet)) ? Outcome() : failure(ExitCode::Differences, "");
        }
        const auto file = trfOf(session->state(), wishes_);
        if (!file) return rules::unexpected(file.error());
        sayReadiness(*sheet, console);
        sayWarnings(file->remarks, console);
        return deliver(file->value, console);
    }

  private:
    [[nodiscard]] Outcome deliver(const std::string& bytes, Console& console) const {
        if (output_.empty()) {
            console.print(bytes);
            return {};
        }
        const Outcome written = replaceFile(output_, bytes);
        if (written) console.print(fmt::format("Written: {}\n", output_));
        return written;
    }

    // One line, so that nobody sends off half a report without knowing it.
    static void sayReadiness(const reports::RatingReportSheet& sheet, Console& console) {
        const auto points = readinessOf(sheet);
        std::vector<std::string> missing;
        for (const reports::ReadinessPoint& point : points)
            if (point.state == reports::Readiness::Missing) missing.push_back(point.code);
        if (isPartial(sheet))
            console.say(fmt::format("A partial report: the state after round {} of {}.",
                                    sheet.tournament.recordedRounds().value(),
                                    sheet.tournament.plannedRounds.value()));
        if (!missing.empty())
            console.say(
                fmt::format("Not complete as a report for rating: {}. \"flagfall export --check\" says "
                            "what is missing.",
                            fmt::join(missing, ", ")));
    }

    static Answer<std::vector<std::optional<pairing::PartialDate>>> roundDatesFrom(const std::string& list) {
        std::vector<std::optional<pairing::PartialDate>> dates;
        for (std::size_t start = 0; !list.empty() && start <= list.size();) {
            const std::size_t end = std::min(list.find(',', start), list.size());
            const std::string word = list.substr(start, end - start);
            start = end + 1;
            const auto date = exchange::dateFromText(word);
            if (!date || date->day == 0)
                return failure(ExitCode::BadInput,
                               fmt::format("--round-dates: \"{}\" is no day; expected days such as "
                                           "2026-05-01, with commas between them",
                                           word));
            dates.emplace_back(*date);
        }
        return dates;
    }

    std::vector<std::string> names_;
    bool trf_ = false;
    bool check_ = false;
    TrfWishes wishes_;
    std::string roundDates_;
    std::string output_;
    ExportForms forms_;
    TableOutput table_;
    SectionOption section_;
};

} // namespace

std::unique_ptr<Command> makeExport() {
    return std::make_unique<ExportCommand>();
}

} // namespace arbiter::cli
