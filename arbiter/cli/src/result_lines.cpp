#include "result_lines.hpp"

#include <charconv>

#include <fmt/format.h>

namespace arbiter::cli {
namespace {

using pairing::BoardNumber;

constexpr std::string_view resultCodes =
    "1-0, 0-1, = (or 1/2-1/2), +-, -+, --, ½-0, 0-½, 0-0, 1-0u, =u, 0-1u, * (none)";

std::optional<BoardNumber> boardFrom(std::string_view text) {
    std::uint16_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number == 0) return std::nullopt;
    return BoardNumber(number);
}

std::string trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return std::string(text.substr(first, text.find_last_not_of(" \t\r") - first + 1));
}

} // namespace

void ResultLines::fault(const std::string& line) {
    faults_ += (faults_.empty() ? "" : "\n") + line;
}

void ResultLines::add(const std::string& place, const std::string& board, const std::string& code) {
    const auto number = boardFrom(board);
    const auto result = app::gameResultFromCode(code);
    if (!number) fault(fmt::format("{}board \"{}\": expected its number", place, board));
    if (!result)
        fault(
            fmt::format("{}result \"{}\" of board {}: expected one of {}", place, code, board, resultCodes));
    if (number && result) results_.push_back({*number, *result});
}

ResultLines ResultLines::fromArguments(const std::vector<std::string>& arguments) {
    ResultLines lines;
    for (std::size_t index = 0; index < arguments.size(); ++index) {
        const std::string& argument = arguments[index];
        if (const auto colon = argument.find(':'); colon != std::string::npos) {
            lines.add("", argument.substr(0, colon), argument.substr(colon + 1));
        } else if (index + 1 < arguments.size()) {
            ++index;
            lines.add("", argument, arguments[index]);
        } else {
            lines.fault(
                fmt::format("\"{}\": expected a board and its result, e.g. 3 1-0 or 3:1-0", argument));
        }
    }
    return lines;
}

ResultLines ResultLines::fromFile(std::string_view bytes, const std::string& source) {
    ResultLines lines;
    if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
    for (std::size_t number = 1; !bytes.empty(); ++number) {
        const auto end = bytes.find('\n');
        const std::string line = trimmed(bytes.substr(0, end));
        bytes.remove_prefix(end == std::string_view::npos ? bytes.size() : end + 1);
        if (line.empty() || line.starts_with('#')) continue;
        const auto gap = line.find_first_of(" \t;:");
        const std::string place = fmt::format("{}:{}: ", source, number);
        if (gap == std::string::npos)
            lines.fault(fmt::format("{}\"{}\": expected a board and its result, e.g. 3 1-0", place, line));
        else
            lines.add(place, line.substr(0, gap), trimmed(line.substr(gap + 1)));
    }
    return lines;
}

} // namespace arbiter::cli
