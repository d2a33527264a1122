// flagfall incidents: what happened at the boards, with the rulings and what became of them.
#include "commands.hpp"

#include <fmt/format.h>

#include "acting.hpp"
#include "event_tables.hpp"
#include "incident_list.hpp"
#include "table_output.hpp"
#include "who.hpp"

namespace arbiter::cli {
namespace {

class IncidentsCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "incidents",
            .group = Group::Board,
            .summary = "the incidents on record, with rulings and appeals",
            .usage =
                {"incidents [EVENT] [--round N] [--board B] [--player WHO] [--format FORMAT] [--lang TAG]"},
            .description = "Each incident with its facts, the position, the ruling, the articles, the change "
                           "of the clocks, "
                           "the result,\n"
                           "who ruled and when, and what became of an appeal: to be handed to an appeals "
                           "committee as it is. "
                           "Times are\n"
                           "those of the place.",
            .examples = {"flagfall incidents club.flagfall", "flagfall incidents --round 3 --board 7",
                         "flagfall incidents --player müller --format md"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(names_);
        options.number("--round", round_, "only of that round");
        options.number("--board", board_, "only of that board");
        options.text("--player", "WHO", player_, "only of the games of that player");
        table_.addTo(options);
        section_.addTo(options);
    }

    Outcome run(Console& console) override {
        auto session = section_.openOnly(names_, console);
        if (!session) return rules::unexpected(session.error());
        const app::EventState& state = session->state();
        IncidentFilter filter;
        if (round_) {
            const auto round = chooseRound(state, round_);
            if (!round) return rules::unexpected(round.error());
            filter.round = *round;
        }
        if (board_) {
            if (*board_ < 1 || *board_ > 9999)
                return failure(ExitCode::BadInput, fmt::format("There is no board {}.", *board_));
            filter.board = pairing::BoardNumber(static_cast<std::uint16_t>(*board_));
        }
        if (player_) {
            const auto player = findPlayer(state, *player_);
            if (!player) return rules::unexpected(player.error());
            filter.player = *player;
        }
        table_.print(console, reports::incidentsReport(incidentsOf(state, filter)));
        return {};
    }

  private:
    std::vector<std::string> names_;
    std::optional<int> round_;
    std::optional<int> board_;
    std::optional<std::string> player_;
    TableOutput table_;
    SectionOption section_;
};

} // namespace

std::unique_ptr<Command> makeIncidents() {
    return std::make_unique<IncidentsCommand>();
}

} // namespace arbiter::cli
