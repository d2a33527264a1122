// What an event has on record beyond players and rounds, for the reports that an arbiter signs.
// A front end fills it in from the journal; what is not known stays empty.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "pairing/model/numbers.hpp"
#include "pairing/model/player.hpp"
#include "reports/report.hpp"

namespace reports {

// Something the arbiter did that a report must name: a correction, a seat, a round made by hand.
struct RecordedAct {
    std::string time; // as in the diary
    std::string who;
    rules::Text what;
};

// Somebody who does not take part in all rounds.
struct Leaving {
    pairing::PairingNumber player;
    rules::Text what; // "withdrawn from round 4", "entered late, from round 2"
};

// In what the event departs from the Handbook.
struct FromHandbook {
    rules::Text what;
    std::string value;
    std::optional<pairing::RoundNumber> since; // none: from the start
};

struct EventRecords {
    std::vector<std::optional<pairing::PartialDate>> roundDates{}; // record 132
    std::string encodedTimeControl{};                              // record 222
    std::vector<Leaving> leavings{};
    std::vector<RecordedAct> acts{};
    std::vector<FromHandbook> departures{};
    std::vector<Table> incidents{};      // tables of the incidents
    std::vector<std::string> disputed{}; // results, as they are called
    bool closed = false;                 // the arbiter has made the standings final
};

} // namespace reports
