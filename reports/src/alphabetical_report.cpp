#include "reports/alphabetical_report.hpp"

#include <map>

#include "round_facts.hpp"

namespace reports {
namespace {

using pairing::PairingNumber;
using pairing::Player;
using rules::text;

struct Seat {
    std::int64_t board = 0;
    pairing::Colour colour = pairing::Colour::White;
    const Player* opponent = nullptr;
};

std::map<PairingNumber, Seat> seatsOf(const RoundSheet& sheet) {
    std::map<PairingNumber, Seat> seats;
    std::int64_t board = 0;
    for (const auto& [white, black] : sheet.pairing.boards) {
        ++board;
        seats[white] = {board, pairing::Colour::White, sheet.tournament.find(black)};
        seats[black] = {board, pairing::Colour::Black, sheet.tournament.find(white)};
    }
    return seats;
}

std::vector<Column> columns() {
    return {
        {"name", text("Name"), Align::Left, true, true},
        {"tpn", text("No."), Align::Right, false, false, Audience::Everybody, true},
        {"board", text("Board"), Align::Right},
        {"colour", text("Colour")},
        {"opponent_or_reason", text("Opponent"), Align::Left, true, false, Audience::People},
        {"opponent", text("Opponent"), Align::Left, true, false, Audience::Programs},
        {"opponent_tpn", text("No."), Align::Right, false, false, Audience::Everybody, true},
        {"kind", text("Kind"), Align::Left, false, false, Audience::Programs},
    };
}

std::vector<Cell> seated(const Player& player, const Seat& seat) {
    return {player.name,
            numberCell(player),
            seat.board,
            seat.colour == pairing::Colour::White ? text("White") : text("Black"),
            seat.opponent->name,
            seat.opponent->name,
            numberCell(*seat.opponent),
            text("game")};
}

std::vector<Cell> withoutOpponent(const Player& player, const rules::Text& reason) {
    const Cell none{};
    return {player.name, numberCell(player), none, none, reason, none, none, reason};
}

} // namespace

Report alphabeticalReport(const RoundSheet& sheet, Language language, PlayerOrder order) {
    const auto seats = seatsOf(sheet);
    Table table{"alphabetical", columns(), {}};
    std::size_t byes = 0;
    std::size_t notPlaying = 0;
    for (const Player& player : sheet.tournament.players) {
        const auto seat = seats.find(player.number);
        if (seat != seats.end() && seat->second.opponent != nullptr) {
            table.rows.push_back(seated(player, seat->second));
        } else if (sheet.pairing.pairingAllocatedBye == player.number) {
            ++byes;
            table.rows.push_back(withoutOpponent(player, text("bye")));
        } else {
            ++notPlaying;
            table.rows.push_back(withoutOpponent(player, absenceOf(sheet, player)));
        }
    }
    Report report{
        "alphabetical",
        sheet.tournament.info.name,
        roundTitle(sheet, "Round {}: where everybody plays", "Round {} of {}: where everybody plays"),
        {{"round", text("Round"), std::int64_t{sheet.round.value()}, Audience::Programs}},
        {text("{} paired + {} bye + {} not playing = {} players", table.rows.size() - byes - notPlaying, byes,
              notPlaying, table.rows.size())},
        {}};
    report.tables.push_back(std::move(table));
    return sortedBy(order, std::move(report), sheet.tournament, language);
}

} // namespace reports
