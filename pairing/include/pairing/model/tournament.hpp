// A tournament as the rules allow it: players, rounds played, and the settings that decide a pairing.
// Made from a TRF document or an event file through a conversion that can fail; from here on it is
// consistent.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "pairing/model/numbers.hpp"
#include "pairing/model/player.hpp"
#include "pairing/model/points.hpp"
#include "pairing/model/round_event.hpp"

namespace pairing {

// The edition of the Handbook that an event follows for its whole life; never inferred from today's date.
enum class RuleEdition { Fide2017, Fide2026 };

// Members must not meet each other in the rounds first..last. Not a FIDE criterion; treated like [C1].
struct ForbiddenGroup {
    RoundNumber first{1};
    std::optional<RoundNumber> last; // none: until the end
    std::vector<PairingNumber> members;
    friend bool operator==(const ForbiddenGroup&, const ForbiddenGroup&) = default;
};

// Virtual points of players firstPlayer..lastPlayer in the rounds first..last (FIDE C.04.7; TRF 250, XXA).
struct VirtualPoints {
    Points points;
    RoundNumber first{1};
    RoundNumber last{1};
    PairingNumber firstPlayer{1};
    PairingNumber lastPlayer{1};
    friend bool operator==(const VirtualPoints&, const VirtualPoints&) = default;
};

// Explicit entries, if there are any, take the place of the Baku rule; a later entry overrides an earlier
// one.
struct Acceleration {
    bool baku = false; // FIDE C.04.7 art. 1
    std::vector<VirtualPoints> explicitPoints;
    friend bool operator==(const Acceleration&, const Acceleration&) = default;
};

// Everyone meets everyone, by the Berger tables of FIDE C.05 Annex 1. The numbers of the tables are the
// places of the players in the list.
struct RoundRobin {
    // Of a cycle that another one follows; else somebody has the same colour three times running.
    enum class LastTwoRounds {
        AsInTheTables,
        Swapped,      // of the first cycle only
        SwappedIfEven // where it helps: with an even number of players
    };
    int cycles = 1; // games of each pair, 1 to 9; colours change from one to the next
    LastTwoRounds lastTwoRounds = LastTwoRounds::SwappedIfEven;
    friend bool operator==(const RoundRobin&, const RoundRobin&) = default;
};

struct TournamentInfo {
    std::string name;
    std::string city;
    std::string federation;
    std::optional<PartialDate> firstDay;
    std::optional<PartialDate> lastDay;
    std::string chiefArbiter;
    std::vector<std::string> deputyArbiters;
    std::string timeControl;
    friend bool operator==(const TournamentInfo&, const TournamentInfo&) = default;
};

// Whose pairing numbers count for "odd" in FIDE C.04.3 art. 5.2.5 (reading P1).
enum class ParityNumbering {
    TakenPartSoFar, // only players who have been in a pairing or are in this one are counted
    Registered      // the pairing number as it stands in the list
};

struct Tournament {
    TournamentInfo info;
    RuleEdition edition = RuleEdition::Fide2026;
    std::optional<RoundRobin> roundRobin; // none: a Swiss by the FIDE (Dutch) System
    RoundNumber plannedRounds{0};         // 0: not known; then no round counts as the last one
    std::optional<Colour> initialColour;  // drawn by lot before round 1 (FIDE C.04.3 art. 5.1)
    ParityNumbering parityNumbering = ParityNumbering::TakenPartSoFar;
    ScoringSystem scoring;
    Acceleration acceleration;
    std::vector<ForbiddenGroup> forbidden;
    std::vector<Player> players; // by ascending pairing number, each number once

    // How many rounds every player's `rounds` holds.
    [[nodiscard]] RoundNumber recordedRounds() const noexcept;
    // The player with that number, or nullptr.
    [[nodiscard]] const Player* find(PairingNumber number) const noexcept;
    [[nodiscard]] Player* find(PairingNumber number) noexcept;

    friend bool operator==(const Tournament&, const Tournament&) = default;
};

// The score in the standings after the first `rounds` rounds; without virtual points.
[[nodiscard]] Points scoreAfter(const Player& player, RoundNumber rounds, const ScoringSystem& scoring);

// A group of two people that must not be paired in that round.
[[nodiscard]] bool isForbidden(const Tournament& tournament, PairingNumber one, PairingNumber other,
                               RoundNumber round);

} // namespace pairing
