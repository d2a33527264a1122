// Readers of the records that hold one setting of the tournament: texts, days, rounds, colour, points,
// system, tie-breaks. Each reports its faults and gives what it could read.
#pragma once

#include "pairing/trf/document.hpp"
#include "trf/faults.hpp"
#include "trf/text_line.hpp"

namespace pairing::trf {

[[nodiscard]] TextRecord readText(TextRecord::Field field, const TextLine& line);
[[nodiscard]] DayRecord readDay(DayRecord::Which which, const TextLine& line, Faults& faults);
[[nodiscard]] RoundDatesRecord readRoundDates(const TextLine& line, Faults& faults);
[[nodiscard]] std::optional<RoundsRecord> readRounds(Spelling spelling, const TextLine& line, Faults& faults);
[[nodiscard]] std::optional<InitialColourRecord> readInitialColour(const TextLine& line, Faults& faults);
[[nodiscard]] ConfigurationRecord readConfiguration(const TextLine& line, Faults& faults);
[[nodiscard]] ScoringRecord readFideScoring(const TextLine& line, Faults& faults);
[[nodiscard]] ScoringRecord readJavafoScoring(const TextLine& line, Faults& faults);
[[nodiscard]] ScoringRecord readBbpScoring(char letter, const TextLine& line, Faults& faults);
[[nodiscard]] SystemRecord readSystem(const TextLine& line, Faults& faults);
[[nodiscard]] TieBreaksRecord readTieBreaks(bool withScore, const TextLine& line);

} // namespace pairing::trf
