#include "trf/points_check.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "pairing/accelerated/virtual_points.hpp"
#include "pairing/trf/columns.hpp"

namespace pairing::trf {
namespace {

using rules::text;

// The virtual points of the last recorded round and of the next one, which some programs add.
class AddedPoints {
  public:
    explicit AddedPoints(const Tournament& tournament) {
        const RoundNumber recorded = tournament.recordedRounds();
        if (!tournament.acceleration.baku && tournament.acceleration.explicitPoints.empty()) return;
        next_ = virtualPoints(tournament, RoundNumber(static_cast<std::uint16_t>(recorded.value() + 1)));
        if (recorded.value() > 0) last_ = virtualPoints(tournament, recorded);
    }
    [[nodiscard]] std::array<Points, 3> of(std::size_t player) const {
        return {Points{}, player < last_.size() ? last_[player] : Points{},
                player < next_.size() ? next_[player] : Points{}};
    }

  private:
    std::vector<Points> last_;
    std::vector<Points> next_;
};

// What announced byes will bring: nothing counted, the next round's, or all.
std::array<Points, 3> announcedPoints(const Player& player, bool hasPresetBye, RoundNumber recorded,
                                      const ScoringSystem& scoring) {
    std::array<Points, 3> added{};
    for (const auto& [round, bye] : player.requestedByes) {
        const Points points = pointsOf(toRoundEvent(bye), scoring);
        if (round.value() == recorded.value() + 1) added[1] += points;
        added[2] += points;
    }
    if (hasPresetBye) {
        added[1] += scoring.pairingAllocatedBye;
        added[2] += scoring.pairingAllocatedBye;
    }
    return added;
}

class PointsCheck {
  public:
    PointsCheck(const TrfTournament& result, const PlayerLines& players)
        : result_(result)
        , players_(players)
        , virtual_(result.tournament) {}

    // Columns 81-84 are blank, unreadable, or what the results give under this scoring system.
    [[nodiscard]] bool fits(std::size_t index, const ScoringSystem& scoring) const {
        const PlayerRecord& record = *players_.all()[index].record;
        if (!record.points || !record.readable) return true;
        const Player& player = result_.tournament.players[index];
        const RoundNumber recorded = result_.tournament.recordedRounds();
        const Points score = scoreAfter(player, recorded, scoring);
        if (*record.points == score) return true;
        const auto announced = announcedPoints(player, result_.presetBye == player.number, recorded, scoring);
        return std::ranges::any_of(virtual_.of(index), [&](Points accelerated) {
            return std::ranges::any_of(
                announced, [&](Points bye) { return *record.points == score + accelerated + bye; });
        });
    }

    [[nodiscard]] bool allFit(const ScoringSystem& scoring) const {
        for (std::size_t index = 0; index < players_.all().size(); ++index)
            if (!fits(index, scoring)) return false;
        return true;
    }

  private:
    const TrfTournament& result_;
    const PlayerLines& players_;
    AddedPoints virtual_;
};

// Scoring systems that clubs use, each with the three usual values of the bye.
std::optional<ScoringSystem> guessScoring(const PointsCheck& check) {
    constexpr std::array<std::array<int, 3>, 4> usual{{{10, 5, 0}, {30, 10, 0}, {20, 10, 0}, {30, 20, 10}}};
    for (const auto& [win, draw, loss] : usual) {
        ScoringSystem scoring =
            ScoringSystem::of(Points::fromTenths(win), Points::fromTenths(draw), Points::fromTenths(loss));
        scoring.forfeitLoss = Points{};
        for (const Points bye : {scoring.win, scoring.draw, Points{}}) {
            scoring.pairingAllocatedBye = bye;
            if (check.allFit(scoring)) return scoring;
        }
    }
    return std::nullopt;
}

std::string sayScoring(const ScoringSystem& scoring) {
    return toReadableString(scoring.win) + "/" + toReadableString(scoring.draw) + "/" +
           toReadableString(scoring.loss);
}

} // namespace

void checkPoints(TrfTournament& result, const PlayerLines& players, const ConversionOptions& options,
                 bool scoringStated, Faults& faults) {
    Tournament& tournament = result.tournament;
    const PointsCheck check(result, players);
    if (!scoringStated && !check.allFit(tournament.scoring)) {
        if (const auto guessed = guessScoring(check)) {
            tournament.scoring = *guessed;
            faults.warning(
                {}, {.code = "trf.scoring.guessed",
                     .message = text("no record states the scoring system; the points of all players "
                                     "fit {} with {} for the pairing-allocated bye",
                                     sayScoring(*guessed), toReadableString(guessed->pairingAllocatedBye)),
                     .advice = text("Check it")});
            return;
        }
    }
    constexpr Column column = columns::player::points;
    for (std::size_t index = 0; index < players.all().size(); ++index) {
        const PlayerLine& line = players.all()[index];
        const bool missing =
            !line.record->points && line.record->readable && line.record->columns >= column.last;
        if (!missing && check.fits(index, tournament.scoring)) continue;
        const Player& player = tournament.players[index];
        const Points score = scoreAfter(player, tournament.recordedRounds(), tournament.scoring);
        faults.errorUnless(
            options.lenient.recomputePoints, {line.lineNumber, column.first},
            {.code = missing ? "trf.player.pointsMissing" : "trf.player.pointsSum",
             .message = text("points of player {} ({})", line.record->number.value(), player.name),
             .found = line.record->points ? toString(*line.record->points) : std::string(),
             .expected = text("{}, as the results give", toString(score)),
             .advice = options.lenient.recomputePoints
                           ? text("They are counted anew")
                           : text("Correct the points, the results or the scoring system")});
    }
}

} // namespace pairing::trf
