// flagfall wallchart: every player a line, round by round, with the points after each.
#include "list_commands.hpp"

#include "ranked_event.hpp"
#include "reports/wallchart_report.hpp"
#include "sort_option.hpp"
#include "table_output.hpp"

namespace arbiter::cli {
namespace {

class WallchartCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "wallchart",
            .group = Group::Tables,
            .summary = "every player a line: opponents, results, points after each round",
            .usage = {"wallchart [EVENT|FILE.trf] [--round N] [--sort ORDER] [--format FORMAT]"},
            .description =
                "The chart that hangs on the wall from the first round to the last. Lines are in the order "
                "of the starting\n"
                "numbers, and a cell \"12w1\" names the opponent by his, whatever --sort does to the lines.",
            .examples = {"flagfall wallchart club.flagfall", "flagfall wallchart open.trf --sort name"}};
        return manual;
    }

    void configure(Options& options) override {
        input_.addTo(options);
        sort_.addTo(options);
        table_.addTo(options);
    }

    Outcome run(Console& console) override {
        const auto event = input_.read(console);
        if (!event) return rules::unexpected(event.error());
        const auto report = sort_.applied(
            withNotes(reports::wallchartReport({event->tournament, event->standings()}), event->notes),
            event->tournament, table_);
        if (!report) return rules::unexpected(report.error());
        table_.print(console, *report);
        return {};
    }

  private:
    RankedInput input_;
    SortOption sort_;
    TableOutput table_;
};

} // namespace

std::unique_ptr<Command> makeWallchart() {
    return std::make_unique<WallchartCommand>();
}

} // namespace arbiter::cli
