// A figure laid out: lines, dots, bars and texts with places, in units of which the picture has width ×
// height. The HTML writer prints it as SVG and the PDF writer paints it, so that both show the same picture.
#pragma once

#include <string>
#include <vector>

#include "reports/figure.hpp"

namespace reports {

enum class Ink { Axis, Grid, Series, Trend };
enum class Anchor { Start, Middle, End };

struct Place {
    double x = 0;
    double y = 0;
};

struct DrawnPath {
    std::vector<Place> places;
    Ink ink = Ink::Axis;
    int series = 0; // chooses colour and dashes
};

struct DrawnDot {
    Place centre;
    int series = 0;
};

struct DrawnBar {
    Place corner; // top left
    double width = 0;
    double height = 0;
    int series = 0;
};

struct DrawnText {
    Place place; // on the base line
    std::string text;
    double size = 12;
    Anchor anchor = Anchor::Start;
    bool upwards = false; // turned by 90 degrees to the left
    int series = -1;      // in its colour; -1: in that of text
};

struct Drawing {
    double width = 0;
    double height = 0;
    std::vector<DrawnPath> paths;
    std::vector<DrawnBar> bars;
    std::vector<DrawnDot> dots;
    std::vector<DrawnText> texts;
};

[[nodiscard]] Drawing drawingOf(const Figure& figure, const rules::Translator& translator);

// "#1b5e3f": readable on white and on dark grey, told apart also by who sees no red or green.
[[nodiscard]] const char* colourOf(int series);

// Lengths of stroke and gap; empty: a solid line.
[[nodiscard]] std::vector<double> dashesOf(int series);

} // namespace reports
