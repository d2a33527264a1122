// The players of a tournament as the tables that other programs read: their columns, their order, their
// words. A table is a value; as CSV it goes out through csvOf(), as a workbook through the writer of reports.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "pairing/model/tournament.hpp"
#include "rules/base/diagnostics.hpp"

namespace arbiter::exchange {

enum class PlayerTableForm {
    Flagfall,     // our own, which import reads again unchanged
    SwissManager, // a table whose columns are assigned in a dialog
    ChessResults, // as its downloads are laid out
    Vega,         // the text format of Vega
    SharlyChess
};

struct PlayerTable {
    using Cell = std::variant<std::monostate, std::string, std::int64_t>;
    std::vector<std::string> headings;
    std::vector<std::vector<Cell>> rows;
    char separator = ';';
    bool byteOrderMark = true; // for spreadsheets, which take a file without it for one of their own encoding
    std::vector<std::string> titleLines{};
};

// `withdrawn` stands in the column of the status. The remarks name what the form has no room for.
[[nodiscard]] rules::WithRemarks<PlayerTable>
playerTable(const pairing::Tournament& tournament, PlayerTableForm form,
            const std::set<pairing::PairingNumber>& withdrawn = {});

// Lines end in CRLF. Texts that a spreadsheet would compute are guarded (rules/base/guarded_text.hpp).
[[nodiscard]] std::string csvOf(const PlayerTable& table);

// For a broadcast on Lichess, a line each: "Name / FIDE ID / title / rating", and "Team; name" where the club
// is the team.
[[nodiscard]] std::string lichessPlayers(const pairing::Tournament& tournament);
[[nodiscard]] std::string lichessTeams(const pairing::Tournament& tournament);

} // namespace arbiter::exchange
