#include "local_time.hpp"

#include <charconv>
#include <ctime>

#include <fmt/format.h>

namespace arbiter::cli {
namespace {

std::optional<int> numberIn(std::string_view text, int most) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || error != std::errc{} || end != text.data() + text.size() || value < 0 || value > most)
        return std::nullopt;
    return value;
}

std::tm localNow() {
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    localtime_r(&now, &local);
    return local;
}

} // namespace

std::optional<app::Time> todayAt(std::string_view clock) {
    const auto colon = clock.find(':');
    if (colon == std::string_view::npos) return std::nullopt;
    const auto hour = numberIn(clock.substr(0, colon), 23);
    const auto minute = numberIn(clock.substr(colon + 1), 59);
    if (!hour || !minute || clock.size() - colon != 3) return std::nullopt;
    std::tm local = localNow();
    local.tm_hour = *hour;
    local.tm_min = *minute;
    local.tm_sec = 0;
    local.tm_isdst = -1;
    return app::Time(std::chrono::seconds(std::mktime(&local)));
}

std::string localText(const std::string& utc) {
    std::tm time{};
    const char* const end = strptime(utc.c_str(), "%Y-%m-%dT%H:%M:%SZ", &time);
    if (end == nullptr || *end != '\0') return utc;
    const std::time_t moment = timegm(&time);
    std::tm local{};
    localtime_r(&moment, &local);
    return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}", local.tm_year + 1900, local.tm_mon + 1, local.tm_mday,
                       local.tm_hour, local.tm_min);
}

std::string localZone() {
    const long minutes = localNow().tm_gmtoff / 60;
    if (minutes == 0) return "UTC";
    const long size = minutes < 0 ? -minutes : minutes;
    return fmt::format("UTC{}{:02}:{:02}", minutes < 0 ? '-' : '+', size / 60, size % 60);
}

} // namespace arbiter::cli
