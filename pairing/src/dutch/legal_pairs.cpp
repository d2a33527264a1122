#include "dutch/legal_pairs.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "pairing/matching/perfect_matcher.hpp"

namespace pairing::dutch {

using matching::BitMatrix;
using matching::Vertex;
using matching::VertexSet;

BitMatrix legalPairs(const Field& field, std::span<const Rank> ranks, std::size_t size) {
    const auto players = static_cast<Vertex>(ranks.size());
    VertexSet everybody(size);
    // [C3] concerns non-topscorers with an absolute preference, by its colour; see
    // haveSameAbsolutePreference.
    std::array<VertexSet, 2> absolute{VertexSet(size), VertexSet(size)};
    const auto groupOf = [&](Vertex vertex) -> VertexSet* {
        const Contestant& player = field[ranks[vertex]];
        if (player.preference.strength != PreferenceStrength::Absolute || player.topscorer) return nullptr;
        return &absolute[player.preference.colour == Colour::White ? 0 : 1];
    };
    std::vector<Vertex> vertexOf(field.size(), matching::noVertex);
    for (Vertex vertex = 0; vertex < players; ++vertex) {
        vertexOf[ranks[vertex]] = vertex;
        everybody.insert(vertex);
        if (VertexSet* group = groupOf(vertex)) group->insert(vertex);
    }
    BitMatrix legal(size);
    for (Vertex vertex = 0; vertex < players; ++vertex) {
        const auto row = legal.row(vertex);
        std::ranges::copy(everybody.words(), row.begin());
        if (const VertexSet* group = groupOf(vertex))
            for (std::size_t word = 0; word < row.size(); ++word)
                row[word] &= ~group->words()[word];
        legal.reset(vertex, vertex);
        // [C1] and forbidden pairs.
        for (const Rank barred : field[ranks[vertex]].barredOpponents)
            if (vertexOf[barred] != matching::noVertex) legal.reset(vertex, vertexOf[barred]);
    }
    return legal;
}

} // namespace pairing::dutch
