#include "xlsx_sheet_names.hpp"

#include <algorithm>
#include <cctype>

#include <fmt/format.h>

#include "reports/text_width.hpp"

namespace reports {
namespace {

constexpr std::size_t longest = 31; // UTF-16 units

bool startsLetter(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

// A letter outside the basic plane takes two units; its first byte is F0 or above.
std::size_t unitsOf(std::string_view text) {
    std::size_t units = 0;
    for (const char byte : text)
        if (startsLetter(byte)) units += static_cast<unsigned char>(byte) >= 0xF0U ? 2 : 1;
    return units;
}

std::string cutTo(std::string text, std::size_t units) {
    while (unitsOf(text) > units) {
        while (!text.empty() && !startsLetter(text.back()))
            text.pop_back();
        if (!text.empty()) text.pop_back();
    }
    return text;
}

std::string trimmed(std::string text) {
    const auto isEdge = [](char letter) { return letter == ' ' || letter == '\''; };
    while (!text.empty() && isEdge(text.back()))
        text.pop_back();
    while (!text.empty() && isEdge(text.front()))
        text.erase(text.begin());
    return text;
}

std::string inSmallLetters(std::string text) {
    std::ranges::transform(text, text.begin(), [](unsigned char letter) {
        return static_cast<char>(letter < 0x80U ? std::tolower(letter) : letter);
    });
    return text;
}

} // namespace

std::string SheetNames::next(std::string_view wanted) {
    std::string legal = printable(wanted);
    std::ranges::replace_if(
        legal,
        [](char letter) { return std::string_view("[]:*?/\\").find(letter) != std::string_view::npos; }, ' ');
    legal = trimmed(cutTo(trimmed(std::move(legal)), longest));
    if (legal.empty() || inSmallLetters(legal) == "history") legal = "Sheet";
    std::string name = legal;
    for (int number = 2; !taken_.insert(inSmallLetters(name)).second; ++number) {
        const std::string tail = fmt::format(" {}", number);
        name = trimmed(cutTo(legal, longest - tail.size())) + tail;
    }
    return name;
}

} // namespace reports
