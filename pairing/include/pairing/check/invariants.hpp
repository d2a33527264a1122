// What no pairing of a round may break, whoever made it: every fault as data, with its article.
// Run before every pairing is handed out; it derives all it needs from the tournament, not from an engine.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "pairing/model/round_pairing.hpp"
#include "pairing/model/tournament.hpp"
#include "rules/base/text.hpp"

namespace pairing::check {

struct InvariantViolation {
    enum class Kind {
        UnknownPlayer,    // a number that no registered player has
        NotAParticipant,  // paired, or given the bye, without taking part in the round
        PairedTwice,      // on two boards, or on a board and with the bye, or against oneself
        LeftOut,          // takes part, but neither paired nor given the bye
        ByeNotDue,        // FIDE C.04.1 art. 3: the field is even, or it is a second one
        ByeBarred,        // FIDE C.04.3 art. 2.1.2 [C2]
        Rematch,          // FIDE C.04.3 art. 2.1.1 [C1]
        ColourClash,      // FIDE C.04.3 art. 2.1.3 [C3]
        ForbiddenMeeting, // a forbidden pair or group of the event
        WrongColours,     // FIDE C.04.3 art. 5.2
        BoardOrder        // FIDE C.04.2 art. 3.6
    };
    Kind kind;
    std::vector<PairingNumber> players; // the players concerned; of a pair, White first
    std::optional<BoardNumber> board;   // where in the pairing; none for the bye and for those left out
    rules::Text message;                // one sentence that names the players and the article

    friend bool operator==(const InvariantViolation&, const InvariantViolation&) = default;
};

// The article that a kind of violation breaks, e.g. "C.04.3 2.1.1 [C1]".
[[nodiscard]] std::string_view articleOf(InvariantViolation::Kind kind);

// All violations of `pairing` for `round`, judged by the rounds before it (later recorded ones are ignored).
// `participants`: who is to be paired, any order, each once. Empty if all is well.
// Without an initial colour in the tournament, art. 5.2.5 is not judged. Of a round robin, only that nobody
// plays twice and only participants do: the rest is the table.
[[nodiscard]] std::vector<InvariantViolation> checkInvariants(const Tournament& tournament, RoundNumber round,
                                                              std::span<const PairingNumber> participants,
                                                              const RoundPairing& pairing);

} // namespace pairing::check
