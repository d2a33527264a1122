#include "pairing/standings/ranking_order.hpp"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <ostream>
#include <string>
#include <vector>

#include "pairing/tiebreak/registry.hpp"

using namespace pairing;
using namespace pairing::standings;
namespace data = boost::unit_test::data;

namespace {

struct Reading {
    const char* text;
    const char* canonical;
};
std::ostream& operator<<(std::ostream& out, const Reading& reading) {
    return out << '"' << reading.text << '"';
}

const Reading readings[] = {
    {"BH/C1,BH,SB", "PTS,BH/C1,BH,SB"},
    {"PTS,BH", "PTS,BH"},
    {"WIN,PTS", "WIN,PTS"}, // TRF 212: the points need not come first
    {" bh-c1 , sb/c2/p ", "PTS,BH/C1,SB/C2/P"},
    {"BH/P/C1", "PTS,BH/C1/P"},
    {"bh-m2-p", "PTS,BH/M2/P"},
    {"KS/L1,KS/L+2,KS/L-1", "PTS,KS/L+1,KS/L+2,KS/L-1"},
    {"KS-L-2", "PTS,KS/L-2"},
    {"GE,RTG/R,CUM/C1", "PTS,REP,RTNG/R,PS/C1"},
    {"AOB/F,ARO/M1/U1400", "PTS,AOB/F,ARO/M1/U1400"},
    {"DE,SB,DE", "PTS,DE,SB,DE"}, // art. 4.3: type A may come again
    {"DE,DE/P", "PTS,DE,DE/P"},
    {"OTHER_SOS,other_wr", "PTS,SOS,WR"},
    {"OTHER_Quiz-2", "PTS,OTHER_Quiz-2"},
    {"MAN", "PTS,MAN"},
    {"", "PTS"},
    {"  ", "PTS"},
};

struct Fault {
    const char* text;
    const char* code;
    int column;
};
std::ostream& operator<<(std::ostream& out, const Fault& fault) {
    return out << '"' << fault.text << '"';
}

const Fault faults[] = {
    {"BH,XY,SB", "tiebreak.unknown", 4},
    {"½½,XY", "tiebreak.unknown", 1}, // the first of two; columns count characters
    {"BH/C0", "tiebreak.modifier", 1},
    {"BH/C", "tiebreak.modifier", 1},
    {"BH/C1/C2", "tiebreak.modifier", 1},
    {"BH/C100", "tiebreak.modifier", 1},
    {"BH/C1/M1", "tiebreak.modifier", 1},
    {"BH/", "tiebreak.modifier", 1},
    {"BH//C1", "tiebreak.modifier", 1},
    {"WIN/C1", "tiebreak.modifier", 1},
    {"SB/M1", "tiebreak.modifier", 1},
    {"PS/P", "tiebreak.modifier", 1},
    {"KS/L0x", "tiebreak.modifier", 1},
    {"KS/L+-1", "tiebreak.modifier", 1},
    {"ARO/U0", "tiebreak.modifier", 1},
    {"TPN/R/R", "tiebreak.modifier", 1},
    {"BH:MP", "tiebreak.modifier", 1},
    {"BH/C1:GP", "tiebreak.modifier", 1},
    {"BH, SB,BH", "tiebreak.duplicate", 8},
    {"REP,GE", "tiebreak.duplicate", 5},
    {"PTS,PTS", "tiebreak.duplicate", 5},
    {"BH,,SB", "tiebreak.empty", 4},
    {"BH,", "tiebreak.empty", 4},
    {"OTHER_", "tiebreak.unknown", 1},
    {"MPvGP", "tiebreak.team", 1},
    {"BC", "tiebreak.team", 1},
};

} // namespace

BOOST_DATA_TEST_CASE(lists_are_read_as_people_and_files_write_them, data::make(readings)) {
    const auto order = parseRankingOrder(sample.text);
    if (!order) BOOST_FAIL(toString(order.error().items().front()));
    BOOST_TEST(toString(*order) == sample.canonical);
    BOOST_TEST(toString(parseRankingOrder(toString(*order)).value()) == sample.canonical);
    BOOST_TEST(toString(parseRankingOrder(toTrf(*order)).value()) == sample.canonical);
}

BOOST_DATA_TEST_CASE(faults_of_a_list_name_their_kind_and_place, data::make(faults)) {
    const auto order = parseRankingOrder(sample.text);
    BOOST_REQUIRE(!order.has_value());
    const rules::Diagnostic& first = order.error().items().front();
    BOOST_TEST(first.code == sample.code);
    BOOST_REQUIRE(first.column.has_value());
    BOOST_TEST(*first.column == sample.column);
}

BOOST_AUTO_TEST_CASE(all_faults_of_a_list_come_at_once) {
    const auto order = parseRankingOrder("XY,BH/C0,SB,SB,BC");
    BOOST_REQUIRE(!order.has_value());
    BOOST_TEST(order.error().items().size() == 4U);
}

BOOST_AUTO_TEST_CASE(an_unknown_code_is_named_with_the_known_ones) {
    const auto order = parseRankingOrder("Buchholz");
    BOOST_REQUIRE(!order.has_value());
    const std::string text = toString(order.error().items().front());
    BOOST_TEST(text.find("Buchholz") != std::string::npos, text);
    for (const char* known : {"BH", "SB", "DE", "OTHER_name"})
        BOOST_TEST(text.find(known) != std::string::npos, text);
}

BOOST_AUTO_TEST_CASE(a_single_tie_break_is_read_alone) {
    BOOST_TEST(toString(parseTieBreak("bh-c1").value()) == "BH/C1");
    BOOST_TEST(!parseTieBreak("BH,SB").has_value());
    BOOST_TEST(!parseTieBreak("").has_value());
}

BOOST_AUTO_TEST_CASE(house_codes_are_others_in_trf) {
    BOOST_TEST(toTrf(*parseRankingOrder("SOS,PS,WR,MAN,OTHER_quiz")) ==
               "PTS,OTHER_SOS,PS,OTHER_WR,OTHER_MAN,OTHER_quiz");
}

BOOST_AUTO_TEST_CASE(buchholz_is_refused_in_a_round_robin_by_article_8) {
    const tiebreak::Rules roundRobin{.kind = tiebreak::EventKind::Predetermined};
    for (const char* code : {"BH", "BH/C1", "FB", "AOB", "SOB"}) {
        const auto remarks = checkOrder(*parseRankingOrder(code), roundRobin);
        BOOST_REQUIRE(remarks.hasErrors());
        BOOST_TEST(remarks.items().front().code == "tiebreak.refused");
        BOOST_TEST(toString(remarks.items().front()).find("art. 8") != std::string::npos);
        BOOST_TEST(checkOrder(*parseRankingOrder(code), {}).empty());
    }
    BOOST_TEST(checkOrder(*parseRankingOrder("DE,DE/P,SB,KS/L-1,RTNG,TPN,ARO"), roundRobin).empty());
}

BOOST_AUTO_TEST_CASE(codes_newer_than_the_edition_are_remarked_not_refused) {
    const tiebreak::Rules older{.edition = tiebreak::Edition::Fide2024};
    for (const char* code : {"STD", "TPN", "RTNG", "AOB/F"}) {
        const auto remarks = checkOrder(*parseRankingOrder(code), older);
        BOOST_REQUIRE(remarks.items().size() == 1U);
        BOOST_TEST(!remarks.hasErrors());
        BOOST_TEST(remarks.items().front().code == "tiebreak.edition");
    }
    BOOST_TEST(checkOrder(*parseRankingOrder("BH,AOB,REP"), older).empty());
}

BOOST_AUTO_TEST_CASE(suggested_lists_and_presets_fit_their_events) {
    using tiebreak::EventKind;
    for (const EventKind kind : {EventKind::Swiss, EventKind::Predetermined})
        BOOST_TEST(checkOrder(suggestedOrder(kind), {.kind = kind}).empty());
    bool children = false;
    for (const Preset& preset : presets()) {
        BOOST_TEST(checkOrder(preset.order, {}).empty());
        if (preset.name != "children") continue;
        children = true;
        BOOST_TEST(toString(preset.order) == "PTS,SOS,PS,WR");
        BOOST_TEST((preset.scoring == ScoringSystem::of(Points::whole(2), Points::whole(1), Points{})));
    }
    BOOST_TEST(children);
}
