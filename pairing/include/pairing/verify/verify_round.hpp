// A second judge beside the engine: is this the pairing that FIDE C.04.3 asks for, by the edition of the
// event? Use it before a pairing is published. It shares nothing with the engine but the model: no matching
// with weights, no narrowing of optimal sets. Small brackets are decided by looking at every set of members.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "pairing/check/invariants.hpp"
#include "pairing/model/round_pairing.hpp"
#include "pairing/model/tournament.hpp"

namespace pairing::verify {

// Up to what size the judge proves a pairing; beyond it says what it did not prove.
struct Limits {
    std::size_t members = 14;  // of a bracket, and of the following one where [C8] needs it; at most 16
    std::size_t players = 600; // of a round
};

struct BracketVerdict {
    enum class Proof {
        Proved,   // it is the first of the best candidates
        Refuted,  // there is a better one, or an equally good one that comes earlier
        NotProved // too large for this judge
    };
    Proof proof = Proof::NotProved;
    Points score; // of the residents
    std::vector<PairingNumber> movedDown;
    std::vector<PairingNumber> residents;
    // With Refuted: what the given candidate does worse, "[C12]" ("C.10" of 2017), or "order" if only the
    // order of generation decides; the article, "C.04.3 2.4.7"; the right pairs, higher ranked first, and who
    // floats; and the boards that differ.
    std::string criterion;
    std::string article;
    std::vector<Pair> rightPairs;
    std::vector<PairingNumber> rightFloaters;
    std::vector<BoardNumber> boards;
    rules::Text message; // one sentence, with Refuted and NotProved
};

struct RoundVerdict {
    RoundNumber round;
    std::vector<check::InvariantViolation> faults; // structure, absolute criteria, colours, order of boards
    // [C4], [C5]: the bye could go to a lower score, or nobody can be left over so; empty if all is well.
    std::vector<rules::Text> completion;
    // From the top; none after the first refuted bracket, since the later ones follow from it. In the edition
    // of 2017 none after one that is not proved, since it is not known which bracket comes next (A.9).
    std::vector<BracketVerdict> brackets;
    // Why no bracket was looked at: faults, a round robin, or too many players.
    std::optional<rules::Text> notJudged;

    // Nothing was found against the pairing.
    [[nodiscard]] bool accepts() const noexcept;
    // Everything was proved.
    [[nodiscard]] bool proves() const noexcept;
    // What was found against it, one sentence each, with round, boards and criterion.
    [[nodiscard]] std::vector<rules::Text> objections() const;
};

// Judges `pairing` by the rounds before `round`; `participants` in any order, each once, all registered.
[[nodiscard]] RoundVerdict verifyRound(const Tournament& tournament, RoundNumber round,
                                       std::span<const PairingNumber> participants,
                                       const RoundPairing& pairing, const Limits& limits = {});

} // namespace pairing::verify
