// Title norms of B.01: the table of averages, the counts, what counts as a game, what may be left out.
#include "pairing/rating/norms.hpp"

#include <algorithm>
#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <ostream>

using namespace pairing;
using namespace pairing::rating;
namespace data = boost::unit_test::data;

namespace {

PairingNumber no(std::size_t number) {
    return PairingNumber(static_cast<std::uint16_t>(number));
}

// Player 1, of the federation "AAA", meets one opponent a round. By default they are GMs of four federations,
// each with the same rating; the points are wins first, then a draw, then losses.
class Course {
  public:
    Course(std::size_t games, int halfPoints, int rating) {
        event_.plannedRounds = RoundNumber(static_cast<std::uint16_t>(games));
        event_.players.resize(games + 1);
        for (std::size_t place = 0; place < event_.players.size(); ++place) {
            Player& player = event_.players[place];
            player.number = no(place + 1);
            player.rating = Rating(static_cast<std::uint16_t>(rating));
            player.title = place == 0 ? Title::None : Title::Gm;
            player.federation = std::string(3, static_cast<char>('A' + (place == 0 ? 0 : 1 + place % 4)));
            player.rounds.resize(games);
        }
        for (std::size_t round = 0; round < games; ++round) {
            const int take = std::min(2, halfPoints);
            halfPoints -= take;
            play(round, take == 2 ? Outcome::Win : take == 1 ? Outcome::Draw : Outcome::Loss);
        }
    }

    void play(std::size_t round, Outcome outcome) {
        event_.players[0].rounds[round] = PlayedGame{no(round + 2), Colour::White, outcome};
        event_.players[round + 1].rounds[round] = PlayedGame{no(1), Colour::Black,
                                                             outcome == Outcome::Win    ? Outcome::Loss
                                                             : outcome == Outcome::Loss ? Outcome::Win
                                                                                        : Outcome::Draw};
    }

    Tournament& event() { return event_; }
    Player& opponent(std::size_t round) { return event_.players[round + 1]; }
    RoundEvent& round(std::size_t round) { return event_.players[0].rounds[round]; }

    [[nodiscard]] NormCheck check(NormTitle title, const NormSettings& settings = {}) const {
        return checkNorm(event_, event_.recordedRounds(), no(1), title, settings);
    }

  private:
    Tournament event_;
};

const NormRequirement& of(const NormCheck& check, NormItem item) {
    return *std::ranges::find(check.requirements, item, &NormRequirement::item);
}

struct Least {
    std::size_t games;
    int halfPoints;
    int average; // of a GM norm, spec 5.2
};
std::ostream& operator<<(std::ostream& out, const Least& least) {
    return out << least.halfPoints / 2.0 << " of " << least.games;
}

const std::vector<Least> leastAverages{
    {9, 14, 2380},  {9, 13, 2434}, {9, 12, 2475},  {9, 11, 2520},  {9, 10, 2557},  {9, 9, 2600},
    {9, 8, 2643},   {9, 7, 2680},  {10, 15, 2407}, {10, 7, 2710},  {11, 17, 2389}, {11, 8, 2702},
    {12, 18, 2407}, {12, 9, 2687}, {13, 20, 2389}, {13, 10, 2687}, {8, 6, 2687},   {7, 5, 2702},
};

} // namespace

BOOST_DATA_TEST_CASE(the_least_average_for_each_score, data::make(leastAverages)) {
    NormSettings settings;
    settings.sevenGamesSuffice = sample.games < 9;
    for (const auto& [title, less] : {std::pair{NormTitle::Gm, 0}, std::pair{NormTitle::Im, 150},
                                      std::pair{NormTitle::Wgm, 200}, std::pair{NormTitle::Wim, 350}}) {
        // A Swiss lets wins be left out: a round robin shows the bare numbers.
        settings.kind = tiebreak::EventKind::Predetermined;
        const int average = sample.average - less;
        BOOST_TEST(Course(sample.games, sample.halfPoints, average).check(title, settings).met(),
                   nameOf(title));
        BOOST_TEST(!Course(sample.games, sample.halfPoints, average - 1).check(title, settings).met(),
                   nameOf(title));
    }
}

BOOST_AUTO_TEST_CASE(the_counts_for_each_number_of_games) {
    struct Counts {
        std::size_t games;
        int titled, kind, own, one, halfPoints;
    };
    for (const Counts& counts : {Counts{7, 4, 3, 4, 4, 5},
                                 {8, 4, 3, 4, 5, 6},
                                 {9, 5, 3, 5, 6, 7},
                                 {10, 5, 4, 6, 6, 7},
                                 {11, 6, 4, 6, 7, 8},
                                 {12, 6, 4, 7, 8, 9},
                                 {13, 7, 5, 7, 8, 10}}) {
        const NormCheck check = Course(counts.games, 0, 2400).check(NormTitle::Gm);
        using tiebreak::Fraction;
        BOOST_TEST((of(check, NormItem::Titled).needed == Fraction(counts.titled)), counts.games);
        BOOST_TEST((of(check, NormItem::Kind).needed == Fraction(counts.kind)), counts.games);
        BOOST_TEST((of(check, NormItem::OwnFederation).needed == Fraction(counts.own)), counts.games);
        BOOST_TEST((of(check, NormItem::OneFederation).needed == Fraction(counts.one)), counts.games);
        BOOST_TEST((of(check, NormItem::Score).needed == Fraction(counts.halfPoints, 2)), counts.games);
    }
}

BOOST_AUTO_TEST_CASE(titles_that_count) {
    Course course(9, 18, 2400);
    const Title titles[] = {Title::Gm, Title::Im,  Title::Wgm, Title::Fm,  Title::Wim,
                            Title::Cm, Title::Wcm, Title::Wfm, Title::None};
    for (std::size_t round = 0; round < 9; ++round)
        course.opponent(round).title = titles[round];
    const auto kindOf = [&](NormTitle title) { return of(course.check(title), NormItem::Kind).has; };
    BOOST_TEST((of(course.check(NormTitle::Gm), NormItem::Titled).has == tiebreak::Fraction(6)));
    BOOST_TEST((kindOf(NormTitle::Gm) == tiebreak::Fraction(1)));
    BOOST_TEST((kindOf(NormTitle::Im) == tiebreak::Fraction(2)));
    BOOST_TEST((kindOf(NormTitle::Wgm) == tiebreak::Fraction(3)));
    BOOST_TEST((kindOf(NormTitle::Wim) == tiebreak::Fraction(4)));
}

// 1.4.6: the lowest opponent only; an unrated one counts 1400 first.
BOOST_AUTO_TEST_CASE(one_opponent_is_raised_to_the_floor) {
    Course course(9, 9, 2500);
    course.opponent(3).rating = Rating(2100);
    course.opponent(5).rating.reset();
    const NormCheck check = course.check(NormTitle::Gm);
    BOOST_TEST(check.games[5].rating == 2200);
    BOOST_TEST(check.games[5].raised);
    BOOST_TEST(check.games[3].rating == 2100);
    BOOST_TEST(std::ranges::count(check.games, true, &NormGame::raised) == 1);
    // (7 × 2500 + 2100 + 2200) / 9 = 2422.2
    BOOST_TEST(check.averageRating == 2422);
    course.opponent(5).rating = Rating(2500);
    course.opponent(3).rating = Rating(2300);
    BOOST_TEST(std::ranges::count(course.check(NormTitle::Gm).games, true, &NormGame::raised) == 0);
}

BOOST_AUTO_TEST_CASE(federations) {
    Course course(9, 14, 2500);
    for (std::size_t round = 0; round < 6; ++round)
        course.opponent(round).federation = "AAA"; // six of the own, at most five
    NormCheck check = course.check(NormTitle::Gm);
    BOOST_TEST(!check.met());
    BOOST_TEST(!of(check, NormItem::OwnFederation).met());
    NormSettings settings;
    settings.federationsWaived = true;
    BOOST_TEST(course.check(NormTitle::Gm, settings).met());

    course.opponent(5).federation = "FID"; // an opponent, but of no federation
    check = course.check(NormTitle::Gm);
    BOOST_TEST((of(check, NormItem::OwnFederation).has == tiebreak::Fraction(5)));
    BOOST_TEST((of(check, NormItem::OneFederation).has == tiebreak::Fraction(5)));
    BOOST_TEST(check.games.size() == 9U);
    BOOST_TEST(check.met());

    for (std::size_t round = 6; round < 9; ++round)
        course.opponent(round).federation = "BBB"; // one foreign federation only
    check = course.check(NormTitle::Gm);
    BOOST_TEST(!of(check, NormItem::Federations).met());
}

BOOST_AUTO_TEST_CASE(games_that_do_not_count) {
    Course course(9, 18, 2500);
    course.round(0) = ForfeitWin{no(2), Colour::White};
    course.opponent(1).federation = "NON";
    const NormCheck check = course.check(NormTitle::Gm);
    BOOST_TEST(check.games.size() == 7U);
    BOOST_TEST(!of(check, NormItem::Games).met());
}

// 1.4.1c: eight games of nine rounds, the ninth a forfeit win or the pairing-allocated bye.
BOOST_AUTO_TEST_CASE(eight_of_nine) {
    Course course(9, 12, 2500);
    course.round(8) = PairingAllocatedBye{};
    NormCheck check = course.check(NormTitle::Gm);
    BOOST_TEST(check.games.size() == 8U);
    BOOST_TEST(check.met());
    course.round(8) = HalfPointBye{};
    BOOST_TEST(!course.check(NormTitle::Gm).met());
    course.round(8) = ForfeitWin{no(10), Colour::White};
    // Counted as a game lost it is 6 of 9 with 2500: 2500 + 125 is a norm with nine games.
    check = course.check(NormTitle::Gm);
    BOOST_TEST(check.games.size() == 9U);
    BOOST_TEST(check.games.back().forfeitAsLoss);
    BOOST_TEST(check.met());
}

// Ten rounds, the win of round 1 against a weak player: without it 2535 + 50 … leaves nine games of 2550.
BOOST_AUTO_TEST_CASE(a_win_may_be_left_out) {
    Course course(10, 13, 2550); // wins in 1 to 6, a draw in 7
    course.opponent(0).rating = Rating(1900);
    const NormCheck check = course.check(NormTitle::Gm);
    // All ten, the weak one raised to 2200: Ra 2515, 6½ of 10 adds 110: 2625. A norm as it is.
    BOOST_TEST(check.met());
    BOOST_TEST(check.leftOut.empty());

    Course harder(10, 11, 2570);
    harder.opponent(0).rating = Rating(1900);
    harder.opponent(1).rating = Rating(1950);
    // All ten: (2200 + 1950 + 8 × 2570) / 10 = 2471, 5½ adds 36: no norm. Without round 2: (2200 + 8 × 2570)
    // / 9 = 2529, 4½ of 9: 2529, no norm. A Swiss may leave out only down to nine games, so there is none.
    BOOST_TEST(!harder.check(NormTitle::Gm).met());

    Course good(10, 13, 2590);
    good.opponent(1).rating = Rating(1500);
    good.opponent(7).rating = Rating(1900); // lost, so it stays
    // All ten: (2200 + 1900 + 8 × 2590) / 10 = 2482, 6½ adds 110: 2592, no norm. Without the win against
    // 1500: (2200 + 8 × 2590) / 9 = 2547, 5½ of 9 (61 %) adds 80: 2627.
    const NormCheck without = good.check(NormTitle::Gm);
    BOOST_TEST(without.met());
    BOOST_REQUIRE(without.leftOut.size() == 1U);
    BOOST_TEST((without.leftOut.front().round == RoundNumber(2)));
    NormSettings roundRobin;
    roundRobin.kind = tiebreak::EventKind::Predetermined;
    BOOST_TEST(!good.check(NormTitle::Gm, roundRobin).met());
}

// 1.4.1e: games after the norm was complete.
BOOST_AUTO_TEST_CASE(later_games_may_be_left_out) {
    Course course(11, 14, 2500); // 7 of 9 after round 9, then two losses
    course.opponent(9).rating = Rating(1800);
    course.opponent(10).rating = Rating(1800);
    const NormCheck check = course.check(NormTitle::Gm);
    BOOST_TEST(check.met());
    // All eleven: (9 × 2500 + 2200 + 1800) / 11 = 2409, 7 points (64 %) add 102: no norm. Without the last:
    // (9 × 2500 + 2200) / 10 = 2470, 70 % add 149.
    BOOST_TEST(check.games.size() == 10U);
    BOOST_TEST(check.leftOut.size() == 1U);
    BOOST_TEST(check.performance == 2619);
    BOOST_TEST(check.gamesOfTitle == 10);
}

// 1.4.1d: 7 of 9 against 2500 are 2720; six would do (2625), five would not (2543): one game more.
BOOST_AUTO_TEST_CASE(points_above_the_norm_count_as_games) {
    BOOST_TEST(Course(9, 14, 2500).check(NormTitle::Gm).gamesOfTitle == 10);
}

// 1.4.3d: twenty foreigners of three federations, ten of them with titles, in every round.
BOOST_AUTO_TEST_CASE(an_international_open_needs_no_federations) {
    Tournament event;
    event.info.federation = "GER";
    for (std::size_t place = 1; place <= 24; ++place) {
        Player player;
        player.number = no(place);
        player.rating = Rating(2300);
        player.federation = place <= 4 ? "GER" : place % 3 == 0 ? "FRA" : place % 3 == 1 ? "ESP" : "ITA";
        player.title = place <= 14 ? Title::Im : Title::None;
        event.players.push_back(player);
    }
    for (std::size_t round = 0; round < 2; ++round)
        for (std::size_t place = 0; place < 24; ++place)
            event.players[place].rounds.emplace_back(
                PlayedGame{no(1 + (round == 0 ? (place ^ 1U) : 23 - place)), Colour::White, Outcome::Draw});
    BOOST_TEST(isInternationalOpen(event, RoundNumber(2)));
    event.players[4].title = Title::Fm; // nine titled foreigners
    BOOST_TEST(!isInternationalOpen(event, RoundNumber(2)));
    event.players[4].title = Title::Gm;
    event.players[5].federation = "GER"; // nineteen foreigners
    BOOST_TEST(!isInternationalOpen(event, RoundNumber(2)));
}

BOOST_AUTO_TEST_CASE(what_is_still_possible) {
    Course course(9, 12, 2500);
    Tournament& event = course.event();
    for (Player& player : event.players)
        player.rounds.resize(7); // 6 of 7, two rounds to come
    NormCheck check = checkNorm(event, RoundNumber(7), no(1), NormTitle::Gm);
    BOOST_TEST(check.gamesToCome == 2);
    BOOST_TEST(!check.met());
    BOOST_TEST(check.possible());
    BOOST_TEST((of(check, NormItem::Titled).needed == tiebreak::Fraction(5))); // of nine games
    // Without a further point 6 of 9 are 67 % (+125): Ra 2475 is needed, Σ 22275 - 4½ - 17500 over two.
    BOOST_REQUIRE(check.paths.size() == 5U);
    BOOST_TEST(check.paths[0].halfPoints == 0);
    BOOST_TEST(check.paths[0].averageOfOpponents == 2386);
    BOOST_TEST(check.paths[0].attainable);
    // Before the last game with 3 of 7: no longer.
    Course lost(9, 2, 2300);
    for (Player& player : lost.event().players)
        player.rounds.resize(8);
    check = checkNorm(lost.event(), RoundNumber(8), no(1), NormTitle::Gm);
    BOOST_TEST(!check.possible());
}

BOOST_AUTO_TEST_CASE(titles_above_the_one_held) {
    Player player;
    const auto count = [&](Title title, Sex sex) {
        player.title = title;
        player.sex = sex;
        return titlesToReach(player).size();
    };
    BOOST_TEST(count(Title::Gm, Sex::Female) == 0U);
    BOOST_TEST(count(Title::Im, Sex::Female) == 1U);
    BOOST_TEST(count(Title::None, Sex::Male) == 2U);
    BOOST_TEST(count(Title::Wgm, Sex::Female) == 2U);
    BOOST_TEST(count(Title::Wim, Sex::Female) == 3U);
    BOOST_TEST(count(Title::None, Sex::Female) == 4U);
}
