// flagfall pairings: the sheet of a round.
#include "commands.hpp"

#include <fmt/format.h>

#include "acting.hpp"
#include "event_session.hpp"
#include "event_tables.hpp"
#include "table_output.hpp"

namespace arbiter::cli {
namespace {

class PairingsCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "pairings",
            .group = Group::Tables,
            .summary = "the sheet of a round, with the results so far",
            .usage = {"pairings [EVENT] [--round N] [--format FORMAT]"},
            .description = "The boards in their order, then the bye, then everybody who does not play. The "
                           "foot adds them up.\n"
                           "Without --round it is the last paired round.",
            .examples = {"flagfall pairings club.flagfall", "flagfall pairings --round 2 --format csv"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(names_);
        options.number("--round", round_, "this round");
        table_.addTo(options);
        section_.addTo(options);
    }

    Outcome run(Console& console) override {
        auto session = section_.openOnly(names_, console);
        if (!session) return rules::unexpected(session.error());
        const auto round = chooseRound(session->state(), round_);
        if (!round) return rules::unexpected(round.error());
        table_.print(console, pairingsOf(session->state(), *round));
        return {};
    }

  private:
    std::vector<std::string> names_;
    std::optional<int> round_;
    TableOutput table_;
    SectionOption section_;
};

} // namespace

std::unique_ptr<Command> makePairings() {
    return std::make_unique<PairingsCommand>();
}

} // namespace arbiter::cli
