// flagfall stats: the event in numbers.
#include "list_commands.hpp"

#include <array>

#include "ranked_event.hpp"
#include "reports/statistics_report.hpp"
#include "sort_option.hpp"
#include "table_output.hpp"

namespace arbiter::cli {
namespace {

using pairing::rating::Pace;

constexpr std::array<std::pair<std::string_view, Pace>, 3> paces{
    {{"standard", Pace::Standard}, {"rapid", Pace::Rapid}, {"blitz", Pace::Blitz}}};

class StatsCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "stats",
            .group = Group::Tables,
            .summary = "the event in numbers: results, colours, clubs, ratings",
            .usage = {"stats [EVENT|FILE.trf] [--round N] [--pace standard|rapid|blitz] [--format FORMAT]"},
            .description =
                "Wins of White and Black, draws and forfeits round by round; what the ratings let expect "
                "and what came of\n"
                "it; and the field by federation, club, rating, title and sex. CSV has the rounds, JSON all "
                "tables.",
            .examples = {"flagfall stats club.flagfall", "flagfall stats open.trf --format json"}};
        return manual;
    }

    void configure(Options& options) override {
        input_.addTo(options);
        options.choice("--pace", pace_, paces, "of the event (standard)");
        table_.addTo(options);
    }

    Outcome run(Console& console) override {
        const auto event = input_.read(console);
        if (!event) return rules::unexpected(event.error());
        const auto rules = pairing::rating::rulesOn(event->tournament.info.firstDay, pace_);
        const reports::StatisticsSheet sheet{
            event->tournament, event->round,
            pairing::rating::eventRatings(event->tournament, event->round, rules), languageOf(table_)};
        table_.print(console, withNotes(reports::statisticsReport(sheet), event->notes));
        return {};
    }

  private:
    RankedInput input_;
    Pace pace_ = Pace::Standard;
    TableOutput table_;
};

} // namespace

std::unique_ptr<Command> makeStats() {
    return std::make_unique<StatsCommand>();
}

} // namespace arbiter::cli
