#include "trf/settings.hpp"

#include <string>
#include <utility>

#include "pairing/model/overloaded.hpp"
#include "pairing/trf/columns.hpp"
#include "trf/scoring_settings.hpp"

namespace pairing::trf {
namespace {

using rules::text;

// Walks over the records once and sorts them into the settings.
class Gathering {
  public:
    Gathering(const ConversionOptions& options, Faults& faults)
        : options_(options)
        , faults_(faults) {}

    void take(const Line& line, std::size_t number) {
        line_ = number;
        std::visit(Overloaded{[&](const auto& record) { add(record); },
                              [&](const KeptRecord& record) { addKept(record.text); },
                              [&](const CommentLine& comment) {
                                  settings_.extras.keptLines.push_back(comment.text);
                              }},
                   line.record);
    }

    Settings finish() {
        settings_.scoring = scoringFromRecords(scoring_, faults_);
        settings_.plannedRounds =
            settled(rounds26_, roundsEngine_, "trf.rounds.differ", text("number of rounds"), "142", "XXR");
        settings_.initialColour = settled(colour26_, colourEngine_, "trf.initialColour.differ",
                                          text("initial colour"), "152", "XXC");
        settleTieBreaks();
        settleSystem();
        if (hasTeamRecords26_) settings_.teamRecords.clear(); // 310 says more; 013 is ignored beside it
        return std::move(settings_);
    }

  private:
    template <class T>
    struct Stated {
        std::optional<T> value;
        std::size_t line = 0;
    };

    void add(const BlankLine&) {}
    void add(const PlayerRecord&) {}
    void add(const TextRecord& record) {
        using enum TextRecord::Field;
        switch (record.field) {
        case Name:
            return once(settings_.info.name, record.text, "012");
        case City:
            return once(settings_.info.city, record.text, "022");
        case Federation:
            return once(settings_.info.federation, record.text, "032");
        case NumberOfPlayers:
        case NumberOfRatedPlayers:
        case NumberOfTeams:
            return; // counted, never trusted
        case Type:
            return once(settings_.extras.type, record.text, "092");
        case ChiefArbiter:
            return once(settings_.info.chiefArbiter, record.text, "102");
        case DeputyArbiter:
            if (!record.text.empty()) settings_.info.deputyArbiters.push_back(record.text);
            return;
        case TimeControl:
            return once(settings_.info.timeControl, record.text, "122");
        case Controller:
            return once(settings_.extras.controller, record.text, "182");
        case EncodedTimeControl:
            return once(settings_.extras.encodedTimeControl, record.text, "222");
        }
    }
    void add(const DayRecord& record) {
        auto& day =
            record.which == DayRecord::Which::First ? settings_.info.firstDay : settings_.info.lastDay;
        if (!day) day = record.date;
    }
    void add(const RoundDatesRecord& record) {
        if (settings_.extras.roundDates.empty()) settings_.extras.roundDates = record.dates;
    }
    void add(const TeamRecord& record) {
        settings_.extras.teams.push_back(record);
        settings_.teamRecords.push_back({&record, line_});
        settings_.teams = true;
    }
    void add(const RoundsRecord& record) {
        state(record.spelling == Spelling::Trf26 ? rounds26_ : roundsEngine_, record.rounds);
    }
    void add(const InitialColourRecord& record) { state(colour26_, record.colour); }
    void add(const ConfigurationRecord& record) {
        if (record.byPosition) settings_.byPosition = true;
        if (record.initialColour) state(colourEngine_, *record.initialColour);
    }
    void add(const ScoringRecord& record) { scoring_.push_back({&record, line_}); }
    void add(const SystemRecord& record) {
        if (!settings_.extras.system) settings_.extras.system = record.system;
    }
    void add(const TieBreaksRecord& record) {
        state(record.withScore ? tieBreaks212_ : tieBreaks202_, record.codes);
    }
    void add(const ByesRecord& record) { settings_.byes.push_back({&record, line_}); }
    void add(const AccelerationRecord& record) { settings_.acceleration.push_back({&record, line_}); }
    void add(const PlayerAccelerationRecord& record) {
        settings_.playerAcceleration.push_back({&record, line_});
    }
    void add(const ForbiddenRecord& record) { settings_.forbidden.push_back({&record, line_}); }
    void add(const AbsentRecord& record) { settings_.absent.push_back({&record, line_}); }
    void addKept(const std::string& line) {
        if (line.starts_with("310")) settings_.teams = hasTeamRecords26_ = true;
        settings_.extras.keptLines.push_back(line);
    }

    // The first record of its kind counts.
    void once(std::string& place, const std::string& value, std::string_view code) {
        if (place.empty())
            place = value;
        else if (place != value && !value.empty())
            faults_.warning({line_, columns::content}, {.code = "trf.repeated",
                                                        .message = text("record {} stands there twice", code),
                                                        .found = value,
                                                        .expected = text("the record once"),
                                                        .advice = text("The first one counts: {}", place)});
    }

    template <class T>
    void state(Stated<T>& place, const T& value) {
        if (!place.value)
            place = {value, line_};
        else if (*place.value != value)
            faults_.error(
                {line_, columns::content},
                {.code = "trf.contradiction",
                 .message = text("this record stands in line {} already, with another value", place.line),
                 .expected = text("the record once"),
                 .advice = text("Take the wrong one out")});
    }

    // TRF26's record and the engines' must agree; spec 6.2.
    template <class T>
    std::optional<T> settled(const Stated<T>& fide, const Stated<T>& engine, std::string code,
                             const rules::Text& what, std::string_view fideCode,
                             std::string_view engineCode) {
        if (fide.value && engine.value && *fide.value != *engine.value)
            faults_.errorUnless(
                options_.lenient.preferTrf26, {engine.line, columns::content},
                {.code = std::move(code),
                 .message =
                     text("{}: {} and {} (line {}) differ", what.pattern, engineCode, fideCode, fide.line),
                 .expected = text("the same in both records"),
                 .advice = options_.lenient.preferTrf26 ? text("{} counts", fideCode)
                                                        : text("Correct one of them or take it out")});
        return fide.value ? fide.value : engine.value;
    }

    // 212 wins over 202; they say the same when 212 begins with the score.
    void settleTieBreaks() {
        const auto& with = tieBreaks212_.value;
        const auto& without = tieBreaks202_.value;
        settings_.extras.tieBreaksWithScore = with.has_value();
        settings_.extras.tieBreaks = with ? *with : without.value_or(std::vector<std::string>{});
        if (!with || !without) return;
        std::vector<std::string> same{"PTS"};
        same.insert(same.end(), without->begin(), without->end());
        if (same != *with)
            faults_.warning({tieBreaks212_.line, columns::content},
                            {.code = "trf.tieBreaks.differ",
                             .message = text("tie-breaks: 202 (line {}) and 212 differ", tieBreaks202_.line),
                             .expected = text("one of the two records"),
                             .advice = text("212 counts")});
    }

    // 192, then 092 if it holds a code of FIDE's list; spec 6.4.
    void settleSystem() {
        auto& system = settings_.extras.system;
        if (!system) {
            SystemCode code = systemFromCode(settings_.extras.type);
            if (code.system != System::Unknown) system = std::move(code);
        }
        if (system && isTeamSystem(system->system)) settings_.teams = true;
    }

    const ConversionOptions& options_;
    Faults& faults_;
    std::size_t line_ = 0;
    Settings settings_;
    bool hasTeamRecords26_ = false; // 310
    std::vector<ScoringLine> scoring_;
    Stated<RoundNumber> rounds26_, roundsEngine_;
    Stated<Colour> colour26_, colourEngine_;
    Stated<std::vector<std::string>> tieBreaks202_, tieBreaks212_;
};

} // namespace

Settings settingsOf(const TrfDocument& document, const ConversionOptions& options, Faults& faults) {
    Gathering gathering(options, faults);
    for (std::size_t i = 0; i < document.lines.size(); ++i)
        gathering.take(document.lines[i], i + 1);
    return gathering.finish();
}

} // namespace pairing::trf
