// The lists of players in another order than the one they were made in: by name, number, rating, club …
// Use sortedBy() on any report whose lines are players.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "pairing/model/tournament.hpp"
#include "reports/language.hpp"
#include "reports/report.hpp"

namespace reports {

enum class PlayerOrder {
    Number,
    Name,
    Rating,     // highest first, players without one at the end
    Club,       // in a club by name; players without one at the end
    Federation, // the same
    Board       // of a list that has boards; who has none at the end
};

// "number", "name" … as the command line has them.
[[nodiscard]] std::span<const std::pair<std::string_view, PlayerOrder>> playerOrders();
[[nodiscard]] std::optional<PlayerOrder> playerOrderNamed(std::string_view name);

// The players of the tournament; Board is the order of the list there.
[[nodiscard]] std::vector<const pairing::Player*>
playersBy(PlayerOrder order, const pairing::Tournament& tournament, Language language);

// Whether the report has lines of players, or of boards for Board, that can be put in that order.
[[nodiscard]] bool canBeSorted(const Report& report, PlayerOrder order);

// Every table with lines of players in that order, which the head names. A report that cannot be sorted
// stays.
[[nodiscard]] Report sortedBy(PlayerOrder order, Report report, const pairing::Tournament& tournament,
                              Language language);

} // namespace reports
