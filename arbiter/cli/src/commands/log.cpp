// flagfall log: everything that was done to an event, as a diary.
#include "commands.hpp"

#include <algorithm>

#include <fmt/ranges.h>

#include "acting.hpp"
#include "arbiter/exchange/player_sheet.hpp"
#include "event_session.hpp"
#include "reports/report.hpp"
#include "table_output.hpp"

namespace arbiter::cli {
namespace {

using app::DiaryLine;

class LogCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "log",
            .group = Group::Event,
            .summary = "the diary of the event: what was done, when and by whom",
            .usage = {"log [EVENT] [--find TEXT] [--round N] [--who NAME] [--last N] [--format FORMAT]"},
            .description =
                "One line for each entry of the journal. Nothing is ever taken out of it: what was undone is "
                "marked, and\n"
                "warnings that were confirmed or not stand with the act. Times are UTC.",
            .examples = {"flagfall log club.flagfall", "flagfall log --find müller",
                         "flagfall log --round 3 --format md"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(names_);
        options.text("--find", "TEXT", find_, "only entries with that text; case and accents do not count");
        options.number("--round", round_, "only what is about that round");
        options.text("--who", "NAME", who_, "only what that person did");
        options.text("--verb", "VERB", verb_, "only entries of that kind, e.g. \"results recorded\"");
        options.number("--last", last_, "only the last N of them");
        table_.addTo(options);
    }

    Outcome run(Console& console) override {
        auto session = openOnlyEvent(names_, console);
        if (!session) return rules::unexpected(session.error());
        if (last_ && *last_ < 1) return failure(ExitCode::BadInput, "--last needs a number from 1 on.");
        auto lines = session->service().diary();
        std::erase_if(lines, [this](const DiaryLine& line) { return !wanted(line); });
        if (last_ && static_cast<std::size_t>(*last_) < lines.size())
            lines.erase(lines.begin(), lines.end() - *last_);
        table_.print(console, report(session->state(), lines, table_));
        return {};
    }

  private:
    [[nodiscard]] bool wanted(const DiaryLine& line) const {
        const auto holds = [](const std::string& text, const std::string& part) {
            return exchange::foldedName(text).find(exchange::foldedName(part)) != std::string::npos;
        };
        return (find_.empty() || holds(rules::english(line.words), find_)) &&
               (who_.empty() || holds(line.who, who_)) && (verb_.empty() || line.verb == verb_) &&
               (!round_ || (line.round && line.round->value() == *round_));
    }

    [[nodiscard]] static reports::Report
    report(const app::EventState& state, const std::vector<DiaryLine>& lines, const TableOutput& output) {
        using reports::Align;
        using rules::text;
        const bool several =
            std::ranges::any_of(lines, [](const DiaryLine& line) { return !line.section.empty(); });
        reports::Table table{"log",
                             {{"number", text("No."), Align::Right},
                              {"time", text("Time")},
                              {"who", text("Who")},
                              {"what", text("What"), Align::Left, true}},
                             {}};
        if (several) table.columns.insert(table.columns.begin() + 3, {"section", text("Section")});
        for (const DiaryLine& line : lines) {
            std::vector<reports::Cell> row{line.number, line.time, line.who};
            if (several) row.emplace_back(line.section);
            row.emplace_back(wordsOf(line, output));
            table.rows.push_back(std::move(row));
        }
        return {"log", state.tournament.info.name, text("Diary"), {}, {}, {std::move(table)}};
    }

    static std::string wordsOf(const DiaryLine& line, const TableOutput& output) {
        std::string words = output.forPeople(line.words);
        if (!line.confirmed.empty())
            words += fmt::format(" [confirmed: {}]", fmt::join(line.confirmed, ", "));
        if (!line.holds) words += " [undone]";
        return words;
    }

    std::vector<std::string> names_;
    std::string find_;
    std::optional<int> round_;
    std::string who_;
    std::string verb_;
    std::optional<int> last_;
    TableOutput table_;
};

} // namespace

std::unique_ptr<Command> makeLog() {
    return std::make_unique<LogCommand>();
}

} // namespace arbiter::cli
