#include "document_setter.hpp"

#include <algorithm>
#include <array>

#include <QFontMetricsF>

#include "figure_painter.hpp"

namespace reports::pdf {
namespace {

const QColor quiet(80, 80, 80);
const QColor stripe(243, 245, 243);

class Setter {
  public:
    Setter(const PageDocument& document, const Measure& measure, const Setting& setting)
        : document_(document)
        , measure_(measure)
        , setting_(setting)
        , sheet_(sheetFor(setting.letter, setting.landscape)) {}

    SetPages set(const std::vector<Grid>& grids) {
        newPage();
        addHeading();
        for (const Grid& grid : grids)
            addTable(grid);
        for (const PageFigure& figure : document_.figures)
            addFigure(figure);
        addNotes();
        result_.size = setting_.size;
        return std::move(result_);
    }

  private:
    [[nodiscard]] std::vector<Stroke>& front() { return result_.pages.back().front; }
    [[nodiscard]] double room() const { return sheet_.bottom - y_; }

    void newPage() {
        result_.pages.push_back({setting_.landscape, false, {}, {}});
        y_ = sheet_.top;
        if (result_.pages.size() == 1) return;
        const double size = 11 * point;
        for (const QString& line : wrappedTitle(size)) {
            y_ += size * 1.2;
            addText(front(), measure_, sheet_.left, y_, line, size, Side::Left, true);
        }
        y_ += size * 0.6;
    }

    [[nodiscard]] std::vector<QString> wrappedTitle(double size) const {
        return measure_.lines(measure_.measured(QString::fromStdString(document_.title), true), size,
                              sheet_.space(), true);
    }

    void addHeading() {
        const double size = std::clamp(setting_.size * 1.35, 17 * point, 34 * point);
        for (const QString& line : wrappedTitle(size)) {
            y_ += size * 1.15;
            addText(front(), measure_, sheet_.left, y_, line, size, Side::Left, true);
        }
        y_ += size * 0.35;
        if (!setting_.wall) addSentences(document_.facts, smallSize());
        y_ += setting_.size * 0.7;
    }

    [[nodiscard]] double smallSize() const { return std::clamp(setting_.size * 0.75, 8 * point, 12 * point); }

    void addSentences(const std::vector<std::string>& sentences, double size) {
        for (const std::string& sentence : sentences)
            for (const QString& line :
                 measure_.lines(measure_.measured(QString::fromStdString(sentence)), size, sheet_.space())) {
                if (room() < size * 1.4) newPage();
                y_ += size * 1.25;
                addText(front(), measure_, sheet_.left, y_, line, size, Side::Left, false, quiet);
            }
    }

    void addNotes() {
        if (document_.notes.empty()) return;
        y_ += setting_.size * 0.5;
        addSentences(document_.notes, smallSize());
    }

    void addTable(const Grid& grid) {
        if (grid.columns.empty()) return;
        const Fit fit = fitOf(grid, setting_.size, sheet_.space(), measure_);
        result_.whole = result_.whole && fit.whole();
        if (!grid.rows.empty())
            result_.wrapped = std::max(result_.wrapped, static_cast<double>(fit.wrappedCells) /
                                                            static_cast<double>(grid.rows.size()));
        addTableTitle(grid);
        for (std::size_t part = 0; part < fit.parts.size(); ++part) {
            if (part > 0 && room() < setting_.size * 12)
                newPage();
            else if (part > 0)
                y_ += setting_.size;
            addPart(grid, fit, part);
        }
        y_ += setting_.size * 0.6;
    }

    void addTableTitle(const Grid& grid) {
        if (grid.title.isEmpty()) return;
        const double size = setting_.size * 1.15;
        if (room() < size * 6) newPage();
        for (const QString& line :
             measure_.lines(measure_.measured(grid.title, true), size, sheet_.space(), true)) {
            y_ += size * 1.25;
            addText(front(), measure_, sheet_.left, y_, line, size, Side::Left, true);
        }
        y_ += size * 0.4;
    }

    void addPart(const Grid& grid, const Fit& fit, std::size_t part) {
        addHeader(grid, fit.parts[part]);
        for (std::size_t row = 0; row < grid.rows.size(); ++row) {
            const double height = rowHeight(fit.lines[part][row], setting_.size);
            if (room() < height) {
                newPage();
                addHeader(grid, fit.parts[part]);
            }
            if (row % 2 == 1) addStripe(fit.parts[part], height);
            addRow(grid, fit.parts[part], grid.rows[row]);
            y_ += height;
        }
    }

    static double widthOf(const Part& part) {
        double width = 0;
        for (const double column : part.widths)
            width += column;
        return width;
    }

    void addStripe(const Part& part, double height) {
        const QRectF box(sheet_.left, y_, widthOf(part), height);
        result_.pages.back().behind.push_back([box](QPainter& painter) { painter.fillRect(box, stripe); });
    }

    // Headings stand at the foot of their line, whatever lines they take.
    void addHeader(const Grid& grid, const Part& part) {
        const double size = setting_.size;
        std::size_t most = 1;
        std::vector<std::vector<QString>> headings;
        for (std::size_t position = 0; position < part.columns.size(); ++position) {
            headings.push_back(headingLines(grid.columns[part.columns[position]].heading, size,
                                            part.widths[position] - columnGap * size + 1, measure_));
            most = std::max(most, headings.back().size());
        }
        const double height = rowHeight(static_cast<int>(most), size);
        if (room() < height * 2.2) newPage();
        double x = sheet_.left;
        for (std::size_t position = 0; position < part.columns.size(); ++position) {
            const auto& lines = headings[position];
            for (std::size_t line = 0; line < lines.size(); ++line)
                addCellText(x, part.widths[position], baseLine(most - lines.size() + line), lines[line],
                            grid.columns[part.columns[position]].align, true);
            x += part.widths[position];
        }
        y_ += height;
        addLine(front(), sheet_.left, y_, sheet_.left + widthOf(part), y_, 1.2 * point);
    }

    [[nodiscard]] double baseLine(std::size_t line) const {
        return y_ + (rowAir / 2 + 0.93 + lineHeight * static_cast<double>(line)) * setting_.size;
    }

    void addCellText(double x, double width, double y, const QString& text, Align align, bool bold) {
        const double gap = columnGap * setting_.size / 2;
        switch (align) {
        case Align::Left:
            return addText(front(), measure_, x + gap, y, text, setting_.size, Side::Left, bold);
        case Align::Right:
            return addText(front(), measure_, x + width - gap, y, text, setting_.size, Side::Right, bold);
        case Align::Centre:
            return addText(front(), measure_, x + width / 2, y, text, setting_.size, Side::Centre, bold);
        }
    }

    void addRow(const Grid& grid, const Part& part, const std::vector<QString>& row) {
        double x = sheet_.left;
        for (std::size_t position = 0; position < part.columns.size(); ++position) {
            const auto& column = grid.columns[part.columns[position]];
            const double width = part.widths[position] - columnGap * setting_.size + 1;
            const Measured& cell = measure_.measured(row[part.columns[position]], column.strong);
            auto lines = measure_.lines(cell, setting_.size, width, column.strong);
            if (!column.mayWrap && lines.size() > 1) lines = {cut(cell.text, width, column.strong)};
            for (std::size_t line = 0; line < lines.size(); ++line)
                addCellText(x, part.widths[position], baseLine(line), lines[line], column.align,
                            column.strong);
            x += part.widths[position];
        }
    }

    [[nodiscard]] QString cut(const QString& text, double width, bool bold) const {
        return QFontMetricsF(measure_.font(setting_.size, bold)).elidedText(text, Qt::ElideRight, width);
    }

    void addFigure(const PageFigure& figure) {
        const double title = setting_.size * 1.2;
        const bool titled = figure.title != document_.title;
        double width = sheet_.space();
        double height = width * figure.drawing.height / figure.drawing.width;
        const double most = sheet_.depth() - title * 3.5;
        if (height > most) {
            width *= most / height;
            height = most;
        }
        if (room() < height + title * 1.5) {
            const bool freshPage = result_.pages.size() == 1 && document_.tables.empty();
            if (freshPage && room() > most * 0.6) { // below the heading: a little smaller
                const double factor = (room() - title * 1.5) / height;
                width *= factor;
                height *= factor;
            } else {
                newPage();
            }
        }
        if (titled) {
            y_ += title * 1.2;
            addText(front(), measure_, sheet_.left, y_, QString::fromStdString(figure.title), title,
                    Side::Left, true);
            y_ += title * 0.3;
        }
        addDrawing(front(), measure_, figure.drawing, {sheet_.left, y_, width, height});
        y_ += height;
    }

    const PageDocument& document_;
    const Measure& measure_;
    const Setting& setting_;
    Sheet sheet_;
    SetPages result_;
    double y_ = 0;
};

// In points, the largest first.
constexpr std::array usualSizes{26.0, 24.0, 22.0, 20.0, 18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0,
                                11.5, 11.0, 10.5, 10.0, 9.5,  9.0,  8.5,  8.0,  7.5,  7.0};
constexpr std::array wallSizes{60.0, 54.0, 48.0, 44.0, 40.0, 38.0, 36.0, 34.0, 32.0,
                               30.0, 29.0, 28.0, 27.0, 26.0, 24.0, 22.0, 20.0, 18.0};

// The largest size at most that, with which pages are no more than those of `usual`.
class Choice {
  public:
    Choice(const PageDocument& document, const Measure& measure, bool letter, bool wall)
        : document_(document)
        , measure_(measure)
        , letter_(letter)
        , wall_(wall) {
        for (const PageTable& table : document.tables)
            grids_.push_back(gridOf(table, wall, measure));
    }

    std::vector<Page> choose() {
        if (document_.tables.empty() && !document_.figures.empty()) return figurePages();
        SetPages upright = best(false);
        // Many pages lie only where type would be small; a single sheet for the wall takes the larger type.
        const bool isLarge = upright.size >= (wall_ ? 26 : upright.pages.size() > 1 ? 9.5 : 18) * point;
        if (upright.whole && isLarge) return std::move(upright.pages);
        SetPages lying = best(true);
        const bool better = lying.whole != upright.whole ? lying.whole : lying.size > upright.size * 1.2;
        return std::move(better ? lying.pages : upright.pages);
    }

  private:
    [[nodiscard]] SetPages at(double size, bool landscape) const {
        return setPages(document_, grids_, measure_, {size * point, landscape, letter_, wall_});
    }

    // As wide as it comes: a picture that is higher than wide stands.
    [[nodiscard]] std::vector<Page> figurePages() const {
        const Drawing& drawing = document_.figures.front().drawing;
        return at(13, drawing.width > drawing.height).pages;
    }

    // Names that take two lines are better than small type, but not all over many pages.
    [[nodiscard]] bool isGood(const SetPages& set) const {
        return set.whole && set.wrapped <= (wall_ || set.pages.size() == 1 ? 0.6 : 0.12);
    }

    [[nodiscard]] SetPages best(bool landscape) const {
        return wall_ ? largest(wallSizes, 26, landscape) : largest(usualSizes, 10, landscape);
    }

    template <std::size_t count>
    [[nodiscard]] SetPages largest(const std::array<double, count>& sizes, double usual,
                                   bool landscape) const {
        // The pages that the usual size takes, or the next smaller one that fits.
        SetPages reference;
        for (const double size : sizes) {
            if (size > usual) continue;
            reference = at(size, landscape);
            if (isGood(reference)) break;
        }
        if (!isGood(reference)) reference = firstWhole(sizes, landscape);
        for (const double size : sizes) {
            if (size * point <= reference.size) break;
            SetPages larger = at(size, landscape);
            if (isGood(larger) && larger.pages.size() <= reference.pages.size()) return larger;
        }
        return reference;
    }

    // Nothing is good: at least in one part, else in parts at a size that can be read.
    template <std::size_t count>
    [[nodiscard]] SetPages firstWhole(const std::array<double, count>& sizes, bool landscape) const {
        for (const double size : sizes)
            if (SetPages set = at(size, landscape); set.whole && size <= (wall_ ? 26 : 10)) return set;
        return at(wall_ ? 20 : 9, landscape);
    }

    const PageDocument& document_;
    const Measure& measure_;
    bool letter_;
    bool wall_;
    std::vector<Grid> grids_;
};

} // namespace

SetPages setPages(const PageDocument& document, const std::vector<Grid>& grids, const Measure& measure,
                  const Setting& setting) {
    return Setter(document, measure, setting).set(grids);
}

std::vector<Page> chosenPages(const PageDocument& document, const Measure& measure, bool letter, bool wall) {
    return Choice(document, measure, letter, wall).choose();
}

} // namespace reports::pdf
