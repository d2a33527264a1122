#include "pairing/explain/explain_round.hpp"

#include <algorithm>
#include <map>

#include "explain/story.hpp"
#include "explain/what_if.hpp"

namespace pairing::explain {
namespace {

using dutch::Contestant;
using enum Objection::Reason;

bool contains(const std::vector<Rank>& ranks, Rank rank) {
    return std::ranges::find(ranks, rank) != ranks.end();
}

// The residents' own pairing of a bracket: FIDE C.04.3 art. 3.2. For a homogeneous bracket that is all of it.
struct Remainder {
    std::vector<std::pair<Rank, Rank>> pairs;
    std::vector<Rank> originalS1;
    std::vector<Rank> originalS2;
    std::vector<Rank> s1; // after the exchange, if there was one
    std::vector<Rank> s2;

    [[nodiscard]] bool exchanged() const { return s1 != originalS1; }
};

Remainder remainderOf(const BracketStory& bracket) {
    Remainder remainder;
    std::vector<Rank> taken;
    for (const auto& [higher, lower] : bracket.pairs) {
        if (bracket.isMovedDown(higher))
            taken.push_back(lower);
        else {
            remainder.pairs.emplace_back(higher, lower);
            remainder.s1.push_back(higher);
        }
    }
    for (const Rank resident : bracket.residents) {
        if (contains(taken, resident)) continue;
        auto& half = remainder.originalS1.size() < remainder.pairs.size() ? remainder.originalS1
                                                                          : remainder.originalS2;
        half.push_back(resident);
        if (!contains(remainder.s1, resident)) remainder.s2.push_back(resident);
    }
    return remainder;
}

class Explainer {
  public:
    Explainer(const Tournament& tournament, const Field& field, Story made, const Wanted& wanted)
        : tournament_(tournament)
        , field_(field)
        , made_(std::move(made))
        , wanted_(wanted) {}

    RoundExplanation run(const RoundPairing& pairing) {
        explanation_.round = field_.round;
        explanation_.edition = field_.edition;
        explanation_.lastRound = field_.lastRound;
        for (std::size_t index = 0; index < made_.brackets.size(); ++index)
            explainBracket(index);
        for (std::size_t index = 0; index < pairing.boards.size(); ++index) {
            BoardExplanation& board = boards_.at(pairing.boards[index]);
            board.board = BoardNumber(static_cast<std::uint16_t>(index + 1));
            explanation_.boards.push_back(std::move(board));
        }
        if (made_.bye) explainBye(*made_.bye);
        return std::move(explanation_);
    }

  private:
    [[nodiscard]] PairingNumber number(Rank rank) const { return field_[rank].number; }
    [[nodiscard]] std::vector<PairingNumber> numbers(const std::vector<Rank>& ranks) const {
        std::vector<PairingNumber> numbers;
        for (const Rank rank : ranks)
            numbers.push_back(number(rank));
        return numbers;
    }

    [[nodiscard]] bool wantsBoard(const Pair& pair) const { return !wanted_.board || wanted_.board(pair); }
    [[nodiscard]] bool wantsPlayer(PairingNumber player) const {
        return !wanted_.player || wanted_.player(player);
    }

    // Everything above the bracket as it is.
    [[nodiscard]] WhatIf below(std::size_t index) const {
        WhatIf whatIf(field_);
        for (std::size_t above = 0; above < index; ++above)
            whatIf.fix(made_.brackets[above].pairs);
        return whatIf;
    }

    void explainBracket(std::size_t index) {
        const BracketStory& bracket = made_.brackets[index];
        const Remainder remainder = remainderOf(bracket);
        BracketExplanation& explained = explanation_.brackets.emplace_back();
        explained.residentScore = field_[bracket.residents.back()].score;
        explained.movedDown = numbers(bracket.movedDown);
        explained.residents = numbers(bracket.residents);
        for (const Rank rank : bracket.downfloaters)
            if (bracket.isMovedDown(rank)) explained.limbo.push_back(number(rank));
        explained.s1 = numbers(remainder.originalS1);
        explained.s2 = numbers(remainder.originalS2);
        explained.downfloaters = numbers(bracket.downfloaters);
        if (field_.edition == RuleEdition::Fide2026) explained.quality = qualityOf(field_, made_, index);
        if (remainder.exchanged()) explainExchange(index, remainder, explained);
        explainPairs(index, remainder);
        for (const Rank floater : bracket.downfloaters)
            explainFloat(index, floater);
    }

    // Art. 4.3: S1 and S2 stay as they were, so that nobody of a half meets another of it.
    void explainExchange(std::size_t index, const Remainder& remainder, BracketExplanation& explained) {
        for (const Rank rank : remainder.originalS1)
            if (!contains(remainder.s1, rank)) explained.fromS1.push_back(number(rank));
        for (const Rank rank : remainder.originalS2)
            if (contains(remainder.s1, rank)) explained.fromS2.push_back(number(rank));
        WhatIf whatIf = below(index);
        fixMovedDown(whatIf, index);
        for (const auto* half : {&remainder.originalS1, &remainder.originalS2})
            for (std::size_t one = 0; one < half->size(); ++one)
                for (std::size_t other = one + 1; other < half->size(); ++other)
                    whatIf.forbid((*half)[one], (*half)[other]);
        explained.whyExchanged = compare(field_, made_, whatIf.answer());
    }

    void fixMovedDown(WhatIf& whatIf, std::size_t index) const {
        for (const auto& [higher, lower] : made_.brackets[index].pairs)
            if (made_.brackets[index].isMovedDown(higher)) whatIf.fix(higher, lower);
    }

    void explainPairs(std::size_t index, const Remainder& remainder) {
        const BracketStory& bracket = made_.brackets[index];
        std::vector<std::pair<Rank, Rank>> earlier;
        std::vector<Rank> taken;
        std::size_t place = 0;
        for (const auto& [higher, lower] : bracket.pairs) {
            if (!bracket.isMovedDown(higher)) continue;
            explainPair(index, {higher, lower}, Part::MovedDown, ++place, bracket.residents, earlier, taken);
            earlier.emplace_back(higher, lower);
            taken.push_back(lower);
        }
        place = 0;
        taken.clear();
        for (const auto& [higher, lower] : remainder.pairs) {
            explainPair(index, {higher, lower}, Part::S1, ++place, remainder.s2, earlier, taken);
            earlier.emplace_back(higher, lower);
            taken.push_back(lower);
        }
    }

    // `s2`: in the order in which art. 4.2 offers the opponents; `taken`: those of the pairs `earlier`.
    void explainPair(std::size_t index, std::pair<Rank, Rank> ranks, Part part, std::size_t place,
                     const std::vector<Rank>& s2, const std::vector<std::pair<Rank, Rank>>& earlier,
                     const std::vector<Rank>& taken) {
        const auto [higher, lower] = ranks;
        const auto decision = coloursOf(field_, higher, lower);
        const bool higherIsWhite = decision.higherRanked == Colour::White;
        BoardExplanation board;
        board.pair =
            higherIsWhite ? Pair{number(higher), number(lower)} : Pair{number(lower), number(higher)};
        board.higher = number(higher);
        board.lower = number(lower);
        board.higherScore = field_[higher].score;
        board.lowerScore = field_[lower].score;
        board.bracket = index;
        board.higherPart = part;
        board.higherPlace = place;
        board.lowerPlace = static_cast<std::size_t>(std::ranges::find(s2, lower) - s2.begin()) + 1;
        board.colour = explainColour(higher, lower, decision);
        board.floatsDown = board.higherScore != board.lowerScore;
        for (const Rank other : s2) {
            if (other == lower) break;
            if (contains(taken, other)) continue;
            if (!wantsBoard(board.pair) || board.alternatives.size() == wanted_.alternatives) {
                ++board.moreAlternatives;
                continue;
            }
            board.alternatives.push_back({number(other), objectionToPair(index, higher, other, earlier)});
        }
        boards_[board.pair] = std::move(board);
    }

    [[nodiscard]] std::optional<Objection> objectionToMeeting(Rank one, Rank other) const {
        if (const auto met = metIn(number(one), number(other)))
            return Objection{.reason = AlreadyMet, .metIn = met};
        if (isForbidden(tournament_, number(one), number(other), field_.round))
            return Objection{.reason = ForbiddenMeeting};
        if (haveSameAbsolutePreference(field_[one], field_[other])) return Objection{.reason = SameAbsolute};
        return std::nullopt;
    }

    [[nodiscard]] std::optional<RoundNumber> metIn(PairingNumber one, PairingNumber other) const {
        const Player& player = *tournament_.find(one);
        for (std::uint16_t round = 1; round < field_.round.value(); ++round)
            if (metOpponent(player.rounds[round - 1U]) == other) return RoundNumber(round);
        return std::nullopt;
    }

    [[nodiscard]] Objection objectionToPair(std::size_t index, Rank higher, Rank other,
                                            const std::vector<std::pair<Rank, Rank>>& earlier) const {
        if (auto objection = objectionToMeeting(higher, other)) return *objection;
        WhatIf whatIf = below(index);
        whatIf.fix(earlier);
        whatIf.fix(higher, other);
        return compare(field_, made_, whatIf.answer());
    }

    void explainFloat(std::size_t index, Rank floater) {
        const BracketStory& bracket = made_.brackets[index];
        FloatExplanation& explained = explanation_.floats.emplace_back();
        explained.player = number(floater);
        explained.score = field_[floater].score;
        explained.bracket = index;
        if (!wantsPlayer(explained.player)) return;
        // Two moved-down players do not meet in a bracket (art. 3.3).
        std::vector<Rank> opponents;
        for (const Rank other : bracket.isMovedDown(floater) ? bracket.residents : bracket.members())
            if (other != floater && !objectionToMeeting(floater, other)) opponents.push_back(other);
        if (opponents.empty()) {
            explained.whyNotPaired = {.reason = NoOpponent, .bracket = index};
            return;
        }
        WhatIf whatIf = below(index);
        whatIf.restrict(floater, opponents);
        const auto instead = whatIf.answer();
        explained.whyNotPaired = compare(field_, made_, instead);
        if (!instead || index >= instead->brackets.size()) return;
        for (const Rank other : instead->brackets[index].downfloaters)
            if (!contains(bracket.downfloaters, other)) explained.insteadOfHim.push_back(number(other));
    }

    void explainBye(Rank receiver) {
        ByeExplanation bye{number(receiver), field_[receiver].score, {}, 0};
        for (std::size_t back = field_.size(); back > 0; --back) {
            const auto other = static_cast<Rank>(back - 1);
            if (field_[other].score > bye.score) break;
            if (other == receiver) continue;
            if (!wantsPlayer(bye.player) || bye.alternatives.size() == wanted_.alternatives) {
                ++bye.moreAlternatives;
                continue;
            }
            bye.alternatives.push_back({number(other), objectionToBye(other)});
        }
        explanation_.bye = std::move(bye);
    }

    [[nodiscard]] Objection objectionToBye(Rank other) const {
        if (!field_[other].mayReceiveBye) return {.reason = ByeBarred};
        WhatIf whatIf(field_);
        whatIf.giveBye(other);
        return compare(field_, made_, whatIf.answer());
    }

    [[nodiscard]] ColourExplanation explainColour(Rank higher, Rank lower,
                                                  const ColourDecision& decision) const {
        const bool higherIsWhite = decision.higherRanked == Colour::White;
        const Contestant& white = field_[higherIsWhite ? higher : lower];
        const Contestant& black = field_[higherIsWhite ? lower : higher];
        ColourExplanation explained;
        explained.rule = decision.rule;
        explained.preference = {white.preference, black.preference};
        explained.difference = {white.colourDifference, black.colourDifference};
        explained.history = {white.colours, black.colours};
        if (decision.rule == ColourRule::LatestDifference) {
            std::size_t back = 1;
            while (white.colours[white.colours.size() - back] == black.colours[black.colours.size() - back])
                ++back;
            explained.gamesBack = back;
        }
        if (decision.rule == ColourRule::InitialColour) explained.parityNumber = field_[higher].parityNumber;
        return explained;
    }

    const Tournament& tournament_;
    const Field& field_;
    Story made_;
    const Wanted& wanted_;
    RoundExplanation explanation_;
    std::map<Pair, BoardExplanation> boards_;
};

} // namespace

rules::Expected<RoundExplanation, PairingRefusal> explainRound(const Tournament& tournament,
                                                               RoundNumber round,
                                                               std::span<const PairingNumber> participants,
                                                               const Wanted& wanted) {
    const auto pairing = dutch::pairRound(tournament, round, participants);
    if (!pairing) return rules::unexpected(pairing.error());
    const Field field = dutch::buildField(tournament, round, participants);
    auto made = storyOf(field);
    return Explainer(tournament, field, std::move(*made), wanted).run(*pairing);
}

} // namespace pairing::explain
