#include "event_session.hpp"

#include <QCoreApplication>
#include <fmt/format.h>

#include "event_choice.hpp"

namespace arbiter::cli {
namespace {

app::Actor actor() {
    return {actorName()};
}

} // namespace

std::string actorName() {
    return environment("FLAGFALL_USER").value_or(environment("USER").value_or("arbiter"));
}

// QCoreApplication keeps references to its arguments.
struct QtRuntime::Inside {
    int count = 1;
    char name[9] = "flagfall";
    char* arguments[2] = {name, nullptr};
    QCoreApplication application{count, arguments};
};

QtRuntime::QtRuntime()
    : inside_(std::make_unique<Inside>()) {}
QtRuntime::~QtRuntime() = default;

EventSession::EventSession()
    : runtime_(std::make_unique<QtRuntime>()) {}
EventSession::EventSession(EventSession&&) noexcept = default;
EventSession::~EventSession() = default;

EventSession EventSession::open(const std::filesystem::path& file) {
    EventSession session;
    session.service_ = std::make_unique<app::EventService>(app::EventService::open(file, actor()));
    return session;
}

Answer<EventSession> EventSession::create(const std::filesystem::path& file,
                                          const app::EventSettings& settings, const std::string& section) {
    EventSession session;
    auto service =
        app::EventService::create(file, settings, actor(), app::systemClock(), app::dutchEngine(), section);
    if (!service) return rules::unexpected(failureOf(service.error()));
    session.service_ = std::make_unique<app::EventService>(std::move(*service));
    return session;
}

Answer<EventSession> openEvent(std::vector<std::string>& arguments, Console& console) {
    const auto file = takeEvent(arguments, console);
    if (!file) return rules::unexpected(file.error());
    return EventSession::open(*file);
}

Answer<EventSession> openOnlyEvent(std::vector<std::string>& arguments, Console& console) {
    const auto file = takeEvent(arguments, console);
    if (!file) return rules::unexpected(file.error());
    if (!arguments.empty())
        return failure(ExitCode::BadInput,
                       fmt::format("\"{}\": there is no such event file.", arguments.front()));
    return EventSession::open(*file);
}

Outcome settled(const app::EventService::Outcome& outcome, Console& console) {
    if (!outcome) return rules::unexpected(failureOf(outcome.error()));
    for (const app::Warning& warning : outcome->warnings)
        if (warning.level <= app::WarningLevel::Acknowledge) console.say(noticeOf(warning));
    for (const app::Remark& remark : outcome->remarks)
        console.say(rules::english(remark.text));
    return {};
}

} // namespace arbiter::cli
