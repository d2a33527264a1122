#include "reports/without_game_report.hpp"

#include <optional>

#include "pairing/model/overloaded.hpp"
#include "round_facts.hpp"
#include "tournament_facts.hpp"

namespace reports {
namespace {

using pairing::Player;
using rules::text;

// Of a board that was not played; nothing for any other.
std::optional<rules::Text> forfeitOf(const pairing::RoundEvent& event) {
    if (std::holds_alternative<pairing::ForfeitWin>(event)) return text("wins by forfeit");
    if (std::holds_alternative<pairing::ForfeitLoss>(event)) return text("loses by forfeit");
    if (std::holds_alternative<pairing::DoubleForfeit>(event)) return text("double forfeit");
    return std::nullopt;
}

std::optional<rules::Text> kindOf(const RoundSheet& sheet, const Player& player) {
    if (const auto forfeit = forfeitOf(eventIn(player, sheet.round))) return forfeit;
    if (sheet.pairing.pairingAllocatedBye == player.number) return text("bye");
    if (isOnSheet(sheet, player.number)) return std::nullopt;
    return absenceOf(sheet, player);
}

std::vector<Column> columns() {
    return {
        {"tpn", text("No."), Align::Right, false, true},
        {"name", text("Name"), Align::Left, true, true},
        {"rating", text("Rating"), Align::Right},
        {"club", text("Club"), Align::Left, true},
        {"kind", text("Kind")},
        {"points", text("Points"), Align::Right},
        {"opponent", text("Opponent"), Align::Left, true},
        {"remark", text("Remark"), Align::Left, true},
    };
}

} // namespace

Report withoutGameReport(const RoundSheet& sheet,
                         const std::map<pairing::PairingNumber, rules::Text>& remarks) {
    Table table{"without_game", columns(), {}};
    for (const Player& player : sheet.tournament.players) {
        const auto kind = kindOf(sheet, player);
        if (!kind) continue;
        const pairing::RoundEvent event = eventIn(player, sheet.round);
        const auto opponent = scheduledOpponent(event);
        const Player* other = opponent ? sheet.tournament.find(*opponent) : nullptr;
        const auto remark = remarks.find(player.number);
        table.rows.push_back({numberCell(player), player.name, ratingCell(player), player.club, *kind,
                              pointsOf(event, sheet.tournament.scoring),
                              other == nullptr ? Cell() : Cell(other->name),
                              remark == remarks.end() ? Cell() : Cell(remark->second)});
    }
    Report report{"without_game",
                  sheet.tournament.info.name,
                  text("Players without a game in round {}", sheet.round.value()),
                  {{"round", text("Round"), std::int64_t{sheet.round.value()}, Audience::Programs}},
                  {table.rows.empty() ? text("Everybody has a game in this round")
                                      : text("{} of {} players have no game in this round", table.rows.size(),
                                             sheet.tournament.players.size())},
                  {}};
    report.tables.push_back(std::move(table));
    return report;
}

} // namespace reports
