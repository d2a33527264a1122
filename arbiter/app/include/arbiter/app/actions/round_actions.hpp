// Acts on a round: paired by the engine or by hand, published, taken back.
// Cases of Action; see arbiter/app/action.hpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/app/player_id.hpp"
#include "pairing/model/tournament.hpp"

namespace arbiter::app {

struct PairedBoard {
    PlayerId white;
    PlayerId black;
    friend bool operator==(const PairedBoard&, const PairedBoard&) = default;
};

struct ByeInRound {
    PlayerId player;
    pairing::RequestedBye kind = pairing::RequestedBye::ZeroPoint;
    friend bool operator==(const ByeInRound&, const ByeInRound&) = default;
};

struct NumberInRound {
    PlayerId player;
    pairing::PairingNumber number;
    friend bool operator==(const NumberInRound&, const NumberInRound&) = default;
};

struct EnginesRound {
    std::vector<PairedBoard> boards;
    std::optional<PlayerId> pairingAllocatedBye;
    friend bool operator==(const EnginesRound&, const EnginesRound&) = default;
};

// Beside a pairing that the arbiter made: what the engine made of the round.
struct MadeByHand {
    std::vector<PlayerId> leftOut; // take part, but are neither paired nor given a bye: no points; ascending
    std::optional<EnginesRound> engine; // none: it found no legal pairing
    friend bool operator==(const MadeByHand&, const MadeByHand&) = default;
};

// One round, with all that a checker needs to make the same pairing again.
struct RoundPaired {
    static constexpr std::string_view journalVerb = "round paired";
    pairing::RoundNumber round;
    std::vector<PairedBoard> boards; // board 1 first
    std::optional<PlayerId> pairingAllocatedBye;
    std::vector<ByeInRound> byes;
    std::vector<NumberInRound> numbers; // the pairing numbers that were used, by ascending id
    pairing::RuleEdition edition = pairing::RuleEdition::Fide2026;
    pairing::Colour initialColour = pairing::Colour::White;
    std::string engine; // name and version
    // Boards of the round before without a result: adjourned by this pairing (FIDE C.04.2 art. 3.1).
    std::vector<pairing::BoardNumber> adjourned{};
    // Not hung up yet: see RoundPublished. Files of version 1 know no drafts; their rounds are published at
    // once.
    bool draft = false;
    std::optional<MadeByHand> byHand{}; // the boards are not the engine's
    friend bool operator==(const RoundPaired&, const RoundPaired&) = default;
};

// A session of pairing the next round by hand, as it stands: not a pairing yet. It can be gone on with, or
// dropped; until then the round is not paired otherwise.
struct HandPairingKept {
    static constexpr std::string_view journalVerb = "hand pairing kept";
    pairing::RoundNumber round;
    std::vector<std::optional<PairedBoard>> boards; // none: a board where nobody sits yet
    std::optional<PlayerId> pairingAllocatedBye;
    std::vector<PlayerId> leftOut;
    friend bool operator==(const HandPairingKept&, const HandPairingKept&) = default;
};

struct HandPairingDropped {
    static constexpr std::string_view journalVerb = "hand pairing dropped";
    pairing::RoundNumber round;
    friend bool operator==(const HandPairingDropped&, const HandPairingDropped&) = default;
};

// The draft is hung up: from now on it is a fact (FIDE C.04.2 art. 4.4).
struct RoundPublished {
    static constexpr std::string_view journalVerb = "round published";
    pairing::RoundNumber round;
    friend bool operator==(const RoundPublished&, const RoundPublished&) = default;
};

// The pairing of the last round is taken back, with the results that it has; its byes are asked for again.
struct RoundUnpaired {
    static constexpr std::string_view journalVerb = "round unpaired";
    pairing::RoundNumber round;
    friend bool operator==(const RoundUnpaired&, const RoundUnpaired&) = default;
};

} // namespace arbiter::app
