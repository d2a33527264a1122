// Entry lists as the event's service takes them, and what each line of one would do.
// Shared by import and demo.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "arbiter/app/action.hpp"
#include "arbiter/app/event_state.hpp"
#include "arbiter/exchange/player_sheet.hpp"
#include "console.hpp"
#include "failure.hpp"
#include "options.hpp"
#include "pairing/trf/conversion.hpp"
#include "reports/report.hpp"

namespace arbiter::cli {

// By its contents: a line begins with a TRF record such as 001 or 012.
[[nodiscard]] bool looksLikeTrf(std::string_view bytes);

// Reads a sheet (CSV, .xlsx, .ods); its remarks are said.
[[nodiscard]] Answer<std::vector<app::ImportedPerson>>
playersFromSheet(std::string_view bytes, const std::string& source, Console& console,
                 const exchange::SheetOptions& options = {});

// --encoding, --sheet, --map and --rate: how a sheet is to be read where that cannot be found out.
class SheetWishes {
  public:
    void addTo(Options& options);
    [[nodiscard]] Answer<exchange::SheetOptions> read() const;

  private:
    std::string encoding_;
    std::string sheet_;
    std::vector<std::string> mapping_;
    exchange::RateOfPlay rate_ = exchange::RateOfPlay::Standard;
};

[[nodiscard]] std::vector<app::ImportedPerson> playersFrom(const pairing::trf::TrfTournament& file);

// One line per player of the list: new, there already, there with other data, or fitting several.
[[nodiscard]] reports::Report importPreview(const app::EventState& state,
                                            const std::vector<app::ImportedPerson>& players);

// The same of a sheet, with its bad lines and what its columns were taken for.
[[nodiscard]] reports::Report sheetPreview(const app::EventState& state, const exchange::SheetReading& sheet);

// Without those who are in the event already, or may be.
[[nodiscard]] std::vector<app::ImportedPerson> newcomersOf(const app::EventState& state,
                                                           std::vector<app::ImportedPerson> players);

} // namespace arbiter::cli
