#include "trf/record_reader.hpp"

#include <algorithm>
#include <array>

#include "pairing/trf/columns.hpp"
#include "trf/list_readers.hpp"
#include "trf/player_reader.hpp"
#include "trf/setting_readers.hpp"

namespace pairing::trf {
namespace {

using rules::text;

// Whether points can be counted without the record.
enum class Matters : std::uint8_t { No, ForPoints };

struct RecordType {
    std::string_view code;
    std::optional<Record> (*read)(const TextLine&, Faults&);
    Matters matters = Matters::No;
};

template <TextRecord::Field field>
std::optional<Record> textOf(const TextLine& line, Faults&) {
    return readText(field, line);
}
template <DayRecord::Which which>
std::optional<Record> dayOf(const TextLine& line, Faults& faults) {
    return readDay(which, line, faults);
}
template <Spelling spelling>
std::optional<Record> roundsOf(const TextLine& line, Faults& faults) {
    return readRounds(spelling, line, faults);
}
template <char letter>
std::optional<Record> bbpScoringOf(const TextLine& line, Faults& faults) {
    return readBbpScoring(letter, line, faults);
}
template <bool withScore>
std::optional<Record> tieBreaksOf(const TextLine& line, Faults&) {
    return readTieBreaks(withScore, line);
}
// For readers that take the line and the faults.
template <auto reader>
std::optional<Record> as(const TextLine& line, Faults& faults) {
    auto record = reader(line, faults);
    if constexpr (requires { record.has_value(); }) {
        if (!record) return std::nullopt;
        return std::move(*record);
    } else {
        return record;
    }
}

using enum TextRecord::Field;
constexpr std::array recordTypes{RecordType{"012", textOf<Name>},
                                 RecordType{"022", textOf<City>},
                                 RecordType{"032", textOf<Federation>},
                                 RecordType{"042", dayOf<DayRecord::Which::First>},
                                 RecordType{"052", dayOf<DayRecord::Which::Last>},
                                 RecordType{"062", textOf<NumberOfPlayers>},
                                 RecordType{"072", textOf<NumberOfRatedPlayers>},
                                 RecordType{"082", textOf<NumberOfTeams>},
                                 RecordType{"092", textOf<Type>},
                                 RecordType{"102", textOf<ChiefArbiter>},
                                 RecordType{"112", textOf<DeputyArbiter>},
                                 RecordType{"122", textOf<TimeControl>},
                                 RecordType{"132", as<readRoundDates>},
                                 RecordType{"013", as<readTeam>},
                                 RecordType{"142", roundsOf<Spelling::Trf26>},
                                 RecordType{"152", as<readInitialColour>},
                                 RecordType{"162", as<readFideScoring>, Matters::ForPoints},
                                 RecordType{"182", textOf<Controller>},
                                 RecordType{"192", as<readSystem>},
                                 RecordType{"202", tieBreaksOf<false>},
                                 RecordType{"212", tieBreaksOf<true>},
                                 RecordType{"222", textOf<EncodedTimeControl>},
                                 RecordType{"240", as<readByes>, Matters::ForPoints},
                                 RecordType{"250", as<readAcceleration>, Matters::ForPoints},
                                 RecordType{"260", as<readForbidden>},
                                 RecordType{"XXR", roundsOf<Spelling::Engine>},
                                 RecordType{"XXC", as<readConfiguration>},
                                 RecordType{"XXZ", as<readAbsent>},
                                 RecordType{"XXA", as<readPlayerAcceleration>, Matters::ForPoints},
                                 RecordType{"XXP", as<readForbiddenWords>},
                                 RecordType{"XXS", as<readJavafoScoring>, Matters::ForPoints},
                                 RecordType{"BBW", bbpScoringOf<'W'>, Matters::ForPoints},
                                 RecordType{"BBD", bbpScoringOf<'D'>, Matters::ForPoints},
                                 RecordType{"BBL", bbpScoringOf<'L'>, Matters::ForPoints},
                                 RecordType{"BBZ", bbpScoringOf<'Z'>, Matters::ForPoints},
                                 RecordType{"BBF", bbpScoringOf<'F'>, Matters::ForPoints},
                                 RecordType{"BBU", bbpScoringOf<'U'>, Matters::ForPoints}};

constexpr std::string_view playerCode = "001";

// Records that are known and kept letter by letter, as the model has no room for them yet.
constexpr std::array<std::string_view, 10> keptCodes{"172", "299", "300", "310", "320",
                                                     "330", "352", "362", "801", "802"};
constexpr std::string_view keptTorneloCode = "DAT";

const RecordType* typeOf(std::string_view code) {
    const auto type = std::ranges::find_if(recordTypes, [&](const RecordType& row) {
        return std::ranges::equal(row.code, code, {}, {}, toUpper);
    });
    return type == recordTypes.end() ? nullptr : &*type;
}

bool isKnownCode(std::string_view code) {
    return code == playerCode || typeOf(code) != nullptr ||
           std::ranges::find(keptCodes, code) != keptCodes.end();
}

// "DDD SSSS sTTT …", "123456789…", or nothing but blanks and digits: a ruler for the eye.
bool isRuler(std::string_view line) {
    return line.starts_with("DDD SSSS") || line.starts_with("123456789") ||
           (line.starts_with("    ") &&
            std::ranges::all_of(line, [](char letter) { return isBlank(letter) || isDigit(letter); }));
}

// A national rating record: the code of a federation, then the pairing number (TRF26; spec 5.4).
bool isNationalRating(std::string_view code, const TextLine& line) {
    const auto number = line.cut(columns::player::number).text;
    return std::ranges::all_of(code, [](char letter) { return letter >= 'A' && letter <= 'Z'; }) &&
           !number.empty() && std::ranges::all_of(number, isDigit);
}

// A known record that is not where it belongs would be lost silently as an unknown one.
void reportMisplaced(const TextLine& line, Faults& faults, FileImpression& impression) {
    const Field first = line.rest(1);
    const std::string_view code = first.text.substr(0, columns::code.width());
    const bool ends = first.text.size() == code.size() || isBlank(first.text[code.size()]);
    if (first.column == 1 || !ends || !isKnownCode(code)) return;
    if (code == playerCode) impression.numbersUncertain = true;
    faults.error(line.at(first), {.code = "trf.code.place",
                                  .message = text("record {} does not begin in column 1", code),
                                  .found = std::string(code),
                                  .expected = text("the code in columns 1 to 3"),
                                  .advice = text("Take the blanks in front of it away")});
}

// What keeps a line with a known code from being read at all.
bool isUsable(const TextLine& line, std::string_view code, Faults& faults) {
    // A tab separates in the engines' lines.
    const bool byTab = isLetter(code.front()) && line.raw({4, 4}) == "\t";
    if (!line.isBlankAt(columns::code.last + 1) && !byTab) {
        faults.error(line.at(columns::code.last + 1), {.code = "trf.code.blank",
                                                       .message = text("record {}: column 4", code),
                                                       .found = std::string(line.raw({4, 4})),
                                                       .expected = text("a blank behind the record code"),
                                                       .advice = text("Put a blank there")});
        return false;
    }
    const int control = line.firstControl();
    if (control == 0) return true;
    faults.error(line.at(control), {.code = "trf.control",
                                    .message = text("record {}: control character number {}", code,
                                                    static_cast<int>(line.raw({control, control}).front())),
                                    .expected = text("text"),
                                    .advice = text("Take it out")});
    return false;
}

} // namespace

Record readRecord(std::string_view whole, const TextLine& line, Faults& faults, FileImpression& impression) {
    if (line.length() == 0) return BlankLine{};
    const std::string_view code = line.raw(columns::code);
    const bool isPlayer = code == playerCode;
    const RecordType* const type = isPlayer ? nullptr : typeOf(code);
    if ((isPlayer || type != nullptr) && !isUsable(line, code, faults)) {
        if (isPlayer) impression.numbersUncertain = true;
        if (type != nullptr && type->matters == Matters::ForPoints) impression.pointsUncertain = true;
        return KeptRecord{std::string(whole)};
    }
    if (isPlayer) {
        PlayerRecord player = readPlayer(line, faults);
        if (player.number == PairingNumber{}) impression.numbersUncertain = true;
        return player;
    }
    if (type != nullptr) {
        const std::size_t errors = faults.errors();
        auto record = type->read(line, faults);
        if (faults.errors() > errors && type->matters == Matters::ForPoints)
            impression.pointsUncertain = true;
        if (record) return std::move(*record);
        return KeptRecord{std::string(whole)};
    }
    if (code.starts_with('#') || isRuler(whole)) return CommentLine{std::string(whole)};
    const bool kept = std::ranges::find(keptCodes, code) != keptCodes.end() || code == keptTorneloCode ||
                      isNationalRating(code, line);
    if (!kept) {
        reportMisplaced(line, faults, impression);
        auto& unknown = impression.unknownCodes[std::string(code)];
        if (unknown.lines++ == 0) unknown.first = line.at(1);
    }
    return KeptRecord{std::string(whole)};
}

} // namespace pairing::trf
