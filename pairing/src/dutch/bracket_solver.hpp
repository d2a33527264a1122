// Solves a bracket problem: the first best candidate, in integers as narrow as the problem allows.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "dutch/bracket_problem.hpp"
#include "pairing/dutch/trace.hpp"

namespace pairing::dutch {

struct BracketAnswer {
    std::vector<std::pair<matching::Vertex, matching::Vertex>> pairs; // members, by their places in `Alive`
    // WINDOW: members and players of the next scoregroup that the witness pairs further down.
    std::vector<matching::Vertex> furtherDown;
};

// The first best candidate; nothing if the problem has none (or, in a WINDOW, may be too narrow to tell).
[[nodiscard]] std::optional<BracketAnswer> firstBestCandidate(const BracketProblem& problem,
                                                              RoundTrace& trace);

// How many members the best candidates of a WHOLE problem leave unpaired; nothing if it has none.
[[nodiscard]] std::optional<std::size_t> fewestFloaters(const BracketProblem& problem, RoundTrace& trace);

} // namespace pairing::dutch
