#include "table_output.hpp"

#include <array>

#include "reports/writers.hpp"

namespace arbiter::cli {
namespace {

constexpr std::array<std::pair<std::string_view, Format>, 4> formats{
    {{"text", Format::Text}, {"csv", Format::Csv}, {"json", Format::Json}, {"md", Format::Markdown}}};

constexpr std::array<std::pair<std::string_view, reports::Language>, 3> languages{
    {{"en", reports::Language::English},
     {"zh-Hans", reports::Language::SimplifiedChinese},
     {"zh-Hant", reports::Language::TraditionalChinese}}};

} // namespace

void TableOutput::addTo(Options& options) {
    options.choice("--format", format_, formats,
                   "text for people (the default); csv and json for programs; md for web pages");
    options.choice("--lang", language_, languages, "language of the tables");
}

void TableOutput::print(Console& console, const reports::Report& report) const {
    if (console.collectsForJson()) return console.answerWith(reports::toJson(report));
    switch (format_) {
    case Format::Text:
        console.print(reports::toText(report, {translator(), console.width(), console.emphasis()}));
        return;
    case Format::Csv:
        console.print(reports::toCsv(report));
        return;
    case Format::Json:
        console.print(reports::toJson(report));
        return;
    case Format::Markdown:
        console.print(reports::toMarkdown(report, translator()));
        return;
    }
}

} // namespace arbiter::cli
