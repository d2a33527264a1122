#include "figure_painter.hpp"

#include <QPolygonF>

namespace reports::pdf {
namespace {

QPen penOf(const DrawnPath& path) {
    switch (path.ink) {
    case Ink::Axis:
        return {Qt::black, 1.2};
    case Ink::Grid:
        return {QColor(205, 210, 206), 0.7};
    case Ink::Series: {
        QPen pen(QColor(colourOf(path.series)), 2);
        QList<qreal> dashes;
        for (const double length : dashesOf(path.series))
            dashes.push_back(length / 2); // Qt counts in widths of the pen
        if (!dashes.isEmpty()) pen.setDashPattern(dashes);
        return pen;
    }
    case Ink::Trend:
        return {QColor(90, 90, 90), 1.5, Qt::DashLine};
    }
    return {};
}

Side sideOf(Anchor anchor) {
    switch (anchor) {
    case Anchor::Start:
        return Side::Left;
    case Anchor::Middle:
        return Side::Centre;
    case Anchor::End:
        return Side::Right;
    }
    return Side::Left;
}

} // namespace

void addDrawing(std::vector<Stroke>& strokes, const Measure& measure, const Drawing& drawing, QRectF box) {
    const double scale = box.width() / drawing.width;
    strokes.push_back([&drawing, box, scale](QPainter& painter) {
        painter.save();
        painter.translate(box.topLeft());
        painter.scale(scale, scale);
        for (const DrawnPath& path : drawing.paths) {
            QPolygonF line;
            for (const Place& place : path.places)
                line << QPointF(place.x, place.y);
            painter.setPen(penOf(path));
            painter.drawPolyline(line);
        }
        painter.setPen(Qt::NoPen);
        for (const DrawnBar& bar : drawing.bars)
            painter.fillRect(QRectF(bar.corner.x, bar.corner.y, bar.width, bar.height),
                             QColor(colourOf(bar.series)));
        for (const DrawnDot& dot : drawing.dots) {
            painter.setBrush(QColor(colourOf(dot.series)));
            painter.drawEllipse(QPointF(dot.centre.x, dot.centre.y), 3.5, 3.5);
        }
        painter.setBrush(Qt::NoBrush);
        painter.restore();
    });
    for (const DrawnText& text : drawing.texts) {
        const QColor colour = text.series < 0 ? QColor(Qt::black) : QColor(colourOf(text.series));
        const double x = box.left() + text.place.x * scale;
        const double y = box.top() + text.place.y * scale;
        if (!text.upwards) {
            addText(strokes, measure, x, y, QString::fromStdString(text.text), text.size * scale,
                    sideOf(text.anchor), false, colour);
            continue;
        }
        strokes.push_back([x, y](QPainter& painter) {
            painter.save();
            painter.translate(x, y);
            painter.rotate(-90);
        });
        addText(strokes, measure, 0, 0, QString::fromStdString(text.text), text.size * scale,
                sideOf(text.anchor), false, colour);
        strokes.push_back([](QPainter& painter) { painter.restore(); });
    }
}

} // namespace reports::pdf
