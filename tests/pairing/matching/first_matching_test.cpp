// The first perfect matching between two sides against a search through all of them.
#include "pairing/matching/first_matching.hpp"

#include <boost/test/unit_test.hpp>
#include <numeric>

#include "pairing/matching/random_graph.hpp"

using namespace pairing::matching;
using support::EveryMatching;
using support::RandomNumbers;

BOOST_AUTO_TEST_CASE(each_left_vertex_in_order_gets_the_first_partner_that_keeps_the_optimum) {
    constexpr std::uint64_t seed = 99;
    RandomNumbers random(seed);
    int matched = 0;
    for (int sample = 0; sample < 6000; ++sample) {
        auto graph = support::randomGraph<Weight64>(random);
        const auto half = static_cast<Vertex>(graph.size / 2);
        for (Vertex one = 0; one < graph.size; ++one)
            for (Vertex other = 0; other < graph.size; ++other)
                if ((one < half) == (other < half)) graph.allowed.reset(one, other);
        const EveryMatching<Weight64> every(graph);
        if (!every.within(every.all())) continue;
        OptimalMatchings<Weight64> optimal(graph);
        BOOST_REQUIRE(optimal.start() && optimal.solve());
        if (!optimal.verticesTellSlack()) continue; // a blossom cannot form here, so this does not happen
        ++matched;
        // The last left vertex has no choice of its own in every other sample.
        const Vertex spares = sample % 2 == 0 && half > 1 ? 1 : 0;
        std::vector<Vertex> left(half - spares), right(graph.size - half);
        std::iota(left.begin(), left.end(), Vertex{0});
        std::iota(right.begin(), right.end(), half);
        const std::vector<Vertex> spare(spares, half - 1);
        const auto pairs = FirstMatching<Weight64>(optimal, left, right, spare).take();

        std::size_t rest = every.all();
        for (const auto& [one, chosen] : pairs)
            for (Vertex other = half; other < graph.size; ++other) {
                if (((rest >> other) & 1U) == 0 || !graph.allowed.test(one, other)) continue;
                const auto& without = every.within(EveryMatching<Weight64>::without(rest, one, other));
                if (!without || *without + graph.weight(one, other) != *every.within(rest)) continue;
                BOOST_REQUIRE_MESSAGE(other == chosen, "seed " << seed << " sample " << sample);
                rest = EveryMatching<Weight64>::without(rest, one, other);
                break;
            }
        BOOST_TEST(pairs.size() == left.size());
    }
    BOOST_TEST(matched > 1000);
}
