#include "arbiter/store/journal.hpp"

#include <QByteArrayView>
#include <QCryptographicHash>
#include <array>
#include <utility>

namespace arbiter::store {
namespace {

constexpr std::string_view columns = "SELECT number, time, who, verb, facts, hash FROM journal ";

JournalEntry entryOf(const Statement& row) {
    return {row.integer(0), row.text(1), row.text(2), row.text(3), row.text(4), row.text(5)};
}

} // namespace

std::string hashOf(const JournalEntry& entry, std::string_view previousHash) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&hash](std::string_view part) {
        const std::string length = std::to_string(part.size()) + ":";
        hash.addData(QByteArrayView(length.data(), static_cast<qsizetype>(length.size())));
        hash.addData(QByteArrayView(part.data(), static_cast<qsizetype>(part.size())));
    };
    add(std::to_string(entry.number));
    add(entry.time);
    add(entry.who);
    add(entry.verb);
    add(entry.facts);
    add(previousHash);
    return hash.result().toHex().toStdString();
}

JournalEntry Journal::append(std::string time, std::string who, std::string verb, std::string facts) {
    const std::int64_t last = lastNumber();
    const auto previous = entry(last);
    JournalEntry added{last + 1, std::move(time), std::move(who), std::move(verb), std::move(facts), {}};
    added.hash = hashOf(added, previous ? previous->hash : std::string());
    Statement statement(
        connection_, "INSERT INTO journal (number, time, who, verb, facts, hash) VALUES (?, ?, ?, ?, ?, ?)");
    statement.run(
        std::array<Value, 6>{added.number, added.time, added.who, added.verb, added.facts, added.hash});
    return added;
}

void Journal::readAfter(std::int64_t number, const std::function<void(const JournalEntry&)>& take) const {
    Statement statement(connection_, std::string(columns) + "WHERE number > ? ORDER BY number");
    statement.run(std::array<Value, 1>{number});
    while (statement.next())
        take(entryOf(statement));
}

std::optional<JournalEntry> Journal::entry(std::int64_t number) const {
    Statement statement(connection_, std::string(columns) + "WHERE number = ?");
    statement.run(std::array<Value, 1>{number});
    if (!statement.next()) return std::nullopt;
    return entryOf(statement);
}

std::int64_t Journal::lastNumber() const {
    return connection_.integerOf("SELECT coalesce(max(number), 0) FROM journal");
}

} // namespace arbiter::store
