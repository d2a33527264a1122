// The eight criteria on repeated floats are four questions asked of the previous round and of the one before
// it. Each function makes the criterion for one of the two. The edition of 2017 asks them of whoever gets the
// same float again, which is the same wherever all residents have one score.
#pragma once

#include "dutch/criteria/criterion.hpp"

namespace pairing::dutch {

enum class Ago { OneRound, TwoRounds };

template <Ago ago>
Float floatOf(const MemberKind& kind) {
    return ago == Ago::OneRound ? kind.previousFloat : kind.floatTwoRoundsAgo;
}

template <Ago ago>
bool residentsHaveUpfloat(const BracketFacts& facts) {
    return (ago == Ago::OneRound ? facts.residentsWithPreviousUpfloat
                                 : facts.residentsWithUpfloatTwoRoundsAgo) > 0;
}

// [C14], [C16]: resident downfloaters who had a downfloat: what is paired does not float.
template <Ago ago>
constexpr Criterion residentDownfloaters(std::string_view name, std::string_view article) {
    return {
        name, article,
        [](const BracketFacts& facts) {
            const int residents = ago == Ago::OneRound ? facts.residentsWithPreviousDownfloat
                                                       : facts.residentsWithDownfloatTwoRoundsAgo;
            return std::vector<int>{facts.somebodyMayFloat ? residents : 0};
        },
        [](const BracketFacts&, const MemberKind& higher, const MemberKind& lower, std::span<int> digits) {
            if (!isPairOfBracket(higher, lower)) return;
            if (floatOf<ago>(lower) == Float::Down) digits[0] += 1;
            const bool floatsToo = isUnequalPair(higher, lower); // only in the edition of 2017 he counts
            if (!floatsToo && floatOf<ago>(higher) == Float::Down) digits[0] += 1;
        }};
}

// [C15], [C17]: opponents of moved-down players who had an upfloat.
template <Ago ago>
constexpr Criterion movedDownOpponents(std::string_view name, std::string_view article) {
    return {
        name, article,
        [](const BracketFacts& facts) {
            return std::vector<int>{residentsHaveUpfloat<ago>(facts) ? facts.mostUnequalPairs() : 0};
        },
        [](const BracketFacts&, const MemberKind& higher, const MemberKind& lower, std::span<int> digits) {
            if (isUnequalPair(higher, lower) && floatOf<ago>(lower) == Float::Up) digits[0] -= 1;
        }};
}

// [C18], [C20]: score differences, highest first, of moved-down players who had a downfloat. All residents
// have one score, and the difference of one who is not paired is above all others (reading D5): pair those
// with the highest score first.
template <Ago ago>
constexpr Criterion movedDownDifferences(std::string_view name, std::string_view article) {
    return {name, article,
            [](const BracketFacts& facts) {
                return digitPerMovedDownScore(facts, [&](const MovedDownScore& score) {
                    if (facts.layer == Layer::Local) return 0; // all are paired there
                    return ago == Ago::OneRound ? score.withPreviousDownfloat
                                                : score.withDownfloatTwoRoundsAgo;
                });
            },
            [](const BracketFacts& facts, const MemberKind& higher, const MemberKind& lower,
               std::span<int> digits) {
                if (isPairWithMovedDown(higher, lower) && floatOf<ago>(higher) == Float::Down)
                    digits[facts.movedDownIndex(higher.score)] += 1;
            }};
}

// [C19], [C21]: score differences, highest first, of moved-down players' opponents who had an upfloat.
template <Ago ago>
constexpr Criterion opponentDifferences(std::string_view name, std::string_view article) {
    return {name, article,
            [](const BracketFacts& facts) {
                return digitPerMovedDownScore(facts, [&](const MovedDownScore& score) {
                    return residentsHaveUpfloat<ago>(facts) ? score.players : 0;
                });
            },
            [](const BracketFacts& facts, const MemberKind& higher, const MemberKind& lower,
               std::span<int> digits) {
                if (isPairWithMovedDown(higher, lower) && floatOf<ago>(lower) == Float::Up)
                    digits[facts.movedDownIndex(higher.score)] -= 1;
            }};
}

} // namespace pairing::dutch
