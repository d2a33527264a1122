// One player of FIDE's lists: a line of the TXT list, or a <player> of the XML list.
// Nothing if it has no ID or no name; other fields that make no sense are left out.
#pragma once

#include <optional>
#include <string_view>

#include "arbiter/exchange/listed_player.hpp"
#include "fide_columns.hpp"

namespace arbiter::exchange {

[[nodiscard]] std::optional<ListedPlayer> playerOfLine(std::string_view line, const FideColumns& columns);

// In a list of one type "rating" is that of its type; in the combined one it is the standard rating.
[[nodiscard]] std::optional<ListedPlayer> playerOfXml(std::string_view piece, RateOfPlay typeOfFile);

} // namespace arbiter::exchange
