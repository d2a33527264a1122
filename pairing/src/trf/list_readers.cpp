#include "trf/list_readers.hpp"

#include <algorithm>
#include <string>

#include "pairing/trf/columns.hpp"
#include "trf/letters.hpp"
#include "trf/values.hpp"

namespace pairing::trf {
namespace {

using rules::text;

// Every column outside the fields is blank. Only the first that is not is reported.
bool betweenIsBlank(const TextLine& line, std::initializer_list<Column> fields, int step, Faults& faults) {
    const Column last = *(fields.end() - 1);
    const auto inField = [&](int column) {
        for (const Column field : fields)
            if (column >= field.first && column <= field.last) return true;
        return step > 0 && column > last.last && (column - last.first) % step < last.width();
    };
    for (int column = columns::content; column <= line.length(); ++column) {
        if (line.isBlankAt(column) || inField(column)) continue;
        faults.error(line.at(column), {.code = "trf.columns",
                                       .message = text("column {}", column),
                                       .found = std::string(line.raw({column, column})),
                                       .expected = text("a blank between two fields"),
                                       .advice = text("Move the fields to their columns")});
        return false;
    }
    return true;
}

std::vector<Field> repeated(const TextLine& line, Column first, int step) {
    std::vector<Field> fields;
    for (Column column = first; column.first <= line.length(); column = column.shifted(step))
        if (const Field field = line.cut(column); !field.empty()) fields.push_back(field);
    return fields;
}

bool inOrder(const TextLine& line, const Field& last, bool right, std::string_view what, Faults& faults) {
    if (!right)
        faults.error(line.at(last), {.code = "trf.range",
                                     .message = text("{}: the last one", what),
                                     .found = std::string(last.text),
                                     .expected = text("a number not below the first one"),
                                     .advice = text("Exchange the two numbers")});
    return right;
}

// A blank field is no value; a fault is one.
bool optionalPoints(const TextLine& line, const Field& field, FieldName name, std::optional<Points>& value,
                    Faults& faults) {
    if (field.empty()) return true;
    value = points(line, field, name, faults);
    return value.has_value();
}

} // namespace

TeamRecord readTeam(const TextLine& line, Faults& faults) {
    namespace at = columns::team;
    return {.name = withoutTabs(line.cut(at::name).text),
            .members =
                pairingNumbers(line, line.words(at::member.first), {"trf.team", "member of a team"}, faults)};
}

std::optional<ByesRecord> readByes(const TextLine& line, Faults& faults) {
    namespace at = columns::byes;
    if (!betweenIsBlank(line, {at::type, at::round, at::player}, at::playerStep, faults)) return std::nullopt;
    const Field type = line.cut(at::type);
    const auto bye = type.empty() ? std::nullopt : byeFromLetter(type.text.front());
    if (!bye)
        faults.error(line.at(type), {.code = "trf.byes.type",
                                     .message = text("kind of bye"),
                                     .found = std::string(type.text),
                                     .expected = text("F, H or Z"),
                                     .advice = text("Correct the letter")});
    const auto round = roundNumber(line, line.cut(at::round), {"trf.byes.round", "round of the bye"}, faults);
    auto players = pairingNumbers(line, repeated(line, at::player, at::playerStep),
                                  {"trf.byes.player", "player with a bye"}, faults);
    if (!bye || !round) return std::nullopt;
    return ByesRecord{.bye = *bye, .round = *round, .players = std::move(players)};
}

std::optional<AccelerationRecord> readAcceleration(const TextLine& line, Faults& faults) {
    namespace at = columns::acceleration;
    if (!betweenIsBlank(
            line,
            {at::matchPoints, at::points, at::firstRound, at::lastRound, at::firstPlayer, at::lastPlayer}, 0,
            faults))
        return std::nullopt;
    constexpr std::string_view code = "trf.acceleration";
    AccelerationRecord record;
    const bool matchPointsRead =
        optionalPoints(line, line.cut(at::matchPoints), {code, "match points"}, record.matchPoints, faults);
    const bool pointsRead = optionalPoints(line, line.cut(at::points), {code, "points of the acceleration"},
                                           record.points, faults);
    const auto firstRound = roundNumber(line, line.cut(at::firstRound), {code, "first round"}, faults);
    const auto lastRound = roundNumber(line, line.cut(at::lastRound), {code, "last round"}, faults);
    const auto firstPlayer = pairingNumber(line, line.cut(at::firstPlayer), {code, "first player"}, faults);
    const auto lastPlayer = pairingNumber(line, line.cut(at::lastPlayer), {code, "last player"}, faults);
    if (!matchPointsRead || !pointsRead || !firstRound || !lastRound || !firstPlayer || !lastPlayer)
        return std::nullopt;
    const bool rounds = inOrder(line, line.cut(at::lastRound), *firstRound <= *lastRound, "rounds", faults);
    const bool players =
        inOrder(line, line.cut(at::lastPlayer), *firstPlayer <= *lastPlayer, "players", faults);
    if (!rounds || !players) return std::nullopt;
    record.firstRound = *firstRound;
    record.lastRound = *lastRound;
    record.firstPlayer = *firstPlayer;
    record.lastPlayer = *lastPlayer;
    return record;
}

std::optional<PlayerAccelerationRecord> readPlayerAcceleration(const TextLine& line, Faults& faults) {
    namespace at = columns::playerAcceleration;
    constexpr std::string_view code = "trf.acceleration";
    const bool separatedByTabs = line.firstTab() > 0;
    std::vector<Field> fields;
    if (separatedByTabs) {
        fields = line.words(columns::content);
        if (fields.empty()) fields.push_back({{}, columns::content});
    } else {
        if (!betweenIsBlank(line, {at::player, at::points}, at::roundStep, faults)) return std::nullopt;
        fields.push_back(line.cut(at::player));
        for (Column column = at::points; column.first <= line.length();
             column = column.shifted(at::roundStep))
            fields.push_back(line.cut(column));
    }
    PlayerAccelerationRecord record;
    const auto player = pairingNumber(line, fields.front(), {code, "player"}, faults);
    bool readable = player.has_value();
    for (std::size_t round = 1; round < fields.size(); ++round) {
        std::optional<Points> value;
        if (!optionalPoints(line, fields[round], {code, "points of the acceleration"}, value, faults))
            readable = false;
        record.points.push_back(value.value_or(Points{}));
    }
    if (!readable) return std::nullopt;
    record.player = *player;
    return record;
}

std::optional<ForbiddenRecord> readForbidden(const TextLine& line, Faults& faults) {
    namespace at = columns::forbidden;
    constexpr std::string_view code = "trf.forbidden";
    if (!betweenIsBlank(line, {at::firstRound, at::lastRound, at::player}, at::playerStep, faults))
        return std::nullopt;
    const auto first = roundNumber(line, line.cut(at::firstRound), {code, "first round"}, faults);
    const Field lastField = line.cut(at::lastRound);
    std::optional<RoundNumber> last;
    if (!lastField.empty()) {
        last = roundNumber(line, lastField, {code, "last round"}, faults);
        if (!last) return std::nullopt;
        if (first && !inOrder(line, lastField, *first <= *last, "rounds", faults)) return std::nullopt;
    }
    auto players = pairingNumbers(line, repeated(line, at::player, at::playerStep),
                                  {code, "player of a forbidden pair"}, faults);
    if (!first) return std::nullopt;
    return ForbiddenRecord{.first = *first, .last = last, .players = std::move(players)};
}

ForbiddenRecord readForbiddenWords(const TextLine& line, Faults& faults) {
    return {.spelling = Spelling::Engine,
            .players = pairingNumbers(line, line.words(columns::content),
                                      {"trf.forbidden", "player of a forbidden pair"}, faults)};
}

AbsentRecord readAbsent(const TextLine& line, Faults& faults) {
    return {.players = pairingNumbers(line, line.words(columns::content, ",/"),
                                      {"trf.absent", "absent player"}, faults)};
}

} // namespace pairing::trf
