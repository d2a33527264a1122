// Explanations in words: each reason with its article and its numbers, as it can be read aloud.
#include "reports/explanation_report.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>
#include <set>

#include "pairing/dutch/pair_round.hpp"
#include "pairing/explain/explain_round.hpp"
#include "reports/language.hpp"
#include "reports/writers.hpp"
#include "support/tournaments/crosstable_words.hpp"
#include "support/tournaments/random_tournament.hpp"

namespace {

using namespace pairing;
using explain::Objection;
using Reason = Objection::Reason;
namespace data = boost::unit_test::data;

struct Said {
    Objection objection;
    const char* words;
};
std::ostream& operator<<(std::ostream& stream, const Said& said) {
    return stream << said.words;
}

Objection worse(int criterion, explain::CriterionValue chosen, explain::CriterionValue instead) {
    return {.reason = Reason::WorseCriterion,
            .criterion = criterion,
            .chosen = std::move(chosen),
            .instead = std::move(instead)};
}

const std::vector<Said> sentences{
    {{.reason = Reason::AlreadyMet, .metIn = RoundNumber(2)}, "they met in round 2 (C.04.3 2.1.1 [C1])"},
    {{.reason = Reason::ForbiddenMeeting}, "this event does not let them meet"},
    {{.reason = Reason::SameAbsolute}, "both must have the same colour (C.04.3 2.1.3 [C3])"},
    {{.reason = Reason::ByeBarred}, "has had a bye or a win without playing already (C.04.3 2.1.2 [C2])"},
    {{.reason = Reason::NoOpponent},
     "there is nobody in the bracket whom this player may meet (C.04.3 2.1 [C1], [C3])"},
    {{.reason = Reason::NoCompletion}, "then the others could not all be paired (C.04.3 2.2.1 [C4])"},
    {{.reason = Reason::HigherBye, .chosen = {5}, .instead = {10}},
     "then the bye would go to somebody with 1 instead of ½ points (C.04.3 2.3.1 [C5])"},
    {worse(6, {1}, {3}),
     "players of the bracket left without an opponent there: 3 instead of 1 (C.04.3 2.4.1 [C6])"},
    {worse(7, {20, 15}, {25, 15}),
     "scores of those who float down: 2½, 1½ instead of 2, 1½ (C.04.3 2.4.2 [C7])"},
    {worse(8, {1, 10}, {2, 10, 10}),
     "players left without an opponent in the following bracket: 2 instead of 1 (C.04.3 2.4.3 [C8])"},
    {worse(8, {1, 10}, {1, 15}),
     "scores of those left over in the following bracket: 1½ instead of 1 (C.04.3 2.4.3 [C8])"},
    {worse(9, {0}, {1}), "unplayed rounds of the receiver of the bye: 1 instead of 0 (C.04.3 2.4.4 [C9])"},
    {worse(12, {0}, {2}),
     "players who do not get the colour they prefer: 2 instead of 0 (C.04.3 2.4.7 [C12])"},
    {worse(14, {0}, {1}),
     "residents who float down as in the previous round: 1 instead of 0 (C.04.3 2.4.9 [C14])"},
    {worse(18, {}, {100025, 10}), "score differences of moved-down players who floated down in the previous "
                                  "round: 2½ (not paired), 1 instead of "
                                  "none (C.04.3 2.4.13 [C18])"},
    {worse(21, {5}, {10}), "score differences of their opponents who floated up two rounds before: 1 instead "
                           "of ½ (C.04.3 2.4.16 [C21])"},
    {{.reason = Reason::LaterInOrder},
     "as good by every criterion, but later in the order in which pairings are tried (C.04.3 3.8.1, 4)"},
};

// 1 to 4 have won, 5 to 8 lost; see explain_round_test for the reasons by hand.
Tournament eightPlayers() {
    return support::tournamentFrom({{1, "5w1 ."},
                                    {2, "6b1 ."},
                                    {3, "7w1 ."},
                                    {4, "8b1 ."},
                                    {5, "1b0 ."},
                                    {6, "2w0 ."},
                                    {7, "3b0 ."},
                                    {8, "4w0 ."}});
}

} // namespace

BOOST_AUTO_TEST_SUITE(explanation_report)

BOOST_DATA_TEST_CASE(reasons_can_be_read_aloud, data::make(sentences), said) {
    BOOST_TEST(reports::reasonText(said.objection, {}) == said.words);
}

BOOST_AUTO_TEST_CASE(a_round_in_words) {
    const auto tournament = eightPlayers();
    const auto explanation =
        explain::explainRound(tournament, support::round2, support::numbers({1, 2, 3, 4, 5, 6, 7, 8}));
    BOOST_REQUIRE(explanation.has_value());
    const std::string text = reports::explanationText({tournament, *explanation}, {});
    BOOST_TEST(text.starts_with("Round 2: why it was paired so (FIDE Dutch System, 2026)\n"
                                "It is the last round: rules for topscorers apply (C.04.3 1.8).\n"
                                "\n"
                                "Bracket 1: 1 points\n"
                                "  residents: 1, 2, 3, 4\n"
                                "  S1 1, 2; S2 3, 4\n"),
               text);
    const std::string board =
        "Bracket 1 (1 points): no. 1 of S1 meets no. 2 of S2.\n"
        "  Colours: 4 prefers White strongly (colour difference -1), 1 prefers Black strongly "
        "(colour difference +1): granted (C.04.3 5.2.1)\n"
        "  1 does not meet 3";
    BOOST_TEST(text.find(board) != std::string::npos, text);
    BOOST_TEST(
        text.find("players who do not get the colour they prefer: 2 instead of 0 (C.04.3 2.4.7 [C12])") !=
            std::string::npos,
        text);
}

BOOST_AUTO_TEST_CASE(one_player_only) {
    const auto tournament = eightPlayers();
    const auto explanation =
        explain::explainRound(tournament, support::round2, support::numbers({1, 2, 3, 4, 5, 6, 7, 8}));
    const reports::ExplainedRound round{tournament, *explanation,
                                        [](PairingNumber player) { return player.value() == 1; }, false};
    const std::string text = reports::explanationText(round, {});
    BOOST_TEST(text.find("Board 1") != std::string::npos, text);
    BOOST_TEST(text.find("Board 2") == std::string::npos, text);
    BOOST_TEST(text.find("Bracket 1: ") == std::string::npos, text);
    const std::string json = reports::toJson(reports::explanationReport(round, {}));
    BOOST_TEST(json.find("\"criterion\": 12") != std::string::npos, json);
    BOOST_TEST(json.find("\"reason\": \"worse_criterion\"") != std::string::npos, json);
    BOOST_TEST(json.find("\"black\": 2") == std::string::npos, json);
}

// Whatever an explanation or a check says has a translation.
BOOST_AUTO_TEST_CASE(every_sentence_has_a_translation) {
    std::set<std::string> missing;
    const auto chinese = reports::translatorFor(reports::Language::SimplifiedChinese);
    const rules::Translator watching = [&](std::string_view pattern) {
        const std::string_view found = chinese(pattern);
        if (found == pattern && pattern.find_first_not_of("{}0123456789 ,;-=") != std::string_view::npos &&
            !pattern.starts_with("S1") && pattern != "S2")
            missing.emplace(pattern);
        return found;
    };
    for (const Said& said : sentences)
        (void)reports::reasonText(said.objection, watching);
    for (int criterion = explain::firstCriterion; criterion <= explain::lastCriterion; ++criterion)
        (void)reports::reasonText(worse(criterion, {0}, {1}), watching);
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        support::RandomNumbers random(seed);
        support::RandomTournament running(seed, support::TournamentPlan::draw(random, 5, 9));
        while (!running.isOver()) {
            const auto explanation =
                explain::explainRound(running.tournament(), running.round(), running.participants());
            if (!explanation) break;
            const reports::ExplainedRound round{running.tournament(), *explanation};
            (void)reports::explanationText(round, watching);
            const reports::Report report = reports::explanationReport(round, watching);
            (void)rules::translated(report.title, watching);
            for (const reports::Table& table : report.tables)
                for (const reports::Column& column : table.columns)
                    (void)rules::translated(column.heading, watching);
            running.play(*dutch::pairRound(running.tournament(), running.round(), running.participants()));
        }
    }
    for (const std::string& pattern : missing)
        BOOST_ERROR("no translation: " << pattern);
}

BOOST_AUTO_TEST_SUITE_END()
