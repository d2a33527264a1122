// A picture as data: curves, dots or bars over two axes, in no language and no size yet.
// Put it into Report::figures; the HTML and PDF writers draw it, Markdown and text name its title only.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "rules/base/text.hpp"

namespace reports {

enum class FigureKind {
    Line,    // each series is a curve, its name at its right end
    Scatter, // each point is a dot with its own label
    Bars     // one bar for each point of the first series; further series stand beside it
};

struct FigurePoint {
    double x = 0;
    double y = 0;
    std::string label{}; // a player's name; shown where there is room
    friend bool operator==(const FigurePoint&, const FigurePoint&) = default;
};

struct Series {
    std::variant<std::string, rules::Text> name; // typed by a person, or our words
    std::vector<FigurePoint> points;             // by ascending x
};

struct Axis {
    rules::Text label;
    bool onlyWhole = true;  // ticks at whole numbers: rounds, ranks, people
    bool downwards = false; // the smallest value on top: rank 1 above rank 2
};

// A straight line through the whole picture, for example the expected score.
struct Trend {
    rules::Text label;
    FigurePoint from;
    FigurePoint to;
};

struct Figure {
    std::string key; // the fixed name in JSON
    FigureKind kind = FigureKind::Line;
    rules::Text title;
    Axis x;
    Axis y;
    std::vector<Series> series;
    std::optional<Trend> trend{};
};

} // namespace reports
