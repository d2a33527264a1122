// standings with workings and matrices of round robins on the command line, and what they refuse.
#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>

#include "program.hpp"

namespace data = boost::unit_test::data;
using namespace cli_test;

namespace {

bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

// Three players, all against all, one free round each: A beats B and C, B beats C.
std::string roundRobinTrf() {
    return "012 Three\n092 Individual: Round-Robin\n142 3\n" +
           playerLine(1, "A", 2100, "2.0", {"   2 w 1", "   3 b 1", "0000 - Z"}) +
           playerLine(2, "B", 2000, "1.0", {"   1 b 0", "0000 - Z", "   3 w 1"}) +
           playerLine(3, "C", 1900, "0.0", {"0000 - Z", "   1 w 0", "   2 b 0"});
}

} // namespace

BOOST_AUTO_TEST_CASE(workings_of_a_player_by_name_and_number) {
    const Workplace place;
    place.write("two.trf", twoRoundsTrf());
    const Ran byNumber = place.run({"standings", "two.trf", "--workings", "1", "--tie-breaks", "BH,SB"});
    BOOST_TEST(byNumber.code == 0, byNumber.err);
    BOOST_TEST(contains(byNumber.out, "Workings of no. 1 "), byNumber.out);
    BOOST_TEST(contains(byNumber.out, "Round by round\n"), byNumber.out);
    const Ran csv =
        place.run({"standings", "two.trf", "--workings", "1", "--tie-breaks", "BH", "--format", "csv"});
    BOOST_TEST(
        csv.out.starts_with("tie_break,round,opponent_tpn,category,voluntary,dummy,capped,score,factor,"
                            "contribution,cut_by_article\nPTS,1,"),
        csv.out);
    const Ran chinese = place.run({"standings", "two.trf", "--workings", "1", "--lang", "zh-Hant"});
    BOOST_TEST(contains(chinese.out, "破同分算式"), chinese.out);
    const Ran nobody = place.run({"standings", "two.trf", "--workings", "99"});
    BOOST_TEST(nobody.code == 3);
    BOOST_TEST(contains(nobody.err, "There is no player with number 99"), nobody.err);
}

BOOST_AUTO_TEST_CASE(a_round_robin_is_a_matrix_in_both_orders) {
    const Workplace place;
    place.write("three.trf", roundRobinTrf());
    const Ran ran = place.run({"crosstable", "three.trf", "--format", "csv"});
    BOOST_TEST(ran.code == 0, ran.err);
    BOOST_TEST(ran.out == "no,tpn,name,rating,against_1,against_2,against_3,points,rank\n"
                          "1,1,A,2100,×,1,1,2.0,1\n"
                          "2,2,B,2000,0,×,1,1.0,2\n"
                          "3,3,C,1900,0,0,×,0.0,3\n");
    const Ran rounds = place.run({"crosstable", "three.trf", "--form", "rounds", "--by", "number", "--cells",
                                  "fide", "--format", "csv"});
    BOOST_TEST(contains(rounds.out, "1,1,A,2100,+W2,+B3,-BYE,2.0\n"), rounds.out);
    // A Swiss can be shown as a matrix, a file without record 092 taken for a round robin.
    place.write("two.trf", twoRoundsTrf());
    BOOST_TEST(contains(place.run({"crosstable", "two.trf", "--form", "matrix"}).out, "×"));
    BOOST_TEST(contains(place.run({"crosstable", "two.trf", "--kind", "round-robin"}).out, "×"));
}

// "rank,tpn,name,points, then one for each code as written".
BOOST_AUTO_TEST_CASE(every_code_of_the_list_is_a_column) {
    const Workplace place;
    place.write("two.trf", twoRoundsTrf());
    const auto heading = [&](const std::string& list) {
        const Ran ran = place.run({"standings", "two.trf", "--tie-breaks", list, "--format", "csv"});
        return ran.out.substr(0, ran.out.find('\n'));
    };
    BOOST_TEST(heading("bh-c1,SB") == "rank,tpn,name,points,bh-c1,SB");
    BOOST_TEST(heading("PTS,BH") == "rank,tpn,name,points,PTS,BH");
    BOOST_TEST(heading("WIN,PTS") == "rank,tpn,name,points,WIN,PTS");
    BOOST_TEST(heading("PTS") == "rank,tpn,name,points,PTS");
}

// Four players all against all; 4 has lost to 3 and then left: one game of three, fewer than half.
BOOST_AUTO_TEST_CASE(who_has_left_and_who_is_out) {
    const Workplace place;
    place.write("four.trf", "012 Four\n092 Round Robin\n142 3\n" +
                                playerLine(1, "A", 2100, "2.5", {"   4 w +", "   3 b =", "   2 w 1"}) +
                                playerLine(2, "B", 2000, "1.0", {"   3 w 0", "   4 b +", "   1 b 0"}) +
                                playerLine(3, "C", 1900, "2.5", {"   2 b 1", "   1 w =", "   4 w 1"}) +
                                playerLine(4, "D", 1800, "0.0", {"   1 b -", "   2 w -", "   3 b 0"}));
    const Ran left = place.run({"standings", "four.trf", "--withdrawn", "D", "--tie-breaks", "SB"});
    BOOST_TEST(left.code == 0, left.err);
    BOOST_TEST(contains(left.out, "left early"), left.out);
    BOOST_TEST(contains(left.out, "expelled") == false);
    const Ran out =
        place.run({"standings", "four.trf", "--expelled", "A", "--format", "csv", "--tie-breaks", "SB"});
    BOOST_TEST(contains(out.out, "\n,1,A,2.5,"), out.out);
    BOOST_TEST(place.run({"standings", "four.trf", "--expelled", "Nobody"}).code == 3);
}

BOOST_AUTO_TEST_CASE(a_rating_for_players_without_one) {
    const Workplace place;
    place.write("zero.trf", "012 Zero\n142 1\n152 W\n" + playerLine(1, "A", 0, "1.0", {"   2 w 1"}) +
                                playerLine(2, "B", 1800, "0.0", {"   1 b 0"}));
    const auto aroOfSecond = [&](const std::string& unrated) {
        const Ran ran = place.run(
            {"standings", "zero.trf", "--unrated", unrated, "--tie-breaks", "ARO", "--format", "csv"});
        return ran.out.substr(ran.out.rfind(',') + 1);
    };
    BOOST_TEST(aroOfSecond("1400") == "1400\n");
    BOOST_TEST(aroOfSecond("lowest") == "1800\n");
    BOOST_TEST(place.run({"standings", "zero.trf", "--unrated", "weak"}).code == 3);
    BOOST_TEST(place.run({"standings", "zero.trf", "--unrated", "0"}).code == 3);
}

namespace {

struct Refused {
    const char* name;
    std::vector<std::string> arguments; // after the file
    int code;
    const char* said;
};
std::ostream& operator<<(std::ostream& stream, const Refused& refused) {
    return stream << refused.name;
}

const std::vector<Refused> refusedLists{
    {"no such tie-break", {"--tie-breaks", "BH,XYZ"}, 3, "XYZ"},
    {"the same twice", {"--tie-breaks", "SB,SB"}, 3, "each tie-break once"},
    {"for teams", {"--tie-breaks", "EMGSB"}, 3, "C.07 art. 13.2.2"},
    {"a modifier that it has not", {"--tie-breaks", "SB/M1"}, 3, "modifier of SB"},
    {"Buchholz in a round robin", {"--tie-breaks", "DE,BH/C1"}, 7, "C.07 art. 8"},
    {"Fore Buchholz there", {"--tie-breaks", "FB"}, 7, "tie-break FB"},
    {"no such round", {"--round", "4"}, 3, "there is no round 4"},
    {"no such edition", {"--tie-break-edition", "2019"}, 3, "2019"},
};

} // namespace

BOOST_DATA_TEST_CASE(lists_that_are_refused, data::make(refusedLists)) {
    const Workplace place;
    place.write("three.trf", roundRobinTrf());
    std::vector<std::string> arguments{"standings", "three.trf"};
    arguments.insert(arguments.end(), sample.arguments.begin(), sample.arguments.end());
    const Ran ran = place.run(arguments);
    BOOST_TEST(ran.code == sample.code, ran.err);
    BOOST_TEST(ran.out == "");
    BOOST_TEST(contains(ran.err, sample.said), ran.err);
}

// Nobody has played: everybody shares the first place, every value is there or says why not.
BOOST_AUTO_TEST_CASE(an_event_without_rounds_and_a_player_without_games) {
    const Workplace place;
    place.write("none.trf", entryListTrf(3));
    const Ran ran =
        place.run({"standings", "none.trf", "--tie-breaks", "BH,DE,TPR,AOB,WR", "--format", "csv"});
    BOOST_TEST(ran.code == 0, ran.err);
    BOOST_TEST(contains(ran.out, ",0.0,0,1,-,-,-\n"), ran.out);
    BOOST_TEST(place.run({"standings", "none.trf", "--workings", "2"}).code == 0);
    BOOST_TEST(place.run({"crosstable", "none.trf"}).code == 0);
}

BOOST_AUTO_TEST_CASE(lots_are_drawn_from_a_seed_and_shown) {
    const Workplace place;
    place.write("none.trf", entryListTrf(4));
    const Ran first = place.run({"standings", "none.trf", "--lots", "7"});
    BOOST_TEST(first.code == 0, first.err);
    BOOST_TEST(contains(first.out, "Lot"), first.out);
    BOOST_TEST(place.run({"standings", "none.trf", "--lots", "7"}).out == first.out);
    const Ran shared = place.run({"standings", "none.trf", "--format", "csv", "--tie-breaks", "SB"});
    BOOST_TEST(contains(shared.out, "\n1,4,"), shared.out);
}

BOOST_AUTO_TEST_CASE(ratings_of_a_file) {
    const Workplace place;
    place.write("two.trf", twoRoundsTrf());
    const Ran csv = place.run({"ratings", "two.trf", "--format", "csv"});
    BOOST_TEST(csv.code == 0, csv.err);
    // 2100 against 1900 (.76) and 1800 (.85): 1½ - 1.61, K 20.
    BOOST_TEST(contains(csv.out, "1,\"Müller, Jörg\",2100,2,1.5,1850,1.61,-0.11,20,-2.20,,2043,"), csv.out);
    const Ran player = place.run({"ratings", "two.trf", "--player", "muller", "--new", "1"});
    BOOST_TEST(contains(player.out, "K = 40: fewer than 30 games\n"), player.out);
    BOOST_TEST(place.run({"ratings", "two.trf", "--k", "0"}).code == 3);
    BOOST_TEST(place.run({"ratings", "two.trf", "--new", "nobody"}).code == 3);
    BOOST_TEST(place.run({"ratings", "two.trf", "--pace", "slow"}).code == 3);
}

// A rating of 0 is no rating: nothing is computed from it.
BOOST_AUTO_TEST_CASE(a_rating_of_0_is_none) {
    const Workplace place;
    place.write("zero.trf", "012 Zero\n142 1\n152 W\n" + playerLine(1, "A", 0, "1.0", {"   2 w 1"}) +
                                playerLine(2, "B", 1800, "0.0", {"   1 b 0"}));
    const Ran ran = place.run({"ratings", "zero.trf", "--format", "csv"});
    BOOST_TEST(ran.code == 0, ran.err);
    BOOST_TEST(contains(ran.out, "1,A,,1,1.0,1800,,,,,,2600,dropped,"), ran.out);
    BOOST_TEST(contains(ran.out, "2,B,1800,0,0.0,,0.00,0.00,20,0.00,,,dropped,"), ran.out);
    const Ran standings = place.run({"standings", "zero.trf", "--tie-breaks", "ARO,RTNG", "--format", "csv"});
    BOOST_TEST(contains(standings.out, "1,1,A,1.0,dropped,dropped\n"), standings.out);
}

BOOST_AUTO_TEST_CASE(norms_of_a_file) {
    const Workplace place;
    place.write("two.trf", twoRoundsTrf());
    const Ran all = place.run({"norms", "two.trf", "--all", "--title", "IM", "--format", "csv"});
    BOOST_TEST(all.code == 0, all.err);
    BOOST_TEST(all.out.starts_with("tpn,title,name,norm,state,games,points,average,performance,missing\n"
                                   "1,,\"Müller, Jörg\",IM,no,2,1.5,"),
               all.out);
    const Ran player = place.run({"norms", "two.trf", "--player", "1", "--lang", "zh-Hans"});
    BOOST_TEST(contains(player.out, "序分"), player.out);
    BOOST_TEST(contains(place.run({"norms", "two.trf"}).out, "Nobody has made a norm"));
    BOOST_TEST(place.run({"norms", "two.trf", "--title", "FM"}).code == 3);
}

BOOST_AUTO_TEST_CASE(prizes_by_options_and_by_a_plan) {
    const Workplace place;
    place.write("two.trf", twoRoundsTrf());
    const Ran options =
        place.run({"prizes", "two.trf", "--main", "100,50", "--division", "equal", "--category",
                   "Under 1950 | rating below 1950 | 30", "--tie-breaks", "SB", "--format", "csv"});
    BOOST_TEST(options.code == 0, options.err);
    // 1 and 4 have 1½ each; 4 (1800) has 75 of the main prizes, so that the 30 go to 3 (1900).
    BOOST_TEST(contains(options.out, ",1.5,main prize,prizes 1–2 (150.00) shared by 2,75.00\n"), options.out);
    BOOST_TEST(contains(options.out, ",\"李, 伟\",0.0,Under 1950,prize 1,30.00\n"), options.out);
    place.write("plan.txt", "main 100 50\ndivision equal\ncategory Under 1950 | rating below 1950 | 30\n");
    const Ran plan =
        place.run({"prizes", "two.trf", "--plan", "plan.txt", "--tie-breaks", "SB", "--format", "csv"});
    BOOST_TEST(plan.out == options.out);
    const Ran text = place.run({"prizes", "two.trf", "--plan", "plan.txt"});
    BOOST_TEST(contains(text.out, "Provisional prizes after round 2\n"), text.out);
}

namespace {

const std::vector<Refused> refusedPrizes{
    {"nothing announced", {}, 3, "--plan FILE"},
    {"more than there is", {"--main", "600,400", "--budget", "900"}, 3, "Lower the prizes by 100.00"},
    {"rising", {"--main", "400,600"}, 3, "never rise"},
    {"no number", {"--main", "6oo"}, 3, "a number such as 50"},
    {"no such division", {"--main", "6", "--division", "fair"}, 3, "one of none, equal, hort"},
    {"a file that is not there", {"--plan", "none.txt"}, 5, "none.txt"},
    {"file and options", {"--plan", "none.txt", "--main", "5"}, 3, "take one of the two"},
};

} // namespace

BOOST_DATA_TEST_CASE(prizes_that_are_refused, data::make(refusedPrizes)) {
    const Workplace place;
    place.write("two.trf", twoRoundsTrf());
    std::vector<std::string> arguments{"prizes", "two.trf"};
    arguments.insert(arguments.end(), sample.arguments.begin(), sample.arguments.end());
    const Ran ran = place.run(arguments);
    BOOST_TEST(ran.code == sample.code, ran.err);
    BOOST_TEST(ran.out == "");
    BOOST_TEST(contains(ran.err, sample.said), ran.err);
}
