// The points column against the results (spec 6.2, and section 4 for what programs add to it), and the
// scoring system that the points let us guess when no record states it.
#pragma once

#include "pairing/trf/conversion.hpp"
#include "trf/faults.hpp"
#include "trf/parsed.hpp"
#include "trf/player_lines.hpp"

namespace pairing::trf {

// Sets tournament.scoring when it is not stated and only another one explains all points.
void checkPoints(TrfTournament& result, const PlayerLines& players, const ConversionOptions& options,
                 bool scoringStated, Faults& faults);

} // namespace pairing::trf
