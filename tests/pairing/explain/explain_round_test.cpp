// Explanations of rounds. What they claim is checked against the tournament itself, and against the slow
// pairer, which shares nothing with the engine: asked the same "and if …?", it must name the same criterion,
// with the same values.
#include "pairing/explain/explain_round.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include <boost/test/unit_test.hpp>

#include "pairing/dutch/pair_round.hpp"
#include "support/slow/slow_colours.hpp"
#include "support/slow/slow_pairer.hpp"
#include "support/tournaments/crosstable_words.hpp"
#include "support/tournaments/random_tournament.hpp"

namespace {

using namespace pairing;
using explain::BoardExplanation;
using explain::Objection;
using explain::RoundExplanation;
using support::slow::Member;
using support::slow::State;
using Reason = Objection::Reason;

// "AlreadyMet", "[C12]" …: what the tests have seen.
std::string nameOf(const Objection& objection) {
    switch (objection.reason) {
    case Reason::AlreadyMet:
        return "already met";
    case Reason::ForbiddenMeeting:
        return "forbidden";
    case Reason::SameAbsolute:
        return "same absolute preference";
    case Reason::ByeBarred:
        return "bye barred";
    case Reason::NoOpponent:
        return "no opponent";
    case Reason::NoCompletion:
        return "no completion";
    case Reason::HigherBye:
        return "higher bye";
    case Reason::WorseCriterion:
        return "[C" + std::to_string(objection.criterion) + "]";
    case Reason::LaterInOrder:
        return "later in order";
    case Reason::NotBetter:
        return "not better";
    }
    return "";
}

support::TournamentPlan planOf(int players, int rounds) {
    support::TournamentPlan plan;
    plan.players = players;
    plan.rounds = rounds;
    return plan;
}

// The slow pairer's answer to a changed state, compared with what it makes of the unchanged one.
class SlowWitness {
  public:
    explicit SlowWitness(State state)
        : state_(std::move(state))
        , made_(support::slow::pairState(state_)) {}

    // Settings, as WhatIf has them.
    void fix(State& state, PairingNumber one, PairingNumber other) const {
        for (Member& member : state.members) {
            if (member.number == one || member.number == other) {
                member.byeBarred = true;
                for (const Member& third : state.members)
                    if (third.number != one && third.number != other) member.forbidden.insert(third.number);
            } else {
                member.forbidden.insert(one);
                member.forbidden.insert(other);
            }
        }
    }
    void forbid(State& state, PairingNumber one, PairingNumber other) const {
        for (Member& member : state.members) {
            if (member.number == one) member.forbidden.insert(other);
            if (member.number == other) member.forbidden.insert(one);
        }
    }
    void giveBye(State& state, PairingNumber receiver) const {
        for (Member& member : state.members) {
            if (member.number != receiver) {
                member.byeBarred = true;
                member.forbidden.insert(receiver);
            } else
                for (const Member& other : state.members)
                    if (other.number != receiver) member.forbidden.insert(other.number);
        }
    }

    // Brackets above `index`, and the pairs given, as they are.
    [[nodiscard]] State below(std::size_t index) const {
        State state = state_;
        for (std::size_t above = 0; above < index; ++above)
            for (const auto& [one, other] : made_->brackets[above].pairs)
                fix(state, one, other);
        return state;
    }

    [[nodiscard]] Objection judge(const State& changed) const {
        const auto instead = support::slow::pairState(changed);
        if (!instead) return {.reason = Reason::NoCompletion};
        const auto byeScore = [&](const auto& answer) {
            const auto bye = answer.pairing.pairingAllocatedBye;
            return bye ? member(*bye).score.tenths() : 0;
        };
        if (byeScore(*made_) != byeScore(*instead))
            return {
                .reason = Reason::HigherBye, .chosen = {byeScore(*made_)}, .instead = {byeScore(*instead)}};
        for (std::size_t index = 0; index < made_->brackets.size(); ++index) {
            const auto& made = made_->brackets[index];
            const auto& other = instead->brackets[index];
            if (made.pairs == other.pairs) continue;
            for (std::size_t place = 0; place < made.criteria.size(); ++place)
                if (made.criteria[place] != other.criteria[place])
                    return {.reason = Reason::WorseCriterion,
                            .bracket = index,
                            .criterion = static_cast<int>(place + support::slow::firstCriterion),
                            .chosen = made.criteria[place],
                            .instead = other.criteria[place]};
            return {.reason = Reason::LaterInOrder, .bracket = index};
        }
        return {.reason = Reason::LaterInOrder, .bracket = made_->brackets.size()};
    }

    [[nodiscard]] const Member& member(PairingNumber number) const {
        return *std::ranges::find(state_.members, number, &Member::number);
    }
    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] const support::slow::ExplainedPairing& made() const { return *made_; }

  private:
    State state_;
    std::optional<support::slow::ExplainedPairing> made_;
};

// Every claim of one explanation.
class Claims {
  public:
    Claims(const Tournament& tournament, RoundNumber round, std::span<const PairingNumber> participants,
           std::map<std::string, int>& seen)
        : tournament_(tournament)
        , round_(round)
        , participants_(participants.begin(), participants.end())
        , witness_(support::slow::stateBefore(tournament, round, participants))
        , seen_(seen) {}

    void check(const RoundExplanation& explanation) {
        explanation_ = &explanation;
        checkBoards();
        checkFloats();
        checkBye();
    }

  private:
    void note(const Objection& objection) { ++seen_[nameOf(objection)]; }

    void checkBoards() {
        const auto& made = witness_.made();
        BOOST_REQUIRE_EQUAL(explanation_->boards.size(), made.pairing.boards.size());
        for (std::size_t index = 0; index < explanation_->boards.size(); ++index) {
            const BoardExplanation& board = explanation_->boards[index];
            BOOST_TEST((board.pair == made.pairing.boards[index]));
            BOOST_TEST(board.board.value() == index + 1);
            BOOST_TEST((witness_.member(board.higher).score == board.higherScore));
            BOOST_TEST((witness_.member(board.lower).score == board.lowerScore));
            checkColour(board);
            // Whoever is in the bracket, and before the opponent in the order, has a reason, or is taken.
            for (const auto& alternative : board.alternatives)
                checkAlternative(board, alternative);
        }
    }

    void checkColour(const BoardExplanation& board) {
        const Member& white = witness_.member(board.pair.white);
        const Member& black = witness_.member(board.pair.black);
        const auto& colour = board.colour;
        ++seen_["colour rule " + std::to_string(static_cast<int>(colour.rule))];
        BOOST_TEST((colour.history.white == white.colours && colour.history.black == black.colours));
        BOOST_TEST(
            (colour.difference.white == white.difference && colour.difference.black == black.difference));
        const auto wants = [](const Member& member) { return member.preference.colour; };
        switch (colour.rule) {
        case ColourRule::BothGranted:
            BOOST_TEST((wants(white) || wants(black)));
            BOOST_TEST((!wants(white) || *wants(white) == Colour::White));
            BOOST_TEST((!wants(black) || *wants(black) == Colour::Black));
            break;
        case ColourRule::StrongerPreference:
            BOOST_TEST((wants(white) == wants(black)));
            BOOST_TEST((white.preference.strength != black.preference.strength ||
                        std::abs(white.difference) != std::abs(black.difference)));
            break;
        case ColourRule::LatestDifference: {
            BOOST_REQUIRE(colour.gamesBack.has_value());
            const std::size_t back = *colour.gamesBack;
            const auto at = [&](const Member& member, std::size_t from) {
                return member.colours[member.colours.size() - from];
            };
            for (std::size_t later = 1; later < back; ++later)
                BOOST_TEST((at(white, later) == at(black, later)));
            // They change: the one who now has White had Black then.
            BOOST_TEST((at(white, back) == Colour::Black && at(black, back) == Colour::White));
            break;
        }
        case ColourRule::HigherRanked: {
            const Colour higherHas = board.higher == board.pair.white ? Colour::White : Colour::Black;
            BOOST_TEST((witness_.member(board.higher).preference.colour == higherHas));
            BOOST_TEST((witness_.member(board.lower).preference.colour == higherHas));
            break;
        }
        case ColourRule::InitialColour: {
            BOOST_TEST((!wants(white) && !wants(black)));
            BOOST_REQUIRE(colour.parityNumber.has_value());
            BOOST_TEST((*colour.parityNumber % 2 == 1) == witness_.member(board.higher).countsAsOdd);
            break;
        }
        }
    }

    void checkAlternative(const BoardExplanation& board, const explain::Alternative& alternative) {
        const Objection& objection = alternative.objection;
        note(objection);
        const Member& higher = witness_.member(board.higher);
        const bool met = higher.met.contains(alternative.player);
        const bool forbidden = higher.forbidden.contains(alternative.player);
        BOOST_TEST(met == (objection.reason == Reason::AlreadyMet));
        if (met) {
            const auto& event = tournament_.find(board.higher)->rounds[objection.metIn->value() - 1U];
            BOOST_TEST((metOpponent(event) == alternative.player));
            return;
        }
        BOOST_TEST((forbidden || objection.reason != Reason::ForbiddenMeeting));
        if (forbidden) {
            BOOST_TEST((objection.reason == Reason::ForbiddenMeeting));
            return;
        }
        const Member& other = witness_.member(alternative.player);
        const bool clash = !support::slow::isLegal(higher, other);
        BOOST_TEST(clash == (objection.reason == Reason::SameAbsolute));
        if (clash) return;

        State state = witness_.below(board.bracket);
        fixEarlierPairs(state, board);
        witness_.fix(state, board.higher, alternative.player);
        compare(objection, witness_.judge(state));
    }

    // The pairs of the bracket that the order makes before this one.
    void fixEarlierPairs(State& state, const BoardExplanation& board) {
        const auto& bracket = witness_.made().brackets[board.bracket];
        const auto isMdp = [&](PairingNumber number) { return std::ranges::count(bracket.mdps, number) > 0; };
        const auto rank = [&](PairingNumber number) {
            return std::ranges::find(witness_.state().members, number, &Member::number) -
                   witness_.state().members.begin();
        };
        for (const auto& [higher, lower] : bracket.pairs) {
            const auto key = [&](PairingNumber number) { return std::pair(!isMdp(number), rank(number)); };
            if (key(higher) < key(board.higher)) witness_.fix(state, higher, lower);
        }
    }

    void compare(const Objection& claimed, const Objection& found) {
        BOOST_TEST(nameOf(claimed) == nameOf(found));
        if (claimed.reason != found.reason) return;
        BOOST_TEST(claimed.bracket == found.bracket);
        // For [C18] to [C21] the two write a player who is not paired differently.
        if (claimed.reason == Reason::HigherBye || claimed.criterion <= 17) {
            BOOST_TEST(claimed.chosen == found.chosen, boost::test_tools::per_element());
            BOOST_TEST(claimed.instead == found.instead, boost::test_tools::per_element());
        }
    }

    void checkFloats() {
        std::set<PairingNumber> claimed;
        for (const auto& floater : explanation_->floats) {
            note(floater.whyNotPaired);
            const auto& bracket = witness_.made().brackets[floater.bracket];
            BOOST_TEST(std::ranges::count(bracket.downfloaters, floater.player) == 1);
            const bool isMdp = std::ranges::count(bracket.mdps, floater.player) > 0;
            std::vector<PairingNumber> opponents;
            for (const auto* part : {&bracket.mdps, &bracket.residents})
                for (const PairingNumber other : *part)
                    if (other != floater.player && (!isMdp || part == &bracket.residents) &&
                        support::slow::isLegal(witness_.member(floater.player), witness_.member(other)))
                        opponents.push_back(other);
            BOOST_TEST(opponents.empty() == (floater.whyNotPaired.reason == Reason::NoOpponent));
            if (opponents.empty()) continue;
            State state = witness_.below(floater.bracket);
            for (const Member& other : witness_.state().members)
                if (other.number != floater.player && std::ranges::count(opponents, other.number) == 0)
                    witness_.forbid(state, floater.player, other.number);
            for (Member& member : state.members)
                if (member.number == floater.player) member.byeBarred = true;
            compare(floater.whyNotPaired, witness_.judge(state));
        }
        std::size_t expected = 0;
        for (const auto& bracket : witness_.made().brackets)
            expected += bracket.downfloaters.size();
        BOOST_TEST(explanation_->floats.size() == expected);
    }

    void checkBye() {
        BOOST_TEST(
            (explanation_->bye.has_value() == witness_.made().pairing.pairingAllocatedBye.has_value()));
        if (!explanation_->bye) return;
        BOOST_TEST((explanation_->bye->player == *witness_.made().pairing.pairingAllocatedBye));
        std::size_t candidates = 0;
        for (const Member& member : witness_.state().members)
            if (member.score <= explanation_->bye->score && member.number != explanation_->bye->player)
                ++candidates;
        BOOST_TEST(explanation_->bye->alternatives.size() + explanation_->bye->moreAlternatives ==
                   candidates);
        for (const auto& alternative : explanation_->bye->alternatives) {
            note(alternative.objection);
            const bool barred = witness_.member(alternative.player).byeBarred;
            BOOST_TEST(barred == (alternative.objection.reason == Reason::ByeBarred));
            if (barred) continue;
            State state = witness_.state();
            witness_.giveBye(state, alternative.player);
            compare(alternative.objection, witness_.judge(state));
        }
    }

    const Tournament& tournament_;
    RoundNumber round_;
    std::vector<PairingNumber> participants_;
    SlowWitness witness_;
    const RoundExplanation* explanation_ = nullptr;
    std::map<std::string, int>& seen_;
};

BOOST_AUTO_TEST_SUITE(explain_round)

// Seeds 1 to 250: tournaments of 4 to 10 players with everything that can happen in one.
BOOST_AUTO_TEST_CASE(every_claim_is_true) {
    std::map<std::string, int> seen;
    for (std::uint64_t seed = 1; seed <= 250; ++seed) {
        BOOST_TEST_CONTEXT("seed " << seed) {
            support::RandomNumbers random(seed);
            support::RandomTournament running(seed, support::TournamentPlan::draw(random, 4, 10));
            while (!running.isOver()) {
                explain::Wanted wanted;
                wanted.alternatives = 20;
                const auto explained = explain::explainRound(running.tournament(), running.round(),
                                                             running.participants(), wanted);
                if (!explained) break;
                BOOST_TEST_CONTEXT("round " << running.round().value()) {
                    Claims(running.tournament(), running.round(), running.participants(), seen)
                        .check(*explained);
                }
                running.play(
                    *dutch::pairRound(running.tournament(), running.round(), running.participants()));
            }
        }
    }
    // The test has seen what it is about.
    for (const char* what : {"already met",   "forbidden",     "same absolute preference",
                             "bye barred",    "no opponent",   "no completion",
                             "higher bye",    "[C6]",          "[C7]",
                             "[C8]",          "[C9]",          "[C12]",
                             "[C13]",         "[C14]",         "[C15]",
                             "[C16]",         "[C17]",         "later in order",
                             "colour rule 0", "colour rule 1", "colour rule 2",
                             "colour rule 3", "colour rule 4"})
        BOOST_TEST(seen[what] > 0, what);
}

// F-C5 of the fixtures: last of three rounds; 1 and 3 lead with two points and could meet, but then the bye
// would not go to the lowest score: S* = 0 and 2 and 5 have met (C.04.3 art. 2.3.1).
BOOST_AUTO_TEST_CASE(the_leaders_do_not_meet) {
    const auto tournament = support::tournamentFrom({{1, "4w1 2b1 ."},
                                                     {2, "5b1 1w0 ."},
                                                     {3, "6w1 4b1 ."},
                                                     {4, "1b0 3w0 ."},
                                                     {5, "2w0 6b1 ."},
                                                     {6, "3b0 5w0 ."}});
    const auto participants = support::numbers({1, 2, 3, 5, 6});
    const auto explained = explain::explainRound(tournament, support::round3, participants);
    BOOST_REQUIRE(explained.has_value());
    BOOST_REQUIRE_EQUAL(explained->floats.size(), 3U);
    // 1 floats although 3 is there: the bye would go to a point instead of none.
    BOOST_TEST((explained->floats[0].player == PairingNumber(1)));
    BOOST_TEST((explained->floats[0].whyNotPaired ==
                Objection{.reason = Reason::HigherBye, .chosen = {0}, .instead = {10}}));
    BOOST_TEST((explained->floats[1].player == PairingNumber(3)));
    BOOST_TEST((explained->bye->player == PairingNumber(6)));
    BOOST_TEST(explained->bye->alternatives.empty()); // nobody else has as few points
}

// Round 2: 1 to 4 have won, 5 to 8 lost. 1 and 2 had White, 3 and 4 ... the natural pairs 1-3 and 2-4.
BOOST_AUTO_TEST_CASE(first_choices_need_no_reason) {
    const auto tournament = support::tournamentFrom({{1, "5w1 ."},
                                                     {2, "6b1 ."},
                                                     {3, "7w1 ."},
                                                     {4, "8b1 ."},
                                                     {5, "1b0 ."},
                                                     {6, "2w0 ."},
                                                     {7, "3b0 ."},
                                                     {8, "4w0 ."}});
    const auto explained =
        explain::explainRound(tournament, support::round2, support::numbers({1, 2, 3, 4, 5, 6, 7, 8}));
    BOOST_REQUIRE(explained.has_value());
    // 1 (wants Black) and 3 (wants Black): both pairs of the first choice break [C12] twice. So 1-4, 2-3.
    BOOST_REQUIRE_EQUAL(explained->boards.size(), 4U);
    const BoardExplanation& first = explained->boards[0];
    BOOST_TEST((first.pair == Pair{PairingNumber(4), PairingNumber(1)}));
    BOOST_TEST(first.higherPlace == 1U);
    BOOST_TEST(first.lowerPlace == 2U);
    BOOST_REQUIRE_EQUAL(first.alternatives.size(), 1U);
    BOOST_TEST((first.alternatives[0] ==
                explain::Alternative{PairingNumber(3), Objection{.reason = Reason::WorseCriterion,
                                                                 .bracket = 0,
                                                                 .criterion = 12,
                                                                 .chosen = {0},
                                                                 .instead = {2}}}));
    // 2 then gets the only one left.
    BOOST_TEST(explained->boards[1].alternatives.empty());
    BOOST_TEST(explained->brackets.size() == 2U);
    BOOST_TEST((explained->brackets[0].s1 == support::numbers({1, 2})));
    BOOST_TEST((explained->brackets[0].s2 == support::numbers({3, 4})));
}

// 8 players of one score, every pair across the halves has met: the exchange {4,3} for {5,6} (art. 4.3).
BOOST_AUTO_TEST_CASE(an_exchange_names_its_reason) {
    // Four rounds, all drawn: 1-5 2-6 3-7 4-8, 1-6 2-7 3-8 4-5, 1-7 2-8 3-5 4-6, 1-8 2-5 3-6 4-7.
    const auto tournament = support::tournamentFrom({{1, "5w= 6b= 7w= 8b= ."},
                                                     {2, "6w= 7b= 8w= 5b= ."},
                                                     {3, "7w= 8b= 5w= 6b= ."},
                                                     {4, "8w= 5b= 6w= 7b= ."},
                                                     {5, "1b= 4w= 3b= 2w= ."},
                                                     {6, "2b= 1w= 4b= 3w= ."},
                                                     {7, "3b= 2w= 1b= 4w= ."},
                                                     {8, "4b= 3w= 2b= 1w= ."}});
    const auto explained =
        explain::explainRound(tournament, support::round5, support::numbers({1, 2, 3, 4, 5, 6, 7, 8}));
    BOOST_REQUIRE(explained.has_value());
    const auto& bracket = explained->brackets.at(0);
    BOOST_TEST((bracket.fromS1 == support::numbers({3, 4})));
    BOOST_TEST((bracket.fromS2 == support::numbers({5, 6})));
    BOOST_REQUIRE(bracket.whyExchanged.has_value());
    BOOST_TEST((bracket.whyExchanged->reason == Reason::NoCompletion));
}

BOOST_AUTO_TEST_CASE(only_what_is_wanted_costs_work) {
    support::RandomNumbers random(7);
    support::RandomTournament running(7, planOf(40, 5));
    for (int round = 1; round < 4; ++round)
        running.play(*dutch::pairRound(running.tournament(), running.round(), running.participants()));
    explain::Wanted wanted;
    wanted.alternatives = 2;
    wanted.board = [](const Pair& pair) {
        return pair.white == PairingNumber(1) || pair.black == PairingNumber(1);
    };
    const auto explained =
        explain::explainRound(running.tournament(), running.round(), running.participants(), wanted);
    BOOST_REQUIRE(explained.has_value());
    BOOST_TEST(explained->boards.size() == 20U);
    for (const BoardExplanation& board : explained->boards)
        if (!wanted.board(board.pair))
            BOOST_TEST(board.alternatives.empty());
        else
            BOOST_TEST(board.alternatives.size() <= 2U);
}

// A round that cannot be paired is refused as pairRound refuses it.
BOOST_AUTO_TEST_CASE(no_legal_pairing) {
    const auto tournament = support::tournamentFrom({{1, "2w1 ."}, {2, "1b0 ."}});
    const auto explained = explain::explainRound(tournament, support::round2, support::numbers({1, 2}));
    BOOST_REQUIRE(!explained.has_value());
    BOOST_TEST((explained.error().kind == PairingRefusal::Kind::NoLegalPairing));
}

// The edition of 2017 is explained too; which criterion decides is not named.
BOOST_AUTO_TEST_CASE(edition_of_2017) {
    support::TournamentPlan plan = planOf(12, 5);
    plan.edition = RuleEdition::Fide2017;
    support::RandomTournament running(3, plan);
    int claims = 0;
    while (!running.isOver()) {
        const auto pairing = dutch::pairRound(running.tournament(), running.round(), running.participants());
        BOOST_REQUIRE(pairing.has_value());
        const auto explained =
            explain::explainRound(running.tournament(), running.round(), running.participants());
        BOOST_REQUIRE(explained.has_value());
        std::vector<Pair> pairs;
        for (const BoardExplanation& board : explained->boards) {
            pairs.push_back(board.pair);
            for (const auto& alternative : board.alternatives) {
                ++claims;
                BOOST_TEST((alternative.objection.reason != Reason::WorseCriterion &&
                            alternative.objection.reason != Reason::LaterInOrder));
            }
        }
        BOOST_TEST((pairs == pairing->boards));
        running.play(*pairing);
    }
    BOOST_TEST(claims > 0);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
