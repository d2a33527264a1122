// A page before it is painted: what lies behind the mark of the page and what stands on it.
// The setters of tables, figures and cards add to pages; the book paints them once all are counted.
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include <QPainter>
#include <QString>

#include "measure.hpp"

namespace reports::pdf {

using Stroke = std::function<void(QPainter& painter)>;

struct Page {
    bool landscape = false;
    bool bare = false; // no head and foot: certificates
    std::vector<Stroke> behind;
    std::vector<Stroke> front;
};

// The page and the part of it that is written on.
struct Sheet {
    double width = 0;
    double height = 0;
    double left = 0;
    double right = 0;
    double top = 0;    // below the head
    double bottom = 0; // above the foot

    [[nodiscard]] double space() const { return right - left; }
    [[nodiscard]] double depth() const { return bottom - top; }
};

[[nodiscard]] inline Sheet sheetFor(bool letter, bool landscape) {
    double width = letter ? 612 * point : 210 * millimetre;
    double height = letter ? 792 * point : 297 * millimetre;
    if (landscape) std::swap(width, height);
    return {
        width, height, 12 * millimetre, width - 12 * millimetre, 19 * millimetre, height - 16 * millimetre};
}

enum class Side { Left, Centre, Right };

// `y` is the base line; `x` the side that the text touches.
inline void addText(std::vector<Stroke>& strokes, const Measure& measure, double x, double y,
                    const QString& text, double size, Side side = Side::Left, bool bold = false,
                    QColor colour = Qt::black) {
    if (text.isEmpty()) return;
    const double width = side == Side::Left ? 0 : measure.advance(text, bold) * size;
    const double start = side == Side::Right ? x - width : side == Side::Centre ? x - width / 2 : x;
    strokes.push_back([start, y, text, font = measure.font(size, bold), colour](QPainter& painter) {
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(QPointF(start, y), text);
    });
}

inline void addLine(std::vector<Stroke>& strokes, double x1, double y1, double x2, double y2, double width,
                    QColor colour = Qt::black, Qt::PenStyle style = Qt::SolidLine) {
    strokes.push_back([=](QPainter& painter) {
        painter.setPen(QPen(colour, width, style, Qt::FlatCap));
        painter.drawLine(QPointF(x1, y1), QPointF(x2, y2));
    });
}

} // namespace reports::pdf
