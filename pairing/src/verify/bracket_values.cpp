// The criteria [C6] to [C21] of FIDE C.04.3 art. 2.4 as the verifier counts them.
#include <algorithm>
#include <bit>
#include <cstdlib>
#include <functional>

#include "verify/bracket.hpp"

namespace pairing::verify {
namespace {

// Places of the single counts; the lists of differences follow. In a collapsed bracket of 2017 its score
// differences (C.6) come before all.
enum Place : std::size_t { C9, C10, C11, C12, C13, C14, C15, C16, C17, lists };

struct Row {
    CriterionName of2026;
    CriterionName of2017;
};
constexpr std::array rows{Row{{"[C4]", "C.04.3 2.2.1"}, {"C.4", "C.04.3(2017) C.4"}},
                          Row{{"[C6]", "C.04.3 2.4.1"}, {"C.5", "C.04.3(2017) C.5"}},
                          Row{{"[C7]", "C.04.3 2.4.2"}, {"C.6", "C.04.3(2017) C.6"}},
                          Row{{"[C8]", "C.04.3 2.4.3"}, {"C.7", "C.04.3(2017) C.7"}},
                          Row{{"[C9]", "C.04.3 2.4.4"}, {}},
                          Row{{"[C10]", "C.04.3 2.4.5"}, {"C.8", "C.04.3(2017) C.8"}},
                          Row{{"[C11]", "C.04.3 2.4.6"}, {"C.9", "C.04.3(2017) C.9"}},
                          Row{{"[C12]", "C.04.3 2.4.7"}, {"C.10", "C.04.3(2017) C.10"}},
                          Row{{"[C13]", "C.04.3 2.4.8"}, {"C.11", "C.04.3(2017) C.11"}},
                          Row{{"[C14]", "C.04.3 2.4.9"}, {"C.12", "C.04.3(2017) C.12"}},
                          Row{{"[C15]", "C.04.3 2.4.10"}, {"C.13", "C.04.3(2017) C.13"}},
                          Row{{"[C16]", "C.04.3 2.4.11"}, {"C.14", "C.04.3(2017) C.14"}},
                          Row{{"[C17]", "C.04.3 2.4.12"}, {"C.15", "C.04.3(2017) C.15"}},
                          Row{{"[C18]", "C.04.3 2.4.13"}, {"C.16", "C.04.3(2017) C.16"}},
                          Row{{"[C19]", "C.04.3 2.4.14"}, {"C.17", "C.04.3(2017) C.17"}},
                          Row{{"[C20]", "C.04.3 2.4.15"}, {"C.18", "C.04.3(2017) C.18"}},
                          Row{{"[C21]", "C.04.3 2.4.16"}, {"C.19", "C.04.3(2017) C.19"}}};
enum RowOf : std::size_t { rowOfC4 = 0, rowOfC6 = 1, rowOfC7 = 2, rowOfC8 = 3, rowOfC9 = 4, rowOfC18 = 13 };

CriterionName nameOf(std::size_t row, RuleEdition edition) {
    return edition == RuleEdition::Fide2017 ? rows[row].of2017 : rows[row].of2026;
}

// [C18], [C20] have a place for each score of those who float on and one for each of those who play; [C19],
// [C21] only the latter.
std::size_t placesOfDifferences(std::size_t movedDownScores) {
    return 3 * movedDownScores;
}

} // namespace

CriterionName completionCriterion(RuleEdition edition) {
    return nameOf(rowOfC4, edition);
}

CriterionName orderOfGeneration(RuleEdition edition) {
    return {"order", edition == RuleEdition::Fide2017 ? "C.04.3(2017) B.8" : "C.04.3 3.8.1"};
}

std::optional<CriterionName> BracketSearch::firstDifference(const Quality& worse,
                                                            const Quality& better) const {
    const RuleEdition edition = state_.edition();
    if (worse.unpaired != better.unpaired) return nameOf(rowOfC6, edition);
    if (worse.scores != better.scores) return nameOf(rowOfC7, edition);
    if (worse.followingUnpaired != better.followingUnpaired ||
        worse.followingScores != better.followingScores)
        return nameOf(rowOfC8, edition);
    const auto [one, other] = std::ranges::mismatch(worse.values, better.values);
    if (one == worse.values.end()) return std::nullopt;
    const auto place = static_cast<std::size_t>(one - worse.values.begin());
    const std::size_t counts = firstList() - lists;
    if (place < counts) return nameOf(rowOfC7, edition); // C.6 of a collapsed bracket
    if (place < firstList()) return nameOf(rowOfC9 + place - counts, edition);
    const std::size_t behind = place - firstList();
    if (isCollapsed()) return nameOf(rowOfC18 + behind / differences_.size(), edition);
    const std::size_t width = placesOfDifferences(movedDownScores_.size());
    const bool opponents = behind % width >= 2 * movedDownScores_.size();
    return nameOf(rowOfC18 + 2 * (behind / width) + (opponents ? 1 : 0), edition);
}

std::size_t BracketSearch::firstList() const {
    return differences_.size() + lists;
}

std::size_t BracketSearch::places() const {
    return firstList() +
           (isCollapsed() ? 4 * differences_.size() : 2 * placesOfDifferences(movedDownScores_.size()));
}

Points BracketSearch::differenceOfFloater(std::size_t seat) const {
    return state_[seat].score() - state_[bracket_.members.back()].score() + Points::whole(1);
}

void BracketSearch::findDifferences() {
    for (const std::size_t seat : bracket_.members) {
        differences_.push_back(differenceOfFloater(seat));
        for (const std::size_t other : bracket_.members)
            if (state_[seat].score() > state_[other].score())
                differences_.push_back(state_[seat].score() - state_[other].score());
    }
    std::ranges::sort(differences_, std::greater{});
    differences_.erase(std::unique(differences_.begin(), differences_.end()), differences_.end());
}

// `list` from 0: C.16 to C.19 of a collapsed bracket.
void BracketSearch::addDifference(Values& values, std::size_t list, Points difference) const {
    const auto place = std::ranges::find(differences_, difference) - differences_.begin();
    ++values[firstList() + list * differences_.size() + static_cast<std::size_t>(place)];
}

Values BracketSearch::valuesOfPair(std::size_t one, std::size_t other) const {
    Values values{};
    const std::size_t at = firstList() - lists;
    const std::size_t higherSeat = bracket_.members[one];
    const std::size_t lowerSeat = bracket_.members[other];
    const Seat& higher = state_[higherSeat];
    const Seat& lower = state_[lowerSeat];
    const Colour higherGets = state_.colourOfHigher(higherSeat, lowerSeat);
    const auto judge = [&](const Seat& seat, Colour colour) {
        using enum check::PreferenceStrength;
        const auto strength = seat.entrant.strength;
        const bool topscorers = higher.entrant.topscorer || lower.entrant.topscorer;
        const int difference = seat.entrant.colourDifference + (colour == Colour::White ? 1 : -1);
        if (topscorers && std::abs(difference) > 2) ++values[at + C10];
        if (topscorers && seat.repeated == colour) ++values[at + C11];
        if (strength == None || seat.entrant.preferred == colour) return;
        ++values[at + C12];
        if (strength == Strong) ++values[at + C13];
    };
    judge(higher, higherGets);
    judge(lower, opposite(higherGets));
    if (isCollapsed()) { // R4: any two of different scores make floats
        const Points apart = higher.score() - lower.score();
        if (apart == Points{}) return values;
        ++values[static_cast<std::size_t>(std::ranges::find(differences_, apart) - differences_.begin())];
        const auto again = [&](bool same, Place count, std::size_t list) {
            if (!same) return;
            ++values[at + count];
            addDifference(values, list, apart);
        };
        again(higher.previous == Drift::Down, C14, 0);
        again(lower.previous == Drift::Up, C15, 1);
        again(higher.twoAgo == Drift::Down, C16, 2);
        again(lower.twoAgo == Drift::Up, C17, 3);
        return values;
    }
    if (one >= bracket_.movedDown) return values;

    // A moved-down player against a resident.
    const std::size_t count = movedDownScores_.size();
    const auto place = static_cast<std::size_t>(std::ranges::find(movedDownScores_, higher.score()) -
                                                movedDownScores_.begin());
    const auto differences = [&](std::size_t first, Drift higherHad, Drift lowerHad) {
        if (higherHad == Drift::Down) ++values[first + count + place];
        if (lowerHad == Drift::Up) ++values[first + 2 * count + place];
    };
    if (lower.previous == Drift::Up) ++values[C15];
    if (lower.twoAgo == Drift::Up) ++values[C17];
    differences(lists, higher.previous, lower.previous);
    differences(lists + placesOfDifferences(count), higher.twoAgo, lower.twoAgo);
    return values;
}

// What the floaters add: [C9], [C14], [C16], and the moved-down ones who float on, each above any game
// (reading D5).
std::optional<Values> BracketSearch::valuesOfFloaters(Set floaters) {
    Values values{};
    const std::size_t at = firstList() - lists;
    const std::size_t count = movedDownScores_.size();
    for (Set rest = floaters; rest != 0; rest &= rest - 1) {
        const auto member = static_cast<std::size_t>(std::countr_zero(rest));
        const Seat& seat = state_[bracket_.members[member]];
        if (isCollapsed()) {
            const Points apart = differenceOfFloater(bracket_.members[member]);
            ++values[static_cast<std::size_t>(std::ranges::find(differences_, apart) - differences_.begin())];
            if (seat.previous == Drift::Down) {
                ++values[at + C14];
                addDifference(values, 0, apart);
            }
            if (seat.twoAgo == Drift::Down) {
                ++values[at + C16];
                addDifference(values, 2, apart);
            }
            continue;
        }
        if (member >= bracket_.movedDown) {
            if (seat.previous == Drift::Down) ++values[C14];
            if (seat.twoAgo == Drift::Down) ++values[C16];
            continue;
        }
        const auto place = static_cast<std::size_t>(std::ranges::find(movedDownScores_, seat.score()) -
                                                    movedDownScores_.begin());
        if (seat.previous == Drift::Down) ++values[lists + place];
        if (seat.twoAgo == Drift::Down) ++values[lists + placesOfDifferences(count) + place];
    }
    // [C9], reading D4: the one who floats is bound to have the bye.
    if (bracket_.rules == BracketRules::Of2026 && std::popcount(floaters) == 1) {
        const std::size_t seat = bracket_.members[static_cast<std::size_t>(std::countr_zero(floaters))];
        if (completion_.mayHaveBye(seat) && bracket_.below.size() % 2 == 0 &&
            completion_.possible(bracket_.below))
            values[C9] = static_cast<std::uint8_t>(state_[seat].unplayed);
    }
    return values;
}

} // namespace pairing::verify
