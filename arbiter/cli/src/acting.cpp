#include "acting.hpp"

#include <algorithm>

#include <fmt/ranges.h>

namespace arbiter::cli {
namespace {

// The section that was named; of several one must be.
Outcome chooseSection(EventSession& session, const std::optional<std::string>& wanted) {
    const auto sections = session.service().sections();
    if (!wanted && sections.size() == 1) return {};
    const auto list = [&sections] {
        std::vector<std::string> named;
        for (const std::string& section : sections)
            named.push_back(section.empty() ? "\"\"" : section);
        return fmt::format("{}", fmt::join(named, ", "));
    };
    if (!wanted)
        return failure(ExitCode::BadInput,
                       fmt::format("This event has several sections: {}. Name one with --section.", list()));
    if (std::ranges::find(sections, *wanted) == sections.end())
        return failure(ExitCode::BadInput,
                       fmt::format("There is no section \"{}\"; there are {}.", *wanted, list()));
    session.service().chooseSection(*wanted);
    return {};
}

} // namespace

void Acting::addTo(Options& options) {
    options.list("--confirm", "NAME", confirmed_, "do it although the warning of that name is given");
    options.text("--code", "CODE", code_, "of the first step, for a warning of level 4");
    options.flag("--yes", yes_, "answer harmless questions (warning levels 1 and 2)");
    options.flag("--dry-run", dryRun_, "say what would happen, and store nothing");
    options.text("--section", "NAME", section_, "the tournament, in an event with several");
}

Answer<EventSession> Acting::ready(Answer<EventSession> session, Console& console) const {
    if (!session) return session;
    const Outcome chosen = chooseSection(*session, section_);
    if (!chosen) return rules::unexpected(chosen.error());
    session->service().answer({confirmed_, code_});
    if (dryRun_) {
        session->service().rehearse(true);
        console.say("Dry run: nothing is stored.");
    }
    return session;
}

Answer<EventSession> Acting::open(std::vector<std::string>& arguments, Console& console) const {
    return ready(openEvent(arguments, console), console);
}

Answer<EventSession> Acting::openOnly(std::vector<std::string>& arguments, Console& console) const {
    return ready(openOnlyEvent(arguments, console), console);
}

void SectionOption::addTo(Options& options) {
    options.text("--section", "NAME", section_, "the tournament, in an event with several");
}

Answer<EventSession> SectionOption::openOnly(std::vector<std::string>& arguments, Console& console) const {
    auto session = openOnlyEvent(arguments, console);
    if (!session) return session;
    const Outcome chosen = chooseSection(*session, section_);
    if (!chosen) return rules::unexpected(chosen.error());
    return session;
}

} // namespace arbiter::cli
