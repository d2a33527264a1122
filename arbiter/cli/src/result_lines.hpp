// Results as people write them: "3 1-0", "1:1-0", one or many, as arguments or as the lines of a file.
// Every wrong one is named; whoever uses it takes all or nothing.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "arbiter/app/game_result.hpp"

namespace arbiter::cli {

class ResultLines {
  public:
    // Arguments of a verb; boards and results may be mixed with "1:1-0".
    [[nodiscard]] static ResultLines fromArguments(const std::vector<std::string>& arguments);
    // One board a line, "3 1-0", "3;1-0" or "3:1-0"; empty lines and lines that begin with # are passed over.
    [[nodiscard]] static ResultLines fromFile(std::string_view bytes, const std::string& source);

    [[nodiscard]] const std::vector<app::BoardResult>& results() const { return results_; }
    [[nodiscard]] const std::string& faults() const { return faults_; } // one a line; empty: none

  private:
    void add(const std::string& place, const std::string& board, const std::string& code);
    void fault(const std::string& line);

    std::vector<app::BoardResult> results_;
    std::string faults_;
};

} // namespace arbiter::cli
