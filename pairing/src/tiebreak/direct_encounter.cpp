#include "tiebreak/direct_encounter.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "tiebreak/elements.hpp"

namespace pairing::tiebreak {
namespace {

using Group = std::vector<std::size_t>; // players, as indices of the field
using Tiers = std::vector<Group>;       // best first; a tier of several is still tied

// A member's line of the separate standings.
struct Line {
    std::size_t player = 0;
    Fraction score;
    std::size_t missing = 0;
};

class Procedure {
  public:
    Procedure(const Field& field, std::span<const std::size_t> group, const TieBreak& tieBreak,
              MutualTables tables)
        : field_(field)
        , tables_(tables)
        , forfeitsPlayed_(tieBreak.forfeitsPlayed || !field.swiss())
        , inGroup_(field.size(), false) {
        for (const std::size_t player : group)
            workings_.emplace(player, Working{});
    }

    [[nodiscard]] std::vector<Working> run(std::span<const std::size_t> group) {
        recordGames(group);
        int place = 1;
        for (const Group& tier : split(Group(group.begin(), group.end()))) {
            for (const std::size_t player : tier)
                workings_[player].value = TieBreakValue::of(Fraction(place));
            place += static_cast<int>(tier.size());
        }
        std::vector<Working> inOrder;
        inOrder.reserve(group.size());
        for (const std::size_t player : group) {
            workings_[player].rule = Combination::Place;
            inOrder.push_back(std::move(workings_[player]));
        }
        return inOrder;
    }

  private:
    // 6.1.1, 15.2, /P: does the round count as a meeting?
    [[nodiscard]] bool counts(const RoundRecord& record) const {
        return record.played() || (record.forfeit() && forfeitsPlayed_);
    }

    template <class Visit>
    void forEachMutualGame(std::size_t player, Visit&& visit) const {
        for (std::size_t round = 0; round < field_.rounds(); ++round) {
            const RoundRecord& record = field_.record(player, round);
            if (record.opponent && inGroup_[*record.opponent] && counts(record)) visit(round, record);
        }
    }

    void setGroup(std::span<const std::size_t> group, bool inside) {
        for (const std::size_t player : group)
            inGroup_[player] = inside;
    }

    // The parts of the workings: the games of the whole group, each with its share of the average.
    void recordGames(std::span<const std::size_t> group) {
        setGroup(group, true);
        for (const std::size_t player : group) {
            std::map<std::size_t, std::int64_t> meetings;
            forEachMutualGame(player,
                              [&](std::size_t, const RoundRecord& game) { ++meetings[*game.opponent]; });
            forEachMutualGame(player, [&](std::size_t round, const RoundRecord& game) {
                Part part = partOf(field_, player, round);
                part.score = Fraction(game.points);
                part.factor = Fraction(1, meetings[*game.opponent]);
                part.contribution = part.score * part.factor;
                workings_[player].parts.push_back(part);
            });
        }
        setGroup(group, false);
    }

    // 6.1.2: separate standings of the group.
    [[nodiscard]] std::vector<Line> tableOf(const Group& group) {
        setGroup(group, true);
        std::vector<Line> table;
        for (const std::size_t player : group) {
            std::map<std::size_t, std::pair<Points, std::int64_t>> against;
            forEachMutualGame(player, [&](std::size_t, const RoundRecord& game) {
                auto& [points, games] = against[*game.opponent];
                points += game.points;
                ++games;
            });
            Line line{player, Fraction(), group.size() - 1 - against.size()};
            for (const auto& [opponent, met] : against)
                line.score += Fraction(met.first) / Fraction(met.second);
            table.push_back(line);
        }
        setGroup(group, false);
        return table;
    }

    // Article 6 as a whole: the group in tiers that it cannot split any further.
    [[nodiscard]] Tiers split(const Group& group) {
        if (group.size() < 2) return {group};
        const std::vector<Line> table = tableOf(group);
        const bool allMet =
            !field_.swiss() || std::ranges::all_of(table, [](const Line& line) { return line.missing == 0; });
        const Tiers tiers = allMet ? byScore(table) : fromTheTop(table);
        if (tables_ == MutualTables::Kept) recordTable(table, tiers, allMet);
        if (tiers.size() == 1) return tiers;
        Tiers final;
        for (const Group& tier : tiers)
            for (Group& part : split(tier))
                final.push_back(std::move(part));
        return final;
    }

    // 6.2
    [[nodiscard]] static Tiers byScore(std::vector<Line> table) {
        std::ranges::stable_sort(table, std::ranges::greater{}, &Line::score);
        Tiers tiers;
        for (std::size_t place = 0; place < table.size(); ++place) {
            if (place == 0 || table[place].score != table[place - 1].score) tiers.emplace_back();
            tiers.back().push_back(table[place].player);
        }
        return tiers;
    }

    // 6.3: ranked next is who stays above all other candidates though he loses and they win every missing
    // game. The rest, if anybody was ranked, goes through the article again with a table of its own.
    [[nodiscard]] Tiers fromTheTop(std::vector<Line> table) const {
        Tiers tiers;
        while (!table.empty()) {
            const auto first = std::ranges::find_if(table, [&](const Line& candidate) {
                return std::ranges::all_of(table, [&](const Line& other) {
                    return other.player == candidate.player || worst(candidate) > best(other);
                });
            });
            if (first == table.end()) break;
            tiers.push_back({first->player});
            table.erase(first);
        }
        if (table.empty()) return tiers;
        tiers.emplace_back();
        for (const Line& line : table)
            tiers.back().push_back(line.player);
        return tiers;
    }

    [[nodiscard]] Fraction worst(const Line& line) const { return withMissing(line, field_.scoring().loss); }
    [[nodiscard]] Fraction best(const Line& line) const { return withMissing(line, field_.scoring().win); }
    [[nodiscard]] static Fraction withMissing(const Line& line, Points each) {
        return line.score + Fraction(each * static_cast<std::int32_t>(line.missing));
    }

    void recordTable(const std::vector<Line>& table, const Tiers& tiers, bool allMet) {
        MutualTable record;
        record.allMet = allMet;
        int place = 1;
        for (const Group& tier : tiers) {
            for (const std::size_t player : tier) {
                const auto line = std::ranges::find(table, player, &Line::player);
                record.lines.push_back(
                    {field_.number(player), line->score, static_cast<int>(line->missing), place});
            }
            place += static_cast<int>(tier.size());
        }
        for (const Line& line : table)
            workings_[line.player].tables.push_back(record);
    }

    const Field& field_;
    MutualTables tables_;
    bool forfeitsPlayed_;
    std::vector<bool> inGroup_;
    std::map<std::size_t, Working> workings_;
};

} // namespace

std::vector<Working> directEncounter(const Field& field, std::span<const std::size_t> group,
                                     const TieBreak& tieBreak, MutualTables tables) {
    return Procedure(field, group, tieBreak, tables).run(group);
}

} // namespace pairing::tiebreak
