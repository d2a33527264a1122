// A rating list on disk: one SQLite file a list, made anew at each import, searched by number and by words.
// Use it through arbiter/ratings. What a word is, and how near it is to another, is decided above.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "arbiter/store/connection.hpp"

namespace arbiter::store {

struct ListRating {
    std::optional<std::int64_t> rating;
    std::optional<std::int64_t> k;
};

struct ListRow {
    std::optional<std::int64_t> fideId;
    std::string ownId;
    std::string name;
    std::string words; // under which it is found, parted by blanks
    std::string federation;
    std::string sex;
    std::string title;
    std::string otherTitles;
    ListRating standard;
    ListRating rapid;
    ListRating blitz;
    std::optional<std::int64_t> birthYear;
    std::string flag;
    std::string club;
};

struct ListDescription {
    std::string name;   // "FIDE"
    std::string month;  // "2026-10", or empty
    std::string source; // files it was made from
    std::string rates;  // "standard rapid blitz"
    std::int64_t players = 0;
};

class RatingListFile {
  public:
    // Adds rows to a list that is being made. A FIDE ID that is there already takes the ratings that it
    // lacks, so that lists of one type add up.
    class Filler {
      public:
        void add(const ListRow& row);

      private:
        friend class RatingListFile;
        explicit Filler(Connection& connection);
        Statement insert_;
        std::int64_t withoutFideId_ = 0;
    };

    // Makes the list beside its place and puts it there when it is whole; the old one is used until then.
    // `fill` returns what the list is; its count of players is set here.
    static ListDescription replace(const std::filesystem::path& file,
                                   const std::function<ListDescription(Filler&)>& fill);

    [[nodiscard]] static RatingListFile open(const std::filesystem::path& file);

    [[nodiscard]] const ListDescription& description() const noexcept { return description_; }
    [[nodiscard]] std::optional<ListRow> withFideId(std::int64_t id) const;
    [[nodiscard]] std::vector<ListRow> withOwnId(const std::string& id) const;
    // Every one of the groups has a word in it; strongest players first. With `prefixes` the beginning of a
    // word is enough.
    [[nodiscard]] std::vector<ListRow> having(const std::vector<std::vector<std::string>>& groups,
                                              bool prefixes, int limit) const;
    // All words of that many bytes, parted by line ends.
    [[nodiscard]] std::string wordsOfLength(std::int64_t bytes) const;

  private:
    explicit RatingListFile(const std::filesystem::path& file);
    std::unique_ptr<Connection> connection_;
    ListDescription description_;
};

} // namespace arbiter::store
