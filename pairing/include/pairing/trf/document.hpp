// A tournament report file as it stands: its lines, each with the record that we read in it.
// Use it to keep or rewrite a file; a consistent tournament comes from toTournament (conversion.hpp).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "pairing/model/numbers.hpp"
#include "pairing/model/player.hpp"
#include "pairing/model/points.hpp"
#include "pairing/model/round_event.hpp"
#include "pairing/trf/system_code.hpp"

namespace pairing::trf {

enum class LineEnd : std::uint8_t { None, Lf, CrLf, Cr };

enum class Encoding : std::uint8_t { Utf8, Utf8WithMark, Windows1252 };

// Two records of the same meaning exist for many settings: FIDE's of 2026 and the engines' XX? lines.
enum class Spelling : std::uint8_t { Trf26, Engine };

// The result letter of a round cell.
enum class ResultCode : std::uint8_t {
    Blank,
    Win,                 // 1
    Draw,                // =
    Loss,                // 0
    UnratedWin,          // W
    UnratedDraw,         // D
    UnratedLoss,         // L
    ForfeitWin,          // +
    ForfeitLoss,         // -
    HalfPointBye,        // H
    FullPointBye,        // F
    PairingAllocatedBye, // U
    ZeroPointBye         // Z
};

// One round of a 001 line: two blanks, opponent, blank, colour, blank, result.
struct RoundCell {
    std::optional<PairingNumber> opponent{};
    std::optional<Colour> colour{};
    ResultCode result = ResultCode::Blank;
    bool readable = true; // false only in a file that is being refused

    [[nodiscard]] bool isBlank() const noexcept {
        return !opponent && !colour && result == ResultCode::Blank && readable;
    }
    friend bool operator==(const RoundCell&, const RoundCell&) = default;
};

struct BlankLine {
    friend bool operator==(const BlankLine&, const BlankLine&) = default;
};

// "### …", any other line that begins with "#", and ruler lines.
struct CommentLine {
    std::string text{};
    friend bool operator==(const CommentLine&, const CommentLine&) = default;
};

// A record whose content is free text (012 … 122, 182, 222).
struct TextRecord {
    enum class Field : std::uint8_t {
        Name,                 // 012
        City,                 // 022
        Federation,           // 032
        NumberOfPlayers,      // 062, never trusted
        NumberOfRatedPlayers, // 072
        NumberOfTeams,        // 082
        Type,                 // 092
        ChiefArbiter,         // 102
        DeputyArbiter,        // 112
        TimeControl,          // 122
        Controller,           // 182
        EncodedTimeControl    // 222
    };
    Field field = Field::Name;
    std::string text{};
    friend bool operator==(const TextRecord&, const TextRecord&) = default;
};

// 042 and 052. No date: the text fits no form that we know, and stands in `text`.
struct DayRecord {
    enum class Which : std::uint8_t { First, Last };
    Which which = Which::First;
    std::optional<PartialDate> date{};
    std::string text{};
    friend bool operator==(const DayRecord&, const DayRecord&) = default;
};

// 132: the day of round 1, 2, … where it is known.
struct RoundDatesRecord {
    std::vector<std::optional<PartialDate>> dates{};
    friend bool operator==(const RoundDatesRecord&, const RoundDatesRecord&) = default;
};

// 001
struct PlayerRecord {
    PairingNumber number{};
    Sex sex = Sex::Unknown;
    Title title = Title::None;
    std::string name{};
    std::optional<Rating> rating{};
    std::string federation{};
    std::string fideId{};
    std::optional<PartialDate> birth{};
    std::optional<Points> points{};
    std::optional<std::uint16_t> rank{};
    std::vector<RoundCell> cells{}; // without trailing blank ones
    int columns = 0;                // how long the line is; 0 for a line that we make
    bool readable = true;           // false only in a file that is being refused

    friend bool operator==(const PlayerRecord&, const PlayerRecord&) = default;
};

// 013
struct TeamRecord {
    std::string name{};
    std::vector<PairingNumber> members{}; // in board order
    friend bool operator==(const TeamRecord&, const TeamRecord&) = default;
};

// 142, XXR
struct RoundsRecord {
    Spelling spelling = Spelling::Trf26;
    RoundNumber rounds{};
    friend bool operator==(const RoundsRecord&, const RoundsRecord&) = default;
};

// 152
struct InitialColourRecord {
    Colour colour = Colour::White;
    friend bool operator==(const InitialColourRecord&, const InitialColourRecord&) = default;
};

// XXC
struct ConfigurationRecord {
    bool byPosition = false; // "rank": the place of the 001 line is the pairing number
    std::optional<Colour> initialColour{};
    friend bool operator==(const ConfigurationRecord&, const ConfigurationRecord&) = default;
};

// 162, XXS, BB?
struct ScoringRecord {
    enum class Form : std::uint8_t { Fide, Javafo, Bbp };
    struct Value {
        std::string code{}; // 162: W D L A P X; XXS: WW, BW, …; BB?: the letter
        Points points{};
        friend bool operator==(const Value&, const Value&) = default;
    };
    Form form = Form::Fide;
    std::vector<Value> values{}; // in the order of the file; BB? lines have one
    friend bool operator==(const ScoringRecord&, const ScoringRecord&) = default;
};

// 192
struct SystemRecord {
    SystemCode system{};
    friend bool operator==(const SystemRecord&, const SystemRecord&) = default;
};

// 202, or 212 with PTS among the codes. Codes as written there, upper case.
struct TieBreaksRecord {
    bool withScore = false; // 212
    std::vector<std::string> codes{};
    friend bool operator==(const TieBreaksRecord&, const TieBreaksRecord&) = default;
};

// 240
struct ByesRecord {
    RequestedBye bye = RequestedBye::ZeroPoint;
    RoundNumber round{};
    std::vector<PairingNumber> players{};
    friend bool operator==(const ByesRecord&, const ByesRecord&) = default;
};

// 250
struct AccelerationRecord {
    std::optional<Points> matchPoints{}; // teams only
    std::optional<Points> points{};
    RoundNumber firstRound{};
    RoundNumber lastRound{};
    PairingNumber firstPlayer{};
    PairingNumber lastPlayer{};
    friend bool operator==(const AccelerationRecord&, const AccelerationRecord&) = default;
};

// XXA
struct PlayerAccelerationRecord {
    PairingNumber player{};
    std::vector<Points> points{}; // round 1, 2, …
    friend bool operator==(const PlayerAccelerationRecord&, const PlayerAccelerationRecord&) = default;
};

// 260 with a range of rounds, XXP without.
struct ForbiddenRecord {
    Spelling spelling = Spelling::Trf26;
    RoundNumber first{1};
    std::optional<RoundNumber> last{};
    std::vector<PairingNumber> players{};
    friend bool operator==(const ForbiddenRecord&, const ForbiddenRecord&) = default;
};

// XXZ
struct AbsentRecord {
    std::vector<PairingNumber> players{};
    friend bool operator==(const AbsentRecord&, const AbsentRecord&) = default;
};

// A record kept letter by letter: one that we do not interpret (172, 299 … 362, 80x, DAT, national
// ratings), or one with a code that we do not know.
struct KeptRecord {
    std::string text{};
    friend bool operator==(const KeptRecord&, const KeptRecord&) = default;
};

using Record = std::variant<BlankLine, CommentLine, TextRecord, DayRecord, RoundDatesRecord, PlayerRecord,
                            TeamRecord, RoundsRecord, InitialColourRecord, ConfigurationRecord, ScoringRecord,
                            SystemRecord, TieBreaksRecord, ByesRecord, AccelerationRecord,
                            PlayerAccelerationRecord, ForbiddenRecord, AbsentRecord, KeptRecord>;

struct Line {
    Record record{};
    // The line as the file has it, in UTF-8, without its end. Whoever changes the record takes it away, so
    // that the line is formatted anew.
    std::optional<std::string> asRead{};
    LineEnd end = LineEnd::CrLf;
    friend bool operator==(const Line&, const Line&) = default;
};

struct TrfDocument {
    std::string source{}; // file name for messages
    Encoding encoding = Encoding::Utf8;
    std::vector<Line> lines{}; // line n of the file is lines[n - 1]
    std::string trailer{};     // 0x1A and NUL bytes behind the last line
    friend bool operator==(const TrfDocument&, const TrfDocument&) = default;
};

} // namespace pairing::trf
