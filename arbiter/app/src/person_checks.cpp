#include "person_checks.hpp"

#include <algorithm>
#include <utility>

#include "names_of_people.hpp"

namespace arbiter::app {
namespace {

using rules::text;

constexpr std::size_t longestFideId = 11; // TRF record 001, columns 58-68
constexpr int earliestYear = 1850;
constexpr int latestYear = 2199;
constexpr int largestRating = 9999;

bool isDigit(char letter) {
    return letter >= '0' && letter <= '9';
}
bool isCapital(char letter) {
    return letter >= 'A' && letter <= 'Z';
}

} // namespace

bool isDate(const pairing::PartialDate& date) {
    return date.year >= earliestYear && date.year <= latestYear && date.month >= 0 && date.month <= 12 &&
           date.day >= 0 && date.day <= 31 && (date.day == 0 || date.month != 0);
}

std::vector<rules::Text> faultsOf(const Person& person) {
    std::vector<rules::Text> faults;
    if (person.name.find_first_not_of(' ') == std::string::npos)
        faults.push_back(text("a player needs a name"));
    else if (!isPlainText(person.name))
        faults.push_back(text("the name must be UTF-8 text on one line, without tabs"));
    if (person.rating && (person.rating->value() < 1 || person.rating->value() > largestRating))
        faults.push_back(text("the rating {} must be 1 to 9999, or none", person.rating->value()));
    if (!person.federation.empty() &&
        (person.federation.size() != 3 || !std::ranges::all_of(person.federation, isCapital)))
        faults.push_back(
            text("the federation \"{}\" must be three capital letters, such as GER", person.federation));
    if (person.fideId.size() > longestFideId || !std::ranges::all_of(person.fideId, isDigit))
        faults.push_back(text("the FIDE ID \"{}\" must be at most 11 digits", person.fideId));
    if (person.birth && !isDate(*person.birth))
        faults.push_back(text("the birth {}-{}-{} is no date", person.birth->year, person.birth->month,
                              person.birth->day));
    if (!isPlainText(person.club))
        faults.push_back(text("the club must be UTF-8 text on one line, without tabs"));
    return faults;
}

Likeness likenessOf(const Person& one, const Person& other) {
    if (!one.fideId.empty() && !other.fideId.empty())
        return one.fideId == other.fideId ? Likeness::Same : Likeness::Different;
    if (folded(one.name) != folded(other.name)) return Likeness::Different;
    if (one.birth == other.birth) return Likeness::Same;
    if (!one.birth || !other.birth) return Likeness::Doubtful;
    const auto contradict = [](int a, int b) { return a != 0 && b != 0 && a != b; };
    return one.birth->year != other.birth->year || contradict(one.birth->month, other.birth->month) ||
                   contradict(one.birth->day, other.birth->day)
               ? Likeness::Different
               : Likeness::Doubtful;
}

void KnownPersons::add(const Person& person, std::string label) {
    byName_.emplace(folded(person.name), entries_.size());
    if (!person.fideId.empty()) byFideId_.emplace(person.fideId, entries_.size());
    entries_.push_back({person, std::move(label)});
}

KnownPersons::Match KnownPersons::closestTo(const Person& person) const {
    if (const auto same = byFideId_.find(person.fideId); same != byFideId_.end())
        return {Likeness::Same, entries_[same->second].label};
    Match closest;
    std::size_t closestPlace = entries_.size();
    const auto [first, last] = byName_.equal_range(folded(person.name));
    for (auto candidate = first; candidate != last; ++candidate) {
        const Entry& entry = entries_[candidate->second];
        const Likeness likeness = likenessOf(person, entry.person);
        if (likeness > closest.likeness || (likeness == closest.likeness && likeness != Likeness::Different &&
                                            candidate->second < closestPlace)) {
            closest = {likeness, entry.label};
            closestPlace = candidate->second;
        }
    }
    return closest;
}

} // namespace arbiter::app
