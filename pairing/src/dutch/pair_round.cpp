#include "pairing/dutch/pair_round.hpp"

#include <algorithm>
#include <tuple>

#include "dutch/completion.hpp"
#include "dutch/obstacle.hpp"
#include "dutch/round_pairer.hpp"
#include "dutch/round_pairer_2017.hpp"

namespace pairing::dutch {
namespace {

// FIDE C.04.2 art. 3.6: the score of the higher ranked, the sum of both scores, the pairing number of the
// higher ranked. Which score, Contestant::boardScore says.
RoundPairing inBoardOrder(const Field& field, std::vector<std::pair<Rank, Rank>> pairs,
                          std::optional<Rank> bye) {
    std::ranges::sort(pairs, {}, [&](const std::pair<Rank, Rank>& pair) {
        const Contestant& one = field[pair.first];
        const Contestant& other = field[pair.second];
        const bool oneIsHigher =
            std::pair(-one.boardScore, one.number) < std::pair(-other.boardScore, other.number);
        const Contestant& higher = oneIsHigher ? one : other;
        return std::tuple(-higher.boardScore, -(one.boardScore + other.boardScore), higher.number);
    });
    RoundPairing result;
    for (const auto& [higher, lower] : pairs) {
        const bool higherIsWhite = coloursOf(field, higher, lower).higherRanked == Colour::White;
        result.boards.push_back(higherIsWhite ? Pair{field[higher].number, field[lower].number}
                                              : Pair{field[lower].number, field[higher].number});
    }
    if (bye) result.pairingAllocatedBye = field[*bye].number;
    return result;
}

// The procedure of the edition; a complete pairing is known to exist.
FieldPairing pairOut(const Field& field, const Completion& completion, SmallestProblem smallest,
                     RoundTrace* trace) {
    RoundTrace ownTrace;
    RoundTrace& told = trace != nullptr ? *trace : ownTrace;
    const auto resultOf = [](const RoundProgress& progress) {
        return FieldPairing{progress.pairs(), progress.bye()};
    };
    switch (field.edition) {
    case RuleEdition::Fide2017:
        return resultOf(RoundPairer2017(field, completion, smallest, told).pairAll());
    case RuleEdition::Fide2026:
        break;
    }
    return resultOf(RoundPairer(field, completion, smallest, told).pairAll());
}

} // namespace

rules::Expected<RoundPairing, PairingRefusal> pairRound(const Tournament& tournament, RoundNumber round,
                                                        std::span<const PairingNumber> participants,
                                                        RoundTrace* trace, SmallestProblem smallest) {
    if (participants.size() < 2)
        return rules::unexpected(
            PairingRefusal{.kind = PairingRefusal::Kind::TooFewPlayers,
                           .round = round,
                           .obstacle = {},
                           .reasons = {rules::text("a round needs at least two players, and "
                                                   "{} can be paired",
                                                   participants.size())}});
    const Field field = buildField(tournament, round, participants);
    Completion completion(field);
    if (const auto barrier = completion.start())
        return rules::unexpected(noLegalPairing(tournament, field, *barrier));
    const FieldPairing pairing = pairOut(field, completion, smallest, trace);
    return inBoardOrder(field, pairing.pairs, pairing.bye);
}

std::optional<FieldPairing> pairField(const Field& field, RoundTrace* trace) {
    if (field.size() < 2) return std::nullopt;
    Completion completion(field);
    if (completion.start()) return std::nullopt;
    return pairOut(field, completion, SmallestProblem::Local, trace);
}

std::vector<PairingNumber> participantsOfNextRound(const Tournament& tournament) {
    const RoundNumber next(static_cast<std::uint16_t>(tournament.recordedRounds().value() + 1));
    std::vector<PairingNumber> participants;
    for (const Player& player : tournament.players)
        if (!player.requestedByes.contains(next)) participants.push_back(player.number);
    return participants;
}

std::vector<PairingNumber> participantsOfRecordedRound(const Tournament& tournament, RoundNumber round) {
    std::vector<PairingNumber> participants;
    for (const Player& player : tournament.players)
        if (tookPartInPairing(player.rounds[round.value() - 1U])) participants.push_back(player.number);
    return participants;
}

} // namespace pairing::dutch
