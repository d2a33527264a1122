#include "arbiter/store/event_tables.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <string>

namespace arbiter::store {
namespace {

using Names = std::string_view;

constexpr Names eventColumns[] = {"section",
                                  "name",
                                  "city",
                                  "federation",
                                  "first_day",
                                  "last_day",
                                  "chief_arbiter",
                                  "deputy_arbiters",
                                  "time_control",
                                  "system",
                                  "edition",
                                  "planned_rounds",
                                  "paired_rounds",
                                  "initial_colour",
                                  "preset",
                                  "seed",
                                  "tie_breaks",
                                  "win",
                                  "draw",
                                  "loss",
                                  "forfeit_win",
                                  "forfeit_loss",
                                  "pairing_allocated_bye",
                                  "full_point_bye",
                                  "half_point_bye",
                                  "zero_point_bye",
                                  "fide_mode",
                                  "fide_mode_left_in"};
constexpr Names playerColumns[] = {"section", "id",          "number",        "name",    "title",
                                   "sex",     "rating",      "federation",    "fide_id", "birth",
                                   "club",    "first_round", "withdrawn_from"};
constexpr Names requestedByeColumns[] = {"section", "player", "round", "kind"};
constexpr Names roundColumns[] = {"section", "number", "state", "edition", "engine"};
constexpr Names roundNumberColumns[] = {"section", "round", "player", "number"};
constexpr Names gameColumns[] = {"section", "round", "board", "white", "black", "result"};
constexpr Names byeColumns[] = {"section", "round", "player", "kind"};
constexpr Names forbiddenColumns[] = {"section", "group_number", "player", "first_round", "last_round"};
constexpr Names incidentColumns[] = {"section", "number",     "round",      "board",  "white",
                                     "black",   "time",       "arbiter",    "kind",   "rules",
                                     "level",   "verdict",    "articles",   "ruling", "clocks",
                                     "result",  "white_acts", "black_acts", "note",   "state"};

const std::array<TableShape, tableCount> shapes{{
    {TableName::Event, "event", eventColumns, 1},
    {TableName::Players, "players", playerColumns, 2},
    {TableName::RequestedByes, "requested_byes", requestedByeColumns, 3},
    {TableName::Rounds, "rounds", roundColumns, 2},
    {TableName::RoundNumbers, "round_numbers", roundNumberColumns, 3},
    {TableName::Games, "games", gameColumns, 3},
    {TableName::Byes, "byes", byeColumns, 3},
    {TableName::Forbidden, "forbidden", forbiddenColumns, 3},
    {TableName::Incidents, "incidents", incidentColumns, 2},
}};

// "a, b, c", or with a text behind each name.
std::string listed(std::span<const std::string_view> names, std::string_view between,
                   std::string_view behind = "") {
    std::string list;
    for (const std::string_view name : names) {
        if (!list.empty()) list += between;
        list += name;
        list += behind;
    }
    return list;
}

std::string upsertOf(const TableShape& shape) {
    const auto keys = shape.columns.first(shape.keyColumns);
    std::string sql =
        "INSERT INTO " + std::string(shape.name) + " (" + listed(shape.columns, ", ") + ") VALUES (";
    for (std::size_t column = 0; column < shape.columns.size(); ++column)
        sql += column == 0 ? "?" : ", ?";
    sql += ") ON CONFLICT (" + listed(keys, ", ") + ") DO UPDATE SET ";
    std::string changes;
    for (const std::string_view column : shape.columns.subspan(shape.keyColumns)) {
        if (!changes.empty()) changes += ", ";
        changes += std::string(column) + " = excluded." + std::string(column);
    }
    return sql + changes;
}

std::string deleteOf(const TableShape& shape) {
    return "DELETE FROM " + std::string(shape.name) + " WHERE " +
           listed(shape.columns.first(shape.keyColumns), " AND ", " = ?");
}

std::span<const Value> keyOf(const Row& row, const TableShape& shape) {
    return std::span(row).first(shape.keyColumns);
}

bool keyIsLess(std::span<const Value> one, std::span<const Value> other) {
    return std::ranges::lexicographical_compare(one, other);
}

// Walks two tables in the order of their keys, as in merging.
void compareTable(const TableShape& shape, const std::vector<Row>& before, const std::vector<Row>& after,
                  std::vector<RowDifference>& differences) {
    const auto add = [&](const Row* old, const Row* now) {
        const auto key = keyOf(old ? *old : *now, shape);
        differences.push_back({shape.table, Row(key.begin(), key.end()),
                               old ? std::optional(*old) : std::nullopt,
                               now ? std::optional(*now) : std::nullopt});
    };
    auto old = before.begin();
    auto now = after.begin();
    while (old != before.end() || now != after.end()) {
        if (now == after.end() ||
            (old != before.end() && keyIsLess(keyOf(*old, shape), keyOf(*now, shape)))) {
            add(&*old++, nullptr);
        } else if (old == before.end() || keyIsLess(keyOf(*now, shape), keyOf(*old, shape))) {
            add(nullptr, &*now++);
        } else {
            if (*old != *now) add(&*old, &*now);
            ++old;
            ++now;
        }
    }
}

} // namespace

const TableShape& shapeOf(TableName table) {
    return shapes[static_cast<std::size_t>(table)];
}

void EventRows::sort() {
    for (const TableShape& shape : shapes) {
        auto& rows = rows_[static_cast<std::size_t>(shape.table)];
        const auto less = [&shape](const Row& one, const Row& other) {
            return keyIsLess(keyOf(one, shape), keyOf(other, shape));
        };
        if (!std::ranges::is_sorted(rows, less)) std::ranges::sort(rows, less);
    }
}

std::vector<RowDifference> differencesOf(const EventRows& before, const EventRows& after) {
    std::vector<RowDifference> differences;
    for (const TableShape& shape : shapes)
        compareTable(shape, before.of(shape.table), after.of(shape.table), differences);
    return differences;
}

void writeDifferences(Connection& connection, const std::vector<RowDifference>& differences) {
    // References between tables are checked at the end of the transaction, so the order does not matter.
    std::map<std::pair<TableName, bool>, std::unique_ptr<Statement>> statements;
    for (const RowDifference& difference : differences) {
        const bool removes = !difference.after;
        auto& statement = statements[{difference.table, removes}];
        const TableShape& shape = shapeOf(difference.table);
        if (!statement)
            statement = std::make_unique<Statement>(connection, removes ? deleteOf(shape) : upsertOf(shape));
        statement->run(removes ? difference.key : *difference.after);
    }
}

EventRows readEventRows(Connection& connection) {
    EventRows rows;
    for (const TableShape& shape : shapes) {
        Statement statement(connection,
                            "SELECT " + listed(shape.columns, ", ") + " FROM " + std::string(shape.name));
        statement.run();
        while (statement.next()) {
            Row row;
            for (std::size_t column = 0; column < shape.columns.size(); ++column)
                row.push_back(statement.value(static_cast<int>(column)));
            rows.add(shape.table, std::move(row));
        }
    }
    rows.sort();
    return rows;
}

} // namespace arbiter::store
