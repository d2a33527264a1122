// One open SQLite file: Connection, prepared Statement, Transaction; failures are StoreErrors.
// The only place that knows Qt SQL. A program needs a living QCoreApplication while it has a Connection.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "arbiter/store/store_error.hpp"

namespace arbiter::store {

// What a column holds: nothing, a number, or a text in UTF-8.
using Value = std::variant<std::monostate, std::int64_t, std::string>;
using Row = std::vector<Value>;

[[nodiscard]] inline Value valueOrNull(const std::optional<std::int64_t>& number) {
    return number ? Value(*number) : Value();
}

class Connection {
  public:
    enum class Access {
        Create, // makes the file where it does not exist
        ReadWrite,
        ReadOnly
    };

    // `shownAs` is the name in messages, where it differs (a file that is made under another name first).
    Connection(std::filesystem::path file, Access access, std::filesystem::path shownAs = {});
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    // Every commit is on disk when it returns. Call it before the first write, on files that are ours only.
    void prepareForWriting();

    // One statement without values.
    void execute(std::string_view sql);
    // The first column of the first row.
    [[nodiscard]] std::int64_t integerOf(std::string_view sql);
    [[nodiscard]] std::string textOf(std::string_view sql);

    [[nodiscard]] Access access() const noexcept { return access_; }
    [[nodiscard]] const std::filesystem::path& file() const noexcept { return file_; }
    [[nodiscard]] const std::filesystem::path& shownAs() const noexcept { return shownAs_; }

  private:
    friend class Statement;
    struct Inside;
    std::filesystem::path file_;
    std::filesystem::path shownAs_;
    Access access_;
    std::unique_ptr<Inside> inside_;
};

// A prepared statement; run it as often as needed. Reading it to the end, or destroying it, ends its lock.
class Statement {
  public:
    Statement(Connection& connection, std::string_view sql);
    ~Statement();
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;

    void run(std::span<const Value> values = {});
    // The next row of what was run; false after the last one.
    [[nodiscard]] bool next();

    [[nodiscard]] Value value(int column) const;
    [[nodiscard]] std::int64_t integer(int column) const;
    [[nodiscard]] std::string text(int column) const;

  private:
    struct Inside;
    Connection& connection_;
    std::unique_ptr<Inside> inside_;
};

// Rolls back unless committed.
class Transaction {
  public:
    enum class Kind {
        Write, // takes the write lock at once, waiting for others
        Read   // everything that is read in it is of one moment
    };

    explicit Transaction(Connection& connection, Kind kind = Kind::Write);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    void commit();

  private:
    Connection& connection_;
    bool open_ = true;
};

} // namespace arbiter::store
