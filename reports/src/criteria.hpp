// The tie-breaks of a table: their codes as columns, and the sentences that explain them below it.
// Shared by every report that shows values of a ranking.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "pairing/standings/standings.hpp"
#include "reports/report.hpp"

namespace reports {

struct Criterion {
    std::size_t index = 0; // in the order of the ranking
    std::string code;      // as the user wrote it, else the canonical code
};

// All but the points. `writtenCodes` holds one for each of them, or nothing.
[[nodiscard]] std::vector<Criterion> criteriaOf(const pairing::standings::RankingOrder& order,
                                                const std::vector<std::string>& writtenCodes);

[[nodiscard]] std::vector<std::string> codesOf(const std::vector<Criterion>& criteria);

[[nodiscard]] Cell valueCell(const pairing::tiebreak::TieBreakValue& value);

// Edition and list of the tie-breaks, round, provisional: facts of every table of a ranking.
[[nodiscard]] std::vector<Fact> rankingFacts(const pairing::standings::Standings& standings,
                                             const std::vector<Criterion>& criteria);

// A line for each tie-break, then one for each modifier in use.
void addLegend(std::vector<rules::Text>& notes, const pairing::standings::RankingOrder& order,
               const std::vector<Criterion>& criteria);

// What makes the standings provisional, if anything does.
void addProvisional(std::vector<rules::Text>& notes, const pairing::standings::Standings& standings);

} // namespace reports
