#include "round_facts.hpp"

#include <algorithm>

#include "reports/game_code.hpp"
#include "tournament_facts.hpp"

namespace reports {

using pairing::Player;
using pairing::RoundEvent;
using pairing::RoundNumber;

RoundEvent eventIn(const Player& player, RoundNumber round) {
    const std::size_t index = round.value() - std::size_t{1};
    if (index < player.rounds.size()) return player.rounds[index];
    const auto requested = player.requestedByes.find(round);
    return requested == player.requestedByes.end() ? RoundEvent{} : toRoundEvent(requested->second);
}

pairing::Points pointsBefore(const RoundSheet& sheet, const Player& player) {
    const RoundNumber before(static_cast<std::uint16_t>(sheet.round.value() - 1));
    return scoreAfter(player, before, sheet.tournament.scoring);
}

bool isOnSheet(const RoundSheet& sheet, pairing::PairingNumber number) {
    return sheet.pairing.pairingAllocatedBye == number ||
           std::ranges::any_of(sheet.pairing.boards, [number](const pairing::Pair& pair) {
               return pair.white == number || pair.black == number;
           });
}

rules::Text absenceOf(const RoundSheet& sheet, const Player& player) {
    const RoundEvent event = eventIn(player, sheet.round);
    if (std::holds_alternative<pairing::FullPointBye>(event)) return rules::text("full-point bye");
    if (std::holds_alternative<pairing::HalfPointBye>(event)) return rules::text("half-point bye");
    if (std::ranges::find(sheet.withdrawn, player.number) != sheet.withdrawn.end())
        return rules::text("withdrawn");
    if (std::holds_alternative<pairing::ZeroPointBye>(event)) return rules::text("zero-point bye");
    return rules::text("not paired");
}

Cell resultCell(const RoundEvent& white, const RoundEvent& black) {
    if (std::holds_alternative<pairing::AdjournedGame>(white)) return rules::text("adjourned");
    std::string code = gameCode(white, black);
    if (code.empty()) return {};
    return code;
}

Cell numberCell(const Player& player) {
    return std::int64_t{player.number.value()};
}

rules::Text roundTitle(const RoundSheet& sheet, std::string_view plain, std::string_view ofRounds) {
    const RoundNumber planned = sheet.tournament.plannedRounds;
    return planned == RoundNumber(0) ? rules::text(plain, sheet.round.value())
                                     : rules::text(ofRounds, sheet.round.value(), planned.value());
}

std::vector<Fact> roundFacts(const RoundSheet& sheet, std::size_t openBoards) {
    auto facts = systemFacts(sheet.tournament, sheet.tournament.roundRobin
                                                   ? pairing::tiebreak::EventKind::Predetermined
                                                   : pairing::tiebreak::EventKind::Swiss);
    facts.push_back({"round", rules::text("Round"), std::int64_t{sheet.round.value()}, Audience::Programs});
    facts.push_back({"open_boards", rules::text("Open boards"), static_cast<std::int64_t>(openBoards),
                     Audience::Programs});
    return facts;
}

} // namespace reports
