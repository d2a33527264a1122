// What all verbs have in common that change an event: the options that answer warnings, --dry-run, --section.
// A command has one as a member, adds its options, opens the event through it and hands it every outcome.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "event_session.hpp"
#include "options.hpp"

namespace arbiter::cli {

class Acting {
  public:
    void addTo(Options& options);

    // Named event or the default one, opened, its section chosen, ready for the act.
    [[nodiscard]] Answer<EventSession> open(std::vector<std::string>& arguments, Console& console) const;
    // The same where nothing else may be named.
    [[nodiscard]] Answer<EventSession> openOnly(std::vector<std::string>& arguments, Console& console) const;

    [[nodiscard]] app::Answers answers() const { return {confirmed_, code_}; }
    [[nodiscard]] bool dryRun() const noexcept { return dryRun_; }

  private:
    [[nodiscard]] Answer<EventSession> ready(Answer<EventSession> session, Console& console) const;

    std::vector<std::string> confirmed_;
    std::string code_;
    std::optional<std::string> section_;
    bool yes_ = false;
    bool dryRun_ = false;
};

// --section of the verbs that only look.
class SectionOption {
  public:
    void addTo(Options& options);
    [[nodiscard]] Answer<EventSession> openOnly(std::vector<std::string>& arguments, Console& console) const;

  private:
    std::optional<std::string> section_;
};

} // namespace arbiter::cli
