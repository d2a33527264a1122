// Times of day as the arbiter's watch shows them; the journal keeps UTC.
// Use it for what he types (--at 14:05) and for lists that are printed for the hall.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "arbiter/app/event_service.hpp"

namespace arbiter::cli {

// "14:05" today; nothing if it is no time of day.
[[nodiscard]] std::optional<app::Time> todayAt(std::string_view clock);

// "2026-11-30T14:05:12Z" as "2026-11-30 15:05"; what is no such time stays as it is.
[[nodiscard]] std::string localText(const std::string& utc);

// "UTC+01:00", or "UTC": what localText() adds at present.
[[nodiscard]] std::string localZone();

} // namespace arbiter::cli
