// The standings after a round: who is where, with which values, and what decided.
// A pure function of the tournament, the order and the options; recompute it whenever a result changes.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "pairing/model/tournament.hpp"
#include "pairing/standings/ranking_order.hpp"
#include "pairing/tiebreak/rules.hpp"
#include "pairing/tiebreak/value.hpp"
#include "pairing/tiebreak/working.hpp"

namespace pairing::standings {

struct StandingsOptions {
    tiebreak::Rules rules;
    std::set<PairingNumber> withdrawn; // marked; in a round robin see RowStatus::LeftEarly
    std::set<PairingNumber> expelled;  // last, without a place; their games still count for the others
    std::map<PairingNumber, Points> extraPoints; // bonus and penalty, for the own rank only (reading R1)
    std::map<PairingNumber, int> manualOrder;    // MAN: 1 = first
    std::map<std::string, std::map<PairingNumber, tiebreak::Fraction>>
        typedValues;                      // OTHER_name: higher first
    std::optional<std::uint64_t> lotSeed; // lots for what is tied after the whole list (C.07 art. 4.2)
};

enum class RowStatus {
    Ranked,
    Expelled, // no place
    LeftEarly // round robin, fewer than half of his games played: not counted (C.05 art. 6.6), no place
};

struct Row {
    PairingNumber player;
    Points points;                               // with extra points
    std::vector<tiebreak::TieBreakValue> values; // one per criterion of the order
    RowStatus status = RowStatus::Ranked;
    int place = 0;     // competition ranking "1 2 2 4"; 0 without a place
    int lastPlace = 0; // of those who share it; = place when not shared
    bool withdrawn = false;
    // The criterion of the order that sets him below the row above; none: first, shared, by lot, no place.
    std::optional<std::size_t> decidedBy;
    std::optional<int> lot; // his lot among those tied to the end, 1 = first
};

// A game of the rounds counted whose result is not known.
struct OpenGame {
    RoundNumber round;
    PairingNumber white;
    PairingNumber black;
    bool adjourned = false;
    friend auto operator<=>(const OpenGame&, const OpenGame&) = default;
};

struct Standings {
    RoundNumber rounds;          // counted
    RoundNumber scheduledRounds; // of the event; 0: not known
    RankingOrder order;
    tiebreak::Rules rules;
    std::vector<Row> rows; // in the order of the list; inside a shared place by pairing number
    std::vector<OpenGame> openGames;

    [[nodiscard]] bool beforeTheEnd() const { return rounds < scheduledRounds; }
    [[nodiscard]] bool provisional() const { return beforeTheEnd() || !openGames.empty(); }
    [[nodiscard]] const Row* find(PairingNumber player) const;
};

// Rounds after `round` are not looked at (C.07 as if the event ended there; reading R6).
// Precondition: the order passes checkOrder; round <= recorded rounds.
[[nodiscard]] Standings standingsAfter(const Tournament& tournament, RoundNumber round,
                                       const RankingOrder& order, const StandingsOptions& options = {});

// Each value opened into its parts, one working per criterion of the order.
struct PlayerWorkings {
    Row row;
    std::vector<tiebreak::Working> workings;
};

// Of all players, in the order of the standings.
[[nodiscard]] std::vector<PlayerWorkings> workingsAfter(const Tournament& tournament, RoundNumber round,
                                                        const RankingOrder& order,
                                                        const StandingsOptions& options = {});

// "2", "2=", "2–3"; empty without a place.
enum class PlaceStyle { Repeated, Equal, Range };
[[nodiscard]] std::string placeText(const Row& row, PlaceStyle style = PlaceStyle::Repeated);

} // namespace pairing::standings
