#include "pairing/model/player.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace pairing {
namespace {

constexpr std::array<std::pair<Title, std::string_view>, 9> titles{{{Title::Gm, "GM"},
                                                                    {Title::Im, "IM"},
                                                                    {Title::Wgm, "WGM"},
                                                                    {Title::Fm, "FM"},
                                                                    {Title::Wim, "WIM"},
                                                                    {Title::Cm, "CM"},
                                                                    {Title::Wfm, "WFM"},
                                                                    {Title::Wcm, "WCM"},
                                                                    {Title::None, ""}}};

char upper(char letter) {
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

} // namespace

std::string_view abbreviation(Title title) {
    return std::ranges::find(titles, title, &std::pair<Title, std::string_view>::first)->second;
}

std::optional<Title> titleFromAbbreviation(std::string_view text) {
    for (const auto& [title, name] : titles)
        if (std::ranges::equal(text, name, {}, upper)) return title;
    return std::nullopt;
}

} // namespace pairing
