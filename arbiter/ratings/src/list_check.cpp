#include "arbiter/ratings/list_check.hpp"

#include <algorithm>

#include "arbiter/exchange/name_words.hpp"

namespace arbiter::ratings {
namespace {

using app::Person;
using exchange::ListedPlayer;

// Slips and order of words do not make another person; a name of which no word is in the other does.
bool mayBeTheSameName(std::string_view one, std::string_view other) {
    const auto words = exchange::soughtWords(one);
    const auto others = exchange::soughtWords(other);
    return std::ranges::any_of(words, [&](const auto& forms) {
        return std::ranges::any_of(others, [&](const auto& otherForms) {
            return std::ranges::any_of(forms, [&](const std::string& form) {
                return form.size() > 1 && std::ranges::find(otherForms, form) != otherForms.end();
            });
        });
    });
}

// Word for word, in any order and spelling.
bool isTheSameName(std::string_view one, std::string_view other) {
    const auto words = exchange::soughtWords(one);
    const auto others = exchange::soughtWords(other);
    return words.size() == others.size() && std::ranges::all_of(words, [&](const auto& forms) {
               return std::ranges::any_of(others, [&](const auto& otherForms) {
                   return std::ranges::any_of(forms, [&](const std::string& form) {
                       return std::ranges::find(otherForms, form) != otherForms.end();
                   });
               });
           });
}

// The only listed player with exactly these words in his name and, where both are known, this federation and
// year.
std::optional<ListedPlayer> onlyOneNamed(const RatingList& list, const Person& person) {
    std::optional<ListedPlayer> only;
    for (Found& found : list.search(person.name, 50)) {
        if (found.slips > 0 || !isTheSameName(person.name, found.player.name)) continue;
        const bool otherFederation =
            !person.federation.empty() && person.federation != found.player.federation;
        const bool otherYear =
            person.birth && found.player.birthYear && person.birth->year != *found.player.birthYear;
        if (otherFederation || otherYear) continue;
        if (only) return std::nullopt;
        only = std::move(found.player);
    }
    return only;
}

} // namespace

bool changes(const ListCheck& check) {
    switch (check.finding) {
    case Finding::Differs:
    case Finding::FoundByName:
    case Finding::NameDiffers:
        return true;
    case Finding::Agrees:
    case Finding::NotListed:
    case Finding::NoId:
        return false;
    }
    return false;
}

std::vector<ListCheck> checkAgainst(const RatingList& list, const app::EventState& state,
                                    exchange::RateOfPlay rate) {
    std::vector<ListCheck> checks;
    for (const pairing::Player& player : state.tournament.players) {
        const auto id = state.idOf(player.number);
        if (!id) continue;
        ListCheck check{*id, player.number, Finding::NoId, app::personOf(player), {}, {}};
        check.after = check.before;
        if (check.before.fideId.empty()) {
            if (const auto found = onlyOneNamed(list, check.before)) {
                check.after = filledIn(check.before, *found, rate);
                check.finding = Finding::FoundByName;
            }
        } else if (const auto found = list.withId(check.before.fideId); found.empty()) {
            check.finding = Finding::NotListed;
        } else {
            check.after = filledIn(check.before, found.front(), rate);
            check.finding = check.before == check.after ? Finding::Agrees : Finding::Differs;
            if (!mayBeTheSameName(check.before.name, found.front().name)) {
                check.finding = Finding::NameDiffers;
                check.listedName = found.front().name;
            }
        }
        checks.push_back(std::move(check));
    }
    return checks;
}

} // namespace arbiter::ratings
