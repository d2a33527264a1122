#include "event_choice.hpp"

#include <algorithm>

#include <fmt/ranges.h>

namespace arbiter::cli {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> eventsHere() {
    std::vector<std::string> events;
    std::error_code ignored;
    for (const fs::directory_entry& entry : fs::directory_iterator(".", ignored))
        if (entry.path().extension() == ".flagfall" && entry.is_regular_file(ignored))
            events.push_back(entry.path().filename().string());
    std::ranges::sort(events);
    return events;
}

} // namespace

bool namesEvent(const std::string& argument) {
    std::error_code ignored;
    return fs::path(argument).extension() == ".flagfall" || fs::is_regular_file(argument, ignored);
}

Answer<fs::path> takeEvent(std::vector<std::string>& arguments, Console& console) {
    if (!arguments.empty() && namesEvent(arguments.front())) {
        fs::path named = arguments.front();
        arguments.erase(arguments.begin());
        return named;
    }
    if (const auto chosen = environment("FLAGFALL_EVENT")) {
        console.say(fmt::format("Event: {}", *chosen));
        return fs::path(*chosen);
    }
    const auto events = eventsHere();
    if (events.empty())
        return failure(ExitCode::BadInput,
                       "There is no event file (*.flagfall) in this folder. Name one, or make one with "
                       "\"flagfall new club.flagfall\".");
    if (events.size() > 1)
        return failure(
            ExitCode::BadInput,
            fmt::format(
                "There are several event files in this folder ({}). Name the one that you mean, or set "
                "FLAGFALL_EVENT.",
                fmt::join(events, ", ")));
    console.say(fmt::format("Event: {}", events.front()));
    return fs::path(events.front());
}

} // namespace arbiter::cli
