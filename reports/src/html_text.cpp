#include "html_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "reports/text_width.hpp"

namespace reports {
namespace {

std::string_view classOf(Ink ink) {
    switch (ink) {
    case Ink::Axis:
        return "axis";
    case Ink::Grid:
        return "grid";
    case Ink::Series:
        return "path";
    case Ink::Trend:
        return "trend";
    }
    return {};
}

std::string_view nameOf(Anchor anchor) {
    switch (anchor) {
    case Anchor::Start:
        return "start";
    case Anchor::Middle:
        return "middle";
    case Anchor::End:
        return "end";
    }
    return {};
}

// The colour in daylight; the style sheet changes it where the page is dark.
std::string colourClass(int series) {
    return fmt::format("s{}", series % 8);
}

} // namespace

std::string escapedHtml(std::string_view text) {
    std::string escaped;
    for (const char letter : printable(text)) {
        switch (letter) {
        case '&':
            escaped += "&amp;";
            break;
        case '<':
            escaped += "&lt;";
            break;
        case '>':
            escaped += "&gt;";
            break;
        case '"':
            escaped += "&quot;";
            break;
        default:
            escaped += letter;
        }
    }
    return escaped;
}

std::string svgOf(const Drawing& drawing, std::string_view title) {
    std::string svg = fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"{}\" "
                                  "viewBox=\"0 0 {:.0f} {:.0f}\">\n<style>",
                                  escapedHtml(title), drawing.width, drawing.height);
    for (int series = 0; series < 8; ++series)
        svg += fmt::format(".{}{{--c:{}}}", colourClass(series), colourOf(series));
    svg += "</style>\n";
    for (const DrawnPath& path : drawing.paths) {
        svg +=
            fmt::format("<polyline class=\"{} {}\" points=\"", classOf(path.ink), colourClass(path.series));
        for (const Place& place : path.places)
            svg += fmt::format("{:.1f},{:.1f} ", place.x, place.y);
        svg.back() = '"';
        const auto dashes = path.ink == Ink::Series ? dashesOf(path.series) : std::vector<double>{};
        if (!dashes.empty()) svg += fmt::format(" stroke-dasharray=\"{}\"", fmt::join(dashes, " "));
        svg += "/>\n";
    }
    for (const DrawnBar& bar : drawing.bars)
        svg += fmt::format(
            "<rect class=\"bar {}\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\"/>\n",
            colourClass(bar.series), bar.corner.x, bar.corner.y, bar.width, bar.height);
    for (const DrawnDot& dot : drawing.dots)
        svg += fmt::format("<circle class=\"dot {}\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"3.5\"/>\n",
                           colourClass(dot.series), dot.centre.x, dot.centre.y);
    for (const DrawnText& text : drawing.texts) {
        const std::string turned =
            text.upwards ? fmt::format(" transform=\"rotate(-90 {:.1f} {:.1f})\"", text.place.x, text.place.y)
                         : std::string();
        const std::string colour =
            text.series < 0 ? std::string() : fmt::format(" class=\"label {}\"", colourClass(text.series));
        svg += fmt::format(
            "<text x=\"{:.1f}\" y=\"{:.1f}\" font-size=\"{:.0f}\" text-anchor=\"{}\"{}{}>{}</text>\n",
            text.place.x, text.place.y, text.size, nameOf(text.anchor), colour, turned,
            escapedHtml(text.text));
    }
    return svg + "</svg>\n";
}

} // namespace reports
