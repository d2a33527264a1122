// --format, --lang and --out: how a report is printed, and where.
// Every command that shows a table has one of these as a member.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "console.hpp"
#include "options.hpp"
#include "reports/language.hpp"
#include "reports/report.hpp"

namespace arbiter::cli {

inline constexpr std::array<std::pair<std::string_view, reports::Language>, 3> languages{
    {{"en", reports::Language::English},
     {"zh-Hans", reports::Language::SimplifiedChinese},
     {"zh-Hant", reports::Language::TraditionalChinese}}};

enum class Format { Text, Csv, Json, Markdown, Html, Pdf, Xlsx };

[[nodiscard]] std::string_view endingOf(Format format); // "md"
[[nodiscard]] std::optional<Format> formatFromEnding(std::string_view ending);

// How a document stands on paper.
struct PageWishes {
    bool letter = false;
    bool wall = false;
    int copies = 1;
    reports::Language language = reports::Language::English;
    friend bool operator==(const PageWishes&, const PageWishes&) = default;
};

// The bytes of the file. Of several reports only HTML, PDF and workbooks are made.
[[nodiscard]] std::string fileOf(const std::vector<reports::Report>& documents, Format format,
                                 const PageWishes& wishes);

// The time of printing, as local clocks show it.
[[nodiscard]] reports::Moment presentMoment();

class TableOutput {
  public:
    void addTo(Options& options);
    // --paper, --wall, --copies.
    void addPagesTo(Options& options);

    // As asked for, else by the ending of the file to be written.
    [[nodiscard]] Format format() const;
    [[nodiscard]] rules::Translator translator() const { return reports::translatorFor(wishes_.language); }
    [[nodiscard]] const PageWishes& wishes() const noexcept { return wishes_; }

    // A file is written when the command is done: see afterwards.hpp.
    void print(Console& console, reports::Report report) const;

    // A sentence in the language asked for, where people read it; programs get English.
    [[nodiscard]] std::string forPeople(const rules::Text& text) const;

  private:
    [[nodiscard]] Outcome deliver(Console& console, const reports::Report& report) const;

    std::optional<Format> format_;
    std::string file_;
    std::optional<int> copies_;
    PageWishes wishes_;
};

} // namespace arbiter::cli
