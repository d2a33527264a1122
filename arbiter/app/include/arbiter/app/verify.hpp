// Checks an event file from the ground up: hashes, replay of the journal, tables, pairings.
// Use it for `flagfall verify` and after anything that could have hurt a file. Changes nothing.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "arbiter/app/pairing_engine.hpp"
#include "rules/base/text.hpp"

namespace arbiter::app {

struct Finding {
    std::string code; // "journal.hash", "journal.replay", "table.row", "pairing.differs", "file.damaged" …
    std::optional<std::int64_t> journalNumber;
    rules::Text text;
    friend bool operator==(const Finding&, const Finding&) = default;
};

struct Verification {
    std::int64_t journalEntries = 0;
    std::string lastHash; // names the exact state of the file
    std::size_t pairingsChecked = 0;
    std::vector<Finding> findings; // none: the file is sound
};

// With an engine, each pairing it made is made again and compared.
[[nodiscard]] Verification verify(const std::filesystem::path& file, const PairingEngine* engine = nullptr);

} // namespace arbiter::app
