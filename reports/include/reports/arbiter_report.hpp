// The chief arbiter's report: the event, its field, who left, what was not played, what was changed by hand
// and where it departs from the Handbook, incidents, appeals, winners. What only the arbiter knows are free
// fields.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "pairing/model/tournament.hpp"
#include "pairing/standings/standings.hpp"
#include "reports/event_records.hpp"
#include "reports/form.hpp"
#include "reports/report.hpp"

namespace reports {

struct ArbiterReportSheet {
    const pairing::Tournament& tournament;
    pairing::standings::Standings standings;
    std::vector<std::string> writtenCodes = {}; // as in StandingsSheet
    EventRecords records = {};
    FreeFields fields = {};
};

[[nodiscard]] std::span<const FreeField> fieldsOfArbiterReport();
[[nodiscard]] Report arbiterReport(const ArbiterReportSheet& sheet);

} // namespace reports
