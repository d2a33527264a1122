// The FIDE (Dutch) System, C.04.3: pairs one round of a tournament, by the edition that the tournament
// follows. State in, pairing out; no clock, no randomness, no limit that changes an answer.
#pragma once

#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "pairing/dutch/field.hpp"
#include "pairing/dutch/trace.hpp"
#include "pairing/model/round_pairing.hpp"
#include "pairing/model/tournament.hpp"
#include "rules/base/expected.hpp"

namespace pairing::dutch {

// The size of problem to begin with in each bracket. The answer is the same; WHOLE is the definition, LOCAL
// is fast.
enum class SmallestProblem { Local, Whole };

// Pairs `round` from the rounds before it; later recorded rounds are ignored.
// `participants`: who is to be paired (FIDE C.04.2 art. 3.2, 3.3), any order, each once, all registered.
// Precondition: tournament.initialColour is set, round >= 1.
// `trace`, if given, tells how each bracket came about.
[[nodiscard]] rules::Expected<RoundPairing, PairingRefusal>
pairRound(const Tournament& tournament, RoundNumber round, std::span<const PairingNumber> participants,
          RoundTrace* trace = nullptr, SmallestProblem smallest = SmallestProblem::Local);

// The pairs of a field in the order of the brackets, the higher ranked first, and who gets the bye.
struct FieldPairing {
    std::vector<std::pair<Rank, Rank>> pairs;
    std::optional<Rank> bye;
    friend bool operator==(const FieldPairing&, const FieldPairing&) = default;
};

// Pairs a field as it stands: for questions such as "and if these two had met?", asked of a changed copy.
// Nothing if it has no legal pairing, or fewer than two members.
[[nodiscard]] std::optional<FieldPairing> pairField(const Field& field, RoundTrace* trace = nullptr);

// Who takes part in the next round after the recorded ones: everybody without a requested bye for it.
[[nodiscard]] std::vector<PairingNumber> participantsOfNextRound(const Tournament& tournament);

// Who took part in the pairing of a recorded round.
[[nodiscard]] std::vector<PairingNumber> participantsOfRecordedRound(const Tournament& tournament,
                                                                     RoundNumber round);

} // namespace pairing::dutch
