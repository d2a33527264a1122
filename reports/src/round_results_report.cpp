#include "reports/round_results_report.hpp"

#include <optional>

#include "reports/game_code.hpp"
#include "result_counts.hpp"
#include "round_facts.hpp"
#include "tournament_facts.hpp"

namespace reports {
namespace {

using pairing::Player;
using rules::text;

struct BoardOfRound {
    std::size_t number = 0;
    const Player* white = nullptr;
    const Player* black = nullptr;
    Cell result;
    bool open = false;
};

std::vector<BoardOfRound> boardsOf(const RoundSheet& sheet) {
    std::vector<BoardOfRound> boards;
    for (const auto& [white, black] : sheet.pairing.boards) {
        BoardOfRound board{boards.size() + 1, sheet.tournament.find(white), sheet.tournament.find(black), {}};
        if (board.white == nullptr || board.black == nullptr) continue; // the model's promise
        const auto whiteEvent = eventIn(*board.white, sheet.round);
        const auto blackEvent = eventIn(*board.black, sheet.round);
        board.result = resultCell(whiteEvent, blackEvent);
        board.open = gameCode(whiteEvent, blackEvent).empty();
        boards.push_back(std::move(board));
    }
    return boards;
}

Cell boardCell(const BoardOfRound& board) {
    return static_cast<std::int64_t>(board.number);
}

std::vector<Column> columns() {
    return {
        {"board", text("Board"), Align::Right, false, true},
        {"white_tpn", text("No."), Align::Right, false, false, Audience::Everybody, true},
        {"white", text("White"), Align::Left, true},
        {"white_points", text("Pts"), Align::Right},
        codeColumn("result", text("Result"), Align::Centre),
        {"black_points", text("Pts"), Align::Right},
        {"black_or_bye", text("Black"), Align::Left, true, false, Audience::People},
        {"black", text("Black"), Align::Left, true, false, Audience::Programs},
        {"black_tpn", text("No."), Align::Right, false, false, Audience::Everybody, true},
        {"kind", text("Kind"), Align::Left, false, false, Audience::Programs},
    };
}

void addWithoutOpponent(Table& table, const RoundSheet& sheet, const Player& player,
                        const rules::Text& reason) {
    const Cell none{};
    table.rows.push_back({none, numberCell(player), player.name,
                          scoreAfter(player, sheet.round, sheet.tournament.scoring), none, none, reason, none,
                          none, reason});
}

} // namespace

Report roundResultsReport(const RoundSheet& sheet) {
    const auto pointsOf = [&](const Player& player) -> Cell {
        return scoreAfter(player, sheet.round, sheet.tournament.scoring);
    };
    Table table{"results", columns(), {}};
    std::size_t open = 0;
    for (const BoardOfRound& board : boardsOf(sheet)) {
        if (board.open) ++open;
        table.rows.push_back({boardCell(board), numberCell(*board.white), board.white->name,
                              pointsOf(*board.white), board.result, pointsOf(*board.black), board.black->name,
                              board.black->name, numberCell(*board.black), text("game")});
    }
    if (sheet.pairing.pairingAllocatedBye)
        if (const Player* player = sheet.tournament.find(*sheet.pairing.pairingAllocatedBye))
            addWithoutOpponent(table, sheet, *player, text("bye"));
    for (const Player& player : sheet.tournament.players)
        if (!isOnSheet(sheet, player.number))
            addWithoutOpponent(table, sheet, player, absenceOf(sheet, player));
    Report report{"results",
                  sheet.tournament.info.name,
                  roundTitle(sheet, "Results of round {}", "Results of round {} of {}"),
                  roundFacts(sheet, open),
                  {},
                  {}};
    report.notes.push_back(summaryOf(countsOf(sheet.tournament, sheet.round)));
    if (open > 0) report.notes.push_back(text("Games without a result: {}", open));
    report.notes.push_back(text("Pts: the points after this round"));
    report.tables.push_back(std::move(table));
    return report;
}

Report openBoardsReport(const RoundSheet& sheet, const std::map<std::size_t, std::string>& remarks) {
    Table table{"games",
                {{"board", text("Board"), Align::Right},
                 {"white", text("White"), Align::Left, true},
                 {"black", text("Black"), Align::Left, true},
                 {"remark", text("Remark"), Align::Left, true}},
                {}};
    const auto boards = boardsOf(sheet);
    for (const BoardOfRound& board : boards) {
        if (!board.open) continue;
        const auto remark = remarks.find(board.number);
        table.rows.push_back({boardCell(board), board.white->name, board.black->name,
                              remark == remarks.end() ? board.result : Cell(remark->second)});
    }
    Report report{"open_games",
                  sheet.tournament.info.name,
                  text("Games of round {} without a result", sheet.round.value()),
                  {{"open", text("Open"), static_cast<std::int64_t>(table.rows.size()), Audience::Everybody},
                   {"boards", text("Boards"), static_cast<std::int64_t>(boards.size()), Audience::Everybody}},
                  {},
                  {}};
    report.tables.push_back(std::move(table));
    return report;
}

} // namespace reports
