// Sets the tables, figures and notes of a document on pages at one size of type and one way up.
// Made again for each size in question; see chosenPages().
#pragma once

#include <vector>

#include "../page_document.hpp"
#include "page.hpp"
#include "table_fit.hpp"

namespace reports::pdf {

struct Setting {
    double size = 10 * point;
    bool landscape = false;
    bool letter = false;
    bool wall = false;
};

struct SetPages {
    std::vector<Page> pages;
    bool whole = true;  // no table was divided
    double wrapped = 0; // share of the rows that take more lines because of it
    double size = 0;
};

[[nodiscard]] SetPages setPages(const PageDocument& document, const std::vector<Grid>& grids,
                                const Measure& measure, const Setting& setting);

// With the largest type and the fewest pages that go together; upright unless that makes the type small.
[[nodiscard]] std::vector<Page> chosenPages(const PageDocument& document, const Measure& measure, bool letter,
                                            bool wall);

} // namespace reports::pdf
