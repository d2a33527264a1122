// Acts on who plays in the coming rounds: check-in, byes, withdrawal and return, expulsion, no-shows.
// Cases of Action; see arbiter/app/action.hpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "arbiter/app/player_id.hpp"
#include "pairing/model/tournament.hpp"

namespace arbiter::app {

// They are here, or not after all. From the first check-in on, only who is checked in is paired (FIDE C.04.2
// art. 4.1).
struct PlayersCheckedIn {
    static constexpr std::string_view journalVerb = "players checked in";
    std::vector<PlayerId> players;
    bool present = true;
    friend bool operator==(const PlayersCheckedIn&, const PlayersCheckedIn&) = default;
};

// A bye asked for in a coming round (FIDE C.04.2 art. 3.3); takes the place of an earlier one there.
struct ByeGranted {
    static constexpr std::string_view journalVerb = "bye granted";
    PlayerId player;
    pairing::RoundNumber round;
    pairing::RequestedBye kind = pairing::RequestedBye::ZeroPoint;
    friend bool operator==(const ByeGranted&, const ByeGranted&) = default;
};

struct ByeRevoked {
    static constexpr std::string_view journalVerb = "bye revoked";
    PlayerId player;
    pairing::RoundNumber round;
    friend bool operator==(const ByeRevoked&, const ByeRevoked&) = default;
};

// Not paired any more (FIDE C.04.2 art. 3.2), from the next round to be paired.
struct PlayerWithdrawn {
    static constexpr std::string_view journalVerb = "player withdrawn";
    PlayerId player;
    friend bool operator==(const PlayerWithdrawn&, const PlayerWithdrawn&) = default;
};

struct PlayerReturned {
    static constexpr std::string_view journalVerb = "player returned";
    PlayerId player;
    friend bool operator==(const PlayerReturned&, const PlayerReturned&) = default;
};

// Withdrawn, and without a place in the standings; the games that were played count for the others.
struct PlayerExpelled {
    static constexpr std::string_view journalVerb = "player expelled";
    PlayerId player;
    std::string reason;
    friend bool operator==(const PlayerExpelled&, const PlayerExpelled&) = default;
};

// He did not come in the last round, and plays on all the same.
struct NoShowSettled {
    static constexpr std::string_view journalVerb = "no-show settled";
    PlayerId player;
    pairing::RoundNumber round; // that he missed
    friend bool operator==(const NoShowSettled&, const NoShowSettled&) = default;
};

} // namespace arbiter::app
