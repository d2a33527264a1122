#include "reports/pairings_report.hpp"

#include <algorithm>

#include <fmt/ranges.h>

#include "pairing/model/overloaded.hpp"
#include "reports/game_code.hpp"
#include "tournament_facts.hpp"

namespace reports {
namespace {

using pairing::Overloaded;
using pairing::PairingNumber;
using pairing::Player;
using pairing::RoundEvent;
using pairing::RoundNumber;

std::vector<Column> sheetColumns() {
    using rules::text;
    return {
        {"board", text("Board"), Align::Right, false, true},
        {"white_tpn", text("No."), Align::Right},
        {"white", text("White"), Align::Left, true},
        {"white_rating", text("Rating"), Align::Right},
        {"white_points", text("Pts"), Align::Right},
        {"result", text("Result"), Align::Centre},
        {"black_points", text("Pts"), Align::Right},
        {"black_or_bye", text("Black"), Align::Left, true, false, Audience::People},
        {"black", text("Black"), Align::Left, true, false, Audience::Programs},
        {"black_rating", text("Rating"), Align::Right},
        {"black_tpn", text("No."), Align::Right},
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
        Report report{"pairings", sheet_.tournament.info.name, title(), facts(), notes(notPlaying), {}};
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
            const RoundEvent whiteEvent = eventOf(*whitePlayer);
            const std::string code = gameCode(whiteEvent, eventOf(*blackPlayer));
            if (code.empty()) openBoards_.push_back(boards_);
            rows_.push_back({boards_, number(*whitePlayer), whitePlayer->name, ratingCell(*whitePlayer),
                             pointsBefore(*whitePlayer), resultCell(whiteEvent, code),
                             pointsBefore(*blackPlayer), blackPlayer->name, blackPlayer->name,
                             ratingCell(*blackPlayer), number(*blackPlayer), rules::text("game")});
        }
    }

    static Cell resultCell(const RoundEvent& event, const std::string& code) {
        if (std::holds_alternative<pairing::AdjournedGame>(event)) return rules::text("adjourned");
        if (code.empty()) return {};
        return code;
    }

    void addBye() {
        if (!sheet_.pairing.pairingAllocatedBye) return;
        if (const Player* player = sheet_.tournament.find(*sheet_.pairing.pairingAllocatedBye))
            addWithoutOpponent(*player, rules::text("bye"));
    }

    std::size_t addOthers() {
        std::size_t count = 0;
        for (const Player& player : sheet_.tournament.players) {
            if (isOnSheet(player.number)) continue;
            addWithoutOpponent(player, reasonFor(player));
            ++count;
        }
        return count;
    }

    void addWithoutOpponent(const Player& player, const rules::Text& reason) {
        const Cell none{};
        rows_.push_back({none, number(player), player.name, ratingCell(player), pointsBefore(player), none,
                         none, reason, none, none, none, reason});
    }

    [[nodiscard]] bool isOnSheet(PairingNumber number) const {
        return sheet_.pairing.pairingAllocatedBye == number ||
               std::ranges::any_of(sheet_.pairing.boards, [number](const pairing::Pair& pair) {
                   return pair.white == number || pair.black == number;
               });
    }

    [[nodiscard]] rules::Text reasonFor(const Player& player) const {
        const RoundEvent event = eventOf(player);
        if (std::holds_alternative<pairing::FullPointBye>(event)) return rules::text("full-point bye");
        if (std::holds_alternative<pairing::HalfPointBye>(event)) return rules::text("half-point bye");
        if (std::ranges::find(sheet_.withdrawn, player.number) != sheet_.withdrawn.end())
            return rules::text("withdrawn");
        if (std::holds_alternative<pairing::ZeroPointBye>(event)) return rules::text("zero-point bye");
        return rules::text("not paired");
    }

    // What is recorded for the round, or else what was asked for.
    [[nodiscard]] RoundEvent eventOf(const Player& player) const {
        const std::size_t index = sheet_.round.value() - std::size_t{1};
        if (index < player.rounds.size()) return player.rounds[index];
        const auto requested = player.requestedByes.find(sheet_.round);
        return requested == player.requestedByes.end() ? RoundEvent{} : toRoundEvent(requested->second);
    }

    static Cell number(const Player& player) { return std::int64_t{player.number.value()}; }

    [[nodiscard]] Cell pointsBefore(const Player& player) const {
        const RoundNumber before(static_cast<std::uint16_t>(sheet_.round.value() - 1));
        return scoreAfter(player, before, sheet_.tournament.scoring);
    }

    [[nodiscard]] rules::Text title() const {
        if (sheet_.tournament.plannedRounds == RoundNumber(0))
            return rules::text("Pairings of round {}", sheet_.round.value());
        return rules::text("Pairings of round {} of {}", sheet_.round.value(),
                           sheet_.tournament.plannedRounds.value());
    }

    [[nodiscard]] std::vector<Fact> facts() const {
        auto facts = systemFacts(sheet_.tournament, sheet_.tournament.roundRobin
                                                        ? pairing::tiebreak::EventKind::Predetermined
                                                        : pairing::tiebreak::EventKind::Swiss);
        facts.push_back(
            {"round", rules::text("Round"), std::int64_t{sheet_.round.value()}, Audience::Programs});
        facts.push_back({"open_boards", rules::text("Open boards"),
                         static_cast<std::int64_t>(openBoards_.size()), Audience::Programs});
        return facts;
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
