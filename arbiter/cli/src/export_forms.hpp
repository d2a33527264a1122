// --as: an event in the form of another program than those that read TRF: PGN of a round, tables of players,
// lists of a broadcast. Used by export.
#pragma once

#include <memory>
#include <string>

#include "arbiter/app/event_state.hpp"
#include "console.hpp"
#include "failure.hpp"
#include "options.hpp"

namespace arbiter::cli {

class ExportForms {
  public:
    ExportForms();
    ExportForms(const ExportForms&) = delete;
    ExportForms& operator=(const ExportForms&) = delete;
    ~ExportForms();

    void addTo(Options& options);
    // One was asked for.
    [[nodiscard]] bool chosen() const;
    // The bytes of the file; a name that ends in .xlsx makes a workbook of a table. What the form has no room
    // for is said.
    [[nodiscard]] Answer<std::string> bytesOf(const app::EventState& state, const std::string& file,
                                              Console& console) const;

  private:
    struct Wishes;
    std::unique_ptr<Wishes> wishes_;
};

} // namespace arbiter::cli
