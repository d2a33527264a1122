// The matching solver against a method that looks at every matching, on thousands of small graphs.
#include "pairing/matching/optimal_matchings.hpp"

#include <algorithm>
#include <array>
#include <boost/mpl/list.hpp>
#include <boost/test/unit_test.hpp>
#include <limits>
#include <vector>

#include "pairing/matching/random_graph.hpp"

using namespace pairing::matching;
using support::EveryMatching;
using support::RandomNumbers;

using Widths = boost::mpl::list<Weight64, Weight128, WeightUnlimited>;

BOOST_AUTO_TEST_CASE_TEMPLATE(optimum_and_every_question_agree_with_all_matchings, Weight, Widths) {
    constexpr std::uint64_t seed = 20260201;
    RandomNumbers random(seed);
    int solved = 0;
    int refused = 0;
    for (int sample = 0; sample < 4000; ++sample) {
        const auto graph = support::randomGraph<Weight>(random);
        const EveryMatching<Weight> every(graph);
        OptimalMatchings<Weight> optimal(graph);
        const bool possible = optimal.start() && optimal.solve();
        BOOST_REQUIRE_MESSAGE(possible == every.within(every.all()).has_value(),
                              "seed " << seed << " sample " << sample);
        if (!possible) continue;
        ++solved;
        BOOST_REQUIRE(optimal.optimum() == *every.within(every.all()));

        // The lexicographically first optimal matching: every yes and every no is checked.
        std::size_t rest = every.all();
        for (Vertex one = 0; one < graph.size; ++one) {
            if (((rest >> one) & 1U) == 0) continue;
            bool paired = false;
            for (Vertex other = one + 1; other < graph.size && !paired; ++other) {
                if (((rest >> other) & 1U) == 0 || !graph.allowed.test(one, other)) continue;
                const auto& without = every.within(EveryMatching<Weight>::without(rest, one, other));
                const bool expected = without && *without + graph.weight(one, other) == *every.within(rest);
                paired = optimal.requireFirst(one, std::array{other}) == other;
                BOOST_REQUIRE_MESSAGE(paired == expected, "seed " << seed << " sample " << sample);
                refused += expected ? 0 : 1;
                if (paired) rest = EveryMatching<Weight>::without(rest, one, other);
            }
            BOOST_REQUIRE(paired);
        }
    }
    // The samples hold enough of each kind for the test to mean something.
    BOOST_TEST(solved > 1000);
    BOOST_TEST(refused > 1000);
}

BOOST_AUTO_TEST_CASE(restrictions_keep_exactly_the_optimal_matchings_that_obey_them) {
    constexpr std::uint64_t seed = 7;
    RandomNumbers random(seed);
    int yes = 0;
    int no = 0;
    for (int sample = 0; sample < 4000; ++sample) {
        const auto graph = support::randomGraph<Weight64>(random);
        const EveryMatching<Weight64> every(graph);
        if (!every.within(every.all())) continue;
        OptimalMatchings<Weight64> optimal(graph);
        BOOST_REQUIRE(optimal.start() && optimal.solve());
        auto narrowed = graph;
        for (int question = 0; question < 4; ++question) {
            const auto v = static_cast<Vertex>(random.below(graph.size));
            VertexSet partners(graph.size);
            for (Vertex other = 0; other < graph.size; ++other)
                if (random.percent(50)) partners.insert(other);
            auto restricted = narrowed;
            for (Vertex other = 0; other < graph.size; ++other) {
                if (partners.contains(other)) continue;
                restricted.allowed.reset(v, other);
                restricted.allowed.reset(other, v);
            }
            const EveryMatching<Weight64> after(restricted);
            const bool expected = after.within(after.all()) == every.within(every.all());
            BOOST_REQUIRE_MESSAGE(optimal.restrictTo(v, partners) == expected,
                                  "seed " << seed << " sample " << sample);
            if (expected) narrowed = restricted;
            (expected ? yes : no) += 1;
        }
    }
    BOOST_TEST(yes > 1000);
    BOOST_TEST(no > 1000);
}

namespace {

// Every perfect matching of a graph, as the partners of its vertices.
void eachMatching(const ClassGraph<Weight64>& graph, std::vector<Vertex>& mates,
                  std::vector<std::vector<Vertex>>& all) {
    const auto first = std::ranges::find(mates, noVertex);
    if (first == mates.end()) {
        all.push_back(mates);
        return;
    }
    const auto one = static_cast<Vertex>(first - mates.begin());
    for (Vertex other = one + 1; other < graph.size; ++other) {
        if (mates[other] != noVertex || !graph.allowed.test(one, other)) continue;
        mates[one] = other;
        mates[other] = one;
        eachMatching(graph, mates, all);
        mates[one] = mates[other] = noVertex;
    }
}

} // namespace

BOOST_AUTO_TEST_CASE(preferred_are_the_optimal_matchings_with_the_lowest_sum_of_penalties) {
    constexpr std::uint64_t seed = 20261130;
    constexpr std::int64_t unit = 1 << 20; // far above all penalties together
    RandomNumbers random(seed);
    int narrowed = 0;
    int withOddSets = 0;
    for (int sample = 0; sample < 6000; ++sample) {
        auto graph = support::randomGraph<Weight64>(random, unit);
        graph.firstEndPenalty.clear();
        graph.ranked.clear();
        std::vector<std::vector<Vertex>> all;
        std::vector<Vertex> nobody(graph.size, noVertex);
        eachMatching(graph, nobody, all);
        const auto sumOver = [&](const std::vector<Vertex>& mates, const auto& value) {
            std::int64_t sum = 0;
            for (Vertex v = 0; v < graph.size; ++v)
                if (mates[v] > v) sum += value(v, mates[v]);
            return sum;
        };
        const auto keepBest = [&](const auto& value) {
            std::int64_t best = std::numeric_limits<std::int64_t>::min();
            for (const auto& mates : all)
                best = std::max(best, sumOver(mates, value));
            std::erase_if(all, [&](const auto& mates) { return sumOver(mates, value) != best; });
        };
        keepBest([&](Vertex one, Vertex other) { return graph.weight(one, other); });
        if (all.size() < 2) continue;

        // Some are ranked, of which the first few are expected to be smaller ends.
        std::vector<char> ranked(graph.size, 0);
        VertexSet expected(graph.size);
        std::vector<std::int64_t> penalty(graph.size, 0);
        std::int64_t last = 0;
        const int share = random.between(50, 100);
        for (Vertex v = 0; v < graph.size; ++v) {
            if (!random.percent(share)) continue;
            ranked[v] = 1;
            last += random.between(0, 3);
            penalty[v] = last;
            if (v < graph.size / 2) expected.insert(v);
        }
        const auto bothRanked = [&](Vertex one, Vertex other) {
            return std::int64_t{ranked[one] != 0 && ranked[other] != 0};
        };
        const std::int64_t pairs = sumOver(all.front(), bothRanked);
        if (std::ranges::any_of(all, [&](const auto& mates) { return sumOver(mates, bothRanked) != pairs; }))
            continue; // the precondition
        const std::size_t before = all.size();
        keepBest([&](Vertex one, Vertex other) { return -penalty[one] * bothRanked(one, other); });
        if (all.size() < before) ++narrowed;

        OptimalMatchings<Weight64> optimal(graph);
        BOOST_REQUIRE(optimal.start() && optimal.solve());
        if (!optimal.tightEdgesDecide()) ++withOddSets;
        optimal.prefer({penalty.begin(), penalty.end()}, ranked, expected);
        for (Vertex one = 0; one < graph.size; ++one) {
            if (!optimal.active(one)) continue;
            std::vector<Vertex> choices;
            Vertex first = noVertex;
            for (Vertex other = one + 1; other < graph.size; ++other) {
                if (!optimal.active(other)) continue;
                choices.push_back(other);
                if (first == noVertex &&
                    std::ranges::any_of(all, [&](const auto& mates) { return mates[one] == other; }))
                    first = other;
            }
            BOOST_REQUIRE_MESSAGE(optimal.requireFirst(one, choices) == first,
                                  "seed " << seed << " sample " << sample);
            std::erase_if(all, [&](const auto& mates) { return mates[one] != first; });
        }
    }
    BOOST_TEST(narrowed > 500);
    BOOST_TEST(withOddSets > 100);
}

BOOST_AUTO_TEST_CASE(weights_near_the_limit_of_a_type_are_reported_and_right_in_a_wider_one) {
    RandomNumbers random(11);
    int overflowed = 0;
    for (int sample = 0; sample < 500; ++sample) {
        const std::uint64_t seed = random.below(1U << 30U);
        RandomNumbers narrowSeed(seed), wideSeed(seed);
        constexpr std::int64_t unit = std::int64_t{1} << 52;
        const auto narrowGraph = support::randomGraph<Weight64>(narrowSeed, unit);
        const auto wideGraph = support::randomGraph<Weight128>(wideSeed, unit);
        OptimalMatchings<Weight64> narrow(narrowGraph);
        OptimalMatchings<Weight128> wide(wideGraph);
        const bool wideSolved = wide.start() && wide.solve();
        const bool narrowSolved = narrow.start() && narrow.solve();
        BOOST_TEST(!wide.overflowed());
        if (narrow.overflowed()) {
            ++overflowed;
            continue;
        }
        BOOST_TEST(narrowSolved == wideSolved);
        if (wideSolved) BOOST_TEST((wide.optimum() == Weight128(narrow.optimum())));
    }
    BOOST_TEST(overflowed > 50);
}

BOOST_AUTO_TEST_CASE(first_duals_are_feasible_and_refuse_only_what_cannot_be_matched) {
    RandomNumbers random(3);
    int refused = 0;
    for (int sample = 0; sample < 3000; ++sample) {
        auto graph = support::randomGraph<Weight64>(random);
        // Some classes may not meet at all.
        for (std::size_t a = 0; a < graph.classes; ++a)
            for (std::size_t b = a; b < graph.classes; ++b) {
                if (!random.percent(30)) continue;
                graph.classesMayMeet[a * graph.classes + b] = graph.classesMayMeet[b * graph.classes + a] = 0;
                for (Vertex one = 0; one < graph.size; ++one)
                    for (Vertex other = 0; other < graph.size; ++other)
                        if (graph.classOf[one] == a && graph.classOf[other] == b) {
                            graph.allowed.reset(one, other);
                            graph.allowed.reset(other, one);
                        }
            }
        std::vector<std::uint32_t> members(graph.classes, 0);
        for (const auto c : graph.classOf)
            ++members[c];
        const auto duals = TransportationDuals<Weight64>(graph, members).solve();
        if (!duals) {
            ++refused;
            const EveryMatching<Weight64> every(graph);
            BOOST_TEST(!every.within(every.all()).has_value());
            continue;
        }
        for (Vertex one = 0; one < graph.size; ++one)
            for (Vertex other = one + 1; other < graph.size; ++other)
                if (graph.allowed.test(one, other))
                    BOOST_REQUIRE((*duals)[graph.classOf[one]] + (*duals)[graph.classOf[other]] >=
                                  2 * graph.weight(one, other));
    }
    BOOST_TEST(refused > 50);
}
