// Names of the sheets of a workbook as spreadsheets allow them.
// Ask one SheetNames of a workbook for every sheet in turn.
#pragma once

#include <set>
#include <string>
#include <string_view>

namespace reports {

class SheetNames {
  public:
    // At most 31 UTF-16 units, none of []:*?/\, no apostrophe at either end, not "History", and no other name
    // of the workbook in any letter case; a number is added where needed.
    [[nodiscard]] std::string next(std::string_view wanted);

  private:
    std::set<std::string> taken_; // in small letters
};

} // namespace reports
