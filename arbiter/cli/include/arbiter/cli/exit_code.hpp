// What the program answers to the shell. Stable: scripts rely on these numbers.
// Use it for every return from a command; docs/ and `flagfall help` list the same table.
#pragma once

namespace arbiter::cli {

enum class ExitCode : int {
    Done = 0,
    NoLegalPairing = 1, // FIDE C.04.3 art. 1.9.3
    InternalError = 2,  // our mistake
    BadInput = 3,       // bad request, or a file whose contents are wrong
    TooLarge = 4,
    FileAccess = 5,  // a file cannot be opened, read or written
    Differences = 6, // check, verify: what is recorded is not what the rules give
    Refused = 7      // a rule says no; it needs a decision
};

} // namespace arbiter::cli
