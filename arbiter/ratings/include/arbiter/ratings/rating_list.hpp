// One rating list of this computer, opened for looking up: by ID, or by words of a name in any order, without
// accents and with slips of the pen. Offline; some milliseconds in a list of two million players.
// File trouble throws store::StoreError.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/app/person.hpp"
#include "arbiter/exchange/listed_player.hpp"
#include "arbiter/ratings/list_import.hpp"

namespace arbiter::ratings {

struct Found {
    exchange::ListedPlayer player;
    int slips = 0; // letters in which his name differs from what was looked for; 0: none
};

class RatingList {
  public:
    explicit RatingList(const std::filesystem::path& database);
    RatingList(RatingList&&) noexcept;
    ~RatingList();

    [[nodiscard]] const ListFacts& facts() const noexcept;
    // FIDE's number, or the list's own.
    [[nodiscard]] std::vector<exchange::ListedPlayer> withId(const std::string& id) const;
    // Who has all the words in his name: whole ones first, then beginnings, then near ones; the strongest
    // first.
    [[nodiscard]] std::vector<Found> search(std::string_view words, int limit = 20) const;

  private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

// The rating for that rate of play, and of which kind it is; where there is none, the standard rating steps
// in (an "effective" rating), marked by its kind.
struct EffectiveRating {
    pairing::Rating rating;
    exchange::RateOfPlay kind;
};
[[nodiscard]] std::optional<EffectiveRating> effectiveRating(const exchange::ListedPlayer& player,
                                                             exchange::RateOfPlay rate);

// "FIDE standard 2026-10".
[[nodiscard]] std::string sourceOf(const ListFacts& list, exchange::RateOfPlay kind);

[[nodiscard]] std::string_view wordFor(exchange::RateOfPlay rate);

// The person with what the list knows of him: rating, FIDE ID, title, federation, sex, birth.
// What the list does not say stays.
[[nodiscard]] app::Person filledIn(app::Person person, const exchange::ListedPlayer& player,
                                   exchange::RateOfPlay rate);

} // namespace arbiter::ratings
