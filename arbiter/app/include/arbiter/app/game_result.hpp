// The result of one board as an arbiter enters it: "1-0", "=", "+-", "½-0" …
// Use it between what a person types and the two round events that are stored.
#pragma once

#include <optional>
#include <string_view>
#include <utility>

#include "pairing/model/numbers.hpp"
#include "pairing/model/round_event.hpp"

namespace arbiter::app {

enum class GameResult {
    Open, // "*": no result (yet)
    WhiteWins,
    Draw,
    BlackWins,
    WhiteWinsByForfeit,
    BlackWinsByForfeit,
    DoubleForfeit,
    WhiteHalfBlackZero, // these three were played and ended unusually
    WhiteZeroBlackHalf,
    BothZero,
    UnratedWhiteWins, // less than one move by each side: counts here, not for the rating
    UnratedDraw,
    UnratedBlackWins,
    Adjourned // a draw for pairing only (FIDE C.04.2 art. 3.1)
};

struct BoardResult {
    pairing::BoardNumber board;
    GameResult result = GameResult::Open;
    friend bool operator==(const BoardResult&, const BoardResult&) = default;
};

// "1-0 = 0-1 +- -+ -- ½-0 0-½ 0-0 1-0u =u 0-1u *" and "adjourned".
[[nodiscard]] std::string_view codeOf(GameResult result);

// The same codes, also "1/2-1/2", "½-½", "0.5-0.5", "1/2-0", "0-1/2", "1/2-1/2u", with the dashes and minus
// signs that keyboards and spreadsheets make ("–", "−"). Sums above a point (1-½, 1-1) and half points by
// forfeit are no results (FIDE C.04.2; spec 3.5).
[[nodiscard]] std::optional<GameResult> gameResultFromCode(std::string_view code);

// Somebody did not come: won, lost or both lost without a game.
[[nodiscard]] bool isForfeit(GameResult result);

// The same with the colours exchanged: who won has won.
[[nodiscard]] GameResult mirrored(GameResult result);

// What happened to White and to Black.
[[nodiscard]] std::pair<pairing::RoundEvent, pairing::RoundEvent>
eventsOf(GameResult result, pairing::PairingNumber white, pairing::PairingNumber black);

// The way back; nothing if the two sides do not fit together.
[[nodiscard]] std::optional<GameResult> resultOf(const pairing::RoundEvent& white,
                                                 const pairing::RoundEvent& black);

} // namespace arbiter::app
