// The checker: pairs every recorded round of a tournament again and says where the record differs.
// Use it with the pairing function of the tournament's system; it returns values and prints nothing.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "pairing/check/invariants.hpp"
#include "pairing/model/round_pairing.hpp"
#include "pairing/model/tournament.hpp"
#include "rules/base/expected.hpp"

namespace pairing::check {

// A pairing system, e.g. dutch::pairRound.
using PairingFunction = std::function<rules::Expected<RoundPairing, PairingRefusal>(
    const Tournament& tournament, RoundNumber round, std::span<const PairingNumber> participants)>;

// A recorded pair. Old files may lack the colours of a forfeited game; then `pair` has the lower number as
// White and the colours are not compared.
struct RecordedPair {
    Pair pair;
    bool coloursKnown = true;
    friend bool operator==(const RecordedPair&, const RecordedPair&) = default;
};

// The same two players with other colours.
struct ColourDifference {
    Pair engine;
    Pair recorded;
    friend bool operator==(const ColourDifference&, const ColourDifference&) = default;
};

// One round: what is recorded, what the system pairs, and the difference. All lists are in board order
// (FIDE C.04.2 art. 3.6).
struct RoundCheck {
    RoundNumber round;
    std::vector<PairingNumber> participants; // had an opponent or the pairing-allocated bye; ascending
    std::vector<RecordedPair> recorded;
    std::vector<PairingNumber> recordedByes;      // one in a round of an odd field
    std::optional<RoundPairing> engine;           // none if the system refused
    std::optional<PairingRefusal> refusal;        // the system found no pairing: a finding of its own
    std::vector<Pair> onlyEngine;                 // pairs that only the engine has
    std::vector<RecordedPair> onlyRecorded;       // pairs that only the record has
    std::vector<ColourDifference> colours;        // same pair, other colours
    bool byeDiffers = false;                      // other, missing or additional pairing-allocated bye
    std::vector<InvariantViolation> ruleBreaches; // of the recorded pairing; its board order is not recorded

    [[nodiscard]] bool pairsDiffer() const noexcept {
        return refusal.has_value() || byeDiffers || !onlyEngine.empty() || !onlyRecorded.empty();
    }
    [[nodiscard]] bool equal() const noexcept { return !pairsDiffer() && colours.empty(); }
};

struct TournamentCheck {
    std::vector<RoundCheck> rounds;
    bool initialColourInferred = false; // it was not stated; the first round with colours told it

    [[nodiscard]] bool equal() const noexcept;
};

// Who took part in the pairing of a recorded round, ascending.
[[nodiscard]] std::vector<PairingNumber> participantsOf(const Tournament& tournament, RoundNumber round);

// The initial colour as stated, else as the first pair of the record tells it by art. 5.2.5 (formats 6.3).
[[nodiscard]] std::optional<Colour> initialColourOf(const Tournament& tournament);

// Precondition: 1 <= round <= tournament.recordedRounds().
[[nodiscard]] RoundCheck checkRound(const Tournament& tournament, RoundNumber round,
                                    const PairingFunction& pairRound);

// Every recorded round in which somebody was paired, or only the one wanted.
[[nodiscard]] TournamentCheck checkTournament(const Tournament& tournament, const PairingFunction& pairRound,
                                              std::optional<RoundNumber> onlyRound = std::nullopt);

} // namespace pairing::check
