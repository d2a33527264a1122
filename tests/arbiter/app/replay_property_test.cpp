// Seeded random actions, legal and not: the journal's replay is the state that was built step by step.
#include <boost/test/unit_test.hpp>
#include <cstdlib>
#include <random>

#include "action_json.hpp"
#include "event_rows.hpp"
#include "replay.hpp"
#include "support/event/event_words.hpp"
#include "support/event/paired_rounds.hpp"

using namespace test_support;
using namespace arbiter::app;
using pairing::BoardNumber;
using pairing::RequestedBye;
using pairing::RoundNumber;

namespace {

class Chance {
  public:
    explicit Chance(unsigned seed)
        : engine_(seed) {}
    unsigned below(unsigned limit) { return static_cast<unsigned>(engine_() % limit); }

  private:
    std::mt19937 engine_; // the same numbers everywhere, unlike the standard distributions
};

GameResult anyResult(Chance& chance) {
    return static_cast<GameResult>(chance.below(14));
}

PlayerId anyPlayer(const EventState& state, Chance& chance) {
    return PlayerId(1 + chance.below(state.nextPlayerId.value()));
}

ResultsRecorded someResults(const EventState& state, Chance& chance) {
    const RoundNumber round(static_cast<std::uint16_t>(1 + chance.below(state.pairedRounds().value())));
    ResultsRecorded action{chance.below(4) == 0 ? round : state.pairedRounds(), {}};
    for (std::uint16_t board = 1; board <= state.round(action.round).boards.size(); ++board)
        if (chance.below(3) != 0)
            action.results.push_back(
                {BoardNumber(board), state.resultOf(action.round, BoardNumber(board)), anyResult(chance)});
    return action;
}

Action anyAction(const EventState& state, Chance& chance, int step) {
    const PlayerId player = anyPlayer(state, chance);
    const RoundNumber round(static_cast<std::uint16_t>(1 + chance.below(10)));
    const auto rating = static_cast<std::uint16_t>(1000 + chance.below(1500));
    switch (chance.below(state.rounds.empty() ? 12 : 24)) {
    case 0:
        return PlayerAdded{person("Added " + std::to_string(step), rating), {}};
    case 1: {
        const pairing::Player* known = state.playerOf(player);
        return PlayerEdited{player, known ? personOf(*known) : Person{},
                            person("Edited " + std::to_string(step), rating)};
    }
    case 2:
        return PlayerRemoved{player};
    case 3:
        return PlayerWithdrawn{player};
    case 4:
        return PlayerReturned{player};
    case 5:
    case 6:
        return ByeGranted{player, round, static_cast<RequestedBye>(chance.below(3))};
    case 7:
        return ByeRevoked{player, round};
    case 8:
        return PlayersRenumbered{};
    case 9: {
        SettingsChanged change;
        change.plannedRounds = round;
        return change;
    }
    case 10:
        return PlayersImported{"list", {{person("Listed " + std::to_string(step), rating), step}}};
    case 11:
        return state.participantsOfNextRound().empty() ? Action(PlayersRenumbered{})
                                                       : Action(anyPairing(state));
    default:
        if (state.openBoards(state.pairedRounds()).empty() && !state.participantsOfNextRound().empty())
            return anyPairing(state);
        return someResults(state, chance);
    }
}

// What must hold of every state.
void checkConsistent(const EventState& state) {
    BOOST_TEST_REQUIRE(state.entrants.size() == state.tournament.players.size());
    for (std::size_t place = 0; place < state.entrants.size(); ++place) {
        const pairing::Player* player = state.playerOf(state.entrants[place].id);
        BOOST_TEST_REQUIRE((player != nullptr));
        BOOST_TEST_REQUIRE(player->rounds.size() == state.rounds.size());
        if (place > 0)
            BOOST_TEST_REQUIRE(
                (state.tournament.players[place - 1].number < state.tournament.players[place].number));
    }
    for (std::uint16_t round = 1; round <= state.rounds.size(); ++round)
        for (const PairedBoard& board : state.round(RoundNumber(round)).boards) {
            const pairing::Player& white = *state.playerOf(board.white);
            const pairing::Player& black = *state.playerOf(board.black);
            BOOST_TEST_REQUIRE((pairing::scheduledOpponent(white.rounds[round - 1U]) == black.number));
            BOOST_TEST_REQUIRE((pairing::scheduledOpponent(black.rounds[round - 1U]) == white.number));
        }
}

} // namespace

BOOST_AUTO_TEST_CASE(replay_of_the_journal_is_the_state) {
    const char* given = std::getenv("FLAGFALL_SEED");
    const unsigned first = given ? static_cast<unsigned>(std::strtoul(given, nullptr, 10)) : 20261130U;
    std::size_t done = 0;
    std::size_t refused = 0;
    std::size_t rounds = 0;
    for (unsigned seed = first; seed < first + 40; ++seed) {
        BOOST_TEST_CONTEXT("FLAGFALL_SEED=" << seed) {
            Chance chance(seed);
            EventState state = eventOf(static_cast<int>(2 + chance.below(12)), 9);
            std::vector<Action> journal{
                EventCreated{settings(9)},
                PlayersImported{"list", field(static_cast<int>(state.entrants.size()))}};
            std::vector<EventState> states;
            for (int step = 0; step < 150; ++step) {
                const Action action = anyAction(state, chance, step);
                const EventState before = state;
                if (arbiter::app::apply(state, action)) {
                    journal.push_back(action);
                    states.push_back(state);
                    checkConsistent(state);
                } else {
                    ++refused;
                    BOOST_TEST_REQUIRE((state == before));
                }
            }
            // Up to every entry, through the journal's own text.
            EventState replayed;
            for (std::size_t entry = 0; entry < journal.size(); ++entry) {
                act(replayed, actionFrom(verbOf(journal[entry]), factsOf(journal[entry])));
                if (entry >= 2) BOOST_TEST_REQUIRE((replayed == states[entry - 2]));
            }
            BOOST_TEST((rowsOf(Sections{{"", replayed}}) == rowsOf(Sections{{"", state}})));
            done += journal.size();
            rounds += state.rounds.size();
        }
    }
    // The walk goes through all kinds of ground.
    BOOST_TEST(done > 1500U);
    BOOST_TEST(refused > 500U);
    BOOST_TEST(rounds > 80U);
}
