// Pieces of work on several cores: every result once, in order, whatever the number of threads.
#include <atomic>
#include <stdexcept>
#include <string>
#include <vector>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include "rules/base/work_queue.hpp"

BOOST_AUTO_TEST_SUITE(work_queue)

namespace {
const std::vector<unsigned> threadCounts{1, 2, 3, 8};
}

BOOST_DATA_TEST_CASE(results_come_once_and_in_order, boost::unit_test::data::make(threadCounts), threads) {
    for (const std::size_t count : {0U, 1U, 2U, 7U, 1000U}) {
        std::vector<std::size_t> order;
        std::vector<std::string> results;
        rules::workInOrder(
            count, threads, [](std::size_t index) { return std::to_string(index * index); },
            [&](std::size_t index, std::string result) {
                order.push_back(index);
                results.push_back(std::move(result));
            });
        BOOST_REQUIRE_EQUAL(order.size(), count);
        for (std::size_t index = 0; index < count; ++index) {
            BOOST_TEST(order[index] == index);
            BOOST_TEST(results[index] == std::to_string(index * index));
        }
    }
}

BOOST_DATA_TEST_CASE(no_more_than_a_window_is_made_ahead, boost::unit_test::data::make(threadCounts),
                     threads) {
    std::atomic<std::size_t> made = 0;
    std::size_t taken = 0;
    std::size_t furthest = 0;
    rules::workInOrder(
        500, threads, [&](std::size_t) { return ++made; },
        [&](std::size_t, std::size_t) {
            furthest = std::max(furthest, made.load() - taken);
            ++taken;
        });
    BOOST_TEST(taken == 500U);
    BOOST_TEST(furthest <= 4U * threads + 1U);
}

BOOST_DATA_TEST_CASE(the_first_failure_is_thrown_and_nothing_after_it_is_taken,
                     boost::unit_test::data::make(threadCounts), threads) {
    std::vector<std::size_t> taken;
    BOOST_CHECK_EXCEPTION(rules::workInOrder(
                              200, threads,
                              [](std::size_t index) {
                                  if (index == 30 || index == 31)
                                      throw std::runtime_error(std::to_string(index));
                                  return index;
                              },
                              [&](std::size_t, std::size_t result) { taken.push_back(result); }),
                          std::runtime_error,
                          [](const std::runtime_error& error) { return error.what() == std::string("30"); });
    BOOST_TEST(taken.size() == 30U);
}

BOOST_DATA_TEST_CASE(a_failure_of_the_taker_ends_the_work, boost::unit_test::data::make(threadCounts),
                     threads) {
    BOOST_CHECK_THROW(rules::workInOrder(
                          200, threads, [](std::size_t index) { return index; },
                          [&](std::size_t index, std::size_t) {
                              if (index == 5) throw std::logic_error("full");
                          }),
                      std::logic_error);
}

BOOST_AUTO_TEST_CASE(there_is_a_core) {
    BOOST_TEST(rules::availableCores() >= 1U);
}

BOOST_AUTO_TEST_SUITE_END()
