#include "trf/setting_readers.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string>

#include "pairing/trf/columns.hpp"
#include "trf/dates.hpp"
#include "trf/values.hpp"

namespace pairing::trf {
namespace {

using rules::text;

std::string upper(std::string_view letters) {
    std::string result(letters);
    std::ranges::transform(result, result.begin(), toUpper);
    return result;
}

// Codes and values after one another: "W 3.0    D 1.0", "W10.0", "WW=3 BW=3".
ScoringRecord readScoring(ScoringRecord::Form form, std::span<const std::string_view> known,
                          const TextLine& line, FieldName name, rules::Text expectedCodes, Faults& faults) {
    ScoringRecord record{.form = form};
    std::string_view left = line.rest(columns::content).text;
    const auto skipBlanks = [&] {
        while (!left.empty() && isBlank(left.front()))
            left.remove_prefix(1);
    };
    while (!left.empty()) {
        const Place place = line.at(line.columnOf(left.data()));
        const auto codeEnd = std::ranges::find_if_not(left, isLetter);
        const std::string code = upper({left.begin(), codeEnd});
        left.remove_prefix(code.size());
        skipBlanks();
        if (left.starts_with('=')) left.remove_prefix(1);
        skipBlanks();
        // "W10.0D0.5": a letter ends the value, unless it begins with one and is none at all.
        const bool isWord = !left.empty() && isLetter(left.front());
        const auto valueEnd = std::ranges::find_if(
            left, [&](char letter) { return isBlank(letter) || (!isWord && isLetter(letter)); });
        const Field value{{left.begin(), valueEnd},
                          left.empty() ? line.length() : line.columnOf(left.data())};
        left.remove_prefix(value.text.size());
        skipBlanks();
        if (std::ranges::find(known, code) == known.end()) {
            faults.error(place, {.code = std::string(name.code),
                                 .message = text("{}: code", name.what),
                                 .found = code.empty() ? std::string(value.text) : code,
                                 .expected = std::move(expectedCodes),
                                 .advice = text("Correct the line")});
            return record;
        }
        const auto worth = points(line, value, name, faults);
        if (!worth) return record;
        record.values.push_back({code, *worth});
    }
    return record;
}

constexpr std::array<std::string_view, 7> fideCodes{"W", "D", "L", "A", "Z", "P", "X"};
constexpr std::array<std::string_view, 15> javafoCodes{"WW",  "BW",  "WD", "BD", "WL", "BL", "ZPB", "HPB",
                                                       "FPB", "PAB", "FW", "FL", "W",  "D",  "L"};

} // namespace

TextRecord readText(TextRecord::Field field, const TextLine& line) {
    return {.field = field, .text = withoutTabs(line.rest(columns::content).text)};
}

DayRecord readDay(DayRecord::Which which, const TextLine& line, Faults& faults) {
    const Field content = line.rest(columns::content);
    DayRecord record{.which = which, .text = withoutTabs(content.text)};
    record.date = dateFromString(record.text);
    if (record.date || isUnknownDate(record.text)) {
        record.text.clear();
        return record;
    }
    faults.warning(line.at(content),
                   {.code = "trf.day",
                    .message = which == DayRecord::Which::First ? text("first day") : text("last day"),
                    .found = std::string(content.text),
                    .expected = text("a day such as 2026/11/30"),
                    .advice = text("The text is kept, but counts as no day")});
    return record;
}

RoundDatesRecord readRoundDates(const TextLine& line, Faults& faults) {
    namespace at = columns::roundDates;
    RoundDatesRecord record;
    const auto take = [&](const Field& field) {
        record.dates.push_back(dateFromString(field.text));
        return record.dates.back() || isUnknownDate(field.text);
    };
    // Above the round cells; eight-digit dates fill the whole ten columns of a cell.
    bool inColumns = line.cut({columns::content, at::day.first - 3}).empty();
    for (Column slot{at::day.first - 2, at::day.last}; inColumns && slot.first <= line.length();
         slot = slot.shifted(at::roundStep))
        inColumns = take(line.cut(slot));
    if (!inColumns) record.dates.clear();
    for (const Field& word : inColumns ? std::vector<Field>{} : line.words(columns::content))
        if (!take(word))
            faults.warning(line.at(word), {.code = "trf.day",
                                           .message = text("day of round {}", record.dates.size()),
                                           .found = std::string(word.text),
                                           .expected = text("a day such as 26/11/30"),
                                           .advice = text("It counts as not known")});
    while (!record.dates.empty() && !record.dates.back())
        record.dates.pop_back();
    return record;
}

std::optional<RoundsRecord> readRounds(Spelling spelling, const TextLine& line, Faults& faults) {
    const auto rounds =
        roundNumber(line, line.rest(columns::content), {"trf.rounds", "number of rounds"}, faults);
    if (!rounds) return std::nullopt;
    return RoundsRecord{.spelling = spelling, .rounds = *rounds};
}

std::optional<InitialColourRecord> readInitialColour(const TextLine& line, Faults& faults) {
    const Field field = line.rest(columns::content);
    if (field.text == "W" || field.text == "w") return InitialColourRecord{Colour::White};
    if (field.text == "B" || field.text == "b") return InitialColourRecord{Colour::Black};
    faults.error(line.at(field), {.code = "trf.initialColour",
                                  .message = text("initial colour"),
                                  .found = std::string(field.text),
                                  .expected = text("W or B"),
                                  .advice = text("Write the colour drawn for the first player")});
    return std::nullopt;
}

ConfigurationRecord readConfiguration(const TextLine& line, Faults& faults) {
    ConfigurationRecord record;
    for (const Field& word : line.words(columns::content)) {
        const std::string setting = upper(word.text);
        if (setting == "RANK")
            record.byPosition = true;
        else if (setting == "WHITE1")
            record.initialColour = Colour::White;
        else if (setting == "BLACK1")
            record.initialColour = Colour::Black;
        else
            faults.error(line.at(word), {.code = "trf.configuration",
                                         .message = text("XXC setting"),
                                         .found = std::string(word.text),
                                         .expected = text("rank, white1 or black1"),
                                         .advice = text("Correct the word or take it out")});
    }
    return record;
}

ScoringRecord readFideScoring(const TextLine& line, Faults& faults) {
    ScoringRecord record = readScoring(ScoringRecord::Form::Fide, fideCodes, line,
                                       {"trf.scoring", "scoring system"}, text("W, D, L, A, P or X"), faults);
    // "Z" is bbpPairings' spelling of "A".
    for (auto& value : record.values)
        if (value.code == "Z") value.code = "A";
    return record;
}

ScoringRecord readJavafoScoring(const TextLine& line, Faults& faults) {
    return readScoring(ScoringRecord::Form::Javafo, javafoCodes, line, {"trf.scoring", "scoring system"},
                       text("WW BW WD BD WL BL ZPB HPB FPB PAB FW FL, W, D or L"), faults);
}

ScoringRecord readBbpScoring(char letter, const TextLine& line, Faults& faults) {
    ScoringRecord record{.form = ScoringRecord::Form::Bbp};
    const auto value = points(line, line.rest(columns::content), {"trf.scoring", "scoring system"}, faults);
    if (value) record.values.push_back({std::string(1, letter), *value});
    return record;
}

SystemRecord readSystem(const TextLine& line, Faults& faults) {
    const Field field = line.rest(columns::content);
    SystemRecord record{systemFromCode(withoutTabs(field.text))};
    if (record.system.system == System::Unknown)
        faults.warning(line.at(field), {.code = "trf.system",
                                        .message = text("tournament type"),
                                        .found = std::string(field.text),
                                        .expected = text("a code of FIDE's list, such as FIDE_DUTCH"),
                                        .advice = text("It is kept as it stands")});
    return record;
}

TieBreaksRecord readTieBreaks(bool withScore, const TextLine& line) {
    TieBreaksRecord record{.withScore = withScore};
    for (const Field& word : line.words(columns::content, ","))
        record.codes.push_back(upper(word.text));
    return record;
}

} // namespace pairing::trf
