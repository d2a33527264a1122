#include "sort_option.hpp"

#include <array>

namespace arbiter::cli {
namespace {

using reports::PlayerOrder;

constexpr std::array<std::pair<std::string_view, PlayerOrder>, 6> orders{
    {{"name", PlayerOrder::Name},
     {"number", PlayerOrder::Number},
     {"rating", PlayerOrder::Rating},
     {"club", PlayerOrder::Club},
     {"federation", PlayerOrder::Federation},
     {"board", PlayerOrder::Board}}};

} // namespace

void SortOption::addTo(Options& options) {
    options.choice("--sort", order_, orders, "the lines in this order; names by the rules of the language");
}

Answer<reports::Report> SortOption::applied(reports::Report report, const pairing::Tournament& tournament,
                                            const TableOutput& table) const {
    if (!order_) return report;
    if (!canBeSorted(report, *order_))
        return failure(ExitCode::BadInput,
                       "--sort board: this list has no boards; see \"flagfall pairings\".");
    return sortedBy(*order_, std::move(report), tournament, languageOf(table));
}

reports::Language languageOf(const TableOutput& table) {
    return table.wishes().language;
}

} // namespace arbiter::cli
