#include "drawing.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include <fmt/format.h>

#include "reports/text_width.hpp"

namespace reports {
namespace {

constexpr double pictureWidth = 900;
constexpr double textSize = 14;
constexpr double smallSize = 12;
constexpr double columnWidth = 0.58; // of a letter, in its size: enough for most of them

struct Range {
    double low = std::numeric_limits<double>::max();
    double high = std::numeric_limits<double>::lowest();
    void take(double value) {
        low = std::min(low, value);
        high = std::max(high, value);
    }
};

std::string numberText(double value) {
    if (value == std::floor(value)) return fmt::format("{:.0f}", value);
    return fmt::format("{:.1f}", value);
}

double widthOf(std::string_view text, double size) {
    return static_cast<double>(displayWidth(text)) * size * columnWidth;
}

std::string nameOf(const Series& series, const rules::Translator& translator) {
    if (const auto* words = std::get_if<rules::Text>(&series.name))
        return rules::translated(*words, translator);
    return printable(std::get<std::string>(series.name));
}

// Distance between ticks: 1, 2 or 5 times a power of ten, so that there are at most `most` of them.
double stepFor(const Range& range, bool onlyWhole, int most) {
    const double span = std::max(range.high - range.low, 1e-9);
    double step = std::pow(10.0, std::floor(std::log10(span / most)));
    for (const double factor : {2.0, 2.5, 2.0}) {
        if (span / step <= most) break;
        step *= factor;
    }
    return onlyWhole ? std::max(1.0, std::ceil(step)) : step;
}

class Draughtsman {
  public:
    Draughtsman(const Figure& figure, const rules::Translator& translator)
        : figure_(figure)
        , translator_(translator) {}

    Drawing draw() {
        measure();
        drawGrid();
        drawTrend();
        switch (figure_.kind) {
        case FigureKind::Line:
            drawLines();
            break;
        case FigureKind::Scatter:
            drawDots();
            break;
        case FigureKind::Bars:
            drawBars();
            break;
        }
        drawLegend();
        return std::move(drawing_);
    }

  private:
    [[nodiscard]] bool isBars() const { return figure_.kind == FigureKind::Bars; }

    void measure() {
        std::size_t longest = 0;
        for (const Series& series : figure_.series) {
            longest = std::max(longest, displayWidth(nameOf(series, translator_)));
            for (const FigurePoint& point : series.points) {
                x_.take(point.x);
                y_.take(point.y);
            }
        }
        if (x_.low > x_.high) x_ = y_ = {0, 1};
        if (isBars()) y_.take(0);
        const double steps = figure_.kind == FigureKind::Line && figure_.y.downwards ? y_.high - y_.low : 0;
        drawing_.width = pictureWidth;
        drawing_.height = std::clamp(steps * 22 + 120, 480.0, 1150.0);
        left_ = 70;
        right_ = pictureWidth - 20;
        if (namesAtTheEnd())
            right_ =
                pictureWidth - 20 - std::min(300.0, static_cast<double>(longest) * smallSize * columnWidth);
        top_ = needsLegend() ? 60 : 24;
        bottom_ = drawing_.height - 60;
        pad(x_, figure_.x);
        pad(y_, figure_.y);
    }

    // Half a unit of air at both ends, so that nothing lies on the axes.
    void pad(Range& range, const Axis& axis) const {
        const bool barsUpwards = isBars() && &axis == &figure_.y;
        if (barsUpwards) {
            range.high = std::max(range.high * 1.08, 1.0);
            return;
        }
        const double air = isBars() ? 0.6
                           : axis.onlyWhole && range.high - range.low < 40
                               ? 0.5
                               : (range.high - range.low) * 0.05 + 0.25;
        range.low -= air;
        // The names of curves begin where the picture ends.
        range.high += figure_.kind == FigureKind::Line && &axis == &figure_.x ? 0.0 : air;
    }

    [[nodiscard]] bool namesAtTheEnd() const { return figure_.kind == FigureKind::Line; }
    [[nodiscard]] bool needsLegend() const { return !namesAtTheEnd() && figure_.series.size() > 1; }

    [[nodiscard]] double across(double x) const {
        return left_ + (x - x_.low) / (x_.high - x_.low) * (right_ - left_);
    }
    [[nodiscard]] double along(double y) const {
        const double part = (y - y_.low) / (y_.high - y_.low);
        return figure_.y.downwards ? top_ + part * (bottom_ - top_) : bottom_ - part * (bottom_ - top_);
    }

    void drawGrid() {
        const double stepX = stepFor(x_, figure_.x.onlyWhole, isBars() ? 24 : 14);
        const double stepY = stepFor(y_, figure_.y.onlyWhole, figure_.y.downwards ? 40 : 10);
        for (double y = std::ceil(y_.low / stepY) * stepY; y <= y_.high; y += stepY) {
            drawing_.paths.push_back({{{left_, along(y)}, {right_, along(y)}}, Ink::Grid});
            text({left_ - 8, along(y) + smallSize * 0.36}, numberText(y), smallSize, Anchor::End);
        }
        for (double x = std::ceil(x_.low / stepX) * stepX; x <= x_.high; x += stepX) {
            if (isBars() && hasLabels()) break;
            drawing_.paths.push_back({{{across(x), bottom_}, {across(x), bottom_ + 5}}, Ink::Axis});
            text({across(x), bottom_ + 20}, numberText(x), smallSize, Anchor::Middle);
        }
        drawing_.paths.push_back({{{left_, top_}, {left_, bottom_}, {right_, bottom_}}, Ink::Axis});
        text({(left_ + right_) / 2, bottom_ + 46}, rules::translated(figure_.x.label, translator_), textSize,
             Anchor::Middle);
        DrawnText label{{20, (top_ + bottom_) / 2},
                        rules::translated(figure_.y.label, translator_),
                        textSize,
                        Anchor::Middle};
        label.upwards = true;
        drawing_.texts.push_back(std::move(label));
    }

    [[nodiscard]] bool hasLabels() const {
        return !figure_.series.empty() &&
               std::ranges::any_of(figure_.series.front().points,
                                   [](const FigurePoint& point) { return !point.label.empty(); });
    }

    void drawTrend() {
        if (!figure_.trend) return;
        const auto& [label, from, to] = *figure_.trend;
        drawing_.paths.push_back(
            {{{across(from.x), along(from.y)}, {across(to.x), along(to.y)}}, Ink::Trend});
        text({across(to.x) - 4, along(to.y) - 8}, rules::translated(label, translator_), smallSize,
             Anchor::End);
    }

    void drawLines() {
        std::vector<DrawnText> ends;
        for (std::size_t index = 0; index < figure_.series.size(); ++index) {
            const Series& series = figure_.series[index];
            if (series.points.empty()) continue;
            const int number = static_cast<int>(index);
            DrawnPath path{{}, Ink::Series, number};
            for (const FigurePoint& point : series.points) {
                path.places.push_back({across(point.x), along(point.y)});
                drawing_.dots.push_back({path.places.back(), number});
            }
            const double room = drawing_.width - right_ - 4;
            const auto letters = static_cast<std::size_t>(room / (smallSize * columnWidth));
            DrawnText end{{path.places.back().x + 9, path.places.back().y + smallSize * 0.36},
                          shortenedTo(nameOf(series, translator_), letters),
                          smallSize};
            end.series = number;
            ends.push_back(std::move(end));
            drawing_.paths.push_back(std::move(path));
        }
        spread(ends);
        for (DrawnText& end : ends)
            drawing_.texts.push_back(std::move(end));
    }

    // Names of curves that end at the same place stand below each other.
    void spread(std::vector<DrawnText>& ends) const {
        std::ranges::stable_sort(ends, {}, [](const DrawnText& end) { return end.place.y; });
        constexpr double line = smallSize * 1.2;
        for (std::size_t index = 1; index < ends.size(); ++index)
            ends[index].place.y = std::max(ends[index].place.y, ends[index - 1].place.y + line);
        double lowest = drawing_.height - 4;
        for (auto end = ends.rbegin(); end != ends.rend(); ++end) {
            end->place.y = std::min(end->place.y, lowest);
            lowest = end->place.y - line;
        }
    }

    // A label stands right of its dot, or left of it, where nothing else is; otherwise there is none.
    void drawDots() {
        struct Box {
            double left, right, top, bottom;
        };
        std::vector<Box> taken;
        const auto isFree = [&taken](const Box& box) {
            return std::ranges::none_of(taken, [&box](const Box& other) {
                return box.left < other.right && other.left < box.right && box.top < other.bottom &&
                       other.top < box.bottom;
            });
        };
        for (const Series& series : figure_.series)
            for (const FigurePoint& point : series.points) {
                const Place at{across(point.x), along(point.y)};
                taken.push_back({at.x - 4, at.x + 4, at.y - 4, at.y + 4});
            }
        for (std::size_t index = 0; index < figure_.series.size(); ++index)
            for (const FigurePoint& point : figure_.series[index].points) {
                const Place at{across(point.x), along(point.y)};
                drawing_.dots.push_back({at, static_cast<int>(index)});
                const std::string label = shortenedTo(printable(point.label), 24);
                const double width = widthOf(label, smallSize);
                for (const double start : {at.x + 7, at.x - 7 - width}) {
                    // A little above the line of its score, so that no line goes through the letters.
                    const Box box{start, start + width, at.y - smallSize * 1.1, at.y + smallSize * 0.1};
                    if (label.empty() || box.left < left_ || box.right > drawing_.width || !isFree(box))
                        continue;
                    taken.push_back(box);
                    text({start, at.y - 3}, label, smallSize, Anchor::Start);
                    break;
                }
            }
    }

    void drawBars() {
        const double slot = across(x_.low + 1) - across(x_.low);
        const auto count = static_cast<double>(std::max<std::size_t>(figure_.series.size(), 1));
        const double width = slot * 0.8 / count;
        for (std::size_t index = 0; index < figure_.series.size(); ++index)
            for (const FigurePoint& point : figure_.series[index].points) {
                const double left = across(point.x) - slot * 0.4 + width * static_cast<double>(index);
                const double height = along(0) - along(point.y);
                drawing_.bars.push_back(
                    {{left, along(point.y)}, width * 0.94, height, static_cast<int>(index)});
                text({left + width / 2, along(point.y) - 5}, numberText(point.y), smallSize, Anchor::Middle);
                if (index > 0 || point.label.empty()) continue;
                const auto letters =
                    static_cast<std::size_t>(std::max(1.0, slot / (smallSize * columnWidth)));
                text({across(point.x), bottom_ + 20}, shortenedTo(printable(point.label), letters), smallSize,
                     Anchor::Middle);
            }
    }

    void drawLegend() {
        if (!needsLegend()) return;
        double x = left_;
        for (std::size_t index = 0; index < figure_.series.size(); ++index) {
            const std::string name = nameOf(figure_.series[index], translator_);
            drawing_.bars.push_back({{x, 18}, 14, 14, static_cast<int>(index)});
            text({x + 20, 30}, name, textSize, Anchor::Start);
            x += 44 + widthOf(name, textSize);
        }
    }

    void text(Place place, std::string words, double size, Anchor anchor) {
        drawing_.texts.push_back({place, std::move(words), size, anchor});
    }

    const Figure& figure_;
    const rules::Translator& translator_;
    Drawing drawing_;
    Range x_;
    Range y_;
    double left_ = 0;
    double right_ = 0;
    double top_ = 0;
    double bottom_ = 0;
};

} // namespace

Drawing drawingOf(const Figure& figure, const rules::Translator& translator) {
    return Draughtsman(figure, translator).draw();
}

} // namespace reports
