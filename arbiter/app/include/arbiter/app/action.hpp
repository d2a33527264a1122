// Everything that can be done to an event: a closed set of named cases, each an entry of the journal.
// The state of an event is what its actions add up to; see apply.hpp.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "arbiter/app/event_settings.hpp"
#include "arbiter/app/game_result.hpp"
#include "arbiter/app/person.hpp"
#include "arbiter/app/player_id.hpp"
#include "arbiter/app/prohibition.hpp"
#include "pairing/model/tournament.hpp"

namespace arbiter::app {

struct EventCreated {
    EventSettings settings;
    friend bool operator==(const EventCreated&, const EventCreated&) = default;
};

// Only what is set changes.
struct SettingsChanged {
    std::optional<pairing::TournamentInfo> info;
    std::optional<pairing::RoundNumber> plannedRounds;
    std::optional<pairing::ScoringSystem> scoring;
    std::optional<std::vector<std::string>> tieBreaks;
    std::optional<pairing::Colour> initialColour; // drawn by hand
    std::optional<ByeRules> byeRules;
    friend bool operator==(const SettingsChanged&, const SettingsChanged&) = default;
};

struct ImportedPerson {
    Person person;
    std::optional<int> line; // of the list he came from; named in a refusal
    friend bool operator==(const ImportedPerson&, const ImportedPerson&) = default;
};

struct PlayersImported {
    std::string source; // name of the list, without its folder
    std::vector<ImportedPerson> players;
    friend bool operator==(const PlayersImported&, const PlayersImported&) = default;
};

// A whole recorded tournament (from TRF) into an event that has no players yet.
struct TournamentImported {
    std::string source;
    pairing::Tournament tournament;
    std::optional<pairing::RoundNumber> fideModeLeft; // as the file says
    std::vector<std::string> comments;                // of the file: its lines "### …", whole
    friend bool operator==(const TournamentImported&, const TournamentImported&) = default;
};

// After round 1 is paired this is a late entry (FIDE C.04.2 art. 2.4).
struct PlayerAdded {
    Person person;
    // What the event's rules give for rounds that are already paired; nothing: no points.
    std::map<pairing::RoundNumber, pairing::RequestedBye> missedRounds;
    friend bool operator==(const PlayerAdded&, const PlayerAdded&) = default;
};

struct PlayerEdited {
    PlayerId player;
    Person before; // as the editor saw him
    Person after;
    friend bool operator==(const PlayerEdited&, const PlayerEdited&) = default;
};

// Taken off the list again; only before round 1.
struct PlayerRemoved {
    PlayerId player;
    friend bool operator==(const PlayerRemoved&, const PlayerRemoved&) = default;
};

// Not paired any more (FIDE C.04.2 art. 3.2), from the next round to be paired.
struct PlayerWithdrawn {
    PlayerId player;
    friend bool operator==(const PlayerWithdrawn&, const PlayerWithdrawn&) = default;
};

struct PlayerReturned {
    PlayerId player;
    friend bool operator==(const PlayerReturned&, const PlayerReturned&) = default;
};

// A bye asked for in a coming round (FIDE C.04.2 art. 3.3); takes the place of an earlier one there.
struct ByeGranted {
    PlayerId player;
    pairing::RoundNumber round;
    pairing::RequestedBye kind = pairing::RequestedBye::ZeroPoint;
    friend bool operator==(const ByeGranted&, const ByeGranted&) = default;
};

struct ByeRevoked {
    PlayerId player;
    pairing::RoundNumber round;
    friend bool operator==(const ByeRevoked&, const ByeRevoked&) = default;
};

// The pairing numbers are made anew after corrections; not after round 4 is paired (FIDE C.04.2 art. 2.3).
struct PlayersRenumbered {
    friend bool operator==(const PlayersRenumbered&, const PlayersRenumbered&) = default;
};

// Two players of equal rating and title change numbers (FIDE C.04.2 art. 2.2).
struct NumbersExchanged {
    PlayerId one;
    PlayerId other;
    friend bool operator==(const NumbersExchanged&, const NumbersExchanged&) = default;
};

// They are here, or not after all. From the first check-in on, only who is checked in is paired (FIDE C.04.2
// art. 4.1).
struct PlayersCheckedIn {
    std::vector<PlayerId> players;
    bool present = true;
    friend bool operator==(const PlayersCheckedIn&, const PlayersCheckedIn&) = default;
};

// Withdrawn, and without a place in the standings; the games that were played count for the others.
struct PlayerExpelled {
    PlayerId player;
    std::string reason;
    friend bool operator==(const PlayerExpelled&, const PlayerExpelled&) = default;
};

// Whether the player may ask for half-point byes.
struct HalfPointByesAllowed {
    PlayerId player;
    bool allowed = true;
    friend bool operator==(const HalfPointByesAllowed&, const HalfPointByesAllowed&) = default;
};

// The player sits at that board, whomever he meets (FIDE C.04.2 art. 3.6); none: like everybody.
struct BoardFixed {
    PlayerId player;
    std::optional<pairing::BoardNumber> board;
    friend bool operator==(const BoardFixed&, const BoardFixed&) = default;
};

struct PairingsForbidden {
    Prohibition prohibition;
    friend bool operator==(const PairingsForbidden&, const PairingsForbidden&) = default;
};

struct ProhibitionLifted {
    std::uint32_t number = 0; // as it was given
    friend bool operator==(const ProhibitionLifted&, const ProhibitionLifted&) = default;
};

// He did not come in the last round, and plays on all the same.
struct NoShowSettled {
    PlayerId player;
    pairing::RoundNumber round; // that he missed
    friend bool operator==(const NoShowSettled&, const NoShowSettled&) = default;
};

struct NoteAdded {
    std::string text;
    std::optional<PlayerId> player;
    friend bool operator==(const NoteAdded&, const NoteAdded&) = default;
};

struct NoteSettled {
    std::uint32_t number = 0; // as it was given
    friend bool operator==(const NoteSettled&, const NoteSettled&) = default;
};

// The standings are final; nothing changes any more.
struct EventClosed {
    friend bool operator==(const EventClosed&, const EventClosed&) = default;
};

struct PairedBoard {
    PlayerId white;
    PlayerId black;
    friend bool operator==(const PairedBoard&, const PairedBoard&) = default;
};

struct ByeInRound {
    PlayerId player;
    pairing::RequestedBye kind = pairing::RequestedBye::ZeroPoint;
    friend bool operator==(const ByeInRound&, const ByeInRound&) = default;
};

struct NumberInRound {
    PlayerId player;
    pairing::PairingNumber number;
    friend bool operator==(const NumberInRound&, const NumberInRound&) = default;
};

struct EnginesRound {
    std::vector<PairedBoard> boards;
    std::optional<PlayerId> pairingAllocatedBye;
    friend bool operator==(const EnginesRound&, const EnginesRound&) = default;
};

// Beside a pairing that the arbiter made: what the engine made of the round.
struct MadeByHand {
    std::vector<PlayerId> leftOut; // take part, but are neither paired nor given a bye: no points; ascending
    std::optional<EnginesRound> engine; // none: it found no legal pairing
    friend bool operator==(const MadeByHand&, const MadeByHand&) = default;
};

// One round, with all that a checker needs to make the same pairing again.
struct RoundPaired {
    pairing::RoundNumber round;
    std::vector<PairedBoard> boards; // board 1 first
    std::optional<PlayerId> pairingAllocatedBye;
    std::vector<ByeInRound> byes;
    std::vector<NumberInRound> numbers; // the pairing numbers that were used, by ascending id
    pairing::RuleEdition edition = pairing::RuleEdition::Fide2026;
    pairing::Colour initialColour = pairing::Colour::White;
    std::string engine; // name and version
    // Boards of the round before without a result: adjourned by this pairing (FIDE C.04.2 art. 3.1).
    std::vector<pairing::BoardNumber> adjourned{};
    // Not hung up yet: see RoundPublished. Files of version 1 know no drafts; their rounds are published at
    // once.
    bool draft = false;
    std::optional<MadeByHand> byHand{}; // the boards are not the engine's
    friend bool operator==(const RoundPaired&, const RoundPaired&) = default;
};

struct ResultChange {
    pairing::BoardNumber board;
    GameResult before = GameResult::Open; // as the one who enters saw it
    GameResult after = GameResult::Open;
    friend bool operator==(const ResultChange&, const ResultChange&) = default;
};

// All or nothing.
struct ResultsRecorded {
    pairing::RoundNumber round;
    std::vector<ResultChange> results;
    friend bool operator==(const ResultsRecorded&, const ResultsRecorded&) = default;
};

// The draft is hung up: from now on it is a fact (FIDE C.04.2 art. 4.4).
struct RoundPublished {
    pairing::RoundNumber round;
    friend bool operator==(const RoundPublished&, const RoundPublished&) = default;
};

// The pairing of the last round is taken back, with the results that it has; its byes are asked for again.
struct RoundUnpaired {
    pairing::RoundNumber round;
    friend bool operator==(const RoundUnpaired&, const RoundUnpaired&) = default;
};

// What both sides reported does not agree, or is contested: the board counts as open until there is a ruling.
struct ResultDisputed {
    pairing::RoundNumber round;
    pairing::BoardNumber board;
    GameResult reported = GameResult::Open; // as it stood
    std::string note;
    friend bool operator==(const ResultDisputed&, const ResultDisputed&) = default;
};

// A correction that comes too late for standings and pairings (FIDE C.04.2 art. 4.3).
struct ResultCorrectedForRating {
    pairing::RoundNumber round;
    pairing::BoardNumber board;
    GameResult result = GameResult::Open;
    friend bool operator==(const ResultCorrectedForRating&, const ResultCorrectedForRating&) = default;
};

// Why the sheet of a round is changed by hand: FIDE C.04.2 art. 4.4.
enum class ChangeReason {
    AlreadyMet,   // the pairing repeats a game
    EventRules,   // the rules of the competition allow it
    WithoutGame,  // two players near each other are both without an opponent and agree
    LateEntry,    // with minimal changes, agreed by all concerned (4.4.4)
    Unforeseeable // on the top boards of the last round
};

// Two players without an opponent in the last paired round get one in each other.
struct PlayersSeated {
    pairing::RoundNumber round;
    PlayerId white;
    PlayerId black;
    pairing::BoardNumber board; // a new one, or that of a player who cancelled
    ChangeReason reason = ChangeReason::LateEntry;
    friend bool operator==(const PlayersSeated&, const PlayersSeated&) = default;
};

// A player of the published round does not come, and says so: his opponent wins by forfeit, or may be seated
// with somebody else.
struct PlayerCancelled {
    pairing::RoundNumber round;
    PlayerId player;
    friend bool operator==(const PlayerCancelled&, const PlayerCancelled&) = default;
};

// The two play, or have played, with the other colours; who won has won.
struct ColoursSwapped {
    pairing::RoundNumber round;
    pairing::BoardNumber board;
    friend bool operator==(const ColoursSwapped&, const ColoursSwapped&) = default;
};

// Two players of a round take each other's seats.
struct SeatsSwapped {
    pairing::RoundNumber round;
    PlayerId one;
    PlayerId other;
    ChangeReason reason = ChangeReason::EventRules;
    friend bool operator==(const SeatsSwapped&, const SeatsSwapped&) = default;
};

// Left on purpose, by nothing but this. See fide_mode.hpp.
struct FideModeLeft {
    std::string reason;
    friend bool operator==(const FideModeLeft&, const FideModeLeft&) = default;
};

// The arbiter's order of players whom the whole list of tie-breaks leaves tied, after a play-off or lots
// drawn by hand: the last resort (FIDE C.07 art. 4.2). A later one for the same players takes its place.
struct TieOrdered {
    std::vector<PlayerId> players; // the first one first
    std::string reason;
    friend bool operator==(const TieOrdered&, const TieOrdered&) = default;
};

// Lots are drawn, from the seed of the event, for all who are tied to the end (FIDE C.07 art. 4.2).
struct LotsDrawn {
    friend bool operator==(const LotsDrawn&, const LotsDrawn&) = default;
};

// Every act since that entry of the journal is taken back, and it as well.
struct ActsUndone {
    std::int64_t from = 0;
    friend bool operator==(const ActsUndone&, const ActsUndone&) = default;
};

// What was undone last is done again; `from` as in that undoing.
struct ActsRedone {
    std::int64_t from = 0;
    friend bool operator==(const ActsRedone&, const ActsRedone&) = default;
};

// An act that was not done, because it asks for a confirmation. Changes nothing; it is on record, and the
// one-time code of its second step comes from it.
struct WarningGiven {
    std::string verb;  // of the act
    std::string facts; // of the act, JSON
    std::vector<std::string> warnings;
    friend bool operator==(const WarningGiven&, const WarningGiven&) = default;
};

using Action =
    std::variant<EventCreated, SettingsChanged, PlayersImported, TournamentImported, PlayerAdded,
                 PlayerEdited, PlayerRemoved, PlayerWithdrawn, PlayerReturned, ByeGranted, ByeRevoked,
                 PlayersRenumbered, RoundPaired, ResultsRecorded, RoundPublished, RoundUnpaired, FideModeLeft,
                 TieOrdered, LotsDrawn, ActsUndone, ActsRedone, WarningGiven, NumbersExchanged,
                 PlayersCheckedIn, PlayerExpelled, HalfPointByesAllowed, BoardFixed, PairingsForbidden,
                 ProhibitionLifted, NoShowSettled, NoteAdded, NoteSettled, EventClosed, ResultDisputed,
                 ResultCorrectedForRating, PlayersSeated, PlayerCancelled, ColoursSwapped, SeatsSwapped>;

// The verb of the journal, e.g. "results recorded"; stable.
[[nodiscard]] std::string_view verbOf(const Action& action);

} // namespace arbiter::app
