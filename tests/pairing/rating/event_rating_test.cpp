// Rating changes, first ratings and club points: the examples of the regulations and their edges.
#include "pairing/rating/event_rating.hpp"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <ostream>

#include "pairing/rating/club_points.hpp"

using namespace pairing;
using namespace pairing::rating;
namespace data = boost::unit_test::data;

namespace {

PairingNumber no(int number) {
    return PairingNumber(static_cast<std::uint16_t>(number));
}

Outcome mirrored(Outcome outcome) {
    return outcome == Outcome::Win ? Outcome::Loss : outcome == Outcome::Loss ? Outcome::Win : Outcome::Draw;
}

// Player 1 (rating 0: none) against one opponent a round.
Tournament eventOf(int own, const std::vector<std::pair<int, Outcome>>& games) {
    Tournament event;
    const auto rated = [](Player& player, int rating) {
        if (rating > 0) player.rating = Rating(static_cast<std::uint16_t>(rating));
    };
    event.players.resize(games.size() + 1);
    for (std::size_t place = 0; place < event.players.size(); ++place) {
        event.players[place].number = no(static_cast<int>(place) + 1);
        event.players[place].rounds.resize(games.size());
    }
    rated(event.players[0], own);
    for (std::size_t round = 0; round < games.size(); ++round) {
        Player& opponent = event.players[round + 1];
        rated(opponent, games[round].first);
        event.players[0].rounds[round] = PlayedGame{opponent.number, Colour::White, games[round].second};
        opponent.rounds[round] = PlayedGame{no(1), Colour::Black, mirrored(games[round].second)};
    }
    return event;
}

EventRating ratingOf(const Tournament& event, const RatingRules& rules = {},
                     const RatingHistory& history = {}) {
    return eventRatings(event, event.recordedRounds(), rules, history).front();
}

struct Game {
    const char* what;
    Edition edition;
    Pace pace;
    int own;
    int other;
    Outcome outcome;
    int change; // hundredths of a rating point, K by rating
};
std::ostream& operator<<(std::ostream& out, const Game& game) {
    return out << game.what;
}

// Spec 4.3 and 4.7.
const std::vector<Game> games{
    {"D 250, win: +0.19 x 20", Edition::From2025, Pace::Standard, 2200, 1950, Outcome::Win, 380},
    {"D 250, loss: -0.81 x 20", Edition::From2025, Pace::Standard, 2200, 1950, Outcome::Loss, -1620},
    {"D 480 counts 400: +0.92 x 20", Edition::From2025, Pace::Standard, 2000, 2480, Outcome::Win, 1840},
    {"2700 against 2200: +0.04 x 10", Edition::From2025, Pace::Standard, 2700, 2200, Outcome::Win, 40},
    {"the 2200 player counts 400: -0.08 x 20", Edition::From2025, Pace::Standard, 2200, 2700, Outcome::Loss,
     -160},
    {"before October 2025 also the 2700 player", Edition::From2024, Pace::Standard, 2700, 2200, Outcome::Win,
     80},
    {"2649: 400 (.92), K 10", Edition::From2025, Pace::Standard, 2649, 2000, Outcome::Win, 80},
    {"2650: 650 (.99), K 10", Edition::From2025, Pace::Standard, 2650, 2000, Outcome::Win, 10},
    {"rapid has no exemption", Edition::From2024, Pace::Rapid, 2650, 2200, Outcome::Win, 80},
    {"rapid: 600 below 2601 is rated", Edition::From2025, Pace::Rapid, 2600, 2000, Outcome::Win, 80},
    {"rapid: 600 above 2600 is not", Edition::From2025, Pace::Rapid, 2601, 2001, Outcome::Loss, 0},
    {"edge 3", Edition::From2025, Pace::Standard, 2003, 2000, Outcome::Draw, 0},
    {"edge 4", Edition::From2025, Pace::Standard, 2004, 2000, Outcome::Draw, -20},
    {"edge 735", Edition::From2025, Pace::Standard, 2735, 2000, Outcome::Win, 10},
    {"edge 736", Edition::From2025, Pace::Standard, 2736, 2000, Outcome::Win, 0},
};

} // namespace

BOOST_DATA_TEST_CASE(the_change_of_one_game, data::make(games)) {
    const EventRating rating =
        ratingOf(eventOf(sample.own, {{sample.other, sample.outcome}}), rulesOf(sample.edition, sample.pace));
    BOOST_TEST(rating.change == sample.change);
}

BOOST_AUTO_TEST_CASE(in_2022_and_2023_only_the_greatest_difference_counts_as_400) {
    const Tournament event = eventOf(2000, {{1500, Outcome::Win}, {1400, Outcome::Win}});
    const EventRating rating = ratingOf(event, rulesOf(Edition::From2022, Pace::Standard));
    // 500: .96; 600 as 400: .92.
    BOOST_TEST(rating.expected == 188);
    BOOST_TEST(!rating.games[0].limited);
    BOOST_TEST(rating.games[1].limited);
    BOOST_TEST(ratingOf(event, rulesOf(Edition::From2024, Pace::Standard)).expected == 184);
}

BOOST_AUTO_TEST_CASE(the_edition_follows_the_day) {
    const auto edition = [](PartialDate day) { return rulesOn(day, Pace::Standard).edition; };
    BOOST_TEST((edition({2021, 12, 31}) == Edition::Until2021));
    BOOST_TEST((edition({2022, 1, 1}) == Edition::From2022));
    BOOST_TEST((edition({2024, 2, 29}) == Edition::From2022));
    BOOST_TEST((edition({2024, 3, 1}) == Edition::From2024));
    BOOST_TEST((edition({2025, 9, 30}) == Edition::From2024));
    BOOST_TEST((edition({2025, 10, 1}) == Edition::From2025));
    BOOST_TEST((rulesOn(std::nullopt, Pace::Standard).edition == Edition::From2025));
    BOOST_TEST(rulesOn(PartialDate{2024, 12, 1}, Pace::Blitz).widestGapNotRated);
    BOOST_TEST(!rulesOn(PartialDate{2024, 11, 30}, Pace::Blitz).widestGapNotRated);
    BOOST_TEST(!rulesOn(PartialDate{2026, 1, 1}, Pace::Standard).widestGapNotRated);
}

BOOST_AUTO_TEST_CASE(k_by_age_rating_and_history) {
    const auto k = [](int rating, std::optional<int> born, const RatingHistory& history = {}) {
        Tournament event = eventOf(rating, {{rating, Outcome::Draw}});
        event.info.firstDay = PartialDate{2026, 6, 1};
        if (born) event.players[0].birth = PartialDate{*born, 0, 0};
        return *ratingOf(event, {}, history).k;
    };
    RatingHistory isNew;
    isNew.newPlayers = {no(1)};
    RatingHistory reached;
    reached.reached2400 = {no(1)};
    RatingHistory given;
    given.kOfAll = 15;
    BOOST_TEST(k(2000, std::nullopt).value == 20);
    BOOST_TEST(k(2399, 1990).value == 20);
    BOOST_TEST(k(2400, 1990).value == 10);
    BOOST_TEST(k(2299, 2008).value == 40); // 18 in the year of the event
    BOOST_TEST(k(2299, 2007).value == 20);
    BOOST_TEST(k(2300, 2008).value == 20);
    BOOST_TEST(k(1800, std::nullopt, isNew).value == 40);
    BOOST_TEST(k(2350, std::nullopt, reached).value == 10);
    BOOST_TEST(k(2500, 2010, given).value == 15);
    BOOST_TEST((k(2500, 2010, given).reason == KReason::Given));
}

// 18 games with K = 40 would be 720: K = 700 / 18 = 38.
BOOST_AUTO_TEST_CASE(k_times_games_is_at_most_700) {
    const std::vector<std::pair<int, Outcome>> many(18, {2000, Outcome::Win});
    RatingHistory isNew;
    isNew.newPlayers = {no(1)};
    const EventRating rating = ratingOf(eventOf(2000, many), {}, isNew);
    BOOST_TEST(rating.k->value == 38);
    BOOST_TEST(rating.k->reduced);
    BOOST_TEST(rating.change == 38 * 900);
    const std::vector<std::pair<int, Outcome>> enough(17, {2000, Outcome::Win});
    BOOST_TEST(ratingOf(eventOf(2000, enough), {}, isNew).k->value == 40);
}

BOOST_AUTO_TEST_CASE(a_half_is_rounded_away_from_zero) {
    const auto roundedOf = [](int change) {
        EventRating rating;
        rating.change = change;
        return rating.roundedChange();
    };
    BOOST_TEST(roundedOf(-50) == -1);
    BOOST_TEST(roundedOf(50) == 1);
    BOOST_TEST(roundedOf(-49) == 0);
    BOOST_TEST(roundedOf(249) == 2);
    BOOST_TEST(roundedOf(-1620) == -16);
}

BOOST_AUTO_TEST_CASE(what_is_not_rated) {
    Tournament event = eventOf(2000, {{2100, Outcome::Win},
                                      {0, Outcome::Win},
                                      {1900, Outcome::Draw},
                                      {1950, Outcome::Win},
                                      {1950, Outcome::Win}});
    event.players[0].rounds[2] = ForfeitWin{no(4), Colour::White};
    event.players[0].rounds[3] = PlayedGame{no(5), Colour::White, Outcome::Win, false};
    event.players[0].rounds[4] = HalfPointBye{};
    const EventRating rating = ratingOf(event);
    BOOST_TEST(rating.games.size() == 1U);
    BOOST_REQUIRE(rating.others.size() == 4U);
    BOOST_TEST((rating.others[0].why == NotRated::OpponentUnrated));
    BOOST_TEST((rating.others[1].why == NotRated::NotPlayed));
    BOOST_TEST((rating.others[2].why == NotRated::NotStarted));
    BOOST_TEST((rating.others[3].why == NotRated::NotPlayed));
    // 2100 against 2000: .36 expected, K 20.
    BOOST_TEST(rating.change == 20 * 64);
    BOOST_TEST(*rating.performance == 2100 + 800);
}

BOOST_AUTO_TEST_CASE(a_player_without_games) {
    Tournament event = eventOf(2000, {});
    const EventRating rating = ratingOf(event);
    BOOST_TEST(rating.change == 0);
    BOOST_TEST(!rating.performance.has_value());
    BOOST_TEST((ratingOf(eventOf(0, {})).first->status == FirstRating::Status::TooFewGames));
}

namespace {

struct First {
    const char* what;
    Edition edition;
    std::vector<int> opponents;
    int halves; // of points
    FirstRating::Status status;
    int rating;
};
std::ostream& operator<<(std::ostream& out, const First& first) {
    return out << first.what;
}

using Status = FirstRating::Status;
const std::vector<First> firsts{
    // Spec 4.4: sum 9507, 3 points: (9507 + 3600) / 7 = 1872.43, p = 4/7 = .57, + 50 = 1922.
    {"the example", Edition::From2025, {1900, 1901, 1902, 1902, 1902}, 6, Status::Enough, 1922},
    {"four games", Edition::From2025, {1900, 1900, 1900, 1900}, 4, Status::TooFewGames, 1867},
    // 13100 / 7 = 1871.43; p = 1/7 = .14, - 309 = 1562.
    {"no points", Edition::From2025, {1900, 1900, 1900, 1900, 1900}, 0, Status::NoPoints, 1562},
    // (5 × 1500 + 3600) / 7 = 1585.71; p = 1.5/7 = .21 → -230; 1356.
    {"below 1400", Edition::From2025, {1500, 1500, 1500, 1500, 1500}, 1, Status::BelowFloor, 1356},
    {"at most 2200", Edition::From2025, {2300, 2300, 2300, 2300, 2300}, 10, Status::Enough, 2200},
    // Until February 2024: 2000 + 20 for each half point above half of five.
    {"old: 3 of 5", Edition::From2022, {2000, 2000, 2000, 2000, 2000}, 6, Status::Enough, 2020},
    {"old: 2½ of 5", Edition::From2022, {2000, 2000, 2000, 2000, 2000}, 5, Status::Enough, 2000},
    // p = .40 → -72.
    {"old: 2 of 5", Edition::From2022, {2000, 2000, 2000, 2000, 2000}, 4, Status::Enough, 1928},
};

} // namespace

BOOST_DATA_TEST_CASE(first_ratings, data::make(firsts)) {
    std::vector<std::pair<int, Outcome>> played;
    int left = sample.halves;
    for (const int opponent : sample.opponents) {
        const int take = std::min(left, 2);
        played.emplace_back(opponent, take == 2 ? Outcome::Win : take == 1 ? Outcome::Draw : Outcome::Loss);
        left -= take;
    }
    const EventRating rating = ratingOf(eventOf(0, played), rulesOf(sample.edition, Pace::Standard));
    BOOST_REQUIRE(rating.first.has_value());
    BOOST_TEST((rating.first->status == sample.status));
    BOOST_TEST(rating.first->rating == sample.rating);
    BOOST_TEST(!rating.k.has_value());
}

// Spec 4.8, in tenths.
BOOST_AUTO_TEST_CASE(club_points_of_a_game) {
    for (const auto& [difference, tenths] : {std::pair{0, 100},
                                             {9, 100},
                                             {10, 92},
                                             {25, 80},
                                             {50, 60},
                                             {99, 21},
                                             {100, 20},
                                             {199, 20},
                                             {200, 0},
                                             {-50, 60}})
        BOOST_TEST(clubPointsOfGame(difference) == tenths, difference);
}

BOOST_AUTO_TEST_CASE(club_points_move_from_loser_to_winner) {
    Tournament event = eventOf(2000, {{2050, Outcome::Win},
                                      {2050, Outcome::Loss},
                                      {2000, Outcome::Draw},
                                      {0, Outcome::Win},
                                      {1985, Outcome::Win}});
    event.players[0].rounds[4] = ForfeitWin{no(6), Colour::White};
    event.players[5].rounds[4] = ForfeitLoss{no(1), Colour::Black};
    int sum = 0;
    for (const Player& player : event.players)
        sum += clubPointsOf(event, player, event.recordedRounds());
    BOOST_TEST(sum == 0);
    BOOST_TEST(clubPointsOf(event, event.players[0], event.recordedRounds()) == 0);
    BOOST_TEST(clubPointsOf(event, event.players[0], RoundNumber(1)) == 60);
    BOOST_TEST(clubPointsOf(event, event.players[1], event.recordedRounds()) == -60);
}
