// A rating list of one's own (of a federation, a club): a table whose columns are found out or mapped.
// Use it beside FIDE's list, for national ratings and licence numbers.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/exchange/listed_player.hpp"
#include "arbiter/exchange/player_sheet.hpp"
#include "rules/base/diagnostics.hpp"
#include "rules/base/expected.hpp"

namespace arbiter::exchange {

struct OwnList {
    std::vector<ListedPlayer> players;
    std::vector<SheetColumn> columns; // and what they were taken for
};

// Its rating is `rating_nat`, or else `rating_fide`. A line that cannot be read is passed over with a remark;
// a table without names is a fault.
[[nodiscard]] rules::Expected<rules::WithRemarks<OwnList>, rules::Diagnostics>
readOwnList(std::string_view bytes, const std::string& source, const SheetOptions& options = {});

} // namespace arbiter::exchange
