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
    // Names come from files of any age: what is not UTF-8 becomes U+FFFD instead of an exception.
    return document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace reports
