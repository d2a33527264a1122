#include "card_setter.hpp"

#include <algorithm>
#include <array>

#include <QFontMetricsF>

namespace reports::pdf {
namespace {

using Lines = std::vector<PageCardLine>;

constexpr double leastSize = 5 * point;
constexpr double largestNameSize = 400 * point;
const QColor quiet(70, 70, 70);
const QColor cutting(120, 120, 120);

// Size of the type of a line and its height where ordinary type has size 1.
struct Look {
    double size = 1;
    double height = 1.35;
    bool bold = false;
};

Look lookOf(CardRole role) {
    switch (role) {
    case CardRole::Title:
        return {1.45, 1.9, true};
    case CardRole::Name: // its size is found at last
        return {1.6, 2.0, true};
    case CardRole::Text:
        return {1, 1.35, false};
    case CardRole::Strong:
        return {1.12, 1.55, true};
    case CardRole::Small:
        return {0.82, 1.15, false};
    case CardRole::Boxes:
        return {1.05, 2.0, false};
    case CardRole::Blanks:
        return {1, 2.0, false};
    case CardRole::Signatures:
        return {0.78, 2.7, false};
    case CardRole::Moves:
        return {0.82, 1.5, false};
    case CardRole::Space:
        return {1, 0.4, false};
    }
    return {};
}

bool isText(CardRole role) {
    return role == CardRole::Title || role == CardRole::Text || role == CardRole::Strong ||
           role == CardRole::Small || role == CardRole::Name;
}

QString textOf(const PageCardLine& line, std::size_t cell) {
    return QString::fromStdString(line.texts[cell]);
}

// One card on one place; measures itself at a size and paints itself.
class CardPainter {
  public:
    CardPainter(const Lines& lines, const Measure& measure, bool centred, QRectF box, double size)
        : lines_(lines)
        , measure_(measure)
        , centred_(centred)
        , box_(box)
        , size_(size) {}

    // Without what Name and Space lines may take on top.
    [[nodiscard]] double height() const {
        double total = 0;
        for (const PageCardLine& line : lines_)
            total += heightOf(line);
        return total;
    }

    void paint(std::vector<Stroke>& strokes) {
        const double spare = std::max(0.0, box_.height() - height());
        const auto count = [&](CardRole role) {
            return static_cast<double>(
                std::ranges::count(lines_, role, [](const PageCardLine& line) { return line.role; }));
        };
        const double names = count(CardRole::Name);
        const double spaces = count(CardRole::Space);
        const double forNames = names > 0 ? spare * (spaces > 0 ? 0.55 : 1.0) / names : 0;
        nameGrowth_ = forNames;
        double left = spare;
        if (names > 0) left -= usedByNames();
        left -= growGrids(left);
        const double forSpaces = spaces > 0 ? left / spaces : 0;
        double y = box_.top();
        if (spaces == 0) y += left / 2; // in the middle of the card
        for (const PageCardLine& line : lines_) {
            const double height = heightOf(line) + (line.role == CardRole::Space ? forSpaces : 0) +
                                  (line.role == CardRole::Name ? growthOf(line) : 0);
            paintLine(strokes, line, y, height);
            y += height;
        }
    }

  private:
    [[nodiscard]] double sizeOf(const PageCardLine& line) const { return lookOf(line.role).size * size_; }

    // The lines of the first text; what stands at the right of it takes its room.
    [[nodiscard]] std::vector<QString> wrapped(const PageCardLine& line) const {
        if (line.texts.empty()) return {QString()};
        const bool bold = lookOf(line.role).bold;
        double room = box_.width();
        for (std::size_t cell = 1; cell < line.texts.size(); ++cell)
            if (const QString text = textOf(line, cell); !text.isEmpty())
                room -= (measure_.advance(text, bold) + 0.8) * sizeOf(line);
        return measure_.lines(measure_.measured(textOf(line, 0), bold), sizeOf(line), room, bold);
    }

    [[nodiscard]] double heightOf(const PageCardLine& line) const {
        const Look look = lookOf(line.role);
        if (line.role == CardRole::Moves) {
            return (rowsOf(line) + 1) * gridStep();
        }
        if (!isText(line.role)) return look.height * size_;
        const auto lines = static_cast<double>(wrapped(line).size());
        return (look.height + (lines - 1) * look.size * 1.2) * size_;
    }

    // What the letters of a text really take above and below its base line, with a little air.
    struct Extent {
        double above = 0;
        double below = 0;
        [[nodiscard]] double total() const { return above + below; }
    };
    [[nodiscard]] Extent extentOf(const QString& text) const {
        constexpr double reference = 1000;
        const QRectF letters = QFontMetricsF(measure_.font(reference, true)).tightBoundingRect(text);
        return {std::max(-letters.top() / reference, 0.5) + 0.08,
                std::max(letters.bottom() / reference, 0.0) + 0.1};
    }

    // The largest type with which a name takes one line, or two if that makes it much larger.
    struct NameFit {
        double size = 0;
        std::vector<QString> lines;
        Extent extent;
    };
    [[nodiscard]] NameFit nameFit(const PageCardLine& line, double height) const {
        const Measured& name = measure_.measured(textOf(line, 0), true);
        const Extent extent = extentOf(name.text);
        const auto limited = [&](double width, double lines) {
            return std::min({width > 0 ? box_.width() / width : largestNameSize,
                             height / (lines * extent.total()), largestNameSize});
        };
        const double one = limited(name.advance, 1);
        NameFit fit{one, {name.text}, extent};
        for (double size = limited(name.widest, 2); size > one * 1.3; size *= 0.97) {
            auto lines = measure_.lines(name, size, box_.width(), true);
            if (lines.size() > 2) continue;
            fit = {size, std::move(lines), extent};
            break;
        }
        return fit;
    }

    [[nodiscard]] double growthOf(const PageCardLine& line) const {
        const double height = heightOf(line) + nameGrowth_;
        const NameFit fit = nameFit(line, height);
        const double needed = fit.size * fit.extent.total() * static_cast<double>(fit.lines.size());
        return std::max(needed - heightOf(line), 0.0);
    }

    [[nodiscard]] double usedByNames() const {
        double used = 0;
        for (const PageCardLine& line : lines_)
            if (line.role == CardRole::Name) used += growthOf(line);
        return used;
    }

    // Lines to write on are higher where the card has room, up to what a pen needs. Gives what they take.
    [[nodiscard]] double growGrids(double room) {
        double rows = 0;
        for (const PageCardLine& line : lines_)
            if (line.role == CardRole::Moves) rows += rowsOf(line) + 1;
        if (rows == 0) return 0;
        gridGrowth_ = std::min(room / rows, std::max(0.0, 8 * millimetre - gridStep()));
        return gridGrowth_ * rows;
    }

    [[nodiscard]] static int rowsOf(const PageCardLine& line) {
        return (line.count + line.columns - 1) / std::max(line.columns, 1);
    }
    [[nodiscard]] double gridStep() const { return lookOf(CardRole::Moves).height * size_ + gridGrowth_; }

    void paintLine(std::vector<Stroke>& strokes, const PageCardLine& line, double y, double height) {
        switch (line.role) {
        case CardRole::Title:
        case CardRole::Text:
        case CardRole::Strong:
        case CardRole::Small:
            return line.texts.size() < 2 ? paintText(strokes, line, y) : paintSeveral(strokes, line, y);
        case CardRole::Name:
            return paintName(strokes, line, y, height);
        case CardRole::Boxes:
            return paintBoxes(strokes, line, y);
        case CardRole::Blanks:
            return paintBlanks(strokes, line, y);
        case CardRole::Signatures:
            return paintSignatures(strokes, line, y);
        case CardRole::Moves:
            return paintMoves(strokes, line, y);
        case CardRole::Space:
            return;
        }
    }

    void paintText(std::vector<Stroke>& strokes, const PageCardLine& line, double y) {
        const double size = sizeOf(line);
        const QColor colour = line.role == CardRole::Small ? quiet : QColor(Qt::black);
        double base = y + size * 1.05;
        for (const QString& text : wrapped(line)) {
            addText(strokes, measure_, centred_ ? box_.center().x() : box_.left(), base, text, size,
                    centred_ ? Side::Centre : Side::Left, lookOf(line.role).bold, colour);
            base += size * 1.2;
        }
    }

    // The first at the left, the others at the right of its first line.
    void paintSeveral(std::vector<Stroke>& strokes, const PageCardLine& line, double y) {
        const double size = sizeOf(line);
        const bool bold = lookOf(line.role).bold;
        double base = y + size * 1.05;
        double right = box_.right();
        for (std::size_t cell = line.texts.size() - 1; cell > 0; --cell) {
            const QString text = textOf(line, cell);
            addText(strokes, measure_, right, base, text, size, Side::Right, bold);
            right -= measure_.advance(text, bold) * size + (text.isEmpty() ? 0 : size * 0.8);
        }
        for (const QString& text : wrapped(line)) {
            addText(strokes, measure_, box_.left(), base, text, size, Side::Left, bold);
            base += size * 1.2;
        }
    }

    void paintName(std::vector<Stroke>& strokes, const PageCardLine& line, double y, double height) {
        if (line.texts.empty()) return;
        const NameFit fit = nameFit(line, height);
        const double step = fit.size * fit.extent.total();
        const double used = step * static_cast<double>(fit.lines.size());
        double base = y + (height - used) / 2 + fit.size * fit.extent.above;
        for (const QString& text : fit.lines) {
            addText(strokes, measure_, centred_ ? box_.center().x() : box_.left(), base, text, fit.size,
                    centred_ ? Side::Centre : Side::Left, true);
            base += step;
        }
    }

    void paintBoxes(std::vector<Stroke>& strokes, const PageCardLine& line, double y) {
        const double size = sizeOf(line);
        const double side = size * 1.15;
        const double share = box_.width() / static_cast<double>(std::max<std::size_t>(line.texts.size(), 1));
        for (std::size_t cell = 0; cell < line.texts.size(); ++cell) {
            const double x = box_.left() + share * static_cast<double>(cell);
            const QRectF square(x, y + size * 0.4, side, side);
            strokes.push_back([square](QPainter& painter) {
                painter.setPen(QPen(Qt::black, 0.9 * point));
                painter.drawRect(square);
            });
            addText(strokes, measure_, x + side + size * 0.4, y + size * 1.35, textOf(line, cell), size);
        }
    }

    void paintBlanks(std::vector<Stroke>& strokes, const PageCardLine& line, double y) {
        const double size = sizeOf(line);
        const double share = box_.width() / static_cast<double>(std::max<std::size_t>(line.texts.size(), 1));
        const double base = y + size * 1.6;
        for (std::size_t cell = 0; cell < line.texts.size(); ++cell) {
            const double x = box_.left() + share * static_cast<double>(cell);
            const QString label = textOf(line, cell);
            addText(strokes, measure_, x, base, label, size);
            const double start = label.isEmpty() ? x : x + (measure_.advance(label) + 0.4) * size;
            addLine(strokes, start, base + size * 0.15, x + share - size * 0.8, base + size * 0.15,
                    0.6 * point);
        }
    }

    void paintSignatures(std::vector<Stroke>& strokes, const PageCardLine& line, double y) {
        const double size = sizeOf(line);
        const double share = box_.width() / static_cast<double>(std::max<std::size_t>(line.texts.size(), 1));
        const double rule = y + lookOf(line.role).height * size_ - size * 1.35;
        for (std::size_t cell = 0; cell < line.texts.size(); ++cell) {
            const double x = box_.left() + share * static_cast<double>(cell);
            const double inset = centred_ ? share * 0.12 : 0;
            const double end = x + share - (centred_ ? inset : size * 1.2);
            addLine(strokes, x + inset, rule, end, rule, 0.6 * point);
            addText(strokes, measure_, centred_ ? x + share / 2 : x, rule + size * 1.1, textOf(line, cell),
                    size, centred_ ? Side::Centre : Side::Left, false, quiet);
        }
    }

    // Columns of numbered lines, each with its fields; what is not filled in is left for a pen.
    void paintMoves(std::vector<Stroke>& strokes, const PageCardLine& line, double y) {
        const double size = sizeOf(line);
        const double step = gridStep();
        const int rows = rowsOf(line);
        const double gap = size;
        const double width = (box_.width() - gap * (line.columns - 1)) / line.columns;
        const double numbers = size * 2;
        const double share = (width - numbers) / std::max(line.fields, 1);
        for (int column = 0; column < line.columns; ++column) {
            const double x = box_.left() + (width + gap) * column;
            for (int field = 0; field < line.fields; ++field)
                addFieldText(strokes, line, field, x + numbers + share * field, share, y, true);
            for (int row = 0; row < rows && column * rows + row < line.count; ++row) {
                const double top = y + step * (row + 1);
                const int number = column * rows + row + 1;
                addText(strokes, measure_, x + numbers - size * 0.4, top + step / 2 + size * 0.36,
                        QString::number(number), size, Side::Right, false, quiet);
                for (int field = 0; field < line.fields; ++field)
                    addFieldText(strokes, line, line.fields * number + field, x + numbers + share * field,
                                 share, top, false);
            }
            for (int row = 1; row <= rows + 1; ++row)
                addLine(strokes, x, y + step * row, x + width, y + step * row, 0.4 * point, cutting);
            for (int rule = -1; rule <= line.fields; ++rule) {
                const double at = rule < 0 ? x : x + numbers + share * rule;
                addLine(strokes, at, y + step, at, y + step * (rows + 1), 0.4 * point, cutting);
            }
        }
    }

    void addFieldText(std::vector<Stroke>& strokes, const PageCardLine& line, int index, double x,
                      double width, double top, bool heading) {
        if (index >= static_cast<int>(line.texts.size())) return;
        const double size = sizeOf(line);
        const QString text = textOf(line, static_cast<std::size_t>(index));
        const QString shown =
            QFontMetricsF(measure_.font(size, heading)).elidedText(text, Qt::ElideRight, width - size * 0.3);
        addText(strokes, measure_, x + width / 2, top + gridStep() / 2 + size * 0.36, shown, size,
                Side::Centre, heading);
    }

    const Lines& lines_;
    const Measure& measure_;
    bool centred_;
    QRectF box_;
    double size_;
    double nameGrowth_ = 0;
    double gridGrowth_ = 0;
};

class CardSetter {
  public:
    CardSetter(const PageCards& cards, const Measure& measure, bool letter)
        : cards_(cards)
        , measure_(measure)
        , sheet_(sheetFor(letter, cards.landscape)) {
        // Cards use more of the page than tables do: their head and foot are small.
        left_ = cards.framed ? 0 : 10 * millimetre;
        top_ = cards.framed ? 0 : 16 * millimetre;
        const double bottom = cards.framed ? sheet_.height : sheet_.height - 17 * millimetre;
        width_ = (sheet_.width - 2 * left_) / std::max(cards.columns, 1);
        height_ = (bottom - top_) / std::max(cards.rows, 1);
        size_ = commonSize();
    }

    std::vector<Page> set() {
        std::vector<Page> pages;
        const auto perPage = static_cast<std::size_t>(std::max(1, cards_.columns * cards_.rows));
        for (std::size_t index = 0; index < cards_.cards.size(); ++index) {
            const std::size_t place = index % perPage;
            if (place == 0) pages.push_back({cards_.landscape, cards_.framed, {}, {}});
            const auto columns = static_cast<std::size_t>(std::max(cards_.columns, 1));
            const QRectF outer(left_ + width_ * static_cast<double>(place % columns),
                               top_ + height_ * static_cast<double>(place / columns), width_, height_);
            if (place == 0) addMarks(pages.back().front);
            addCard(pages.back().front, cards_.cards[index], outer);
        }
        return pages;
    }

  private:
    [[nodiscard]] double margin() const {
        return cards_.framed ? 24 * millimetre : std::min(width_, height_) * 0.05 + 2 * millimetre;
    }

    [[nodiscard]] QRectF innerOf(QRectF outer) const {
        const double space = margin();
        return outer.adjusted(space, space, -space, -space);
    }

    [[nodiscard]] QRectF halfOf(QRectF outer) const {
        return cards_.folded ? QRectF(outer.left(), outer.center().y(), outer.width(), outer.height() / 2)
                             : outer;
    }

    // The largest size with which every card holds all its lines.
    [[nodiscard]] double commonSize() const {
        const QRectF box = innerOf(halfOf({0, 0, width_, height_}));
        const double most = std::clamp(box.width() / 21, 8 * point, 24 * point);
        for (double size = most; size > leastSize; size -= 0.25 * point) {
            const bool fits = std::ranges::all_of(cards_.cards, [&](const Lines& lines) {
                return CardPainter(lines, measure_, cards_.centred, box, size).height() <= box.height();
            });
            if (fits) return size;
        }
        return leastSize;
    }

    void addCard(std::vector<Stroke>& strokes, const Lines& lines, QRectF outer) const {
        if (cards_.framed) addFrame(strokes, outer);
        const QRectF lower = halfOf(outer);
        CardPainter(lines, measure_, cards_.centred, innerOf(lower), size_).paint(strokes);
        if (!cards_.folded) return;
        addLine(strokes, outer.left(), outer.center().y(), outer.right(), outer.center().y(), 0.4 * point,
                cutting, Qt::DotLine);
        // The upper half, turned around the middle of the card.
        const QPointF centre = outer.center();
        strokes.push_back([centre](QPainter& painter) {
            painter.save();
            painter.translate(centre);
            painter.rotate(180);
            painter.translate(-centre);
        });
        CardPainter(lines, measure_, cards_.centred, innerOf(lower), size_).paint(strokes);
        strokes.push_back([](QPainter& painter) { painter.restore(); });
    }

    static void addFrame(std::vector<Stroke>& strokes, QRectF outer) {
        strokes.push_back([outer](QPainter& painter) {
            const double edge = 10 * millimetre;
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(QColor(20, 87, 58), 2.4 * point));
            painter.drawRect(outer.adjusted(edge, edge, -edge, -edge));
            painter.setPen(QPen(QColor(20, 87, 58), 0.6 * point));
            const double inner = edge + 2 * millimetre;
            painter.drawRect(outer.adjusted(inner, inner, -inner, -inner));
        });
    }

    // Thin dashes between the cards, and short marks in the margins that guide a cutter.
    void addMarks(std::vector<Stroke>& strokes) const {
        if (!cards_.cutMarks || cards_.columns * cards_.rows < 2) return;
        const double right = left_ + width_ * cards_.columns;
        const double bottom = top_ + height_ * cards_.rows;
        const double mark = 3.5 * millimetre;
        for (int column = 0; column <= cards_.columns; ++column) {
            const double x = left_ + width_ * column;
            if (column > 0 && column < cards_.columns)
                addLine(strokes, x, top_, x, bottom, 0.4 * point, cutting, Qt::DashLine);
            addLine(strokes, x, top_ - mark, x, top_ - mark * 0.3, 0.5 * point);
            addLine(strokes, x, bottom + mark * 0.3, x, bottom + mark, 0.5 * point);
        }
        for (int row = 0; row <= cards_.rows; ++row) {
            const double y = top_ + height_ * row;
            if (row > 0 && row < cards_.rows)
                addLine(strokes, left_, y, right, y, 0.4 * point, cutting, Qt::DashLine);
            addLine(strokes, left_ - mark, y, left_ - mark * 0.3, y, 0.5 * point);
            addLine(strokes, right + mark * 0.3, y, right + mark, y, 0.5 * point);
        }
    }

    const PageCards& cards_;
    const Measure& measure_;
    Sheet sheet_;
    double left_ = 0;
    double top_ = 0;
    double width_ = 0;
    double height_ = 0;
    double size_ = 0;
};

} // namespace

std::vector<Page> cardPages(const PageCards& cards, const Measure& measure, bool letter) {
    return CardSetter(cards, measure, letter).set();
}

} // namespace reports::pdf
