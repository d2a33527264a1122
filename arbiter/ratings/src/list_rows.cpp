#include "list_rows.hpp"

#include <charconv>
#include <string>

#include "arbiter/exchange/name_words.hpp"

namespace arbiter::ratings {
namespace {

store::ListRating rowOf(const exchange::ListedRating& rating) {
    store::ListRating row;
    if (rating.rating) row.rating = rating.rating->value();
    if (rating.k) row.k = *rating.k;
    return row;
}

exchange::ListedRating ratingOf(const store::ListRating& row) {
    exchange::ListedRating rating;
    if (row.rating && *row.rating > 0 && *row.rating <= 9999)
        rating.rating = pairing::Rating(static_cast<std::uint16_t>(*row.rating));
    if (row.k) rating.k = static_cast<int>(*row.k);
    return rating;
}

std::string_view letterOf(pairing::Sex sex) {
    switch (sex) {
    case pairing::Sex::Unknown:
        return "";
    case pairing::Sex::Male:
        return "m";
    case pairing::Sex::Female:
        return "w";
    }
    return "";
}

} // namespace

store::ListRow rowOf(const exchange::ListedPlayer& player) {
    store::ListRow row;
    if (!player.fideId.empty()) {
        std::int64_t id = 0;
        std::from_chars(player.fideId.data(), player.fideId.data() + player.fideId.size(), id);
        row.fideId = id;
    }
    row.ownId = player.ownId;
    row.name = player.name;
    row.words = exchange::indexWords(player.name);
    row.federation = player.federation;
    row.sex = letterOf(player.sex);
    row.title = abbreviation(player.title);
    row.otherTitles = player.otherTitles;
    row.standard = rowOf(player.standard);
    row.rapid = rowOf(player.rapid);
    row.blitz = rowOf(player.blitz);
    if (player.birthYear) row.birthYear = *player.birthYear;
    row.flag = player.flag;
    row.club = player.club;
    return row;
}

exchange::ListedPlayer playerOf(const store::ListRow& row) {
    exchange::ListedPlayer player;
    if (row.fideId) player.fideId = std::to_string(*row.fideId);
    player.ownId = row.ownId;
    player.name = row.name;
    player.federation = row.federation;
    player.sex = row.sex == "m"   ? pairing::Sex::Male
                 : row.sex == "w" ? pairing::Sex::Female
                                  : pairing::Sex::Unknown;
    player.title = pairing::titleFromAbbreviation(row.title).value_or(pairing::Title::None);
    player.otherTitles = row.otherTitles;
    player.standard = ratingOf(row.standard);
    player.rapid = ratingOf(row.rapid);
    player.blitz = ratingOf(row.blitz);
    if (row.birthYear) player.birthYear = static_cast<int>(*row.birthYear);
    player.flag = row.flag;
    player.club = row.club;
    return player;
}

} // namespace arbiter::ratings
