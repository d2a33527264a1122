#include "text_decoding.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>

#include <iconv.h>

#include <utf8proc.h>

namespace arbiter::exchange {
namespace {

using CodePoint = std::int32_t;
constexpr CodePoint replacement = 0xFFFD;

void append(std::string& text, CodePoint point) {
    std::array<utf8proc_uint8_t, 4> encoded{};
    const auto length = utf8proc_encode_char(point, encoded.data());
    text.append(encoded.begin(), encoded.begin() + length);
}

bool isUtf8(std::string_view bytes) {
    while (!bytes.empty()) {
        CodePoint point = 0;
        const auto length = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(bytes.data()),
                                             static_cast<utf8proc_ssize_t>(bytes.size()), &point);
        if (length <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(length));
    }
    return true;
}

// The characters of the bytes 0x80 to 0x9F; the five undefined ones are no text.
constexpr std::array<CodePoint, 32> windows1252{
    0x20AC,      replacement, 0x201A, 0x0192, 0x201E, 0x2026,      0x2020, 0x2021,
    0x02C6,      0x2030,      0x0160, 0x2039, 0x0152, replacement, 0x017D, replacement,
    replacement, 0x2018,      0x2019, 0x201C, 0x201D, 0x2022,      0x2013, 0x2014,
    0x02DC,      0x2122,      0x0161, 0x203A, 0x0153, replacement, 0x017E, 0x0178};

enum class ByteOrder { LittleEndian, BigEndian };

std::string fromUtf16(std::string_view bytes, ByteOrder order) {
    const auto unitAt = [&](std::size_t index) {
        const auto first = static_cast<unsigned char>(bytes[index]);
        const auto second = static_cast<unsigned char>(bytes[index + 1]);
        return order == ByteOrder::LittleEndian ? CodePoint{first} | CodePoint{second} << 8
                                                : CodePoint{second} | CodePoint{first} << 8;
    };
    const auto isHighHalf = [](CodePoint unit) { return unit >= 0xD800 && unit <= 0xDBFF; };
    const auto isLowHalf = [](CodePoint unit) { return unit >= 0xDC00 && unit <= 0xDFFF; };
    std::string text;
    for (std::size_t index = 0; index + 1 < bytes.size(); index += 2) {
        CodePoint point = unitAt(index);
        if (isHighHalf(point) && index + 3 < bytes.size() && isLowHalf(unitAt(index + 2))) {
            point = 0x10000 + ((point - 0xD800) << 10) + (unitAt(index + 2) - 0xDC00);
            index += 2;
        }
        append(text, isHighHalf(point) || isLowHalf(point) ? replacement : point);
    }
    return text;
}

class Converter {
  public:
    explicit Converter(const std::string& encoding)
        : handle_(::iconv_open("UTF-8", encoding.c_str())) {}
    Converter(const Converter&) = delete;
    Converter& operator=(const Converter&) = delete;
    ~Converter() {
        if (isOpen()) ::iconv_close(handle_);
    }

    [[nodiscard]] bool isOpen() const { return handle_ != reinterpret_cast<iconv_t>(-1); }

    [[nodiscard]] std::string convert(std::string_view bytes) {
        std::string input(bytes);
        std::string text;
        char* from = input.data();
        std::size_t left = input.size();
        std::array<char, 4096> piece{};
        while (left > 0) {
            char* to = piece.data();
            std::size_t room = piece.size();
            const std::size_t result = ::iconv(handle_, &from, &left, &to, &room);
            text.append(piece.data(), piece.size() - room);
            if (result != static_cast<std::size_t>(-1) || errno == E2BIG) continue;
            append(text, replacement);
            ++from;
            --left;
        }
        return text;
    }

  private:
    iconv_t handle_;
};

} // namespace

std::string fromWindows1252(std::string_view bytes) {
    std::string text;
    for (const char byte : bytes) {
        const auto value = static_cast<unsigned char>(byte);
        append(text, value >= 0x80 && value <= 0x9F ? windows1252[value - 0x80U] : CodePoint{value});
    }
    return text;
}

std::optional<std::string> unicodeText(std::string_view bytes) {
    using namespace std::string_view_literals;
    if (bytes.starts_with("\xFF\xFE"sv)) return fromUtf16(bytes.substr(2), ByteOrder::LittleEndian);
    if (bytes.starts_with("\xFE\xFF"sv)) return fromUtf16(bytes.substr(2), ByteOrder::BigEndian);
    if (bytes.starts_with("\xEF\xBB\xBF"sv)) bytes.remove_prefix(3);
    return isUtf8(bytes) ? std::optional(std::string(bytes)) : std::nullopt;
}

std::optional<std::string> decodedAs(std::string_view bytes, const std::string& encoding) {
    // A suffix "//…" would ask iconv for something else.
    if (encoding.find('/') != std::string::npos) return std::nullopt;
    Converter converter(encoding);
    if (!converter.isOpen()) return std::nullopt;
    std::string text = converter.convert(bytes);
    if (text.starts_with("\xEF\xBB\xBF")) text.erase(0, 3);
    return text;
}

bool looksLikeGb2312(std::string_view bytes) {
    const auto at = [&](std::size_t index) { return static_cast<unsigned char>(bytes[index]); };
    std::size_t pairs = 0;
    for (std::size_t index = 0; index < bytes.size(); ++index) {
        if (at(index) < 0x80) continue;
        const bool isPair = index + 1 < bytes.size() && at(index) >= 0xA1 && at(index) <= 0xF7 &&
                            at(index + 1) >= 0xA1 && at(index + 1) <= 0xFE;
        if (!isPair) return false;
        ++index;
        ++pairs;
    }
    return pairs >= 3;
}

} // namespace arbiter::exchange
