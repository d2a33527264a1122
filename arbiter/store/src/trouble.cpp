#include "trouble.hpp"

#include <string_view>

namespace arbiter::store {
namespace {

using rules::text;

// The primary result codes of SQLite (sqlite.org/rescode.html); extended codes have them in the low byte.
Trouble troubleOfCode(int code) {
    switch (code & 0xff) {
    case 1:  // SQLITE_ERROR: our statements are right, so a table is not as it should be
    case 11: // SQLITE_CORRUPT
        return Trouble::Damaged;
    case 3:  // SQLITE_PERM
    case 14: // SQLITE_CANTOPEN
    case 23: // SQLITE_AUTH
        return Trouble::CannotOpen;
    case 5: // SQLITE_BUSY
    case 6: // SQLITE_LOCKED
        return Trouble::Busy;
    case 8: // SQLITE_READONLY
        return Trouble::ReadOnly;
    case 13: // SQLITE_FULL
        return Trouble::DiskFull;
    case 26: // SQLITE_NOTADB
        return Trouble::NotAnEvent;
    default:
        return Trouble::Other;
    }
}

std::string_view sentenceFor(Trouble trouble) {
    switch (trouble) {
    case Trouble::NotFound:
        return "{}: there is no such file. Make a new event, or check the name";
    case Trouble::AlreadyExists:
        return "{}: this file exists already. Choose another name; nothing was changed";
    case Trouble::CannotOpen:
        return "{}: the file cannot be opened. It must be a file in a folder that you may read and write";
    case Trouble::NotAnEvent:
        return "{}: this is not a Flagfall event. Choose an event file (.flagfall); nothing was changed";
    case Trouble::NewerVersion:
        return "{}: this event was saved by a newer version of Flagfall. Open it with that version or a "
               "later "
               "one; nothing was changed";
    case Trouble::Damaged:
        return "{}: the file is damaged. Keep it as it is, and work on with your latest copy";
    case Trouble::ReadOnly:
        return "{}: the file or its folder can only be read, so nothing was stored. Copy the event to a "
               "place "
               "where you may write, and open the copy";
    case Trouble::DiskFull:
        return "{}: the disk is full, so nothing was stored. Make room and try again; everything up to here "
               "is "
               "safe";
    case Trouble::Busy:
        return "{}: another program is writing to this event. Nothing was stored; try again in a moment";
    case Trouble::Other:
        return "{}: the disk did not accept this. Check the disk or stick, and try again";
    }
    return {};
}

} // namespace

StoreError troubleOf(Trouble trouble, const std::filesystem::path& file) {
    return {trouble, file, text(sentenceFor(trouble), file.string())};
}

void throwTrouble(const QSqlError& error, const std::filesystem::path& file) {
    bool isNumber = false;
    const int code = error.nativeErrorCode().toInt(&isNumber);
    const Trouble trouble = isNumber ? troubleOfCode(code) : Trouble::Other;
    const std::string said = error.databaseText().toStdString();
    if (trouble == Trouble::Damaged)
        throw StoreError(
            trouble, file,
            text("{}: the file is damaged ({}). Keep it as it is, and work on with your latest copy",
                 file.string(), said));
    if (trouble == Trouble::Other)
        throw StoreError(
            trouble, file,
            text("{}: the disk did not accept this, so nothing was stored ({}). Check the disk or stick, "
                 "and try again",
                 file.string(), said));
    throw troubleOf(trouble, file);
}

} // namespace arbiter::store
