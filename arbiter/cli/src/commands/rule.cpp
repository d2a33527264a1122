// flagfall rule: the arbiter's ruling on what happened at the board, asked for in words, by questions, or as
// cases.
#include "commands.hpp"

#include <iostream>

#include <fmt/ranges.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include "board_output.hpp"
#include "files.hpp"
#include "rules/cases/decide_case.hpp"
#include "ruling_questions.hpp"
#include "told_input.hpp"

namespace arbiter::cli {
namespace {

using rules::cases::CaseAnswer;
using rules::cases::RulesCase;

// One answer and whether the case was understood.
struct Decided {
    CaseAnswer answer;
    bool understood = true;
};

Decided decided(const RulesCase& one, std::optional<rules::adjudication::GameRecord> record = std::nullopt) {
    auto result = rules::cases::decideCase(one, std::move(record));
    if (auto* answer = std::get_if<CaseAnswer>(&result)) return {std::move(*answer), true};
    CaseAnswer answer;
    answer.id = one.id();
    if (const auto* faults = std::get_if<rules::Diagnostics>(&result)) {
        answer.result = "not decided";
        for (const auto& fault : faults->items())
            answer.explanation += (answer.explanation.empty() ? "" : "; ") + rules::toString(fault);
        return {std::move(answer), false};
    }
    const bool chess = one.value("game") == "chess";
    answer.result = chess ? "not understood" : "not decided";
    answer.explanation = chess ? fmt::format("The event \"{}\" is not understood", one.value("event"))
                               : "Only chess is decided";
    return {std::move(answer), !chess};
}

nlohmann::ordered_json jsonOf(const CaseAnswer& answer) {
    return {{"id", answer.id},     {"result", answer.result},     {"time", answer.time},
            {"duty", answer.duty}, {"articles", answer.articles}, {"explanation", answer.explanation}};
}

std::string lineOf(const CaseAnswer& answer) {
    return fmt::format("{}: {} | time: {} | duty: {} | {} | {}\n", answer.id, answer.result,
                       answer.time.empty() ? "none" : answer.time, answer.duty.empty() ? "none" : answer.duty,
                       fmt::join(answer.articles, ", "), answer.explanation);
}

class RuleCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "rule",
            .group = Group::Board,
            .summary = "the arbiter's ruling on what happened at the board",
            .usage = {"rule --event WORDS [--fen FEN] [--moves MOVES] [--mode MODE] [--rules RULES]", "rule",
                      "rule CASES.md --cases [--format json]"},
            .description = "The event is written in a few words: \"flag w\", \"resign b\", \"illegal w e2c3 "
                           "pressed, second\", "
                           "\"touch w e3 d5\",\n"
                           "\"late b 16 minutes\", \"colours reversed, 9 moves each\", \"phone on b\"; w and "
                           "b are White and "
                           "Black, ; separates what\n"
                           "happened one after the other. The answer has a sentence to read aloud, the "
                           "result, the change of "
                           "the clocks, the\n"
                           "duty and the articles. Without arguments, on a terminal, at most five questions "
                           "are asked. With "
                           "--cases a file of\n"
                           "such cases is decided, a line for each. MODE: standard, rapid-A4, rapid-A5, "
                           "blitz-B2, blitz-B3, "
                           "quickplay-III.",
            .examples = {"flagfall rule --event \"illegal w e2c3 pressed, first\" --fen "
                         "\"4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 20\"",
                         "flagfall rule --event \"late b 16 minutes\" --rules house",
                         "flagfall rule cases.md --cases --format json"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(files_);
        options.flag("--cases", cases_, "decide every case of the file");
        told_.addTo(options);
        options.choice("--format", format_, boardFormats, "text for people (the default); json for programs");
    }

    Outcome run(Console& console) override {
        if (cases_) return decideFile(console);
        if (!files_.empty())
            return failure(ExitCode::BadInput,
                           "A file of cases needs --cases; an event is written with --event.");
        if (!told_.event) {
            if (isatty(STDIN_FILENO) == 0)
                return failure(
                    ExitCode::BadInput,
                    "Say what happened: --event \"flag w\". Questions are asked only on a terminal.");
            RulingQuestions questions(console);
            const auto asked = questions.ask({});
            if (!asked) return rules::unexpected(asked.error());
            told_.event = asked->event;
            if (asked->fen) told_.fen = asked->fen;
            if (asked->moves) told_.moves = asked->moves;
            if (asked->mode) told_.mode = asked->mode;
        }
        return decideEvent(console);
    }

  private:
    Outcome decideFile(Console& console) {
        if (files_.size() != 1) return failure(ExitCode::BadInput, "Name one file of cases.");
        const auto bytes = readFile(files_.front());
        if (!bytes) return rules::unexpected(bytes.error());
        const auto cases = rules::cases::readCases(*bytes, files_.front());
        if (!cases) return rules::unexpected(failureOf(cases.error()));
        if (cases->empty())
            return failure(ExitCode::BadInput, files_.front() + ": there is no case in it (```case … ```).");
        bool all = true;
        for (const RulesCase& one : *cases) {
            const Decided result = decided(one);
            all = all && result.understood;
            console.print(
                format_ == BoardFormat::Json
                    ? jsonOf(result.answer)
                              .dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) +
                          "\n"
                    : lineOf(result.answer));
        }
        if (!all) return failure(ExitCode::BadInput, "Some cases could not be decided; their lines say why.");
        return {};
    }

    Outcome decideEvent(Console& console) const {
        auto record = told_.record();
        if (!record) return rules::unexpected(record.error());
        const Decided result = decided(told_.asCase(), std::move(*record));
        if (!result.understood)
            return failure(
                ExitCode::BadInput,
                result.answer.explanation +
                    "\n\"flagfall help rule\" shows how events are written; the game is given with "
                    "--fen and --moves.");
        const CaseAnswer& answer = result.answer;
        constexpr std::string_view question = "question: ";
        if (answer.result.starts_with(question))
            return failure(ExitCode::BadInput, answer.result.substr(question.size()));
        if (format_ == BoardFormat::Json) {
            console.print(jsonOf(answer).dump(2) + "\n");
            return {};
        }
        const std::size_t width = textWidth(console);
        if (!answer.explanation.empty()) console.print(paragraph(answer.explanation, width) + "\n");
        console.print(factLines({{"Result", answer.result == "*" ? "* (the game goes on)" : answer.result},
                                 {"Clocks", answer.time.empty() ? "no change" : answer.time},
                                 {"Duty", answer.duty},
                                 {"Articles", fmt::format("{}", fmt::join(answer.articles, ", "))}},
                                width));
        return {};
    }

    std::vector<std::string> files_;
    bool cases_ = false;
    ToldInput told_;
    BoardFormat format_ = BoardFormat::Text;
};

} // namespace

std::unique_ptr<Command> makeRule() {
    return std::make_unique<RuleCommand>();
}

} // namespace arbiter::cli
