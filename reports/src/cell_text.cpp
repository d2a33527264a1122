#include "cell_text.hpp"

#include <fmt/ranges.h>

#include "pairing/model/overloaded.hpp"
#include "reports/text_width.hpp"

namespace reports {

using pairing::Overloaded;

std::string isoDate(const Date& date) {
    if (date.month == 0) return fmt::format("{:04}", date.year);
    if (date.day == 0) return fmt::format("{:04}-{:02}", date.year, date.month);
    return fmt::format("{:04}-{:02}-{:02}", date.year, date.month, date.day);
}

std::string dateText(const Date& date, const rules::Translator& translator) {
    if (date.month == 0) return isoDate(date);
    const auto two = [](int number) { return fmt::format("{:02}", number); };
    const std::string year = fmt::format("{:04}", date.year);
    if (date.day == 0) return rules::translated(rules::text("{}-{}", year, two(date.month)), translator);
    return rules::translated(rules::text("{}-{}-{}", year, two(date.month), two(date.day)), translator);
}

std::string momentText(const Moment& moment, const rules::Translator& translator) {
    return dateText(moment.day, translator) + fmt::format(" {:02}:{:02}", moment.hour, moment.minute);
}

std::string programText(const Cell& cell) {
    return std::visit(Overloaded{
                          [](std::monostate) { return std::string(); },
                          [](bool holds) { return std::string(holds ? "yes" : "no"); },
                          [](const std::string& typed) { return typed; },
                          [](const rules::Text& words) { return rules::english(words); },
                          [](std::int64_t number) { return std::to_string(number); },
                          [](pairing::Points points) { return pairing::toString(points); },
                          [](const Decimal& decimal) { return decimal.digits; },
                          [](const Date& date) { return isoDate(date); },
                      },
                      cell);
}

std::string peopleText(const Cell& cell, const rules::Translator& translator) {
    if (const auto* words = std::get_if<rules::Text>(&cell)) return rules::translated(*words, translator);
    if (const auto* date = std::get_if<Date>(&cell)) return dateText(*date, translator);
    if (const auto* holds = std::get_if<bool>(&cell)) return peopleText(Fact::Value(*holds), translator);
    return printable(programText(cell));
}

std::string peopleText(const Fact::Value& value, const rules::Translator& translator) {
    return std::visit(
        Overloaded{
            [&](bool holds) { return rules::translated(rules::text(holds ? "yes" : "no"), translator); },
            [](std::int64_t number) { return std::to_string(number); },
            [](const std::string& typed) { return printable(typed); },
            [&](const rules::Text& words) { return rules::translated(words, translator); },
            [](const std::vector<std::string>& list) {
                return printable(fmt::format("{}", fmt::join(list, ", ")));
            },
        },
        value);
}

std::vector<std::size_t> columnsFor(Audience audience, const Table& table) {
    std::vector<std::size_t> chosen;
    for (std::size_t index = 0; index < table.columns.size(); ++index) {
        const Audience wanted = table.columns[index].audience;
        if (wanted == Audience::Everybody || wanted == audience) chosen.push_back(index);
    }
    return chosen;
}

} // namespace reports
