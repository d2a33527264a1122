// What people type becomes no formula in a spreadsheet, and comes back as it was.
#include "rules/base/guarded_text.hpp"

#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

using namespace rules;

BOOST_AUTO_TEST_CASE(formulas_get_an_apostrophe) {
    // The starts that OWASP's page on CSV injection names, and their wide forms.
    for (const char* start :
         {"=1+1", "+49", "-1", "@SUM", "\tx", "\rx", "\nx", "＝1", "＋1", "－1", "＠SUM"}) {
        BOOST_TEST(looksLikeFormula(start), start);
        BOOST_TEST(guarded(start) == "'" + std::string(start));
    }
    for (const char* plain :
         {"", "-", "=", "'-", "Ek, Tor", "1=1", "a@b", "'quoted'", "’t Hart", "O'Neil", " =1"})
        BOOST_TEST(guarded(plain) == plain);
}

BOOST_AUTO_TEST_CASE(every_text_comes_back) {
    for (const std::string text :
         {"=1+1", "'=1+1", "''=1+1", "'", "''", "'a", "", "@", "'@", "Ek, Tor", "'t Hart", "－1", "'－1"})
        BOOST_TEST(unguarded(guarded(text)) == text);
}
