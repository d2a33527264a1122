// The ordinary tables beside the journal, as values: what each row of an event should be.
// arbiter/app makes them from the state; the store writes the difference, and reads them back to compare.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "arbiter/store/connection.hpp"

namespace arbiter::store {

// In the order in which rows can be added: a table comes after the ones it refers to.
enum class TableName {
    Event,
    Players,
    RequestedByes,
    Rounds,
    RoundNumbers,
    Games,
    Byes,
    Forbidden,
    Incidents
};
inline constexpr std::size_t tableCount = 9;

// The columns of a row, in the order of its values; the first keyColumns of them tell it from the others.
struct TableShape {
    TableName table;
    std::string_view name;
    std::span<const std::string_view> columns;
    std::size_t keyColumns;
};

[[nodiscard]] const TableShape& shapeOf(TableName table);

// All rows of all tables, each table by ascending key.
class EventRows {
  public:
    [[nodiscard]] const std::vector<Row>& of(TableName table) const {
        return rows_[static_cast<std::size_t>(table)];
    }
    void add(TableName table, Row row) { rows_[static_cast<std::size_t>(table)].push_back(std::move(row)); }
    void sort();
    friend bool operator==(const EventRows&, const EventRows&) = default;

  private:
    std::array<std::vector<Row>, tableCount> rows_;
};

struct RowDifference {
    TableName table;
    Row key;
    std::optional<Row> before; // none: the row is only after
    std::optional<Row> after;
    friend bool operator==(const RowDifference&, const RowDifference&) = default;
};

[[nodiscard]] std::vector<RowDifference> differencesOf(const EventRows& before, const EventRows& after);

// Call it within a transaction.
void writeDifferences(Connection& connection, const std::vector<RowDifference>& differences);

[[nodiscard]] EventRows readEventRows(Connection& connection);

} // namespace arbiter::store
