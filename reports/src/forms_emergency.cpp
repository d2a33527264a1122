#include <algorithm>
#include <array>

#include <fmt/ranges.h>

#include "forms.hpp"
#include "pairing/standings/crosstable.hpp"
#include "tournament_facts.hpp"

namespace reports {
namespace {

using pairing::Player;
using pairing::RoundNumber;
using rules::text;

constexpr std::size_t usualRounds = 9; // where their number is not known

std::size_t roundsOf(const DocumentRequest& request) {
    const std::size_t planned = request.event.tournament.plannedRounds.value();
    return std::max<std::size_t>(planned > 0 ? planned : usualRounds, request.event.rounds.size());
}

std::vector<Cell> headings() {
    return {text("Colour"), text("Opponent"), text("Result"), text("Points")};
}

std::string coloursOf(const Player& player) {
    std::string colours;
    for (const auto& event : player.rounds)
        if (const auto colour = playedColour(event)) colours += *colour == pairing::Colour::White ? 'w' : 'b';
    return colours;
}

std::string metBy(const Player& player) {
    std::vector<int> met;
    for (const auto& event : player.rounds)
        if (const auto opponent = metOpponent(event)) met.push_back(opponent->value());
    return fmt::format("{}", fmt::join(met, ", "));
}

bool isOpen(const pairing::RoundEvent& event) {
    return std::holds_alternative<pairing::PendingGame>(event) ||
           std::holds_alternative<pairing::AdjournedGame>(event);
}

// The fields of one round that are known: colour, opponent's number, result as it is written, points then.
std::array<Cell, 4> roundFields(const Player& player, std::size_t index,
                                const pairing::ScoringSystem& scoring) {
    std::array<Cell, 4> fields;
    const auto& event = player.rounds[index];
    if (const auto colour = scheduledColour(event))
        fields[0] = *colour == pairing::Colour::White ? text("White") : text("Black");
    const auto opponent = scheduledOpponent(event);
    if (opponent) fields[1] = std::int64_t{opponent->value()};
    if (isOpen(event)) return fields;
    const pairing::standings::CrosstableCell cell{event, std::nullopt, {}};
    fields[2] = opponent ? cellText(pairing::standings::MatrixCell{false, {cell}}) : cellText(cell);
    fields[3] = scoreAfter(player, RoundNumber(static_cast<std::uint16_t>(index + 1)), scoring);
    return fields;
}

std::vector<Cell> fieldsOf(const Player& player, const pairing::ScoringSystem& scoring) {
    std::vector<Cell> fields;
    for (std::size_t index = 0; index < player.rounds.size(); ++index)
        for (Cell& field : roundFields(player, index, scoring))
            fields.push_back(std::move(field));
    return fields;
}

CardSheet cardSheet() {
    CardSheet sheet{"cards", text("Pairing cards")};
    sheet.columns = 2;
    sheet.rows = 2;
    return sheet;
}

Table handTable(const DocumentRequest& request) {
    Table table{"players",
                {{"tpn", text("No."), Align::Right, false, true},
                 {"name", text("Name"), Align::Left, true, true},
                 {"rating", text("Rating"), Align::Right},
                 {"points", text("Points"), Align::Right},
                 {"colours", text("Colours"), Align::Left},
                 {"met", text("Opponents"), Align::Left, true},
                 {"status", text("Status"), Align::Left}},
                {}};
    const auto& tournament = request.event.tournament;
    const auto rounds = request.event.pairedRounds();
    for (const Player& player : tournament.players) {
        const bool left = request.event.withdrawnFrom.contains(player.number);
        table.rows.push_back({std::int64_t{player.number.value()}, player.name, ratingCell(player),
                              scoreAfter(player, rounds, tournament.scoring), coloursOf(player),
                              metBy(player), left ? Cell(text("withdrawn")) : Cell()});
    }
    return table;
}

} // namespace

Report emergencyKit(const DocumentRequest& request) {
    Report report = formReport(request, "emergency-kit",
                               text("Emergency kit after round {}", request.event.pairedRounds().value()));
    report.notes = {
        text("If the computer fails: sort the cards by points, then by number; pair within equal points, "
             "upper half against lower half; nobody meets an opponent twice; colours alternate"),
        text("Write colour, opponent, result and new points on both cards; enter the rounds when the "
             "computer is back")};
    report.tables.push_back(handTable(request));
    CardSheet sheet = cardSheet();
    for (const Player& player : request.event.tournament.players) {
        if (request.event.withdrawnFrom.contains(player.number)) continue;
        sheet.cards.push_back(
            {{{CardRole::Small, {report.event}},
              {CardRole::Title, {fmt::format("{}  {}", player.number.value(), player.name)}},
              {CardRole::Text, {describe(player)}},
              gridLine(roundsOf(request), 1, headings(),
                       fieldsOf(player, request.event.tournament.scoring))}});
    }
    report.cards.push_back(std::move(sheet));
    return report;
}

Report blankCards(const DocumentRequest& request) {
    Report report = formReport(request, "blank-cards", text("Blank pairing cards"));
    CardSheet sheet = cardSheet();
    const Card card{{{CardRole::Small, {report.event}},
                     {CardRole::Blanks, {text("No."), text("Rating")}},
                     {CardRole::Blanks, {text("Name")}},
                     {CardRole::Blanks, {text("Club")}},
                     gridLine(roundsOf(request), 1, headings())}};
    sheet.cards.assign(4, card);
    report.cards.push_back(std::move(sheet));
    return report;
}

} // namespace reports
