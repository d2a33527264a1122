// Whether an event is ready to be reported for rating, point by point: what FIDE's server wants is there,
// what is missing is named with players and rounds. Use it before an export, and as a page for the file.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "pairing/check/standings_check.hpp"
#include "pairing/model/tournament.hpp"
#include "pairing/standings/standings.hpp"
#include "reports/report.hpp"

namespace reports {

struct RatingReportSheet {
    const pairing::Tournament& tournament;
    pairing::tiebreak::Rules rules;
    std::vector<std::string> tieBreaks = {};                          // records 202, 212
    std::vector<pairing::check::RecordedRank> ranks = {};             // that the report has
    std::vector<std::optional<pairing::PartialDate>> roundDates = {}; // record 132
    std::string encodedTimeControl = {};                              // record 222
    // Boards that are open for another reason than that nobody has entered a result.
    std::vector<std::string> disputed = {};
};

enum class Readiness {
    Good,
    Advice,  // the server warns, or it is wanted for title events only
    Missing, // the report is not accepted, or wrong
    NotYet   // comes with the end of the event
};

struct ReadinessPoint {
    std::string code; // stable: "fide-ids", "round-dates" …
    rules::Text what; // what was looked at
    Readiness state = Readiness::Good;
    std::vector<std::string> found{}; // players, rounds, fields; as they are called everywhere
};

// Every point, also the good ones, in the order of the report file.
[[nodiscard]] std::vector<ReadinessPoint> readinessOf(const RatingReportSheet& sheet);

// Rounds are missing or games are open: what can be reported is only a part, and must be called so.
[[nodiscard]] bool isPartial(const RatingReportSheet& sheet);

// Nothing is missing and the event is over.
[[nodiscard]] bool isReady(std::span<const ReadinessPoint> points);

[[nodiscard]] Report ratingReportCheck(const RatingReportSheet& sheet);

} // namespace reports
