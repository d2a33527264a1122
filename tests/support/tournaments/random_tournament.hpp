// Seeded random tournaments with a history of every kind: byes, forfeits, withdrawals, late entries,
// forbidden pairs, accelerations, point systems. The pairings come from outside, round by round.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "pairing/check/check_tournament.hpp"
#include "pairing/model/round_pairing.hpp"
#include "pairing/model/tournament.hpp"
#include "support/tournaments/random_numbers.hpp"

namespace support {

// How a tournament is to be; percentages are per player or game and round.
struct TournamentPlan {
    int players = 8;
    int rounds = 5;
    pairing::RuleEdition edition = pairing::RuleEdition::Fide2026; // not drawn
    pairing::ScoringSystem scoring;
    pairing::Colour initialColour = pairing::Colour::White;
    pairing::ParityNumbering parityNumbering = pairing::ParityNumbering::TakenPartSoFar;
    enum class Acceleration { None, Baku, TopHalf, Irregular } acceleration = Acceleration::None;
    bool gapsInNumbers = false;
    int lateEntries = 0; // how many players arrive after round 1
    int forbiddenPairs = 0;
    int forbiddenGroups = 0;
    int inOneClub = 0; // of a hundred players: must not meet each other; not drawn
    int draws = 35;
    int forfeits = 0;
    int doubleForfeits = 0;
    int unusualResults = 0; // ½-0, 0-½ and played 0-0
    int adjournedGames = 0;
    int fullPointByes = 0;
    int halfPointByes = 0;
    int zeroPointByes = 0;
    int withdrawals = 0;

    // A plan with every axis drawn at random.
    [[nodiscard]] static TournamentPlan draw(RandomNumbers& random, int fewestPlayers, int mostPlayers);

    // Names of what is special in it, for counting what a test has covered.
    [[nodiscard]] std::vector<std::string> features() const;
};

// A tournament in play. The caller pairs `round()` for `participants()` as he likes and gives the pairing to
// play(), which makes up the results and says who takes part in the next round.
class RandomTournament {
  public:
    RandomTournament(std::uint64_t seed, const TournamentPlan& plan);

    [[nodiscard]] const pairing::Tournament& tournament() const noexcept { return tournament_; }
    [[nodiscard]] pairing::RoundNumber round() const noexcept { return round_; }
    [[nodiscard]] const std::vector<pairing::PairingNumber>& participants() const noexcept {
        return participants_;
    }
    // All planned rounds are played, or fewer than two players are left.
    [[nodiscard]] bool isOver() const noexcept;

    void play(const pairing::RoundPairing& pairing);

  private:
    void registerPlayers();
    void accelerate();
    void forbid();
    void chooseParticipants();
    void playGame(pairing::Player& white, pairing::Player& black);

    TournamentPlan plan_;
    RandomNumbers random_;
    pairing::Tournament tournament_;
    pairing::RoundNumber round_{1};
    std::vector<pairing::PairingNumber> participants_;
    std::map<pairing::PairingNumber, pairing::RoundNumber> arrivals_;
    std::map<pairing::PairingNumber, pairing::RoundEvent> byes_; // of this round
    std::map<pairing::PairingNumber, bool> withdrawn_;
};

// Plays the tournament to its end, or to the round that `pairRound` refuses.
[[nodiscard]] pairing::Tournament playTournament(std::uint64_t seed, const TournamentPlan& plan,
                                                 const pairing::check::PairingFunction& pairRound);

} // namespace support
