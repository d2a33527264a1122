#include "reports/pairings_report.hpp"

#include <algorithm>

#include <fmt/ranges.h>

#include "reports/game_code.hpp"
#include "round_facts.hpp"
#include "tournament_facts.hpp"

namespace reports {
namespace {

using pairing::Player;
using pairing::RoundEvent;

std::vector<Column> sheetColumns() {
    using rules::text;
    const auto minor = [](Column column) {
        column.minor = true;
        return column;
    };
    return {
        {"board", text("Board"), Align::Right, false, true},
        minor({"white_tpn", text("No."), Align::Right}),
        {"white", text("White"), Align::Left, true},
        minor({"white_rating", text("Rating"), Align::Right}),
        minor({"white_points", text("Pts"), Align::Right}),
        codeColumn("result", text("Result"), Align::Centre),
        minor({"black_points", text("Pts"), Align::Right}),
        {"black_or_bye", text("Black"), Align::Left, true, false, Audience::People},
        {"black", text("Black"), Align::Left, true, false, Audience::Programs},
        minor({"black_rating", text("Rating"), Align::Right}),
        minor({"black_tpn", text("No."), Align::Right}),
        {"kind", text("Kind"), Align::Left, false, false, Audience::Programs},
    };
}

class SheetBuilder {
  public:
    explicit SheetBuilder(const RoundSheet& sheet)
        : sheet_(sheet) {}

    [[nodiscard]] Report build() {
        addGames();
        addBye();
        const std::size_t notPlaying = addOthers();
        Report report{"pairings",
                      sheet_.tournament.info.name,
                      roundTitle(sheet_, "Pairings of round {}", "Pairings of round {} of {}"),
                      roundFacts(sheet_, openBoards_.size()),
                      notes(notPlaying),
                      {}};
        report.tables.push_back({"pairings", sheetColumns(), std::move(rows_)});
        report.stamp.round = sheet_.round;
        report.stamp.edition = editionName(sheet_.tournament.edition);
        report.stamp.changedByHand = sheet_.byHand;
        return report;
    }

  private:
    void addGames() {
        for (const auto& [white, black] : sheet_.pairing.boards) {
            const Player* whitePlayer = sheet_.tournament.find(white);
            const Player* blackPlayer = sheet_.tournament.find(black);
            if (whitePlayer == nullptr || blackPlayer == nullptr) continue; // the model's promise
            ++boards_;
            const RoundEvent whiteEvent = eventIn(*whitePlayer, sheet_.round);
            const RoundEvent blackEvent = eventIn(*blackPlayer, sheet_.round);
            if (gameCode(whiteEvent, blackEvent).empty()) openBoards_.push_back(boards_);
            rows_.push_back({boards_, numberCell(*whitePlayer), whitePlayer->name, ratingCell(*whitePlayer),
                             pointsBefore(sheet_, *whitePlayer), resultCell(whiteEvent, blackEvent),
                             pointsBefore(sheet_, *blackPlayer), blackPlayer->name, blackPlayer->name,
                             ratingCell(*blackPlayer), numberCell(*blackPlayer), rules::text("game")});
        }
    }

    void addBye() {
        if (!sheet_.pairing.pairingAllocatedBye) return;
        if (const Player* player = sheet_.tournament.find(*sheet_.pairing.pairingAllocatedBye))
            addWithoutOpponent(*player, rules::text("bye"));
    }

    std::size_t addOthers() {
        std::size_t count = 0;
        for (const Player& player : sheet_.tournament.players) {
            if (isOnSheet(sheet_, player.number)) continue;
            addWithoutOpponent(player, absenceOf(sheet_, player));
            ++count;
        }
        return count;
    }

    void addWithoutOpponent(const Player& player, const rules::Text& reason) {
        const Cell none{};
        rows_.push_back({none, numberCell(player), player.name, ratingCell(player),
                         pointsBefore(sheet_, player), none, none, reason, none, none, none, reason});
    }

    [[nodiscard]] std::vector<rules::Text> notes(std::size_t notPlaying) const {
        const std::int64_t paired = 2 * boards_;
        const int byes = sheet_.pairing.pairingAllocatedBye ? 1 : 0;
        std::vector<rules::Text> notes{rules::text("{} paired + {} bye + {} not playing = {} players", paired,
                                                   byes, notPlaying, sheet_.tournament.players.size())};
        if (!openBoards_.empty())
            notes.push_back(rules::text("{} of {} games have no result yet: boards {}", openBoards_.size(),
                                        boards_, fmt::format("{}", fmt::join(openBoards_, ", "))));
        if (sheet_.byHand)
            notes.push_back(
                rules::text("Boards of this round were changed by hand; the report file names them"));
        return notes;
    }

    const RoundSheet& sheet_;
    std::vector<std::vector<Cell>> rows_;
    std::int64_t boards_ = 0;
    std::vector<std::int64_t> openBoards_;
};

} // namespace

Report pairingsReport(const RoundSheet& sheet) {
    return SheetBuilder(sheet).build();
}

} // namespace reports
