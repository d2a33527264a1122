#include "pairing/standings/crosstable.hpp"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "pairing/model/overloaded.hpp"

namespace pairing::standings {
namespace {

using Numbers = std::map<PairingNumber, int>;

Numbers numbersOf(const Standings& standings, Numbering numbering) {
    Numbers numbers;
    int line = 0;
    for (const Row& row : standings.rows) {
        ++line;
        numbers.emplace(row.player, numbering == Numbering::Place ? line : int{row.player.value()});
    }
    return numbers;
}

// The rows of the standings in the order of their numbers.
std::vector<const Row*> inOrder(const Standings& standings, const Numbers& numbers) {
    std::vector<const Row*> rows;
    for (const Row& row : standings.rows)
        rows.push_back(&row);
    std::ranges::sort(rows, {}, [&](const Row* row) { return numbers.at(row->player); });
    return rows;
}

CrosstableCell cellOf(const RoundEvent& event, const Numbers& numbers, const ScoringSystem& scoring) {
    CrosstableCell cell{event, std::nullopt, pointsOf(event, scoring)};
    if (const auto opponent = scheduledOpponent(event)) cell.opponent = numbers.at(*opponent);
    return cell;
}

template <class TableRow>
TableRow rowHeader(const Row& row, const Numbers& numbers) {
    TableRow header;
    header.number = numbers.at(row.player);
    header.player = row.player;
    header.place = placeText(row);
    header.points = row.points;
    return header;
}

std::string_view letterOf(Colour colour) {
    return colour == Colour::White ? "w" : "b";
}

std::string letterOf(const std::optional<Colour>& colour) {
    return colour ? std::string(letterOf(*colour)) : std::string();
}

std::string_view resultOf(Outcome outcome) {
    switch (outcome) {
    case Outcome::Win:
        return "1";
    case Outcome::Draw:
        return "½";
    case Outcome::Loss:
        return "0";
    }
    return {};
}

std::string_view unratedMark(const PlayedGame& game) {
    return game.rated ? "" : "u";
}

// The result alone, as matrices show it; empty where there is no opponent.
std::string resultText(const RoundEvent& event) {
    return std::visit(Overloaded{
                          [](const PlayedGame& game) {
                              return std::string(resultOf(game.outcome)) + std::string(unratedMark(game));
                          },
                          [](const ForfeitWin&) { return std::string("+"); },
                          [](const ForfeitLoss&) { return std::string("-"); },
                          [](const DoubleForfeit&) { return std::string("-"); },
                          [](const AdjournedGame&) { return std::string("A"); },
                          [](const PendingGame&) { return std::string("*"); },
                          [](const PairingAllocatedBye&) { return std::string(); },
                          [](const FullPointBye&) { return std::string(); },
                          [](const HalfPointBye&) { return std::string(); },
                          [](const ZeroPointBye&) { return std::string(); },
                          [](const NotPaired&) { return std::string(); },
                      },
                      event);
}

std::string compactText(const CrosstableCell& cell) {
    if (cell.opponent)
        return fmt::format("{}{}{}", *cell.opponent, letterOf(scheduledColour(cell.event)),
                           resultText(cell.event));
    if (std::holds_alternative<PairingAllocatedBye>(cell.event)) return "-U";
    if (std::holds_alternative<FullPointBye>(cell.event)) return "-F";
    if (std::holds_alternative<HalfPointBye>(cell.event)) return "-H";
    if (std::holds_alternative<ZeroPointBye>(cell.event)) return "-Z";
    return "--";
}

std::string_view fideSign(Outcome outcome) {
    switch (outcome) {
    case Outcome::Win:
        return "+";
    case Outcome::Draw:
        return "=";
    case Outcome::Loss:
        return "-";
    }
    return {};
}

std::string fideText(const CrosstableCell& cell) {
    const auto number = [&] { return cell.opponent.value_or(0); };
    const auto onBoard = [&](std::string_view sign, Colour colour) {
        return fmt::format("{}{}{}", sign, colour == Colour::White ? 'W' : 'B', number());
    };
    return std::visit(
        Overloaded{
            [&](const PlayedGame& game) { return onBoard(fideSign(game.outcome), game.colour); },
            [&](const ForfeitWin&) { return fmt::format("+F{}", number()); },
            [&](const ForfeitLoss&) { return fmt::format("-F{}", number()); },
            [&](const DoubleForfeit&) { return fmt::format("-F{}", number()); },
            [&](const AdjournedGame& game) { return onBoard("*", game.colour); },
            [&](const PendingGame& game) { return onBoard("*", game.colour); },
            [](const PairingAllocatedBye&) { return std::string("+BYE"); },
            [](const FullPointBye&) { return std::string("+BYE"); },
            [](const HalfPointBye&) { return std::string("=BYE"); },
            [](const ZeroPointBye&) { return std::string("-BYE"); },
            [](const NotPaired&) { return std::string("--"); },
        },
        cell.event);
}

} // namespace

Crosstable crosstableOf(const Tournament& tournament, const Standings& standings, Numbering numbering) {
    const Numbers numbers = numbersOf(standings, numbering);
    Crosstable table{numbering, standings.rounds, {}};
    for (const Row* row : inOrder(standings, numbers)) {
        auto line = rowHeader<CrosstableRow>(*row, numbers);
        const std::vector<RoundEvent>& events = tournament.find(row->player)->rounds;
        for (std::size_t round = 0; round < standings.rounds.value(); ++round)
            line.cells.push_back(cellOf(events[round], numbers, tournament.scoring));
        table.rows.push_back(std::move(line));
    }
    return table;
}

Matrix matrixOf(const Tournament& tournament, const Standings& standings, Numbering numbering) {
    const Numbers numbers = numbersOf(standings, numbering);
    const std::vector<const Row*> rows = inOrder(standings, numbers);
    std::map<PairingNumber, std::size_t> columns;
    for (const Row* row : rows)
        columns.emplace(row->player, columns.size());

    Matrix matrix{numbering, standings.rounds, {}};
    for (const Row* row : rows) {
        auto line = rowHeader<MatrixRow>(*row, numbers);
        line.cells.resize(rows.size());
        line.cells[columns.at(row->player)].diagonal = true;
        const std::vector<RoundEvent>& events = tournament.find(row->player)->rounds;
        for (std::size_t round = 0; round < standings.rounds.value(); ++round)
            if (const auto opponent = scheduledOpponent(events[round]))
                line.cells[columns.at(*opponent)].games.push_back(
                    cellOf(events[round], numbers, tournament.scoring));
        matrix.rows.push_back(std::move(line));
    }
    return matrix;
}

std::string cellText(const CrosstableCell& cell, CellForm form) {
    switch (form) {
    case CellForm::Compact:
        return compactText(cell);
    case CellForm::Fide:
        return fideText(cell);
    }
    return {};
}

std::string cellText(const MatrixCell& cell) {
    if (cell.diagonal) return "×";
    std::string text;
    for (const CrosstableCell& game : cell.games) {
        if (!text.empty()) text += ' ';
        text += resultText(game.event);
    }
    return text;
}

rules::Text describe(Numbering numbering) {
    switch (numbering) {
    case Numbering::Place:
        return rules::text("numbers are lines of the standings");
    case Numbering::PairingNumber:
        return rules::text("numbers are pairing numbers");
    }
    return {};
}

} // namespace pairing::standings
