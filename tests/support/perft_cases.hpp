// The perft counts of tests/cases/perft/counts.txt as rows for data tests.
// Use shortCounts() in every run and longCounts() under the label "long".
#pragma once

#include <cstdint>
#include <fstream>
#include <ostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "rules/board/perft.hpp"
#include "rules/notation/fen.hpp"

namespace support {

struct PerftCase {
    std::string fen;
    std::string name;
    unsigned depth = 0;
    std::uint64_t nodes = 0;
    bool isLong = false;

    friend std::ostream& operator<<(std::ostream& out, const PerftCase& row) {
        return out << row.name << ", depth " << row.depth << " (" << row.fen << ")";
    }
};

inline std::vector<PerftCase> perftCases() {
    std::ifstream file(FLAGFALL_SOURCE_DIR "/tests/cases/perft/counts.txt");
    std::vector<PerftCase> rows;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.front() == '#') continue;
        const auto first = line.find("; ");
        const auto second = line.find("; ", first + 2);
        std::istringstream counts(line.substr(second + 2));
        bool isLong = false;
        for (std::string count; counts >> count;) {
            if (count == "|") {
                isLong = true;
                continue;
            }
            const auto colon = count.find(':');
            rows.push_back({line.substr(0, first), line.substr(first + 2, second - first - 2),
                            static_cast<unsigned>(std::stoul(count.substr(0, colon))),
                            std::stoull(count.substr(colon + 1)), isLong});
        }
    }
    if (rows.empty()) throw std::runtime_error("tests/cases/perft/counts.txt cannot be read");
    return rows;
}

inline std::vector<PerftCase> perftCases(bool isLong) {
    auto rows = perftCases();
    std::erase_if(rows, [isLong](const PerftCase& row) { return row.isLong != isLong; });
    return rows;
}

inline std::uint64_t counted(const PerftCase& row) {
    return rules::board::perft(rules::notation::readFen(row.fen).value().value, row.depth);
}

} // namespace support
