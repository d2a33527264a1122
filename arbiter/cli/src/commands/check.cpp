// flagfall check: pairs every recorded round of TRF files again and lists what differs.
#include "commands.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "files.hpp"
#include "help.hpp"
#include "long_work.hpp"
#include "reports/check_report.hpp"
#include "reports/writers.hpp"
#include "rules/base/work_queue.hpp"
#include "table_output.hpp"
#include "tournament_check.hpp"
#include "trf_input.hpp"

namespace arbiter::cli {
namespace {

enum class ReportForm { None, Json, Csv };

constexpr std::array<std::pair<std::string_view, ReportForm>, 2> reportForms{
    {{"json", ReportForm::Json}, {"csv", ReportForm::Csv}}};

class CheckCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "check",
            .group = Group::Engine,
            .summary = "pair every recorded round of TRF files again and list what differs",
            .usage = {"check FILE.trf... [--round N] [-l LIST] [--report json]"},
            .description =
                "Rebuilds the state before each round from the earlier rounds, pairs it, and "
                "compares pairs, colours and\n"
                "bye with the record. Players with a bye in a round are outside its field. A "
                "round that differs is\n"
                "listed with the engine's pairs beside the recorded ones; colours are compared "
                "apart. Ranks (columns\n"
                "86-89) are held against the file's own list of tie-breaks (record 202 or 212); what "
                "cannot be computed is\n"
                "called unchecked.\n"
                "\n"
                "The last line counts tournaments, rounds, and differences: rounds that differ, and "
                "tournaments whose ranks\n"
                "do. Exit code: 0 all equal, 6 differences found. With -l a checklist is written to "
                "LIST: for each round\n"
                "and player the points, colours, preference, floats and opponents that the pairing "
                "rests on.",
            .examples = {"flagfall check open.trf", "flagfall check *.trf --report json > report.json",
                         "flagfall check open.trf --round 4 -l round4.txt"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(files_, true);
        options.number("--round", round_, "only this round");
        options.text("-l,--checklist", "LIST", checklist_, "what each pairing rests on, player by player");
        options.choice("--report", report_, reportForms, "the whole result for programs");
        trf_.addTo(options);
        table_.addTo(options);
    }

    Outcome run(Console& console) override {
        LongWork work(console, Stopping::AtOnce);
        reports::CheckTotals totals;
        std::string checklist;
        rules::workInOrder(
            files_.size(), rules::availableCores(),
            [this](std::size_t index) { return check(files_[index]); },
            [&](std::size_t index, Checked checked) {
                work.reachedPiece(index, files_.size(), files_[index]);
                if (!checked) {
                    console.say(checked.error().message);
                    noteFailure(checked.error().code);
                    return;
                }
                sayWarnings(checked->remarks, console);
                addTo(totals, checked->file);
                checklist += checked->checklist;
                if (printsLines())
                    console.print(reports::checkText(checked->file, table_.translator()));
                else
                    checked_.push_back(std::move(checked->file));
            });
        if (!checklist_.empty() && worst_ == ExitCode::Done) {
            const Outcome written = replaceFile(checklist_, checklist + versionLine());
            if (!written) return written;
        }
        if (printsLines())
            console.print(reports::totalsLine(totals) + "\n");
        else
            printReport(console);
        if (worst_ != ExitCode::Done) return failure(worst_, "");
        if (totals.differences > 0) return failure(ExitCode::Differences, "");
        return {};
    }

  private:
    struct Found {
        reports::CheckedFile file;
        rules::Diagnostics remarks;
        std::string checklist;
    };
    using Checked = Answer<Found>;

    [[nodiscard]] bool printsLines() const {
        return report_ == ReportForm::None && table_.format() == Format::Text;
    }

    void printReport(Console& console) const {
        const auto report = reports::checkReport(checked_);
        if (report_ == ReportForm::Json) return console.print(reports::toJson(report));
        if (report_ == ReportForm::Csv) return console.print(reports::toCsv(report));
        table_.print(console, report);
    }

    // Called by several threads at once.
    Checked check(const std::string& name) const {
        const auto read = trf_.readForPairing(name);
        if (!read) return rules::unexpected(read.error());
        const auto& file = read->value;
        const int recorded = file.tournament.recordedRounds().value();
        if (round_ && (*round_ < 1 || *round_ > recorded))
            return failure(ExitCode::BadInput, fmt::format("{}: there is no round {}, the file has {} rounds",
                                                           name, *round_, recorded));
        std::optional<pairing::RoundNumber> only;
        if (round_) only = pairing::RoundNumber(static_cast<std::uint16_t>(*round_));
        Found found{checkFile(name, file, only), read->remarks, {}};
        if (!checklist_.empty()) found.checklist = checklistsOf(file.tournament, found.file, name + ": ");
        return found;
    }

    // A file that cannot be opened weighs more than one that cannot be understood.
    void noteFailure(ExitCode code) {
        if (worst_ == ExitCode::Done || code == ExitCode::FileAccess) worst_ = code;
    }

    std::vector<std::string> files_;
    std::optional<int> round_;
    std::string checklist_;
    ReportForm report_ = ReportForm::None;
    TrfInput trf_;
    TableOutput table_;
    std::vector<reports::CheckedFile> checked_;
    ExitCode worst_ = ExitCode::Done;
};

} // namespace

std::unique_ptr<Command> makeCheck() {
    return std::make_unique<CheckCommand>();
}

} // namespace arbiter::cli
