// The criteria of FIDE C.04.3 and where each is applied.
//
// | criterion | article | where |
// | [C1]      | 2.1.1   | mayMeet (field.cpp) |
// | [C2]      | 2.1.2   | Contestant::mayReceiveBye; Completion |
// | [C3]      | 2.1.3   | haveSameAbsolutePreference (field.cpp) |
// | [C4]      | 2.2.1   | Completion: checked for every bracket (round_pairer.cpp) |
// | [C5]      | 2.3.1   | Completion::byeScore: a constant of the round (reading D2) |
// | [C6]-[C21]| 2.4     | the list below, highest priority first |
//
// Edition of 2017: C.1 to C.3 as [C1] to [C3]; C.4 in round_pairer_2017.cpp; C.5 to C.19 in the second list.
#include <array>

#include "dutch/criteria/list.hpp"

namespace pairing::dutch {

namespace {

Criterion as(const Criterion& criterion, std::string_view name, std::string_view article) {
    Criterion renamed = criterion;
    renamed.name = name;
    renamed.article = article;
    return renamed;
}

std::span<const Criterion> criteriaOf2026() {
    static const std::array inDescendingPriority{c06Downfloaters,
                                                 c07DownfloaterScores,
                                                 c08FollowingBracket,
                                                 c09ByeUnplayedRounds,
                                                 c10TopscorerColourDifference,
                                                 c11TopscorerThirdColour,
                                                 c12ColourPreference,
                                                 c13StrongPreference,
                                                 c14DownfloatAgain,
                                                 c15UpfloatAgain,
                                                 c16DownfloatTwoRoundsAgo,
                                                 c17UpfloatTwoRoundsAgo,
                                                 c18DownfloatDifferences,
                                                 c19UpfloatDifferences,
                                                 c20DownfloatDifferencesTwoRoundsAgo,
                                                 c21UpfloatDifferencesTwoRoundsAgo};
    return inDescendingPriority;
}

std::span<const Criterion> criteriaOf2017() {
    static const std::array inDescendingPriority{as(c06Downfloaters, "C.5", "C.04.3(2017) C.5"),
                                                 y2017::c06ScoreDifferences,
                                                 y2017::c07FollowingBracket,
                                                 as(c10TopscorerColourDifference, "C.8", "C.04.3(2017) C.8"),
                                                 as(c11TopscorerThirdColour, "C.9", "C.04.3(2017) C.9"),
                                                 as(c12ColourPreference, "C.10", "C.04.3(2017) C.10"),
                                                 as(c13StrongPreference, "C.11", "C.04.3(2017) C.11"),
                                                 as(c14DownfloatAgain, "C.12", "C.04.3(2017) C.12"),
                                                 as(c15UpfloatAgain, "C.13", "C.04.3(2017) C.13"),
                                                 as(c16DownfloatTwoRoundsAgo, "C.14", "C.04.3(2017) C.14"),
                                                 as(c17UpfloatTwoRoundsAgo, "C.15", "C.04.3(2017) C.15"),
                                                 y2017::c16DownfloatDifferences,
                                                 y2017::c17UpfloatDifferences,
                                                 y2017::c18DownfloatDifferencesTwoRoundsAgo,
                                                 y2017::c19UpfloatDifferencesTwoRoundsAgo};
    return inDescendingPriority;
}

} // namespace

std::span<const Criterion> allCriteria(RuleEdition edition) {
    switch (edition) {
    case RuleEdition::Fide2017:
        return criteriaOf2017();
    case RuleEdition::Fide2026:
        return criteriaOf2026();
    }
    return {};
}

bool needsHistories(const MemberKind& one, const MemberKind& other) {
    return isInBracket(one) && isInBracket(other) &&
           one.preference.strength == PreferenceStrength::Absolute &&
           other.preference.strength == PreferenceStrength::Absolute &&
           one.preference.colour == other.preference.colour &&
           (one.absoluteTopscorer || other.absoluteTopscorer);
}

} // namespace pairing::dutch
