// An event file in use: what Qt needs, who acts, the service.
// Every command on an event opens one; commands on TRF files never do.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "arbiter/app/event_service.hpp"
#include "console.hpp"
#include "failure.hpp"

namespace arbiter::cli {

// What Qt's SQL driver needs; alive while an event file is used.
class QtRuntime {
  public:
    QtRuntime();
    QtRuntime(const QtRuntime&) = delete;
    QtRuntime& operator=(const QtRuntime&) = delete;
    ~QtRuntime();

  private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

class EventSession {
  public:
    [[nodiscard]] static EventSession open(const std::filesystem::path& file);
    [[nodiscard]] static Answer<EventSession> create(const std::filesystem::path& file,
                                                     const app::EventSettings& settings,
                                                     const std::string& section = {});
    EventSession(EventSession&&) noexcept;
    ~EventSession();

    [[nodiscard]] app::EventService& service() noexcept { return *service_; }
    [[nodiscard]] const app::EventState& state() const noexcept { return service_->state(); }

  private:
    EventSession();
    std::unique_ptr<QtRuntime> runtime_; // outlives the service
    std::unique_ptr<app::EventService> service_;
};

// Who acts: FLAGFALL_USER, else USER.
[[nodiscard]] std::string actorName();

// Named event or the default one, opened; see takeEvent.
[[nodiscard]] Answer<EventSession> openEvent(std::vector<std::string>& arguments, Console& console);

// The same where nothing else may be named.
[[nodiscard]] Answer<EventSession> openOnlyEvent(std::vector<std::string>& arguments, Console& console);

// Says the remarks of an act that was done; gives the refusal of one that was not.
[[nodiscard]] Outcome settled(const app::EventService::Outcome& outcome, Console& console);

} // namespace arbiter::cli
