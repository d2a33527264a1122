// What goes out to other programs: PGN of a round, player tables, lists of a broadcast. What we write we read
// again.
#include <random>
#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

#include "arbiter/exchange/pairings_pgn.hpp"
#include "arbiter/exchange/player_sheet.hpp"
#include "arbiter/exchange/player_table.hpp"

using namespace arbiter::exchange;
using namespace pairing;

namespace {

Player player(int number, const std::string& name) {
    Player made;
    made.number = PairingNumber(static_cast<std::uint16_t>(number));
    made.name = name;
    return made;
}

PairingNumber no(int number) {
    return PairingNumber(static_cast<std::uint16_t>(number));
}

// Four boards: a win, a forfeit, two absent, one that is being played; 9 has the bye.
Tournament fourBoards() {
    Tournament tournament;
    tournament.info = {"Spring \"Open\"",  "Basel", "SUI", PartialDate{2026, 11, 30}, {}, {}, {},
                       "40/6000+30:900+30"};
    tournament.plannedRounds = RoundNumber(5);
    for (int number = 1; number <= 9; ++number)
        tournament.players.push_back(player(number, "Player " + std::to_string(number)));
    auto& players = tournament.players;
    players[0].name = "O\\Neill, \"Ace\"";
    players[0].title = Title::Gm;
    players[0].rating = Rating(2500);
    players[0].fideId = "123456";
    players[0].federation = "IRL";
    players[0].rounds = {PlayedGame{no(2), Colour::White, Outcome::Win}};
    players[1].rounds = {PlayedGame{no(1), Colour::Black, Outcome::Loss}};
    players[2].rounds = {ForfeitLoss{no(4), Colour::White}};
    players[3].rounds = {ForfeitWin{no(3), Colour::Black}};
    players[4].rounds = {DoubleForfeit{no(6), Colour::White}};
    players[5].rounds = {DoubleForfeit{no(5), Colour::Black}};
    players[6].rounds = {PendingGame{no(8), Colour::White}};
    players[7].rounds = {PendingGame{no(7), Colour::Black}};
    players[8].rounds = {PairingAllocatedBye{}};
    return tournament;
}

RoundPairing boards() {
    return {{{no(1), no(2)}, {no(3), no(4)}, {no(5), no(6)}, {no(7), no(8)}}, no(9)};
}

std::vector<std::string> hostileNames() {
    return {"=1+1",
            "@SUM(A1)",
            "+49 123",
            "-1",
            "'=1",
            "''",
            "../../etc/passwd",
            "<script>alert(1)</script>",
            "Semi;colon, \"Quoted\"",
            "Comma, a, b",
            "Slash / Equals = x",
            "עברית, ישראל",
            "محمد، علي",
            "李, 伟",
            "Nguyễn Thị Minh Khai, Trần Hưng Đạo Lê Lợi Xy",
            "\xEF\xBC\x9D"
            "1",
            "sep=;",
            "Name"};
}

SheetPlayer sheetOf(const Player& from) {
    SheetPlayer row;
    row.name = from.name;
    row.title = from.title;
    row.sex = from.sex;
    row.rating = from.rating;
    row.federation = from.federation;
    row.fideId = from.fideId;
    row.birth = from.birth;
    row.club = from.club;
    return row;
}

} // namespace

// The tags of formats 12.1, the roster first.
BOOST_AUTO_TEST_CASE(a_round_as_pgn) {
    const std::string file = pairingsPgn(fourBoards(), RoundNumber(1), boards(), RoundTag::RoundAndBoard);
    BOOST_TEST(file.substr(0, file.find("\n\n")) == "[Event \"Spring \\\"Open\\\"\"]\n"
                                                    "[Site \"Basel SUI\"]\n"
                                                    "[Date \"2026.11.30\"]\n"
                                                    "[Round \"1.1\"]\n"
                                                    "[White \"O\\\\Neill, \\\"Ace\\\"\"]\n"
                                                    "[Black \"Player 2\"]\n"
                                                    "[Result \"1-0\"]\n"
                                                    "[WhiteTitle \"GM\"]\n"
                                                    "[WhiteElo \"2500\"]\n"
                                                    "[WhiteFideId \"123456\"]\n"
                                                    "[WhiteFed \"IRL\"]\n"
                                                    "[Board \"1\"]\n"
                                                    "[TimeControl \"40/6000+30:900+30\"]\n"
                                                    "[EventDate \"2026.11.30\"]\n"
                                                    "[EventType \"swiss\"]\n"
                                                    "[EventRounds \"5\"]\n"
                                                    "[Termination \"normal\"]");
    // A forfeit has its result and no moves, a double one no result that PGN knows; the bye is no game.
    BOOST_TEST(file.find("[Result \"0-1\"]") < file.find("[Termination \"forfeit\"]"));
    BOOST_TEST(file.find("\n\n0-1\n\n") != std::string::npos);
    BOOST_TEST(file.find("Player 9") == std::string::npos);
    BOOST_TEST(file.ends_with("[Termination \"unterminated\"]\n\n*\n\n"));
    BOOST_TEST(pairingsPgn(fourBoards(), RoundNumber(1), boards(), RoundTag::Round).find("[Round \"1\"]") !=
               std::string::npos);
}

BOOST_AUTO_TEST_CASE(what_goes_out_as_our_own_table_comes_in_unchanged) {
    Tournament tournament;
    const unsigned seed = 20261130;
    BOOST_TEST_MESSAGE("seed " << seed);
    std::mt19937 random(seed);
    int number = 0;
    for (const std::string& name : hostileNames()) {
        Player made = player(++number, name);
        made.club = hostileNames()[random() % hostileNames().size()];
        made.title = static_cast<Title>(random() % 9);
        made.sex = static_cast<Sex>(random() % 3);
        if (random() % 2 == 0) made.rating = Rating(static_cast<std::uint16_t>(1 + random() % 9999));
        if (random() % 2 == 0) made.federation = "GER";
        if (random() % 2 == 0) made.fideId = std::to_string(100000 + number);
        if (random() % 2 == 0) made.birth = PartialDate{1990, random() % 2 == 0 ? 7 : 0, 0};
        if (made.birth && made.birth->month != 0) made.birth->day = 31;
        tournament.players.push_back(made);
    }
    const auto table = playerTable(tournament, PlayerTableForm::Flagfall, {no(2)});
    const std::string csv = csvOf(table.value);
    BOOST_TEST(csv.starts_with(
        "\xEF\xBB\xBFno;name;title;sex;fed;fide_id;rating;rating_nat;nat_id;birth;club;category;"
        "status\r\n1;'=1+1;"));
    const auto again = readPlayerSheet(csv, "players.csv");
    BOOST_REQUIRE(again.has_value());
    BOOST_REQUIRE_EQUAL(again->value.players.size(), tournament.players.size());
    for (std::size_t index = 0; index < tournament.players.size(); ++index) {
        SheetPlayer row = again->value.players[index];
        row.line = 0;
        BOOST_TEST((row == sheetOf(tournament.players[index])), tournament.players[index].name);
    }
    // No cell of the file begins like a formula.
    for (const std::string start : {";=", ";+", ";-", ";@", "\n=", ";\"=", ";\"+", ";\"@"})
        BOOST_TEST(csv.find(start) == std::string::npos, start);
}

BOOST_AUTO_TEST_CASE(tables_of_other_programs_hold_who_plays) {
    Tournament tournament = fourBoards();
    tournament.players[0].name = "Müller, Jörg";
    tournament.players[0].sex = Sex::Female;
    tournament.players[0].birth = PartialDate{2001, 7, 31};
    tournament.players[0].club = "Żabno";
    for (const PlayerTableForm form : {PlayerTableForm::SwissManager, PlayerTableForm::ChessResults,
                                       PlayerTableForm::Vega, PlayerTableForm::SharlyChess}) {
        const auto table = playerTable(tournament, form);
        BOOST_TEST(table.remarks.empty());
        const auto read = readPlayerSheet(csvOf(table.value), "players.csv");
        BOOST_REQUIRE(read.has_value());
        SheetPlayer row = read->value.players[0];
        row.line = 0;
        SheetPlayer expected = sheetOf(tournament.players[0]);
        if (form == PlayerTableForm::ChessResults) expected.birth.reset(); // has no column for it
        if (form == PlayerTableForm::ChessResults) {
            // The title stands under a heading without words.
            BOOST_TEST(std::get<std::string>(table.value.rows[0][1]) == "GM");
            expected.title = Title::None;
        }
        BOOST_TEST((row == expected), static_cast<int>(form));
        BOOST_TEST(read->value.players.size() == 9U);
    }
}

BOOST_AUTO_TEST_CASE(fields_of_vega_are_as_long_as_they_must_be) {
    Tournament tournament;
    tournament.players.push_back(player(1, "Àlvarez-Santamaría de la Torre, José María")); // 42 letters
    tournament.players[0].fideId = "123456789";
    const auto table = playerTable(tournament, PlayerTableForm::Vega);
    BOOST_REQUIRE_EQUAL(table.remarks.items().size(), 2U);
    BOOST_TEST(toString(table.remarks.items()[0]).find("the name has only 30 characters") !=
               std::string::npos);
    BOOST_TEST(csvOf(table.value) ==
               "NAME;COUNTRY;BIRTHDAY;GENDER;TITLE;IDFIDE;ELOFIDE;IDNAT;ELONAT;KCOEFF;ORIGIN\r\n"
               "Àlvarez-Santamaría de la Torre;   ;        ; ;   ;12345678;    ;        ;    ;  ;"
               "                    \r\n");
}

BOOST_AUTO_TEST_CASE(lists_of_a_broadcast) {
    Tournament tournament;
    tournament.players = {player(1, "Ek, Tor"), player(2, "A / B = C"), player(3, "Li, Wei")};
    tournament.players[0].fideId = "17";
    tournament.players[0].rating = Rating(2001);
    tournament.players[0].club = "SK; Ost";
    tournament.players[2].fideId = "18";
    tournament.players[2].title = Title::Fm;
    tournament.players[1].club = "West";
    BOOST_TEST(lichessPlayers(tournament) == "Ek, Tor / 17 /  / 2001\nA   B   C\nLi, Wei / 18 / FM\n");
    BOOST_TEST(lichessTeams(tournament) == "SK  Ost; 17\nWest; A / B = C\n");
}
