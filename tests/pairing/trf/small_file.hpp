// A small consistent tournament report that the tests break in one place each.
// Also the helper that says the faults found as "line:column code".
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "rules/base/diagnostics.hpp"

namespace trf_test {

// Round 1: 1-3 1-0, 4-2 0-1. Round 2: 2-1 draw, 3-4 draw. Lines 7 to 10 are the players'.
inline const std::string smallFile = "012 Harbour Open\n"
                                     "042 2026/03/07\n"
                                     "052 2026/03/08\n"
                                     "142 3\n"
                                     "152 W\n"
                                     "192 FIDE_DUTCH_2026\n"
                                     "001    1 m GM Aldercott, Ruben                  2511 ENG      490001 "
                                     "1991/03/02  1.5    1     3 w 1     2 b =\n"
                                     "001    2 w    Brisk, Mária                      2300 FRA             "
                                     "2009/00/00  1.5    2     4 b 1     1 w =\n"
                                     "001    3 m FM Cole, Ivo                         2290 ENG      490003   "
                                     "          0.5    3     1 b 0     4 w =\n"
                                     "001    4 m    Dahl, Per                         2105 NOR     1590004 "
                                     "1970/01/31  0.5    4     2 w 0     3 b =\n";

inline std::string replaced(std::string file, std::string_view from, std::string_view to) {
    const auto place = file.find(from);
    if (place == std::string::npos) throw std::logic_error("nothing to replace: " + std::string(from));
    return file.replace(place, from.size(), to);
}

// A 001 line; `cells` begins in column 92.
inline std::string playerLine(int number, std::string_view points, std::string_view cells) {
    return fmt::format("001 {:>4}      {:<66}{:>4} {:>4}  {}\n", number, fmt::format("Player {}", number),
                       points, number, cells);
}

// "7:49 trf.player.rating", separated by "; ", for the faults of that severity or worse.
inline std::string places(const rules::Diagnostics& found, rules::Severity least) {
    std::string all;
    for (const rules::Diagnostic& fault : found.items()) {
        if (fault.severity < least) continue;
        if (!all.empty()) all += "; ";
        all += std::to_string(fault.line.value_or(0)) + ":" + std::to_string(fault.column.value_or(0)) + " " +
               fault.code;
    }
    return all;
}

// The first fault of what was refused, for a test's message; empty for what was not.
template <class Answer>
std::string firstFault(const Answer& answer) {
    if (answer) return {};
    for (const rules::Diagnostic& fault : answer.error().items())
        if (fault.severity == rules::Severity::Error) return rules::toString(fault);
    return "refused without an error";
}

} // namespace trf_test
