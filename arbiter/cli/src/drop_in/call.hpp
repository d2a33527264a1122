// A call in the language of another pairing engine: bbpPairings 6, JaVaFo 2.2, or FIDE's "-check FILE".
// Tournament programs that call those engines can so call Flagfall instead. Reads only; answer.hpp does the
// work.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace arbiter::cli::drop_in {

enum class Grammar { Bbp, Javafo };

struct Call {
    enum class Action {
        Identify, // -r alone
        Pair,     // -p
        Check,    // -c
        Generate, // -g
        Wrong     // nothing of the above: the syntax is shown
    };
    Grammar grammar = Grammar::Bbp;
    Action action = Action::Wrong;
    bool identifyFirst = false;   // -r with an action
    std::string system;           // "--dutch"; empty: by the file
    std::filesystem::path input;  // of Generate: the model, if there is one
    std::filesystem::path config; // of Generate; may be missing
    std::filesystem::path output; // empty: standard output
    std::filesystem::path list;   // the checklist; empty: none
    std::optional<int> round;     // of Check
    std::optional<std::uint64_t> seed;
    bool baku = false;             // -b
    bool withStandings = false;    // -check
    bool exitOnDifference = false; // --exit-on-diff
    std::string fault;             // of Wrong: what is wrong
};

// Nothing if it is a call in our own language. Another's is known by the program's name (bbpPairings,
// javafo), by a first argument "--as NAME", or by arguments that only they have (--dutch FILE -p, FILE -c,
// -check FILE). Files without a folder stand beside the input file, as those programs have it.
[[nodiscard]] std::optional<Call> readCall(const std::string& program,
                                           const std::vector<std::string>& arguments);

// Of the grammar, as shown after a wrong call.
[[nodiscard]] std::string syntaxOf(Grammar grammar);

} // namespace arbiter::cli::drop_in
