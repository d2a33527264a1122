#include "rules/cases/case_file.hpp"

#include <algorithm>
#include <array>
#include <set>

#include <fmt/format.h>

#include "notation/code_points.hpp"

namespace rules::cases {
namespace {

constexpr std::array<std::string_view, 15> knownKeys{"id",   "game",  "variant", "mode",   "rules",
                                                     "fen",  "moves", "event",   "result", "time",
                                                     "duty", "art",   "check",   "why",    "v"};
constexpr std::string_view blanks = " \t\r";

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

class CaseFileReader {
  public:
    CaseFileReader(std::string_view text, std::string_view source)
        : text_(text)
        , source_(source) {}

    Expected<std::vector<RulesCase>, Diagnostics> read() && {
        std::string_view line;
        while (nextLine(line)) {
            const std::string_view content = trimmed(line);
            if (!inside_ && content == "```case")
                open();
            else if (inside_ && content == "```")
                close();
            else if (inside_)
                field(line);
        }
        if (inside_)
            fault("case.fence", openedAt_, 1, text("the block is not closed"), "```case",
                  text("a line ``` at its end"));
        if (faults_.hasErrors()) return unexpected(std::move(faults_));
        return std::move(cases_);
    }

  private:
    bool nextLine(std::string_view& line) {
        if (at_ >= text_.size()) return false;
        const std::size_t end = std::min(text_.find('\n', at_), text_.size());
        line = text_.substr(at_, end - at_);
        at_ = end + 1;
        ++lineNumber_;
        return true;
    }

    void open() {
        inside_ = true;
        openedAt_ = lineNumber_;
        fields_.clear();
    }

    void close() {
        inside_ = false;
        RulesCase found(std::move(fields_), openedAt_);
        if (found.id().empty())
            fault("case.id", openedAt_, 1, text("the case has no id"), {}, text("a line \"id: NAME\""));
        else if (!ids_.insert(std::string(found.id())).second)
            fault("case.id", found.find("id")->line, found.find("id")->column, text("id used twice"),
                  found.id(), text("another name for each case"));
        cases_.push_back(std::move(found));
        fields_ = {};
    }

    void field(std::string_view line) {
        if (trimmed(line).empty()) return;
        const std::size_t start = line.find_first_not_of(blanks);
        const std::size_t colon = line.find(':');
        const std::string_view key = trimmed(line.substr(start, std::min(colon, line.size()) - start));
        if (colon == std::string_view::npos || std::ranges::find(knownKeys, key) == knownKeys.end()) {
            fault("case.key", lineNumber_, notation::columnOf(line, start), text("unknown key"), key,
                  text("one of {} and a colon", fmt::format("{}", fmt::join(knownKeys, " "))));
            return;
        }
        const bool twice = std::ranges::any_of(fields_, [&](const auto& field) { return field.key == key; });
        if (twice) {
            fault("case.key", lineNumber_, notation::columnOf(line, start), text("key used twice"), key,
                  text("each key once in a case"));
            return;
        }
        const std::string_view value = trimmed(line.substr(colon + 1));
        const std::size_t place = std::min(line.find_first_not_of(blanks, colon + 1), line.size());
        fields_.push_back(
            {std::string(key), std::string(value), lineNumber_, notation::columnOf(line, place)});
    }

    void fault(const char* code, int line, int column, Text message, std::string_view found, Text expected) {
        faults_.add({.severity = Severity::Error,
                     .code = code,
                     .source = std::string(source_),
                     .line = line,
                     .column = column,
                     .message = std::move(message),
                     .found = std::string(found),
                     .expected = std::move(expected),
                     .advice = {}});
    }

    std::string_view text_;
    std::string_view source_;
    std::size_t at_ = 0;
    int lineNumber_ = 0;
    bool inside_ = false;
    int openedAt_ = 0;
    std::vector<RulesCase::Field> fields_;
    std::vector<RulesCase> cases_;
    std::set<std::string> ids_;
    Diagnostics faults_;
};

} // namespace

const RulesCase::Field* RulesCase::find(std::string_view key) const {
    const auto found = std::ranges::find(fields_, key, &Field::key);
    return found == fields_.end() ? nullptr : &*found;
}

std::string_view RulesCase::value(std::string_view key) const {
    if (const Field* field = find(key)) return field->value;
    if (key == "game") return "chess";
    if (key == "variant" || key == "mode") return "standard";
    if (key == "rules") return "fide2023";
    return {};
}

Expected<std::vector<RulesCase>, Diagnostics> readCases(std::string_view text, std::string_view source) {
    return CaseFileReader(text, source).read();
}

std::string writeCases(const std::vector<RulesCase>& cases) {
    std::string text;
    for (const RulesCase& one : cases) {
        text += "```case\n";
        for (const auto& field : one.fields())
            text += field.key + ": " + field.value + "\n";
        text += "```\n\n";
    }
    return text;
}

} // namespace rules::cases
