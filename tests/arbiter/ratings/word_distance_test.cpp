// How far two words are apart, against the table of all beginnings as textbooks draw it.
#include "word_distance.hpp"

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

using arbiter::ratings::WordDistance;

namespace {

// Changed, missing, added letters and exchanged neighbours; no letter is touched twice.
int slowDistance(const std::string& one, const std::string& other) {
    std::vector<std::vector<int>> table(one.size() + 1, std::vector<int>(other.size() + 1));
    for (std::size_t i = 0; i <= one.size(); ++i)
        for (std::size_t j = 0; j <= other.size(); ++j) {
            int& cell = table[i][j];
            if (i == 0 || j == 0) {
                cell = static_cast<int>(i + j);
                continue;
            }
            cell = std::min({table[i - 1][j] + 1, table[i][j - 1] + 1,
                             table[i - 1][j - 1] + (one[i - 1] == other[j - 1] ? 0 : 1)});
            if (i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1])
                cell = std::min(cell, table[i - 2][j - 2] + 1);
        }
    return table[one.size()][other.size()];
}

} // namespace

BOOST_AUTO_TEST_CASE(some_words) {
    BOOST_TEST(WordDistance("muller").to("muller") == 0);
    BOOST_TEST(WordDistance("muller").to("mueller") == 1);
    BOOST_TEST(WordDistance("garcia").to("gracia") == 1);
    BOOST_TEST(WordDistance("kasparov").to("kasparow") == 1);
    BOOST_TEST(WordDistance("li").to("") == 2);
    BOOST_TEST(WordDistance("").to("li") == 2);
}

BOOST_AUTO_TEST_CASE(as_the_slow_table_has_it) {
    const unsigned seed = 20261130;
    BOOST_TEST_MESSAGE("seed " << seed);
    std::mt19937 random(seed);
    const auto word = [&random](std::size_t longest) {
        std::string letters(random() % (longest + 1), 'a');
        for (char& letter : letters)
            letter = static_cast<char>('a' + random() % 4);
        return letters;
    };
    for (int round = 0; round < 20000; ++round) {
        const std::string one = word(round % 10 == 0 ? 64 : 9);
        const std::string other = word(round % 10 == 0 ? 70 : 9);
        if (WordDistance(one).to(other) != slowDistance(one, other))
            BOOST_FAIL(one << " and " << other << ": " << WordDistance(one).to(other));
    }
}
