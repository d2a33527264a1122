// flagfall generate, and its call in the language of other engines.
#include <string>

#include <boost/test/unit_test.hpp>

#include "program.hpp"

using cli_test::Ran;
using cli_test::Workplace;

BOOST_AUTO_TEST_SUITE(generate_verb)

BOOST_AUTO_TEST_CASE(the_same_seed_gives_the_same_bytes) {
    const Workplace place;
    const std::vector<std::string> call{"generate", "--players", "20", "--rounds", "5", "--seed", "1"};
    const Ran first = place.run(call);
    BOOST_TEST(first.code == 0, first.err);
    BOOST_TEST(first.err == "");
    BOOST_TEST(place.run(call).out == first.out);
    auto toFile = call;
    toFile.insert(toFile.end(), {"-o", "one.trf"});
    BOOST_TEST(place.run(toFile).code == 0);
    BOOST_TEST(place.read("one.trf") == first.out);
    BOOST_TEST(place.run({"check", "one.trf"}).code == 0);
}

// two calls without a seed differ; the seed that was said repeats the file.
BOOST_AUTO_TEST_CASE(a_drawn_seed_is_said_and_repeats_the_file) {
    const Workplace place;
    const Ran one = place.run({"generate", "--players", "10", "--rounds", "3"});
    const Ran other = place.run({"generate", "--players", "10", "--rounds", "3"});
    BOOST_TEST(one.out != other.out);
    BOOST_TEST_REQUIRE(one.err.starts_with("Seed "));
    const std::string seed = one.err.substr(5, one.err.find('\n') - 5);
    BOOST_TEST(place.run({"generate", "--players", "10", "--rounds", "3", "--seed", seed}).out == one.out);
    BOOST_TEST(one.out.find("seed " + seed) != std::string::npos);
}

BOOST_AUTO_TEST_CASE(many_into_a_folder) {
    const Workplace place;
    const std::vector<std::string> wishes{"--players", "12", "--rounds", "4", "--baku", "yes"};
    std::vector<std::string> many{"generate", "--count", "20", "--out", "all", "--seed", "100"};
    many.insert(many.end(), wishes.begin(), wishes.end());
    BOOST_TEST(place.run(many).code == 0);
    std::vector<std::string> one{"generate", "--seed", "104"};
    one.insert(one.end(), wishes.begin(), wishes.end());
    BOOST_TEST(place.read("all/tournament-0005.trf") == place.run(one).out);
    BOOST_TEST(place.read("all/tournament-0020.trf").find("192 FIDE_DUTCH_BAKU") != std::string::npos);
    std::vector<std::string> check{"check"};
    for (int number = 1; number <= 20; ++number)
        check.push_back(std::string("all/tournament-00") + (number < 10 ? "0" : "") + std::to_string(number) +
                        ".trf");
    BOOST_TEST(place.run(check).code == 0);
}

BOOST_AUTO_TEST_CASE(refusals_leave_the_output_as_it_was) {
    const Workplace place;
    place.write("out.trf", "old");
    place.write("bad.txt", "PlayersNumber=20\nPlayerNumber=3\n");
    const Ran unknown = place.run({"generate", "--config", "bad.txt", "-o", "out.trf"});
    BOOST_TEST(unknown.code == 3);
    BOOST_TEST(unknown.err.find("bad.txt:2:1") != std::string::npos, unknown.err);
    BOOST_TEST(unknown.err.find("PlayerNumber") != std::string::npos);
    BOOST_TEST(place.run({"generate", "--players", "4", "--rounds", "4", "-o", "out.trf"}).code == 3);
    BOOST_TEST(place.run({"generate", "--config", "none.txt", "-o", "out.trf"}).code == 5);
    BOOST_TEST(place.run({"generate", "--count", "3"}).code == 3);
    BOOST_TEST(place.run({"generate", "--count", "0", "--out", "x"}).code == 3);
    BOOST_TEST(place.run({"generate", "--count", "3", "--out", "out.trf/x"}).code == 5);
    BOOST_TEST(place.read("out.trf") == "old");
    BOOST_TEST(place.names().size() == 2U);
}

// Options go before the lines of the file.
BOOST_AUTO_TEST_CASE(options_and_configuration_together) {
    const Workplace place;
    place.write("config.txt", "PlayersNumber=30\r\nRoundsNumber=4\r\nHalfPointByes=0\r\n");
    const Ran ran = place.run(
        {"generate", "--config", "config.txt", "--players", "12", "--set", "HalfPointByes=2", "--seed", "5"});
    BOOST_TEST(ran.code == 0, ran.err);
    BOOST_TEST(ran.out.find("062 12") != std::string::npos);
    BOOST_TEST(ran.out.find("142 4") != std::string::npos);
    BOOST_TEST(ran.out.find("- H") != std::string::npos);
}

// The generators' own calls: bbpPairings with a configuration, JaVaFo without.
BOOST_AUTO_TEST_CASE(in_the_language_of_other_engines) {
    const Workplace place;
    place.write("config.txt", "PlayersNumber=12\nRoundsNumber=4\nForfeitRate=20\n");
    const Ran bbp = place.run({"--dutch", "-g", "config.txt", "-o", "bbp.trf", "-s", "3"});
    BOOST_TEST(bbp.code == 0, bbp.err);
    BOOST_TEST(place.read("bbp.trf").find("062 12") != std::string::npos);
    BOOST_TEST(place.run({"check", "bbp.trf"}).code == 0);
    const Ran javafo = place.run({"-g", "config.txt", "-o", "javafo.trf"});
    BOOST_TEST(javafo.code == 0, javafo.err);
    BOOST_TEST(place.run({"check", "javafo.trf"}).code == 0);
}

BOOST_AUTO_TEST_SUITE_END()
