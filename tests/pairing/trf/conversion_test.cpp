// What a file means: rounds, events, settings, and what the tournament becomes when records overlap.
#include "pairing/trf/read.hpp"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <ostream>

#include "small_file.hpp"

using namespace pairing;
using namespace pairing::trf;
using namespace trf_test;
using rules::Severity;
namespace data = boost::unit_test::data;

namespace {

TrfTournament tournamentOf(const std::string& file, const ConversionOptions& options = {}) {
    auto read = readTournament(file, "file", options);
    BOOST_TEST_REQUIRE(read.has_value(), firstFault(read));
    return std::move(read->value);
}

std::string errorsOf(const std::string& file) {
    const auto read = readTournament(file, "file");
    return read ? "" : places(read.error(), Severity::Error);
}

} // namespace

BOOST_AUTO_TEST_CASE(the_small_file_says_all_of_this) {
    const auto [tournament, extras, presetBye, inferred] = tournamentOf(smallFile);
    BOOST_TEST(tournament.info.name == "Harbour Open");
    BOOST_CHECK((tournament.info.firstDay == PartialDate{.year = 2026, .month = 3, .day = 7}));
    BOOST_TEST(tournament.plannedRounds.value() == 3);
    BOOST_TEST(tournament.recordedRounds().value() == 2);
    BOOST_CHECK(tournament.initialColour == Colour::White);
    BOOST_CHECK(!inferred && !presetBye);
    BOOST_CHECK(tournament.edition == RuleEdition::Fide2026);
    BOOST_CHECK(tournament.scoring == ScoringSystem{});
    BOOST_TEST_REQUIRE(tournament.players.size() == 4U);
    const Player& first = tournament.players[0];
    BOOST_TEST(first.number.value() == 1);
    BOOST_TEST(first.name == "Aldercott, Ruben");
    BOOST_CHECK(first.title == Title::Gm && first.sex == Sex::Male);
    BOOST_CHECK(first.rating == Rating(2511));
    BOOST_TEST(first.federation == "ENG");
    BOOST_TEST(first.fideId == "490001");
    BOOST_CHECK((first.birth == PartialDate{.year = 1991, .month = 3, .day = 2}));
    const Player& second = tournament.players[1];
    BOOST_TEST(second.name == "Brisk, Mária");
    BOOST_CHECK(second.rating == Rating(2300) && second.fideId.empty());
    BOOST_CHECK((second.birth == PartialDate{.year = 2009}));
    const std::vector<RoundEvent> games{
        PlayedGame{.opponent = PairingNumber(4), .colour = Colour::Black, .outcome = Outcome::Win},
        PlayedGame{.opponent = PairingNumber(1), .colour = Colour::White, .outcome = Outcome::Draw}};
    BOOST_CHECK(second.rounds == games);
    BOOST_TEST(extras.players[1].rank.value() == 2);
    BOOST_TEST(extras.players[1].points->tenths() == 15);
    BOOST_TEST(extras.players[1].line == 8U);
    BOOST_TEST(extras.system->code == "FIDE_DUTCH_2026");
}

namespace {

struct CellMeaning {
    const char* name;
    const char* own;   // of player 1
    const char* other; // of player 2
    const char* points;
    RoundEvent event;
};
std::ostream& operator<<(std::ostream& out, const CellMeaning& meaning) {
    return out << meaning.name;
}

constexpr PairingNumber two{2};

// Section 2.3: every result code, and the combinations that need a decision. Players 3 and 4 play each other.
const CellMeaning meanings[] = {
    {"win", "   2 w 1", "   1 b 0", "1.0", PlayedGame{two, Colour::White, Outcome::Win, true}},
    {"draw", "   2 b =", "   1 w =", "0.5", PlayedGame{two, Colour::Black, Outcome::Draw, true}},
    {"loss", "   2 b 0", "   1 w 1", "0.0", PlayedGame{two, Colour::Black, Outcome::Loss, true}},
    {"unrated win", "   2 w W", "   1 b L", "1.0", PlayedGame{two, Colour::White, Outcome::Win, false}},
    {"unrated draw", "   2 w D", "   1 b D", "0.5", PlayedGame{two, Colour::White, Outcome::Draw, false}},
    {"unrated loss", "   2 w L", "   1 b W", "0.0", PlayedGame{two, Colour::White, Outcome::Loss, false}},
    {"lost by both", "   2 w 0", "   1 b 0", "0.0", PlayedGame{two, Colour::White, Outcome::Loss, true}},
    {"half a point for one", "   2 w =", "   1 b 0", "0.5",
     PlayedGame{two, Colour::White, Outcome::Draw, true}},
    {"forfeit win", "   2 w +", "   1 b -", "1.0", ForfeitWin{two, Colour::White}},
    {"forfeit loss", "   2 w -", "   1 b +", "0.0", ForfeitLoss{two, Colour::White}},
    {"double forfeit", "   2 w -", "   1 b -", "0.0", DoubleForfeit{two, Colour::White}},
    {"old forfeit without colour", "   2   +", "   1   -", "1.0", ForfeitWin{two, {}}},
    {"no result yet", "   2 w", "   1 b", "0.0", PendingGame{two, Colour::White}},
    {"pairing-allocated bye", "0000 - U", "0000 - Z", "1.0", PairingAllocatedBye{}},
    {"half-point bye", "0000 - H", "0000 - Z", "0.5", HalfPointBye{}},
    {"full-point bye", "0000 - F", "0000 - Z", "1.0", FullPointBye{}},
    {"zero-point bye", "0000 - Z", "0000 - Z", "0.0", ZeroPointBye{}},
    {"nothing", "        ", "0000 - Z", "0.0", NotPaired{}},
    {"bye of 2006", "0000 - +", "0000 - Z", "1.0", PairingAllocatedBye{}},
    {"half point of 2006", "0000 - =", "0000 - Z", "0.5", HalfPointBye{}},
    {"absence of 2006", "0000 - -", "0000 - Z", "0.0", ZeroPointBye{}},
    {"absence at Lichess", "0000   -", "0000 - Z", "0.0", ZeroPointBye{}},
    {"small letters", "0000 - h", "0000 - z", "0.5", HalfPointBye{}},
};

// The points that fit player 2's cell.
std::string pointsOfOther(const std::string& cell) {
    const char result = cell.back();
    if (result == '1' || result == 'W' || result == '+') return "1.0";
    return result == '=' || result == 'D' ? "0.5" : "0.0";
}

} // namespace

BOOST_DATA_TEST_CASE(a_cell_is_an_event, data::make(meanings)) {
    const std::string file = playerLine(1, sample.points, sample.own) +
                             playerLine(2, pointsOfOther(sample.other), sample.other) +
                             playerLine(3, "1.0", "   4 w 1") + playerLine(4, "0.0", "   3 b 0");
    const TrfTournament read = tournamentOf(file);
    BOOST_TEST(read.tournament.recordedRounds().value() == 1);
    BOOST_CHECK(read.tournament.players[0].rounds[0] == sample.event);
}

namespace {

struct Rounds {
    const char* name;
    const char* one;
    const char* two;
    const char* three;
    int recorded;
    const char* requested; // "player:round kind", in order
    int preset;
};
std::ostream& operator<<(std::ostream& out, const Rounds& rounds) {
    return out << rounds.name;
}

// Section 6.1. Everybody's points are left to the reader (recomputePoints).
const Rounds rounds[] = {
    {"nothing yet", "", "", "", 0, "", 0},
    {"byes for round 1", "0000 - H", "", "", 0, "1:1H", 0},
    {"one round", "   2 w 1", "   1 b 0", "0000 - U", 1, "", 0},
    {"announced for the next round", "   2 w 1  0000 - Z", "   1 b 0", "0000 - U  0000 - F", 1, "1:2Z 3:2F",
     0},
    {"announced for a later round", "   2 w 1            0000 - H", "   1 b 0", "0000 - U", 1, "1:3H", 0},
    {"everybody has an entry: the round is over", "   2 w 1  0000 - Z", "   1 b 0  0000 - H",
     "0000 - U  0000 - Z", 2, "", 0},
    {"a gap is no bye", "   2 w 1               2 w 1", "   1 b 0               1 b 0",
     "0000 - U  0000 - Z  0000 - Z", 3, "", 0},
    {"a bye given in advance", "   2 w 1  0000 - Z", "   1 b 0", "0000 - U  0000 - U", 1, "1:2Z", 3},
    {"a lone bye in a round that is over", "   2 w 1  0000 - Z", "   1 b 0  0000 - Z", "0000 - U  0000 - U",
     2, "", 0},
    {"a round in progress", "   2 w 1     3 b", "   1 b 0", "0000 - U     1 w", 2, "", 0},
};

std::string saidByes(const Tournament& tournament) {
    std::string all;
    for (const Player& player : tournament.players)
        for (const auto& [round, bye] : player.requestedByes)
            all += fmt::format("{}{}:{}{}", all.empty() ? "" : " ", player.number.value(), round.value(),
                               bye == RequestedBye::FullPoint   ? 'F'
                               : bye == RequestedBye::HalfPoint ? 'H'
                                                                : 'Z');
    return all;
}

} // namespace

BOOST_DATA_TEST_CASE(recorded_rounds_are_told_from_announcements, data::make(rounds)) {
    const std::string file = playerLine(1, "0.0", sample.one) + playerLine(2, "0.0", sample.two) +
                             playerLine(3, "0.0", sample.three);
    const TrfTournament read = tournamentOf(file, {.lenient = {.recomputePoints = true}});
    BOOST_TEST(read.tournament.recordedRounds().value() == sample.recorded);
    BOOST_TEST(saidByes(read.tournament) == sample.requested);
    BOOST_TEST(read.presetBye.value_or(PairingNumber(0)).value() == sample.preset);
}

// Section 6.4: the union of 240, XXZ and cells; a kind from 240 or a cell goes before XXZ's.
BOOST_AUTO_TEST_CASE(announced_byes_come_from_three_places) {
    const std::string file = "142 4\n240 H   2    1    2\n240 Z   3    1\nXXZ 1,3\n" +
                             playerLine(1, "1.0", "   2 w 1") + playerLine(2, "0.0", "   1 b 0") +
                             playerLine(3, "0.0", "   4 w 0  0000 - F") + playerLine(4, "1.0", "   3 b 1");
    BOOST_TEST(saidByes(tournamentOf(file).tournament) == "1:2H 1:3Z 2:2H 3:2F");
}

namespace {

struct Colours {
    const char* name;
    const char* players[4];
    std::optional<Colour> expected;
};
std::ostream& operator<<(std::ostream& out, const Colours& colours) {
    return out << colours.name;
}

// Section 6.3: the odd ones among those who took part so far got the initial colour.
const Colours colours[] = {
    {"player 1 has White", {"   3 w 1", "   4 b 0", "   1 b 0", "   2 w 1"}, Colour::White},
    {"player 1 has Black", {"   3 b 1", "   4 w 0", "   1 w 0", "   2 b 1"}, Colour::Black},
    {"player 1 absent: 2 is the first", {"0000 - Z", "   3 b 1", "   2 w 0", "0000 - U"}, Colour::Black},
    {"player 1 has the bye: 2 is the second",
     {"0000 - U", "   3 b 1", "   2 w 0", "0000 - Z"},
     Colour::White},
    {"forfeits have a colour", {"   2 b +", "   1 w -", "0000 - Z", "0000 - Z"}, Colour::Black},
    {"no colour in round 1, 1 was the first",
     {"   2   +     3 b 1", "   1   -     4 w 1", "0000 - Z     1 w 0", "0000 - Z     2 b 0"},
     Colour::Black},
    {"nobody had one", {"0000 - U", "0000 - Z", "0000 - Z", "0000 - Z"}, std::nullopt},
};

} // namespace

BOOST_DATA_TEST_CASE(the_initial_colour_is_inferred_from_the_first_games, data::make(colours)) {
    std::string file;
    for (int number = 1; number <= 4; ++number)
        file += playerLine(number, "0.0", sample.players[number - 1]);
    const TrfTournament read = tournamentOf(file, {.lenient = {.recomputePoints = true}});
    BOOST_CHECK(read.tournament.initialColour == sample.expected);
    BOOST_TEST(read.initialColourInferred == sample.expected.has_value());
}

BOOST_AUTO_TEST_CASE(a_stated_initial_colour_is_not_inferred) {
    for (const char* record : {"152 B\n", "XXC black1\n", "152 b\nXXC black1\n"}) {
        const TrfTournament read = tournamentOf(record + replaced(smallFile, "152 W\n", ""));
        BOOST_CHECK(read.tournament.initialColour == Colour::Black && !read.initialColourInferred);
    }
}

namespace {

struct Edition {
    const char* name;
    const char* records;
    RuleEdition expected;
    bool baku = false;
    System system = System::Dutch;
};
std::ostream& operator<<(std::ostream& out, const Edition& edition) {
    return out << edition.name;
}

const Edition editions[] = {
    {"nothing said", "", RuleEdition::Fide2026, false, System::Unknown},
    {"old code", "192 FIDE_DUTCH_2017\n", RuleEdition::Fide2017},
    {"old code, new date", "192 FIDE_DUTCH_2017\n042 2026/05/01\n", RuleEdition::Fide2017},
    {"new code, old date", "192 FIDE_DUTCH_2026\n042 2025/05/01\n", RuleEdition::Fide2026},
    {"the draft's spelling", "192 FIDE_DUTCH_2025_BAKU\n042 2025/05/01\n", RuleEdition::Fide2026, true},
    {"code without year, last day of the old rules", "192 FIDE_DUTCH\n042 2026/01/31\n",
     RuleEdition::Fide2017},
    {"code without year, first day of the new rules", "192 FIDE_DUTCH_BAKU\n042 2026/02/01\n",
     RuleEdition::Fide2026, true},
    {"date alone", "042 2019/05/01\n", RuleEdition::Fide2017, false, System::Unknown},
    {"code in the description", "092 fide_dutch_2017\n", RuleEdition::Fide2017},
    {"description of another kind", "092 Swiss Dutch\n", RuleEdition::Fide2026, false, System::Unknown},
    {"192 before 092", "092 FIDE_DUTCH_2017\n192 FIDE_DUTCH_2026\n", RuleEdition::Fide2026},
    {"Dubov", "192 FIDE_DUBOV_BAKU\n", RuleEdition::Fide2026, true, System::Dubov},
    {"Burstein", "192 FIDE_BURSTEIN\n", RuleEdition::Fide2026, false, System::Burstein},
    {"Double Swiss", "192 FIDE_DOUBLESWISS\n", RuleEdition::Fide2026, false, System::DoubleSwiss},
    {"round robin", "192 BERGER_ROUNDROBIN_G2\n", RuleEdition::Fide2026, false, System::RoundRobin},
    {"Schiller", "192 FIDE_SCHILLER_4x3\n", RuleEdition::Fide2026, false, System::Schiller},
    {"teams", "192 FIDE_TEAM_TYPEB_MP_GP_BAKU\n", RuleEdition::Fide2026, true, System::TeamSwiss},
    {"no acceleration with game points", "192 FIDE_TEAM_GP_BAKU\n", RuleEdition::Fide2026, false,
     System::Unknown},
    {"no such code", "192 FIDE_LIM\n", RuleEdition::Fide2026, false, System::Unknown},
};

} // namespace

BOOST_DATA_TEST_CASE(system_and_edition_are_told_by_code_and_date, data::make(editions)) {
    const TrfTournament read =
        tournamentOf(sample.records + playerLine(1, "0.0", "") + playerLine(2, "0.0", ""));
    BOOST_CHECK(read.tournament.edition == sample.expected);
    BOOST_TEST(read.tournament.acceleration.baku == sample.baku);
    BOOST_CHECK(read.extras.system.value_or(SystemCode{}).system == sample.system);
}

BOOST_AUTO_TEST_CASE(the_edition_asked_for_goes_before_the_file) {
    BOOST_CHECK(tournamentOf(smallFile, {.edition = RuleEdition::Fide2017}).tournament.edition ==
                RuleEdition::Fide2017);
}

namespace {

struct Scoring {
    const char* name;
    const char* records;
    // win, draw, loss, forfeit win, forfeit loss, allocated bye, full, half, zero: in tenths
    int expected[9];
};
std::ostream& operator<<(std::ostream& out, const Scoring& scoring) {
    return out << scoring.name;
}

// Sections 4 and 5.3.
const Scoring scorings[] = {
    {"default", "", {10, 5, 0, 10, 0, 10, 10, 5, 0}},
    {"162", "162  W 3.0    D 1.0    L 0.5    A 0.1    P 2.0\n", {30, 10, 5, 30, 1, 20, 30, 10, 1}},
    {"162, the bye as a win", "162  W 3.0    D 1.0\n", {30, 10, 0, 30, 0, 30, 30, 10, 0}},
    {"162, a played loss is worth something, an absence is not",
     "162  W 3.0    D 2.0    L 1.0\n",
     {30, 20, 10, 30, 0, 30, 30, 20, 0}},
    {"XXS in order", "XXS FPB=0 W=3 D=1\n", {30, 10, 0, 30, 0, 10, 30, 10, 0}},
    {"XXS over two lines", "XXS W=3\nXXS FPB=0 PAB=2 FL=-1 ZPB=.5 L=1\n", {30, 5, 10, 30, -10, 20, 0, 5, 5}},
    {"XXS single ones", "XXS WW=2 BW=2 WD=1 BD=1 HPB=0 FW=1.5\n", {20, 10, 0, 15, 0, 10, 10, 0, 0}},
    {"BB lines", "BBW  3.0\nBBD  1.0\nBBL  0.5\nBBZ  0.2\nBBF  0.3\n", {30, 10, 5, 30, 3, 30, 30, 10, 2}},
    {"BBU", "BBW  3.0\nBBU  1.0\n", {30, 5, 0, 30, 0, 10, 30, 5, 0}},
    {"162 before XXS before BB", "BBW  2.0\nXXS W=4\n162  W 3.0\n", {30, 5, 0, 30, 0, 30, 30, 5, 0}},
};

} // namespace

BOOST_DATA_TEST_CASE(scoring_records_are_understood, data::make(scorings)) {
    const ScoringSystem read =
        tournamentOf(sample.records + playerLine(1, "0.0", "") + playerLine(2, "0.0", "")).tournament.scoring;
    const Points found[] = {read.win,          read.draw,         read.loss,
                            read.forfeitWin,   read.forfeitLoss,  read.pairingAllocatedBye,
                            read.fullPointBye, read.halfPointBye, read.zeroPointBye};
    for (int i = 0; i < 9; ++i)
        BOOST_TEST(found[i].tenths() == sample.expected[i], "value " << i);
}

// Two games won and one drawn at 3/1/0; the bye is worth a draw there.
BOOST_AUTO_TEST_CASE(the_scoring_system_is_guessed_only_when_it_explains_all_points) {
    const std::string file = playerLine(1, "6.0", "   2 w 1     3 b 1") +
                             playerLine(2, "1.0", "   1 b 0  0000 - U") +
                             playerLine(3, "1.0", "0000 - U     1 w 0");
    const auto read = readTournament(file, "file");
    BOOST_TEST_REQUIRE(read.has_value());
    BOOST_TEST(places(read->remarks, Severity::Info) == "0:0 trf.scoring.guessed");
    ScoringSystem threeOne = ScoringSystem::of(Points::whole(3), Points::whole(1), Points{});
    threeOne.pairingAllocatedBye = Points::whole(1);
    BOOST_CHECK(read->value.tournament.scoring == threeOne);
    BOOST_TEST(errorsOf("162  W 1.0\n" + file) == "2:81 trf.player.pointsSum");
    BOOST_TEST(errorsOf(replaced(file, " 6.0 ", " 6.1 ")) ==
               "1:81 trf.player.pointsSum"); // 1/½/0 with a full point for the bye explains the others
}

namespace {

struct Accelerated {
    const char* name;
    const char* records;
    // points, first round, last round, first player, last player
    std::vector<std::vector<int>> expected;
};
std::ostream& operator<<(std::ostream& out, const Accelerated& accelerated) {
    return out << accelerated.name;
}

const Accelerated accelerations[] = {
    {"none", "", {}},
    {"250",
     "250       1.0   1   2    1    2\n250       0.5   3   3    1    2\n",
     {{10, 1, 2, 1, 2}, {5, 3, 3, 1, 2}}},
    {"XXA, neighbours together",
     "XXA    2  1.0  1.0  0.5\nXXA    1  1.0  1.0  0.5\n",
     {{10, 1, 2, 1, 2}, {5, 3, 3, 1, 2}}},
    {"XXA, different players",
     "XXA    1  1.0  0.0  0.5\nXXA    2  1.0\n",
     {{10, 1, 1, 1, 1}, {5, 3, 3, 1, 1}, {10, 1, 1, 2, 2}}},
    {"XXA, a player between", "XXA    1  1.0\nXXA    3  1.0\n", {{10, 1, 1, 1, 1}, {10, 1, 1, 3, 3}}},
    {"XXA, appended", "XXA    1  1.0\nXXA    1  0.5\n", {{10, 1, 1, 1, 1}, {5, 2, 2, 1, 1}}},
    {"XXA, only zeros: explicit all the same", "XXA    1  0.0\n", {{0, 1, 1, 1, 1}}},
    {"XXA over 250",
     "250       1.0   1   2    1    3\nXXA    2  0.0  0.5\n",
     {{10, 1, 2, 1, 3}, {0, 1, 1, 2, 2}, {5, 2, 2, 2, 2}}},
};

} // namespace

BOOST_DATA_TEST_CASE(accelerations_are_entries_of_rounds_and_players, data::make(accelerations)) {
    const auto read = tournamentOf("142 5\n" + std::string(sample.records) + playerLine(1, "0.0", "") +
                                   playerLine(2, "0.0", "") + playerLine(3, "0.0", ""));
    std::vector<std::vector<int>> found;
    for (const VirtualPoints& entry : read.tournament.acceleration.explicitPoints)
        found.push_back({entry.points.tenths(), entry.first.value(), entry.last.value(),
                         entry.firstPlayer.value(), entry.lastPlayer.value()});
    BOOST_CHECK(found == sample.expected);
}

BOOST_AUTO_TEST_CASE(forbidden_pairs_hold_for_rounds_or_for_ever) {
    const auto groups =
        tournamentOf("260   1   3    1    2\n260   2        2    3\nXXP 1 3\n" + playerLine(1, "0.0", "") +
                     playerLine(2, "0.0", "") + playerLine(3, "0.0", ""))
            .tournament.forbidden;
    BOOST_TEST_REQUIRE(groups.size() == 3U);
    BOOST_CHECK((groups[0] == ForbiddenGroup{RoundNumber(1), RoundNumber(3), {PairingNumber(1), two}}));
    BOOST_CHECK((groups[1] == ForbiddenGroup{RoundNumber(2), std::nullopt, {two, PairingNumber(3)}}));
    BOOST_CHECK(
        (groups[2] == ForbiddenGroup{RoundNumber(1), std::nullopt, {PairingNumber(1), PairingNumber(3)}}));
}

// Section 4: with "XXC rank" the place of the line is the pairing number; all numbers of the file follow.
BOOST_AUTO_TEST_CASE(players_can_be_numbered_by_their_place) {
    const auto [tournament, extras, presetBye, inferred] =
        tournamentOf("XXC rank white1\n142 3\nXXZ 50\nXXP 70 9\n250       1.0   1   1    9   50\n" +
                     playerLine(50, "1.0", "   9 w 1") + playerLine(70, "0.0", "0000 - Z") +
                     playerLine(9, "0.0", "  50 b 0"));
    BOOST_TEST_REQUIRE(tournament.players.size() == 3U);
    BOOST_TEST(tournament.players[0].name == "Player 50");
    BOOST_TEST(tournament.players[0].number.value() == 1);
    BOOST_TEST(extras.players[0].numberInFile.value() == 50);
    BOOST_TEST(scheduledOpponent(tournament.players[0].rounds[0])->value() == 3);
    BOOST_TEST(saidByes(tournament) == "1:2Z");
    BOOST_CHECK((tournament.forbidden[0].members == std::vector{two, PairingNumber(3)}));
    BOOST_TEST(tournament.acceleration.explicitPoints.size() == 2U); // 50 and 9 are our 1 and 3
    BOOST_TEST(tournament.acceleration.explicitPoints[1].firstPlayer.value() == 3);
}

// Section 4: the points may hold the virtual points of the round and what announced byes will bring.
BOOST_AUTO_TEST_CASE(points_may_hold_what_some_programs_add) {
    const std::string games = "   2 w 1  0000 - H";
    const auto file = [&](const char* points, const char* records) {
        return std::string(records) + playerLine(1, points, games) + playerLine(2, "0.0", "   1 b 0");
    };
    const char* const accelerated = "142 5\n162  W 1.0\n250       1.0   1   2    1    1\n";
    BOOST_TEST(errorsOf(file("1.0", "")) == "");
    BOOST_TEST(errorsOf(file("1.5", "")) == "");
    BOOST_TEST(errorsOf(file("2.0", "142 5\n152 W\n162  W 1.0\n")) == "4:81 trf.player.pointsSum");
    BOOST_TEST(errorsOf(file("2.0", accelerated)) == "");
    BOOST_TEST(errorsOf(file("2.5", accelerated)) == "");
    BOOST_TEST(errorsOf(file("3.0", accelerated)) == "4:81 trf.player.pointsSum");
}

BOOST_AUTO_TEST_CASE(two_who_meet_again_are_pointed_out) {
    const auto read = readTournament(
        playerLine(1, "1.5", "   2 w 1     2 b =") + playerLine(2, "0.5", "   1 b 0     1 w ="), "file");
    BOOST_TEST_REQUIRE(read.has_value());
    BOOST_TEST(places(read->remarks, Severity::Info) == "1:102 trf.game.again");
    // A forfeited pairing may be repeated: FIDE C.04.2 art. 3.5.
    const auto forfeited = readTournament(
        playerLine(1, "1.5", "   2 w +     2 b =") + playerLine(2, "0.5", "   1 b -     1 w ="), "file");
    BOOST_TEST(forfeited->remarks.empty());
}

// Sections 2.3 and 5.6: in a team event a player may win against nobody, and points are not checked.
BOOST_AUTO_TEST_CASE(team_events_are_read) {
    const auto [tournament, extras, presetBye, inferred] = tournamentOf(
        "192 FIDE_TEAM\n013 Harbour Knights                    1    2\n310   1 Harbour Knights\n" +
        playerLine(1, "9.0", "0000 w +") + playerLine(2, "0.0", "0000 - +") +
        playerLine(3, "0.0", "   4 w 1") + playerLine(4, "0.0", "   3 b 0"));
    BOOST_TEST(extras.teams.size() == 1U);
    BOOST_TEST(extras.teams[0].name == "Harbour Knights");
    BOOST_TEST(extras.keptLines.size() == 1U);
    BOOST_TEST(pointsOf(tournament.players[0].rounds[0], tournament.scoring).tenths() == 10);
    BOOST_TEST(!tookPartInPairing(tournament.players[1].rounds[0]));
}

// The document alone can be converted, too: readTournament only reports more at once.
BOOST_AUTO_TEST_CASE(a_document_becomes_the_same_tournament) {
    const auto document = readTrf(smallFile, "file");
    BOOST_TEST_REQUIRE(document.has_value());
    const auto converted = toTournament(document->value);
    BOOST_TEST_REQUIRE(converted.has_value());
    BOOST_CHECK(converted->value.tournament == tournamentOf(smallFile).tournament);
    const auto wrong = readTrf(replaced(smallFile, " 1.5    1 ", " 2.5    1 "), "file");
    BOOST_TEST_REQUIRE(wrong.has_value());
    BOOST_TEST(places(toTournament(wrong->value).error(), Severity::Error) == "7:81 trf.player.pointsSum");
}
