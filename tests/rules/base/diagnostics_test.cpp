#include "rules/base/diagnostics.hpp"

#include <boost/test/unit_test.hpp>

using namespace rules;

namespace {

Diagnostic ratingFault() {
    return {.severity = Severity::Error,
            .code = "trf.rating",
            .source = "open.trf",
            .line = 14,
            .column = 49,
            .message = text("rating of player {}", 7),
            .found = "21x0",
            .expected = text("four digits or blanks"),
            .advice = text("Correct the line and read the file again")};
}

} // namespace

BOOST_AUTO_TEST_CASE(a_diagnostic_names_place_found_expected_and_advice) {
    BOOST_TEST(toString(ratingFault()) ==
               "open.trf:14:49: error: rating of player 7 \"21x0\": expected four digits or blanks. "
               "Correct the line and read the file again");
}

BOOST_AUTO_TEST_CASE(every_part_of_a_diagnostic_goes_through_the_translator) {
    const Translator shout = [](std::string_view pattern) -> std::string_view {
        if (pattern == "error") return "FEHLER";
        if (pattern == "rating of player {}") return "Wertung von Nr. {}";
        if (pattern == ": expected {}") return ": erwartet {}";
        if (pattern == "four digits or blanks") return "vier Ziffern";
        return "Zeile berichtigen";
    };
    BOOST_TEST(
        toString(ratingFault(), shout) ==
        "open.trf:14:49: FEHLER: Wertung von Nr. 7 \"21x0\": erwartet vier Ziffern. Zeile berichtigen");
}

BOOST_AUTO_TEST_CASE(faults_are_sorted_by_place_and_errors_are_told_from_warnings) {
    Diagnostics faults;
    auto late = ratingFault();
    late.line = 20;
    late.severity = Severity::Warning;
    faults.add(late);
    BOOST_TEST(!faults.hasErrors());
    faults.add(ratingFault());
    BOOST_TEST(faults.hasErrors());
    faults.sortByPlace();
    BOOST_TEST(faults.items().front().line.value() == 14);
    BOOST_TEST(faults.items().back().line.value() == 20);
}
