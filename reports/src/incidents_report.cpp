#include "reports/incidents_report.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "ruling_words.hpp"

namespace reports {
namespace {

using rules::Text;
using rules::text;
using rules::adjudication::Ruling;
using rules::adjudication::Verdict;

Text stateText(IncidentState state) {
    switch (state) {
    case IncidentState::Stands:
        return text("stands");
    case IncidentState::Appealed:
        return text("under appeal");
    case IncidentState::Upheld:
        return text("upheld");
    case IncidentState::Overruled:
        return text("overruled");
    }
    return {};
}

std::int64_t secondsFor(const Ruling& ruling, rules::Colour colour) {
    std::int64_t seconds = 0;
    for (const auto& change : ruling.clockChanges)
        if (change.colour == colour) seconds += change.seconds;
    return seconds;
}

std::string clockText(std::int64_t seconds) {
    const std::int64_t size = std::max(seconds, -seconds);
    return fmt::format("{}{}:{:02}", seconds < 0 ? '-' : '+', size / 60, size % 60);
}

Text outcomeText(const IncidentOnRecord& incident) {
    switch (incident.ruling.verdict) {
    case Verdict::Over:
        return text("{}, the game is over", textOf(*incident.ruling.scores));
    case Verdict::NewGame:
        return text("no result: a new game is played");
    case Verdict::Refused:
        return text("it stands as played");
    case Verdict::NotAdmitted:
        return text("not admitted; the game goes on");
    case Verdict::GoesOn:
    case Verdict::ArbiterDecides:
    case Verdict::AskFact:
        return text("the game goes on");
    }
    return {};
}

// Moves in lines that fit a page.
std::vector<std::string> linesOf(const std::string& moves) {
    constexpr std::size_t longest = 76;
    std::vector<std::string> lines;
    std::string_view rest = moves;
    while (!rest.empty()) {
        std::size_t end = rest.size();
        if (end > longest) {
            end = rest.rfind(' ', longest);
            if (end == std::string_view::npos) end = std::min(rest.find(' '), rest.size());
        }
        lines.emplace_back(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return lines;
}

// One incident for people: what on the left, the words on the right.
class IncidentTable {
  public:
    explicit IncidentTable(const IncidentOnRecord& incident)
        : incident_(incident) {}

    Table make() && {
        const Ruling& ruling = incident_.ruling;
        row(text("When, by whom"), Cell(fmt::format("{}, {}", incident_.time, incident_.arbiter)));
        sentences(text("Facts"), incident_.facts);
        row(text("Level and rules"), Cell(text("{}, {}", incident_.mode, incident_.ruleSet)));
        if (!incident_.position.empty()) row(text("Position"), Cell(incident_.position));
        list(text("Moves"), linesOf(incident_.moves));
        sentences(text("Ruling"), ruling.explanation);
        sentences(text("To be done"), ruling.duties);
        clocks(ruling);
        row(text("Result"), Cell(outcomeText(incident_)));
        if (ruling.illegalActs.white + ruling.illegalActs.black > 0)
            row(text("Illegal moves counted"),
                Cell(text("White {}, Black {}", ruling.illegalActs.white, ruling.illegalActs.black)));
        if (incident_.coloursAsPlayed)
            row(text("Colours"), Cell(text("as played: the sheet and the next pairing have them so")));
        row(text("Articles"), Cell(fmt::format("{}", fmt::join(ruling.articles, ", "))));
        if (!incident_.note.empty()) row(text("Note"), Cell(incident_.note));
        appeal();
        row(text("State"), Cell(stateText(incident_.state)));
        return Table{fmt::format("incident_{}", incident_.number),
                     {{"what", text("Incident {}", incident_.number)}, wordsColumn()},
                     std::move(rows_),
                     {},
                     Audience::People};
    }

  private:
    [[nodiscard]] Column wordsColumn() const {
        Column column{"words", text("Round {}, board {}: {} – {}", incident_.round.value(),
                                    incident_.board.value(), incident_.white, incident_.black)};
        column.wraps = true;
        return column;
    }

    void row(Text what, Cell words) { rows_.push_back({std::move(what), std::move(words)}); }

    void list(const Text& what, const std::vector<std::string>& lines) {
        bool first = true;
        for (const std::string& line : lines) {
            rows_.push_back({first ? Cell(what) : Cell(), line});
            first = false;
        }
    }

    void sentences(const Text& what, const std::vector<Text>& all) {
        bool first = true;
        for (const Text& one : all) {
            rows_.push_back({first ? Cell(what) : Cell(), wholeSentence(one)});
            first = false;
        }
    }

    void clocks(const Ruling& ruling) {
        std::vector<std::string> changes;
        if (const auto white = secondsFor(ruling, rules::Colour::White); white != 0)
            row(text("Clock of White"), Cell(clockText(white)));
        if (const auto black = secondsFor(ruling, rules::Colour::Black); black != 0)
            row(text("Clock of Black"), Cell(clockText(black)));
    }

    void appeal() {
        if (const auto& appeal = incident_.appeal) {
            row(text("Appeal"), Cell(fmt::format("{}, {}", appeal->time, appeal->by)));
            rows_.push_back({Cell(), appeal->grounds});
        }
        for (const IncidentDecision& decision : incident_.decisions) {
            row(decision.byCommittee ? text("Appeals committee") : text("Chief arbiter"),
                Cell(fmt::format("{}, {}", decision.time, decision.by)));
            rows_.push_back(
                {Cell(), decision.upheld ? text("The ruling is upheld") : text("The ruling is overruled")});
            rows_.push_back({Cell(), decision.reason});
            rows_.push_back({Cell(), text("Result of the board: {}", decision.result)});
        }
    }

    const IncidentOnRecord& incident_;
    std::vector<std::vector<Cell>> rows_;
};

std::string joined(const std::vector<Text>& sentences) {
    std::string all;
    for (const Text& one : sentences)
        all += (all.empty() ? "" : ". ") + rules::english(one);
    return all;
}

// One row for each, with fixed names.
Table programsTable(const IncidentList& list) {
    Table table{"incidents",
                {{"incident", text("No.")},
                 {"time", text("Time")},
                 {"round", text("Round")},
                 {"board", text("Board")},
                 {"white", text("White")},
                 {"black", text("Black")},
                 {"kind", text("Kind")},
                 {"facts", text("Facts")},
                 {"rules", text("Rules")},
                 {"level", text("Level")},
                 {"position", text("Position")},
                 {"moves", text("Moves")},
                 {"ruling", text("Ruling")},
                 {"duties", text("To be done")},
                 {"articles", text("Articles")},
                 {"white_seconds", text("Clock of White")},
                 {"black_seconds", text("Clock of Black")},
                 {"white_illegal", text("White")},
                 {"black_illegal", text("Black")},
                 {"result", text("Result")},
                 {"arbiter", text("Arbiter")},
                 {"note", text("Note")},
                 {"state", text("State")},
                 {"appeal_by", text("Appeal")},
                 {"appeal_grounds", text("Appeal")},
                 {"decision_by", text("Decision")},
                 {"decision_reason", text("Decision")}},
                {},
                {},
                Audience::Programs};
    for (const IncidentOnRecord& one : list.incidents) {
        const auto typed = [](const std::string& words) { return words.empty() ? Cell() : Cell(words); };
        const IncidentDecision last = one.decisions.empty() ? IncidentDecision{} : one.decisions.back();
        const IncidentAppeal appeal = one.appeal.value_or(IncidentAppeal{});
        table.rows.push_back({one.number,
                              one.time,
                              std::int64_t{one.round.value()},
                              std::int64_t{one.board.value()},
                              one.white,
                              one.black,
                              one.kind,
                              joined(one.facts),
                              one.ruleSet,
                              one.mode,
                              typed(one.position),
                              typed(one.moves),
                              spoken(one.ruling),
                              typed(joined(one.ruling.duties)),
                              fmt::format("{}", fmt::join(one.ruling.articles, ", ")),
                              secondsFor(one.ruling, rules::Colour::White),
                              secondsFor(one.ruling, rules::Colour::Black),
                              std::int64_t{one.ruling.illegalActs.white},
                              std::int64_t{one.ruling.illegalActs.black},
                              typed(one.result),
                              one.arbiter,
                              typed(one.note),
                              stateText(one.state),
                              typed(appeal.by),
                              typed(appeal.grounds),
                              typed(last.by),
                              typed(last.reason)});
    }
    return table;
}

} // namespace

Report incidentsReport(const IncidentList& list) {
    Report report{"incidents", list.event, text("Incidents and rulings"), {}, {}, {}};
    report.facts.push_back({"count", text("On record"), static_cast<std::int64_t>(list.incidents.size())});
    const auto pending =
        std::ranges::count(list.incidents, IncidentState::Appealed, &IncidentOnRecord::state);
    if (pending > 0)
        report.facts.push_back({"appeals", text("Appeals not decided"), static_cast<std::int64_t>(pending)});
    report.facts.push_back({"times", text("Times"), list.times});
    for (const IncidentOnRecord& incident : list.incidents)
        report.tables.push_back(IncidentTable(incident).make());
    report.tables.push_back(programsTable(list));
    if (list.incidents.empty()) report.notes.push_back(text("No incident is on record"));
    return report;
}

Text wholeSentence(const Text& sentence) {
    Text whole;
    std::string_view rest = sentence.pattern;
    for (const std::string& argument : sentence.arguments) {
        const auto gap = rest.find("{}");
        if (gap == std::string_view::npos) break;
        whole.pattern += rest.substr(0, gap);
        if (isSetIn(argument)) {
            whole.pattern += argument;
        } else {
            whole.pattern += "{}";
            whole.arguments.push_back(argument);
        }
        rest.remove_prefix(gap + 2);
    }
    whole.pattern += rest;
    return whole;
}

} // namespace reports
