// Small pieces of HTML: escaped texts. Used by all that writes HTML or SVG.
#pragma once

#include <string>
#include <string_view>

#include "drawing.hpp"

namespace reports {

// For text and for attributes in double quotes; what XML does not allow becomes U+FFFD.
[[nodiscard]] std::string escapedHtml(std::string_view text);

// An <svg> element that takes the width it is given.
[[nodiscard]] std::string svgOf(const Drawing& drawing, std::string_view title);

} // namespace reports
