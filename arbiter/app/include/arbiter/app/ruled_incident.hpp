// An incident on record: the ruling, the appeal against it, the decisions on that; and what the rulings of a
// game add up to.
// Use it to rule on the next incident of the same game, and for every list of incidents.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "arbiter/app/actions/ruling_actions.hpp"

namespace arbiter::app {

struct EventState;

struct Appeal {
    PlayerId player;
    std::string grounds;
    std::string time;
    friend bool operator==(const Appeal&, const Appeal&) = default;
};

struct Review {
    ReviewBody body = ReviewBody::ChiefArbiter;
    bool upheld = false;
    std::string by;
    std::string reason;
    std::string time;
    GameResult result = GameResult::Open; // of the board after it
    friend bool operator==(const Review&, const Review&) = default;
};

enum class RulingState { Stands, Appealed, Upheld, Overruled };

struct RuledIncident {
    RulingMade act;
    std::optional<Appeal> appeal;
    std::vector<Review> reviews; // in the order of time

    [[nodiscard]] bool stands() const noexcept { return reviews.empty() || reviews.back().upheld; }
    // The committee has spoken; nothing comes after it.
    [[nodiscard]] bool isFinal() const noexcept;
    [[nodiscard]] RulingState state() const noexcept;
    friend bool operator==(const RuledIncident&, const RuledIncident&) = default;
};

[[nodiscard]] const RuledIncident* findIncident(const EventState& state, std::uint32_t number) noexcept;

// Of the game that is played there now, by rulings that stand: after a new game was ordered the count begins
// again. In the colours of the sheet.
[[nodiscard]] rules::ByColour<std::uint32_t>
illegalActsAt(const EventState& state, pairing::RoundNumber round, pairing::BoardNumber board);

// Appeals that wait for a decision.
[[nodiscard]] std::vector<const RuledIncident*> pendingAppeals(const EventState& state);

} // namespace arbiter::app
