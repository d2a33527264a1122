// The journal of an event file: entries in order, each chained to the one before it by its hash.
// Only appended to; what an entry means is for arbiter/app to say.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "arbiter/store/connection.hpp"

namespace arbiter::store {

struct JournalEntry {
    std::int64_t number = 0;
    std::string time; // UTC, "2026-11-30T18:05:12Z"
    std::string who;
    std::string verb;
    std::string facts; // JSON
    std::string hash;  // SHA-256 in hexadecimal
    friend bool operator==(const JournalEntry&, const JournalEntry&) = default;
};

// SHA-256 over number, time, who, verb, facts and the previous hash (empty for entry 1), each written as its
// length in bytes, a colon and its bytes, so that no two entries have the same form.
[[nodiscard]] std::string hashOf(const JournalEntry& entry, std::string_view previousHash);

class Journal {
  public:
    explicit Journal(Connection& connection)
        : connection_(connection) {}

    // Number and hash are filled in. Call it within a transaction.
    JournalEntry append(std::string time, std::string who, std::string verb, std::string facts);

    // The entries after that number, in order.
    void readAfter(std::int64_t number, const std::function<void(const JournalEntry&)>& take) const;
    [[nodiscard]] std::optional<JournalEntry> entry(std::int64_t number) const;
    [[nodiscard]] std::int64_t lastNumber() const; // 0: empty

  private:
    Connection& connection_;
};

} // namespace arbiter::store
