// Every pattern of the reports in each language; the words are those of the project's glossary.
// A new heading or note gets its line here; a test names those that have none.
#pragma once

#include <span>
#include <string_view>

namespace reports {

struct Entry {
    std::string_view english;
    std::string_view simplified;
    std::string_view traditional;
};

[[nodiscard]] std::span<const Entry> catalogue();

// Parts of it, each in a file of its name.
[[nodiscard]] std::span<const Entry> rankingEntries();     // workings, matrices, what the marks mean
[[nodiscard]] std::span<const Entry> ratingEntries();      // ratings, norms
[[nodiscard]] std::span<const Entry> prizeEntries();       // prizes, what moves
[[nodiscard]] std::span<const Entry> explanationEntries(); // why a round was paired so; checks
[[nodiscard]] std::span<const Entry> paperEntries();       // documents, pages, forms, figures
[[nodiscard]] std::span<const Entry> listEntries();        // sheets of a round, wall chart, statistics
[[nodiscard]] std::span<const Entry> exchangeEntries();    // sites, rating lists, previews of entry lists
[[nodiscard]] std::span<const Entry> formEntries();        // forms, reports of the arbiter
[[nodiscard]] std::span<const Entry> rulingEntries();      // incidents and rulings
[[nodiscard]] std::span<const Entry> diaryEntries();       // the sentences of an event's diary

} // namespace reports
