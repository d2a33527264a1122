// How a table stands on a page at one size of type: widths of its columns, lines of its cells, its parts.
// Made for each size in question; the setter takes the largest one with which the pages come out well.
#pragma once

#include <vector>

#include "../page_document.hpp"
#include "measure.hpp"

namespace reports::pdf {

// Texts of a table as Qt has them, without the columns that are left out.
struct Grid {
    struct Column {
        QString heading;
        Align align = Align::Left;
        bool mayWrap = false;
        bool repeated = false;
        bool strong = false;
        double natural = 0; // width of its widest cell at size 1
        double least = 0;   // width of its widest piece
    };
    QString title;
    std::vector<Column> columns;
    std::vector<std::vector<QString>> rows;
};

[[nodiscard]] Grid gridOf(const PageTable& table, bool wall, const Measure& measure);

// Columns that stand beside each other, with their widths.
struct Part {
    std::vector<std::size_t> columns;
    std::vector<double> widths;
};

struct Fit {
    double size = 0;
    std::vector<Part> parts;             // one where the whole table fits the width
    std::size_t wrappedCells = 0;        // that take more than one line
    std::vector<std::vector<int>> lines; // of each row, in each part

    [[nodiscard]] bool whole() const { return parts.size() == 1; }
};

// Space between two columns, height of a row, at size 1.
inline constexpr double columnGap = 0.9;
inline constexpr double lineHeight = 1.22;
inline constexpr double rowAir = 0.34;

[[nodiscard]] Fit fitOf(const Grid& grid, double size, double space, const Measure& measure);

// Broken at blanks only: "BH/C1" and two Chinese characters stay together.
[[nodiscard]] std::vector<QString> headingLines(const QString& heading, double size, double width,
                                                const Measure& measure);

[[nodiscard]] inline double rowHeight(int lines, double size) {
    return (lines * lineHeight + rowAir) * size;
}

} // namespace reports::pdf
