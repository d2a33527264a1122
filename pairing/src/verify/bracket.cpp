#include "verify/bracket.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace pairing::verify {
namespace {

Values sum(const Values& one, const Values& other) {
    Values values;
    for (std::size_t place = 0; place < mostValues; ++place)
        values[place] = static_cast<std::uint8_t>(one[place] + other[place]);
    return values;
}

Values difference(const Values& whole, const Values& part) {
    Values values;
    for (std::size_t place = 0; place < mostValues; ++place)
        values[place] = static_cast<std::uint8_t>(whole[place] - part[place]);
    return values;
}

Set bit(std::size_t member) {
    return Set{1} << member;
}

std::size_t first(Set set) {
    return static_cast<std::size_t>(std::countr_zero(set));
}

// The sets, by their number of members, that have the fewest: those that `wanted` holds for.
template <class Wanted>
std::vector<Set> smallest(const std::vector<Set>& sets, Wanted wanted) {
    std::vector<Set> found;
    for (const Set set : sets) { // ascending by size
        if (!found.empty() && std::popcount(set) > std::popcount(found.front())) break;
        if (wanted(set)) found.push_back(set);
    }
    return found;
}

std::vector<Set> bySize(std::size_t members) {
    std::vector<Set> sets(std::size_t{1} << members);
    std::iota(sets.begin(), sets.end(), Set{0});
    std::ranges::stable_sort(sets, {}, [](Set set) { return std::popcount(set); });
    return sets;
}

} // namespace

BracketSearch::BracketSearch(const State& state, const Completion& completion, const Bracket& bracket,
                             std::size_t most)
    : state_(state)
    , completion_(completion)
    , bracket_(bracket)
    , most_(most) {
    for (std::size_t member = 0; member < bracket.movedDown; ++member) {
        const Points score = state[bracket.members[member]].score();
        if (movedDownScores_.empty() || movedDownScores_.back() != score) movedDownScores_.push_back(score);
    }
    if (isCollapsed()) findDifferences();
    if (bracket.members.size() > most || places() > mostValues) return;
    acceptableKnown_.assign(std::size_t{1} << bracket.members.size(), -1);
    weighPairs();
    pairOutSets();
}

void BracketSearch::weighPairs() {
    const std::size_t size = bracket_.members.size();
    pairValues_.assign(size * size, Values{});
    pairable_.assign(size * size, 0);
    for (std::size_t one = 0; one < size; ++one)
        for (std::size_t other = std::max(one + 1, bracket_.movedDown); other < size; ++other) {
            if (!state_.legal(bracket_.members[one], bracket_.members[other])) continue;
            pairable_[one * size + other] = pairable_[other * size + one] = 1;
            pairValues_[one * size + other] = pairValues_[other * size + one] = valuesOfPair(one, other);
        }
}

// Every set of members, the smaller ones first: its first member meets one of the others.
void BracketSearch::pairOutSets() {
    const std::size_t size = bracket_.members.size();
    best_.assign(std::size_t{1} << size, std::nullopt);
    best_[0] = Values{};
    for (Set set = 1; set < best_.size(); ++set) {
        if (std::popcount(set) % 2 == 1) continue;
        const std::size_t one = first(set);
        const Set others = set & ~bit(one);
        for (Set left = others; left != 0; left &= left - 1) {
            const std::size_t other = first(left);
            if (pairable_[one * size + other] == 0 || !best_[others & ~bit(other)]) continue;
            const Values values = sum(*best_[others & ~bit(other)], pairValues_[one * size + other]);
            if (!best_[set] || values < *best_[set]) best_[set] = values;
        }
    }
}

std::vector<std::size_t> BracketSearch::seatsOf(Set set) const {
    std::vector<std::size_t> seats;
    for (; set != 0; set &= set - 1)
        seats.push_back(bracket_.members[first(set)]);
    return seats;
}

// [C4], [C5]; in the last bracket only the receiver of the bye is left over.
bool BracketSearch::acceptable(Set floaters) const {
    // In 2017 completion is no matter of an ordinary bracket.
    if (bracket_.rules == BracketRules::Ordinary2017 && !bracket_.below.empty()) return true;
    signed char& known = acceptableKnown_[floaters];
    if (known < 0) {
        std::vector<std::size_t> rest = seatsOf(floaters);
        rest.insert(rest.end(), bracket_.below.begin(), bracket_.below.end());
        const bool fewEnough = !bracket_.below.empty() || std::popcount(floaters) <= 1;
        known = fewEnough && completion_.possible(rest) ? 1 : 0;
    }
    return known == 1;
}

// In a bracket whose residents have one score, comparing its score differences (C.6 of 2017) comes to the
// same.
std::vector<Points> BracketSearch::scoresOf(Set floaters) const {
    std::vector<Points> scores;
    if (isCollapsed()) return scores;
    for (const std::size_t seat : seatsOf(floaters))
        scores.push_back(state_[seat].score());
    return scores; // members are in descending order of score
}

bool BracketSearch::looksAhead() const {
    return !bracket_.following.empty() && bracket_.rules != BracketRules::Penultimate2017;
}

// Everybody in the following bracket is paired but for one of its own scoregroup if the number is odd.
bool BracketSearch::followingIsIdeal(Set floaters) const {
    std::vector<std::size_t> bracket = seatsOf(floaters);
    const std::size_t floating = bracket.size();
    bracket.insert(bracket.end(), bracket_.following.begin(), bracket_.following.end());
    std::vector<std::size_t> lower(bracket_.below.begin() +
                                       static_cast<std::ptrdiff_t>(bracket_.following.size()),
                                   bracket_.below.end());
    const bool old = bracket_.rules == BracketRules::Ordinary2017; // R5, R6
    if (bracket.size() % 2 == 0)
        return completion_.pairsOut(bracket, floating) && (old || completion_.possible(lower));
    for (std::size_t left = floating; left < bracket.size(); ++left) {
        auto others = bracket;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(left));
        if (!completion_.pairsOut(others, floating)) continue;
        if (old && (!lower.empty() || completion_.mayHaveBye(bracket[left]))) return true;
        if (old) continue;
        auto rest = lower;
        rest.insert(rest.begin(), bracket[left]);
        if ((!lower.empty() || completion_.mayHaveBye(bracket[left])) && completion_.possible(rest))
            return true;
    }
    return false;
}

// [C8], reading D3: what [C6] and [C7] of the following bracket can be at best.
std::optional<std::pair<int, std::vector<Points>>> BracketSearch::followingOf(Set floaters) {
    if (!looksAhead()) return std::pair{0, std::vector<Points>{}};
    std::vector<std::size_t> bracket = seatsOf(floaters);
    const std::size_t floating = bracket.size();
    bracket.insert(bracket.end(), bracket_.following.begin(), bracket_.following.end());
    if (followingIsIdeal(floaters)) {
        std::vector<Points> scores(bracket.size() % 2, state_[bracket_.following.front()].score());
        return std::pair{static_cast<int>(bracket.size() % 2), scores};
    }
    if (bracket.size() > most_) return std::nullopt;
    std::vector<char> pairsOut(std::size_t{1} << bracket.size(), 0);
    pairsOut[0] = 1;
    for (Set set = 1; set < pairsOut.size(); ++set) {
        const std::size_t one = first(set);
        const Set others = set & ~bit(one);
        for (Set left = others; left != 0 && pairsOut[set] == 0; left &= left - 1) {
            const std::size_t other = first(left);
            if (other >= floating && state_.legal(bracket[one], bracket[other]))
                pairsOut[set] = pairsOut[others & ~bit(other)];
        }
    }
    const Set everybody = static_cast<Set>(pairsOut.size() - 1);
    if (bracket_.rules == BracketRules::Ordinary2017) {
        // C.7: who may not have the bye counts three times where the following bracket is the last one (R6).
        std::optional<std::pair<int, std::vector<Points>>> least;
        for (Set unpaired = 0; unpaired <= everybody; ++unpaired) {
            if (pairsOut[everybody & ~unpaired] == 0) continue;
            std::pair<int, std::vector<Points>> value;
            for (Set set = unpaired; set != 0; set &= set - 1) {
                const std::size_t seat = bracket[first(set)];
                value.first += followingIsLast() && state_[seat].entrant.byeBarred ? 3 : 1;
                value.second.push_back(state_[seat].score());
            }
            if (!least || value < *least) least = std::move(value);
        }
        return least;
    }
    const std::vector<std::size_t> lower(bracket_.below.begin() +
                                             static_cast<std::ptrdiff_t>(bracket_.following.size()),
                                         bracket_.below.end());
    const auto leftOver = smallest(bySize(bracket.size()), [&](Set unpaired) {
        if (pairsOut[everybody & ~unpaired] == 0) return false;
        if (lower.empty() && std::popcount(unpaired) > 1) return false;
        std::vector<std::size_t> rest;
        for (Set set = unpaired; set != 0; set &= set - 1)
            rest.push_back(bracket[first(set)]);
        rest.insert(rest.end(), lower.begin(), lower.end());
        return completion_.possible(rest);
    });
    if (leftOver.empty()) return std::pair{static_cast<int>(bracket.size()) + 1, std::vector<Points>{}};
    std::optional<std::vector<Points>> lowest;
    for (Set unpaired : leftOver) {
        std::vector<Points> scores;
        for (; unpaired != 0; unpaired &= unpaired - 1)
            scores.push_back(state_[bracket[first(unpaired)]].score());
        if (!lowest || scores < *lowest) lowest = scores;
    }
    return std::pair{std::popcount(leftOver.front()), *lowest};
}

// [C6] among what [C4] and [C5] allow.
std::vector<Set> BracketSearch::fewestFloaters() const {
    const Set everybody = static_cast<Set>(best_.size() - 1);
    return smallest(bySize(bracket_.members.size()), [&](Set floaters) {
        return best_[everybody & ~floaters].has_value() && acceptable(floaters);
    });
}

std::optional<Candidate> BracketSearch::rightCandidate() {
    if (best_.empty()) return std::nullopt;
    const Set everybody = static_cast<Set>(best_.size() - 1);
    std::vector<Set> sets = fewestFloaters();
    if (sets.empty()) return std::nullopt;
    std::vector<Points> lowest = scoresOf(sets.front()); // [C7]
    for (const Set floaters : sets)
        lowest = std::min(lowest, scoresOf(floaters));
    std::erase_if(sets, [&](Set floaters) { return scoresOf(floaters) != lowest; });

    std::optional<std::pair<int, std::vector<Points>>> following; // [C8]
    std::vector<Set> reached;
    bool untold = false;
    for (const Set floaters : sets) {
        const auto value = followingOf(floaters);
        untold = untold || !value;
        if (!value || (following && *value > *following)) continue;
        if (!following || *value < *following) reached.clear();
        following = value;
        reached.push_back(floaters);
    }
    // A set that could not be told is worse than one that reaches the ideal, and only than that.
    if (!following || (untold && looksAhead() && !followingIsIdeal(reached.front()))) return std::nullopt;

    std::vector<Row> rows;
    for (const Set floaters : reached) {
        const Set paired = everybody & ~floaters;
        Row row{paired, sum(*valuesOfFloaters(floaters), *best_[paired]), *best_[paired]};
        if (!rows.empty() && row.values > rows.front().values) continue;
        if (!rows.empty() && row.values < rows.front().values) rows.clear();
        rows.push_back(row);
    }
    return firstOf(std::move(rows));
}

std::optional<Quality> BracketSearch::qualityOf(const Candidate& candidate) {
    if (best_.empty()) return std::nullopt;
    const std::size_t size = bracket_.members.size();
    Quality quality;
    for (const auto& [one, other] : candidate.pairs) {
        if (pairable_[one * size + other] == 0) return std::nullopt;
        quality.values = sum(quality.values, pairValues_[one * size + other]);
    }
    if (!acceptable(candidate.floaters)) return std::nullopt;
    quality.unpaired = std::popcount(candidate.floaters);
    quality.scores = scoresOf(candidate.floaters);
    const auto following = followingOf(candidate.floaters);
    if (!following) return std::nullopt;
    quality.followingUnpaired = following->first;
    quality.followingScores = following->second;
    quality.values = sum(quality.values, *valuesOfFloaters(candidate.floaters));
    return quality;
}

// Keeps the rows in which the two are paired, if there are any.
bool BracketSearch::take(std::vector<Row>& rows, std::size_t one, std::size_t other) const {
    const std::size_t pair = one * bracket_.members.size() + other;
    if (pairable_[pair] == 0) return false;
    std::vector<Row> kept;
    for (const Row& row : rows) {
        if ((row.paired & bit(one)) == 0 || (row.paired & bit(other)) == 0) continue;
        const Set rest = row.paired & ~bit(one) & ~bit(other);
        if (best_[rest] && sum(*best_[rest], pairValues_[pair]) == row.ofPairs)
            kept.push_back({rest, row.values, difference(row.ofPairs, pairValues_[pair])});
    }
    if (kept.empty()) return false;
    rows = std::move(kept);
    return true;
}

// Art. 3.5 to 3.7, 4: the set of moved-down players, their opponents, then the remainder.
Candidate BracketSearch::firstOf(std::vector<Row> rows) const {
    Candidate candidate;
    for (std::size_t member = 0; member < bracket_.movedDown; ++member) { // 4.4.2
        std::vector<Row> with;
        std::ranges::copy_if(rows, std::back_inserter(with),
                             [&](const Row& row) { return (row.paired & bit(member)) != 0; });
        if (!with.empty()) rows = std::move(with);
    }
    for (std::size_t member = 0; member < bracket_.movedDown; ++member) { // 4.2
        if ((rows.front().paired & bit(member)) == 0) continue;
        std::size_t other = bracket_.movedDown;
        while (!take(rows, member, other))
            ++other;
        candidate.pairs.emplace_back(member, other);
    }
    pairRemainder(rows, candidate);
    Set paired = 0;
    for (const auto& [one, other] : candidate.pairs)
        paired |= bit(one) | bit(other);
    candidate.floaters = static_cast<Set>(best_.size() - 1) & ~paired;
    std::ranges::sort(candidate.pairs);
    return candidate;
}

namespace {

struct Exchange {
    std::vector<std::size_t> fromUpper; // descending, places in the remainder
    std::vector<std::size_t> fromLower; // ascending
};

// Art. 4.3: sets of equal size change sides, in its order.
std::vector<Exchange> exchangesOf(std::size_t size, std::size_t upper, std::size_t remainder) {
    std::vector<Exchange> exchanges;
    const auto places = [](Set set, std::size_t offset) {
        std::vector<std::size_t> list;
        for (; set != 0; set &= set - 1)
            list.push_back(first(set) + offset);
        return list;
    };
    for (Set out = 0; out < bit(upper); ++out) {
        if (static_cast<std::size_t>(std::popcount(out)) != size) continue;
        for (Set in = 0; in < bit(remainder - upper); ++in)
            if (static_cast<std::size_t>(std::popcount(in)) == size) {
                auto leaving = places(out, 0);
                std::ranges::reverse(leaving);
                exchanges.push_back({leaving, places(in, upper)});
            }
    }
    const auto sumOf = [](const std::vector<std::size_t>& list) {
        return std::accumulate(list.begin(), list.end(), std::size_t{0});
    };
    std::ranges::sort(exchanges, [&](const Exchange& one, const Exchange& other) {
        const auto moved = [&](const Exchange& exchange) {
            return sumOf(exchange.fromLower) - sumOf(exchange.fromUpper);
        };
        if (moved(one) != moved(other)) return moved(one) < moved(other);
        if (one.fromUpper != other.fromUpper) return one.fromUpper > other.fromUpper;
        return one.fromLower < other.fromLower;
    });
    return exchanges;
}

} // namespace

// Whether the row's pairs can lead from `upper` to members of `lower`, each of the first paired in order.
bool BracketSearch::pairsAcross(const Row& row, const std::vector<std::size_t>& upper, Set lower) const {
    for (const std::size_t member : upper)
        if ((row.paired & bit(member)) == 0) return false;
    std::vector<std::size_t> partners;
    for (Set set = lower & row.paired; set != 0; set &= set - 1)
        partners.push_back(first(set));
    if (partners.size() != upper.size()) return false;
    const std::size_t size = bracket_.members.size();
    std::vector<std::optional<Values>> best(std::size_t{1} << partners.size());
    best[0] = Values{};
    for (Set taken = 1; taken < best.size(); ++taken) {
        const std::size_t one = upper[static_cast<std::size_t>(std::popcount(taken)) - 1];
        for (Set left = taken; left != 0; left &= left - 1) {
            const std::size_t place = first(left);
            const std::size_t pair = one * size + partners[place];
            if (pairable_[pair] == 0 || !best[taken & ~bit(place)]) continue;
            const Values values = sum(*best[taken & ~bit(place)], pairValues_[pair]);
            if (!best[taken] || values < *best[taken]) best[taken] = values;
        }
    }
    return best.back() == row.ofPairs;
}

// Art. 3.3: the residents that are left are paired like a homogeneous bracket: the first exchange with which
// the best can be reached (none at all comes first), then the first opponent for each of the upper half.
void BracketSearch::pairRemainder(std::vector<Row>& rows, Candidate& candidate) const {
    std::vector<std::size_t> remainder;
    for (std::size_t member = bracket_.movedDown; member < bracket_.members.size(); ++member)
        if (std::ranges::find(candidate.pairs, member, &std::pair<std::size_t, std::size_t>::second) ==
            candidate.pairs.end())
            remainder.push_back(member);
    const auto pairs = static_cast<std::size_t>(std::popcount(rows.front().paired)) / 2;
    std::vector<std::size_t> upper;
    Set lower = 0;
    const auto fits = [&](const Exchange& exchange) {
        upper.clear();
        lower = 0;
        for (std::size_t place = 0; place < remainder.size(); ++place) {
            const bool leaves = std::ranges::find(exchange.fromUpper, place) != exchange.fromUpper.end();
            const bool enters = std::ranges::find(exchange.fromLower, place) != exchange.fromLower.end();
            if ((place < pairs && !leaves) || enters)
                upper.push_back(remainder[place]);
            else
                lower |= bit(remainder[place]);
        }
        std::vector<Row> kept;
        std::ranges::copy_if(rows, std::back_inserter(kept),
                             [&](const Row& row) { return pairsAcross(row, upper, lower); });
        if (kept.empty()) return false;
        rows = std::move(kept);
        return true;
    };
    for (std::size_t size = 0; size <= pairs; ++size) {
        const auto exchanges = exchangesOf(size, pairs, remainder.size());
        if (std::ranges::any_of(exchanges, fits)) break;
    }
    while (!upper.empty()) {
        const std::size_t one = upper.front();
        upper.erase(upper.begin());
        for (Set left = lower; left != 0; left &= left - 1) {
            const std::size_t other = first(left);
            auto tried = rows;
            if (!take(tried, one, other)) continue;
            std::erase_if(tried,
                          [&](const Row& row) { return !pairsAcross(row, upper, lower & ~bit(other)); });
            if (tried.empty()) continue;
            rows = std::move(tried);
            lower &= ~bit(other);
            candidate.pairs.emplace_back(std::min(one, other), std::max(one, other));
            break;
        }
    }
}

} // namespace pairing::verify
