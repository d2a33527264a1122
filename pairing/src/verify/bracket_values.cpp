// The criteria [C6] to [C21] of FIDE C.04.3 art. 2.4 as the verifier counts them.
#include <algorithm>
#include <bit>
#include <cstdlib>

#include "verify/bracket.hpp"

namespace pairing::verify {
namespace {

// Places of the single counts; the lists of differences follow.
enum Place : std::size_t { C9, C10, C11, C12, C13, C14, C15, C16, C17, lists };

struct Row {
    std::string_view criterion;
    std::string_view article;
};
constexpr std::array rows{Row{"[C5]", "2.3.1"},   Row{"[C6]", "2.4.1"},   Row{"[C7]", "2.4.2"},
                          Row{"[C8]", "2.4.3"},   Row{"[C9]", "2.4.4"},   Row{"[C10]", "2.4.5"},
                          Row{"[C11]", "2.4.6"},  Row{"[C12]", "2.4.7"},  Row{"[C13]", "2.4.8"},
                          Row{"[C14]", "2.4.9"},  Row{"[C15]", "2.4.10"}, Row{"[C16]", "2.4.11"},
                          Row{"[C17]", "2.4.12"}, Row{"[C18]", "2.4.13"}, Row{"[C19]", "2.4.14"},
                          Row{"[C20]", "2.4.15"}, Row{"[C21]", "2.4.16"}};
constexpr std::size_t rowOfC9 = 4;
constexpr std::size_t rowOfC18 = 13;

// [C18], [C20] have a place for each score of those who float on and one for each of those who play; [C19],
// [C21] only the latter.
std::size_t placesOfDifferences(std::size_t movedDownScores) {
    return 3 * movedDownScores;
}

} // namespace

std::string_view articleOfCriterion(std::string_view criterion) {
    const auto row = std::ranges::find(rows, criterion, &Row::criterion);
    return row != rows.end() ? row->article : "3.8.1";
}

std::string_view Quality::firstDifference(const Quality& other, std::size_t movedDownScores) const {
    if (unpaired != other.unpaired) return "[C6]";
    if (scores != other.scores) return "[C7]";
    if (followingUnpaired != other.followingUnpaired || followingScores != other.followingScores)
        return "[C8]";
    for (std::size_t place = 0; place < mostValues; ++place) {
        if (values[place] == other.values[place]) continue;
        if (place < lists) return rows[rowOfC9 + place].criterion;
        const std::size_t behind = place - lists;
        const std::size_t round =
            behind / placesOfDifferences(movedDownScores); // the previous one, or before
        const bool opponents = behind % placesOfDifferences(movedDownScores) >= 2 * movedDownScores;
        return rows[rowOfC18 + 2 * round + (opponents ? 1 : 0)].criterion;
    }
    return {};
}

Values BracketSearch::valuesOfPair(std::size_t one, std::size_t other) const {
    Values values{};
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
        if (topscorers && std::abs(difference) > 2) ++values[C10];
        if (topscorers && seat.repeated == colour) ++values[C11];
        if (strength == None || seat.entrant.preferred == colour) return;
        ++values[C12];
        if (strength == Strong) ++values[C13];
    };
    judge(higher, higherGets);
    judge(lower, opposite(higherGets));
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
    const std::size_t count = movedDownScores_.size();
    for (Set rest = floaters; rest != 0; rest &= rest - 1) {
        const auto member = static_cast<std::size_t>(std::countr_zero(rest));
        const Seat& seat = state_[bracket_.members[member]];
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
    if (std::popcount(floaters) == 1) {
        const std::size_t seat = bracket_.members[static_cast<std::size_t>(std::countr_zero(floaters))];
        if (completion_.mayHaveBye(seat) && bracket_.below.size() % 2 == 0 &&
            completion_.possible(bracket_.below))
            values[C9] = static_cast<std::uint8_t>(state_[seat].unplayed);
    }
    return values;
}

} // namespace pairing::verify
