// Why an act is not done, who and what it concerns, and the way out; and remarks on an act that was done.
// Every service answers with it; a front end shows the texts and branches on kind or code only.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "arbiter/app/player_id.hpp"
#include "arbiter/app/warning.hpp"
#include "pairing/model/numbers.hpp"
#include "rules/base/text.hpp"

namespace arbiter::app {

enum class RefusalKind {
    BadRequest,     // what was asked makes no sense for this event (exit code 3)
    RuleForbids,    // a rule or the state of the event says no; a decision is needed (exit code 7)
    NoLegalPairing, // FIDE C.04.3 art. 1.9.3 (exit code 1)
    TooLarge,       // more than the file formats can number (exit code 4)
    Outdated,       // somebody else changed the same thing meanwhile (exit code 7)
    Unconfirmed     // it can be done, with a confirmation: see Refusal::warnings (exit code 7)
};

// Every member has an initialiser, so that a refusal can be written with the members it needs.
struct Refusal {
    RefusalKind kind = RefusalKind::BadRequest;
    std::string code{};                 // stable name, e.g. "round.results-missing"
    rules::Text reason{};               // one sentence without a final full stop
    rules::Text wayOut{};               // what to do now; may be empty
    std::string article{};              // "C.04.1 art. 3" or empty
    std::vector<rules::Text> details{}; // one line for each fault, where there are several
    std::vector<PlayerId> players{};
    std::vector<pairing::BoardNumber> boards{};
    std::optional<pairing::RoundNumber> round{};
    // Of an act that asks for a confirmation: every warning that was not answered, and the code that the
    // second step of level 4 needs.
    std::vector<Warning> warnings{};
    std::string oneTimeCode{};

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

// "reason (article). way out" with the details on lines of their own.
[[nodiscard]] std::string toString(const Refusal& refusal, const rules::Translator& translator = {});

// Something to know about an act that was done.
struct Remark {
    std::string code; // stable name, e.g. "bye.full-point-deprecated"
    rules::Text text;
    friend bool operator==(const Remark&, const Remark&) = default;
};

} // namespace arbiter::app
