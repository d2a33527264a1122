#include "console.hpp"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <sstream>

#include <nlohmann/json.hpp>
#include <sys/ioctl.h>
#include <unistd.h>

namespace arbiter::cli {
namespace {

constexpr std::size_t narrowest = 20; // below that, tables are unreadable anyway

std::optional<std::size_t> number(std::string_view text) {
    std::size_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

std::optional<std::size_t> terminalWidth() {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return std::nullopt;
    return size.ws_col;
}

std::optional<std::size_t> outputWidth() {
    auto width = number(environment("COLUMNS").value_or(""));
    if (!width || *width == 0) width = terminalWidth();
    return width ? std::optional(std::max(*width, narrowest)) : std::nullopt;
}

} // namespace

std::optional<std::string> environment(const char* variable) {
    const char* value = std::getenv(variable);
    if (value == nullptr || *value == '\0') return std::nullopt;
    return std::string(value);
}

Console::Console()
    : outputIsTerminal_(isatty(STDOUT_FILENO) == 1)
    , errorsAreOnTerminal_(isatty(STDERR_FILENO) == 1)
    , inputIsTerminal_(isatty(STDIN_FILENO) == 1)
    , emphasis_(outputIsTerminal_ && !environment("NO_COLOR") && environment("TERM") != "dumb")
    , width_(outputWidth()) {}

void Console::print(std::string_view text) {
    if (json_) {
        printed_ += text;
        return;
    }
    printAnswer(text);
}

void Console::printAnswer(std::string_view text) {
    clearProgress();
    failed_ = std::fwrite(text.data(), 1, text.size(), stdout) != text.size() || failed_;
}

void Console::say(std::string_view line) {
    if (json_) {
        said_.emplace_back(line);
        return;
    }
    clearProgress();
    std::fflush(stdout); // both streams may be the same terminal
    const std::string whole = std::string(line) + "\n";
    std::fwrite(whole.data(), 1, whole.size(), stderr);
}

void Console::showProgress(std::string_view line) {
    if (!errorsAreOnTerminal_ || json_) return;
    const std::string whole = "\r\033[K" + std::string(line);
    std::fwrite(whole.data(), 1, whole.size(), stderr);
    progressShown_ = true;
}

void Console::clearProgress() {
    if (!progressShown_) return;
    std::fputs("\r\033[K", stderr);
    progressShown_ = false;
}

std::string Console::jsonAnswer(int exit, const std::string& error, const std::vector<std::string>& confirm,
                                const std::string& code) const {
    if (exit == 0 && !document_.empty()) return document_;
    nlohmann::ordered_json answer = {{"exit", exit}};
    std::vector<std::string> lines;
    std::istringstream printed(printed_);
    for (std::string line; std::getline(printed, line);)
        lines.push_back(line);
    answer["output"] = lines;
    answer["messages"] = said_;
    if (!error.empty()) answer["error"] = error;
    if (!confirm.empty()) answer["confirm"] = confirm;
    if (!code.empty()) answer["code"] = code;
    if (!document_.empty()) answer["table"] = nlohmann::ordered_json::parse(document_, nullptr, false);
    return answer.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

bool Console::flush() {
    clearProgress();
    return std::fflush(stdout) == 0 && !failed_;
}

} // namespace arbiter::cli
