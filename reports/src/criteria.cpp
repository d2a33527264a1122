#include "criteria.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "pairing/tiebreak/registry.hpp"

namespace reports {

using pairing::standings::RankingOrder;
using pairing::standings::Standings;
using pairing::tiebreak::Code;
using pairing::tiebreak::TieBreak;

std::vector<Criterion> criteriaOf(const RankingOrder& order, const std::vector<std::string>& writtenCodes) {
    std::vector<Criterion> criteria;
    for (std::size_t index = 0; index < order.size(); ++index) {
        if (order[index].code == Code::Points) continue;
        criteria.push_back({index, criteria.size() < writtenCodes.size() ? writtenCodes[criteria.size()]
                                                                         : toString(order[index])});
    }
    return criteria;
}

std::vector<std::string> codesOf(const std::vector<Criterion>& criteria) {
    std::vector<std::string> codes;
    for (const Criterion& criterion : criteria)
        codes.push_back(criterion.code);
    return codes;
}

Cell valueCell(const pairing::tiebreak::TieBreakValue& value) {
    if (value.number) return Decimal{toString(value)};
    return toString(value);
}

std::vector<Fact> rankingFacts(const Standings& standings, const std::vector<Criterion>& criteria) {
    const std::string edition(nameOf(standings.rules.edition));
    const std::vector<std::string> codes = codesOf(criteria);
    return {{"tie_break_edition", rules::text("Edition of tie-breaks"), edition, Audience::Programs},
            {"tie_breaks", rules::text("Tie-breaks"), codes, Audience::Programs},
            {"tie_break_list", rules::text("Tie-breaks (C.07, edition {})", edition),
             codes.empty() ? Fact::Value(rules::text("none")) : Fact::Value(codes), Audience::People},
            {"after_round", rules::text("After round"), std::int64_t{standings.rounds.value()},
             Audience::Programs},
            {"provisional", rules::text("Provisional"), standings.provisional(), Audience::Programs}};
}

void addLegend(std::vector<rules::Text>& notes, const RankingOrder& order,
               const std::vector<Criterion>& criteria) {
    const auto addOnce = [&](rules::Text note) {
        if (std::ranges::find(notes, note) == notes.end()) notes.push_back(std::move(note));
    };
    for (const Criterion& criterion : criteria) {
        const TieBreak& tieBreak = order[criterion.index];
        const auto& info = pairing::tiebreak::infoOf(tieBreak.code);
        const std::string code = tieBreak.code == Code::Typed ? toString(tieBreak) : std::string(info.name);
        // "{}: Buchholz": one pattern for each tie-break, so that its name is translated with the sentence.
        addOnce(rules::Text{fmt::format("{{}}: {}", info.title), {code}});
    }
    for (const Criterion& criterion : criteria) {
        const TieBreak& tieBreak = order[criterion.index];
        if (tieBreak.cut > 0)
            addOnce(rules::text("/C{}: without the {} least significant (C.07 art. 14.1)", tieBreak.cut,
                                tieBreak.cut));
        if (tieBreak.median > 0)
            addOnce(rules::text("/M{}: without the {} least and the {} most significant (C.07 art. 14.3)",
                                tieBreak.median, tieBreak.median, tieBreak.median));
        if (tieBreak.forfeitsPlayed)
            addOnce(rules::text("/P: forfeits count as games against the scheduled opponent"));
        if (tieBreak.fore) addOnce(rules::text("/F: over Fore Buchholz (C.07 art. 8.2)"));
        if (tieBreak.reversed) addOnce(rules::text("/R: in reversed order"));
        if (tieBreak.limitShift != 0)
            addOnce(rules::text("/L{}: limit moved by so many half points (C.07 art. 14.5)",
                                fmt::format("{:+}", tieBreak.limitShift)));
        if (tieBreak.unrated)
            addOnce(rules::text("/U{}: rating taken for players without one", tieBreak.unrated->value()));
    }
}

void addProvisional(std::vector<rules::Text>& notes, const Standings& standings) {
    if (!standings.openGames.empty())
        notes.push_back(rules::text("Provisional: games without a result: {}", standings.openGames.size()));
    if (standings.beforeTheEnd())
        notes.push_back(rules::text("Provisional: {} of {} rounds are played", standings.rounds.value(),
                                    standings.scheduledRounds.value()));
}

} // namespace reports
