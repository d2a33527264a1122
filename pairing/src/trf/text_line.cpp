#include "trf/text_line.hpp"

#include <algorithm>

namespace pairing::trf {
namespace {

constexpr bool beginsCharacter(char byte) noexcept {
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

constexpr bool isAscii(char byte) noexcept {
    return static_cast<unsigned char>(byte) < 0x80U;
}

constexpr bool isPrintableAscii(char byte) noexcept {
    return byte >= ' ' && byte < '\x7F';
}

constexpr bool isControl(char byte) noexcept {
    return isAscii(byte) && !isPrintableAscii(byte) && byte != '\t';
}

} // namespace

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    return text;
}

std::string withoutTabs(std::string_view text) {
    std::string result(text);
    std::ranges::replace(result, '\t', ' ');
    return result;
}

TextLine::TextLine(std::string_view text, std::size_t number)
    : text_(text)
    , number_(number) {
    while (!text_.empty() && isBlank(text_.back()))
        text_.remove_suffix(1);
    plain_ = std::ranges::all_of(text_, isPrintableAscii);
    if (!plain_ && !std::ranges::all_of(text_, isAscii)) {
        starts_.reserve(text_.size());
        for (std::size_t byte = 0; byte < text_.size(); ++byte)
            if (beginsCharacter(text_[byte])) starts_.push_back(static_cast<std::uint32_t>(byte));
        length_ = static_cast<int>(starts_.size());
    } else {
        length_ = static_cast<int>(text_.size());
    }
}

std::size_t TextLine::byteOf(int column) const noexcept {
    const auto character = static_cast<std::size_t>(column - 1);
    if (starts_.empty()) return std::min(character, text_.size());
    return character < starts_.size() ? starts_[character] : text_.size();
}

std::string_view TextLine::raw(Column column) const noexcept {
    const std::size_t begin = byteOf(column.first);
    return text_.substr(begin, byteOf(column.last + 1) - begin);
}

Field TextLine::cut(Column column) const noexcept {
    std::string_view text = raw(column);
    int first = column.first;
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    while (!text.empty() && isBlank(text.front())) {
        text.remove_prefix(1);
        ++first;
    }
    return {text, text.empty() ? column.first : first};
}

Field TextLine::rest(int fromColumn) const noexcept {
    return cut({fromColumn, std::max(fromColumn, length_)});
}

std::vector<Field> TextLine::words(int fromColumn, std::string_view alsoAt) const {
    const auto separates = [&](char letter) {
        return isBlank(letter) || alsoAt.find(letter) != std::string_view::npos;
    };
    std::vector<Field> found;
    for (std::size_t begin = byteOf(fromColumn); begin < text_.size();) {
        if (separates(text_[begin])) {
            ++begin;
            continue;
        }
        std::size_t end = begin;
        while (end < text_.size() && !separates(text_[end]))
            ++end;
        found.push_back({text_.substr(begin, end - begin), columnOf(text_.data() + begin)});
        begin = end;
    }
    return found;
}

int TextLine::columnOf(const char* character) const noexcept {
    const auto byte = static_cast<std::size_t>(character - text_.data());
    if (starts_.empty()) return static_cast<int>(byte) + 1;
    return static_cast<int>(std::ranges::upper_bound(starts_, byte) - starts_.begin());
}

bool TextLine::isBlankAt(int column) const noexcept {
    return column > length_ || text_[byteOf(column)] == ' ';
}

int TextLine::firstTab() const noexcept {
    if (plain_) return 0;
    const auto place = text_.find('\t');
    return place == std::string_view::npos ? 0 : columnOf(text_.data() + place);
}

int TextLine::firstControl() const noexcept {
    if (plain_) return 0;
    const auto place = std::ranges::find_if(text_, isControl);
    return place == text_.end() ? 0 : columnOf(&*place);
}

} // namespace pairing::trf
