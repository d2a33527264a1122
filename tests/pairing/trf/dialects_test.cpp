// Tournaments laid out in records: what each dialect writes, and that our own files read back as they were.
#include "pairing/trf/read.hpp"
#include "pairing/trf/write.hpp"

#include <algorithm>
#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <ostream>

#include "small_file.hpp"

namespace pairing::trf {

// For the names of the data tests.
static std::ostream& operator<<(std::ostream& out, Dialect dialect) {
    switch (dialect) {
    case Dialect::Trf16:
        return out << "TRF16";
    case Dialect::Trf26:
        return out << "TRF26";
    case Dialect::Engine:
        return out << "engine";
    case Dialect::Javafo:
        return out << "JaVaFo";
    case Dialect::Bbp:
        return out << "bbpPairings";
    }
    return out;
}

} // namespace pairing::trf

using namespace pairing;
using namespace pairing::trf;
using namespace trf_test;
using rules::Severity;
namespace data = boost::unit_test::data;

namespace {

TrfTournament readBack(const std::string& file) {
    auto read = readTournament(file, "file");
    BOOST_TEST_REQUIRE(read.has_value(), firstFault(read));
    return std::move(read->value);
}

// In LF, for comparisons that can be read.
std::string written(const Tournament& tournament, const Extras& extras, Dialect dialect) {
    const auto bytes = writeTrf(fromTournament(tournament, extras, dialect), {.lineEnd = LineEnd::Lf});
    BOOST_TEST_REQUIRE(bytes.has_value(), firstFault(bytes));
    return bytes->value;
}

// The lines with one of these codes.
std::string linesOf(const std::string& file, std::initializer_list<std::string_view> codes) {
    std::string found;
    for (std::size_t begin = 0, end = 0; begin < file.size(); begin = end + 1) {
        end = std::min(file.find('\n', begin), file.size());
        const std::string line = file.substr(begin, end - begin);
        if (std::ranges::any_of(codes, [&](std::string_view code) { return line.starts_with(code); }))
            found += line + "\n";
    }
    return found;
}

// Four players, one round played of five, everything that a dialect may have to say.
TrfTournament rich() {
    TrfTournament file = readBack(smallFile);
    Tournament& tournament = file.tournament;
    tournament.plannedRounds = RoundNumber(5);
    tournament.scoring = ScoringSystem::of(Points::whole(3), Points::whole(1), Points{});
    tournament.info.city = "Kent";
    tournament.info.chiefArbiter = "IA Doe, Jane (1234567)";
    tournament.info.deputyArbiters = {"Roe, Richard", "Poe, Edgar"};
    tournament.forbidden = {{RoundNumber(1), std::nullopt, {PairingNumber(1), PairingNumber(4)}},
                            {RoundNumber(4), RoundNumber(5), {PairingNumber(2), PairingNumber(3)}}};
    tournament.acceleration.explicitPoints = {
        {Points::whole(3), RoundNumber(1), RoundNumber(2), PairingNumber(1), PairingNumber(2)},
        {Points::fromTenths(15), RoundNumber(3), RoundNumber(3), PairingNumber(1), PairingNumber(2)}};
    tournament.players[1].requestedByes = {{RoundNumber(3), RequestedBye::HalfPoint},
                                           {RoundNumber(5), RequestedBye::ZeroPoint}};
    file.extras.players.clear(); // points are counted
    file.extras.tieBreaks = {"BH/C1", "SB"};
    file.extras.controller = "Flagfall";
    file.extras.keptLines = {"ENG    1 m    Aldercott, Ruben", "### a remark", "299     1.0   0.0   4   3"};
    return file;
}

constexpr Dialect dialects[] = {Dialect::Trf16, Dialect::Trf26, Dialect::Engine, Dialect::Javafo,
                                Dialect::Bbp};

} // namespace

BOOST_AUTO_TEST_CASE(a_tournament_is_laid_out_like_this) {
    const auto file = readBack(smallFile);
    BOOST_TEST(written(file.tournament, file.extras, Dialect::Trf26) == "012 Harbour Open\n"
                                                                        "042 2026/03/07\n"
                                                                        "052 2026/03/08\n"
                                                                        "062 4\n"
                                                                        "072 4\n"
                                                                        "142 3\n"
                                                                        "152 W\n"
                                                                        "192 FIDE_DUTCH_2026\n" +
                                                                            linesOf(smallFile, {"001"}));
}

BOOST_AUTO_TEST_CASE(line_ends_are_crlf_and_text_is_utf8_without_mark) {
    const auto bytes = writeTrf(fromTournament(readBack(smallFile).tournament));
    BOOST_TEST_REQUIRE(bytes.has_value());
    BOOST_TEST(bytes->value.starts_with("012 Harbour Open\r\n"));
    BOOST_TEST(bytes->value.ends_with("\r\n"));
    BOOST_TEST(bytes->value.find("Mária") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(each_dialect_has_its_records) {
    const TrfTournament file = rich();
    const auto has = [&](Dialect dialect, std::initializer_list<std::string_view> codes) {
        return linesOf(written(file.tournament, file.extras, dialect), codes);
    };
    const std::string common = "142 5\n152 W\n162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0\n182 Flagfall\n"
                               "192 FIDE_DUTCH_2026\n202 BH/C1,SB\n";
    BOOST_TEST(has(Dialect::Trf26, {"14", "15", "16", "18", "19", "2", "XX", "BB", "ENG", "#"}) ==
               "142 5\n152 W\n162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0\n182 Flagfall\n"
               "192 FIDE_DUTCH_2026\n202 BH/C1,SB\n"
               "240 H   3    2\n240 Z   5    2\n"
               "250       3.0   1   2    1    2\n250       1.5   3   3    1    2\n"
               "260   1        1    4\n260   4   5    2    3\n"
               "ENG    1 m    Aldercott, Ruben\n### a remark\n299     1.0   0.0   4   3\n");
    // TRF16: nothing but its own records; byes stand in the cells, the code in 092 if there is no other text.
    BOOST_TEST(has(Dialect::Trf16, {"14", "15", "16", "18", "19", "2", "XX", "BB", "ENG", "#"}) == "");
    BOOST_TEST(has(Dialect::Trf16, {"092"}) == "092 FIDE_DUTCH_2026\n");
    BOOST_TEST(has(Dialect::Trf16, {"001    2"}) ==
               "001    2 w    Brisk, Mária                      2300 FRA             2009/00/00  4.0         "
               " 4 b 1     1 w =  0000 - H            0000 - Z\n");
    // JaVaFo knows none of the new records, bbpPairings adds XXA to what 250 filled in.
    BOOST_TEST(has(Dialect::Engine, {"XX", "25", "BB", "299", "162", "192"}) ==
               "162  W 3.0    D 1.0    L 0.0    Z 0.0    P 3.0\n"
               "XXS WW=3.0 BW=3.0 WD=1.0 BD=1.0 WL=0.0 BL=0.0 ZPB=0.0 HPB=1.0 FPB=3.0 PAB=3.0 FW=3.0 FL=0.0\n"
               "BBW  3.0\nBBD  1.0\nBBL  0.0\nBBZ  0.0\nBBF  0.0\nBBU  3.0\n"
               "192 FIDE_DUTCH_2025\nXXR 5\nXXC white1\nXXZ 2\n"
               "XXA    1  3.0  3.0  1.5\nXXA    2  3.0  3.0  1.5\nXXP 1 4\n");
    BOOST_TEST(has(Dialect::Javafo, {"XX", "25", "BB", "299", "26"}) ==
               "XXS WW=3.0 BW=3.0 WD=1.0 BD=1.0 WL=0.0 BL=0.0 ZPB=0.0 HPB=1.0 FPB=3.0 PAB=3.0 FW=3.0 FL=0.0\n"
               "XXR 5\nXXC white1\nXXZ 2\n"
               "XXA    1  3.0  3.0  1.5\nXXA    2  3.0  3.0  1.5\nXXP 1 4\n260   4   5    2    3\n299     "
               "1.0   0.0   4   3\n");
    BOOST_TEST(has(Dialect::Bbp, {"XX", "25", "BB", "299", "162"}) ==
               "162  W 3.0    D 1.0    L 0.0    Z 0.0    P 3.0\n"
               "BBW  3.0\nBBD  1.0\nBBL  0.0\nBBZ  0.0\nBBF  0.0\nBBU  3.0\nXXR 5\nXXC white1\n"
               "250       3.0   1   2    1    2\n250       1.5   3   3    1    2\n");
}

BOOST_DATA_TEST_CASE(every_dialect_reads_back_as_the_same_tournament, data::make(dialects)) {
    TrfTournament file = rich();
    // TRF16 has no record for these.
    if (sample == Dialect::Trf16) {
        file.tournament.acceleration = {};
        file.tournament.forbidden.clear();
    }
    const TrfTournament back = readBack(written(file.tournament, file.extras, sample));
    BOOST_CHECK(back.tournament.players == file.tournament.players);
    BOOST_CHECK(back.tournament.info == file.tournament.info);
    BOOST_CHECK(back.tournament.scoring == file.tournament.scoring);
    BOOST_CHECK(back.tournament.edition == file.tournament.edition);
    BOOST_CHECK(back.tournament.initialColour == file.tournament.initialColour);
    BOOST_CHECK(back.tournament.acceleration == file.tournament.acceleration);
    if (sample != Dialect::Trf16) BOOST_CHECK(back.tournament.plannedRounds == file.tournament.plannedRounds);
    if (sample != Dialect::Trf16) BOOST_CHECK(back.tournament.forbidden == file.tournament.forbidden);
    if (sample == Dialect::Trf26) BOOST_CHECK(back.extras.keptLines == file.extras.keptLines);
}

// The guarantee of section 6.5.
BOOST_DATA_TEST_CASE(our_own_files_are_written_again_in_identical_bytes, data::make(dialects)) {
    const TrfTournament file = rich();
    const std::string first = written(file.tournament, file.extras, sample);
    const TrfTournament back = readBack(first);
    BOOST_TEST(written(back.tournament, back.extras, sample) == first);
    BOOST_TEST(writeTrf(readTrf(first, "file")->value)->value == first);
}

BOOST_AUTO_TEST_CASE(byes_given_in_advance_come_back) {
    const std::string file = playerLine(1, "1.0", "   2 w 1") + playerLine(2, "0.0", "   1 b 0") +
                             playerLine(3, "1.0", "0000 - U  0000 - U");
    const TrfTournament read = readBack(file);
    BOOST_TEST_REQUIRE(read.presetBye.has_value());
    const auto bytes = writeTrf(fromTournament(read));
    BOOST_TEST_REQUIRE(bytes.has_value());
    BOOST_CHECK(readBack(bytes->value).presetBye == read.presetBye);
}

// A round without a pair is over only if everybody has an entry: "not paired" is then written as absent.
BOOST_AUTO_TEST_CASE(rounds_without_a_pair_stay_recorded) {
    Tournament tournament = readBack(smallFile).tournament;
    for (Player& player : tournament.players)
        player.rounds.push_back(NotPaired{});
    tournament.players[2].rounds.back() = PairingAllocatedBye{};
    const TrfTournament back = readBack(written(tournament, {}, Dialect::Trf26));
    BOOST_TEST(back.tournament.recordedRounds().value() == 3);
    BOOST_CHECK(std::holds_alternative<PairingAllocatedBye>(back.tournament.players[2].rounds[2]));
    BOOST_CHECK(std::holds_alternative<ZeroPointBye>(back.tournament.players[0].rounds[2]));
}

// Points that 162 cannot tell apart are written as XXS.
BOOST_AUTO_TEST_CASE(every_scoring_system_reads_back) {
    Tournament tournament = readBack(smallFile).tournament;
    tournament.scoring.halfPointBye = Points{};
    tournament.scoring.forfeitLoss = Points::fromTenths(-10);
    tournament.scoring.fullPointBye = Points::fromTenths(7);
    BOOST_CHECK(readBack(written(tournament, {}, Dialect::Trf26)).tournament.scoring == tournament.scoring);
}

// C.04.7 art. 1.2: N = 5 gives a group A of 4 players, not of 3; art. 1.4: R = 5 has full points in rounds 1
// and 2, half in round 3.
BOOST_AUTO_TEST_CASE(baku_is_spelt_out_for_engines_that_count_another_group) {
    std::string file = "142 5\n192 FIDE_DUTCH_2026_BAKU\n";
    for (int number = 1; number <= 5; ++number)
        file += playerLine(number, "0.0", "");
    const TrfTournament read = readBack(file);
    BOOST_TEST(linesOf(written(read.tournament, read.extras, Dialect::Trf26), {"19", "250"}) ==
               "192 FIDE_DUTCH_2026_BAKU\n");
    BOOST_TEST(linesOf(written(read.tournament, read.extras, Dialect::Bbp), {"250"}) ==
               "250       1.0   1   2    1    4\n250       0.5   3   3    1    4\n");
    BOOST_TEST(linesOf(written(read.tournament, read.extras, Dialect::Engine),
                       {"250", "XXA    4", "XXA    5"}) == "XXA    4  1.0  1.0  0.5\n");
}

BOOST_AUTO_TEST_CASE(the_code_of_the_system_fits_edition_and_date) {
    const PartialDate old{.year = 2025, .month = 12, .day = 31};
    const PartialDate now{.year = 2026, .month = 2, .day = 1};
    BOOST_TEST(dutchSystem(RuleEdition::Fide2026, false, now).code == "FIDE_DUTCH");
    BOOST_TEST(dutchSystem(RuleEdition::Fide2026, true, old).code == "FIDE_DUTCH_2026_BAKU");
    BOOST_TEST(dutchSystem(RuleEdition::Fide2017, true, old).code == "FIDE_DUTCH_BAKU");
    BOOST_TEST(dutchSystem(RuleEdition::Fide2017, false, now).code == "FIDE_DUTCH_2017");
    BOOST_TEST(dutchSystem(RuleEdition::Fide2017, false, std::nullopt).code == "FIDE_DUTCH_2017");
    // The first day is changed after the file was read: the short code would now mean other rules.
    TrfTournament file = readBack(replaced(smallFile, "FIDE_DUTCH_2026", "FIDE_DUTCH"));
    file.tournament.info.firstDay = old;
    BOOST_TEST(linesOf(written(file.tournament, file.extras, Dialect::Trf26), {"192"}) ==
               "192 FIDE_DUTCH_2026\n");
}

BOOST_AUTO_TEST_CASE(what_has_no_room_is_refused_with_its_place) {
    Tournament tournament = readBack(smallFile).tournament;
    tournament.players[0].rating = Rating(10000);
    tournament.players[1].fideId = "123456789012";
    Extras extras;
    extras.players.resize(4);
    extras.players[2].points = Points::fromTenths(1000);
    extras.players[3].rank = 10000;
    const auto refused = writeTrf(fromTournament(tournament, extras));
    BOOST_TEST_REQUIRE(!refused.has_value());
    BOOST_TEST(places(refused.error(), Severity::Error) ==
               "9:49 trf.write.room; 10:58 trf.write.room; 11:81 trf.write.room; 12:86 trf.write.room");
}

BOOST_AUTO_TEST_CASE(a_long_name_is_shortened_and_the_caller_is_told) {
    Tournament tournament = readBack(smallFile).tournament;
    tournament.players[0].name = "Ñandú-Hernández de la Fuente y Ruiz, María José"; // 47 characters
    const auto bytes = writeTrf(fromTournament(tournament));
    BOOST_TEST_REQUIRE(bytes.has_value());
    BOOST_TEST(places(bytes->remarks, Severity::Info) == "9:15 trf.write.shortened");
    BOOST_TEST(readBack(bytes->value).tournament.players[0].name == "Ñandú-Hernández de la Fuente y Ru");
}

BOOST_AUTO_TEST_CASE(no_text_can_break_out_of_its_line) {
    Tournament tournament = readBack(smallFile).tournament;
    tournament.info.name = "Open\r\n001    9 fraud";
    tournament.players[0].name = "Eve\n012 Other";
    Extras extras;
    extras.keptLines = {"### one\n142 99"};
    const TrfTournament back = readBack(written(tournament, extras, Dialect::Trf26));
    BOOST_TEST(back.tournament.players.size() == 4U);
    BOOST_TEST(back.tournament.plannedRounds.value() == 3);
    BOOST_TEST(back.tournament.players[0].name == "Eve 012 Other");
}
