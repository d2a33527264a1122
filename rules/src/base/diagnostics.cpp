#include "rules/base/diagnostics.hpp"

#include <algorithm>
#include <tuple>

namespace rules {
namespace {

std::string_view wordFor(Severity severity) {
    switch (severity) {
    case Severity::Info:
        return "note";
    case Severity::Warning:
        return "warning";
    case Severity::Error:
        return "error";
    }
    return {};
}

} // namespace

std::string toString(const Diagnostic& diagnostic, const Translator& translator) {
    std::string line;
    if (!diagnostic.source.empty()) line += diagnostic.source + ":";
    if (diagnostic.line) line += std::to_string(*diagnostic.line) + ":";
    if (diagnostic.column) line += std::to_string(*diagnostic.column) + ":";
    if (!line.empty()) line += " ";
    const std::string_view word = wordFor(diagnostic.severity);
    line += translator ? translator(word) : word;
    line += ": " + translated(diagnostic.message, translator);
    if (!diagnostic.found.empty()) line += " \"" + diagnostic.found + "\"";
    if (!diagnostic.expected.pattern.empty())
        line += translated(text(": expected {}", translated(diagnostic.expected, translator)), translator);
    if (!diagnostic.advice.pattern.empty()) line += ". " + translated(diagnostic.advice, translator);
    return line;
}

void Diagnostics::append(const Diagnostics& others) {
    items_.insert(items_.end(), others.items_.begin(), others.items_.end());
}

bool Diagnostics::hasErrors() const noexcept {
    return std::ranges::any_of(
        items_, [](Severity severity) { return severity == Severity::Error; }, &Diagnostic::severity);
}

void Diagnostics::sortByPlace() {
    std::ranges::stable_sort(items_, {}, [](const Diagnostic& item) {
        return std::tuple(item.source, item.line.value_or(0), item.column.value_or(0));
    });
}

} // namespace rules
