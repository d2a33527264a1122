// Acts on the list of players: who is on it, with which number, at which board, and whom nobody is to meet.
// Cases of Action; see arbiter/app/action.hpp.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/app/person.hpp"
#include "arbiter/app/player_id.hpp"
#include "arbiter/app/prohibition.hpp"
#include "pairing/model/tournament.hpp"

namespace arbiter::app {

struct ImportedPerson {
    Person person;
    std::optional<int> line; // of the list he came from; named in a refusal
    friend bool operator==(const ImportedPerson&, const ImportedPerson&) = default;
};

struct PlayersImported {
    static constexpr std::string_view journalVerb = "players imported";
    std::string source; // name of the list, without its folder
    std::vector<ImportedPerson> players;
    friend bool operator==(const PlayersImported&, const PlayersImported&) = default;
};

// After round 1 is paired this is a late entry (FIDE C.04.2 art. 2.4).
struct PlayerAdded {
    static constexpr std::string_view journalVerb = "player added";
    Person person;
    // What the event's rules give for rounds that are already paired; nothing: no points.
    std::map<pairing::RoundNumber, pairing::RequestedBye> missedRounds;
    friend bool operator==(const PlayerAdded&, const PlayerAdded&) = default;
};

struct PlayerEdited {
    static constexpr std::string_view journalVerb = "player edited";
    PlayerId player;
    Person before; // as the editor saw him
    Person after;
    friend bool operator==(const PlayerEdited&, const PlayerEdited&) = default;
};

// Taken off the list again; only before round 1.
struct PlayerRemoved {
    static constexpr std::string_view journalVerb = "player removed";
    PlayerId player;
    friend bool operator==(const PlayerRemoved&, const PlayerRemoved&) = default;
};

// The pairing numbers are made anew after corrections; not after round 4 is paired (FIDE C.04.2 art. 2.3).
struct PlayersRenumbered {
    static constexpr std::string_view journalVerb = "players renumbered";
    bool keepsExchanges = false; // of numbers among equals; files of version 1 forgot them
    friend bool operator==(const PlayersRenumbered&, const PlayersRenumbered&) = default;
};

// Two players of equal rating and title change numbers (FIDE C.04.2 art. 2.2).
struct NumbersExchanged {
    static constexpr std::string_view journalVerb = "numbers exchanged";
    PlayerId one;
    PlayerId other;
    friend bool operator==(const NumbersExchanged&, const NumbersExchanged&) = default;
};

// Whether the player may ask for half-point byes.
struct HalfPointByesAllowed {
    static constexpr std::string_view journalVerb = "half-point byes allowed";
    PlayerId player;
    bool allowed = true;
    friend bool operator==(const HalfPointByesAllowed&, const HalfPointByesAllowed&) = default;
};

// The player sits at that board, whomever he meets (FIDE C.04.2 art. 3.6); none: like everybody.
struct BoardFixed {
    static constexpr std::string_view journalVerb = "board fixed";
    PlayerId player;
    std::optional<pairing::BoardNumber> board;
    friend bool operator==(const BoardFixed&, const BoardFixed&) = default;
};

struct PairingsForbidden {
    static constexpr std::string_view journalVerb = "pairings forbidden";
    Prohibition prohibition;
    friend bool operator==(const PairingsForbidden&, const PairingsForbidden&) = default;
};

struct ProhibitionLifted {
    static constexpr std::string_view journalVerb = "prohibition lifted";
    std::uint32_t number = 0; // as it was given
    friend bool operator==(const ProhibitionLifted&, const ProhibitionLifted&) = default;
};

} // namespace arbiter::app
