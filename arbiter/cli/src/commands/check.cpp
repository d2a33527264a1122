// flagfall check: pairs every recorded round of TRF files again and lists what differs.
#include "commands.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "pairing/check/check_tournament.hpp"
#include "pairing/dutch/pair_round.hpp"
#include "reports/check_report.hpp"
#include "reports/writers.hpp"
#include "table_output.hpp"
#include "trf_input.hpp"

namespace arbiter::cli {
namespace {

rules::Expected<pairing::RoundPairing, pairing::PairingRefusal>
pairByDutchSystem(const pairing::Tournament& tournament, pairing::RoundNumber round,
                  std::span<const pairing::PairingNumber> participants) {
    return pairing::dutch::pairRound(tournament, round, participants);
}

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
            .usage = {"check FILE.trf... [--round N] [--report json]"},
            .description = "Rebuilds the state before each round from the earlier rounds, pairs it, and "
                           "compares pairs, colours and\n"
                           "bye with the record. Players with a bye in a round are outside its field. A "
                           "round that differs is\n"
                           "listed with the engine's pairs beside the recorded ones. The last line counts "
                           "tournaments, rounds, and\n"
                           "rounds with a difference. Exit code: 0 all equal, 6 differences found.",
            .examples = {"flagfall check open.trf", "flagfall check *.trf --report json > report.json"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(files_, true);
        options.number("--round", round_, "only this round");
        options.choice("--report", report_, reportForms, "the whole result for programs");
        trf_.addTo(options);
        table_.addTo(options);
    }

    Outcome run(Console& console) override {
        reports::CheckTotals totals;
        for (std::size_t index = 0; index < files_.size(); ++index) {
            if (files_.size() > 1)
                console.showProgress(fmt::format("{}/{} {}", index + 1, files_.size(), files_[index]));
            auto checked = check(files_[index], console);
            if (!checked) {
                console.say(checked.error().message);
                noteFailure(checked.error().code);
                continue;
            }
            addTo(totals, *checked);
            if (printsLines())
                console.print(reports::checkText(*checked, table_.translator()));
            else
                checked_.push_back(std::move(*checked));
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
    [[nodiscard]] bool printsLines() const {
        return report_ == ReportForm::None && table_.format() == Format::Text;
    }

    void printReport(Console& console) const {
        const auto report = reports::checkReport(checked_);
        if (report_ == ReportForm::Json) return console.print(reports::toJson(report));
        if (report_ == ReportForm::Csv) return console.print(reports::toCsv(report));
        table_.print(console, report);
    }

    Answer<reports::CheckedFile> check(const std::string& name, Console& console) const {
        const auto file = trf_.readForPairing(name, console);
        if (!file) return rules::unexpected(file.error());
        const int recorded = file->tournament.recordedRounds().value();
        if (round_ && (*round_ < 1 || *round_ > recorded))
            return failure(ExitCode::BadInput, fmt::format("{}: there is no round {}, the file has {} rounds",
                                                           name, *round_, recorded));
        std::optional<pairing::RoundNumber> only;
        if (round_) only = pairing::RoundNumber(static_cast<std::uint16_t>(*round_));
        return reports::CheckedFile{
            name, file->tournament.edition,
            pairing::check::checkTournament(file->tournament, pairByDutchSystem, only)};
    }

    // A file that cannot be opened weighs more than one that cannot be understood.
    void noteFailure(ExitCode code) {
        if (worst_ == ExitCode::Done || code == ExitCode::FileAccess) worst_ = code;
    }

    std::vector<std::string> files_;
    std::optional<int> round_;
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
