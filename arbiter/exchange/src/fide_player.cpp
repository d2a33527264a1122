#include "fide_player.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "arbiter/exchange/field_values.hpp"
#include "text_decoding.hpp"
#include "unicode_text.hpp"

namespace arbiter::exchange {
namespace {

std::string_view withoutBlanks(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

std::optional<int> integer(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

void readName(ListedPlayer& player, std::string_view text) {
    const bool isAscii =
        std::ranges::all_of(text, [](char letter) { return letter >= ' ' && letter <= '~'; });
    if (isAscii)
        player.name = text;
    else if (auto unicode = unicodeText(text); unicode && !hasControlCharacters(*unicode))
        player.name = std::move(*unicode);
    else if (std::string western = fromWindows1252(text); !hasControlCharacters(western))
        player.name = std::move(western);
}

void readTitle(ListedPlayer& player, std::string_view text) {
    const auto title = pairing::titleFromAbbreviation(text);
    if (title && *title < player.title) player.title = *title; // the enum has the strongest first
}

void readRating(ListedRating& rating, std::string_view text) {
    if (const auto value = integer(text); value && *value > 0 && *value <= 9999)
        rating.rating = pairing::Rating(static_cast<std::uint16_t>(*value));
}

void readFactor(ListedRating& rating, std::string_view text) {
    if (const auto value = integer(text); value && *value > 0 && *value <= 99) rating.k = *value;
}

void readField(ListedPlayer& player, FideField field, std::string_view text) {
    if (text.empty()) return;
    switch (field) {
    case FideField::Id:
        player.fideId = fideIdFromText(text).value_or("");
        return;
    case FideField::Name:
        return readName(player, text);
    case FideField::Federation:
        player.federation = federationCode(text).value_or("");
        return;
    case FideField::Sex:
        if (text == "M" || text == "F") // as nearly every line has it
            player.sex = text == "M" ? pairing::Sex::Male : pairing::Sex::Female;
        else
            player.sex = sexFromText(text).value_or(pairing::Sex::Unknown);
        return;
    case FideField::Title:
    case FideField::WomensTitle:
        return readTitle(player, text);
    case FideField::OtherTitles:
        player.otherTitles = text;
        return;
    case FideField::Standard:
        return readRating(player.standard, text);
    case FideField::StandardK:
        return readFactor(player.standard, text);
    case FideField::Rapid:
        return readRating(player.rapid, text);
    case FideField::RapidK:
        return readFactor(player.rapid, text);
    case FideField::Blitz:
        return readRating(player.blitz, text);
    case FideField::BlitzK:
        return readFactor(player.blitz, text);
    case FideField::BirthYear: {
        const auto year = integer(text.size() > 4 ? text.substr(text.size() - 4) : text); // also "12.03.1990"
        if (year && *year >= 1850 && *year <= 2200) player.birthYear = *year;
        return;
    }
    case FideField::Flag:
        player.flag = text;
        return;
    case FideField::OnlineTitle:
    case FideField::Other:
        return;
    }
}

std::optional<ListedPlayer> complete(ListedPlayer player) {
    if (player.fideId.empty() || player.name.empty()) return std::nullopt;
    return player;
}

// "&amp;" and its like; an ampersand by itself stands for itself.
std::string unescaped(std::string_view text) {
    static constexpr std::array<std::pair<std::string_view, char>, 5> entities{
        {{"&amp;", '&'}, {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&apos;", '\''}}};
    std::string plain;
    while (!text.empty()) {
        const auto entity = std::ranges::find_if(
            entities, [text](const auto& known) { return text.starts_with(known.first); });
        const bool known = entity != entities.end();
        plain += known ? entity->second : text.front();
        text.remove_prefix(known ? entity->first.size() : 1);
    }
    return plain;
}

FideField fieldOfTag(std::string_view tag, RateOfPlay typeOfFile) {
    using enum FideField;
    static constexpr std::array<std::pair<std::string_view, FideField>, 13> tags{{{"fideid", Id},
                                                                                  {"name", Name},
                                                                                  {"country", Federation},
                                                                                  {"sex", Sex},
                                                                                  {"title", Title},
                                                                                  {"w_title", WomensTitle},
                                                                                  {"o_title", OtherTitles},
                                                                                  {"rapid_rating", Rapid},
                                                                                  {"rapid_k", RapidK},
                                                                                  {"blitz_rating", Blitz},
                                                                                  {"blitz_k", BlitzK},
                                                                                  {"birthday", BirthYear},
                                                                                  {"flag", Flag}}};
    const auto* const known = std::ranges::find(tags, tag, &std::pair<std::string_view, FideField>::first);
    if (known != tags.end()) return known->second;
    if (tag == "rating")
        return typeOfFile == RateOfPlay::Rapid ? Rapid : typeOfFile == RateOfPlay::Blitz ? Blitz : Standard;
    if (tag == "k")
        return typeOfFile == RateOfPlay::Rapid   ? RapidK
               : typeOfFile == RateOfPlay::Blitz ? BlitzK
                                                 : StandardK;
    return Other;
}

} // namespace

std::optional<ListedPlayer> playerOfLine(std::string_view line, const FideColumns& columns) {
    ListedPlayer player;
    for (const FideColumn& column : columns.columns) {
        if (column.begin >= line.size()) break;
        readField(player, column.field, withoutBlanks(line.substr(column.begin, column.end - column.begin)));
    }
    return complete(std::move(player));
}

std::optional<ListedPlayer> playerOfXml(std::string_view piece, RateOfPlay typeOfFile) {
    ListedPlayer player;
    piece.remove_prefix(std::string_view("<player>").size());
    while (true) {
        const auto begin = piece.find('<');
        if (begin == std::string_view::npos) break;
        piece.remove_prefix(begin + 1);
        const auto end = piece.find('>');
        if (end == std::string_view::npos) break;
        const std::string_view tag = piece.substr(0, end);
        piece.remove_prefix(end + 1);
        if (tag.starts_with('/') || tag.ends_with('/')) continue;
        std::string closing = "</";
        closing += tag;
        closing += '>';
        const auto close = piece.find(closing);
        if (close == std::string_view::npos) continue;
        const std::string_view text = withoutBlanks(piece.substr(0, close));
        if (text.find('&') == std::string_view::npos)
            readField(player, fieldOfTag(tag, typeOfFile), text);
        else
            readField(player, fieldOfTag(tag, typeOfFile), unescaped(text));
        piece.remove_prefix(close + closing.size());
    }
    return complete(std::move(player));
}

} // namespace arbiter::exchange
