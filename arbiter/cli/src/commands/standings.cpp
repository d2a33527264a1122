// flagfall standings: who is where, in an event or in a TRF file.
#include "commands.hpp"

#include "ranked_event.hpp"
#include "reports/standings_report.hpp"
#include "reports/workings_report.hpp"
#include "sort_option.hpp"
#include "table_output.hpp"
#include "who.hpp"

namespace arbiter::cli {
namespace {

class StandingsCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "standings",
            .group = Group::Tables,
            .summary = "who is where, with the tie-breaks",
            .usage = {"standings [EVENT] [--round N] [--format FORMAT]",
                      "standings FILE.trf [--tie-breaks LIST] [--format FORMAT]",
                      "standings [EVENT|FILE.trf] --workings WHO [--format FORMAT]"},
            .description =
                "Ranks by points, then by the tie-breaks of the list in their order (C.07); players equal in "
                "all of them\n"
                "share a place. The list of an event was chosen with it; a TRF file may hold one (records "
                "202, 212).\n"
                "While a result is missing or a round is to come, the standings are called provisional.\n"
                "--workings opens every value of one player into its parts: opponent, round, what it gives, "
                "what is cut\n"
                "and by which article, and what decides against the players beside him. WHO is a number or a "
                "name.\n"
                "\n"
                "CSV columns of a TRF file: rank,tpn,name,points, then one for each tie-break as it was "
                "written.",
            .examples = {"flagfall standings club.flagfall",
                         "flagfall standings club.flagfall --workings \"Müller\"",
                         "flagfall standings open.trf --tie-breaks BH/C1,BH,SB,DE --format csv"}};
        return manual;
    }

    void configure(Options& options) override {
        input_.addTo(options);
        options.text("--workings", "WHO", workingsOf_, "how each value of this player comes about");
        sort_.addTo(options);
        table_.addTo(options);
    }

    Outcome run(Console& console) override {
        const auto event = input_.read(console);
        if (!event) return rules::unexpected(event.error());
        if (workingsOf_) return printWorkings(*event, console);
        const auto report = sort_.applied(
            withNotes(reports::standingsReport({event->tournament, event->standings(), event->writtenCodes,
                                                event->isEventFile, event->pointsCode}),
                      event->notes),
            event->tournament, table_);
        if (!report) return rules::unexpected(report.error());
        table_.print(console, *report);
        return {};
    }

  private:
    Outcome printWorkings(const RankedEvent& event, Console& console) const {
        const auto player = findPlayer(event.tournament, *workingsOf_);
        if (!player) return rules::unexpected(player.error());
        table_.print(console, reports::workingsReport({event.tournament, event.standings(), event.workings(),
                                                       *player, event.writtenCodes}));
        return {};
    }

    RankedInput input_;
    std::optional<std::string> workingsOf_;
    SortOption sort_;
    TableOutput table_;
};

} // namespace

std::unique_ptr<Command> makeStandings() {
    return std::make_unique<StandingsCommand>();
}

} // namespace arbiter::cli
