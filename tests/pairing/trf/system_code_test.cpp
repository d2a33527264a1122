// Record 192: the codes of round robins as schedules, and back.
#include "pairing/trf/system_code.hpp"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace {

using namespace pairing;
using LastTwoRounds = RoundRobin::LastTwoRounds;

struct Row {
    std::string code;
    std::optional<RoundRobin> schedule;
    std::string writtenFor6; // the code of that schedule with 6 players
    friend std::ostream& operator<<(std::ostream& out, const Row& row) { return out << row.code; }
};

const std::vector<Row> rows{
    {"BERGER_ROUNDROBIN", RoundRobin{1, LastTwoRounds::AsInTheTables}, "BERGER_ROUNDROBIN"},
    {"berger_roundrobin_g1", RoundRobin{1, LastTwoRounds::AsInTheTables}, "BERGER_ROUNDROBIN"},
    {"BERGER_ROUNDROBIN_G2", RoundRobin{2, LastTwoRounds::AsInTheTables}, "BERGER_DOUBLEROUNDROBIN"},
    {"BERGER_ROUNDROBIN_G4", RoundRobin{4, LastTwoRounds::AsInTheTables}, "BERGER_ROUNDROBIN_G4"},
    {"BERGER_DOUBLEROUNDROBIN", RoundRobin{2, LastTwoRounds::AsInTheTables}, "BERGER_DOUBLEROUNDROBIN"},
    {"FIDE_ROUNDROBIN", RoundRobin{1, LastTwoRounds::AsInTheTables}, "BERGER_ROUNDROBIN"},
    {"FIDE_DOUBLEROUNDROBIN", RoundRobin{2, LastTwoRounds::Swapped}, "FIDE_DOUBLEROUNDROBIN"},
    {"BERGER_ROUNDROBIN_G0", std::nullopt, ""},
    {"BERGER_ROUNDROBIN_G12", std::nullopt, ""},
    {"CUSTOM_ROUNDROBIN", std::nullopt, ""},
    {"FIDE_DUTCH", std::nullopt, ""}};

BOOST_DATA_TEST_CASE(schedules_of_codes, boost::unit_test::data::make(rows), row) {
    const auto code = trf::systemFromCode(row.code);
    BOOST_TEST((code.roundRobin == row.schedule));
    if (row.schedule) BOOST_TEST(trf::roundRobinSystem(*row.schedule, 6).code == row.writtenFor6);
}

BOOST_AUTO_TEST_CASE(the_advised_order_is_written_by_the_number_of_players) {
    const RoundRobin advised{2, LastTwoRounds::SwappedIfEven};
    BOOST_TEST(trf::roundRobinSystem(advised, 6).code == "FIDE_DOUBLEROUNDROBIN");
    BOOST_TEST(trf::roundRobinSystem(advised, 7).code == "BERGER_DOUBLEROUNDROBIN");
    BOOST_TEST(trf::roundRobinSystem({4, LastTwoRounds::Swapped}, 6).code == "CUSTOM_ROUNDROBIN");
}

} // namespace
