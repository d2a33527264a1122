// The criteria by name, each defined in its own file; all_criteria.cpp puts them in order.
#pragma once

#include "dutch/criteria/criterion.hpp"

namespace pairing::dutch {

extern const Criterion c06Downfloaters;
extern const Criterion c07DownfloaterScores;
extern const Criterion c08FollowingBracket;
extern const Criterion c09ByeUnplayedRounds;
extern const Criterion c10TopscorerColourDifference;
extern const Criterion c11TopscorerThirdColour;
extern const Criterion c12ColourPreference;
extern const Criterion c13StrongPreference;
extern const Criterion c14DownfloatAgain;
extern const Criterion c15UpfloatAgain;
extern const Criterion c16DownfloatTwoRoundsAgo;
extern const Criterion c17UpfloatTwoRoundsAgo;
extern const Criterion c18DownfloatDifferences;
extern const Criterion c19UpfloatDifferences;
extern const Criterion c20DownfloatDifferencesTwoRoundsAgo;
extern const Criterion c21UpfloatDifferencesTwoRoundsAgo;

// Those that the edition of 2017 words otherwise.
namespace y2017 {
extern const Criterion c06ScoreDifferences;
extern const Criterion c07FollowingBracket;
extern const Criterion c16DownfloatDifferences;
extern const Criterion c17UpfloatDifferences;
extern const Criterion c18DownfloatDifferencesTwoRoundsAgo;
extern const Criterion c19UpfloatDifferencesTwoRoundsAgo;
} // namespace y2017

} // namespace pairing::dutch
