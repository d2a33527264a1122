// The criteria of FIDE C.04.3 (2026) and where each is applied.
//
// | criterion | article | where |
// | [C1]      | 2.1.1   | mayMeet (field.cpp) |
// | [C2]      | 2.1.2   | Contestant::mayReceiveBye; Completion |
// | [C3]      | 2.1.3   | haveSameAbsolutePreference (field.cpp) |
// | [C4]      | 2.2.1   | Completion: checked for every bracket (bracket_pairer.cpp) |
// | [C5]      | 2.3.1   | Completion::byeScore: a constant of the round (reading D2) |
// | [C6]-[C21]| 2.4     | the list below, highest priority first |
#include <array>

#include "dutch/criteria/list.hpp"

namespace pairing::dutch {

std::span<const Criterion> allCriteria() {
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

bool needsHistories(const MemberKind& one, const MemberKind& other) {
    return isInBracket(one) && isInBracket(other) &&
           one.preference.strength == PreferenceStrength::Absolute &&
           other.preference.strength == PreferenceStrength::Absolute &&
           one.preference.colour == other.preference.colour &&
           (one.absoluteTopscorer || other.absoluteTopscorer);
}

} // namespace pairing::dutch
