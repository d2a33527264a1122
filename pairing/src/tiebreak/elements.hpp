// The elements of opponents' tie-breaks, one per round: what the opponent or dummy is worth, and the cuts.
// FIDE C.07 art. 14 and 16.4, 16.5; used by Buchholz, Fore Buchholz, Sonneborn-Berger and their kin.
#pragma once

#include <cstddef>
#include <vector>

#include "pairing/tiebreak/tie_break.hpp"
#include "tiebreak/field.hpp"

namespace pairing::tiebreak {

// One part per round that is an element: games against the adjusted score of the opponent, own unplayed
// rounds against the dummy (16.4). `contribution` and `score` are that value, `factor` the points obtained.
// Free rounds and unfinished games are no elements.
[[nodiscard]] std::vector<Part> opponentElements(const Field& field, std::size_t player, bool forfeitsPlayed);

// A part that says what the round was, contributing nothing yet.
[[nodiscard]] Part partOf(const Field& field, std::size_t player, std::size_t round);

enum class CutException { None, VoluntaryUnplayedFirst }; // the second: art. 16.5

// Marks what /Cn and /Mn cut: low cuts first, then high cuts. Art. 14.1 to 14.4.
void applyCuts(std::vector<Part>& parts, const TieBreak& tieBreak, CutException exception);

// Art. 16.5 is for Swiss events and came with the edition of September 2023.
[[nodiscard]] CutException cutExceptionOf(const Field& field);

// Number of parts that are not cut.
[[nodiscard]] std::int64_t countOfParts(const std::vector<Part>& parts);

// Value = Σ of the parts that are not cut.
[[nodiscard]] Working sum(std::vector<Part> parts);
// Value = Σ ÷ number of parts that are not cut, exact; none where no part is left.
[[nodiscard]] Working average(std::vector<Part> parts);
// The same, rounded to a whole number, half up.
[[nodiscard]] Working roundedAverage(std::vector<Part> parts);

} // namespace pairing::tiebreak
