// How the board verbs print: a diagram that the terminal can show, facts one under the other, text or JSON.
// Use it for everything that is read at the board.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "console.hpp"
#include "rules/base/colour.hpp"
#include "rules/board/position.hpp"
#include "rules/draws/game_end.hpp"

namespace arbiter::cli {

enum class BoardFormat { Text, Json };

inline constexpr std::array<std::pair<std::string_view, BoardFormat>, 2> boardFormats{
    {{"text", BoardFormat::Text}, {"json", BoardFormat::Json}}};

inline constexpr std::array<std::pair<std::string_view, rules::Colour>, 2> colourWords{
    {{"white", rules::Colour::White}, {"black", rules::Colour::Black}}};

// "white" or "black", as programs read it.
[[nodiscard]] std::string_view wordOf(rules::Colour colour);

// Chess figures where the locale is UTF-8, letters elsewhere.
[[nodiscard]] std::string diagramFor(const rules::board::Position& position);

// Facts with their names in a column of their own, wrapped at this width; facts without text are left out.
[[nodiscard]] std::string factLines(const std::vector<std::pair<std::string_view, std::string>>& facts,
                                    std::size_t width);

// Words as a paragraph of this width, lines behind the first one indented.
[[nodiscard]] std::string paragraph(std::string_view text, std::size_t width, std::size_t indent = 0);

// The width to wrap at: that of the terminal, but no line is longer than is good to read.
[[nodiscard]] std::size_t textWidth(const Console& console);

// "checkmate", "dead-position" …: stable names for programs.
[[nodiscard]] std::string_view codeOf(rules::draws::EndKind kind);

} // namespace arbiter::cli
