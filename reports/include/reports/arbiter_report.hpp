// The chief arbiter's report: the event, its field, who left, what was not played, what was changed by hand
// and where it departs from the Handbook, incidents, appeals, winners. What only the arbiter knows are free
// fields.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "pairing/model/tournament.hpp"
#include "pairing/standings/standings.hpp"
#include "reports/form.hpp"
#include "reports/report.hpp"

namespace reports {

// Something the arbiter did that the report must name: a correction, a seat, a round made by hand.
struct RecordedAct {
    std::string time; // as in the diary
    std::string who;
    rules::Text what;
};

// Somebody who did not take part in all rounds.
struct Leaving {
    pairing::PairingNumber player;
    rules::Text what; // "withdrawn from round 4", "expelled: …", "entered late, from round 2"
};

struct FromHandbook {
    rules::Text what;
    std::string value;
    std::optional<pairing::RoundNumber> since; // none: from the start
};

struct ArbiterReportSheet {
    const pairing::Tournament& tournament;
    pairing::standings::Standings standings;
    std::vector<std::string> writtenCodes = {}; // as in StandingsSheet
    std::vector<std::optional<pairing::PartialDate>> roundDates = {};
    std::vector<Leaving> leavings = {};
    std::vector<RecordedAct> acts = {};
    std::vector<FromHandbook> departures = {};
    std::vector<Table> incidents = {}; // tables of the incidents on record
    FreeFields fields = {};
    bool closed = false; // the arbiter has made the standings final
};

[[nodiscard]] std::span<const FreeField> fieldsOfArbiterReport();
[[nodiscard]] Report arbiterReport(const ArbiterReportSheet& sheet);

} // namespace reports
