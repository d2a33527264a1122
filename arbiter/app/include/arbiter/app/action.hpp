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
                 TieOrdered, LotsDrawn, ActsUndone, ActsRedone, WarningGiven>;

// The verb of the journal, e.g. "results recorded"; stable.
[[nodiscard]] std::string_view verbOf(const Action& action);

} // namespace arbiter::app
