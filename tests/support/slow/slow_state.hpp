// The state before a round as the slow pairer sees it: everything the Handbook's definitions name.
// Derived from the recorded rounds by the letter, without thought for speed.
#pragma once

#include <optional>
#include <set>
#include <span>
#include <vector>

#include "pairing/model/tournament.hpp"

namespace support::slow {

using pairing::Colour;
using pairing::PairingNumber;
using pairing::Points;
using pairing::RoundNumber;
using pairing::Tournament;

enum class Float { None, Down, Up };

// FIDE C.04.3 art. 1.7 (A.6 of 2017), weakest first.
enum class Strength { None, Mild, Strong, Absolute };

struct Preference {
    Strength strength = Strength::None;
    std::optional<Colour> colour;
};

struct Member {
    PairingNumber number;
    Points score;                // pairing score
    Points realScore;            // without virtual points
    std::vector<Colour> colours; // of the played games, latest last
    int difference = 0;          // Whites minus Blacks
    Preference preference;
    bool topscorer = false;
    bool byeBarred = false;
    bool countsAsOdd = false; // art. 5.2.5
    int unplayedRounds = 0;
    Float previousRound = Float::None;
    Float twoRoundsAgo = Float::None;
    std::set<PairingNumber> met;
    std::set<PairingNumber> forbidden;
};

// The participants in the order of art. 1.2: pairing score, then number. No more than 32.
struct State {
    pairing::RuleEdition edition = pairing::RuleEdition::Fide2026;
    std::vector<Member> members;
    std::optional<Colour> initialColour;
};

[[nodiscard]] State stateBefore(const Tournament& tournament, RoundNumber round,
                                std::span<const PairingNumber> participants);

// The points that decide the brackets of that round: score so far and virtual points. C.04.7 art. 1.5.
[[nodiscard]] Points pairingScore(const Tournament& tournament, const pairing::Player& player,
                                  RoundNumber round);

} // namespace support::slow
