// The sentences of a page of workings: who is ahead by what, what was cut, what an unplayed round counted.
// Each names its article; one that holds for several tie-breaks is said once.
#pragma once

#include <vector>

#include "criteria.hpp"
#include "reports/workings_report.hpp"

namespace reports {

// Why the player is below the one above him and above the one below him.
[[nodiscard]] std::vector<rules::Text> placeNotes(const WorkingsSheet& sheet,
                                                  const std::vector<Criterion>& criteria);

// What in the columns of the tie-breaks does not explain itself.
[[nodiscard]] std::vector<rules::Text> partNotes(const WorkingsSheet& sheet,
                                                 const std::vector<pairing::tiebreak::Working>& workings,
                                                 const std::vector<Criterion>& criteria);

} // namespace reports
