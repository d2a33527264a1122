#include "pairing/check/standings_check.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "pairing/standings/standings.hpp"
#include "pairing/tiebreak/registry.hpp"

namespace pairing::check {
namespace {

using standings::RankingOrder;

// Values that only the arbiter knows cannot be computed again from a file.
bool isComputed(const tiebreak::TieBreak& tieBreak) {
    return tieBreak.code != tiebreak::Code::Manual && tieBreak.code != tiebreak::Code::Typed;
}

RankingOrder orderOf(std::span<const std::string> codes) {
    auto order = standings::parseRankingOrder(fmt::format("{}", fmt::join(codes, ",")));
    return order ? std::move(*order) : RankingOrder{};
}

// How many of the codes, from the first on, can be computed for this event.
std::size_t computable(std::span<const std::string> codes, const tiebreak::Rules& rules) {
    for (std::size_t count = 0; count < codes.size(); ++count) {
        const auto parsed = standings::parseTieBreak(codes[count]);
        if (!parsed || !isComputed(*parsed)) return count;
        const RankingOrder order = orderOf(codes.first(count + 1));
        if (order.empty() || standings::checkOrder(order, rules).hasErrors()) return count;
    }
    return codes.size();
}

// For each rank in the record: the places that those who have it share.
std::map<int, std::pair<int, int>> placesOf(std::span<const RecordedRank> ranks,
                                            const standings::Standings& standings) {
    std::map<int, int> holders;
    for (const RecordedRank& recorded : ranks) {
        const standings::Row* row = standings.find(recorded.player);
        if (row != nullptr && row->place > 0) ++holders[recorded.rank];
    }
    std::map<int, std::pair<int, int>> places;
    int before = 0;
    for (const auto& [rank, count] : holders) {
        places[rank] = {before + 1, before + count};
        before += count;
    }
    return places;
}

std::vector<Misplaced> misplacedIn(std::span<const RecordedRank> ranks,
                                   const standings::Standings& standings) {
    const auto places = placesOf(ranks, standings);
    std::vector<Misplaced> misplaced;
    for (const RecordedRank& recorded : ranks) {
        const standings::Row* row = standings.find(recorded.player);
        if (row == nullptr || row->place == 0) continue;
        const auto [first, last] = places.at(recorded.rank);
        if (first < row->place || last > row->lastPlace)
            misplaced.push_back({recorded.player, first, last, row->place, row->lastPlace});
    }
    std::ranges::stable_sort(misplaced, {}, &Misplaced::recordedFirst);
    return misplaced;
}

StandingsCheck nothing(rules::Text reason, std::span<const std::string> codes) {
    return {.extent = StandingsCheck::Extent::Nothing,
            .checked = {},
            .unchecked = {codes.begin(), codes.end()},
            .reason = std::move(reason),
            .misplaced = {}};
}

bool hasPoints(std::span<const std::string> codes) {
    return std::ranges::any_of(codes, [](const std::string& code) {
        const auto parsed = standings::parseTieBreak(code);
        return parsed && parsed->code == tiebreak::Code::Points;
    });
}

} // namespace

StandingsCheck checkStandings(const Tournament& tournament, std::span<const RecordedRank> ranks,
                              std::span<const std::string> codes, const tiebreak::Rules& rules) {
    if (codes.empty())
        return nothing(rules::text("the file has no list of tie-breaks (record 202 or 212)"), codes);
    if (ranks.empty()) return nothing(rules::text("the file has no ranks (columns 86-89)"), codes);
    if (ranks.size() < tournament.players.size())
        return nothing(rules::text("the ranks of some players are missing (columns 86-89)"), codes);

    const std::size_t known = computable(codes, rules);
    // With 202 the points go before the list; with 212 they are one of the codes.
    if (hasPoints(codes) && !hasPoints(codes.first(known)))
        return nothing(rules::text("the tie-break {} cannot be computed here", codes[known]), codes);
    RankingOrder order = orderOf(codes.first(known));
    if (known == 0) order = {tiebreak::TieBreak{}};

    StandingsCheck check;
    check.extent = known == codes.size() ? StandingsCheck::Extent::Whole : StandingsCheck::Extent::Partial;
    check.checked.assign(codes.begin(), codes.begin() + static_cast<std::ptrdiff_t>(known));
    check.unchecked.assign(codes.begin() + static_cast<std::ptrdiff_t>(known), codes.end());
    if (!check.unchecked.empty())
        check.reason = rules::text("the tie-break {} cannot be computed here", check.unchecked.front());
    standings::StandingsOptions options;
    options.rules = rules;
    check.misplaced = misplacedIn(
        ranks, standings::standingsAfter(tournament, tournament.recordedRounds(), order, options));
    return check;
}

} // namespace pairing::check
