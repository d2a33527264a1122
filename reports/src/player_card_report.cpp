#include "reports/player_card_report.hpp"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "cell_text.hpp"
#include "pairing/standings/crosstable.hpp"
#include "round_facts.hpp"
#include "tournament_facts.hpp"

namespace reports {
namespace {

using pairing::Player;
using pairing::RoundEvent;
using rules::text;

std::vector<Column> columns() {
    return {
        {"round", text("Round"), Align::Right, false, true},
        {"colour", text("Colour")},
        {"opponent_tpn", text("No."), Align::Right, false, false, Audience::Everybody, true},
        {"title", text("Title"), Align::Left, false, false, Audience::Everybody, true},
        {"opponent_or_bye", text("Opponent"), Align::Left, true, false, Audience::People},
        {"opponent", text("Opponent"), Align::Left, true, false, Audience::Programs},
        {"rating", text("Rating"), Align::Right, false, false, Audience::Everybody, true},
        {"opponent_points", text("Their points"), Align::Right, false, false, Audience::Everybody, true},
        codeColumn("result", text("Result"), Align::Centre),
        {"points", text("Points"), Align::Right},
        {"score", text("Points so far"), Align::Right},
        {"kind", text("Kind"), Align::Left, false, false, Audience::Programs},
    };
}

// Of a round without an opponent.
rules::Text byeText(const RoundEvent& event) {
    if (std::holds_alternative<pairing::PairingAllocatedBye>(event)) return text("bye");
    if (std::holds_alternative<pairing::FullPointBye>(event)) return text("full-point bye");
    if (std::holds_alternative<pairing::HalfPointBye>(event)) return text("half-point bye");
    if (std::holds_alternative<pairing::ZeroPointBye>(event)) return text("zero-point bye");
    return text("not paired");
}

Cell colourCell(const RoundEvent& event) {
    const auto colour = scheduledColour(event);
    if (!colour) return {};
    return *colour == pairing::Colour::White ? text("White") : text("Black");
}

Table roundsTable(const PlayerCardSheet& sheet, const Player& player) {
    const pairing::Tournament& tournament = sheet.workings.tournament;
    const pairing::RoundNumber rounds = sheet.workings.standings.rounds;
    Table table{"rounds", columns(), {}, text("Games")};
    pairing::Points score;
    for (std::uint16_t round = 1; round <= rounds.value(); ++round) {
        const RoundEvent event = eventIn(player, pairing::RoundNumber(round));
        const pairing::Points points = pointsOf(event, tournament.scoring);
        score += points;
        std::vector<Cell> cells(table.columns.size());
        cells[0] = std::int64_t{round};
        cells[9] = points;
        cells[10] = score;
        const auto number = scheduledOpponent(event);
        if (const Player* opponent = number ? tournament.find(*number) : nullptr) {
            cells[1] = colourCell(event);
            cells[2] = numberCell(*opponent);
            cells[3] = typedCell(abbreviation(opponent->title));
            cells[4] = cells[5] = opponent->name;
            cells[6] = ratingCell(*opponent);
            cells[7] = scoreAfter(*opponent, rounds, tournament.scoring);
            cells[8] =
                std::holds_alternative<pairing::AdjournedGame>(event)
                    ? Cell(text("adjourned"))
                    : Cell(cellText(pairing::standings::MatrixCell{false, {{event, std::nullopt, points}}}));
            cells[11] = text("game");
        } else {
            cells[4] = cells[11] = byeText(event);
        }
        table.rows.push_back(std::move(cells));
    }
    return table;
}

std::string signedNumber(int hundredths) {
    const int size = hundredths < 0 ? -hundredths : hundredths;
    return fmt::format("{}{}.{:02}", hundredths < 0 ? "-" : "+", size / 100, size % 100);
}

std::vector<Fact> factsOf(const PlayerCardSheet& sheet, const Player& player) {
    std::vector<Fact> facts;
    const auto add = [&](const char* key, rules::Text label, std::string value) {
        if (!value.empty()) facts.push_back({key, std::move(label), std::move(value), Audience::Everybody});
    };
    add("title", text("Title"), std::string(abbreviation(player.title)));
    if (player.rating)
        facts.push_back(
            {"rating", text("Rating"), std::int64_t{player.rating->value()}, Audience::Everybody});
    add("federation", text("Federation"), player.federation);
    add("club", text("Club"), player.club);
    add("fide_id", text("FIDE ID"), player.fideId);
    if (player.birth) add("birth", text("Born"), isoDate(*player.birth));
    const pairing::standings::Row& row = *sheet.workings.standings.find(player.number);
    add("points", text("Points"), toString(row.points));
    add("place", text("Rank"), placeText(row));
    if (row.withdrawn) facts.push_back({"status", text("Status"), text("withdrawn"), Audience::Everybody});
    if (sheet.rating && sheet.rating->performance)
        facts.push_back({"performance", text("Performance"), std::int64_t{*sheet.rating->performance},
                         Audience::Everybody});
    if (sheet.rating && sheet.rating->k && !sheet.rating->games.empty())
        add("rating_change", text("Rating change"), signedNumber(sheet.rating->change));
    return facts;
}

} // namespace

Report playerCardReport(const PlayerCardSheet& sheet) {
    const Player& player = *sheet.workings.tournament.find(sheet.workings.player);
    Report workings = workingsReport(sheet.workings);
    Report card{"player_card",
                sheet.workings.tournament.info.name,
                text("Player card of no. {}, after round {}",
                     fmt::format("{} {}", player.number.value(), player.name),
                     sheet.workings.standings.rounds.value()),
                factsOf(sheet, player),
                std::move(workings.notes),
                {}};
    std::ranges::move(workings.facts, std::back_inserter(card.facts));
    card.tables.push_back(roundsTable(sheet, player));
    std::ranges::move(workings.tables, std::back_inserter(card.tables));
    return card;
}

} // namespace reports
