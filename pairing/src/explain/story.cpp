#include "explain/story.hpp"

#include <algorithm>
#include <functional>
#include <map>

#include "dutch/criteria/denied_colour.hpp"

namespace pairing::explain {
namespace {

using dutch::Contestant;

class RanksByNumber {
  public:
    explicit RanksByNumber(const Field& field) {
        for (std::size_t rank = 0; rank < field.size(); ++rank)
            ranks_[field[rank].number] = static_cast<Rank>(rank);
    }
    [[nodiscard]] Rank operator()(PairingNumber number) const { return ranks_.at(number); }
    [[nodiscard]] std::vector<Rank> operator()(const std::vector<PairingNumber>& numbers) const {
        std::vector<Rank> ranks;
        for (const PairingNumber number : numbers)
            ranks.push_back((*this)(number));
        return ranks;
    }

  private:
    std::map<PairingNumber, Rank> ranks_;
};

// Counts and differences over the pairs and downfloaters of one bracket.
class Quality {
  public:
    Quality(const Field& field, const Story& story, std::size_t index)
        : field_(field)
        , story_(story)
        , bracket_(story.brackets[index])
        , index_(index) {}

    std::vector<CriterionValue> values() const {
        using enum Float;
        std::vector<CriterionValue> values;
        values.push_back({static_cast<int>(bracket_.downfloaters.size())}); // [C6]
        values.push_back(scoresOf(bracket_.downfloaters));                  // [C7]
        values.push_back(followingBracket());                               // [C8]
        values.push_back({unplayedRoundsOfBye()});                          // [C9]
        values.push_back({countPairs([&](Rank a, Rank b) { return leavesDifferenceOfTwo(a, b); })});
        values.push_back({countPairs([&](Rank a, Rank b) { return makesThreeRunning(a, b); })});
        values.push_back({countPairs([&](Rank a, Rank b) { return wantTheSame(a, b); })});
        values.push_back({countPairs([&](Rank a, Rank b) { return deniesStrong(a, b); })});
        values.push_back({residentsFloatingAgain(&Contestant::previousFloat)});
        values.push_back({static_cast<int>(opponentsFloatingAgain(&Contestant::previousFloat).size())});
        values.push_back({residentsFloatingAgain(&Contestant::floatTwoRoundsAgo)});
        values.push_back({static_cast<int>(opponentsFloatingAgain(&Contestant::floatTwoRoundsAgo).size())});
        values.push_back(movedDownAgain(&Contestant::previousFloat));
        values.push_back(opponentsFloatingAgain(&Contestant::previousFloat));
        values.push_back(movedDownAgain(&Contestant::floatTwoRoundsAgo));
        values.push_back(opponentsFloatingAgain(&Contestant::floatTwoRoundsAgo));
        return values;
    }

  private:
    using FloatHistory = Float Contestant::*;

    [[nodiscard]] int score(Rank rank) const { return field_[rank].score.tenths(); }

    // Highest first.
    [[nodiscard]] CriterionValue scoresOf(const std::vector<Rank>& ranks) const {
        CriterionValue scores;
        for (const Rank rank : ranks)
            scores.push_back(score(rank));
        std::ranges::sort(scores, std::greater{});
        return scores;
    }

    // What the next bracket reaches in its own [C6] and [C7], which come first there (reading D3).
    [[nodiscard]] CriterionValue followingBracket() const {
        if (index_ + 1 >= story_.brackets.size()) return {};
        const auto& floaters = story_.brackets[index_ + 1].downfloaters;
        CriterionValue value{static_cast<int>(floaters.size())};
        const CriterionValue scores = scoresOf(floaters);
        value.insert(value.end(), scores.begin(), scores.end());
        return value;
    }

    // Reading D4: one floater, from whom on nobody lower may have the bye.
    [[nodiscard]] int unplayedRoundsOfBye() const {
        if (!story_.bye || bracket_.downfloaters.size() != 1) return 0;
        const int lowest = score(bracket_.residents.back());
        if (score(*story_.bye) < lowest) return 0;
        return field_[bracket_.downfloaters.front()].unplayedRounds;
    }

    template <class Condition>
    [[nodiscard]] int countPairs(Condition condition) const {
        return static_cast<int>(std::ranges::count_if(
            bracket_.pairs, [&](const auto& pair) { return condition(pair.first, pair.second); }));
    }

    [[nodiscard]] bool wantTheSame(Rank higher, Rank lower) const {
        const auto& colour = field_[higher].preference.colour;
        return colour && colour == field_[lower].preference.colour;
    }
    [[nodiscard]] bool bothAbsolute(Rank higher, Rank lower) const {
        return wantTheSame(higher, lower) &&
               field_[higher].preference.strength == PreferenceStrength::Absolute &&
               field_[lower].preference.strength == PreferenceStrength::Absolute;
    }
    [[nodiscard]] bool leavesDifferenceOfTwo(Rank higher, Rank lower) const {
        if (!bothAbsolute(higher, lower)) return false;
        const auto denied = dutch::deniedColour(field_, higher, lower);
        return denied.player->colourDifference * (denied.gets == Colour::White ? 1 : -1) >= 2;
    }
    [[nodiscard]] bool makesThreeRunning(Rank higher, Rank lower) const {
        if (!bothAbsolute(higher, lower)) return false;
        const auto denied = dutch::deniedColour(field_, higher, lower);
        return repeatedColour(denied.player->colours, 2) == denied.gets;
    }
    [[nodiscard]] bool deniesStrong(Rank higher, Rank lower) const {
        if (!wantTheSame(higher, lower)) return false;
        const auto weaker = std::min(field_[higher].preference.strength, field_[lower].preference.strength);
        return weaker == PreferenceStrength::Strong;
    }

    [[nodiscard]] int residentsFloatingAgain(FloatHistory history) const {
        return static_cast<int>(std::ranges::count_if(bracket_.downfloaters, [&](Rank rank) {
            return !bracket_.isMovedDown(rank) && field_[rank].*history == Float::Down;
        }));
    }

    // Score differences, highest first, of moved-down players' opponents who had an upfloat.
    [[nodiscard]] CriterionValue opponentsFloatingAgain(FloatHistory history) const {
        CriterionValue differences;
        for (const auto& [higher, lower] : bracket_.pairs)
            if (bracket_.isMovedDown(higher) && field_[lower].*history == Float::Up)
                differences.push_back(score(higher) - score(lower));
        std::ranges::sort(differences, std::greater{});
        return differences;
    }

    // Score differences, highest first, of moved-down players who had a downfloat; for one who is not paired
    // a value above every difference, larger for a larger score (reading D5).
    [[nodiscard]] CriterionValue movedDownAgain(FloatHistory history) const {
        constexpr int above = 100000;
        CriterionValue differences;
        for (const auto& [higher, lower] : bracket_.pairs)
            if (bracket_.isMovedDown(higher) && field_[higher].*history == Float::Down)
                differences.push_back(score(higher) - score(lower));
        for (const Rank rank : bracket_.downfloaters)
            if (bracket_.isMovedDown(rank) && field_[rank].*history == Float::Down)
                differences.push_back(above + score(rank));
        std::ranges::sort(differences, std::greater{});
        return differences;
    }

    const Field& field_;
    const Story& story_;
    const BracketStory& bracket_;
    std::size_t index_;
};

std::optional<int> byeScore(const Field& field, const Story& story) {
    if (!story.bye) return std::nullopt;
    return field[*story.bye].score.tenths();
}

} // namespace

bool BracketStory::isMovedDown(Rank rank) const {
    return std::ranges::find(movedDown, rank) != movedDown.end();
}

std::vector<Rank> BracketStory::members() const {
    std::vector<Rank> all = movedDown;
    all.insert(all.end(), residents.begin(), residents.end());
    return all;
}

std::optional<Story> storyOf(const Field& field) {
    dutch::RoundTrace trace;
    const auto pairing = dutch::pairField(field, &trace);
    if (!pairing) return std::nullopt;
    const RanksByNumber rankOf(field);
    Story story{{}, pairing->bye};
    for (const dutch::BracketTrace& traced : trace.brackets) {
        BracketStory bracket{
            rankOf(traced.movedDown), rankOf(traced.residents), {}, rankOf(traced.downfloaters)};
        for (const auto& pair : traced.pairs)
            bracket.pairs.emplace_back(rankOf(pair.higher), rankOf(pair.lower));
        std::ranges::sort(bracket.pairs);
        story.brackets.push_back(std::move(bracket));
    }
    return story;
}

std::vector<CriterionValue> qualityOf(const Field& field, const Story& story, std::size_t index) {
    return Quality(field, story, index).values();
}

Objection compare(const Field& field, const Story& made, const std::optional<Story>& instead) {
    using enum Objection::Reason;
    if (!instead) return {.reason = NoCompletion};
    if (field.edition == RuleEdition::Fide2017) return {.reason = NotBetter};
    const auto madeBye = byeScore(field, made);
    const auto otherBye = byeScore(field, *instead);
    if (madeBye != otherBye)
        return {.reason = HigherBye, .chosen = {madeBye.value_or(0)}, .instead = {otherBye.value_or(0)}};
    const std::size_t both = std::min(made.brackets.size(), instead->brackets.size());
    for (std::size_t index = 0; index < both; ++index) {
        if (made.brackets[index].pairs == instead->brackets[index].pairs) continue;
        const auto chosen = qualityOf(field, made, index);
        const auto other = qualityOf(field, *instead, index);
        for (std::size_t criterion = 0; criterion < chosen.size(); ++criterion)
            if (chosen[criterion] != other[criterion])
                return {.reason = WorseCriterion,
                        .bracket = index,
                        .criterion = firstCriterion + static_cast<int>(criterion),
                        .chosen = chosen[criterion],
                        .instead = other[criterion]};
        return {.reason = LaterInOrder, .bracket = index};
    }
    return {.reason = LaterInOrder, .bracket = both};
}

} // namespace pairing::explain
