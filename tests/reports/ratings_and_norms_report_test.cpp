// Ratings and norms as tables: what a person reads, and that everything is translated.
#include <string>

#include <boost/test/unit_test.hpp>

#include "reports/norms_report.hpp"
#include "reports/ratings_report.hpp"
#include "reports/writers.hpp"
#include "translations.hpp"

using namespace reports;
using namespace pairing;
using pairing::standings::standingsAfter;

namespace {

// Five rounds of four players; 1 meets 2, 3, 4, a forfeit of 2, and has the bye. 4 has no rating.
Tournament smallEvent() {
    Tournament event;
    event.info.name = "Small";
    event.info.firstDay = PartialDate{2026, 5, 1};
    event.plannedRounds = RoundNumber(6);
    const int ratings[] = {2500, 1950, 2100, 0};
    for (std::uint16_t number = 1; number <= 4; ++number) {
        Player player;
        player.number = PairingNumber(number);
        player.name = "Player " + std::to_string(number);
        player.sex = number == 1 ? Sex::Female : Sex::Male;
        if (ratings[number - 1] > 0) player.rating = Rating(static_cast<std::uint16_t>(ratings[number - 1]));
        player.rounds.assign(5, ZeroPointBye{});
        event.players.push_back(player);
    }
    const auto game = [&](std::size_t round, std::size_t white, std::size_t black, Outcome outcome) {
        const Outcome other = outcome == Outcome::Win    ? Outcome::Loss
                              : outcome == Outcome::Loss ? Outcome::Win
                                                         : Outcome::Draw;
        event.players[white].rounds[round] = PlayedGame{event.players[black].number, Colour::White, outcome};
        event.players[black].rounds[round] = PlayedGame{event.players[white].number, Colour::Black, other};
    };
    game(0, 0, 1, Outcome::Win);
    game(1, 0, 2, Outcome::Draw);
    game(2, 0, 3, Outcome::Win);
    game(3, 3, 2, Outcome::Win);
    event.players[0].rounds[3] = ForfeitWin{PairingNumber(2), Colour::White};
    event.players[1].rounds[3] = ForfeitLoss{PairingNumber(1), Colour::Black};
    event.players[0].rounds[4] = PairingAllocatedBye{};
    return event;
}

RatingsSheet ratingsOf(const Tournament& event, const rating::RatingRules& rules, bool clubPoints) {
    return {event, standingsAfter(event, event.recordedRounds(), performanceOrder()), rules,
            eventRatings(event, event.recordedRounds(), rules), clubPoints};
}

bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

} // namespace

BOOST_AUTO_TEST_CASE(the_rating_of_a_player_game_by_game) {
    const Tournament event = smallEvent();
    const auto rules = rating::rulesOf(rating::Edition::From2025, rating::Pace::Standard);
    const std::string page =
        toText(ratingOfPlayerReport(ratingsOf(event, rules, false), PairingNumber(1)), {});
    // 550 above counts 400 (.92), 400 above .92; 1½ - 1.84 = -0.34, K 10.
    BOOST_TEST(contains(page, "    1    2  Player 2    1950         400  yes          0.92     1.0   0.08\n"),
               page);
    BOOST_TEST(contains(page, "    2    3  Player 3    2100         400               0.92     0.5  -0.42\n"),
               page);
    BOOST_TEST(contains(page, "Change: 10 times -0.34 is -3.40; as a whole number -3\n"), page);
    BOOST_TEST(contains(page, "    3    4  Player 4  opponent without a rating\n"), page);
    // Average 2025, 75 % add 193.
    BOOST_TEST(contains(page, "Performance: average 2025 of 2 opponents and +193 of the score give 2218\n"),
               page);
}

BOOST_AUTO_TEST_CASE(an_unrated_player_takes_the_codes_of_article_10_out) {
    const Tournament event = smallEvent();
    const auto rules = rating::rulesOf(rating::Edition::From2025, rating::Pace::Standard);
    const Report report = ratingsReport(ratingsOf(event, rules, true));
    const std::string csv = toCsv(report);
    BOOST_TEST(contains(csv, "tpn,name,rating,games,score,average,expected,difference,k,change,first_rating,"
                             "performance,ARO,TPR,PTP,APRO,APPO,club_points\n"
                             "1,Player 1,2500,2,1.5,2025,1.84,-0.34,10,-3.40,,2218,dropped,"),
               csv);
    BOOST_TEST(!contains(toText(report, {}), "dropped"));
}

BOOST_AUTO_TEST_CASE(a_norm_requirement_by_requirement) {
    const Tournament event = smallEvent();
    const auto check = checkNorm(event, event.recordedRounds(), PairingNumber(1), rating::NormTitle::Wim);
    const std::string page =
        toText(normsOfPlayerReport(
                   {event, standingsAfter(event, event.recordedRounds(), performanceOrder()), {check}}),
               {});
    // Three games of four in the end: 1950, 2100 and 1400 raised to 1850.
    BOOST_TEST(
        contains(page,
                 "1.4.1    games over the board                   at least       9     3  no         6  "
                 "no\n"),
        page);
    BOOST_TEST(contains(page, "raised to the floor (1.4.6)"), page);
    BOOST_TEST(contains(page, "WIM norm: not reached (B.01 art. 1.4.1, 1.4.5, 1.4.3"), page);
}

BOOST_AUTO_TEST_CASE(every_word_of_ratings_and_norms_has_a_translation) {
    const Tournament event = smallEvent();
    const auto standings = standingsAfter(event, event.recordedRounds(), performanceOrder());
    std::vector<Report> all;
    for (const rating::Pace pace : {rating::Pace::Standard, rating::Pace::Rapid, rating::Pace::Blitz}) {
        const RatingsSheet sheet = ratingsOf(event, rating::rulesOf(rating::Edition::From2025, pace), true);
        all.push_back(ratingsReport(sheet));
        for (const Player& player : event.players)
            all.push_back(ratingOfPlayerReport(sheet, player.number));
    }
    std::vector<rating::NormCheck> checks;
    for (const rating::NormTitle title : rating::titlesToReach(event.players.front()))
        checks.push_back(checkNorm(event, event.recordedRounds(), PairingNumber(1), title));
    all.push_back(normsOfPlayerReport({event, standings, checks}));
    all.push_back(normsReport({event, standings, checks}));
    all.push_back(normsReport({event, standings, {}}));
    support::everyWordIsTranslated(all);
    // Words that this event does not show.
    Report words{"words", {}, {}, {}, {}, {}};
    for (const auto reason : {rating::KReason::Given, rating::KReason::NewPlayer, rating::KReason::Junior,
                              rating::KReason::Below2400, rating::KReason::Reached2400})
        words.notes.push_back({"K = {}: " + describe(reason).pattern, {}});
    for (const auto why : {rating::NotRated::NotPlayed, rating::NotRated::NotStarted,
                           rating::NotRated::OpponentUnrated, rating::NotRated::GapTooWide})
        words.notes.push_back(describe(why));
    for (const auto status : {rating::FirstRating::Status::Enough, rating::FirstRating::Status::TooFewGames,
                              rating::FirstRating::Status::NoPoints, rating::FirstRating::Status::BelowFloor})
        words.notes.push_back(describe(status));
    for (int item = 0; item <= static_cast<int>(rating::NormItem::Performance); ++item)
        words.notes.push_back(describe(static_cast<rating::NormItem>(item)));
    support::everyWordIsTranslated({words});
}
