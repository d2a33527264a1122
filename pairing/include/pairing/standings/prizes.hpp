// Prize money: the lists that were announced, how ties share, and who gets what and why, to the cent.
// FIDE regulates no division; the announcement of the event says which of the usual ones holds.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "pairing/model/tournament.hpp"
#include "pairing/standings/money.hpp"
#include "pairing/standings/standings.hpp"
#include "rules/base/diagnostics.hpp"

namespace pairing::standings {

// Who may win a category prize; every condition that is set must hold. By the list of the start.
struct PrizeCondition {
    std::optional<Sex> sex;
    std::optional<int> bornFrom;  // year, included
    std::optional<int> bornUntil; // year, included
    std::optional<Rating> ratingFrom;
    std::optional<Rating> ratingBelow;
    bool alsoUnrated = false; // a player without a rating meets the conditions on ratings
    bool onlyUnrated = false;
    std::string club;
    std::string federation;
    friend bool operator==(const PrizeCondition&, const PrizeCondition&) = default;
};

[[nodiscard]] bool meets(const Player& player, const PrizeCondition& condition);

struct PrizeList {
    std::string name; // of a category; empty for the main prizes
    PrizeCondition who;
    std::vector<Money> prizes; // first, second, … ; never rising
    friend bool operator==(const PrizeList&, const PrizeList&) = default;
};

// What a main prize is for players with equal points.
enum class Division {
    None,  // the prize of the own place; who shares a place shares its prizes
    Equal, // all with the same points share the prizes of their places
    Hort   // half the prize of the own place, half an equal share
};

struct PrizePlan {
    PrizeList main;
    std::vector<PrizeList> categories;
    Division division = Division::None;
    bool onePerPlayer = true;     // the best one; otherwise all that he has won
    bool withdrawnMayWin = false; // players who have withdrawn; expelled ones never
    Money unit = Money::whole(1); // amounts are paid in multiples of it
    Money least;                  // no share below; the lowest placed of a tie leave it first
    std::optional<Money> budget;  // what there is
    std::string currency;
    friend bool operator==(const PrizePlan&, const PrizePlan&) = default;
};

// Prizes that rise, more money than there is, a category without a name or a prize: all faults at once.
[[nodiscard]] rules::Diagnostics checkPlan(const PrizePlan& plan);

// Σ of all prizes of the plan.
[[nodiscard]] Money sumOf(const PrizePlan& plan);

struct Award {
    PairingNumber player;
    std::optional<std::size_t> category; // of the plan; none: a main prize
    int firstPrize = 1;                  // the prizes of this list that were put together …
    int lastPrize = 1;
    int sharedBy = 1;    // … and by how many they are shared
    Money pool;          // their sum
    bool byHort = false; // with the prize of the own place:
    Money ofOwnPlace;
    Money amount;
    Money insteadOf; // the main share that this prize takes the place of
    friend bool operator==(const Award&, const Award&) = default;
};

struct PrizeGiving {
    std::vector<Award> awards; // in the order of the standings
    Money offered;             // Σ of the plan
    Money paid;
    Money unclaimed; // prizes for which nobody is left
    Money freed;     // main shares given up for a better category prize; the pool is not recomputed
};

// Precondition: the plan passes checkPlan. offered = paid + unclaimed + freed.
[[nodiscard]] PrizeGiving givePrizes(const Tournament& tournament, const Standings& standings,
                                     const PrizePlan& plan);

} // namespace pairing::standings
