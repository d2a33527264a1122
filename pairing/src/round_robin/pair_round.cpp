#include "pairing/round_robin/pair_round.hpp"

#include <algorithm>

#include "pairing/round_robin/berger_tables.hpp"

namespace pairing::round_robin {

rules::Expected<RoundPairing, PairingRefusal> pairRound(const Tournament& tournament, RoundNumber round,
                                                        std::span<const PairingNumber> participants) {
    const RoundRobin& schedule = *tournament.roundRobin;
    const auto players = static_cast<int>(tournament.players.size());
    const auto refuse = [&](PairingRefusal::Kind kind, rules::Text reason) {
        return rules::unexpected(
            PairingRefusal{.kind = kind, .round = round, .obstacle = {}, .reasons = {std::move(reason)}});
    };
    if (participants.size() < 2 || players < 2)
        return refuse(
            PairingRefusal::Kind::TooFewPlayers,
            rules::text("a round needs at least two players, and {} can be paired", participants.size()));
    if (round.value() > roundsOf(schedule, players))
        return refuse(PairingRefusal::Kind::ScheduleIsOver,
                      rules::text("everybody of {} players has met everybody {} times after round {}",
                                  players, schedule.cycles, roundsOf(schedule, players)));

    const auto numberOf = [&](int place) {
        return tournament.players[static_cast<std::size_t>(place - 1)].number;
    };
    std::vector<PairingNumber> present(participants.begin(), participants.end());
    std::ranges::sort(present);
    const auto takesPart = [&](PairingNumber number) { return std::ranges::binary_search(present, number); };
    RoundPairing pairing;
    for (const TableGame& game : gamesOf(schedule, players, round.value())) {
        const Pair pair{numberOf(game.white), numberOf(game.black)};
        if (takesPart(pair.white) && takesPart(pair.black)) pairing.boards.push_back(pair);
    }
    if (const auto free = freeNumber(schedule, players, round.value()))
        if (takesPart(numberOf(*free))) pairing.pairingAllocatedBye = numberOf(*free);
    return pairing;
}

} // namespace pairing::round_robin
