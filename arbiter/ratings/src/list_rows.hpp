// A listed player as a row of the list's file, and back.
// Private to this room.
#pragma once

#include "arbiter/exchange/listed_player.hpp"
#include "arbiter/store/rating_list_file.hpp"

namespace arbiter::ratings {

[[nodiscard]] store::ListRow rowOf(const exchange::ListedPlayer& player);
[[nodiscard]] exchange::ListedPlayer playerOf(const store::ListRow& row);

} // namespace arbiter::ratings
