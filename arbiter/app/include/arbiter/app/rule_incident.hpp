// From what an arbiter is told to the ruling that can be stored, with what the event knows of the game.
// EventService rules with it; a front end asks it first, to show what would be ruled or which fact is
// missing.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "arbiter/app/actions/ruling_actions.hpp"
#include "arbiter/app/event_state.hpp"
#include "arbiter/app/refusal.hpp"
#include "rules/base/expected.hpp"

namespace arbiter::app {

struct BoardIncident {
    pairing::RoundNumber round;
    pairing::BoardNumber board;
    rules::adjudication::RuleSet rules = rules::adjudication::fide2023;
    rules::draws::Level level = rules::draws::Level::Standard;
    rules::adjudication::GameRecord record{}; // its count of illegal acts comes from the event
    rules::adjudication::Incident incident{};
    std::optional<std::uint32_t> which{}; // "second": as told; must agree with the record of the event
    // What the arbiter decides where the Laws leave it to him, or against their ruling with a note why.
    std::optional<std::size_t> option{}; // from 1
    std::optional<GameResult> result{};
    std::vector<rules::draws::ClockChange> clockChanges{};
    std::string note{};
    std::string arbiter{};
};

// Without its time. A refusal of code "incident.fact" has the question in its details, one of code
// "incident.choice" the options.
[[nodiscard]] rules::Expected<RulingMade, Refusal> rulingOn(const EventState& state,
                                                            const BoardIncident& incident);

// What the scores of a ruling are as a result of the board.
[[nodiscard]] GameResult resultOf(rules::ByColour<rules::adjudication::Score> scores, bool forfeit);

} // namespace arbiter::app
