// Readers of the records that list players: teams, byes, accelerations, forbidden pairs, absences.
// None where nothing of the line can be used.
#pragma once

#include "pairing/trf/document.hpp"
#include "trf/faults.hpp"
#include "trf/text_line.hpp"

namespace pairing::trf {

[[nodiscard]] TeamRecord readTeam(const TextLine& line, Faults& faults);
[[nodiscard]] std::optional<ByesRecord> readByes(const TextLine& line, Faults& faults);
[[nodiscard]] std::optional<AccelerationRecord> readAcceleration(const TextLine& line, Faults& faults);
[[nodiscard]] std::optional<PlayerAccelerationRecord> readPlayerAcceleration(const TextLine& line,
                                                                             Faults& faults);
[[nodiscard]] std::optional<ForbiddenRecord> readForbidden(const TextLine& line, Faults& faults);
[[nodiscard]] ForbiddenRecord readForbiddenWords(const TextLine& line, Faults& faults);
[[nodiscard]] AbsentRecord readAbsent(const TextLine& line, Faults& faults);

} // namespace pairing::trf
