// Points in time as the journal writes them.
// Use it for every time that is stored.
#pragma once

#include <chrono>
#include <string>

namespace arbiter::app {

// "2026-11-30T18:05:12Z".
[[nodiscard]] std::string timeText(std::chrono::sys_seconds time);

} // namespace arbiter::app
