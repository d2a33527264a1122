#include "table_fit.hpp"

#include <algorithm>
#include <cmath>

namespace reports::pdf {
namespace {

// A name is not squeezed below this, in letters of average width.
constexpr double leastName = 5.0;

struct Needs {
    double natural = 0;
    double least = 0;
};

Needs needsOf(const Grid& grid, const std::vector<std::size_t>& columns) {
    Needs needs;
    for (const std::size_t index : columns) {
        needs.natural += grid.columns[index].natural + columnGap;
        needs.least += grid.columns[index].least + columnGap;
    }
    return needs;
}

// Every column gets its least; what is left goes to those that want more, by how much they want.
Part partOf(const Grid& grid, std::vector<std::size_t> columns, double size, double space) {
    const Needs needs = needsOf(grid, columns);
    Part part{std::move(columns), {}};
    const double wanted = (needs.natural - needs.least) * size;
    const double spare = space - needs.least * size;
    const double share = wanted > 0 ? std::clamp(spare / wanted, 0.0, 1.0) : 0.0;
    for (const std::size_t index : part.columns) {
        const auto& column = grid.columns[index];
        part.widths.push_back((column.least + (column.natural - column.least) * share + columnGap) * size);
    }
    double total = 0;
    for (const double width : part.widths)
        total += width;
    // A narrow table is spread a little, names more than figures, so that lines are easy to follow.
    double extra = std::min(space - total, total * 0.6);
    if (extra > 0) {
        double weights = 0;
        for (const std::size_t index : part.columns)
            weights += grid.columns[index].mayWrap ? 2.5 : 1.0;
        for (std::size_t position = 0; position < part.columns.size(); ++position)
            part.widths[position] +=
                extra * (grid.columns[part.columns[position]].mayWrap ? 2.5 : 1.0) / weights;
    } else if (extra < 0) { // even the least is too wide: cells are cut with "…"
        for (double& width : part.widths)
            width *= space / total;
    }
    return part;
}

std::vector<std::vector<std::size_t>> dividedColumns(const Grid& grid, double size, double space) {
    std::vector<std::size_t> all(grid.columns.size());
    for (std::size_t index = 0; index < all.size(); ++index)
        all[index] = index;
    if (needsOf(grid, all).least * size <= space) return {all};
    std::vector<std::size_t> repeated;
    for (const std::size_t index : all)
        if (grid.columns[index].repeated) repeated.push_back(index);
    std::vector<std::vector<std::size_t>> parts;
    std::vector<std::size_t> part;
    bool isFull = false; // holds a column that is not only repeated
    for (const std::size_t index : all) {
        auto tried = part;
        tried.push_back(index);
        if (isFull && needsOf(grid, tried).least * size > space) {
            parts.push_back(std::move(part));
            part = repeated;
            isFull = false;
        }
        if (std::ranges::find(part, index) == part.end()) part.push_back(index);
        isFull = isFull || !grid.columns[index].repeated;
    }
    parts.push_back(std::move(part));
    return parts;
}

} // namespace

Grid gridOf(const PageTable& table, bool wall, const Measure& measure) {
    Grid grid{QString::fromStdString(table.title), {}, {}};
    grid.rows.resize(table.rows.size());
    for (std::size_t index = 0; index < table.columns.size(); ++index) {
        const PageColumn& column = table.columns[index];
        if (wall && column.minor) continue;
        Grid::Column out{QString::fromStdString(column.heading), column.align, column.mayWrap,
                         column.repeated, column.strong};
        out.natural = measure.advance(out.heading, true);
        for (const QString& word : out.heading.split(' '))
            out.least = std::max(out.least, measure.advance(word, true));
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            QString text = QString::fromStdString(table.rows[row][index]);
            const Measured& cell = measure.measured(text, column.strong);
            out.natural = std::max(out.natural, cell.advance);
            out.least =
                std::max(out.least, column.mayWrap ? std::max(cell.widest, std::min(cell.advance, leastName))
                                                   : cell.advance);
            grid.rows[row].push_back(std::move(text));
        }
        grid.columns.push_back(std::move(out));
    }
    return grid;
}

std::vector<QString> headingLines(const QString& heading, double size, double width, const Measure& measure) {
    std::vector<QString> lines;
    for (const QString& word : heading.split(' ')) {
        const QString longer = lines.empty() ? word : lines.back() + ' ' + word;
        if (!lines.empty() && measure.advance(longer, true) * size <= width)
            lines.back() = longer;
        else
            lines.push_back(word);
    }
    return lines;
}

Fit fitOf(const Grid& grid, double size, double space, const Measure& measure) {
    Fit fit{size, {}, 0, {}};
    for (auto& columns : dividedColumns(grid, size, space))
        fit.parts.push_back(partOf(grid, std::move(columns), size, space));
    for (const Part& part : fit.parts) {
        std::vector<int> lines(grid.rows.size(), 1);
        for (std::size_t row = 0; row < grid.rows.size(); ++row)
            for (std::size_t position = 0; position < part.columns.size(); ++position) {
                const auto& column = grid.columns[part.columns[position]];
                const Measured& cell =
                    measure.measured(grid.rows[row][part.columns[position]], column.strong);
                const double width = part.widths[position] - columnGap * size;
                // A hair of tolerance: widths that were made from this very text.
                if (!column.mayWrap || cell.advance * size <= width + 1) continue;
                const auto needed = measure.lines(cell, size, width + 1, column.strong).size();
                lines[row] = std::max(lines[row], static_cast<int>(needed));
                ++fit.wrappedCells;
            }
        fit.lines.push_back(std::move(lines));
    }
    return fit;
}

} // namespace reports::pdf
