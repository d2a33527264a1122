// The pairing of one round: who meets whom, with which colour, on which board, and who has the bye.
// What every pairing system hands out and what a checker compares.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "pairing/model/numbers.hpp"
#include "rules/base/text.hpp"

namespace pairing {

struct Pair {
    PairingNumber white;
    PairingNumber black;
    friend auto operator<=>(const Pair&, const Pair&) = default;
};

struct RoundPairing {
    std::vector<Pair> boards; // in board order: FIDE C.04.2 art. 3.6
    std::optional<PairingNumber> pairingAllocatedBye;
    friend bool operator==(const RoundPairing&, const RoundPairing&) = default;
};

// Why a set of players stands in the way of a complete pairing: `groups` are sets of players that cannot be
// paired out among themselves (each has an odd number), and outside them only `sharedOpponents` are left.
struct PairingObstacle {
    std::vector<std::vector<PairingNumber>> groups;
    std::vector<PairingNumber> sharedOpponents;
    bool byeIsShared = false; // the pairing-allocated bye is one of the shared ways out
    friend bool operator==(const PairingObstacle&, const PairingObstacle&) = default;
};

// The rules allow no pairing of the round.
struct PairingRefusal {
    enum class Kind {
        TooFewPlayers,  // fewer than two to be paired
        NoLegalPairing, // FIDE C.04.3 art. 1.9.3: the Chief Arbiter decides
        ScheduleIsOver  // a round robin has no such round
    };
    Kind kind = Kind::NoLegalPairing;
    RoundNumber round;
    PairingObstacle obstacle;         // with NoLegalPairing
    std::vector<rules::Text> reasons; // sentences naming the players and why they cannot meet
};

} // namespace pairing
