#include "trf/line_writer.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "pairing/model/overloaded.hpp"
#include "pairing/trf/columns.hpp"
#include "trf/dates.hpp"
#include "trf/encoding.hpp"
#include "trf/letters.hpp"
#include "trf/text_line.hpp"

namespace pairing::trf {
namespace {

using rules::text;

std::size_t charactersIn(std::string_view letters) {
    return static_cast<std::size_t>(std::ranges::count_if(
        letters, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

std::string_view firstCharacters(std::string_view letters, std::size_t count) {
    std::size_t bytes = 0;
    while (count-- > 0 && bytes < letters.size())
        bytes += firstCharacter(letters.substr(bytes)).bytes;
    return letters.substr(0, bytes);
}

// A line under construction. Fields are put from left to right.
class LineBuilder {
  public:
    LineBuilder(std::string_view code, std::size_t number, bool ascii, Faults& faults)
        : number_(number)
        , ascii_(ascii)
        , faults_(faults)
        , line_(code)
        , length_(code.size()) {}

    // To the right end of the field; what is too wide is refused.
    void right(Column column, std::string_view value, std::string_view what) {
        const auto width = static_cast<std::size_t>(column.width());
        if (charactersIn(value) > width) {
            refuse(column, value, what);
            return;
        }
        pad(static_cast<std::size_t>(column.last) - charactersIn(value));
        append(value);
    }
    void right(Column column, std::size_t value, std::string_view what) {
        right(column, std::to_string(value), what);
    }
    void right(Column column, Points value, std::string_view what) { right(column, toString(value), what); }

    // From the left end of the field; what is too long is shortened.
    void left(Column column, std::string_view value, std::string_view what) {
        const std::string clean = cleaned(value);
        const auto kept = trimmed(firstCharacters(clean, static_cast<std::size_t>(column.width())));
        if (kept.size() < trimmed(clean).size())
            faults_.warning({number_, column.first},
                            {.code = "trf.write.shortened",
                             .message = text("{} shortened to {} characters", what, column.width()),
                             .found = clean,
                             .advice = text("The columns of a TRF have no more room")});
        if (kept.empty()) return;
        pad(static_cast<std::size_t>(column.first - 1));
        append(kept);
    }

    // Behind a blank, as long as it is.
    void word(std::string_view value) {
        const std::string clean = cleaned(value);
        if (clean.empty()) return;
        pad(std::max<std::size_t>(length_ + 1, columns::content - 1));
        append(clean);
    }

    [[nodiscard]] std::string finish() {
        while (!line_.empty() && line_.back() == ' ')
            line_.pop_back();
        return std::move(line_);
    }

  private:
    // No line end and no other control character gets into a line.
    [[nodiscard]] std::string cleaned(std::string_view value) const {
        std::string clean = ascii_ ? asciiFromUtf8(value) : std::string(value);
        std::ranges::replace_if(
            clean, [](char byte) { return static_cast<unsigned char>(byte) < ' ' || byte == '\x7F'; }, ' ');
        return std::string(trimmed(clean));
    }
    void refuse(Column column, std::string_view value, std::string_view what) {
        faults_.error({number_, column.first}, {.code = "trf.write.room",
                                                .message = text("{}", what),
                                                .found = std::string(value),
                                                .expected = text("at most {} characters", column.width()),
                                                .advice = text("A TRF has no room for it")});
    }
    void pad(std::size_t length) {
        if (length <= length_) return;
        line_.append(length - length_, ' ');
        length_ = length;
    }
    void append(std::string_view value) {
        line_ += value;
        length_ += charactersIn(value);
    }

    std::size_t number_;
    bool ascii_;
    Faults& faults_;
    std::string line_;
    std::size_t length_; // in characters
};

std::string_view codeOf(TextRecord::Field field) {
    using enum TextRecord::Field;
    switch (field) {
    case Name:
        return "012";
    case City:
        return "022";
    case Federation:
        return "032";
    case NumberOfPlayers:
        return "062";
    case NumberOfRatedPlayers:
        return "072";
    case NumberOfTeams:
        return "082";
    case Type:
        return "092";
    case ChiefArbiter:
        return "102";
    case DeputyArbiter:
        return "112";
    case TimeControl:
        return "122";
    case Controller:
        return "182";
    case EncodedTimeControl:
        return "222";
    }
    return {};
}

char letterOf(Colour colour) {
    return colour == Colour::White ? 'w' : 'b';
}

class RecordWriter {
  public:
    RecordWriter(std::size_t number, bool ascii, Faults& faults)
        : number_(number)
        , ascii_(ascii)
        , faults_(faults) {}

    std::string operator()(const BlankLine&) const { return {}; }
    std::string operator()(const CommentLine& comment) const { return verbatim(comment.text); }
    std::string operator()(const KeptRecord& record) const { return verbatim(record.text); }

    std::string operator()(const TextRecord& record) const {
        LineBuilder line = begin(codeOf(record.field));
        line.word(record.text);
        return line.finish();
    }

    std::string operator()(const DayRecord& record) const {
        LineBuilder line = begin(record.which == DayRecord::Which::First ? "042" : "052");
        line.word(record.date ? longDate(*record.date) : record.text);
        return line.finish();
    }

    // With two-digit years, unless a date could not be read back from them.
    std::string operator()(const RoundDatesRecord& record) const {
        namespace at = columns::roundDates;
        LineBuilder line = begin("132");
        const bool allShort = std::ranges::all_of(
            record.dates, [](const auto& date) { return !date || shortDate(*date).has_value(); });
        Column day = at::day;
        for (const auto& date : record.dates) {
            if (date && allShort) line.right(day, *shortDate(*date), "day of a round");
            if (date && !allShort) line.right({day.first - 2, day.last}, longDate(*date), "day of a round");
            day = day.shifted(at::roundStep);
        }
        return line.finish();
    }

    std::string operator()(const PlayerRecord& player) const {
        namespace at = columns::player;
        LineBuilder line = begin("001");
        line.right(at::number, player.number.value(), "starting rank");
        if (player.sex != Sex::Unknown) line.right(at::sex, player.sex == Sex::Male ? "m" : "w", "sex");
        line.right(at::title, abbreviation(player.title), "title");
        line.left(at::name, player.name, "name");
        if (player.rating) line.right(at::rating, player.rating->value(), "rating");
        line.left(at::federation, player.federation, "federation");
        line.right(at::fideId, player.fideId, "FIDE ID");
        if (player.birth) line.right(at::birth, longDate(*player.birth), "date of birth");
        if (player.points) line.right(at::points, *player.points, "points");
        if (player.rank) line.right(at::rank, *player.rank, "rank");
        int shift = 0;
        for (const RoundCell& cell : player.cells) {
            if (!cell.isBlank()) putCell(line, cell, shift);
            shift += at::roundStep;
        }
        return line.finish();
    }

    std::string operator()(const TeamRecord& team) const {
        namespace at = columns::team;
        LineBuilder line = begin("013");
        line.left(at::name, team.name, "team name");
        putNumbers(line, team.members, at::member, at::memberStep);
        return line.finish();
    }

    std::string operator()(const RoundsRecord& record) const {
        LineBuilder line = begin(record.spelling == Spelling::Trf26 ? "142" : "XXR");
        line.word(std::to_string(record.rounds.value()));
        return line.finish();
    }

    // bbpPairings wants exactly five characters.
    std::string operator()(const InitialColourRecord& record) const {
        LineBuilder line = begin("152");
        line.word(record.colour == Colour::White ? "W" : "B");
        return line.finish();
    }

    std::string operator()(const ConfigurationRecord& record) const {
        LineBuilder line = begin("XXC");
        if (record.byPosition) line.word("rank");
        if (record.initialColour) line.word(*record.initialColour == Colour::White ? "white1" : "black1");
        return line.finish();
    }

    std::string operator()(const ScoringRecord& record) const {
        namespace at = columns::scoring;
        switch (record.form) {
        case ScoringRecord::Form::Fide: {
            LineBuilder line = begin("162");
            int shift = 0;
            for (const auto& [code, points] : record.values) {
                line.right(at::symbol.shifted(shift), code, "code of a result");
                line.right(at::value.shifted(shift), points, "points of a result");
                shift += at::step;
            }
            return line.finish();
        }
        case ScoringRecord::Form::Javafo: {
            LineBuilder line = begin("XXS");
            for (const auto& [code, points] : record.values)
                line.word(code + "=" + toString(points));
            return line.finish();
        }
        case ScoringRecord::Form::Bbp:
            break;
        }
        const auto& value = record.values.front();
        LineBuilder line = begin("BB" + value.code);
        line.right(at::bbpValue, value.points, "points of a result");
        return line.finish();
    }

    std::string operator()(const SystemRecord& record) const {
        LineBuilder line = begin("192");
        line.word(record.system.code);
        return line.finish();
    }

    std::string operator()(const TieBreaksRecord& record) const {
        std::string list;
        for (const std::string& code : record.codes)
            list += (list.empty() ? "" : ",") + code;
        LineBuilder line = begin(record.withScore ? "212" : "202");
        line.word(list);
        return line.finish();
    }

    std::string operator()(const ByesRecord& record) const {
        namespace at = columns::byes;
        LineBuilder line = begin("240");
        line.right(at::type, std::string(1, trf::letterOf(record.bye)), "kind of bye");
        line.right(at::round, record.round.value(), "round");
        putNumbers(line, record.players, at::player, at::playerStep);
        return line.finish();
    }

    std::string operator()(const AccelerationRecord& record) const {
        namespace at = columns::acceleration;
        LineBuilder line = begin("250");
        if (record.matchPoints) line.right(at::matchPoints, *record.matchPoints, "match points");
        if (record.points) line.right(at::points, *record.points, "points of the acceleration");
        line.right(at::firstRound, record.firstRound.value(), "first round");
        line.right(at::lastRound, record.lastRound.value(), "last round");
        line.right(at::firstPlayer, record.firstPlayer.value(), "first player");
        line.right(at::lastPlayer, record.lastPlayer.value(), "last player");
        return line.finish();
    }

    std::string operator()(const PlayerAccelerationRecord& record) const {
        namespace at = columns::playerAcceleration;
        LineBuilder line = begin("XXA");
        line.right(at::player, record.player.value(), "player");
        Column column = at::points;
        for (const Points points : record.points) {
            line.right(column, points, "points of the acceleration");
            column = column.shifted(at::roundStep);
        }
        return line.finish();
    }

    std::string operator()(const ForbiddenRecord& record) const {
        namespace at = columns::forbidden;
        if (record.spelling == Spelling::Engine) return words("XXP", record.players);
        LineBuilder line = begin("260");
        line.right(at::firstRound, record.first.value(), "first round");
        if (record.last) line.right(at::lastRound, record.last->value(), "last round");
        putNumbers(line, record.players, at::player, at::playerStep);
        return line.finish();
    }

    std::string operator()(const AbsentRecord& record) const { return words("XXZ", record.players); }

  private:
    [[nodiscard]] LineBuilder begin(std::string_view code) const { return {code, number_, ascii_, faults_}; }

    [[nodiscard]] std::string verbatim(std::string_view kept) const {
        std::string line = ascii_ ? asciiFromUtf8(kept) : std::string(kept);
        std::ranges::replace_if(
            line, [](char byte) { return byte == '\n' || byte == '\r'; }, ' ');
        return line;
    }

    static void putCell(LineBuilder& line, const RoundCell& cell, int shift) {
        namespace at = columns::player;
        if (cell.opponent)
            line.right(at::opponent.shifted(shift), cell.opponent->value(), "opponent");
        else
            line.right(at::opponent.shifted(shift), "0000", "opponent");
        const char colour = cell.colour ? letterOf(*cell.colour) : '-';
        line.right(at::colour.shifted(shift), std::string_view(&colour, 1), "colour");
        const char result = trf::letterOf(cell.result);
        line.right(at::result.shifted(shift), std::string_view(&result, 1), "result");
    }

    static void putNumbers(LineBuilder& line, const std::vector<PairingNumber>& numbers, Column column,
                           int step) {
        for (const PairingNumber number : numbers) {
            line.right(column, number.value(), "pairing number");
            column = column.shifted(step);
        }
    }

    [[nodiscard]] std::string words(std::string_view code, const std::vector<PairingNumber>& numbers) const {
        LineBuilder line = begin(code);
        for (const PairingNumber number : numbers)
            line.word(std::to_string(number.value()));
        return line.finish();
    }

    std::size_t number_;
    bool ascii_;
    Faults& faults_;
};

} // namespace

std::string formatted(const Record& record, std::size_t number, bool ascii, Faults& faults) {
    return std::visit(RecordWriter(number, ascii, faults), record);
}

} // namespace pairing::trf
