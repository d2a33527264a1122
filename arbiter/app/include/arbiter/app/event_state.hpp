// An event as it stands: the tournament for the rules, the persons behind the numbers, the rounds as paired.
// A value; made by apply() from actions, read by everybody.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "arbiter/app/action.hpp"
#include "arbiter/app/departure.hpp"
#include "arbiter/app/game_result.hpp"
#include "arbiter/app/player_id.hpp"
#include "arbiter/app/prohibition.hpp"
#include "arbiter/app/ruled_incident.hpp"
#include "pairing/model/tournament.hpp"

namespace arbiter::app {

// The person behind a pairing number, and whether he takes part.
struct Entrant {
    PlayerId id;
    pairing::PairingNumber number;                     // as it stands now
    pairing::RoundNumber firstRound{1};                // the first round he is taken into account for
    std::optional<pairing::RoundNumber> withdrawnFrom; // FIDE C.04.2 art. 3.2
    bool expelled = false;                             // then withdrawnFrom is set, too
    bool checkedIn = false;                            // see EventState::checkInOpen
    bool mayHaveHalfPointByes = true;
    std::optional<pairing::BoardNumber> fixedBoard;
    std::optional<pairing::RoundNumber> noShowSettled; // the round that he missed and was asked about
    friend bool operator==(const Entrant&, const Entrant&) = default;
};

enum class RoundState {
    Draft,   // paired, not published: it can still be taken back without a trace in the hall
    Running, // published, and at least one board has no result
    Complete
};

// A board whose result is contested; it has none until there is a ruling.
struct Dispute {
    pairing::BoardNumber board;
    GameResult reported = GameResult::Open;
    std::string note;
    friend bool operator==(const Dispute&, const Dispute&) = default;
};

// Something told in passing, shown before each pairing until it is settled.
struct Note {
    std::uint32_t number = 0;
    std::string text;
    std::optional<PlayerId> player;
    friend bool operator==(const Note&, const Note&) = default;
};

// Two players of equal rating who exchanged their numbers: that stays, whenever the list is numbered
// anew, as long as they are equal.
struct ChosenOrder {
    PlayerId one;
    PlayerId other;
    friend bool operator==(const ChosenOrder&, const ChosenOrder&) = default;
};

struct NumberedProhibition {
    std::uint32_t number = 0;
    Prohibition prohibition;
    friend bool operator==(const NumberedProhibition&, const NumberedProhibition&) = default;
};

struct RatingCorrection {
    pairing::RoundNumber round;
    pairing::BoardNumber board;
    GameResult result = GameResult::Open;
    friend bool operator==(const RatingCorrection&, const RatingCorrection&) = default;
};

// A paired round is a fact: later corrections and late entries never change it (FIDE C.04.2 art. 4.3).
// Results and byes stand with the players, in tournament.players[…].rounds.
struct PairedRound {
    std::vector<PairedBoard> boards; // board 1 first
    std::optional<PlayerId> pairingAllocatedBye;
    std::vector<NumberInRound> numbers; // the pairing numbers used, by ascending id
    pairing::RuleEdition edition = pairing::RuleEdition::Fide2026;
    std::string engine;
    bool draft = false;
    bool byHand = false; // boards are not the engine's
    std::vector<Dispute> disputes;
    std::vector<PlayerId> cancelled;  // still on their boards, as forfeits
    std::vector<rules::Text> changes; // by hand since it was paired, for the sheet
    friend bool operator==(const PairedRound&, const PairedRound&) = default;
};

struct EventState {
    bool created = false;
    std::string preset;
    std::uint64_t seed = 0;
    std::vector<std::string> tieBreaks;
    // The list came with pairing numbers of its own (TRF): newcomers are put in, nobody is sorted.
    bool ownOrder = false;
    pairing::Tournament tournament;
    std::vector<Entrant> entrants; // by ascending id
    std::vector<PairedRound> rounds;
    std::optional<HandPairingKept> handPairing; // of the next round, while its session is open
    PlayerId nextPlayerId{1};
    ByeRules byeRules;
    EventRules eventRules;
    std::vector<ChosenOrder> exchangedNumbers; // in the order of the acts
    bool checkInOpen = false;                  // somebody was checked in: only who is checked in is paired
    bool closed = false;
    std::vector<NumberedProhibition> prohibitions; // tournament.forbidden is made from them
    std::vector<Note> notes;                       // that are not settled
    std::vector<RatingCorrection> ratingCorrections;
    std::uint32_t nextProhibition = 1;
    std::uint32_t nextNote = 1;
    std::vector<RuledIncident> incidents; // by number
    std::uint32_t nextIncident = 1;
    // What goes into the report file as lines "### …": integrity events and what was read with a file.
    std::vector<std::string> comments;
    std::vector<Departure> departedActs; // acts that the Handbook does not know (see fide_mode.hpp)
    std::vector<TieOrdered> orderedTies; // in the order of the acts
    bool lotsDrawn = false;              // for all who are tied to the end, from `seed`
    // The round in which FIDE mode was left; nothing undoes that (see fide_mode.hpp).
    std::optional<pairing::RoundNumber> fideModeLeftIn;

    friend bool operator==(const EventState&, const EventState&) = default;

    [[nodiscard]] const Entrant* find(PlayerId id) const noexcept;
    [[nodiscard]] Entrant* find(PlayerId id) noexcept;
    // The player behind an id, or nullptr.
    [[nodiscard]] const pairing::Player* playerOf(PlayerId id) const noexcept;
    [[nodiscard]] pairing::Player* playerOf(PlayerId id) noexcept;
    // Who has that pairing number now.
    [[nodiscard]] std::optional<PlayerId> idOf(pairing::PairingNumber number) const noexcept;
    // In the order of tournament.players.
    [[nodiscard]] std::vector<PlayerId> idsByNumber() const;

    [[nodiscard]] pairing::RoundNumber pairedRounds() const noexcept;
    [[nodiscard]] pairing::RoundNumber nextRound() const noexcept;
    // Round must be paired.
    [[nodiscard]] const PairedRound& round(pairing::RoundNumber number) const;
    [[nodiscard]] RoundState stateOf(pairing::RoundNumber number) const;
    // Round and board must exist.
    [[nodiscard]] GameResult resultOf(pairing::RoundNumber round, pairing::BoardNumber board) const;
    // Boards of a paired round without a result.
    [[nodiscard]] std::vector<pairing::BoardNumber> openBoards(pairing::RoundNumber round) const;
    // Takes part from the next round on: entered, not withdrawn, here.
    [[nodiscard]] bool isActive(const Entrant& entrant) const noexcept;
    // To be paired in the next round: active, no bye asked for (spec 1.3).
    [[nodiscard]] std::vector<PlayerId> participantsOfNextRound() const;
    // Every planned round is paired and complete.
    [[nodiscard]] bool isFinished() const;
};

} // namespace arbiter::app
