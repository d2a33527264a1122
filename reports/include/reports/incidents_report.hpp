// The incidents of an event, each with its facts, the ruling, the articles, and what became of an appeal:
// complete enough to be handed to an appeals committee. Its tables also stand in the chief arbiter's report.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "pairing/model/numbers.hpp"
#include "reports/report.hpp"
#include "rules/adjudication/ruling.hpp"

namespace reports {

enum class IncidentState { Stands, Appealed, Upheld, Overruled };

struct IncidentAppeal {
    std::string by;
    std::string grounds;
    std::string time;
};

struct IncidentDecision {
    bool byCommittee = false; // else by the chief arbiter
    bool upheld = false;
    std::string by;
    std::string reason;
    std::string time;
    std::string result; // of the board after it
};

struct IncidentOnRecord {
    std::int64_t number = 0;
    pairing::RoundNumber round;
    pairing::BoardNumber board;
    std::string white;
    std::string black;
    std::string time; // as it is to be printed
    std::string arbiter;
    std::string kind;               // stable name
    std::vector<rules::Text> facts; // sentences; no names in their arguments
    std::string ruleSet;
    std::string mode;     // "rapid-A5"
    std::string position; // FEN; empty: not told
    std::string moves;    // up to the incident; empty: not told
    rules::adjudication::Ruling ruling{};
    std::string result{};         // that the board got by it; empty: it was left as it was
    bool coloursAsPlayed = false; // the sheet has the colours as played since
    std::string note{};
    IncidentState state = IncidentState::Stands;
    std::optional<IncidentAppeal> appeal{};
    std::vector<IncidentDecision> decisions{};
};

struct IncidentList {
    std::string event;
    std::string times; // "UTC", "UTC+01:00"
    std::vector<IncidentOnRecord> incidents;
};

[[nodiscard]] Report incidentsReport(const IncidentList& list);

// The sentence with colours, pieces and usual times set in, so that the catalogue can carry it whole.
[[nodiscard]] rules::Text wholeSentence(const rules::Text& sentence);

} // namespace reports
