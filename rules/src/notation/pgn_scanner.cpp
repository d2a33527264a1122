#include "rules/notation/pgn_scanner.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace rules::notation {
namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

constexpr bool isBlank(char sign) {
    return sign == ' ' || sign == '\t' || sign == '\n' || sign == '\r' || sign == '\f' || sign == '\v' ||
           sign == '\0';
}
constexpr bool isLineEnd(char sign) {
    return sign == '\n' || sign == '\r';
}
constexpr bool isDigit(char sign) {
    return sign >= '0' && sign <= '9';
}
constexpr bool isLetter(char sign) {
    return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z');
}
constexpr bool isNameSign(char sign) {
    return isLetter(sign) || isDigit(sign) || std::string_view("_+#=:-").find(sign) != std::string_view::npos;
}
constexpr bool endsWord(char sign) {
    return isBlank(sign) || sign == '{' || sign == '}' || sign == '(' || sign == ')' || sign == '[' ||
           sign == ']' || sign == ';' || sign == '$' || sign == '!' || sign == '?';
}

// The signs that end a word, looked up by byte.
constexpr std::array<bool, 256> wordEnds = [] {
    std::array<bool, 256> ends{};
    for (std::size_t byte = 0; byte < ends.size(); ++byte)
        ends[byte] = endsWord(static_cast<char>(static_cast<unsigned char>(byte)));
    return ends;
}();

std::size_t lineEnd(std::string_view text, std::size_t from) {
    while (from < text.size() && !isLineEnd(text[from]))
        ++from;
    return std::min(from, text.size());
}

} // namespace

PgnScanner::PgnScanner(std::string_view text)
    : text_(text) {
    if (text_.starts_with(byteOrderMark)) at_ = byteOrderMark.size();
}

bool PgnScanner::atLineStart() const {
    return at_ == 0 || isLineEnd(text_[at_ - 1]) ||
           (at_ == byteOrderMark.size() && text_.starts_with(byteOrderMark));
}

// Blanks and escaped lines (% in the first column) are passed over. False at the end.
bool PgnScanner::skipToToken() {
    while (at_ < text_.size()) {
        if (isBlank(text_[at_]))
            ++at_;
        else if (text_[at_] == '%' && atLineStart())
            at_ = lineEnd(text_, at_);
        else
            return true;
    }
    return false;
}

PgnToken PgnScanner::next() {
    while (skipToToken())
        if (auto token = tokenHere()) return *token;
    return {.kind = PgnTokenKind::End, .text = {}, .value = {}, .offset = text_.size()};
}

std::optional<PgnToken> PgnScanner::tokenHere() {
    const std::size_t start = at_;
    const auto single = [&](PgnTokenKind kind) {
        ++at_;
        return PgnToken{.kind = kind, .text = text_.substr(start, 1), .value = {}, .offset = start};
    };
    switch (text_[at_]) {
    case '[':
        return tag();
    case '{':
        return comment();
    case ';':
        return lineComment();
    case '(':
        return single(PgnTokenKind::VariationStart);
    case ')':
        return single(PgnTokenKind::VariationEnd);
    case '$':
        return nag();
    case '!':
    case '?':
        return glyphs();
    case '}':
    case ']':
        return single(PgnTokenKind::Unknown);
    default:
        return word();
    }
}

// A tag may lack its quote or its bracket: then it takes the line.
PgnToken PgnScanner::tag() {
    PgnToken token{.kind = PgnTokenKind::Tag, .text = {}, .value = {}, .offset = at_};
    const std::size_t end = lineEnd(text_, at_);
    std::size_t at = at_ + 1;
    while (at < end && isBlank(text_[at]))
        ++at;
    const std::size_t nameStart = at;
    while (at < end && isNameSign(text_[at]))
        ++at;
    token.text = text_.substr(nameStart, at - nameStart);
    while (at < end && isBlank(text_[at]))
        ++at;
    if (token.text.empty() || at == end || text_[at] != '"') {
        token.kind = PgnTokenKind::Unknown;
        token.text = text_.substr(at_, end - at_);
        at_ = std::max(end, at_ + 1);
        return token;
    }
    const std::size_t valueStart = ++at;
    while (at < end && text_[at] != '"')
        at += text_[at] == '\\' && at + 1 < end ? 2U : 1U;
    token.value = text_.substr(valueStart, at - valueStart);
    if (at < end) ++at;
    while (at < end && isBlank(text_[at]))
        ++at;
    token.closed = at < end && text_[at] == ']';
    at_ = token.closed ? at + 1 : end;
    if (!token.closed && token.value.ends_with(']')) token.value.remove_suffix(1);
    return token;
}

// Braces do not nest. A comment that is never closed ends where the next game begins.
PgnToken PgnScanner::comment() {
    PgnToken token{.kind = PgnTokenKind::Comment, .text = {}, .value = {}, .offset = at_};
    const std::size_t start = at_ + 1;
    std::size_t end = std::min(text_.find('}', start), text_.size());
    for (std::size_t at = text_.find('[', start); at < end; at = text_.find('[', at + 1)) {
        if (!isLineEnd(text_[at - 1]) || !isTagLine(text_, at)) continue;
        end = at;
        token.closed = false;
        break;
    }
    if (end == text_.size()) token.closed = false;
    token.text = text_.substr(start, end - start);
    at_ = token.closed ? end + 1 : end;
    return token;
}

PgnToken PgnScanner::lineComment() {
    const std::size_t start = at_;
    at_ = lineEnd(text_, at_);
    return {.kind = PgnTokenKind::Comment,
            .text = text_.substr(start + 1, at_ - start - 1),
            .value = {},
            .offset = start};
}

PgnToken PgnScanner::nag() {
    PgnToken token{.kind = PgnTokenKind::Nag, .text = {}, .value = {}, .offset = at_};
    std::size_t at = at_ + 1;
    for (; at < text_.size() && isDigit(text_[at]) && token.nag < 1000; ++at)
        token.nag = token.nag * 10 + (text_[at] - '0');
    token.text = text_.substr(at_, at - at_);
    if (at == at_ + 1 || token.nag > 255) token.kind = PgnTokenKind::Unknown;
    at_ = at;
    return token;
}

PgnToken PgnScanner::glyphs() {
    constexpr std::array<std::string_view, 6> glyphs{"!", "?", "!!", "??", "!?", "?!"};
    PgnToken token{.kind = PgnTokenKind::Nag, .text = text_.substr(at_, 1), .value = {}, .offset = at_};
    const std::string_view pair = text_.substr(at_, 2);
    const auto found = std::ranges::find(glyphs, pair);
    if (found != glyphs.end()) token.text = pair;
    token.nag = static_cast<int>(std::ranges::find(glyphs, token.text) - glyphs.begin()) + 1;
    at_ += token.text.size();
    return token;
}

// Nothing: a move number or a sign that says nothing about the moves.
std::optional<PgnToken> PgnScanner::word() {
    const std::size_t start = at_;
    std::size_t end = start;
    while (end < text_.size() && !wordEnds[static_cast<unsigned char>(text_[end])])
        ++end;
    // "e8(Q)" and "e8=(Q)" are one word, "e4(d4" is not.
    if (end > start && text_.substr(end).starts_with("(") && end + 2 < text_.size() &&
        text_[end + 2] == ')' && isLetter(text_[end + 1]))
        end += 3;
    std::string_view text = text_.substr(start, end - start);
    at_ = end;
    PgnToken token{.kind = PgnTokenKind::Move, .text = text, .value = {}, .offset = start};
    // Nearly every word is a move without its number.
    if (isLetter(text.front()) && text.size() > 1 && text.back() >= '1' && text.back() <= '8') return token;
    // A move number: digits with dots, glued to the move or alone.
    std::size_t digits = 0;
    while (digits < text.size() && isDigit(text[digits]))
        ++digits;
    std::size_t number = digits;
    while (number < text.size() && text[number] == '.')
        ++number;
    if (number == text.size() && text != "0000") return std::nullopt;
    if (number > digits) {
        token.text = text.substr(number);
        token.offset += number;
        return classified(token);
    }
    const bool mayBeResult =
        isDigit(text.front()) || text.front() == '*' || static_cast<unsigned char>(text.front()) >= 0x80;
    if (const auto result = mayBeResult && text != "0-0" ? pgnResultFrom(text) : std::nullopt) {
        token.kind = PgnTokenKind::Result;
        token.result = *result;
        return token;
    }
    return classified(token);
}

std::optional<PgnToken> PgnScanner::classified(PgnToken token) {
    constexpr std::array<std::string_view, 5> nulls{"--", "Z0", "0000", "@@@@", "null"};
    constexpr std::array<std::string_view, 19> meaningless{"=", "+-", "-+", "+/-", "-/+", "+=", "=+",
                                                           "±", "∓",  "⩲",  "⩱",   "∞",   "N",  "D",
                                                           "+", "#",  "ch", "ep",  "e.p."};
    // Every move is two letters at least, and nearly every one ends in a digit.
    const char last = token.text.back();
    const bool usual = isDigit(last) && last != '0';
    // "Qh4+" and "Rd1#" are moves as well, signs alone are not; so is castling with the letter.
    const bool usualCheck =
        token.text.size() > 2 && (last == '+' || last == '#') && isLetter(token.text.front());
    if (usual || usualCheck || token.text.front() == 'O') return token;
    if (std::ranges::find(nulls, token.text) != nulls.end())
        token.kind = PgnTokenKind::NullMove;
    else if (std::ranges::find(meaningless, token.text) != meaningless.end())
        return std::nullopt;
    return token;
}

std::optional<PgnResult> pgnResultFrom(std::string_view text) {
    struct Spelling {
        std::string_view text;
        PgnResult result;
    };
    using enum PgnResult;
    constexpr std::array spellings{
        Spelling{"1-0", WhiteWins},  Spelling{"0-1", BlackWins}, Spelling{"1/2-1/2", Draw},
        Spelling{"*", Unknown},      Spelling{"1/2", Draw},      Spelling{"1-1/2", Draw},
        Spelling{"½-½", Draw},       Spelling{"0.5-0.5", Draw},  Spelling{"1:0", WhiteWins},
        Spelling{"0:1", BlackWins},  Spelling{"+/-", WhiteWins}, Spelling{"-/+", BlackWins},
        Spelling{"+--", WhiteWins},  Spelling{"--+", BlackWins}, Spelling{"1-0F", WhiteWins},
        Spelling{"0-1F", BlackWins}, Spelling{"0-0", BothLose},  Spelling{"1/2:1/2", Draw},
        Spelling{"½", Draw},         Spelling{"1–0", WhiteWins}, Spelling{"0–1", BlackWins}};
    const auto found = std::ranges::find(spellings, text, &Spelling::text);
    if (found == spellings.end()) return std::nullopt;
    return found->result;
}

std::string_view textOf(PgnResult result) {
    switch (result) {
    case PgnResult::Unknown:
        return "*";
    case PgnResult::WhiteWins:
        return "1-0";
    case PgnResult::BlackWins:
        return "0-1";
    case PgnResult::Draw:
        return "1/2-1/2";
    case PgnResult::BothLose:
        return "0-0";
    }
    return "*";
}

bool isTagLine(std::string_view text, std::size_t lineStart) {
    std::size_t at = lineStart;
    if (at >= text.size() || text[at] != '[') return false;
    ++at;
    while (at < text.size() && (text[at] == ' ' || text[at] == '\t'))
        ++at;
    if (at == text.size() || !isLetter(text[at])) return false;
    while (at < text.size() && isNameSign(text[at]))
        ++at;
    const std::size_t nameEnd = at;
    while (at < text.size() && (text[at] == ' ' || text[at] == '\t'))
        ++at;
    return at > nameEnd && at < text.size() && text[at] == '"';
}

std::optional<std::size_t> lastGameStart(std::string_view text) {
    constexpr std::string_view event = "[Event \"";
    for (std::size_t at = text.rfind(event); at != std::string_view::npos && at > 0;
         at = text.rfind(event, at - 1))
        if (isLineEnd(text[at - 1])) return at;
    // Files without that tag: a tag pair whose line before, blank lines left out, is none.
    for (std::size_t at = text.rfind('['); at != std::string_view::npos && at > 0;
         at = text.rfind('[', at - 1)) {
        if (!isLineEnd(text[at - 1]) || !isTagLine(text, at)) continue;
        std::size_t before = at;
        while (before > 0 && isBlank(text[before - 1]))
            --before;
        if (before == 0) return std::nullopt;
        const std::size_t lineBreak = text.find_last_of("\r\n", before - 1);
        const std::size_t lineStart = lineBreak == std::string_view::npos ? 0 : lineBreak + 1;
        if (!isTagLine(text, lineStart)) return at;
    }
    return std::nullopt;
}

namespace {

// The length of the UTF-8 character at this place; 0 if it is none (overlong forms and surrogates included).
std::size_t utf8Length(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t place) {
        return place < text.size() ? static_cast<std::uint32_t>(static_cast<unsigned char>(text[place])) : 0U;
    };
    const std::uint32_t first = byte(at);
    if (first < 0x80) return 1;
    const std::size_t length = first >= 0xF0 && first < 0xF5   ? 4
                               : first >= 0xE0 && first < 0xF0 ? 3
                               : first >= 0xC2 && first < 0xE0 ? 2
                                                               : 0;
    if (length == 0) return 0;
    std::uint32_t code = first & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(at + i) & 0xC0U) != 0x80U) return 0;
        code = code << 6U | (byte(at + i) & 0x3FU);
    }
    const bool tooShort = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
    return tooShort || (code >= 0xD800 && code < 0xE000) || code > 0x10FFFF ? 0 : length;
}

} // namespace

std::string tagText(std::string_view value) {
    std::string plain;
    for (std::size_t i = 0; i < value.size(); ++i) {
        if (value[i] == '\\' && i + 1 < value.size() && (value[i + 1] == '"' || value[i + 1] == '\\')) ++i;
        plain += value[i];
    }
    return toUtf8(plain);
}

std::string toUtf8(std::string_view text) {
    bool valid = true;
    for (std::size_t at = 0; at < text.size() && valid;) {
        const std::size_t length = utf8Length(text, at);
        valid = length > 0;
        at += length;
    }
    if (valid) return std::string(text);
    // Windows-1252, 80 to 9F; the rest of the upper half is as in Unicode. Unused codes become a question
    // mark.
    constexpr std::array<std::string_view, 32> upper{"€", "?", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š",
                                                     "‹", "Œ", "?", "Ž", "?", "?", "‘", "’", "“", "”", "•",
                                                     "–", "—", "˜", "™", "š", "›", "œ", "?", "ž", "Ÿ"};
    std::string result;
    for (const char sign : text) {
        const auto code = static_cast<unsigned char>(sign);
        if (code < 0x80)
            result += sign;
        else if (code < 0xA0)
            result += upper[code - 0x80U];
        else {
            result += static_cast<char>(0xC0U | code >> 6U);
            result += static_cast<char>(0x80U | (code & 0x3FU));
        }
    }
    return result;
}

} // namespace rules::notation
