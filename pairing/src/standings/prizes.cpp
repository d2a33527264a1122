// The usual rules of announcements, none of them FIDE's.
//
// | division | None: prize of the own place; Equal: Σ of the places ÷ players; Hort: half of each
// | pool     | players with equal points (None: on the same place) and the places they take
// | category | the standings of those who meet the condition; a shared place shares its prizes
// | best one | prizes by falling value, a main prize before a category prize of the same value; with Equal
// and |          | Hort main shares first, then a better category prize takes the place of one
#include "pairing/standings/prizes.hpp"

#include <algorithm>
#include <cassert>
#include <set>

#include <fmt/format.h>

#include "standings/prize_shares.hpp"

namespace pairing::standings {
namespace {

using rules::Diagnostic;
using rules::Diagnostics;
using tiebreak::Fraction;

// Somebody who may win, in the order of the standings.
struct Candidate {
    const Player* player = nullptr;
    Points points;
    int place = 0; // of the standings: equal where it is shared
};

using Candidates = std::vector<Candidate>;

Money prizeAt(const PrizeList& list, std::size_t index) {
    return index < list.prizes.size() ? list.prizes[index] : Money();
}

Money sumOf(const PrizeList& list, std::size_t first, std::size_t count) {
    Money sum;
    for (std::size_t index = first; index < first + count; ++index)
        sum += prizeAt(list, index);
    return sum;
}

class Giving {
  public:
    Giving(const Tournament& tournament, const Standings& standings, const PrizePlan& plan)
        : plan_(plan) {
        for (const Row& row : standings.rows) {
            if (row.place == 0 || (row.withdrawn && !plan.withdrawnMayWin)) continue;
            candidates_.push_back({tournament.find(row.player), row.points, row.place});
        }
    }

    [[nodiscard]] PrizeGiving run() {
        const bool byValue = plan_.onePerPlayer && plan_.division == Division::None;
        if (!byValue) giveMain();
        if (byValue)
            giveByValue();
        else if (plan_.onePerPlayer)
            giveBetterCategories();
        else
            giveAllCategories();
        finish();
        return std::move(giving_);
    }

  private:
    // ---- main prizes

    // Candidates tied for the pool, from `first` on.
    [[nodiscard]] std::size_t endOfTie(std::size_t first) const {
        std::size_t end = first + 1;
        const auto tied = [&](const Candidate& other) {
            return plan_.division == Division::None ? other.place == candidates_[first].place
                                                    : other.points == candidates_[first].points;
        };
        while (end < candidates_.size() && tied(candidates_[end]))
            ++end;
        return end;
    }

    void giveMain() {
        for (std::size_t first = 0; first < candidates_.size() && first < plan_.main.prizes.size();) {
            const std::size_t end = endOfTie(first);
            giveToTie(first, end);
            first = end;
        }
    }

    void giveToTie(std::size_t first, std::size_t end) {
        const Money pool = sumOf(plan_.main, first, end - first);
        const std::vector<Fraction> own = ownPrizes(first, end);
        std::vector<Money> shares = sharesOf(pool, own);
        // No share below the least: the lowest placed leave the tie.
        while (shares.size() > 1 && shares.back() < plan_.least)
            shares = sharesOf(pool, std::span(own).first(shares.size() - 1));
        for (std::size_t place = 0; place < shares.size(); ++place) {
            if (shares[place] == Money()) continue;
            Award award;
            award.player = candidates_[first + place].player->number;
            award.firstPrize = static_cast<int>(first) + 1;
            award.lastPrize = static_cast<int>(std::min(end, plan_.main.prizes.size()));
            award.sharedBy = static_cast<int>(shares.size());
            award.pool = pool;
            award.byHort = plan_.division == Division::Hort && shares.size() > 1;
            if (award.byHort) award.ofOwnPlace = Money::fromHundredths(own[place].floor());
            award.amount = shares[place];
            giving_.awards.push_back(award);
        }
        mainUsed_ = std::min(end, plan_.main.prizes.size());
    }

    [[nodiscard]] std::vector<Money> sharesOf(Money pool, std::span<const Fraction> own) const {
        return plan_.division == Division::Hort ? hortShares(pool, own, plan_.unit)
                                                : equalShares(pool, own.size(), plan_.unit);
    }

    // Of each one's own place; who share one have the average of its prizes.
    [[nodiscard]] std::vector<Fraction> ownPrizes(std::size_t first, std::size_t end) const {
        std::vector<Fraction> own;
        while (first < end) {
            std::size_t last = first + 1;
            while (last < end && candidates_[last].place == candidates_[first].place)
                ++last;
            const Fraction each(sumOf(plan_.main, first, last - first).hundredths(),
                                static_cast<std::int64_t>(last - first));
            own.insert(own.end(), last - first, each);
            first = last;
        }
        return own;
    }

    // ---- prizes one after the other: main list and categories, or categories alone

    // The next prize of a list, and the players on the best place who may have it.
    struct Offer {
        std::vector<std::size_t> to; // candidates, on the same place
        std::vector<Money> shares;
        std::size_t prizes = 0; // of the list that it takes
        Money pool;
    };

    [[nodiscard]] Offer offerTo(const PrizeList& list, std::size_t next, std::vector<std::size_t> to) const {
        Offer offer;
        offer.to = std::move(to);
        if (offer.to.empty() || next >= list.prizes.size()) return {};
        offer.prizes = std::min(offer.to.size(), list.prizes.size() - next);
        offer.pool = sumOf(list, next, offer.to.size());
        offer.shares = equalShares(offer.pool, offer.to.size(), plan_.unit);
        return offer;
    }

    // Those on the best place among the candidates whom `mayHave` lets have it.
    template <class MayHave>
    [[nodiscard]] std::vector<std::size_t> best(const PrizeList& list, MayHave&& mayHave) const {
        std::vector<std::size_t> members;
        for (std::size_t index = 0; index < candidates_.size(); ++index) {
            const Candidate& candidate = candidates_[index];
            if (!members.empty() && candidate.place != candidates_[members.front()].place) break;
            if (meets(*candidate.player, list.who) && mayHave(index)) members.push_back(index);
        }
        return members;
    }

    void accept(const Offer& offer, std::optional<std::size_t> category, std::size_t next) {
        for (std::size_t member = 0; member < offer.to.size(); ++member) {
            if (offer.shares[member] == Money()) continue;
            Award award;
            award.player = candidates_[offer.to[member]].player->number;
            award.category = category;
            award.firstPrize = static_cast<int>(next) + 1;
            award.lastPrize = static_cast<int>(next + offer.prizes);
            award.sharedBy = static_cast<int>(offer.to.size());
            award.pool = offer.pool;
            award.amount = offer.shares[member];
            replaceMainShare(award);
            giving_.awards.push_back(award);
        }
    }

    // 0 is the main list, then the categories.
    [[nodiscard]] const PrizeList& list(std::size_t index) const {
        return index == 0 ? plan_.main : plan_.categories[index - 1];
    }

    // "One prize per player, the best one": by falling value; the main list stands first.
    void giveByValue() {
        std::vector<std::size_t> next(plan_.categories.size() + 1, 0);
        std::set<std::size_t> served;
        while (true) {
            std::optional<std::size_t> richest;
            Offer chosen;
            for (std::size_t index = 0; index < next.size(); ++index) {
                Offer offer = offerTo(list(index), next[index], best(list(index), [&](std::size_t candidate) {
                                          return !served.contains(candidate);
                                      }));
                if (offer.shares.empty() || (richest && offer.shares.front() <= chosen.shares.front()))
                    continue;
                richest = index;
                chosen = std::move(offer);
            }
            if (!richest) break;
            accept(chosen, *richest == 0 ? std::nullopt : std::optional(*richest - 1), next[*richest]);
            next[*richest] += chosen.prizes;
            served.insert(chosen.to.begin(), chosen.to.end());
        }
        for (std::size_t index = 0; index < next.size(); ++index)
            giving_.unclaimed += sumOf(list(index), next[index], list(index).prizes.size() - next[index]);
    }

    [[nodiscard]] Money mainShareOf(std::size_t candidate) const {
        const auto award = std::ranges::find_if(giving_.awards, [&](const Award& one) {
            return !one.category && one.player == candidates_[candidate].player->number;
        });
        return award == giving_.awards.end() ? Money() : award->amount;
    }

    void replaceMainShare(Award& award) {
        if (!plan_.onePerPlayer || !award.category) return;
        const auto main = std::ranges::find_if(
            giving_.awards, [&](const Award& one) { return !one.category && one.player == award.player; });
        if (main == giving_.awards.end()) return;
        award.insteadOf = main->amount;
        giving_.freed += main->amount;
        giving_.awards.erase(main);
    }

    // Main shares are fixed; a category prize that is larger takes the place of one.
    void giveBetterCategories() {
        std::vector<std::size_t> next(plan_.categories.size(), 0);
        std::set<std::size_t> served; // with a category prize
        while (true) {
            std::optional<std::size_t> richest;
            Offer chosen;
            for (std::size_t index = 0; index < next.size(); ++index) {
                Offer offer = betterOffer(plan_.categories[index], next[index], served);
                if (offer.shares.empty() || (richest && offer.shares.front() <= chosen.shares.front()))
                    continue;
                richest = index;
                chosen = std::move(offer);
            }
            if (!richest) break;
            accept(chosen, *richest, next[*richest]);
            next[*richest] += chosen.prizes;
            served.insert(chosen.to.begin(), chosen.to.end());
        }
        for (std::size_t index = 0; index < next.size(); ++index)
            giving_.unclaimed +=
                sumOf(list(index + 1), next[index], list(index + 1).prizes.size() - next[index]);
    }

    // To the best placed whose main share is smaller than what he would get.
    [[nodiscard]] Offer betterOffer(const PrizeList& category, std::size_t next,
                                    const std::set<std::size_t>& served) const {
        std::set<std::size_t> content; // their main share is at least as large
        while (true) {
            Offer offer = offerTo(category, next, best(category, [&](std::size_t candidate) {
                                      return !served.contains(candidate) && !content.contains(candidate);
                                  }));
            const std::size_t before = content.size();
            for (std::size_t member = 0; member < offer.to.size(); ++member)
                if (mainShareOf(offer.to[member]) >= offer.shares[member]) content.insert(offer.to[member]);
            if (content.size() == before) return offer;
        }
    }

    // "Everything that he has won": every category by itself.
    void giveAllCategories() {
        for (std::size_t index = 0; index < plan_.categories.size(); ++index) {
            const PrizeList& category = plan_.categories[index];
            std::set<std::size_t> served;
            std::size_t next = 0;
            while (true) {
                const Offer offer = offerTo(category, next, best(category, [&](std::size_t candidate) {
                                                return !served.contains(candidate);
                                            }));
                if (offer.shares.empty()) break;
                accept(offer, index, next);
                next += offer.prizes;
                served.insert(offer.to.begin(), offer.to.end());
            }
            giving_.unclaimed += sumOf(category, next, category.prizes.size() - next);
        }
    }

    void finish() {
        giving_.offered = standings::sumOf(plan_);
        for (const Award& award : giving_.awards)
            giving_.paid += award.amount;
        const bool mainByPlace = !(plan_.onePerPlayer && plan_.division == Division::None);
        if (mainByPlace)
            giving_.unclaimed += sumOf(plan_.main, mainUsed_, plan_.main.prizes.size() - mainUsed_);
        assert(giving_.offered == giving_.paid + giving_.unclaimed + giving_.freed);
        const auto placeOf = [&](const Award& award) {
            return std::ranges::find(candidates_, award.player,
                                     [](const Candidate& one) { return one.player->number; }) -
                   candidates_.begin();
        };
        std::ranges::stable_sort(giving_.awards, {}, placeOf);
    }

    const PrizePlan& plan_;
    Candidates candidates_;
    std::size_t mainUsed_ = 0; // main prizes that went into a pool
    PrizeGiving giving_;
};

Diagnostic faultOf(std::string code, rules::Text message, rules::Text expected, rules::Text advice = {}) {
    Diagnostic fault;
    fault.code = std::move(code);
    fault.message = std::move(message);
    fault.expected = std::move(expected);
    fault.advice = std::move(advice);
    return fault;
}

void checkList(const PrizeList& list, const std::string& name, Diagnostics& faults) {
    if (list.prizes.empty())
        faults.add(faultOf("prizes.empty", rules::text("{}", name), rules::text("at least one prize")));
    if (!std::ranges::is_sorted(list.prizes, std::greater{}))
        faults.add(faultOf("prizes.rising", rules::text("{}", name),
                           rules::text("prizes that never rise from one place to the next")));
    if (std::ranges::find(list.prizes, Money()) != list.prizes.end())
        faults.add(faultOf("prizes.zero", rules::text("{}", name), rules::text("no prize of 0")));
}

} // namespace

bool meets(const Player& player, const PrizeCondition& condition) {
    if (condition.sex && player.sex != *condition.sex) return false;
    if (condition.bornFrom && (!player.birth || player.birth->year < *condition.bornFrom)) return false;
    if (condition.bornUntil && (!player.birth || player.birth->year > *condition.bornUntil)) return false;
    if (!condition.club.empty() && player.club != condition.club) return false;
    if (!condition.federation.empty() && player.federation != condition.federation) return false;
    if (condition.onlyUnrated) return !player.rating;
    if (!player.rating) return condition.alsoUnrated || (!condition.ratingFrom && !condition.ratingBelow);
    return (!condition.ratingFrom || *player.rating >= *condition.ratingFrom) &&
           (!condition.ratingBelow || *player.rating < *condition.ratingBelow);
}

Money sumOf(const PrizePlan& plan) {
    Money sum = sumOf(plan.main, 0, plan.main.prizes.size());
    for (const PrizeList& category : plan.categories)
        sum += sumOf(category, 0, category.prizes.size());
    return sum;
}

Diagnostics checkPlan(const PrizePlan& plan) {
    Diagnostics faults;
    if (plan.main.prizes.empty() && plan.categories.empty())
        faults.add(faultOf("prizes.none", rules::text("there is no prize"),
                           rules::text("main prizes or a category")));
    if (!plan.main.prizes.empty()) checkList(plan.main, "main prizes", faults);
    std::set<std::string> names;
    for (const PrizeList& category : plan.categories) {
        checkList(category, fmt::format("category \"{}\"", category.name), faults);
        if (!names.insert(category.name).second)
            faults.add(faultOf("prizes.twice", rules::text("category \"{}\"", category.name),
                               rules::text("each category once")));
    }
    if (plan.unit < Money::fromHundredths(1))
        faults.add(faultOf("prizes.unit", rules::text("the unit of payment"), rules::text("more than 0")));
    if (plan.budget && standings::sumOf(plan) > *plan.budget)
        faults.add(
            faultOf("prizes.budget", rules::text("the prizes add up to {}", toString(standings::sumOf(plan))),
                    rules::text("no more than there is, {}", toString(*plan.budget)),
                    rules::text("Lower the prizes by {}", toString(standings::sumOf(plan) - *plan.budget))));
    return faults;
}

PrizeGiving givePrizes(const Tournament& tournament, const Standings& standings, const PrizePlan& plan) {
    return Giving(tournament, standings, plan).run();
}

} // namespace pairing::standings
