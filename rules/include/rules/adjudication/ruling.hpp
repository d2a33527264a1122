// An arbiter's ruling as a value: what becomes of the game, the clocks and the players' duties, and why.
// Use it for what is announced, kept on record and printed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/base/by_colour.hpp"
#include "rules/base/text.hpp"
#include "rules/board/move.hpp"
#include "rules/board/square_set.hpp"
#include "rules/draws/draw_claim.hpp"

namespace rules::adjudication {

enum class Verdict {
    GoesOn,
    Over,           // scores say how
    NewGame,        // this one does not count
    NotAdmitted,    // the request is not looked at; the game goes on
    ArbiterDecides, // options, one recommended
    AskFact,        // the ruling depends on something that was not said
    Refused         // what was asked for is not possible
};

// In half points, for each player: ½-0 and 0-0 exist (11.7, 11.8, 12.9).
enum class Score : std::uint8_t { Zero, Half, One };

// One of the things that an arbiter may do, and what it does by itself.
struct Option {
    Text words;
    std::optional<ByColour<Score>> scores{}; // it ends the game
    std::vector<draws::ClockChange> clockChanges{};

    friend bool operator==(const Option&, const Option&) = default;
};

struct Ruling {
    Verdict verdict = Verdict::GoesOn;
    std::optional<ByColour<Score>> scores; // Over
    bool forfeit = false;                  // without a game played (6.7.1)
    Text remark{};                         // a few words behind the result: "move stands"; may be empty

    std::vector<draws::ClockChange> clockChanges;
    std::vector<Text> duties;                        // "White must move the rook on a1", in order
    std::optional<std::vector<board::Move>> allowed; // by touch-move; none: every legal move
    ByColour<std::uint32_t> illegalActs{};           // counted after this ruling

    std::vector<std::string> articles;
    std::vector<Text> explanation; // sentences, to be read aloud one after the other
    std::vector<Option> options;   // ArbiterDecides; the first is recommended
    Text question{};               // AskFact

    friend bool operator==(const Ruling&, const Ruling&) = default;
};

// The ruling with one of its options chosen. Precondition: there is that option.
[[nodiscard]] Ruling chosen(Ruling ruling, std::size_t option);

// Sentences with full stops.
[[nodiscard]] std::string spoken(const Ruling& ruling, const Translator& translator = {});

// 10.2: each score is one that a game can give, and the sum is not more than a game gives.
[[nodiscard]] bool arePossible(ByColour<Score> scores);

// "1-0", "1/2-1/2", "0-0", "1/2-0" …
[[nodiscard]] std::string textOf(ByColour<Score> scores);

} // namespace rules::adjudication
