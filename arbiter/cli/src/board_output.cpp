#include "board_output.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "rules/notation/diagram.hpp"

namespace arbiter::cli {
namespace {

// The first of these variables that is set decides (POSIX).
bool localeIsUtf8() {
    for (const char* variable : {"LC_ALL", "LC_CTYPE", "LANG"})
        if (auto value = environment(variable)) {
            std::ranges::transform(*value, value->begin(), [](char sign) {
                return sign >= 'A' && sign <= 'Z' ? static_cast<char>(sign - 'A' + 'a') : sign;
            });
            return value->find("utf-8") != std::string::npos || value->find("utf8") != std::string::npos;
        }
    return false;
}

} // namespace

std::string_view wordOf(rules::Colour colour) {
    return colour == rules::Colour::White ? "white" : "black";
}

std::string diagramFor(const rules::board::Position& position) {
    using rules::notation::Figures;
    return rules::notation::diagram(position, localeIsUtf8() ? Figures::Unicode : Figures::Letters);
}

std::string factLines(const std::vector<std::pair<std::string_view, std::string>>& facts, std::size_t width) {
    std::size_t widest = 0;
    for (const auto& [name, value] : facts)
        if (!value.empty()) widest = std::max(widest, name.size());
    const std::size_t indent = widest + 2;
    std::string lines;
    for (const auto& [name, value] : facts)
        if (!value.empty())
            lines += fmt::format("{:<{}}{}", name, indent,
                                 paragraph(value, std::max(width, indent + 20) - indent, indent));
    return lines;
}

std::string paragraph(std::string_view text, std::size_t width, std::size_t indent) {
    std::string lines;
    std::size_t column = 0;
    for (std::size_t at = text.find_first_not_of(' '); at != std::string_view::npos;) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const std::string_view word = text.substr(at, end - at);
        if (column > 0 && column + 1 + word.size() > width) {
            lines += '\n' + std::string(indent, ' ');
            column = 0;
        } else if (column > 0) {
            lines += ' ';
            ++column;
        }
        lines += word;
        column += word.size();
        at = text.find_first_not_of(' ', end);
    }
    return lines + "\n";
}

std::size_t textWidth(const Console& console) {
    constexpr std::size_t most = 100;
    constexpr std::size_t elsewhere = 79;
    return std::min(console.width().value_or(elsewhere), most);
}

std::string_view codeOf(rules::draws::EndKind kind) {
    using rules::draws::EndKind;
    switch (kind) {
    case EndKind::Checkmate:
        return "checkmate";
    case EndKind::Stalemate:
        return "stalemate";
    case EndKind::DeadPosition:
        return "dead-position";
    case EndKind::SeventyFiveMoves:
        return "seventy-five-moves";
    case EndKind::FivefoldRepetition:
        return "fivefold-repetition";
    }
    return "";
}

} // namespace arbiter::cli
