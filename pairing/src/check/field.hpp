// What the checker knows of each participant before a round, derived from the recorded rounds alone.
// Use it to judge a pairing; the pairing engines have their own derivation, on purpose.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <tuple>
#include <vector>

#include "pairing/model/round_pairing.hpp"
#include "pairing/model/tournament.hpp"

namespace pairing::check {

// FIDE C.04.3 art. 1.7, weakest first.
enum class PreferenceStrength { None, Mild, Strong, Absolute };

struct Entrant {
    const Player* player = nullptr;
    Points score;             // pairing score: FIDE C.04.7 art. 1.5
    Points boardScore;        // sorts the boards: the pairing score; in the edition of 2017 the real one
    bool topscorer = false;   // FIDE C.04.3 art. 1.8
    bool byeBarred = false;   // FIDE C.04.1 art. 4
    bool countsAsOdd = false; // the number that decides art. 5.2.5 is odd (reading P1)
    int colourDifference = 0; // FIDE C.04.3 art. 1.6
    PreferenceStrength strength = PreferenceStrength::None;
    Colour preferred = Colour::White; // meaningful with a preference only
};

// The colour that art. 5.2 gives to the first player of a pair, and the article that decides.
struct ColourVerdict {
    Colour first;
    std::string_view article;
};

class Field {
  public:
    // Participants that are not registered are left out.
    Field(const Tournament& tournament, RoundNumber round, std::span<const PairingNumber> participants);

    [[nodiscard]] const std::vector<Entrant>& entrants() const noexcept { return entrants_; } // by number
    [[nodiscard]] const Entrant* find(PairingNumber number) const;

    // FIDE C.04.3 art. 5.2; nothing where art. 5.2.5 is needed and no initial colour is known.
    [[nodiscard]] std::optional<ColourVerdict> colourOf(const Entrant& one, const Entrant& other) const;

    // Sorts boards as FIDE C.04.2 art. 3.6 recommends: smaller first.
    using BoardKey = std::tuple<Points, Points, PairingNumber>;
    [[nodiscard]] static BoardKey boardKey(const Entrant& one, const Entrant& other);

  private:
    const Tournament* tournament_;
    RoundNumber round_;
    std::vector<Entrant> entrants_;
};

// "Higher ranked": FIDE C.04.3 art. 1.2.
[[nodiscard]] bool ranksBefore(const Entrant& one, const Entrant& other);

} // namespace pairing::check
