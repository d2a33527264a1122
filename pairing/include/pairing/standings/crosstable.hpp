// The crosstable of an event as a value: Swiss (one column per round) or matrix (one column per player).
// One numbering in a table, named; every cell points to a row that points back with the mirrored result.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "pairing/model/round_event.hpp"
#include "pairing/model/tournament.hpp"
#include "pairing/standings/standings.hpp"
#include "rules/base/text.hpp"

namespace pairing::standings {

// Which number a row has and a cell names.
enum class Numbering {
    Place,        // line of the standings, 1, 2, 3 …, also inside a shared place, so that it names one row
    PairingNumber // tournament pairing number
};

struct CrosstableCell {
    RoundEvent event;
    std::optional<int> opponent; // in the numbering of the table
    Points points;               // what the round gave
};

struct CrosstableRow {
    int number = 0; // in the numbering of the table
    PairingNumber player;
    std::string place; // "2", "2=" …, empty without one
    Points points;
    std::vector<CrosstableCell> cells; // one per round
};

struct Crosstable {
    Numbering numbering = Numbering::Place;
    RoundNumber rounds;
    std::vector<CrosstableRow> rows; // by number
};

[[nodiscard]] Crosstable crosstableOf(const Tournament& tournament, const Standings& standings,
                                      Numbering numbering);

// All games of two players, in the order of the rounds.
struct MatrixCell {
    bool diagonal = false;
    std::vector<CrosstableCell> games;
};

struct MatrixRow {
    int number = 0;
    PairingNumber player;
    std::string place;
    Points points;
    std::vector<MatrixCell> cells; // one per row of the matrix, in their order
};

struct Matrix {
    Numbering numbering = Numbering::Place;
    RoundNumber rounds;
    std::vector<MatrixRow> rows;
};

[[nodiscard]] Matrix matrixOf(const Tournament& tournament, const Standings& standings, Numbering numbering);

// The usual forms of a cell.
enum class CellForm {
    Compact, // 12w1 7b½ 3b0, forfeits 8w+ 8w-, byes -U -F -H -Z, absent --, open 12w*, adjourned 12wA
    Fide     // +W12 =B7 -B3, forfeits +F8 -F8, byes +BYE =BYE -BYE, absent --, open *W12
};
[[nodiscard]] std::string cellText(const CrosstableCell& cell, CellForm form = CellForm::Compact);
// 1 ½ 0 + -, × on the diagonal; several games side by side: "1 ½".
[[nodiscard]] std::string cellText(const MatrixCell& cell);

// "numbers are places in the standings", "numbers are pairing numbers": for the heading.
[[nodiscard]] rules::Text describe(Numbering numbering);

} // namespace pairing::standings
