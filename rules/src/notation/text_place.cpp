#include "rules/notation/text_place.hpp"

#include <algorithm>

#include "notation/code_points.hpp"

namespace rules::notation {

// A line ends with LF, CR LF or a single CR.
TextPlaces::Place TextPlaces::at(std::size_t offset) {
    offset = std::min(offset, text_.size());
    for (std::size_t end = lineStart_; end < offset; ++end) {
        if (text_[end] != '\n' && text_[end] != '\r') continue;
        if (text_[end] == '\r' && text_.substr(end + 1).starts_with('\n')) ++end;
        if (end >= offset) break;
        lineStart_ = end + 1;
        ++line_;
    }
    return {line_, columnOf(text_.substr(lineStart_), offset - lineStart_)};
}

} // namespace rules::notation
