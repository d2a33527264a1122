#include "reports/player_order.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <optional>
#include <string_view>
#include <tuple>

#include "reports/name_order.hpp"

namespace reports {
namespace {

using pairing::Player;

using Row = std::vector<Cell>;

constexpr std::array<std::pair<std::string_view, PlayerOrder>, 6> names{
    {{"number", PlayerOrder::Number},
     {"name", PlayerOrder::Name},
     {"rating", PlayerOrder::Rating},
     {"club", PlayerOrder::Club},
     {"federation", PlayerOrder::Federation},
     {"board", PlayerOrder::Board}}};

rules::Text nameOf(PlayerOrder order) {
    return rules::text(
        std::ranges::find(names, order, &std::pair<std::string_view, PlayerOrder>::second)->first);
}

std::optional<std::size_t> columnOf(const Table& table, std::string_view key) {
    const auto found = std::ranges::find(table.columns, key, &Column::key);
    if (found == table.columns.end()) return std::nullopt;
    return static_cast<std::size_t>(found - table.columns.begin());
}

// A crosstable in the order of the numbers has them in its first column.
std::optional<std::size_t> numberColumn(const Table& table) {
    const auto column = columnOf(table, "tpn");
    return column ? column : columnOf(table, "no");
}

std::optional<std::size_t> sortColumn(const Table& table, PlayerOrder order) {
    return order == PlayerOrder::Board ? columnOf(table, "board") : numberColumn(table);
}

// What two players of the tournament are compared by, once for each.
struct SortKey {
    bool atTheEnd = false;
    std::string group;
    int rating = 0; // negative: the highest comes first
    std::string name;
    pairing::PairingNumber number;
    friend auto operator<=>(const SortKey&, const SortKey&) = default;
};

SortKey keyOf(PlayerOrder order, const Player& player, const NameOrder& alphabet) {
    SortKey key;
    key.number = player.number;
    switch (order) {
    case PlayerOrder::Number:
    case PlayerOrder::Board:
        break;
    case PlayerOrder::Name:
        key.name = alphabet.keyOf(player.name);
        break;
    case PlayerOrder::Rating:
        key.atTheEnd = !player.rating;
        key.rating = player.rating ? -int{player.rating->value()} : 0;
        break;
    case PlayerOrder::Club:
    case PlayerOrder::Federation: {
        const std::string& group = order == PlayerOrder::Club ? player.club : player.federation;
        key.atTheEnd = group.empty();
        key.group = alphabet.keyOf(group);
        key.name = alphabet.keyOf(player.name);
        break;
    }
    }
    return key;
}

void sortByBoard(Table& table, std::size_t column) {
    const auto boardOf = [column](const Row& row) {
        const auto* board = std::get_if<std::int64_t>(&row[column]);
        return board == nullptr ? std::numeric_limits<std::int64_t>::max() : *board;
    };
    std::ranges::stable_sort(table.rows, {}, boardOf);
}

// Lines that are nobody's, such as totals, stay at the end.
void sortByPlayers(Table& table, std::size_t column,
                   const std::map<std::int64_t, std::size_t>& placeOfNumber) {
    const auto placeOf = [&](const Row& row) {
        const auto* number = std::get_if<std::int64_t>(&row[column]);
        const auto place = number == nullptr ? placeOfNumber.end() : placeOfNumber.find(*number);
        return place == placeOfNumber.end() ? placeOfNumber.size() : place->second;
    };
    std::ranges::stable_sort(table.rows, {}, placeOf);
}

} // namespace

std::span<const std::pair<std::string_view, PlayerOrder>> playerOrders() {
    return names;
}

std::optional<PlayerOrder> playerOrderNamed(std::string_view name) {
    const auto found = std::ranges::find(names, name, &std::pair<std::string_view, PlayerOrder>::first);
    return found == names.end() ? std::nullopt : std::optional(found->second);
}

std::vector<const Player*> playersBy(PlayerOrder order, const pairing::Tournament& tournament,
                                     Language language) {
    const NameOrder alphabet(language);
    std::vector<std::pair<SortKey, const Player*>> keyed;
    for (const Player& player : tournament.players)
        keyed.emplace_back(keyOf(order, player, alphabet), &player);
    std::ranges::sort(keyed, {}, &std::pair<SortKey, const Player*>::first);
    std::vector<const Player*> players;
    for (const auto& [key, player] : keyed)
        players.push_back(player);
    return players;
}

bool canBeSorted(const Report& report, PlayerOrder order) {
    return std::ranges::any_of(report.tables,
                               [order](const Table& table) { return sortColumn(table, order).has_value(); });
}

Report sortedBy(PlayerOrder order, Report report, const pairing::Tournament& tournament, Language language) {
    if (!canBeSorted(report, order)) return report;
    std::map<std::int64_t, std::size_t> placeOfNumber;
    for (const Player* player : playersBy(order, tournament, language))
        placeOfNumber.emplace(player->number.value(), placeOfNumber.size());
    for (Table& table : report.tables) {
        const auto column = sortColumn(table, order);
        if (!column) continue;
        if (order == PlayerOrder::Board)
            sortByBoard(table, *column);
        else
            sortByPlayers(table, *column, placeOfNumber);
    }
    report.facts.push_back({"sorted_by", rules::text("Sorted by"), nameOf(order), Audience::People});
    return report;
}

} // namespace reports
