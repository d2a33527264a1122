#include "names_of_people.hpp"

#include <cstdlib>
#include <fmt/format.h>
#include <memory>
#include <utf8proc.h>

namespace arbiter::app {
namespace {

const utf8proc_uint8_t* bytesOf(std::string_view text) {
    return reinterpret_cast<const utf8proc_uint8_t*>(text.data());
}

bool isControl(utf8proc_int32_t character) {
    return utf8proc_category(character) == UTF8PROC_CATEGORY_CC;
}

} // namespace

std::string folded(std::string_view name) {
    utf8proc_uint8_t* result = nullptr;
    const auto options =
        static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT |
                                       UTF8PROC_CASEFOLD | UTF8PROC_STRIPMARK | UTF8PROC_IGNORE);
    const auto length =
        utf8proc_map(bytesOf(name), static_cast<utf8proc_ssize_t>(name.size()), &result, options);
    if (length < 0) return std::string(name);
    const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(result, &std::free);
    return std::string(reinterpret_cast<const char*>(result), static_cast<std::size_t>(length));
}

bool isPlainText(std::string_view text) {
    while (!text.empty()) {
        utf8proc_int32_t character = 0;
        const auto length =
            utf8proc_iterate(bytesOf(text), static_cast<utf8proc_ssize_t>(text.size()), &character);
        if (length <= 0 || isControl(character)) return false;
        text.remove_prefix(static_cast<std::size_t>(length));
    }
    return true;
}

std::string labelOf(const EventState& state, PlayerId id) {
    const pairing::Player* player = state.playerOf(id);
    return player ? fmt::format("{} (no. {})", player->name, player->number.value())
                  : fmt::format("player {}", id.value());
}

} // namespace arbiter::app
