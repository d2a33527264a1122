// What the verifier knows of a round: the participants in order, and who may meet whom.
// Derived from the recorded rounds by the checker's field and by itself, not by an engine.
#pragma once

#include <vector>

#include "check/field.hpp"

namespace pairing::verify {

enum class Drift { None, Down, Up }; // FIDE C.04.3 art. 1.4

struct Seat {
    check::Entrant entrant;
    int unplayed = 0;               // rounds without a game over the board
    std::optional<Colour> repeated; // the colour of the two latest games, if it was the same
    Drift previous = Drift::None;
    Drift twoAgo = Drift::None;

    [[nodiscard]] Points score() const { return entrant.score; }
    [[nodiscard]] PairingNumber number() const { return entrant.player->number; }
};

class State {
  public:
    State(const Tournament& tournament, RoundNumber round, std::span<const PairingNumber> participants);

    [[nodiscard]] RuleEdition edition() const { return edition_; }
    [[nodiscard]] std::size_t size() const { return seats_.size(); }
    [[nodiscard]] const Seat& operator[](std::size_t seat) const { return seats_[seat]; } // by art. 1.2
    [[nodiscard]] std::optional<std::size_t> find(PairingNumber number) const;
    // [C1], [C3], forbidden pairs.
    [[nodiscard]] bool legal(std::size_t one, std::size_t other) const {
        return legal_[one * seats_.size() + other] != 0;
    }
    // Art. 5.2: the colour of the higher ranked of the two.
    [[nodiscard]] Colour colourOfHigher(std::size_t higher, std::size_t lower) const;

  private:
    void readHistory(const Tournament& tournament, RoundNumber round);
    void judgeMeetings(const Tournament& tournament, RoundNumber round);

    RuleEdition edition_;
    check::Field field_;
    std::vector<Seat> seats_;
    std::vector<char> legal_;
};

} // namespace pairing::verify
