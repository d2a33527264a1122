// flagfall pairings: the sheet of a round.
#include "commands.hpp"

#include <fmt/format.h>

#include "acting.hpp"
#include "event_session.hpp"
#include "event_tables.hpp"
#include "sort_option.hpp"
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
            .usage = {"pairings [EVENT] [--round N] [--format FORMAT]",
                      "pairings [EVENT] --sort name|number|rating|club|federation [--round N]"},
            .description =
                "The boards in their order, then the bye, then everybody who does not play. The "
                "foot adds them up.\n"
                "--sort hangs beside it: everybody once, with board, colour and opponent, by name or "
                "in another order.\n"
                "Without --round it is the last paired round.",
            .examples = {"flagfall pairings club.flagfall", "flagfall pairings --sort name",
                         "flagfall pairings --round 2 --format csv"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(names_);
        options.number("--round", round_, "this round");
        sort_.addTo(options);
        table_.addTo(options);
        section_.addTo(options);
    }

    Outcome run(Console& console) override {
        auto session = section_.openOnly(names_, console);
        if (!session) return rules::unexpected(session.error());
        const auto round = chooseRound(session->state(), round_);
        if (!round) return rules::unexpected(round.error());
        const bool byBoard = !sort_.order() || *sort_.order() == reports::PlayerOrder::Board;
        table_.print(console, byBoard
                                  ? pairingsOf(session->state(), *round)
                                  : seatsOf(session->state(), *round, *sort_.order(), languageOf(table_)));
        return {};
    }

  private:
    std::vector<std::string> names_;
    std::optional<int> round_;
    SortOption sort_;
    TableOutput table_;
    SectionOption section_;
};

} // namespace

std::unique_ptr<Command> makePairings() {
    return std::make_unique<PairingsCommand>();
}

} // namespace arbiter::cli
