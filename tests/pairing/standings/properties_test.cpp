// Laws that hold for every event, tried on seeded random ones.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "pairing/standings/standings.hpp"
#include "support/tournaments/all_tie_breaks.hpp"
#include "support/tournaments/random_pairing.hpp"
#include "support/tournaments/random_tournament.hpp"

using namespace pairing;
using namespace pairing::standings;
using tiebreak::Fraction;
using tiebreak::Part;

namespace {

Tournament randomEvent(std::uint64_t seed, const support::TournamentPlan& plan,
                       support::RandomNumbers& random) {
    return support::playTournament(
        seed, plan,
        [&](const Tournament& tournament, RoundNumber round, std::span<const PairingNumber> participants) {
            return support::randomPairing(tournament, round, participants, random);
        });
}

// Calls check(event) for events with byes, forfeits and withdrawals of every kind; all players rated.
template <class Check>
void forRandomEvents(int count, Check&& check) {
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(count); ++seed) {
        BOOST_TEST_CONTEXT("seed " << seed) {
            support::RandomNumbers random(seed);
            const auto plan = support::TournamentPlan::draw(random, 4, 16);
            Tournament event = randomEvent(seed, plan, random);
            for (Player& player : event.players)
                player.rating = Rating(static_cast<std::uint16_t>(random.between(1400, 2700)));
            check(event, random);
        }
    }
}

Standings standingsOf(const Tournament& event, const RankingOrder& order,
                      const StandingsOptions& options = {}) {
    return standingsAfter(event, event.recordedRounds(), order, options);
}

RoundEvent renumbered(const RoundEvent& event, const std::map<PairingNumber, PairingNumber>& numbers) {
    return std::visit(
        [&]<class Event>(Event copy) -> RoundEvent {
            if constexpr (requires { copy.opponent; }) copy.opponent = numbers.at(copy.opponent);
            return copy;
        },
        event);
}

Tournament renumbered(const Tournament& event, const std::map<PairingNumber, PairingNumber>& numbers) {
    Tournament copy = event;
    for (Player& player : copy.players) {
        player.number = numbers.at(player.number);
        for (RoundEvent& what : player.rounds)
            what = renumbered(what, numbers);
    }
    std::ranges::sort(copy.players, {}, &Player::number);
    return copy;
}

std::map<PairingNumber, std::vector<tiebreak::TieBreakValue>> valuesByPlayer(const Standings& standings) {
    std::map<PairingNumber, std::vector<tiebreak::TieBreakValue>> values;
    for (const Row& row : standings.rows)
        values.emplace(row.player, row.values);
    return values;
}

Fraction numberOf(const Standings& standings, PairingNumber player, std::size_t criterion) {
    return *standings.find(player)->values.at(criterion).number;
}

} // namespace

// A direct encounter depends on the group, so on the list before it: it is left out here.
BOOST_AUTO_TEST_CASE(a_value_does_not_depend_on_the_rest_of_the_list) {
    forRandomEvents(15, [](const Tournament& event, support::RandomNumbers& random) {
        RankingOrder all = support::allTieBreaks(tiebreak::EventKind::Swiss);
        std::erase_if(all, [](const tiebreak::TieBreak& tieBreak) {
            return tieBreak.code == tiebreak::Code::DirectEncounter;
        });
        const auto together = valuesByPlayer(standingsOf(event, all));
        RankingOrder shuffled = all;
        random.shuffle(shuffled);
        const auto inOtherOrder = valuesByPlayer(standingsOf(event, shuffled));
        for (std::size_t place = 0; place < all.size(); ++place) {
            const auto alone = valuesByPlayer(standingsOf(event, {all[place]}));
            const auto other =
                static_cast<std::size_t>(std::ranges::find(shuffled, all[place]) - shuffled.begin());
            for (const auto& [player, values] : together) {
                BOOST_TEST((alone.at(player).front() == values[place]));
                BOOST_TEST((inOtherOrder.at(player)[other] == values[place]));
            }
        }
    });
}

BOOST_AUTO_TEST_CASE(other_pairing_numbers_change_nothing_but_tpn) {
    forRandomEvents(30, [](const Tournament& event, support::RandomNumbers& random) {
        std::vector<PairingNumber> numbers;
        for (const Player& player : event.players)
            numbers.push_back(player.number);
        std::vector<PairingNumber> shuffled = numbers;
        random.shuffle(shuffled);
        std::map<PairingNumber, PairingNumber> renaming;
        for (std::size_t place = 0; place < numbers.size(); ++place)
            renaming.emplace(numbers[place], shuffled[place]);

        for (const tiebreak::TieBreak& tieBreak : support::allTieBreaks(tiebreak::EventKind::Swiss)) {
            if (tieBreak.code == tiebreak::Code::PairingNumber) continue;
            const RankingOrder order{tiebreak::TieBreak{}, tieBreak};
            const Standings before = standingsOf(event, order);
            const Standings after = standingsOf(renumbered(event, renaming), order);
            for (const Row& row : before.rows) {
                const Row* renamed = after.find(renaming.at(row.player));
                BOOST_REQUIRE(renamed);
                BOOST_TEST((renamed->values == row.values), tiebreak::toString(tieBreak));
                BOOST_TEST(renamed->place == row.place);
                BOOST_TEST(renamed->lastPlace == row.lastPlace);
            }
        }
    });
}

BOOST_AUTO_TEST_CASE(the_order_is_total_and_follows_the_criteria) {
    forRandomEvents(40, [](const Tournament& event, support::RandomNumbers& random) {
        RankingOrder order = support::allTieBreaks(tiebreak::EventKind::Swiss);
        random.shuffle(order);
        order.resize(3);
        const Standings standings = standingsOf(event, order);
        BOOST_TEST(standings.rows.size() == event.players.size());
        for (std::size_t line = 1; line < standings.rows.size(); ++line) {
            const Row& above = standings.rows[line - 1];
            const Row& row = standings.rows[line];
            if (row.place == above.place) {
                BOOST_TEST((row.values == above.values));
                BOOST_TEST((above.player < row.player));
                BOOST_TEST(!row.decidedBy.has_value());
                continue;
            }
            BOOST_TEST(row.place == static_cast<int>(line) + 1);
            BOOST_REQUIRE(row.decidedBy.has_value());
            for (std::size_t criterion = 0; criterion <= *row.decidedBy; ++criterion) {
                const auto comparison = tiebreak::compare(above.values[criterion], row.values[criterion],
                                                          tiebreak::betterOf(order[criterion]));
                BOOST_TEST((criterion < *row.decidedBy ? comparison == 0 : comparison < 0));
            }
        }
    });
}

BOOST_AUTO_TEST_CASE(without_unplayed_rounds_buchholz_is_the_plain_sum) {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        support::RandomNumbers random(seed);
        support::TournamentPlan plan;
        plan.players = 2 * random.between(3, 8);
        plan.rounds = 5;
        const Tournament event = randomEvent(seed, plan, random);
        const Standings standings = standingsOf(event, *parseRankingOrder("PTS,BH,SOS,BH/C1,SB"));
        Fraction ofAll;
        Fraction ofGames;
        for (const Row& row : standings.rows) {
            BOOST_TEST((row.values[1].number == row.values[2].number));
            ofAll += *row.values[1].number;
            for (const RoundEvent& what : event.find(row.player)->rounds)
                if (wasPlayed(what)) ofGames += *row.values[0].number;
        }
        // Each game gives each side's score to the other.
        BOOST_TEST((ofAll == ofGames));
    }
}

BOOST_AUTO_TEST_CASE(caps_never_raise_a_buchholz) {
    StandingsOptions uncapped;
    uncapped.rules.edition = tiebreak::Edition::Fide2024;
    forRandomEvents(40, [&](const Tournament& event, support::RandomNumbers&) {
        const RankingOrder order = *parseRankingOrder("PTS,BH,SB");
        const Standings capped = standingsOf(event, order);
        const Standings free = standingsOf(event, order, uncapped);
        for (const Row& row : capped.rows)
            for (const std::size_t criterion : {1U, 2U})
                BOOST_TEST(
                    (numberOf(capped, row.player, criterion) <= numberOf(free, row.player, criterion)));
    });
}

BOOST_AUTO_TEST_CASE(a_cut_follows_articles_14_and_16_5) {
    forRandomEvents(40, [](const Tournament& event, support::RandomNumbers&) {
        for (const char* code : {"BH", "SB", "FB"}) {
            const RankingOrder order = *parseRankingOrder(std::string(code) + "/C1");
            for (const PlayerWorkings& player : workingsAfter(event, event.recordedRounds(), order)) {
                const std::vector<Part>& parts = player.workings.at(1).parts;
                if (parts.empty()) continue;
                const auto cut =
                    std::ranges::find_if(parts, [](const Part& part) { return part.cut.has_value(); });
                BOOST_REQUIRE((cut != parts.end()));
                const auto least = std::ranges::min(parts, {}, [](const Part& part) {
                                       return std::pair(part.score, part.contribution);
                                   }).contribution;
                std::optional<Fraction> voluntary;
                for (const Part& part : parts)
                    if (part.voluntaryUnplayed && (!voluntary || part.contribution < *voluntary))
                        voluntary = part.contribution;
                const Fraction expected = voluntary ? std::max(*voluntary, least) : least;
                BOOST_TEST((cut->contribution == expected));
                if (voluntary && std::string(code) != "SB") BOOST_TEST(cut->voluntaryUnplayed);
            }
        }
    });
}

BOOST_AUTO_TEST_CASE(lots_and_withdrawals_leave_the_values_alone) {
    forRandomEvents(20, [](const Tournament& event, support::RandomNumbers&) {
        const RankingOrder order = *parseRankingOrder("BH/C1,SB,DE");
        const auto plain = valuesByPlayer(standingsOf(event, order));
        StandingsOptions options;
        options.lotSeed = 7;
        options.withdrawn = {event.players.front().number};
        const Standings drawn = standingsOf(event, order, options);
        BOOST_TEST((valuesByPlayer(drawn) == plain));
        for (std::size_t line = 0; line < drawn.rows.size(); ++line)
            BOOST_TEST(drawn.rows[line].place == static_cast<int>(line) + 1);
    });
}

// Standings after round r do not see what came later.
BOOST_AUTO_TEST_CASE(part_way_standings_are_those_of_the_event_cut_off_there) {
    forRandomEvents(20, [](const Tournament& event, support::RandomNumbers&) {
        const RankingOrder order = support::allTieBreaks(tiebreak::EventKind::Swiss);
        for (std::uint16_t round = 0; round <= event.recordedRounds().value(); ++round) {
            Tournament cutOff = event;
            for (Player& player : cutOff.players)
                player.rounds.resize(round);
            if (cutOff.plannedRounds.value() == 0) cutOff.plannedRounds = event.recordedRounds();
            BOOST_TEST((valuesByPlayer(standingsAfter(event, RoundNumber(round), order)) ==
                        valuesByPlayer(standingsAfter(cutOff, RoundNumber(round), order))));
        }
    });
}
