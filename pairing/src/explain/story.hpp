// A pairing of a field as its brackets tell it, with ranks in the place of pairing numbers.
// What explanations compare: the pairing that was made, and the one that would have been made.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "pairing/dutch/pair_round.hpp"
#include "pairing/explain/round_explanation.hpp"

namespace pairing::explain {

using dutch::Field;
using dutch::Rank;

struct BracketStory {
    std::vector<Rank> movedDown;
    std::vector<Rank> residents;
    std::vector<std::pair<Rank, Rank>> pairs; // by the higher ranked, who comes first
    std::vector<Rank> downfloaters;

    [[nodiscard]] bool isMovedDown(Rank rank) const;
    [[nodiscard]] std::vector<Rank> members() const; // moved-down players first
};

struct Story {
    std::vector<BracketStory> brackets;
    std::optional<Rank> bye;
};

// The engine's pairing of the field; nothing if it has none.
[[nodiscard]] std::optional<Story> storyOf(const Field& field);

// The values of [C6] to [C21] in bracket `index` of the story: FIDE C.04.3 art. 2.4 by the letter.
[[nodiscard]] std::vector<CriterionValue> qualityOf(const Field& field, const Story& story,
                                                    std::size_t index);

// The first difference in quality between what was made and what would have been; where there is none, the
// order of art. 4 decided.
[[nodiscard]] Objection compare(const Field& field, const Story& made, const std::optional<Story>& instead);

} // namespace pairing::explain
