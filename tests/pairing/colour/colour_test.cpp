// FIDE C.04.3 art. 1.6, 1.7 and 5.2, and the floats of art. 1.4.
#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <ostream>
#include <string_view>
#include <vector>

#include "pairing/colour/colour_allocation.hpp"
#include "pairing/float/floats.hpp"

using namespace pairing;
namespace data = boost::unit_test::data;

namespace {

std::vector<Colour> colours(std::string_view letters) {
    std::vector<Colour> result;
    for (const char letter : letters)
        result.push_back(letter == 'W' ? Colour::White : Colour::Black);
    return result;
}

struct Preference {
    const char* article;
    const char* played; // from the oldest to the latest; unplayed rounds do not count (C.04.2 art. 3.4)
    const char* colour; // "W", "B" or "-"
    PreferenceStrength strength;
};
std::ostream& operator<<(std::ostream& out, const Preference& row) {
    return out << row.article << " after \"" << row.played << '"';
}

using enum PreferenceStrength;
const Preference preferences[] = {
    {"1.7.4 no game", "", "-", None},
    {"1.7.3 difference 0: opposite of the last", "WB", "W", Mild},
    {"1.7.3 difference 0: opposite of the last", "BW", "B", Mild},
    {"1.7.2 difference +1", "W", "B", Strong},
    {"1.7.2 difference -1", "B", "W", Strong},
    {"1.7.2 difference +1, last two differ", "WBW", "B", Strong},
    {"1.7.1 same colour twice, difference 0", "BBWW", "B", Absolute},
    {"1.7.1 same colour twice, difference +1", "BWW", "B", Absolute},
    {"1.7.1 same colour twice, against a difference of one", "WWWBB", "W", Absolute},
    {"1.7.1 difference +2", "WBWW", "B", Absolute},
    {"1.7.1 difference -2", "BWBB", "W", Absolute},
    {"1.7.1 difference decides before repetition", "WWWWBB", "B", Absolute},
};

struct Allocation {
    const char* article;
    const char* higher;
    const char* lower;
    int parity;      // of the higher ranked
    Colour expected; // of the higher ranked; the initial colour is White
    ColourRule rule;
};
std::ostream& operator<<(std::ostream& out, const Allocation& row) {
    return out << row.article << ": " << row.higher << " - " << row.lower;
}

using enum ColourRule;
const Allocation allocations[] = {
    {"5.2.1 both granted", "WB", "BW", 1, Colour::White, BothGranted},
    {"5.2.1 only the higher has a wish", "W", "", 1, Colour::Black, BothGranted},
    {"5.2.1 only the lower has a wish", "", "W", 2, Colour::White, BothGranted},
    {"5.2.2 strong before mild", "WBW", "BW", 1, Colour::Black, StrongerPreference},
    {"5.2.2 absolute before strong", "WBW", "BWW", 1, Colour::White, StrongerPreference},
    {"5.2.2 both absolute: the wider difference", "BWW", "WBWW", 1, Colour::White, StrongerPreference},
    {"5.2.3 latest position that differs", "WBW", "WWB", 1, Colour::Black, LatestDifference},
    {"5.2.3 the shorter history ends the comparison", "BWBW", "BW", 1, Colour::Black, HigherRanked},
    {"5.2.4 equal histories: the higher gets his wish", "WB", "WB", 1, Colour::White, HigherRanked},
    {"5.2.5 nobody has played, odd number", "", "", 1, Colour::White, InitialColour},
    {"5.2.5 nobody has played, even number", "", "", 4, Colour::Black, InitialColour},
};

} // namespace

BOOST_DATA_TEST_CASE(colour_preference_is_that_of_article_1_7, data::make(preferences)) {
    const auto preference = colourPreference(colours(sample.played));
    BOOST_TEST((preference.strength == sample.strength));
    const char* colour = !preference.colour ? "-" : *preference.colour == Colour::White ? "W" : "B";
    BOOST_TEST(std::string_view(colour) == std::string_view(sample.colour));
}

BOOST_DATA_TEST_CASE(colours_are_allocated_by_the_first_rule_of_5_2_that_decides, data::make(allocations)) {
    const auto higher = colours(sample.higher);
    const auto lower = colours(sample.lower);
    const ColourDecision decision = allocateColours({colourPreference(higher), higher, sample.parity},
                                                    {colourPreference(lower), lower, 2}, Colour::White);
    BOOST_TEST((decision.higherRanked == sample.expected));
    BOOST_TEST((decision.rule == sample.rule));
}

BOOST_AUTO_TEST_CASE(initial_colour_black_turns_5_2_5_round) {
    BOOST_TEST((allocateColours({{}, {}, 1}, {{}, {}, 2}, Colour::Black).higherRanked == Colour::Black));
    BOOST_TEST((allocateColours({{}, {}, 2}, {{}, {}, 3}, Colour::Black).higherRanked == Colour::White));
}

BOOST_AUTO_TEST_CASE(floats_of_played_rounds_follow_the_scores_of_1_4_2) {
    BOOST_TEST((floatOfGame(Points::whole(2), Points::whole(1)) == Float::Down));
    BOOST_TEST((floatOfGame(Points::whole(1), Points::whole(2)) == Float::Up));
    BOOST_TEST((floatOfGame(Points::whole(1), Points::whole(1)) == Float::None));
}

BOOST_AUTO_TEST_CASE(unplayed_rounds_float_by_1_4_3_and_1_4_4) {
    ScoringSystem scoring;
    const PairingNumber opponent(2);
    BOOST_TEST((floatWithoutGame(PairingAllocatedBye{}, scoring) == Float::Down));
    BOOST_TEST((floatWithoutGame(ForfeitWin{opponent, {}}, scoring) == Float::Down));
    BOOST_TEST((floatWithoutGame(HalfPointBye{}, scoring) == Float::Down));
    BOOST_TEST((floatWithoutGame(FullPointBye{}, scoring) == Float::Down));
    BOOST_TEST((floatWithoutGame(ForfeitLoss{opponent, {}}, scoring) == Float::None));
    BOOST_TEST((floatWithoutGame(DoubleForfeit{opponent, {}}, scoring) == Float::None));
    BOOST_TEST((floatWithoutGame(ZeroPointBye{}, scoring) == Float::None));
    BOOST_TEST((floatWithoutGame(NotPaired{}, scoring) == Float::None));
    // A.4.b of 2017: every round not played.
    for (const RoundEvent& event :
         {RoundEvent{ForfeitLoss{opponent, {}}}, RoundEvent{ZeroPointBye{}}, RoundEvent{NotPaired{}}})
        BOOST_TEST((floatWithoutGame(event, scoring, RuleEdition::Fide2017) == Float::Down));
    // Reading D7: the pairing-allocated bye floats whatever it is worth.
    scoring.pairingAllocatedBye = Points{};
    BOOST_TEST((floatWithoutGame(PairingAllocatedBye{}, scoring) == Float::Down));
    // A half-point bye worth no more than a loss is no downfloat.
    scoring.loss = scoring.draw = scoring.halfPointBye = Points::whole(1);
    BOOST_TEST((floatWithoutGame(HalfPointBye{}, scoring) == Float::None));
}
