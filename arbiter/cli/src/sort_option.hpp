// --sort: the lines of a list by name, number, rating, club, federation or board.
// Every command that shows a list of players has one of these as a member.
#pragma once

#include <optional>
#include <string>

#include "failure.hpp"
#include "options.hpp"
#include "reports/player_order.hpp"
#include "table_output.hpp"

namespace arbiter::cli {

class SortOption {
  public:
    void addTo(Options& options);

    [[nodiscard]] const std::optional<reports::PlayerOrder>& order() const noexcept { return order_; }

    // The report as it is where nothing was asked for; a failure if it has no such lines.
    [[nodiscard]] Answer<reports::Report>
    applied(reports::Report report, const pairing::Tournament& tournament, const TableOutput& table) const;

  private:
    std::optional<reports::PlayerOrder> order_;
};

// The language of the tables, by whose rules names are sorted.
[[nodiscard]] reports::Language languageOf(const TableOutput& table);

} // namespace arbiter::cli
