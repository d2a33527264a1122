// A claim of a draw in the words of the case format: "touch w g1 ; claim threefold w written Ng8".
// Use it wherever an event may be a claim; other events are left to incident_words.hpp.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "rules/board/position.hpp"
#include "rules/draws/draw_claim.hpp"

namespace rules::cases {

struct ClaimTold {
    draws::DrawClaim claim;
    bool accepted = false; // by the opponent, before it was decided
};

// `steps` in time order: claim, touch, clock, accept-draw. Nothing: another event, or not understood.
[[nodiscard]] std::optional<ClaimTold> claimFrom(const std::vector<std::string_view>& steps,
                                                 const board::Position& position);

} // namespace rules::cases
