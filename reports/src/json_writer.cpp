#include <nlohmann/json.hpp>

#include "cell_text.hpp"
#include "pairing/model/overloaded.hpp"
#include "reports/writers.hpp"

namespace reports {
namespace {

using Json = nlohmann::ordered_json;
using pairing::Overloaded;

Json jsonOf(const Cell& cell) {
    return std::visit(Overloaded{
                          [](std::monostate) { return Json(nullptr); },
                          [](bool holds) { return Json(holds); },
                          [](const std::string& typed) { return Json(typed); },
                          [](const rules::Text& words) { return Json(rules::english(words)); },
                          [](std::int64_t number) { return Json(number); },
                          [](pairing::Points points) { return Json(points.tenths() / 10.0); },
                          [](const Decimal& decimal) { return Json::parse(decimal.digits); },
                          [](const Date& date) { return Json(isoDate(date)); },
                      },
                      cell);
}

Json jsonOf(const Fact::Value& value) {
    return std::visit(Overloaded{
                          [](bool holds) { return Json(holds); },
                          [](std::int64_t number) { return Json(number); },
                          [](const std::string& typed) { return Json(typed); },
                          [](const rules::Text& words) { return Json(rules::english(words)); },
                          [](const std::vector<std::string>& list) { return Json(list); },
                      },
                      value);
}

Json jsonOf(const Table& table) {
    const auto columns = columnsFor(Audience::Programs, table);
    Json rows = Json::array();
    for (const auto& row : table.rows) {
        Json object = Json::object();
        for (const std::size_t column : columns)
            object[table.columns[column].key] = jsonOf(row[column]);
        rows.push_back(std::move(object));
    }
    return rows;
}

Json jsonOf(const Figure& figure) {
    Json all = Json::array();
    for (const Series& series : figure.series) {
        Json points = Json::array();
        for (const FigurePoint& point : series.points) {
            Json object = {{"x", point.x}, {"y", point.y}};
            if (!point.label.empty()) object["label"] = point.label;
            points.push_back(std::move(object));
        }
        const Cell name = std::visit([](const auto& value) { return Cell(value); }, series.name);
        all.push_back({{"name", jsonOf(name)}, {"points", std::move(points)}});
    }
    return all;
}

// Each card as its lines, each line as its cells.
Json jsonOf(const CardSheet& sheet) {
    Json cards = Json::array();
    for (const Card& card : sheet.cards) {
        Json lines = Json::array();
        for (const CardLine& line : card.lines) {
            Json cells = Json::array();
            for (const Cell& cell : line.cells)
                cells.push_back(jsonOf(cell));
            if (!cells.empty()) lines.push_back(std::move(cells));
        }
        cards.push_back(std::move(lines));
    }
    return cards;
}

} // namespace

std::string toJson(const Report& report) {
    Json document = Json::object();
    document["report"] = report.kind;
    document["event"] = report.event;
    document["title"] = rules::english(report.title);
    for (const Fact& fact : report.facts)
        if (fact.audience != Audience::People) document[fact.key] = jsonOf(fact.value);
    document["notes"] = Json::array();
    for (const rules::Text& note : report.notes)
        document["notes"].push_back(rules::english(note));
    for (const Table& table : report.tables)
        if (table.audience != Audience::People) document[table.key] = jsonOf(table);
    for (const Figure& figure : report.figures)
        document[figure.key] = jsonOf(figure);
    for (const CardSheet& sheet : report.cards)
        document[sheet.key] = jsonOf(sheet);
    // Names come from files of any age: what is not UTF-8 becomes U+FFFD instead of an exception.
    return document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace reports
