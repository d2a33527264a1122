// Completability against a search through all matchings; an obstacle must really be one.
#include "pairing/matching/cardinality_matching.hpp"

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "support/tournaments/random_numbers.hpp"

using namespace pairing::matching;
using support::RandomNumbers;

namespace {

// The largest number of vertices that a matching within the set covers.
std::size_t mostCovered(const BitMatrix& allowed, std::size_t size) {
    std::vector<std::size_t> best(std::size_t{1} << size, 0);
    for (std::size_t set = 1; set < best.size(); ++set) {
        const auto first = static_cast<Vertex>(std::countr_zero(set));
        const std::size_t others = set & (set - 1);
        best[set] = best[others];
        for (Vertex other = first + 1; other < size; ++other)
            if (((set >> other) & 1U) != 0 && allowed.test(first, other))
                best[set] = std::max(best[set], best[others & ~(std::size_t{1} << other)] + 2);
    }
    return best.back();
}

} // namespace

BOOST_AUTO_TEST_CASE(completion_is_right_and_every_obstacle_is_one) {
    constexpr std::uint64_t seed = 5;
    RandomNumbers random(seed);
    int complete = 0;
    int incomplete = 0;
    for (int sample = 0; sample < 6000; ++sample) {
        const auto size = static_cast<std::size_t>(random.between(2, 11));
        BitMatrix allowed(size);
        const int share = random.between(10, 70);
        for (Vertex one = 0; one < size; ++one)
            for (Vertex other = one + 1; other < size; ++other)
                if (random.percent(share)) allowed.setBoth(one, other);
        std::vector<Vertex> members(size);
        for (Vertex v = 0; v < size; ++v)
            members[v] = v;
        CardinalityMatching matching(allowed, members, size);
        const std::size_t spare = size % 2;
        const bool expected = mostCovered(allowed, size) + spare == size;
        BOOST_REQUIRE_MESSAGE(matching.complete(spare) == expected, "seed " << seed << " sample " << sample);
        for (const Vertex v : members)
            if (matching.mate(v) != noVertex) {
                BOOST_REQUIRE(matching.mate(matching.mate(v)) == v);
                BOOST_REQUIRE(allowed.test(v, matching.mate(v)));
            }
        if (expected) {
            ++complete;
            continue;
        }
        ++incomplete;
        // Tutte: more odd components than separators, and no edge between two components or to the outside.
        const Barrier barrier = matching.barrier();
        BOOST_TEST(barrier.components.size() == barrier.separators.size() + 1);
        for (const auto& component : barrier.components) {
            BOOST_TEST(component.size() % 2 == 1);
            for (const Vertex v : component)
                for (const Vertex other : members) {
                    if (!allowed.test(v, other)) continue;
                    const bool inside = std::ranges::find(component, other) != component.end();
                    const bool separates =
                        std::ranges::find(barrier.separators, other) != barrier.separators.end();
                    BOOST_TEST((inside || separates));
                }
        }
    }
    BOOST_TEST(complete > 500);
    BOOST_TEST(incomplete > 500);
}
