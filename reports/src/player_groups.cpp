#include "player_groups.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <string>

#include <fmt/format.h>

#include "reports/name_order.hpp"
#include "tournament_facts.hpp"

namespace reports {
namespace {

using pairing::Player;
using rules::text;

// A group in the order of its key, with the name that people read.
struct GroupKey {
    std::string order;
    Cell name;
    friend bool operator<(const GroupKey& a, const GroupKey& b) { return a.order < b.order; }
};

struct Group {
    int players = 0;
    int rated = 0;
    int sumOfRatings = 0;
    pairing::Points points;
    int games = 0;    // that the ratings let expect something of
    int score = 0;    // hundredths, in these games
    int expected = 0; // hundredths

    void add(const Player& player, pairing::Points of) {
        ++players;
        points += of;
        if (!player.rating) return;
        ++rated;
        sumOfRatings += player.rating->value();
    }
};

Decimal hundredths(int value) {
    const int size = value < 0 ? -value : value;
    return {fmt::format("{}{}.{:02}", value < 0 ? "-" : "", size / 100, size % 100)};
}

std::vector<Cell> lineOf(Cell name, const Group& group) {
    std::vector<Cell> cells{std::move(name), std::int64_t{group.players}, Cell(), group.points,
                            Cell(),          std::int64_t{group.games},   Cell(), Cell(),
                            Cell()};
    if (group.rated > 0) cells[2] = std::int64_t{(group.sumOfRatings + group.rated / 2) / group.rated};
    if (group.players > 0)
        cells[4] = hundredths((group.points.tenths() * 10 + group.players / 2) / group.players);
    if (group.games > 0) {
        cells[6] = hundredths(group.score);
        cells[7] = hundredths(group.expected);
        cells[8] = hundredths(group.score - group.expected);
    }
    return cells;
}

Table groupTable(const StatisticsSheet& sheet, const char* key, rules::Text heading, rules::Text title,
                 const std::function<GroupKey(const Player&)>& keyOf) {
    std::map<GroupKey, Group> groups;
    Group all;
    for (std::size_t index = 0; index < sheet.tournament.players.size(); ++index) {
        const Player& player = sheet.tournament.players[index];
        Group& group = groups[keyOf(player)];
        const pairing::Points points = scoreAfter(player, sheet.rounds, sheet.tournament.scoring);
        group.add(player, points);
        all.add(player, points);
        const auto rating =
            std::ranges::find(sheet.ratings, player.number, &pairing::rating::EventRating::player);
        if (rating == sheet.ratings.end() || !rating->rating) continue;
        for (Group* one : {&group, &all}) {
            one->games += static_cast<int>(rating->games.size());
            one->score += rating->score;
            one->expected += rating->expected;
        }
    }
    Table table{key,
                {{"group", std::move(heading), Align::Left, true, true},
                 {"players", text("Players"), Align::Right},
                 {"average_rating", text("Average rating"), Align::Right},
                 {"points", text("Points"), Align::Right},
                 {"points_each", text("Points each"), Align::Right},
                 {"rated_games", text("Rated games"), Align::Right},
                 {"score", text("Scored"), Align::Right},
                 {"expected", text("Expected"), Align::Right},
                 {"difference", text("Difference"), Align::Right}},
                {},
                std::move(title)};
    for (const auto& [group, counts] : groups)
        table.rows.push_back(lineOf(group.name, counts));
    table.rows.push_back(lineOf(text("All"), all));
    return table;
}

// Typed names by the rules of the language; who has none comes last.
GroupKey named(const NameOrder& names, const std::string& name) {
    if (name.empty()) return {std::string(1, '\xFF'), text("none")};
    return {"\x01" + names.keyOf(name), name};
}

// Bands of 200 points, the highest first.
GroupKey ratingBand(const Player& player) {
    if (!player.rating) return {"Z", text("Unrated")};
    const int band = player.rating->value() / 200;
    return {fmt::format("{:04}", 9999 - band), fmt::format("{}–{}", 200 * band, 200 * band + 199)};
}

GroupKey titleOf(const Player& player) {
    const auto rank = static_cast<int>(player.title);
    return {fmt::format("{:02}", rank), player.title == pairing::Title::None
                                            ? Cell(text("none"))
                                            : Cell(std::string(abbreviation(player.title)))};
}

GroupKey sexOf(const Player& player) {
    switch (player.sex) {
    case pairing::Sex::Female:
        return {"1", text("women")};
    case pairing::Sex::Male:
        return {"2", text("men")};
    case pairing::Sex::Unknown:
        return {"3", text("not stated")};
    }
    return {};
}

} // namespace

std::vector<Table> groupTables(const StatisticsSheet& sheet) {
    const NameOrder names(sheet.language);
    const auto& players = sheet.tournament.players;
    const auto anyHas = [&](const auto& holds) { return std::ranges::any_of(players, holds); };
    std::vector<Table> tables;
    // A table in which nothing is known says nothing.
    if (anyHas([](const Player& player) { return !player.federation.empty(); }))
        tables.push_back(groupTable(sheet, "federations", text("Federation"), text("By federation"),
                                    [&](const Player& player) { return named(names, player.federation); }));
    if (anyHas([](const Player& player) { return !player.club.empty(); }))
        tables.push_back(groupTable(sheet, "clubs", text("Club"), text("By club"),
                                    [&](const Player& player) { return named(names, player.club); }));
    tables.push_back(groupTable(sheet, "rating_bands", text("Rating"), text("By rating"), &ratingBand));
    if (anyHas([](const Player& player) { return player.title != pairing::Title::None; }))
        tables.push_back(groupTable(sheet, "titles", text("Title"), text("By title"), &titleOf));
    if (anyHas([](const Player& player) { return player.sex != pairing::Sex::Unknown; }))
        tables.push_back(groupTable(sheet, "sexes", text("Sex"), text("By sex"), &sexOf));
    return tables;
}

} // namespace reports
