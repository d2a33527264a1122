// --format and --lang: how a report is printed.
// Every command that shows a table has one of these as a member.
#pragma once

#include "console.hpp"
#include "options.hpp"
#include "reports/language.hpp"
#include "reports/report.hpp"

namespace arbiter::cli {

enum class Format { Text, Csv, Json, Markdown };

class TableOutput {
  public:
    void addTo(Options& options);

    [[nodiscard]] Format format() const noexcept { return format_; }
    [[nodiscard]] rules::Translator translator() const { return reports::translatorFor(language_); }

    void print(Console& console, const reports::Report& report) const;

  private:
    Format format_ = Format::Text;
    reports::Language language_ = reports::Language::English;
};

} // namespace arbiter::cli
