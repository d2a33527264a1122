#include "names_of_people.hpp"

#include <algorithm>
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

// How long the character at the beginning is; 0 if it is no plain text.
std::size_t plainLengthAt(std::string_view text) {
    utf8proc_int32_t character = 0;
    const auto length =
        utf8proc_iterate(bytesOf(text), static_cast<utf8proc_ssize_t>(text.size()), &character);
    return length <= 0 || isControl(character) ? 0 : static_cast<std::size_t>(length);
}

bool isAscii(char letter) {
    return static_cast<unsigned char>(letter) < 0x80U;
}
char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

} // namespace

std::string folded(std::string_view name) {
    if (std::ranges::all_of(name, isAscii)) { // the same, but much quicker
        std::string result(name);
        std::ranges::transform(result, result.begin(), lower);
        return result;
    }
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
        const std::size_t length = plainLengthAt(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

std::string madePlain(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        const std::size_t length = plainLengthAt(text);
        plain += length == 0 ? std::string_view("\uFFFD") : text.substr(0, length);
        text.remove_prefix(std::max(length, std::size_t{1}));
    }
    return plain;
}

std::string labelOf(const EventState& state, PlayerId id) {
    const pairing::Player* player = state.playerOf(id);
    return player ? fmt::format("{} (no. {})", player->name, player->number.value())
                  : fmt::format("player {}", id.value());
}

} // namespace arbiter::app
