#include "arbiter/store/rating_list_file.hpp"

#include <array>
#include <string_view>
#include <system_error>
#include <unistd.h>

#include "safe_files.hpp"
#include "trouble.hpp"

namespace arbiter::store {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t listApplicationId = 0x464C5254; // "FLRT"
constexpr std::int64_t listVersion = 1;

constexpr std::array<std::string_view, 2> tables{
    R"(CREATE TABLE description(
           name TEXT NOT NULL, month TEXT NOT NULL, source TEXT NOT NULL, rates TEXT NOT NULL,
           players INTEGER NOT NULL) STRICT)",
    // The key is the FIDE ID, or negative where there is none.
    R"(CREATE TABLE player(
           key INTEGER PRIMARY KEY, own_id TEXT, name TEXT NOT NULL, words TEXT NOT NULL, federation TEXT, sex TEXT,
           title TEXT, other_titles TEXT, standard INTEGER, standard_k INTEGER, rapid INTEGER, rapid_k INTEGER,
           blitz INTEGER, blitz_k INTEGER, birth_year INTEGER, flag TEXT, club TEXT) STRICT)"};

constexpr std::string_view insertPlayer = R"(
    INSERT INTO player VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT(key) DO UPDATE SET
        standard = coalesce(standard, excluded.standard), standard_k = coalesce(standard_k, excluded.standard_k),
        rapid = coalesce(rapid, excluded.rapid), rapid_k = coalesce(rapid_k, excluded.rapid_k),
        blitz = coalesce(blitz, excluded.blitz), blitz_k = coalesce(blitz_k, excluded.blitz_k))";

// Words point to ranks: who is strongest has rank 1, so that the first hits of a search are the strongest
// players without sorting. The vocabulary is kept by length, to be searched for words that are near.
constexpr std::array<std::string_view, 8> indexes{
    "CREATE INDEX player_own_id ON player(own_id) WHERE own_id IS NOT NULL",
    "CREATE TABLE place(rank INTEGER PRIMARY KEY, key INTEGER NOT NULL) STRICT",
    R"(INSERT INTO place(key) SELECT key FROM player
       ORDER BY max(coalesce(standard, 0), coalesce(rapid, 0), coalesce(blitz, 0)) DESC, key)",
    R"(CREATE VIRTUAL TABLE names USING
       fts5(words, content='', detail=none, columnsize=0, prefix='1 2', tokenize='ascii'))",
    R"(INSERT INTO names(rowid, words)
       SELECT place.rank, player.words FROM place CROSS JOIN player ON player.key = place.key ORDER BY place.rank)",
    "CREATE VIRTUAL TABLE temp.terms USING fts5vocab(main, names, row)",
    "CREATE TABLE vocabulary(length INTEGER PRIMARY KEY, words BLOB NOT NULL) STRICT",
    R"(INSERT INTO vocabulary
       SELECT length(CAST(term AS BLOB)), CAST(group_concat(term, char(10)) AS BLOB) FROM temp.terms
       GROUP BY length(CAST(term AS BLOB)))"};

constexpr std::string_view selectPlayer = R"(
    SELECT player.key, own_id, name, federation, sex, title, other_titles, standard, standard_k, rapid, rapid_k,
           blitz, blitz_k, birth_year, flag, club FROM )";

// Most lines have few of the texts; nothing costs nothing.
Value textOrNull(const std::string& text) {
    return text.empty() ? Value() : Value(text);
}

std::optional<std::int64_t> numberAt(const Statement& statement, int column) {
    const Value value = statement.value(column);
    const auto* number = std::get_if<std::int64_t>(&value);
    return number == nullptr ? std::nullopt : std::optional(*number);
}

ListRow rowOf(const Statement& statement) {
    ListRow row;
    if (const std::int64_t key = statement.integer(0); key > 0) row.fideId = key;
    row.ownId = statement.text(1);
    row.name = statement.text(2);
    row.federation = statement.text(3);
    row.sex = statement.text(4);
    row.title = statement.text(5);
    row.otherTitles = statement.text(6);
    row.standard = {numberAt(statement, 7), numberAt(statement, 8)};
    row.rapid = {numberAt(statement, 9), numberAt(statement, 10)};
    row.blitz = {numberAt(statement, 11), numberAt(statement, 12)};
    row.birthYear = numberAt(statement, 13);
    row.flag = statement.text(14);
    row.club = statement.text(15);
    return row;
}

std::vector<ListRow> rowsOf(Statement& statement) {
    std::vector<ListRow> rows;
    while (statement.next())
        rows.push_back(rowOf(statement));
    return rows;
}

void removeDraft(const fs::path& file) {
    std::error_code ignored;
    fs::remove(file, ignored);
}

// (("muller" * OR "mueller" *) AND …) in the query language of FTS5; words have only letters and digits.
std::string matchOf(const std::vector<std::vector<std::string>>& groups, bool prefixes) {
    std::string match;
    for (const auto& group : groups) {
        match += match.empty() ? "(" : " AND (";
        bool first = true;
        for (const std::string& word : group) {
            match += first ? "\"" : " OR \"";
            match += word + (prefixes ? "\" *" : "\"");
            first = false;
        }
        match += ")";
    }
    return match;
}

} // namespace

RatingListFile::Filler::Filler(Connection& connection)
    : insert_(connection, insertPlayer) {}

void RatingListFile::Filler::add(const ListRow& row) {
    const std::array<Value, 17> values{row.fideId ? *row.fideId : --withoutFideId_,
                                       textOrNull(row.ownId),
                                       row.name,
                                       row.words,
                                       textOrNull(row.federation),
                                       textOrNull(row.sex),
                                       textOrNull(row.title),
                                       textOrNull(row.otherTitles),
                                       valueOrNull(row.standard.rating),
                                       valueOrNull(row.standard.k),
                                       valueOrNull(row.rapid.rating),
                                       valueOrNull(row.rapid.k),
                                       valueOrNull(row.blitz.rating),
                                       valueOrNull(row.blitz.k),
                                       valueOrNull(row.birthYear),
                                       textOrNull(row.flag),
                                       textOrNull(row.club)};
    insert_.run(values);
}

ListDescription RatingListFile::replace(const fs::path& file,
                                        const std::function<ListDescription(Filler&)>& fill) {
    fs::path draft = file;
    draft += ".new-" + std::to_string(::getpid());
    removeDraft(draft);
    try {
        ListDescription description;
        {
            Connection connection(draft, Connection::Access::Create, file);
            // The draft is thrown away if anything fails, so that it needs no journal.
            connection.execute("PRAGMA journal_mode = OFF");
            connection.execute("PRAGMA synchronous = OFF");
            connection.execute("PRAGMA cache_size = -131072");
            connection.execute("PRAGMA application_id = " + std::to_string(listApplicationId));
            connection.execute("PRAGMA user_version = " + std::to_string(listVersion));
            Transaction transaction(connection);
            for (const std::string_view table : tables)
                connection.execute(table);
            {
                Filler filler(connection);
                description = fill(filler);
            }
            for (const std::string_view index : indexes)
                connection.execute(index);
            description.players = connection.integerOf("SELECT count(*) FROM player");
            Statement insert(connection, "INSERT INTO description VALUES(?, ?, ?, ?, ?)");
            insert.run(std::array<Value, 5>{description.name, description.month, description.source,
                                            description.rates, description.players});
            transaction.commit();
        }
        syncToDisk(draft);
        std::error_code error;
        fs::rename(draft, file, error);
        if (error)
            throw StoreError(Trouble::ReadOnly, file,
                             rules::text("{}: cannot be written ({})", file.string(), error.message()));
        syncToDisk(file);
        return description;
    } catch (...) {
        removeDraft(draft);
        throw;
    }
}

RatingListFile RatingListFile::open(const fs::path& file) {
    std::error_code error;
    if (fs::status(file, error).type() == fs::file_type::not_found) throw troubleOf(Trouble::NotFound, file);
    return RatingListFile(file);
}

RatingListFile::RatingListFile(const fs::path& file)
    : connection_(std::make_unique<Connection>(file, Connection::Access::ReadOnly)) {
    if (connection_->integerOf("PRAGMA application_id") != listApplicationId)
        throw StoreError(Trouble::NotAnEvent, file, rules::text("{}: not a rating list", file.string()));
    if (connection_->integerOf("PRAGMA user_version") != listVersion)
        throw StoreError(
            Trouble::NewerVersion, file,
            rules::text("{}: made by another version of Flagfall; import the list again", file.string()));
    Statement statement(*connection_, "SELECT name, month, source, rates, players FROM description");
    statement.run();
    if (statement.next())
        description_ = {statement.text(0), statement.text(1), statement.text(2), statement.text(3),
                        statement.integer(4)};
}

std::optional<ListRow> RatingListFile::withFideId(std::int64_t id) const {
    Statement statement(*connection_, std::string(selectPlayer) + "player WHERE key = ?");
    statement.run(std::array<Value, 1>{id});
    const auto rows = id > 0 ? rowsOf(statement) : std::vector<ListRow>();
    return rows.empty() ? std::nullopt : std::optional(rows.front());
}

std::vector<ListRow> RatingListFile::withOwnId(const std::string& id) const {
    Statement statement(*connection_,
                        std::string(selectPlayer) +
                            "player WHERE own_id = ? AND own_id IS NOT NULL ORDER BY key LIMIT 50");
    statement.run(std::array<Value, 1>{id});
    return rowsOf(statement);
}

std::vector<ListRow> RatingListFile::having(const std::vector<std::vector<std::string>>& groups,
                                            bool prefixes, int limit) const {
    if (groups.empty()) return {};
    Statement statement(*connection_, std::string(selectPlayer) +
                                          "names CROSS JOIN place ON place.rank = names.rowid "
                                          "CROSS JOIN player ON player.key = place.key "
                                          "WHERE names MATCH ? ORDER BY names.rowid LIMIT ?");
    statement.run(std::array<Value, 2>{matchOf(groups, prefixes), std::int64_t{limit}});
    return rowsOf(statement);
}

std::string RatingListFile::wordsOfLength(std::int64_t bytes) const {
    Statement statement(*connection_, "SELECT words FROM vocabulary WHERE length = ?");
    statement.run(std::array<Value, 1>{bytes});
    return statement.next() ? statement.text(0) : std::string();
}

} // namespace arbiter::store
