// What happened to a player in one round: a closed set of named cases (spec: C.04.2, C.07 art. 16).
// Use std::visit; a question such as "does it count for colour?" is a function below, with its article.
#pragma once

#include <optional>
#include <variant>

#include "pairing/model/numbers.hpp"
#include "pairing/model/points.hpp"
#include "rules/base/colour.hpp"

namespace pairing {

using rules::Colour;

// One side's result of a game. A ½-0, 0-½ or played 0-0 is two sides with unequal outcomes.
enum class Outcome { Win, Draw, Loss };

// A game over the board. Not rated: it lasted less than one move by each side (TRF W D L).
struct PlayedGame {
    PairingNumber opponent;
    Colour colour = Colour::White;
    Outcome outcome = Outcome::Draw;
    bool rated = true;
    friend bool operator==(const PlayedGame&, const PlayedGame&) = default;
};

// Paired, not played, won because the opponent did not appear. Old files may lack the scheduled colour.
struct ForfeitWin {
    PairingNumber opponent;
    std::optional<Colour> colour;
    friend bool operator==(const ForfeitWin&, const ForfeitWin&) = default;
};

// Paired, not played, lost; the opponent won by forfeit.
struct ForfeitLoss {
    PairingNumber opponent;
    std::optional<Colour> colour;
    friend bool operator==(const ForfeitLoss&, const ForfeitLoss&) = default;
};

// Paired, not played, lost by both.
struct DoubleForfeit {
    PairingNumber opponent;
    std::optional<Colour> colour;
    friend bool operator==(const DoubleForfeit&, const DoubleForfeit&) = default;
};

// Paired and started, result not known yet; a draw for pairing only (FIDE C.04.2 art. 3.1).
struct AdjournedGame {
    PairingNumber opponent;
    Colour colour = Colour::White;
    friend bool operator==(const AdjournedGame&, const AdjournedGame&) = default;
};

// Paired, result not entered yet.
struct PendingGame {
    PairingNumber opponent;
    Colour colour = Colour::White;
    friend bool operator==(const PendingGame&, const PendingGame&) = default;
};

// The bye of an odd field (FIDE C.04.1 art. 3).
struct PairingAllocatedBye {
    friend bool operator==(const PairingAllocatedBye&, const PairingAllocatedBye&) = default;
};

// Requested byes (FIDE C.04.2 art. 3.3); the full-point bye is deprecated.
struct FullPointBye {
    friend bool operator==(const FullPointBye&, const FullPointBye&) = default;
};
struct HalfPointBye {
    friend bool operator==(const HalfPointBye&, const HalfPointBye&) = default;
};
struct ZeroPointBye {
    friend bool operator==(const ZeroPointBye&, const ZeroPointBye&) = default;
};

// Not in the pairing and nothing requested: not yet arrived, withdrawn, or left out.
struct NotPaired {
    friend bool operator==(const NotPaired&, const NotPaired&) = default;
};

using RoundEvent = std::variant<NotPaired, PlayedGame, ForfeitWin, ForfeitLoss, DoubleForfeit, AdjournedGame,
                                PendingGame, PairingAllocatedBye, FullPointBye, HalfPointBye, ZeroPointBye>;

// A bye asked for in advance.
enum class RequestedBye { FullPoint, HalfPoint, ZeroPoint };

[[nodiscard]] RoundEvent toRoundEvent(RequestedBye bye);

// The points of each kind of event. FIDE C.04.1 art. 3, C.04.2 art. 3.3, Laws of Chess 10.1.
struct ScoringSystem {
    Points win = Points::fromTenths(10);
    Points draw = Points::fromTenths(5);
    Points loss{};
    Points forfeitWin = Points::fromTenths(10);
    Points forfeitLoss{};
    Points pairingAllocatedBye = Points::fromTenths(10);
    Points fullPointBye = Points::fromTenths(10);
    Points halfPointBye = Points::fromTenths(5);
    Points zeroPointBye{};

    // Win, draw, loss; a forfeit win, the PAB and the full-point bye are worth a win, a half-point bye a
    // draw, a forfeit loss and a zero-point bye nothing (spec 1.2 of C.07: FLOSS is worth a loss).
    [[nodiscard]] static ScoringSystem of(Points win, Points draw, Points loss);

    friend bool operator==(const ScoringSystem&, const ScoringSystem&) = default;
};

// The points that count in the standings. A pending or adjourned game has none yet.
[[nodiscard]] Points pointsOf(const RoundEvent& event, const ScoringSystem& scoring);

// The points that count for pairing: as above, but an adjourned game is a draw (FIDE C.04.2 art. 3.1).
[[nodiscard]] Points pairingPointsOf(const RoundEvent& event, const ScoringSystem& scoring);

// A game over the board, finished or adjourned: it makes the two "have met" and gives a colour
// (FIDE C.04.2 art. 3.4 and 3.5). A pending game counts too: it is being played.
[[nodiscard]] bool wasPlayed(const RoundEvent& event);

// The colour that counts for the colour history: played games only (FIDE C.04.2 art. 3.4).
[[nodiscard]] std::optional<Colour> playedColour(const RoundEvent& event);

// The colour that the pairing gave, played or not.
[[nodiscard]] std::optional<Colour> scheduledColour(const RoundEvent& event);

// The opponent that the pairing gave, played or not.
[[nodiscard]] std::optional<PairingNumber> scheduledOpponent(const RoundEvent& event);

// The opponent of a played game: they may not meet again (FIDE C.04.1 art. 2, C.04.2 art. 3.5).
[[nodiscard]] std::optional<PairingNumber> metOpponent(const RoundEvent& event);

// In the pairing of the round: had an opponent or the pairing-allocated bye (spec of TRF, 6.1).
[[nodiscard]] bool tookPartInPairing(const RoundEvent& event);

} // namespace pairing
