// The field of an event in numbers, as FIDE's forms ask for them: rated, titled, federations, host.
// Used by the forms and by the chief arbiter's report.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "pairing/model/tournament.hpp"
#include "reports/form.hpp"

namespace reports {

struct FieldFacts {
    int players = 0;
    int played = 0; // at least one game over the board
    int rated = 0;
    int titled = 0;
    std::vector<std::pair<pairing::Title, int>> byTitle; // those that occur, highest first
    std::set<std::string> federations;                   // FID and unknown ones are none
    int ofHost = 0;                                      // of the event's federation
};

[[nodiscard]] FieldFacts fieldFactsOf(const pairing::Tournament& tournament);

// "GM 2, IM 1"; empty if nobody has a title.
[[nodiscard]] std::string titlesText(const FieldFacts& facts);

// Players, rated, titled, federations, host federation.
[[nodiscard]] std::vector<FormLine> fieldLines(const pairing::Tournament& tournament);

// Name, place, federation, days, arbiters, rounds, system, rate of play.
[[nodiscard]] std::vector<FormLine> eventLines(const pairing::Tournament& tournament);

// Signature, name and date, empty.
[[nodiscard]] std::vector<FormLine> signatureLines(const pairing::Tournament& tournament);

} // namespace reports
