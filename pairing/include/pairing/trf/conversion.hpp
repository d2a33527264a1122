// TRF document ↔ tournament: checks that what the file says fits together, or lays a tournament out in
// records. toTournament is strict; every leniency is asked for by name and reported where it was used.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "pairing/model/tournament.hpp"
#include "pairing/trf/document.hpp"
#include "pairing/trf/system_code.hpp"
#include "rules/base/diagnostics.hpp"
#include "rules/base/expected.hpp"

namespace pairing::trf {

// What may be wrong with a file and is then put right, with a warning in the remarks.
struct Leniency {
    bool gapsInNumbers = false;         // pairing numbers need not be 1..N
    bool differingResults = false;      // the two sides of a game disagree: kept as written
    bool severalAllocatedByes = false;  // more than one U in a round
    bool recomputePoints = false;       // columns 81-84 are blank or do not add up: counted anew
    bool moreRounds = false;            // more rounds in the cells than announced: raised
    bool moreAcceleration = false;      // acceleration for rounds that do not exist: cut
    bool preferTrf26 = false;           // 142 against XXR, 152 against XXC: the TRF26 record wins
    bool shortPlayerLines = false;      // 001 lines that end after column 57: a list of players
    bool byeWithOpponent = false;       // "62 b Z": the bye counts, the opponent is dropped
    bool colourWithoutOpponent = false; // "0000 w": nobody was paired

    [[nodiscard]] static Leniency everything();
};

struct ConversionOptions {
    Leniency lenient{};
    std::optional<RuleEdition> edition{}; // asked for by the user; goes before what the file says
};

// What a file says of a player and the model has no room for.
struct PlayerExtras {
    PairingNumber numberInFile{}; // differs from the player's number with "XXC rank" only
    std::optional<Points> points{};
    std::optional<std::uint16_t> rank{};
    std::size_t line = 0; // of the 001 record, from 1
    friend bool operator==(const PlayerExtras&, const PlayerExtras&) = default;
};

// What a file says of the tournament and the model has no room for.
struct Extras {
    std::optional<SystemCode> system{};                   // 192, else 092 where it holds a code
    std::string type{};                                   // 092
    std::string controller{};                             // 182
    std::string encodedTimeControl{};                     // 222
    std::vector<std::string> tieBreaks{};                 // 202, 212: codes in order
    bool tieBreaksWithScore = false;                      // 212: PTS is one of the codes
    std::vector<std::optional<PartialDate>> roundDates{}; // 132
    std::vector<TeamRecord> teams{};                      // 013
    std::vector<PlayerExtras> players{};                  // in the order of Tournament::players, or empty
    std::vector<std::string> keptLines{};                 // records that we do not interpret, and comments
    friend bool operator==(const Extras&, const Extras&) = default;
};

struct TrfTournament {
    Tournament tournament{};
    Extras extras{};
    // The next round's pairing-allocated bye, when the file gives it in advance (JaVaFo's reading of a lone
    // U).
    std::optional<PairingNumber> presetBye{};
    bool initialColourInferred = false; // from the colours of the first games, as no record states it
};

[[nodiscard]] rules::Expected<rules::WithRemarks<TrfTournament>, rules::Diagnostics>
toTournament(const TrfDocument& document, const ConversionOptions& options = {});

enum class Dialect {
    Trf16,  // records 001 to 132 only; announced byes stand in the round cells
    Trf26,  // FIDE C.02.03 Annex A
    Engine, // TRF26 and the XX? and BB? lines: one file for JaVaFo and bbpPairings
    Javafo, // TRF26 and the XX? lines, which take the place of 250
    Bbp     // TRF26 as bbpPairings 6 reads it, and the BB? lines
};

// `extras.players` gives points and ranks; without it the points are counted and the ranks stay blank.
[[nodiscard]] TrfDocument fromTournament(const Tournament& tournament, const Extras& extras = {},
                                         Dialect dialect = Dialect::Trf26);

// A file again from what was read of one, with the bye given in advance.
[[nodiscard]] TrfDocument fromTournament(const TrfTournament& file, Dialect dialect = Dialect::Trf26);

} // namespace pairing::trf
