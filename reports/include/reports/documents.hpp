// Everything that can be printed of an event: one table with key, title, whether it suits the event, builder.
// The command line and the window list documents() and call makeDocument(); a new document is a row in one
// of the tables of src/documents.hpp.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "reports/event_on_paper.hpp"
#include "reports/form.hpp"
#include "reports/language.hpp"
#include "reports/report.hpp"
#include "rules/base/expected.hpp"

namespace reports {

struct DocumentRequest {
    const EventOnPaper& event;
    pairing::RoundNumber round{0};                  // the last paired one if not chosen; 0: none is paired
    Language language = Language::English;          // names are sorted by its rules
    std::string sortedBy{};                         // a key of Document::orders; empty: the first of them
    std::optional<pairing::PairingNumber> player{}; // only this one, where a document is about players
    std::string layout{};                           // text of a template of the user; empty: ours
    FreeFields fields{};                            // what the arbiter writes into a form himself
};

enum class DocumentGroup { People, Round, Standings, Forms, Figures, Event };

struct Document {
    std::string_view key;   // "standings"
    std::string_view title; // English pattern without arguments, translated by the catalogue
    DocumentGroup group;
    bool ofRound = false;    // about the round that is chosen, or the state after it
    bool inRoundSet = false; // belongs to the papers of a round
    // Why it does not suit the event: a sentence; none: it does.
    std::optional<rules::Text> (*whyNot)(const DocumentRequest& request);
    Report (*build)(const DocumentRequest& request);
    std::span<const std::string_view> orders{};       // that `sortedBy` can ask for, the usual one first
    std::span<const FreeField> (*fields)() = nullptr; // that the form has room for
};

[[nodiscard]] std::span<const Document> documents();

// nullptr if there is none of that key.
[[nodiscard]] const Document* findDocument(std::string_view key);

// The report with its stamp (all but the time), or the reason why there is none.
[[nodiscard]] rules::Expected<Report, rules::Text> makeDocument(const Document& document,
                                                                const DocumentRequest& request);

} // namespace reports
