// SQLite's error codes in our words.
// Use it where a Qt SQL call has failed.
#pragma once

#include <QSqlError>
#include <filesystem>

#include "arbiter/store/store_error.hpp"

namespace arbiter::store {

// What is wrong, and a sentence that names the file.
[[nodiscard]] StoreError troubleOf(Trouble trouble, const std::filesystem::path& file);

[[noreturn]] void throwTrouble(const QSqlError& error, const std::filesystem::path& file);

} // namespace arbiter::store
