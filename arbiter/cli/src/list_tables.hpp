// What rating lists are shown as: hits of a search, the lists there are, the differences to an event.
// Shared by the acts of fide.
#pragma once

#include <span>
#include <vector>

#include "arbiter/ratings/list_check.hpp"
#include "arbiter/ratings/rating_list.hpp"
#include "reports/report.hpp"

namespace arbiter::cli {

[[nodiscard]] reports::Report foundReport(std::span<const ratings::Found> found,
                                          const ratings::ListFacts& list);

[[nodiscard]] reports::Report listsReport(std::span<const ratings::ListFacts> lists);

// One line for each value that differs, old and new; the foot counts the others.
[[nodiscard]] reports::Report checkReport(std::span<const ratings::ListCheck> checks,
                                          const ratings::ListFacts& list, const std::string& event);

} // namespace arbiter::cli
