#include "arbiter/store/connection.hpp"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QString>
#include <QVariant>
#include <atomic>
#include <utility>

#include "trouble.hpp"

namespace arbiter::store {
namespace {

// How long a writer waits for another program before it gives up. A write takes milliseconds, the pairing of
// a very large field some seconds.
constexpr auto busyTimeout = "QSQLITE_BUSY_TIMEOUT=15000";

QString toQt(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QVariant toVariant(const Value& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value)) return {static_cast<qlonglong>(*number)};
    if (const auto* text = std::get_if<std::string>(&value)) return {toQt(*text)};
    return {};
}

QString freshName() {
    static std::atomic<unsigned> next{0};
    return QStringLiteral("flagfall-%1").arg(next++);
}

} // namespace

struct Connection::Inside {
    QString name = freshName();
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);

    Inside() = default;
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;
    ~Inside() {
        database = {};
        QSqlDatabase::removeDatabase(name);
    }
};

Connection::Connection(std::filesystem::path file, Access access, std::filesystem::path shownAs)
    : file_(std::move(file))
    , shownAs_(shownAs.empty() ? file_ : std::move(shownAs))
    , access_(access)
    , inside_(std::make_unique<Inside>()) {
    QSqlDatabase& database = inside_->database;
    database.setDatabaseName(toQt(file_.string()));
    QString options = QString::fromLatin1(busyTimeout);
    if (access_ == Access::ReadOnly) options += QStringLiteral(";QSQLITE_OPEN_READONLY");
    database.setConnectOptions(options);
    if (!database.open()) throwTrouble(database.lastError(), shownAs_);
    execute("PRAGMA foreign_keys = ON");
    execute("PRAGMA trusted_schema = OFF");
}

Connection::~Connection() = default;

void Connection::prepareForWriting() {
    // A rollback journal, not WAL: between two acts the event is one file, so that copying it to a stick
    // copies everything, also after a crash. EXTRA is FULL and also syncs the folder after the journal is
    // deleted: without that, a power cut could bring the journal back and roll a confirmed act back.
    execute("PRAGMA journal_mode = DELETE");
    execute("PRAGMA synchronous = EXTRA");
}

void Connection::execute(std::string_view sql) {
    QSqlQuery query(inside_->database);
    if (!query.exec(toQt(sql))) throwTrouble(query.lastError(), shownAs_);
}

std::int64_t Connection::integerOf(std::string_view sql) {
    Statement statement(*this, sql);
    statement.run();
    return statement.next() ? statement.integer(0) : 0;
}

std::string Connection::textOf(std::string_view sql) {
    Statement statement(*this, sql);
    statement.run();
    return statement.next() ? statement.text(0) : std::string();
}

struct Statement::Inside {
    QSqlQuery query;
};

Statement::Statement(Connection& connection, std::string_view sql)
    : connection_(connection)
    , inside_(std::make_unique<Inside>(Inside{QSqlQuery(connection.inside_->database)})) {
    inside_->query.setForwardOnly(true);
    if (!inside_->query.prepare(toQt(sql))) throwTrouble(inside_->query.lastError(), connection_.shownAs());
}

Statement::~Statement() = default;

void Statement::run(std::span<const Value> values) {
    QSqlQuery& query = inside_->query;
    for (std::size_t place = 0; place < values.size(); ++place)
        query.bindValue(static_cast<int>(place), toVariant(values[place]));
    if (!query.exec()) throwTrouble(query.lastError(), connection_.shownAs());
}

bool Statement::next() {
    QSqlQuery& query = inside_->query;
    if (query.next()) return true;
    if (query.lastError().isValid()) throwTrouble(query.lastError(), connection_.shownAs());
    query.finish();
    return false;
}

Value Statement::value(int column) const {
    const QVariant value = inside_->query.value(column);
    if (value.isNull()) return {};
    if (value.typeId() == QMetaType::LongLong || value.typeId() == QMetaType::Int)
        return static_cast<std::int64_t>(value.toLongLong());
    return value.toString().toStdString();
}

std::int64_t Statement::integer(int column) const {
    return inside_->query.value(column).toLongLong();
}

std::string Statement::text(int column) const {
    return inside_->query.value(column).toString().toStdString();
}

Transaction::Transaction(Connection& connection, Kind kind)
    : connection_(connection) {
    connection_.execute(kind == Kind::Write ? "BEGIN IMMEDIATE" : "BEGIN");
}

Transaction::~Transaction() {
    if (!open_) return;
    try {
        connection_.execute("ROLLBACK");
    } catch (const StoreError&) {
        // SQLite has rolled back by itself when the write failed for good (full disk, device gone).
    }
}

void Transaction::commit() {
    connection_.execute("COMMIT");
    open_ = false;
}

} // namespace arbiter::store
