#include "trf/letters.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "trf/text_line.hpp"

namespace pairing::trf {
namespace {

constexpr std::array<std::pair<char, ResultCode>, 13> results{{{' ', ResultCode::Blank},
                                                               {'1', ResultCode::Win},
                                                               {'=', ResultCode::Draw},
                                                               {'0', ResultCode::Loss},
                                                               {'W', ResultCode::UnratedWin},
                                                               {'D', ResultCode::UnratedDraw},
                                                               {'L', ResultCode::UnratedLoss},
                                                               {'+', ResultCode::ForfeitWin},
                                                               {'-', ResultCode::ForfeitLoss},
                                                               {'H', ResultCode::HalfPointBye},
                                                               {'F', ResultCode::FullPointBye},
                                                               {'U', ResultCode::PairingAllocatedBye},
                                                               {'Z', ResultCode::ZeroPointBye}}};

constexpr std::array<std::pair<char, RequestedBye>, 3> byes{
    {{'F', RequestedBye::FullPoint}, {'H', RequestedBye::HalfPoint}, {'Z', RequestedBye::ZeroPoint}}};

// TRF06's single letters, French forms, and titles that do not count for pairing.
constexpr std::array<std::pair<std::string_view, Title>, 26> otherTitles{
    {{"G", Title::Gm},    {"M", Title::Im},    {"F", Title::Fm},    {"C", Title::Cm},    {"WG", Title::Wgm},
     {"WM", Title::Wim},  {"WF", Title::Wfm},  {"WC", Title::Wcm},  {"GF", Title::Wgm},  {"MF", Title::Wim},
     {"FF", Title::Wfm},  {"CF", Title::Wcm},  {"H", Title::None},  {"HM", Title::None}, {"WH", Title::None},
     {"IA", Title::None}, {"FA", Title::None}, {"NA", Title::None}, {"NM", Title::None}, {"FT", Title::None},
     {"FI", Title::None}, {"NI", Title::None}, {"DI", Title::None}, {"IO", Title::None}, {"FST", Title::None},
     {"-", Title::None}}};

template <class Table, class Value>
auto keyOf(const Table& table, Value value) {
    return std::ranges::find(table, value, &Table::value_type::second)->first;
}

template <class Table>
auto valueOf(const Table& table, char letter) -> std::optional<typename Table::value_type::second_type> {
    const auto place = std::ranges::find(table, toUpper(letter), &Table::value_type::first);
    if (place == table.end()) return std::nullopt;
    return place->second;
}

} // namespace

std::optional<ResultCode> resultFromLetter(char letter) {
    return valueOf(results, letter);
}

char letterOf(ResultCode result) {
    return keyOf(results, result);
}

std::optional<RequestedBye> byeFromLetter(char letter) {
    return valueOf(byes, letter);
}

char letterOf(RequestedBye bye) {
    return keyOf(byes, bye);
}

std::optional<Title> titleFromField(std::string_view text) {
    if (const auto title = titleFromAbbreviation(text)) return title;
    const auto place = std::ranges::find_if(
        otherTitles, [&](const auto& row) { return std::ranges::equal(text, row.first, {}, toUpper); });
    if (place == otherTitles.end()) return std::nullopt;
    return place->second;
}

} // namespace pairing::trf
