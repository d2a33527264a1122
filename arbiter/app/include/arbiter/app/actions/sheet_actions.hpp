// Changes to the sheet of a published round, each with its reason.
// Cases of Action; see arbiter/app/action.hpp.
#pragma once

#include <string_view>

#include "arbiter/app/player_id.hpp"
#include "pairing/model/tournament.hpp"

namespace arbiter::app {

// Why the sheet of a round is changed by hand: FIDE C.04.2 art. 4.4.
enum class ChangeReason {
    AlreadyMet,   // the pairing repeats a game
    EventRules,   // the rules of the competition allow it
    WithoutGame,  // two players near each other are both without an opponent and agree
    LateEntry,    // with minimal changes, agreed by all concerned (4.4.4)
    Unforeseeable // on the top boards of the last round
};

// Two players without an opponent in the last paired round get one in each other.
struct PlayersSeated {
    static constexpr std::string_view journalVerb = "players seated";
    pairing::RoundNumber round;
    PlayerId white;
    PlayerId black;
    pairing::BoardNumber board; // a new one, or that of a player who cancelled
    ChangeReason reason = ChangeReason::LateEntry;
    friend bool operator==(const PlayersSeated&, const PlayersSeated&) = default;
};

// A player of the published round does not come, and says so: his opponent wins by forfeit, or may be seated
// with somebody else.
struct PlayerCancelled {
    static constexpr std::string_view journalVerb = "player cancelled";
    pairing::RoundNumber round;
    PlayerId player;
    friend bool operator==(const PlayerCancelled&, const PlayerCancelled&) = default;
};

// The two play, or have played, with the other colours; who won has won.
struct ColoursSwapped {
    static constexpr std::string_view journalVerb = "colours swapped";
    pairing::RoundNumber round;
    pairing::BoardNumber board;
    friend bool operator==(const ColoursSwapped&, const ColoursSwapped&) = default;
};

// Two players of a round take each other's seats.
struct SeatsSwapped {
    static constexpr std::string_view journalVerb = "seats swapped";
    pairing::RoundNumber round;
    PlayerId one;
    PlayerId other;
    ChangeReason reason = ChangeReason::EventRules;
    friend bool operator==(const SeatsSwapped&, const SeatsSwapped&) = default;
};

} // namespace arbiter::app
