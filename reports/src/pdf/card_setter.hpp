// Sets forms on pages: equal cards, the marks to cut along, boxes to tick, lines to write and sign on.
#pragma once

#include <vector>

#include "../page_document.hpp"
#include "page.hpp"

namespace reports::pdf {

[[nodiscard]] std::vector<Page> cardPages(const PageCards& cards, const Measure& measure, bool letter);

} // namespace reports::pdf
