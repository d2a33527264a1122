// Standings and crosstable of a TRF file.
// The same report builders as for events; see event_tables.hpp.
#pragma once

#include <optional>
#include <string>

#include "failure.hpp"
#include "pairing/standings/crosstable.hpp"
#include "pairing/trf/conversion.hpp"
#include "reports/report.hpp"

namespace arbiter::cli {

struct TrfRanking {
    std::optional<int> round;                                  // none: after the last one
    std::string tieBreaks;                                     // as written; empty: those of the file
    std::optional<pairing::tiebreak::Edition> tieBreakEdition; // none: by the first day of the event
};

[[nodiscard]] Answer<reports::Report> standingsOf(const pairing::trf::TrfTournament& file,
                                                  const TrfRanking& ranking, const std::string& source);

[[nodiscard]] Answer<reports::Report> crosstableOf(const pairing::trf::TrfTournament& file,
                                                   const TrfRanking& ranking,
                                                   pairing::standings::Numbering numbering,
                                                   const std::string& source);

} // namespace arbiter::cli
