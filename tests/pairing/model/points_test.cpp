#include "pairing/model/points.hpp"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <ostream>

using namespace pairing;
namespace data = boost::unit_test::data;

namespace {

struct Reading {
    const char* text;
    std::optional<int> tenths;
};
std::ostream& operator<<(std::ostream& out, const Reading& reading) {
    return out << '"' << reading.text << '"';
}

// The decimals that TRF readers have to accept (spec of the formats, section 1) and forms that are no score.
const Reading readings[] = {{"3", 30},   {"3.", 30},   {"3.0", 30},        {".5", 5},     {"0.5", 5},
                            {"3,5", 35}, {"½", 5},     {"2½", 25},         {"-1.0", -10}, {"", {}},
                            {".", {}},   {"3.25", {}}, {"x", {}},          {"1.x", {}},   {"½½", {}},
                            {"1 ", {}},  {"--1", {}},  {"9999999999", {}}, {"-", {}},     {"12.5", 125}};

} // namespace

BOOST_DATA_TEST_CASE(points_are_read_exactly_or_not_at_all, data::make(readings)) {
    const auto points = pointsFromString(sample.text);
    BOOST_TEST(points.has_value() == sample.tenths.has_value());
    if (points && sample.tenths) BOOST_TEST(points->tenths() == *sample.tenths);
}

BOOST_AUTO_TEST_CASE(points_are_written_as_trf_and_people_write_them) {
    BOOST_TEST(toString(Points::fromTenths(25)) == "2.5");
    BOOST_TEST(toString(Points::fromTenths(-5)) == "-0.5");
    BOOST_TEST(toString(Points::whole(10)) == "10.0");
    BOOST_TEST(toReadableString(Points::fromTenths(5)) == "½");
    BOOST_TEST(toReadableString(Points::fromTenths(25)) == "2½");
    BOOST_TEST(toReadableString(Points::fromTenths(-15)) == "-1½");
    BOOST_TEST(toReadableString(Points::whole(3)) == "3");
    BOOST_TEST(toReadableString(Points::fromTenths(13)) == "1.3");
}
