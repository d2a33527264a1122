// A player sheet (CSV with a header line) as checked values: every row good, or every fault of the sheet.
// Use it for entry lists from spreadsheets, federations and other programs.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pairing/model/player.hpp"
#include "rules/base/diagnostics.hpp"
#include "rules/base/expected.hpp"

namespace arbiter::exchange {

struct SheetPlayer {
    int line = 0;     // of the sheet, from 1
    std::string name; // "Last, First" where the sheet tells them apart
    pairing::Title title = pairing::Title::None;
    pairing::Sex sex = pairing::Sex::Unknown;
    std::optional<pairing::Rating> rating; // FIDE's, or else the national one
    std::string federation;                // three letters or empty
    std::string fideId;                    // digits or empty
    std::optional<pairing::PartialDate> birth;
    std::string club;

    friend bool operator==(const SheetPlayer&, const SheetPlayer&) = default;
};

struct PlayerSheet {
    std::vector<SheetPlayer> players;        // in the order of the sheet, at least one
    std::vector<std::string> ignoredColumns; // headings that we have no field for, as written

    friend bool operator==(const PlayerSheet&, const PlayerSheet&) = default;
};

// `source` is the name of the file for messages. Separator (; , tab |), quotes, "sep=", UTF-8, UTF-16 and
// Windows-1252 are recognised; title lines above the header are passed over.
[[nodiscard]] rules::Expected<rules::WithRemarks<PlayerSheet>, rules::Diagnostics>
readPlayerSheet(std::string_view bytes, std::string source);

// Upper and lower case, accents and blanks do not count: "MULLER, Jorg" is "Müller,  Jörg".
[[nodiscard]] std::string foldedName(std::string_view name);

} // namespace arbiter::exchange
