// Small tournaments for rule tests, written as people write them: a crosstable, or sentences.
// Use them so that a test shows its history and not the making of it.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "pairing/model/tournament.hpp"

namespace support {

inline constexpr pairing::RoundNumber round1{1};
inline constexpr pairing::RoundNumber round2{2};
inline constexpr pairing::RoundNumber round3{3};
inline constexpr pairing::RoundNumber round4{4};
inline constexpr pairing::RoundNumber round5{5};
inline constexpr pairing::RoundNumber round6{6};
inline constexpr pairing::RoundNumber round7{7};

// A line of a crosstable: the number, and a cell for each round, blanks between them: opponent, colour and
// result ("4w1", "5b=", "8w0", forfeits "3b+" and "3b-", both "-" for a double forfeit), or "U" for the
// pairing-allocated bye, "F", "H", "Z" for the requested ones, "." for not paired.
struct CrosstableLine {
    int number;
    std::string_view cells;
};

// Throws std::invalid_argument for a cell that cannot be read or lines of different lengths. Initial colour
// White, points 1/½/0, as many planned rounds as the lines have cells.
[[nodiscard]] pairing::Tournament tournamentFrom(const std::vector<CrosstableLine>& lines);

// The same history in words. Players are known by their numbers, 1 … the number of players.
//   Crosstable table(4, 3);
//   table.white(1).beats(3, round1);
//   table.white(2).drawsWith(4, round1);
//   table.player(2).hasTheBye(round2);
// Rounds in which nothing is said of a player are "not paired".
class Crosstable {
  public:
    Crosstable(int players, int plannedRounds);

    // A player who sits at the board with that colour.
    class Seat {
      public:
        Seat& beats(int opponent, pairing::RoundNumber round);
        Seat& drawsWith(int opponent, pairing::RoundNumber round);
        Seat& losesTo(int opponent, pairing::RoundNumber round);
        Seat& winsByForfeitAgainst(int opponent, pairing::RoundNumber round);
        Seat& stayedAwayAndSoDid(int opponent, pairing::RoundNumber round); // double forfeit

      private:
        friend class Crosstable;
        Seat(Crosstable& table, int number, pairing::Colour colour)
            : table_(&table)
            , number_(number)
            , colour_(colour) {}
        Seat& plays(int opponent, pairing::RoundNumber round, pairing::Outcome own, pairing::Outcome others);

        Crosstable* table_;
        int number_;
        pairing::Colour colour_;
    };
    // A player without an opponent.
    class Absentee {
      public:
        Absentee& hasTheBye(pairing::RoundNumber round); // pairing-allocated
        Absentee& hasFullPointBye(pairing::RoundNumber round);
        Absentee& hasHalfPointBye(pairing::RoundNumber round);
        Absentee& isAbsent(pairing::RoundNumber round); // zero-point bye

      private:
        friend class Crosstable;
        Absentee(Crosstable& table, int number)
            : table_(&table)
            , number_(number) {}
        Crosstable* table_;
        int number_;
    };

    [[nodiscard]] Seat white(int number) { return {*this, number, pairing::Colour::White}; }
    [[nodiscard]] Seat black(int number) { return {*this, number, pairing::Colour::Black}; }
    [[nodiscard]] Absentee player(int number) { return {*this, number}; }

    // For the settings that a test is about.
    [[nodiscard]] pairing::Tournament& tournament() noexcept { return tournament_; }

  private:
    void record(int number, pairing::RoundNumber round, const pairing::RoundEvent& event);

    pairing::Tournament tournament_;
};

// Numbers as a test writes them.
[[nodiscard]] std::vector<pairing::PairingNumber> numbers(std::initializer_list<int> values);

} // namespace support
