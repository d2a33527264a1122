// A position named on the command line: a FEN in one word or in six, or "startpos".
// Every command that takes a FEN has one of these as a member.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "console.hpp"
#include "failure.hpp"
#include "options.hpp"
#include "rules/board/position.hpp"

namespace arbiter::cli {

class PositionInput {
  public:
    void addTo(Options& options);

    // `name` is what the faults name as their source: "FEN", or the option.
    [[nodiscard]] Answer<rules::board::Position> read(std::string_view fen, std::string_view name,
                                                      Console& console) const;

  private:
    bool chess960_ = false;
    bool strict_ = false;
};

// A FEN that was not put into quotation marks comes as several arguments.
[[nodiscard]] std::string joinedFen(const std::vector<std::string>& words);

} // namespace arbiter::cli
