// Finds the reader of a line by its record code; lines without one are kept letter by letter.
// One function per record; the codes stand in one table.
#pragma once

#include <map>
#include <string>

#include "pairing/trf/document.hpp"
#include "trf/faults.hpp"
#include "trf/text_line.hpp"

namespace pairing::trf {

// What was noticed in the lines read so far and is reported, or matters, for the file as a whole.
struct FileImpression {
    struct Unknown {
        Place first;
        int lines = 0;
    };
    std::map<std::string, Unknown> unknownCodes;
    bool numbersUncertain = false; // a player's number could not be read
    bool pointsUncertain = false;  // a record that decides points could not be read
};

[[nodiscard]] Record readRecord(std::string_view text, const TextLine& line, Faults& faults,
                                FileImpression& impression);

} // namespace pairing::trf
