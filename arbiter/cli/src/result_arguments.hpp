// Results as they are typed: "3 1-0", "1:1-0 2:= 3:0-1", mixed; every wrong one is named.
// Shared by the verbs that enter results and by those that only suppose them.
#pragma once

#include <string>
#include <vector>

#include "arbiter/app/game_result.hpp"

namespace arbiter::cli {

class ResultArguments {
  public:
    explicit ResultArguments(const std::vector<std::string>& arguments);

    [[nodiscard]] const std::vector<app::BoardResult>& results() const { return results_; }
    [[nodiscard]] const std::string& faults() const { return faults_; } // one a line; empty if there are none

  private:
    void add(const std::string& board, const std::string& code);
    void fault(const std::string& line);

    std::vector<app::BoardResult> results_;
    std::string faults_;
};

} // namespace arbiter::cli
