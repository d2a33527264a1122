// A tie-break as a list names it: its code and its modifiers ("BH/C1/P"). FIDE C.07 art. 5 and 14.
// Parse lists with pairing/standings/ranking_order.hpp; look names and articles up in registry.hpp.
#pragma once

#include <optional>
#include <string>

#include "pairing/model/numbers.hpp"

namespace pairing::tiebreak {

// In the order of FIDE C.07 art. 5; team tie-breaks are known by name only; then what is not FIDE's.
enum class Code {
    Points,             // PTS
    DirectEncounter,    // DE
    Wins,               // WIN
    GamesWon,           // WON
    BlackGames,         // BPG
    BlackWins,          // BWG
    Progressive,        // PS
    RoundsElected,      // REP
    StandardPoints,     // STD
    PairingNumber,      // TPN
    Buchholz,           // BH
    AverageBuchholz,    // AOB
    ForeBuchholz,       // FB
    SonnebornBerger,    // SB
    Koya,               // KS
    AverageRating,      // ARO
    Performance,        // TPR
    PerfectPerformance, // PTP
    AveragePerformance, // APRO
    AveragePerfect,     // APPO
    OwnRating,          // RTNG
    SumOfScores,        // SOS: small score
    WinRate,            // WR
    Kashdan,            // KASH
    SumOfBuchholz,      // SOB
    Manual,             // MAN: order entered by the arbiter
    Typed               // OTHER_name: values entered by the arbiter
};

struct TieBreak {
    Code code = Code::Points;
    int cut = 0;                     // /Cn: the n least significant elements, art. 14.1, 14.2
    int median = 0;                  // /Mn: the n least and the n most significant ones, art. 14.3, 14.4
    int limitShift = 0;              // /L±n: Koya limit, in half points, art. 14.5
    bool forfeitsPlayed = false;     // /P: forfeits count as games
    bool fore = false;               // /F: over Fore Buchholz, art. 8.2
    bool reversed = false;           // /R: the lower number of RTNG, the higher one of TPN, is better
    std::optional<Rating> unrated{}; // /U1400: rating of unrated players (extension)
    std::string typedName{};         // of Code::Typed, without OTHER_

    friend bool operator==(const TieBreak&, const TieBreak&) = default;
};

// The canonical form: "BH/C1/P", "KS/L-1", "OTHER_quiz".
[[nodiscard]] std::string toString(const TieBreak& tieBreak);

} // namespace pairing::tiebreak
