#include "engine_pairing.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "pairing/dutch/pair_round.hpp"
#include "pairing/system/pair_by_system.hpp"
#include "pairing/verify/verify_round.hpp"

namespace arbiter::cli {
namespace {

using pairing::PairingNumber;
using pairing::RoundNumber;
using pairing::RoundPairing;
using pairing::Tournament;
using pairing::trf::TrfTournament;

RoundNumber nextRound(const Tournament& tournament) {
    return RoundNumber(static_cast<std::uint16_t>(tournament.recordedRounds().value() + 1));
}

// Boards of the last recorded round that have no result: the next round cannot be paired on them.
std::string gamesWithoutResult(const Tournament& tournament) {
    std::string games;
    for (const pairing::Player& player : tournament.players) {
        if (player.rounds.empty()) continue;
        const auto* game = std::get_if<pairing::PendingGame>(&player.rounds.back());
        if (game != nullptr && game->colour == pairing::Colour::White)
            games += fmt::format("{}{} - {}", games.empty() ? "" : ", ", player.number.value(),
                                 game->opponent.value());
    }
    return games;
}

Outcome checkReady(const Tournament& tournament, const std::string& source) {
    const int planned = tournament.plannedRounds.value();
    if (planned > 0 && nextRound(tournament).value() > planned)
        return failure(
            ExitCode::BadInput,
            fmt::format("{}: all {} rounds are paired already (record 142 or XXR)", source, planned));
    if (const std::string games = gamesWithoutResult(tournament); !games.empty())
        return failure(
            ExitCode::BadInput,
            fmt::format("{}: round {} has games without a result ({}); enter them before round {} is paired",
                        source, tournament.recordedRounds().value(), games, nextRound(tournament).value()));
    if (!tournament.initialColour && !tournament.roundRobin)
        return failure(
            ExitCode::BadInput,
            fmt::format("{}: the initial colour is not stated (C.04.3 art. 5.1: it is drawn by lot before "
                        "round 1); add a line \"152 W\" or \"152 B\", or say --initial-colour",
                        source));
    return {};
}

Failure failureOf(const pairing::PairingRefusal::Kind kind, const std::string& source, int round) {
    switch (kind) {
    case pairing::PairingRefusal::Kind::TooFewPlayers:
        return {ExitCode::BadInput,
                fmt::format("{}: round {} cannot be paired, there are fewer than two players for it", source,
                            round)};
    case pairing::PairingRefusal::Kind::ScheduleIsOver:
        return {ExitCode::BadInput,
                fmt::format("{}: the schedule of the round robin has no round {}", source, round)};
    case pairing::PairingRefusal::Kind::NoLegalPairing:
        break;
    }
    return {ExitCode::NoLegalPairing,
            fmt::format("{}: round {} has no legal pairing (C.04.3 art. 1.9.3: the Chief Arbiter decides)",
                        source, round)};
}

Failure refusalOf(const pairing::PairingRefusal& refusal, const std::string& source) {
    Failure failure = failureOf(refusal.kind, source, refusal.round.value());
    for (const rules::Text& reason : refusal.reasons)
        failure.message += "\n  " + rules::english(reason);
    return failure;
}

// Other programs wait for a pairing from a file; larger rounds are held to the rules only, which costs
// nothing.
constexpr pairing::verify::Limits fastLimits{.members = 14, .players = 200};

// A pairing that breaks a rule never leaves the program.
Outcome verified(const Tournament& tournament, std::span<const PairingNumber> participants,
                 const RoundPairing& pairing) {
    const auto objections =
        pairing::verify::verifyRound(tournament, nextRound(tournament), participants, pairing, fastLimits)
            .objections();
    if (objections.empty()) return {};
    std::string message =
        "Internal error: the pairing that was made breaks a rule. Please report it with the file.";
    for (const rules::Text& objection : objections)
        message += "\n  " + rules::english(objection);
    return failure(ExitCode::InternalError, std::move(message));
}

} // namespace

Answer<RoundPairing> pairNextRound(const TrfTournament& file, const std::string& source) {
    const Tournament& tournament = file.tournament;
    const Outcome ready = checkReady(tournament, source);
    if (!ready) return rules::unexpected(ready.error());
    auto participants = pairing::dutch::participantsOfNextRound(tournament);
    // A bye given in advance by the file: the others are paired.
    if (file.presetBye) std::erase(participants, *file.presetBye);
    if (file.presetBye && participants.size() % 2 != 0)
        return failure(
            ExitCode::BadInput,
            fmt::format("{}: player {} is given the pairing-allocated bye, but then an odd number of players "
                        "is left to be paired",
                        source, file.presetBye->value()));
    auto pairing = pairing::pairBySystem(tournament, nextRound(tournament), participants);
    if (!pairing) return rules::unexpected(refusalOf(pairing.error(), source));
    const Outcome sound = verified(tournament, participants, *pairing);
    if (!sound) return rules::unexpected(sound.error());
    if (file.presetBye) pairing->pairingAllocatedBye = file.presetBye;
    return std::move(*pairing);
}

std::string listOf(const RoundPairing& pairing) {
    const std::size_t pairs = pairing.boards.size() + (pairing.pairingAllocatedBye ? 1 : 0);
    std::string list = fmt::format("{}\n", pairs);
    for (const pairing::Pair& pair : pairing.boards)
        list += fmt::format("{} {}\n", pair.white.value(), pair.black.value());
    if (pairing.pairingAllocatedBye) list += fmt::format("{} 0\n", pairing.pairingAllocatedBye->value());
    return list;
}

} // namespace arbiter::cli
