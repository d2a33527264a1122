#include "pairing/standings/standings.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "pairing/tiebreak/registry.hpp"
#include "standings/left_early.hpp"
#include "standings/lots.hpp"
#include "tiebreak/computations.hpp"
#include "tiebreak/direct_encounter.hpp"
#include "tiebreak/field.hpp"

namespace pairing::standings {
namespace {

using tiebreak::Absence;
using tiebreak::Code;
using tiebreak::Field;
using tiebreak::Fraction;
using tiebreak::MutualTables;
using tiebreak::TieBreak;
using tiebreak::TieBreakValue;
using tiebreak::Working;
using tiebreak::Workings;

// A player on the way to his row: index of the field, and what the ranking finds out.
struct Entry {
    std::size_t player = 0;
    std::optional<std::size_t> decidedBy;
    int place = 0;
    int lastPlace = 0;
    std::optional<int> lot;
};

// FIDE C.07 art. 4.2: each criterion is applied to the players still tied, and to nobody else.
class Ranking {
  public:
    Ranking(const Tournament& tournament, RoundNumber rounds, const RankingOrder& order,
            const StandingsOptions& options, MutualTables tables)
        : order_(order)
        , options_(options)
        , tables_(tables)
        , leftEarly_(leftEarly(tournament, options))
        , field_(Field::of(tournament, rounds, options.rules, leftEarly_)) {
        for (const Player& player : tournament.players)
            scores_.push_back(scoreAfter(player, rounds, tournament.scoring));
        workings_.reserve(order.size());
        for (const TieBreak& criterion : order)
            workings_.push_back(workingsOf(criterion));
        std::vector<Entry> ranked;
        for (std::size_t player = 0; player < field_.size(); ++player)
            (statusOf(player) == RowStatus::Ranked ? ranked : withoutPlace_)
                .push_back({player, {}, 0, 0, {}});
        if (!ranked.empty()) rank(ranked, 0, std::nullopt);
    }

    [[nodiscard]] std::vector<Row> rows() const {
        std::vector<Row> rows;
        rows.reserve(field_.size());
        for (const std::vector<Entry>* part : {&entries_, &withoutPlace_})
            for (const Entry& entry : *part)
                rows.push_back(rowOf(entry));
        return rows;
    }

    [[nodiscard]] std::vector<PlayerWorkings> opened() {
        std::vector<PlayerWorkings> opened;
        opened.reserve(field_.size());
        for (const std::vector<Entry>* part : {&entries_, &withoutPlace_}) {
            for (const Entry& entry : *part) {
                PlayerWorkings ofPlayer{rowOf(entry), {}};
                for (Workings& workings : workings_)
                    ofPlayer.workings.push_back(std::move(workings[entry.player]));
                opened.push_back(std::move(ofPlayer));
            }
        }
        return opened;
    }

  private:
    [[nodiscard]] RowStatus statusOf(std::size_t player) const {
        const PairingNumber number = field_.number(player);
        if (options_.expelled.contains(number)) return RowStatus::Expelled;
        return leftEarly_.contains(number) ? RowStatus::LeftEarly : RowStatus::Ranked;
    }

    // What can be said of each player by himself; a direct encounter waits for its group. Who left early
    // counts nowhere.
    [[nodiscard]] Workings workingsOf(const TieBreak& criterion) const {
        Workings workings = workingsOfAll(criterion);
        for (std::size_t player = 0; player < field_.size(); ++player)
            if (leftEarly_.contains(field_.number(player))) workings[player] = notRanked();
        return workings;
    }

    [[nodiscard]] Workings workingsOfAll(const TieBreak& criterion) const {
        if (const auto compute = tiebreak::infoOf(criterion.code).compute) return compute(field_, criterion);
        return tiebreak::eachPlayer(field_, [&](std::size_t player) {
            if (criterion.code == Code::Points) return pointsOfPlayer(player);
            if (criterion.code == Code::Manual) return entered(player, options_.manualOrder);
            if (criterion.code == Code::Typed) return typed(player, criterion.typedName);
            return notRanked();
        });
    }

    [[nodiscard]] Working pointsOfPlayer(std::size_t player) const {
        Working working = tiebreak::sumOverRounds(
            field_, player, [&](std::size_t round) { return Fraction(field_.record(player, round).points); });
        const auto extra = options_.extraPoints.find(field_.number(player));
        if (extra == options_.extraPoints.end()) return working;
        working.addend = Fraction(extra->second);
        working.value = TieBreakValue::of(*working.value.number + working.addend);
        return working;
    }

    [[nodiscard]] static Working notRanked() {
        Working working;
        working.value = TieBreakValue::none(Absence::NotRanked);
        return working;
    }

    template <class Number>
    [[nodiscard]] Working entered(std::size_t player, const std::map<PairingNumber, Number>& values) const {
        Working working;
        const auto value = values.find(field_.number(player));
        if (value == values.end()) {
            working.value = TieBreakValue::none(Absence::NotEntered);
            return working;
        }
        tiebreak::Part part;
        part.contribution = Fraction(value->second);
        return tiebreak::sum({part});
    }

    [[nodiscard]] Working typed(std::size_t player, const std::string& name) const {
        const auto values = options_.typedValues.find(name);
        return values != options_.typedValues.end() ? entered(player, values->second)
                                                    : entered(player, std::map<PairingNumber, Fraction>{});
    }

    void applyDirectEncounter(std::span<const Entry> group, std::size_t criterion) {
        std::vector<std::size_t> players;
        for (const Entry& entry : group)
            players.push_back(entry.player);
        Workings ofGroup = tiebreak::directEncounter(field_, players, order_[criterion], tables_);
        for (std::size_t member = 0; member < players.size(); ++member)
            workings_[criterion][players[member]] = std::move(ofGroup[member]);
    }

    // Splits the group by the criterion, then each part still tied by the next one. `setApartBy` is what
    // sets the group below the player before it.
    void rank(std::span<Entry> group, std::size_t criterion, std::optional<std::size_t> setApartBy) {
        if (criterion == order_.size()) return place(group, setApartBy);
        if (order_[criterion].code == Code::DirectEncounter) applyDirectEncounter(group, criterion);
        const tiebreak::Better better = tiebreak::betterOf(order_[criterion]);
        const Workings& workings = workings_[criterion];
        const auto order = [&](const Entry& a, const Entry& b) {
            return tiebreak::compare(workings[a.player].value, workings[b.player].value, better);
        };
        std::ranges::stable_sort(group, [&](const Entry& a, const Entry& b) { return order(a, b) < 0; });
        for (std::size_t start = 0; start < group.size();) {
            std::size_t end = start + 1;
            while (end < group.size() && order(group[start], group[end]) == 0)
                ++end;
            rank(group.subspan(start, end - start), criterion + 1, start > 0 ? criterion : setApartBy);
            start = end;
        }
    }

    // The list is exhausted: lots if they are drawn, otherwise the place is shared.
    void place(std::span<Entry> group, std::optional<std::size_t> setApartBy) {
        const int first = static_cast<int>(entries_.size()) + 1;
        const int last = first + static_cast<int>(group.size()) - 1;
        const bool byLot = options_.lotSeed && group.size() > 1;
        if (byLot)
            std::ranges::sort(group, [&](const Entry& a, const Entry& b) {
                return drawnBefore(field_.number(a.player), field_.number(b.player), *options_.lotSeed);
            });
        group.front().decidedBy = setApartBy;
        int position = first;
        for (Entry& entry : group) {
            entry.place = byLot ? position : first;
            entry.lastPlace = byLot ? position : last;
            if (byLot) entry.lot = position - first + 1;
            ++position;
            entries_.push_back(entry);
        }
    }

    [[nodiscard]] Row rowOf(const Entry& entry) const {
        Row row;
        row.player = field_.number(entry.player);
        row.points = scores_[entry.player];
        if (const auto extra = options_.extraPoints.find(row.player); extra != options_.extraPoints.end())
            row.points += extra->second;
        for (const Workings& workings : workings_)
            row.values.push_back(workings[entry.player].value);
        row.status = statusOf(entry.player);
        row.place = entry.place;
        row.lastPlace = entry.lastPlace;
        row.withdrawn = options_.withdrawn.contains(row.player);
        row.decidedBy = entry.decidedBy;
        row.lot = entry.lot;
        return row;
    }

    const RankingOrder& order_;
    const StandingsOptions& options_;
    MutualTables tables_;
    std::set<PairingNumber> leftEarly_;
    Field field_;
    std::vector<Points> scores_;      // also of those who left early
    std::vector<Workings> workings_;  // per criterion, per player
    std::vector<Entry> entries_;      // in the order of the standings
    std::vector<Entry> withoutPlace_; // by pairing number
};

std::vector<OpenGame> openGamesOf(const Tournament& tournament, RoundNumber rounds) {
    std::vector<OpenGame> open;
    for (std::uint16_t round = 0; round < rounds.value(); ++round) {
        for (const Player& player : tournament.players) {
            const RoundEvent& event = player.rounds[round];
            const bool adjourned = std::holds_alternative<AdjournedGame>(event);
            if (!adjourned && !std::holds_alternative<PendingGame>(event)) continue;
            if (playedColour(event) == Colour::White)
                open.push_back({RoundNumber(round + 1), player.number, *scheduledOpponent(event), adjourned});
        }
    }
    return open;
}

} // namespace

const Row* Standings::find(PairingNumber player) const {
    const auto row = std::ranges::find(rows, player, &Row::player);
    return row != rows.end() ? &*row : nullptr;
}

Standings standingsAfter(const Tournament& tournament, RoundNumber round, const RankingOrder& order,
                         const StandingsOptions& options) {
    return {round,
            tiebreak::scheduledRounds(tournament),
            order,
            options.rules,
            Ranking(tournament, round, order, options, MutualTables::LeftOut).rows(),
            openGamesOf(tournament, round)};
}

std::vector<PlayerWorkings> workingsAfter(const Tournament& tournament, RoundNumber round,
                                          const RankingOrder& order, const StandingsOptions& options) {
    return Ranking(tournament, round, order, options, MutualTables::Kept).opened();
}

std::string placeText(const Row& row, PlaceStyle style) {
    if (row.place == 0) return {};
    const bool shared = row.lastPlace > row.place;
    switch (style) {
    case PlaceStyle::Repeated:
        return fmt::format("{}", row.place);
    case PlaceStyle::Equal:
        return fmt::format("{}{}", row.place, shared ? "=" : "");
    case PlaceStyle::Range:
        return shared ? fmt::format("{}–{}", row.place, row.lastPlace) : fmt::format("{}", row.place);
    }
    return {};
}

} // namespace pairing::standings
