#include "arbiter/ratings/rating_list.hpp"

#include <algorithm>
#include <charconv>
#include <set>

#include <fmt/format.h>

#include "arbiter/exchange/name_words.hpp"
#include "arbiter/store/rating_list_file.hpp"
#include "list_rows.hpp"
#include "word_distance.hpp"

namespace arbiter::ratings {
namespace {

using exchange::ListedPlayer;
using exchange::RateOfPlay;
using Groups = std::vector<std::vector<std::string>>;

constexpr std::size_t mostWordsLookedFor = 8;
constexpr std::size_t mostNearWords = 60; // of each word looked for
constexpr int mostNearPlayers = 200;

// Slips that are forgiven: short words are near to too many others.
int forgiven(std::size_t length) {
    if (length < 3) return 0;
    return length < 7 ? 1 : 2;
}

bool isNumber(std::string_view text) {
    return !text.empty() && text.size() <= 11 &&
           std::ranges::all_of(text, [](char letter) { return letter >= '0' && letter <= '9'; });
}

struct NearWord {
    std::string word;
    int distance = 0;
};

// Who was found already.
class Hits {
  public:
    explicit Hits(std::size_t limit)
        : limit_(limit) {}

    void add(const store::ListRow& row, int slips) {
        if (isFull() || !seen_.emplace(row.fideId.value_or(0), row.ownId + row.name).second) return;
        found_.push_back({playerOf(row), slips});
    }
    [[nodiscard]] bool isFull() const { return found_.size() >= limit_; }
    [[nodiscard]] bool empty() const { return found_.empty(); }
    [[nodiscard]] std::vector<Found> take() && { return std::move(found_); }

  private:
    std::size_t limit_;
    std::set<std::pair<std::int64_t, std::string>> seen_;
    std::vector<Found> found_;
};

} // namespace

struct RatingList::Inside {
    store::RatingListFile file;
    ListFacts facts;

    // The words of the list that are near to one of the forms, the nearest first.
    [[nodiscard]] std::vector<NearWord> near(const std::vector<std::string>& forms) const {
        std::vector<NearWord> words;
        for (const std::string& form : forms) {
            const int most = forgiven(form.size());
            const WordDistance distance(form);
            const auto size = static_cast<int>(form.size());
            for (int length = std::max(1, size - most); length <= size + most; ++length) {
                const std::string all = file.wordsOfLength(length);
                std::string_view rest = all;
                while (!rest.empty()) {
                    const std::string_view word = rest.substr(0, rest.find('\n'));
                    rest.remove_prefix(std::min(rest.size(), word.size() + 1));
                    const int here = distance.to(word);
                    if (here <= most) words.push_back({std::string(word), here});
                }
            }
        }
        std::ranges::stable_sort(words, {}, &NearWord::distance);
        if (words.size() > mostNearWords) words.resize(mostNearWords);
        return words;
    }

    // With slips: every word or one near it; the fewest slips first, the strongest first among equals.
    void addNear(const Groups& sought, Hits& hits) const {
        std::vector<std::vector<NearWord>> near;
        Groups groups;
        for (const auto& forms : sought) {
            near.push_back(this->near(forms));
            groups.emplace_back();
            for (const NearWord& word : near.back())
                groups.back().push_back(word.word);
            if (groups.back().empty()) return;
        }
        std::vector<std::pair<int, store::ListRow>> rows;
        for (store::ListRow& row : file.having(groups, false, mostNearPlayers)) {
            const int slips = slipsOf(row, near);
            rows.emplace_back(slips, std::move(row));
        }
        std::ranges::stable_sort(rows, {}, [](const auto& entry) { return entry.first; });
        for (const auto& [slips, row] : rows)
            hits.add(row, slips);
    }

    static int slipsOf(const store::ListRow& row, const std::vector<std::vector<NearWord>>& near) {
        const auto names = exchange::soughtWords(row.name);
        int slips = 0;
        for (const auto& words : near) {
            // Sorted by distance: the first that is in the name is the nearest. Joined words are not looked
            // at.
            const auto word = std::ranges::find_if(words, [&names](const NearWord& candidate) {
                return std::ranges::any_of(names, [&candidate](const auto& forms) {
                    return std::ranges::find(forms, candidate.word) != forms.end();
                });
            });
            slips += word == words.end() ? 1 : word->distance;
        }
        return slips;
    }
};

RatingList::RatingList(const std::filesystem::path& database)
    : inside_(new Inside{store::RatingListFile::open(database), {}}) {
    const store::ListDescription& list = inside_->file.description();
    inside_->facts = {list.name, list.month, list.source, list.rates, static_cast<std::size_t>(list.players),
                      0};
}
RatingList::RatingList(RatingList&&) noexcept = default;
RatingList::~RatingList() = default;

const ListFacts& RatingList::facts() const noexcept {
    return inside_->facts;
}

std::vector<ListedPlayer> RatingList::withId(const std::string& id) const {
    std::vector<ListedPlayer> players;
    std::int64_t number = 0;
    if (isNumber(id)) std::from_chars(id.data(), id.data() + id.size(), number);
    if (const auto row = inside_->file.withFideId(number)) players.push_back(playerOf(*row));
    for (const store::ListRow& row : inside_->file.withOwnId(id))
        players.push_back(playerOf(row));
    return players;
}

std::vector<Found> RatingList::search(std::string_view words, int limit) const {
    Groups sought = exchange::soughtWords(words);
    if (sought.empty() || limit < 1) return {};
    if (sought.size() > mostWordsLookedFor) sought.resize(mostWordsLookedFor);
    Hits hits(static_cast<std::size_t>(limit));
    if (sought.size() == 1 && isNumber(sought.front().front())) {
        for (const ListedPlayer& player : withId(sought.front().front()))
            hits.add(rowOf(player), 0);
        if (!hits.empty()) return std::move(hits).take();
    }
    for (const bool prefixes : {false, true}) {
        if (hits.isFull()) break;
        for (const store::ListRow& row : inside_->file.having(sought, prefixes, limit))
            hits.add(row, 0);
    }
    // Slips are looked for where nothing fits as written: otherwise they would be noise.
    if (hits.empty()) inside_->addNear(sought, hits);
    return std::move(hits).take();
}

std::optional<EffectiveRating> effectiveRating(const ListedPlayer& player, RateOfPlay rate) {
    for (const RateOfPlay kind : {rate, RateOfPlay::Standard})
        if (const auto rating = player.of(kind).rating) return EffectiveRating{*rating, kind};
    return std::nullopt;
}

std::string_view wordFor(RateOfPlay rate) {
    switch (rate) {
    case RateOfPlay::Standard:
        return "standard";
    case RateOfPlay::Rapid:
        return "rapid";
    case RateOfPlay::Blitz:
        return "blitz";
    }
    return "";
}

std::string sourceOf(const ListFacts& list, RateOfPlay kind) {
    return fmt::format("{} {}{}{}", list.name, wordFor(kind), list.month.empty() ? "" : " ", list.month);
}

app::Person filledIn(app::Person person, const ListedPlayer& player, RateOfPlay rate) {
    const auto take = [](std::string& target, const std::string& value) {
        if (!value.empty()) target = value;
    };
    if (person.name.empty()) person.name = player.name;
    take(person.fideId, player.fideId);
    take(person.federation, player.federation);
    if (person.club.empty()) person.club = player.club;
    if (player.sex != pairing::Sex::Unknown) person.sex = player.sex;
    if (player.title != pairing::Title::None) person.title = player.title;
    // A whole date says more than the year that agrees with it.
    if (player.birthYear && (!person.birth || person.birth->year != *player.birthYear))
        person.birth = pairing::PartialDate{*player.birthYear, 0, 0};
    if (const auto rating = effectiveRating(player, rate)) person.rating = rating->rating;
    return person;
}

} // namespace arbiter::ratings
