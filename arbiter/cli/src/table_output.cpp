#include "table_output.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <ctime>
#include <filesystem>

#include <fmt/format.h>

#include "afterwards.hpp"
#include "files.hpp"
#include "reports/writers.hpp"

namespace arbiter::cli {
namespace {

constexpr std::array<std::pair<std::string_view, Format>, 7> formats{{{"text", Format::Text},
                                                                      {"csv", Format::Csv},
                                                                      {"json", Format::Json},
                                                                      {"md", Format::Markdown},
                                                                      {"html", Format::Html},
                                                                      {"pdf", Format::Pdf},
                                                                      {"xlsx", Format::Xlsx}}};

constexpr std::array<std::pair<std::string_view, bool>, 2> papers{{{"A4", false}, {"Letter", true}}};

constexpr int mostCopies = 99;

bool isForScreens(Format format) {
    return format != Format::Pdf && format != Format::Xlsx;
}

} // namespace

std::string_view endingOf(Format format) {
    if (format == Format::Text) return "txt";
    const auto found = std::ranges::find(formats, format, [](const auto& word) { return word.second; });
    return found == formats.end() ? std::string_view() : found->first;
}

std::optional<Format> formatFromEnding(std::string_view ending) {
    for (const auto& [word, format] : formats)
        if (ending == endingOf(format)) return format;
    return std::nullopt;
}

std::string fileOf(const std::vector<reports::Report>& documents, Format format, const PageWishes& wishes) {
    const auto translator = reports::translatorFor(wishes.language);
    switch (format) {
    case Format::Text:
        return reports::toText(documents.front(), {translator, std::nullopt, false});
    case Format::Csv:
        return reports::toCsv(documents.front());
    case Format::Json:
        return reports::toJson(documents.front());
    case Format::Markdown:
        return reports::toMarkdown(documents.front(), translator);
    case Format::Html:
        return reports::toHtml(documents.front(), {wishes.language});
    case Format::Pdf:
        return reports::toPdf(documents,
                              {wishes.language, wishes.letter ? reports::Paper::Letter : reports::Paper::A4,
                               wishes.wall, wishes.copies});
    case Format::Xlsx:
        return reports::toXlsx(documents, wishes.language);
    }
    return {};
}

reports::Moment presentMoment() {
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm local{};
    if (::localtime_r(&now, &local) == nullptr) return {};
    return {{local.tm_year + 1900, local.tm_mon + 1, local.tm_mday}, local.tm_hour, local.tm_min};
}

void TableOutput::addTo(Options& options) {
    options.choice("--format", format_, formats,
                   "text for people (the default); csv, json for programs; md, html, pdf, xlsx");
    options.choice("--lang", wishes_.language, languages, "language of the tables");
    options.text("--out", "FILE", file_, "write it there; the ending chooses the format if none is named");
}

void TableOutput::addPagesTo(Options& options) {
    options.choice("--paper", wishes_.letter, papers, "of a PDF");
    options.flag("--wall", wishes_.wall, "a PDF to hang up: type that is read at three metres");
    options.number("--copies", copies_, "so many copies in a PDF, one behind the other");
}

Format TableOutput::format() const {
    if (format_) return *format_;
    const std::string ending = std::filesystem::path(file_).extension().string();
    return formatFromEnding(ending.empty() ? ending : ending.substr(1)).value_or(Format::Text);
}

void TableOutput::print(Console& console, reports::Report report) const {
    const Format chosen = format();
    if (file_.empty() && isForScreens(chosen)) {
        if (console.collectsForJson()) return console.answerWith(reports::toJson(report));
        if (chosen == Format::Text)
            return console.print(
                reports::toText(report, {translator(), console.width(), console.emphasis()}));
        if (chosen == Format::Html) report.stamp.printed = presentMoment();
        return console.print(fileOf({report}, chosen, wishes_));
    }
    report.stamp.printed = presentMoment();
    afterwards([this, &console, report = std::move(report)] { return deliver(console, report); });
}

Outcome TableOutput::deliver(Console& console, const reports::Report& report) const {
    if (copies_ && (*copies_ < 1 || *copies_ > mostCopies))
        return failure(ExitCode::BadInput,
                       fmt::format("--copies {}: expected a number from 1 to {}", *copies_, mostCopies));
    const Format chosen = format();
    if (file_.empty() && console.printsOnTerminal())
        return failure(ExitCode::BadInput,
                       fmt::format("A file in {} form is nothing for a terminal: name one with "
                                   "--out FILE.{}",
                                   endingOf(chosen), endingOf(chosen)));
    PageWishes wishes = wishes_;
    wishes.copies = copies_.value_or(1);
    const std::string bytes = fileOf({report}, chosen, wishes);
    if (chosen == Format::Csv && bytes.empty())
        return failure(ExitCode::BadInput, "This document has no table for CSV; take html, pdf or json.");
    if (file_.empty()) {
        console.print(bytes);
        return {};
    }
    if (const Outcome written = replaceFile(file_, bytes); !written) return written;
    console.say(fmt::format("Written: {}", file_));
    return {};
}

std::string TableOutput::forPeople(const rules::Text& text) const {
    const bool read = format_ == Format::Text || format_ == Format::Markdown;
    return read ? rules::translated(text, translator()) : rules::english(text);
}

} // namespace arbiter::cli
