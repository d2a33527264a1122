// The words that stand in sentences of rulings and mean the same in each of them: colours, pieces, times.
// Use it to set them into a sentence before it is looked up, and to make the catalogue's entries.
#pragma once

#include <string_view>

namespace reports {

[[nodiscard]] bool isSetIn(std::string_view argument);

} // namespace reports
