#include "forms.hpp"

#include <algorithm>

#include <fmt/ranges.h>

#include "pairing/model/overloaded.hpp"
#include "tournament_facts.hpp"

namespace reports {
namespace {

using pairing::Player;
using pairing::RoundNumber;
using rules::text;

constexpr std::size_t cardsOfAPage = 8; // blank slips come as one page, to be copied

Cell roundOf(const DocumentRequest& request) {
    return text("Round {}", request.round.value());
}

Cell ratingOrNothing(const Player& player) {
    return ratingCell(player);
}

Card slip(const std::string& event, const Cell& round, const Cell& board, const Cell& white,
          const Cell& whiteRating, const Cell& black, const Cell& blackRating) {
    return {{{CardRole::Small, {event, round}},
             {CardRole::Title, {board}},
             {CardRole::Small, {text("White")}},
             {CardRole::Strong, {white, whiteRating}},
             {CardRole::Small, {text("Black")}},
             {CardRole::Strong, {black, blackRating}},
             {CardRole::Boxes, {std::string("1-0"), std::string("½-½"), std::string("0-1")}},
             {CardRole::Signatures, {text("White"), text("Black")}}}};
}

CardSheet slipSheet() {
    CardSheet sheet{"slips", text("Result slips")};
    sheet.columns = 2;
    sheet.rows = 4;
    return sheet;
}

// The line to write on where a name would stand.
Card blankSlip(const std::string& event) {
    return {{{CardRole::Small, {event}},
             {CardRole::Blanks, {text("Round"), text("Board")}},
             {CardRole::Blanks, {text("White")}},
             {CardRole::Blanks, {text("Black")}},
             {CardRole::Boxes, {std::string("1-0"), std::string("½-½"), std::string("0-1")}},
             {CardRole::Signatures, {text("White"), text("Black")}}}};
}

Cell firstDay(const DocumentRequest& request) {
    const auto& day = request.event.tournament.info.firstDay;
    return day ? Cell(*day) : Cell();
}

bool isChosen(const DocumentRequest& request, const Player& player) {
    return !request.player || *request.player == player.number;
}

} // namespace

CardLine gridLine(std::size_t count, std::size_t columns, std::vector<Cell> headings,
                  std::vector<Cell> filled) {
    CardLine line{CardRole::Moves,
                  {static_cast<std::int64_t>(count), static_cast<std::int64_t>(columns),
                   static_cast<std::int64_t>(headings.size())}};
    line.cells.insert(line.cells.end(), headings.begin(), headings.end());
    line.cells.insert(line.cells.end(), filled.begin(), filled.end());
    return line;
}

GridShape shapeOf(const CardLine& line) {
    const auto number = [&](std::size_t cell) {
        return static_cast<std::size_t>(std::get<std::int64_t>(line.cells.at(cell)));
    };
    return {number(0), number(1), number(2)};
}

Report formReport(const DocumentRequest& request, std::string kind, rules::Text title) {
    return {std::move(kind), request.event.tournament.info.name, std::move(title), {}, {}, {}};
}

std::string describe(const Player& player) {
    std::vector<std::string> parts;
    if (player.title != pairing::Title::None) parts.emplace_back(abbreviation(player.title));
    if (player.rating) parts.push_back(std::to_string(player.rating->value()));
    for (const std::string& part : {player.federation, player.club})
        if (!part.empty()) parts.push_back(part);
    return fmt::format("{}", fmt::join(parts, " · "));
}

Report resultSlips(const DocumentRequest& request) {
    Report report = formReport(request, "slips", text("Result slips of round {}", request.round.value()));
    CardSheet sheet = slipSheet();
    std::int64_t number = 0;
    for (const auto& [white, black] : request.event.round(request.round).pairing.boards) {
        ++number;
        const Player* first = request.event.tournament.find(white);
        const Player* second = request.event.tournament.find(black);
        if (first == nullptr || second == nullptr) continue; // the model's promise
        sheet.cards.push_back(slip(report.event, roundOf(request), text("Board {}", number), first->name,
                                   ratingOrNothing(*first), second->name, ratingOrNothing(*second)));
    }
    report.cards.push_back(std::move(sheet));
    return report;
}

Report blankSlips(const DocumentRequest& request) {
    Report report = formReport(request, "blank-slips", text("Blank result slips"));
    CardSheet sheet = slipSheet();
    sheet.cards.assign(cardsOfAPage, blankSlip(report.event));
    report.cards.push_back(std::move(sheet));
    return report;
}

Report scoreSheets(const DocumentRequest& request) {
    Report report =
        formReport(request, "score-sheets", text("Score sheets of round {}", request.round.value()));
    CardSheet sheet{"score_sheets", text("Score sheets")};
    sheet.columns = 2;
    sheet.landscape = true;
    constexpr std::size_t moves = 60;
    std::int64_t number = 0;
    for (const auto& [white, black] : request.event.round(request.round).pairing.boards) {
        ++number;
        const Player* first = request.event.tournament.find(white);
        const Player* second = request.event.tournament.find(black);
        if (first == nullptr || second == nullptr) continue; // the model's promise
        const Card card{
            {{CardRole::Strong, {report.event, firstDay(request)}},
             {CardRole::Text, {text("Round {}", request.round.value()), text("Board {}", number)}},
             {CardRole::Text, {text("White: {}", first->name), ratingOrNothing(*first)}},
             {CardRole::Text, {text("Black: {}", second->name), ratingOrNothing(*second)}},
             gridLine(moves, 2, {text("White"), text("Black")}),
             {CardRole::Boxes, {std::string("1-0"), std::string("½-½"), std::string("0-1")}},
             {CardRole::Signatures, {text("White"), text("Black")}}}};
        sheet.cards.insert(sheet.cards.end(), 2, card); // one for each of them
    }
    report.cards.push_back(std::move(sheet));
    return report;
}

Report placeCards(const DocumentRequest& request) {
    Report report = formReport(request, "place-cards", text("Place cards"));
    CardSheet sheet{"place_cards", text("Place cards")};
    sheet.rows = 2;
    sheet.centred = true;
    sheet.folded = true;
    for (const Player& player : request.event.tournament.players)
        if (isChosen(request, player))
            sheet.cards.push_back({{{CardRole::Name, {player.name}}, {CardRole::Text, {describe(player)}}}});
    report.cards.push_back(std::move(sheet));
    return report;
}

Report nameBadges(const DocumentRequest& request) {
    Report report = formReport(request, "badges", text("Name badges"));
    CardSheet sheet{"badges", text("Name badges")};
    sheet.columns = 2;
    sheet.rows = 5;
    sheet.centred = true;
    for (const Player& player : request.event.tournament.players)
        if (isChosen(request, player))
            sheet.cards.push_back({{{CardRole::Small, {report.event}},
                                    {CardRole::Name, {player.name}},
                                    {CardRole::Text, {describe(player)}}}});
    report.cards.push_back(std::move(sheet));
    return report;
}

Report tableNumbers(const DocumentRequest& request) {
    Report report = formReport(request, "table-numbers", text("Table numbers"));
    CardSheet sheet{"table_numbers", text("Table numbers")};
    sheet.rows = 2;
    sheet.centred = true;
    sheet.folded = true;
    std::size_t boards = (request.event.tournament.players.size() + 1) / 2;
    for (const RoundOnPaper& round : request.event.rounds)
        boards = std::max(boards, round.pairing.boards.size());
    for (std::size_t number = 1; number <= boards; ++number)
        sheet.cards.push_back({{{CardRole::Name, {static_cast<std::int64_t>(number)}}}});
    report.cards.push_back(std::move(sheet));
    return report;
}

} // namespace reports
