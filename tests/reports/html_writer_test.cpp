// Pages for browsers: well-formed, self-contained, escaped, in their language, with their marks.
#include <cstring>
#include <string>

#include <boost/test/unit_test.hpp>
#include <pugixml.hpp>

#include "drawing.hpp"
#include "html_text.hpp"
#include "reports/writers.hpp"

using namespace reports;
using rules::text;

namespace {

Report page() {
    Table table{"standings",
                {{"rank", text("Rank"), Align::Right, false, true},
                 {"name", text("Name"), Align::Left, true, true},
                 {"rating", text("Rating"), Align::Right, false, false, Audience::Everybody, true},
                 {"born", text("Born")}},
                {{std::int64_t{1}, std::string("<script>alert(1)</script> & \"x\""), std::int64_t{2100},
                  Date{2001, 5, 17}},
                 {std::int64_t{2}, std::string("كريم, أحمد"), std::int64_t{1900}, Date{1999, 0, 0}}}};
    Report report{"standings", "Open <1> & \"2\"", text("Standings"), {}, {text("{} players", 2)}, {table}};
    report.stamp = {pairing::RoundNumber(3), "2026", true, false, true, {}, Moment{{2026, 3, 14}, 9, 5}};
    report.figures.push_back(
        {"ranks",
         FigureKind::Line,
         text("Rank by round"),
         {text("Round")},
         {text("Rank"), true, true},
         {{std::string("A & <B>"), {{1, 1}, {2, 2}}}, {std::string("C"), {{1, 2}, {2, 1}}}}});
    return report;
}

pugi::xml_document parsed(const std::string& html) {
    pugi::xml_document document;
    const auto result = document.load_string(html.c_str(), pugi::parse_full);
    BOOST_TEST(result.status == pugi::status_ok, result.description() << " at " << result.offset);
    return document;
}

std::string allText(const pugi::xml_node& node) {
    std::string words;
    for (const auto& found : node.select_nodes(".//text()"))
        words += found.node().value();
    return words;
}

} // namespace

BOOST_AUTO_TEST_CASE(a_page_is_well_formed_and_says_what_it_is) {
    const auto document = parsed(toHtml(page(), {}));
    BOOST_TEST(std::string(document.child("html").attribute("lang").value()) == "en");
    BOOST_TEST(allText(document.select_node("//h1").node()) == "Standings");
    BOOST_TEST(allText(document.select_node("//p[@class='event']").node()) == "Open <1> & \"2\"");
    BOOST_TEST(allText(document.select_node("//p[@class='mark']").node()) ==
               "Provisional · Boards changed by hand");
    const auto foot = allText(document.select_node("//footer").node());
    BOOST_TEST(foot == "Printed 2026-03-14 09:05Round 3 · FIDE rules, edition 2026");
    // Names are texts in an element that takes its direction from them; nothing of them is markup.
    const auto names = document.select_nodes("//td[contains(@class,'name')]/bdi");
    BOOST_REQUIRE(names.size() == 2);
    BOOST_TEST(allText(names[0].node()) == "<script>alert(1)</script> & \"x\"");
    BOOST_TEST(document.select_nodes("//script").empty());
    BOOST_TEST(allText(document.select_node("//tbody/tr[1]/td[4]").node()) == "2001-05-17");
    BOOST_TEST(allText(document.select_node("//tbody/tr[2]/td[4]").node()) == "1999");
}

BOOST_AUTO_TEST_CASE(nothing_comes_from_elsewhere) {
    const std::string html = toHtml(page(), {});
    const auto document = parsed(html);
    for (const char* attribute : {"src", "href", "action", "data", "srcset"})
        BOOST_TEST(document.select_nodes((std::string("//@") + attribute).c_str()).empty());
    BOOST_TEST(html.find("url(") == std::string::npos);
    BOOST_TEST(html.find("@import") == std::string::npos);
    // On a phone and on paper, by day and by night.
    for (const char* part : {"width=device-width", "@media print", "@page", "prefers-color-scheme: dark",
                             "overflow-x", "overflow-wrap: anywhere; }\n}"})
        BOOST_TEST(html.find(part) != std::string::npos, part);
}

BOOST_AUTO_TEST_CASE(links_are_relative_and_escaped) {
    HtmlStyle style{Language::TraditionalChinese, {{"a.html?x=1&y=\"2\"", "<A>"}, {"b.html", "B", true}}};
    style.addressOf = [](const Table& table, std::size_t row, std::size_t column) {
        return table.columns[column].key == "name" ? "p" + std::to_string(row) + ".html" : std::string();
    };
    const auto document = parsed(toHtml(page(), style));
    BOOST_TEST(std::string(document.child("html").attribute("lang").value()) == "zh-Hant");
    const auto links = document.select_nodes("//nav/a");
    BOOST_REQUIRE(links.size() == 1);
    BOOST_TEST(std::string(links[0].node().attribute("href").value()) == "a.html?x=1&y=\"2\"");
    BOOST_TEST(allText(document.select_node("//nav/span[@class='here']").node()) == "B");
    BOOST_TEST(std::string(document.select_node("//tbody/tr[2]/td[2]/a").node().attribute("href").value()) ==
               "p1.html");
    BOOST_TEST(allText(document.select_node("//tbody/tr[1]/td[4]").node()) == "2001年05月17日");
    BOOST_TEST(allText(document.select_node("//p[@class='mark']").node()).starts_with("暫定"));
}

BOOST_AUTO_TEST_CASE(a_figure_is_drawn_as_vectors_inside_its_picture) {
    const auto document = parsed(toHtml(page(), {}));
    const auto lines = document.select_nodes("//*[local-name()='polyline' and contains(@class,'path')]");
    BOOST_TEST(lines.size() == 2);
    const Drawing drawing = drawingOf(page().figures.front(), {});
    const auto inside = [&](Place place) {
        return place.x >= 0 && place.y >= 0 && place.x <= drawing.width && place.y <= drawing.height;
    };
    for (const DrawnPath& path : drawing.paths)
        for (const Place& place : path.places)
            BOOST_TEST(inside(place));
    for (const DrawnText& words : drawing.texts)
        BOOST_TEST(inside(words.place), words.text);
    // Rank 1 of round 2 stands above rank 2, and right of round 1.
    const auto& first = drawing.paths[drawing.paths.size() - 2].places;
    const auto& second = drawing.paths.back().places;
    BOOST_TEST(first[0].y < second[0].y);
    BOOST_TEST(first[1].y > second[1].y);
    BOOST_TEST(first[0].x < first[1].x);
}
