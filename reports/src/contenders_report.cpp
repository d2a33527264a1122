#include "reports/contenders_report.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "criteria.hpp"
#include "tournament_facts.hpp"

namespace reports {
namespace {

using pairing::Player;
using pairing::Points;
using pairing::RoundNumber;
using pairing::standings::Row;
using pairing::standings::RowStatus;
using rules::text;

class ContendersBuilder {
  public:
    explicit ContendersBuilder(const ContendersSheet& sheet)
        : sheet_(sheet)
        , standings_(sheet.standings)
        , scoring_(sheet.tournament.scoring)
        , best_(std::max({scoring_.win, scoring_.draw, scoring_.loss, scoring_.forfeitWin,
                          scoring_.pairingAllocatedBye})) {}

    [[nodiscard]] Report build() const {
        Report report{
            "contenders",
            sheet_.tournament.info.name,
            text("Who can still come first, after round {}", standings_.rounds.value()),
            {{"rounds_to_come", text("Rounds to come"), std::int64_t{roundsToCome()}, Audience::Everybody},
             {"open_games", text("Open games"), static_cast<std::int64_t>(standings_.openGames.size()),
              Audience::Everybody}},
            {},
            {}};
        const Points leader = leastOfTheWinner();
        report.facts.push_back({"winner_at_least", text("The winner will have at least"), toString(leader),
                                Audience::Everybody});
        Table table{"contenders",
                    {{"rank", text("Rank"), Align::Right, false, true},
                     {"tpn", text("No."), Align::Right},
                     {"name", text("Name"), Align::Left, true, true},
                     {"rating", text("Rating"), Align::Right},
                     {"points", text("Points"), Align::Right},
                     {"at_most", text("At most"), Align::Right},
                     {"behind", text("Behind"), Align::Right}},
                    {}};
        const Points top = standings_.rows.empty() ? Points() : standings_.rows.front().points;
        for (const Row& row : standings_.rows) {
            const Player* player = sheet_.tournament.find(row.player);
            if (player == nullptr || row.status != RowStatus::Ranked) continue;
            const Points most = row.points + toBeHad(row, *player);
            if (most < leader) continue;
            table.rows.push_back({std::int64_t{row.place}, std::int64_t{row.player.value()}, player->name,
                                  ratingCell(*player), row.points, most, top - row.points});
        }
        report.notes = notes(table.rows.size());
        report.tables.push_back(std::move(table));
        return report;
    }

  private:
    [[nodiscard]] int roundsToCome() const {
        return std::max(0, int{standings_.scheduledRounds.value()} - int{standings_.rounds.value()});
    }

    // The most that the rounds to come and the open game can bring.
    [[nodiscard]] Points toBeHad(const Row& row, const Player& player) const {
        Points points;
        for (const auto& game : standings_.openGames)
            if (game.white == row.player || game.black == row.player) points += best_;
        if (row.withdrawn) return points;
        for (int round = standings_.rounds.value() + 1; round <= standings_.scheduledRounds.value();
             ++round) {
            const auto bye = player.requestedByes.find(RoundNumber(static_cast<std::uint16_t>(round)));
            points +=
                bye == player.requestedByes.end() ? best_ : pointsOf(toRoundEvent(bye->second), scoring_);
        }
        return points;
    }

    // Whatever happens, somebody has as much: the leader what he has, and of two who still play each other
    // the better one after the result that helps the least.
    [[nodiscard]] Points leastOfTheWinner() const {
        Points least;
        for (const Row& row : standings_.rows)
            if (row.status == RowStatus::Ranked) least = std::max(least, row.points);
        for (const auto& game : standings_.openGames) {
            const Row* white = standings_.find(game.white);
            const Row* black = standings_.find(game.black);
            if (white == nullptr || black == nullptr || white->status != RowStatus::Ranked ||
                black->status != RowStatus::Ranked)
                continue;
            const std::array after{std::max(white->points + scoring_.win, black->points + scoring_.loss),
                                   std::max(white->points + scoring_.draw, black->points + scoring_.draw),
                                   std::max(white->points + scoring_.loss, black->points + scoring_.win)};
            least = std::max(least, std::ranges::min(after));
        }
        return least;
    }

    [[nodiscard]] std::vector<rules::Text> notes(std::size_t contenders) const {
        std::vector<rules::Text> notes{
            text("{} of {} players can still end with as many points as the winner", contenders,
                 standings_.rows.size()),
            text("At most: with a win in every game to come; a bye that was asked for counts as such"),
            text("Open games are taken to end with a win or a draw; equal points are set apart by the "
                 "tie-breaks")};
        if (standings_.scheduledRounds == RoundNumber(0))
            notes.push_back(text("The number of rounds is not known: only open games are counted"));
        return notes;
    }

    const ContendersSheet& sheet_;
    const pairing::standings::Standings& standings_;
    const pairing::ScoringSystem& scoring_;
    Points best_;
};

} // namespace

Report contendersReport(const ContendersSheet& sheet) {
    return ContendersBuilder(sheet).build();
}

} // namespace reports
