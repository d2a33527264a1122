#include "support/slow/slow_pairer_2017.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <optional>
#include <stdexcept>
#include <tuple>

#include "support/slow/slow_colours.hpp"
#include "support/slow/slow_denials.hpp"

namespace support::slow {
namespace {

using Members = std::vector<std::size_t>;
using Route = BracketRecord2017::Route;

// One bracket and, for C.7, the scoregroup after it.
struct Bracket2017 {
    Members mdps;
    Members residents;
    Members next; // empty where C.7 does not count
    bool nextIsLast = false;
};

class Criteria2017 {
  public:
    Criteria2017(const State& state, const Completion& completion, const Bracket2017& bracket)
        : state_(state)
        , completion_(completion)
        , bracket_(bracket)
        , lowest_(member(bracket.residents.back()).score) {}

    std::vector<CriterionValue> of(const Pairs& pairs, Mask unpaired) {
        std::vector<CriterionValue> values;
        values.push_back({std::popcount(unpaired)});                            // C.5
        values.push_back(differences(pairs, unpaired, lowest_));                // C.6
        values.push_back(followingBracket(unpaired));                           // C.7
        values.push_back({countDenied(state_, pairs, leavesTwoBehind)});        // C.8
        values.push_back({countDenied(state_, pairs, isThirdInARow)});          // C.9
        values.push_back({countDenied(state_, pairs, isNotPreferred)});         // C.10
        values.push_back({countDenied(state_, pairs, isNotStronglyPreferred)}); // C.11
        std::vector<CriterionValue> again;
        for (const auto history : {&Member::previousRound, &Member::twoRoundsAgo})
            for (const Float direction : {Float::Down, Float::Up})
                again.push_back(sameFloat(pairs, unpaired, history, direction));
        for (const CriterionValue& list : again) // C.12 to C.15
            values.push_back({static_cast<int>(list.size())});
        values.insert(values.end(), again.begin(), again.end()); // C.16 to C.19
        return values;
    }

  private:
    const Member& member(std::size_t index) const { return state_.members[index]; }

    static CriterionValue widestFirst(CriterionValue list) {
        std::ranges::sort(list, std::greater{});
        return list;
    }

    // A.8: of a downfloater, against one point less than the lowest of the bracket has.
    static int downfloatDifference(const Member& floater, Points lowest) {
        return (floater.score - (lowest - Points::whole(1))).tenths();
    }

    CriterionValue differences(const Pairs& pairs, Mask unpaired, Points lowest) const {
        CriterionValue list;
        for (const auto& [higher, lower] : pairs)
            list.push_back((member(higher).score - member(lower).score).tenths());
        for (const std::size_t floater : membersOf(unpaired))
            list.push_back(downfloatDifference(member(floater), lowest));
        return widestFirst(list);
    }

    // C.7 with readings R5 and R6: pairs, then differences, that the following bracket can reach at best.
    CriterionValue followingBracket(Mask downfloaters) {
        if (bracket_.next.empty()) return {};
        const auto [known, isNew] = following_.try_emplace(downfloaters);
        if (!isNew) return known->second;
        const Points lowest = member(bracket_.next.back()).score;
        std::optional<CriterionValue> best;
        Candidates(
            completion_, membersOf(downfloaters), bracket_.next, [](Mask) { return true; },
            [&](const Pairs& pairs, Mask unpaired) {
                int leftOver = 0;
                for (const std::size_t index : membersOf(unpaired))
                    leftOver += bracket_.nextIsLast && member(index).byeBarred ? 3 : 1;
                CriterionValue value = differences(pairs, unpaired, lowest);
                std::erase(value, 0); // lists of other lengths: what has no difference says nothing
                value.insert(value.begin(), leftOver);
                if (!best || value < *best) best = value;
            })
            .runAll();
        return known->second = *best;
    }

    // R7: whoever gets a float in that direction now and had one then, with its difference.
    CriterionValue sameFloat(const Pairs& pairs, Mask unpaired, Float Member::*history,
                             Float direction) const {
        CriterionValue list;
        for (const auto& [higher, lower] : pairs) {
            const int difference = (member(higher).score - member(lower).score).tenths();
            const Member& floats = member(direction == Float::Down ? higher : lower);
            if (difference != 0 && floats.*history == direction) list.push_back(difference);
        }
        if (direction == Float::Down)
            for (const std::size_t index : membersOf(unpaired))
                if (member(index).*history == Float::Down)
                    list.push_back(downfloatDifference(member(index), lowest_));
        return widestFirst(list);
    }

    const State& state_;
    const Completion& completion_;
    const Bracket2017& bracket_;
    Points lowest_;
    std::map<Mask, CriterionValue> following_;
};

class Pairer2017 {
  public:
    Pairer2017(const State& state, const Completion& completion)
        : state_(state)
        , completion_(completion) {}

    // A.9
    void run(const std::vector<Members>& groups) {
        for (std::size_t group = 0; group < groups.size(); ++group) {
            Members below;
            for (std::size_t later = group + 1; later < groups.size(); ++later)
                below.insert(below.end(), groups[later].begin(), groups[later].end());
            Bracket2017 bracket{floaters_, groups[group], {}, group + 2 == groups.size()};
            if (below.empty()) {
                take(bracket, completes(completion_, 0), Route::Ordinary);
                return;
            }
            bracket.next = groups[group + 1];
            const auto ordinary = best(bracket, [](Mask) { return true; });
            if (completion_.isPossible(ordinary.unpaired | maskOf(below))) {
                close(ordinary, Route::Ordinary);
                continue;
            }
            bracket.next.clear(); // R2
            take(bracket, completes(completion_, maskOf(below)), Route::Penultimate);
            take({floaters_, below, {}, false}, completes(completion_, 0), Route::Collapsed);
            return;
        }
    }

    Pairs pairs;
    std::vector<BracketRecord2017> records;
    [[nodiscard]] const Members& floaters() const { return floaters_; }

  private:
    struct Answer {
        Pairs pairs;
        Mask unpaired = 0;
        std::vector<CriterionValue> criteria;
        std::vector<int> key;
    };

    Answer best(const Bracket2017& bracket, std::function<bool(Mask)> accepts) const {
        Criteria2017 criteria(state_, completion_, bracket);
        std::optional<Answer> found;
        Candidates(completion_, bracket.mdps, bracket.residents, std::move(accepts),
                   [&](const Pairs& candidate, Mask unpaired) {
                       Answer answer{candidate, unpaired, criteria.of(candidate, unpaired),
                                     keyOf(bracket.mdps, bracket.residents, candidate)};
                       if (!found ||
                           std::tie(answer.criteria, answer.key) < std::tie(found->criteria, found->key))
                           found = std::move(answer);
                   })
            .run();
        if (!found) throw std::logic_error("a bracket that was known to be completable has no candidate");
        return std::move(*found);
    }

    void take(const Bracket2017& bracket, std::function<bool(Mask)> accepts, Route route) {
        close(best(bracket, std::move(accepts)), route);
    }

    void close(const Answer& answer, Route route) {
        pairs.insert(pairs.end(), answer.pairs.begin(), answer.pairs.end());
        floaters_ = membersOf(answer.unpaired);
        records.push_back({route, answer.criteria});
    }

    const State& state_;
    const Completion& completion_;
    Members floaters_;
};

std::vector<Members> scoregroupsOf(const State& state) {
    std::map<Points, Members, std::greater<>> groups;
    for (std::size_t index = 0; index < state.members.size(); ++index)
        groups[state.members[index].score].push_back(index);
    std::vector<Members> inOrder;
    for (const auto& [score, members] : groups)
        inOrder.push_back(members);
    return inOrder;
}

// C.04.2 B.3 of 2017: by real scores.
auto boardKey(const Member& one, const Member& other) {
    const auto rank = [](const Member& member) { return std::pair(-member.realScore, member.number); };
    const Member& higher = rank(one) < rank(other) ? one : other;
    return std::tuple(-higher.realScore, -(one.realScore + other.realScore), higher.number);
}

} // namespace

rules::Expected<ExplainedPairing2017, pairing::PairingRefusal>
pairRound2017(const Tournament& tournament, RoundNumber round, std::span<const PairingNumber> participants) {
    using pairing::PairingRefusal;
    if (participants.size() < 2)
        return rules::unexpected(PairingRefusal{PairingRefusal::Kind::TooFewPlayers, round, {}, {}});
    const State state = stateBefore(tournament, round, participants);
    const Completion completion(state);
    if (!completion.roundIsPossible())
        return rules::unexpected(PairingRefusal{PairingRefusal::Kind::NoLegalPairing, round, {}, {}});
    Pairer2017 pairer(state, completion);
    pairer.run(scoregroupsOf(state));

    ExplainedPairing2017 result{{}, std::move(pairer.records)};
    if (!pairer.floaters().empty())
        result.pairing.pairingAllocatedBye = state.members[pairer.floaters().front()].number;
    std::ranges::sort(pairer.pairs, {}, [&](const auto& pair) {
        return boardKey(state.members[pair.first], state.members[pair.second]);
    });
    for (const auto& [first, second] : pairer.pairs) {
        const Member& higher = state.members[first];
        const Member& lower = state.members[second];
        const bool higherHasWhite = colourOfHigher(higher, lower, state.initialColour) == Colour::White;
        result.pairing.boards.push_back(higherHasWhite ? pairing::Pair{higher.number, lower.number}
                                                       : pairing::Pair{lower.number, higher.number});
    }
    return result;
}

} // namespace support::slow
