// An event as a tournament report file, with points, ranks and tie-breaks of its standings.
// Used by export and demo. For the rating report, results that were corrected too late for standings and
// pairings stand as they were played (FIDE C.04.2 art. 4.3); points and ranks stay those of the standings.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "arbiter/app/event_state.hpp"
#include "failure.hpp"
#include "pairing/trf/conversion.hpp"
#include "reports/rating_report_check.hpp"

namespace arbiter::cli {

// What stands in the file beside the event's own data.
struct TrfWishes {
    pairing::trf::Dialect dialect = pairing::trf::Dialect::Trf26;
    bool forRating = false;
    std::vector<std::optional<pairing::PartialDate>> roundDates{}; // record 132
    std::string encodedTimeControl{};                              // record 222
};

[[nodiscard]] Answer<rules::WithRemarks<std::string>> trfOf(const app::EventState& state,
                                                            const TrfWishes& wishes = {});

// Whether such a file would do as the report for rating.
[[nodiscard]] Answer<reports::RatingReportSheet> ratingReportOf(const app::EventState& state,
                                                                const TrfWishes& wishes);

} // namespace arbiter::cli
