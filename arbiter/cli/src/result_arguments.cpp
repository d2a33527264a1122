#include "result_arguments.hpp"

#include <charconv>
#include <optional>

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

} // namespace

ResultArguments::ResultArguments(const std::vector<std::string>& arguments) {
    for (std::size_t index = 0; index < arguments.size(); ++index) {
        const std::string& argument = arguments[index];
        if (const auto colon = argument.find(':'); colon != std::string::npos) {
            add(argument.substr(0, colon), argument.substr(colon + 1));
        } else if (index + 1 < arguments.size()) {
            ++index;
            add(argument, arguments[index]);
        } else {
            fault(fmt::format("\"{}\": expected a board and its result, e.g. 3 1-0 or 3:1-0", argument));
        }
    }
}

void ResultArguments::add(const std::string& board, const std::string& code) {
    const auto number = boardFrom(board);
    const auto result = app::gameResultFromCode(code);
    if (!number) fault(fmt::format("board \"{}\": expected its number", board));
    if (!result)
        fault(fmt::format("result \"{}\" of board {}: expected one of {}", code, board, resultCodes));
    if (number && result) results_.push_back({*number, *result});
}

void ResultArguments::fault(const std::string& line) {
    faults_ += (faults_.empty() ? "" : "\n") + line;
}

} // namespace arbiter::cli
