// Crosstables: every player's opponents and results, round by round, or as a matrix of all against all.
// One numbering, named in the title: a cell "12w1" points to the row with number 12.
#pragma once

#include "pairing/model/tournament.hpp"
#include "pairing/standings/crosstable.hpp"
#include "reports/report.hpp"

namespace reports {

struct CrosstableSheet {
    const pairing::Tournament& tournament;
    pairing::standings::Standings standings;
    pairing::standings::Numbering numbering = pairing::standings::Numbering::Place;
    pairing::standings::CellForm cells = pairing::standings::CellForm::Compact; // of the rounds
};

// One column for each round.
[[nodiscard]] Report crosstableReport(const CrosstableSheet& sheet);

// One column for each player, with the results of the games of the two; for round robins.
[[nodiscard]] Report matrixReport(const CrosstableSheet& sheet);

} // namespace reports
