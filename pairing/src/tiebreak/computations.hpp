// Every tie-break's computation: the Working of each player of the field, by ascending pairing number.
// Declared here for the registry; each is defined in the file of its own name with its articles.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "pairing/tiebreak/tie_break.hpp"
#include "pairing/tiebreak/working.hpp"
#include "tiebreak/elements.hpp"
#include "tiebreak/field.hpp"

namespace pairing::tiebreak {

using Workings = std::vector<Working>;

[[nodiscard]] Workings wins(const Field& field, const TieBreak& tieBreak);
[[nodiscard]] Workings gamesWon(const Field& field, const TieBreak& tieBreak);
[[nodiscard]] Workings blackGames(const Field& field, const TieBreak& tieBreak);
[[nodiscard]] Workings blackWins(const Field& field, const TieBreak& tieBreak);
[[nodiscard]] Workings progressive(const Field& field, const TieBreak& tieBreak);
[[nodiscard]] Workings roundsElected(const Field& field, const TieBreak& tieBreak);
[[nodiscard]] Workings standardPoints(const Field& field, const TieBreak& tieBreak);
[[nodiscard]] Workings pairingNumber(const Field& field, const TieBreak& tieBreak);
[[nodiscard]] Workings buchholz(const Field& field, const TieBreak& tieBreak);
[[nodiscard]] Workings averageBuchholz(const Field& field, const TieBreak& tieBreak);
[[nodiscard]] Workings foreBuchholz(const Field& field, const TieBreak& tieBreak);
[[nodiscard]] Workings sonnebornBerger(const Field& field, const TieBreak& tieBreak);
[[nodiscard]] Workings koya(const Field& field, const TieBreak& tieBreak);
[[nodiscard]] Workings averageRating(const Field& field, const TieBreak& tieBreak);
[[nodiscard]] Workings performance(const Field& field, const TieBreak& tieBreak);
[[nodiscard]] Workings perfectPerformance(const Field& field, const TieBreak& tieBreak);
[[nodiscard]] Workings averagePerformance(const Field& field, const TieBreak& tieBreak);
[[nodiscard]] Workings averagePerfect(const Field& field, const TieBreak& tieBreak);
[[nodiscard]] Workings ownRating(const Field& field, const TieBreak& tieBreak);
[[nodiscard]] Workings sumOfScores(const Field& field, const TieBreak& tieBreak);
[[nodiscard]] Workings winRate(const Field& field, const TieBreak& tieBreak);
[[nodiscard]] Workings kashdan(const Field& field, const TieBreak& tieBreak);
[[nodiscard]] Workings sumOfBuchholz(const Field& field, const TieBreak& tieBreak);

// One Working per player from a function of the player's index.
template <class Compute>
[[nodiscard]] Workings eachPlayer(const Field& field, Compute&& compute) {
    Workings workings;
    workings.reserve(field.size());
    for (std::size_t player = 0; player < field.size(); ++player)
        workings.push_back(compute(player));
    return workings;
}

// Value = Σ over all rounds of what `contribution(round)` gives.
template <class Contribution>
[[nodiscard]] Working sumOverRounds(const Field& field, std::size_t player, Contribution&& contribution) {
    std::vector<Part> parts;
    parts.reserve(field.rounds());
    for (std::size_t round = 0; round < field.rounds(); ++round) {
        Part part = partOf(field, player, round);
        part.contribution = contribution(round);
        parts.push_back(part);
    }
    return sum(std::move(parts));
}

// One part per game over the board: what `worth(opponent)` says of the opponent, once for each game (4.4).
template <class Worth>
[[nodiscard]] std::vector<Part> opponentsWith(const Field& field, std::size_t player, Worth&& worth) {
    std::vector<Part> parts;
    parts.reserve(field.rounds());
    for (std::size_t round = 0; round < field.rounds(); ++round) {
        const RoundRecord& record = field.record(player, round);
        if (!record.played()) continue;
        Part part = partOf(field, player, round);
        part.score = part.contribution = worth(*record.opponent);
        parts.push_back(part);
    }
    return parts;
}

// Value = how many rounds `counts(record)`.
template <class Counts>
[[nodiscard]] Workings countRounds(const Field& field, Counts&& counts) {
    return eachPlayer(field, [&](std::size_t player) {
        return sumOverRounds(field, player, [&](std::size_t round) {
            return Fraction(counts(field.record(player, round)) ? 1 : 0);
        });
    });
}

} // namespace pairing::tiebreak
