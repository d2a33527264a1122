// A player sheet (CSV, .xlsx, .ods, with a header line) as checked values: every row good, or every fault.
// Use it for entry lists from spreadsheets, federations and other programs.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "arbiter/exchange/rate_of_play.hpp"
#include "arbiter/exchange/sheet_field.hpp"
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

struct SheetColumn {
    std::string heading; // as written
    int line = 0;
    int column = 0;
    std::optional<SheetField> field; // none: not known

    friend bool operator==(const SheetColumn&, const SheetColumn&) = default;
};

struct PlayerSheet {
    std::vector<SheetPlayer> players;        // in the order of the sheet, at least one
    std::vector<SheetColumn> columns;        // those with a heading, and what they were taken for
    std::vector<std::string> ignoredColumns; // headings that are not taken over, as written

    friend bool operator==(const PlayerSheet&, const PlayerSheet&) = default;
};

struct SheetOptions {
    std::string encoding; // "windows-1250", "gb18030" …; empty: found out
    std::string sheet;    // of a workbook; empty: the first one
    std::vector<std::pair<std::string, SheetField>> mapping; // heading → field, before what we know
    RateOfPlay rate = RateOfPlay::Standard; // rapid and blitz: theirs, or else the standard one
};

// What a sheet says, with the good rows of a sheet that has faults.
struct SheetReading {
    PlayerSheet sheet;
    rules::Diagnostics faults;
    rules::Diagnostics remarks;
};

// `source` is the name of the file for messages. Separator (; , tab |), quotes, "sep=", UTF-8, UTF-16,
// Windows-1252, GB 18030 and Big5 are recognised; title lines above the header are passed over.
[[nodiscard]] SheetReading inspectPlayerSheet(std::string_view bytes, std::string source,
                                              const SheetOptions& options = {});

// The same, all or nothing.
[[nodiscard]] rules::Expected<rules::WithRemarks<PlayerSheet>, rules::Diagnostics>
readPlayerSheet(std::string_view bytes, std::string source, const SheetOptions& options = {});

// Upper and lower case, accents and blanks do not count: "MULLER, Jorg" is "Müller,  Jörg".
[[nodiscard]] std::string foldedName(std::string_view name);

} // namespace arbiter::exchange
