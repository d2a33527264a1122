// Incidents as an arbiter meets them at a children's rapid: told in a line, ruled on, on record, printed for
// an appeals committee. The numbers are those of the list of pains (U..).
#include <boost/test/unit_test.hpp>

#include "program.hpp"

using namespace cli_test;

namespace {

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

// The children of data/children, round 1 published; "Typist" sits at the keyboard.
class Rapid {
  public:
    Rapid() {
        place.set("FLAGFALL_USER", "Typist");
        place.set("TZ", "UTC");
        BOOST_REQUIRE_EQUAL(
            place
                .run({"new", "k.flagfall", "--name", "Children's rapid", "--rounds", "5", "--seed", "7",
                      "--time-control", "15:00 + 5 s", "--arbiter", "Chief, Anna"})
                .code,
            0);
        BOOST_REQUIRE_EQUAL(
            place.run({"import", "k.flagfall", FLAGFALL_SOURCE_DIR "/data/children/players.csv"}).code, 0);
        pair();
    }

    void pair() const {
        BOOST_REQUIRE_EQUAL(place.run({"pair", "k.flagfall"}).code, 0);
        BOOST_REQUIRE_EQUAL(place.run({"publish", "k.flagfall"}).code, 0);
    }

    Ran incident(std::vector<std::string> arguments) const {
        arguments.insert(arguments.begin(), {"incident", "k.flagfall"});
        return place.run(arguments);
    }
    Ran done(std::vector<std::string> arguments) const {
        const Ran ran = incident(std::move(arguments));
        BOOST_TEST(ran.code == 0, ran.err);
        return ran;
    }
    [[nodiscard]] std::string list(std::vector<std::string> arguments = {}) const {
        arguments.insert(arguments.begin(), {"incidents", "k.flagfall"});
        return place.run(arguments).out;
    }
    [[nodiscard]] std::string log() const { return place.run({"log", "k.flagfall"}).out; }
    [[nodiscard]] std::string sheet() const { return place.run({"pairings", "k.flagfall"}).out; }

    Workplace place;
};

// White's king on e1 is in check by the rook; Kd1 would be legal, Ne2-c3 is not.
constexpr const char* pinned = "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 20";
constexpr const char* bareKing = "8/8/8/8/4n3/5k2/6p1/6K1 w - - 0 60"; // against knight and pawn

} // namespace

// The whole of "Done when": five incidents, each one line to type.
BOOST_AUTO_TEST_CASE(an_afternoon_at_a_childrens_rapid) {
    const Rapid rapid;
    // The king left in check twice.
    const Ran first = rapid.done({"--board", "1", "illegal w Nc3 pressed", "--fen", pinned});
    BOOST_TEST(contains(first.out, "White has completed an illegal move. Black receives one minute more."),
               first.out);
    BOOST_TEST(contains(first.out, "Clocks    Black +1:00"), first.out);
    BOOST_TEST(contains(first.out, "illegal moves in this game: White 1, Black 0"), first.out);
    BOOST_TEST(contains(first.out, "Level     rapid-A5, fide2023"), first.out); // by the time control
    BOOST_TEST(contains(first.out, "On record as incident 1"), first.out);
    BOOST_TEST(contains(rapid.sheet(), "Board 1: illegal moves counted: White 1, Black 0"), rapid.sheet());
    const Ran second = rapid.done({"--board", "1", "illegal w Nc3 pressed", "--fen", pinned});
    BOOST_TEST(contains(second.out, "It is the second such act of White"), second.out);
    BOOST_TEST(contains(second.out, "Result    0-1"), second.out);
    BOOST_TEST(contains(second.out, "7.5.5"), second.out);
    // A flag fall with a bare king against knight and pawn: the other side can still mate, so it is lost.
    const Ran flag = rapid.done({"--board", "2", "flag w", "--fen", bareKing, "--at", "14:05"});
    BOOST_TEST(contains(flag.out, "Result    0-1"), flag.out);
    BOOST_TEST(contains(flag.out, "14:05"), flag.out);
    const Ran other = rapid.done({"--board", "6", "flag b", "--fen", bareKing});
    BOOST_TEST(contains(other.out, "Result    1/2-1/2"), other.out); // a bare king never mates
    // A disputed threefold with an incomplete score sheet.
    const std::vector<std::string> threefold{"--board", "3",
                                             "claim threefold w board, score sheets incomplete", "--moves",
                                             "1. Nf3 Nf6 2. Ng1 Ng8"};
    const Ran asked = rapid.incident(threefold);
    BOOST_TEST(asked.code == 7);
    BOOST_TEST(contains(asked.err, "1 reconstruct the game on a second board"), asked.err);
    BOOST_TEST(contains(asked.err, "(recommended)"), asked.err);
    auto chosen = threefold;
    chosen.insert(chosen.end(), {"--choose", "1"});
    BOOST_TEST(contains(rapid.done(chosen).out, "8.5.3"));
    const Ran again =
        rapid.done({"--board", "3", "claim threefold w board", "--moves", "(Nf3 Nf6 Ng1 Ng8)*2"});
    BOOST_TEST(contains(again.out, "Result    1/2-1/2"), again.out);
    // A phone.
    BOOST_TEST(
        contains(rapid.done({"--board", "4", "phone on b", "--note", "it rang"}).out, "Result    1-0"));
    // Colours reversed, found on move 12.
    const Ran reversed = rapid.done({"--board", "5", "colours reversed, 12 moves each"});
    BOOST_TEST(contains(reversed.err, "Warning colours-as-played (level 2)"), reversed.err);
    BOOST_TEST(contains(rapid.sheet(), "Changed by hand: board 5: colours exchanged"), rapid.sheet());
    BOOST_TEST(contains(rapid.sheet(), "Board 4: 1-0 by ruling 7"), rapid.sheet());
    // The printed list.
    const std::string printed = rapid.list();
    for (const char* part : {"Incidents and rulings", "On record: 8", "Incident 2",
                             "Round 1, board 1: ", "White makes the illegal move e2-c3",
                             "The clock has been pressed", "rapid-A5, fide2023", pinned, "Clock of Black",
                             "+1:00", "Illegal moves counted", "7.5.1, 7.5.5, A.3, A.5.2",
                             "The flag of White has fallen", "14:05, Typist", "1. Nf3 Nf6 2. Ng1 Ng8",
                             "it rang", "as played: the sheet and the next pairing have them so", "stands"})
        BOOST_TEST(contains(printed, part), part << "\n" << printed);
    BOOST_TEST(rapid.place.run({"verify", "k.flagfall"}).code == 0);
    BOOST_TEST(contains(rapid.place.run({"info", "k.flagfall"}).out, "Incidents on record: 8"));
}

// U14: the counter of a game, for every arbiter; the next round begins at 0.
BOOST_AUTO_TEST_CASE(u14_illegal_moves_are_counted_per_game) {
    Rapid rapid;
    rapid.done({"--board", "2", "illegal w pressed", "--arbiter", "Deputy, Ben"});
    // Another arbiter, who was not there, types the second.
    rapid.place.set("FLAGFALL_USER", "Other");
    const Ran dry = rapid.done({"--board", "2", "illegal w pressed, opponent can mate", "--dry-run"});
    BOOST_TEST(contains(dry.out, "Result    0-1"), dry.out);
    BOOST_TEST(contains(dry.out, "7.5.5"), dry.out);
    BOOST_TEST(contains(dry.out, "Would be on record"), dry.out);
    BOOST_TEST(contains(rapid.list(), "On record: 1"));
    // "first" is wrong, and "third" as well.
    for (const char* told : {"illegal w pressed, first", "illegal w pressed, third"}) {
        const Ran ran = rapid.incident({"--board", "2", told});
        BOOST_TEST(ran.code == 3, told);
        BOOST_TEST(contains(ran.err, "on record"), ran.err);
    }
    rapid.done({"--board", "2", "illegal w pressed, opponent can mate"});
    std::string lines;
    for (const char* board : {"1", "3", "4", "5", "6"})
        lines += std::string(board) + " 1-0\n";
    rapid.place.write("r.txt", lines);
    BOOST_REQUIRE_EQUAL(rapid.place.run({"results", "k.flagfall", "r.txt"}).code, 0);
    rapid.pair();
    const Ran fresh = rapid.done({"--board", "1", "illegal w pressed"});
    BOOST_TEST(contains(fresh.out, "illegal moves in this game: White 1, Black 0"), fresh.out);
}

// U61: the same facts, the same ruling; a missing fact is asked for, one that cannot be is named.
BOOST_AUTO_TEST_CASE(u61_facts_are_asked_for_never_guessed) {
    const Rapid rapid;
    const std::vector<std::string> flag{"--board", "1", "flag w", "--fen", bareKing, "--dry-run"};
    BOOST_TEST(rapid.done(flag).out == rapid.done(flag).out);
    struct Row {
        std::vector<std::string> told;
        const char* says;
    };
    for (const auto& [told, says] : std::vector<Row>{
             {{"flag b"}, "Can White still mate? Give the position"},
             {{"flag"}, "does not say which player"},
             {{"illegal b e7e5 pressed", "--fen", pinned}, "It was White's turn to move: who made the move?"},
             {{"illegal w e1d1 pressed", "--fen", "4k3/8/8/8/8/8/8/R3K3 w - - 0 40"}, "is legal here"},
             {{"flag w at move 31", "--moves", "1. e4 e5"}, "The record of the game stops after 1...e5"},
             {{"late b"}, "Who came how long after the start?"},
             {{"flag w ; flag w"}, "cannot fall twice"},
             {{"the roof falls in"}, "is not understood"},
             {{"flag w", "--rules", "fide1850"}, "there is no rule-set of that name: expected fide2023"},
             {{"flag w", "--mode", "fast"}, "there is no level of that name"},
             {{"flag w", "--fen", "4k3/8/8/8/8/8/8/8 w - - 0 1"}, "king"},
             {{}, "Say what happened"}}) {
        std::vector<std::string> arguments{"--board", "1"};
        arguments.insert(arguments.end(), told.begin(), told.end());
        const Ran ran = rapid.incident(arguments);
        BOOST_TEST(ran.code == 3, says << " | " << ran.err);
        BOOST_TEST(contains(ran.err, says), ran.err);
    }
    BOOST_TEST(rapid.incident({"flag w"}).code == 3);                        // at which board?
    BOOST_TEST(rapid.incident({"--board", "99", "board turned"}).code == 3); // there is none
    BOOST_TEST(rapid.incident({"--board", "1", "distraction by w"}).code ==
               7); // the penalty is the arbiter's
    BOOST_TEST(contains(rapid.list(), "On record: 0"));
}

// U62: a ruling, its print, its appeal: all three on record.
BOOST_AUTO_TEST_CASE(u62_ruling_print_and_appeal) {
    const Rapid rapid;
    rapid.done({"--board", "1", "flag w", "--fen", bareKing, "--arbiter", "Deputy, Ben"});
    const std::string csv = rapid.list({"--format", "csv"});
    BOOST_TEST(contains(csv, "incident,time,round,board,white,black,kind,facts,"), csv);
    const auto firstName = [&] {
        const std::string row = csv.substr(csv.find('\n') + 1);
        const auto quote = row.find('"');
        return row.substr(quote + 1, row.find('"', quote + 1) - quote - 1);
    }();
    BOOST_TEST(rapid.incident({"--appeal", "1", "--by", firstName}).code == 3); // no grounds
    BOOST_TEST(rapid.incident({"--appeal", "7", "--by", firstName, "--note", "x"}).code == 3);
    const Ran appeal = rapid.done({"--appeal", "1", "--by", firstName, "--note", "the clock ran double"});
    BOOST_TEST(contains(appeal.out, "appeals against ruling 1"), appeal.out);
    BOOST_TEST(contains(rapid.list(), "under appeal"));
    BOOST_TEST(contains(rapid.sheet(), "Board 1: ruling 1 is under appeal"), rapid.sheet());
    const Ran decided = rapid.done({"--overrule", "1", "--committee", "Ames; Bell; Cole", "--note",
                                    "the clock was set wrongly", "--result", "="});
    BOOST_TEST(contains(decided.out, "overruled by the appeals committee"), decided.out);
    BOOST_TEST(rapid.incident({"--uphold", "1", "--note", "after all"}).code == 7); // the committee is final
    const std::string printed = rapid.list();
    for (const char* part : {"Appeal", "the clock ran double", "Appeals committee", "Ames; Bell; Cole",
                             "The ruling is overruled", "the clock was set wrongly",
                             "Result of the board: =", "overruled", "Deputy, Ben"})
        BOOST_TEST(contains(printed, part), part << "\n" << printed);
    const std::string log = rapid.log();
    for (const char* part :
         {"The flag of White has fallen - ruling 1 by Deputy, Ben: result 0-1", "appeals against ruling 1",
          "the appeals committee (Ames; Bell; Cole) overrules ruling 1"})
        BOOST_TEST(contains(log, part), part << "\n" << log);
    // In other languages, and as other forms.
    BOOST_TEST(contains(rapid.list({"--lang", "zh-Hans"}), "白方超时"));
    BOOST_TEST(contains(rapid.list({"--lang", "zh-Hant"}), "白方超時"));
    BOOST_TEST(contains(rapid.list({"--format", "md"}), "| Facts | The flag of White has fallen |"));
    const std::string json = rapid.list({"--format", "json"});
    BOOST_TEST(contains(json, "\"kind\": \"flag\""), json);
    BOOST_TEST(contains(json, "\"state\": \"overruled\""), json);
    // All of it can be taken back.
    BOOST_TEST(rapid.place.run({"undo", "k.flagfall", "3"}).code == 0);
    BOOST_TEST(contains(rapid.list(), "On record: 0"));
    BOOST_TEST(rapid.place.run({"verify", "k.flagfall"}).code == 0);
}

// U09: contested, then ruled on: who, when and why stand in the log.
BOOST_AUTO_TEST_CASE(u09_a_ruling_closes_a_contested_result) {
    const Rapid rapid;
    BOOST_REQUIRE_EQUAL(
        rapid.place.run({"result", "k.flagfall", "1", "--disputed", "both say they won"}).code, 0);
    const Ran refused = rapid.place.run({"pair", "k.flagfall"});
    BOOST_TEST(refused.code == 7);
    BOOST_TEST(contains(refused.err, "board 1"), refused.err);
    const Ran asked = rapid.incident({"--board", "1", "result disputed, w reports 1-0, b reports 0-1"});
    BOOST_TEST(asked.code == 7);
    BOOST_TEST(contains(asked.err, "2 the result is 0-1, as Black reports"), asked.err);
    const Ran ruled = rapid.done({"--board", "1", "result disputed, w reports 1-0, b reports 0-1", "--choose",
                                  "2", "--note", "both score sheets end in mate"});
    BOOST_TEST(contains(ruled.out, "0-1"), ruled.out);
    const std::string log = rapid.log();
    BOOST_TEST(
        contains(log,
                 "The result is contested - ruling 1 by Typist: result 0-1; both score sheets end in mate"),
        log);
    BOOST_TEST(!contains(rapid.place.run({"results", "k.flagfall"}).out, "disputed"));
}

// The list can be narrowed; what there is not is said.
BOOST_AUTO_TEST_CASE(lists_of_a_round_a_board_a_player) {
    const Rapid rapid;
    BOOST_TEST(contains(rapid.list(), "No incident is on record"));
    rapid.done({"--board", "1", "illegal w pressed"});
    rapid.done({"--board", "2", "illegal b pressed"});
    const auto rows = [&](std::vector<std::string> arguments) {
        arguments.insert(arguments.end(), {"--format", "csv"});
        const std::string csv = rapid.list(std::move(arguments));
        return std::count(csv.begin(), csv.end(), '\n') - 1;
    };
    BOOST_TEST(rows({}) == 2);
    BOOST_TEST(rows({"--board", "2"}) == 1);
    BOOST_TEST(rows({"--round", "1"}) == 2);
    BOOST_TEST(rows({"--player", "1"}) == 1);
    BOOST_TEST(rapid.place.run({"incidents", "k.flagfall", "--round", "2"}).code == 3);
    BOOST_TEST(rapid.place.run({"incidents", "k.flagfall", "--player", "Nobody"}).code == 3);
    BOOST_TEST(rapid.place.run({"incidents", "none.flagfall"}).code == 5);
}

// The clock of the record, from a PGN file; and the level of the last ruling holds.
BOOST_AUTO_TEST_CASE(clocks_come_from_the_record) {
    const Rapid rapid;
    rapid.place.write(
        "g.pgn", "[Event \"x\"]\n[TimeControl \"900+5\"]\n\n1. e4 {[%clk 0:01:30]} e5 {[%clk 0:09:00]} *\n");
    const Ran claim = rapid.done({"--board", "1", "claim threefold w board", "--pgn", "g.pgn", "--rules",
                                  "fide1992", "--mode", "standard"});
    BOOST_TEST(contains(claim.out, "exceeded the time limit"), claim.out); // five minutes of 1:30
    const Ran next = rapid.done({"--board", "2", "illegal w e1e3 pressed", "--fen", pinned});
    BOOST_TEST(contains(next.out, "Level     standard, fide1992"), next.out);
    BOOST_TEST(rapid.incident({"--board", "3", "flag w", "--pgn", "none.pgn"}).code == 5);
    BOOST_TEST(rapid.incident({"--board", "3", "flag w", "--pgn", "g.pgn", "--moves", "1. e4"}).code == 3);
}

BOOST_AUTO_TEST_CASE(the_report_of_the_chief_arbiter_has_the_incidents) {
    const Rapid rapid;
    const auto report = [&] {
        const Ran ran = rapid.place.run({"report", "arbiter-report", "k.flagfall"});
        BOOST_TEST(ran.code == 0, ran.err);
        return ran.out;
    };
    BOOST_TEST(contains(report(), "No incident is on record"), report());
    rapid.done({"--board", "1", "illegal w Nc3 pressed", "--fen", pinned});
    const std::string after = report();
    BOOST_TEST(!contains(after, "No incident is on record"), after);
    BOOST_TEST(contains(after, "Incident 1"), after);
    BOOST_TEST(contains(after, "White has completed an illegal move"), after);
    for (const std::string form : {"pdf", "html", "xlsx"}) {
        const Ran ran = rapid.place.run({"report", "arbiter-report", "k.flagfall", "--out", "chief." + form});
        BOOST_TEST(ran.code == 0, ran.err);
    }
}
