// Who may be paired with whom, as a matrix: [C1], [C3] and forbidden pairs.
// The completion test and the bracket problems both start from it.
#pragma once

#include <span>

#include "pairing/dutch/field.hpp"
#include "pairing/matching/bit_matrix.hpp"

namespace pairing::dutch {

// Vertex i stands for ranks[i]. The matrix has `size` rows; those behind the players are left empty for
// vertices that are no players.
[[nodiscard]] matching::BitMatrix legalPairs(const Field& field, std::span<const Rank> ranks,
                                             std::size_t size);

} // namespace pairing::dutch
