#include "pairing/accelerated/virtual_points.hpp"

#include <algorithm>

namespace pairing {

std::size_t bakuGroupSize(std::size_t players) {
    return 2 * ((players + 3) / 4);
}

Points bakuPoints(RoundNumber round, RoundNumber plannedRounds, Points win) {
    const int accelerated = (plannedRounds.value() + 1) / 2;
    const int withFullPoints = (accelerated + 1) / 2;
    if (round.value() <= withFullPoints) return win;
    if (round.value() <= accelerated) return Points::fromTenths(win.tenths() / 2);
    return Points{};
}

std::vector<VirtualPoints> bakuEntries(const Tournament& tournament) {
    std::vector<VirtualPoints> entries;
    const std::size_t groupA = std::min(bakuGroupSize(tournament.players.size()), tournament.players.size());
    if (!tournament.acceleration.baku || groupA == 0) return entries;
    for (std::uint16_t round = 1; round <= tournament.plannedRounds.value(); ++round) {
        const Points points =
            bakuPoints(RoundNumber(round), tournament.plannedRounds, tournament.scoring.win);
        if (points == Points{}) break;
        if (!entries.empty() && entries.back().points == points)
            entries.back().last = RoundNumber(round);
        else
            entries.push_back({.points = points,
                               .first = RoundNumber(round),
                               .last = RoundNumber(round),
                               .firstPlayer = tournament.players.front().number,
                               .lastPlayer = tournament.players[groupA - 1].number});
    }
    return entries;
}

std::vector<Points> virtualPoints(const Tournament& tournament, RoundNumber round) {
    const Acceleration& acceleration = tournament.acceleration;
    std::vector<Points> points(tournament.players.size());
    if (acceleration.explicitPoints.empty()) {
        if (acceleration.baku) {
            const auto groupA =
                static_cast<std::ptrdiff_t>(std::min(bakuGroupSize(points.size()), points.size()));
            std::fill(points.begin(), points.begin() + groupA,
                      bakuPoints(round, tournament.plannedRounds, tournament.scoring.win));
        }
        return points;
    }
    for (const VirtualPoints& entry : acceleration.explicitPoints) {
        if (round < entry.first || entry.last < round) continue;
        auto place = std::ranges::lower_bound(tournament.players, entry.firstPlayer, {}, &Player::number);
        for (; place != tournament.players.end() && place->number <= entry.lastPlayer; ++place)
            points[static_cast<std::size_t>(place - tournament.players.begin())] = entry.points;
    }
    return points;
}

} // namespace pairing
