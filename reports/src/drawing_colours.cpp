#include <array>

#include "drawing.hpp"

namespace reports {
namespace {

constexpr std::array<const char*, 8> colours{"#1b6e48", "#b3541e", "#3b5fa8", "#8a3f86",
                                             "#6b6f1a", "#a3263f", "#1f7a8c", "#5a5a5a"};

} // namespace

const char* colourOf(int series) {
    return colours.at(static_cast<std::size_t>(series) % colours.size());
}

std::vector<double> dashesOf(int series) {
    switch (series / static_cast<int>(colours.size()) % 3) {
    case 1:
        return {7, 4};
    case 2:
        return {2, 3};
    default:
        return {};
    }
}

} // namespace reports
