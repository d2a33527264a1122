// FIDE C.04.3: the procedure of a round, bracket by bracket.
#include "pairing/dutch/pair_round.hpp"

#include <algorithm>
#include <tuple>

#include "dutch/bracket_solver.hpp"
#include "dutch/completion.hpp"
#include "dutch/obstacle.hpp"

namespace pairing::dutch {
namespace {

using matching::CardinalityMatching;
using matching::Vertex;

class RoundPairer {
  public:
    RoundPairer(const Field& field, const Completion& completion, SmallestProblem smallest, RoundTrace& trace)
        : field_(field)
        , completion_(completion)
        , smallest_(smallest)
        , trace_(trace) {
        for (std::size_t rank = 0; rank < field.size(); ++rank)
            alive_.ranks.push_back(static_cast<Rank>(rank));
    }

    // Art. 1.9.2: brackets from the highest scoregroup downwards; a complete pairing is known to exist.
    void pairAll() {
        while (!alive_.ranks.empty()) {
            if (alive_.movedDown == alive_.ranks.size()) {
                // Art. 1.9.1: who is left after the last bracket gets the pairing-allocated bye.
                bye_ = alive_.ranks.front();
                return;
            }
            formBracket();
            closeBracket(pairBracket());
        }
    }

    [[nodiscard]] const std::vector<std::pair<Rank, Rank>>& pairs() const { return pairs_; }
    [[nodiscard]] std::optional<Rank> bye() const { return bye_; }

  private:
    [[nodiscard]] Points score(std::size_t place) const { return field_[alive_.ranks[place]].score; }

    // Art. 1.3.2: the next scoregroup and whoever the previous bracket left unpaired.
    void formBracket() {
        const auto endOfGroup = [&](std::size_t place) {
            std::size_t end = place;
            while (end < alive_.ranks.size() && score(end) == score(place))
                ++end;
            return end;
        };
        alive_.members = endOfGroup(alive_.movedDown);
        alive_.upper = alive_.members < alive_.ranks.size() ? endOfGroup(alive_.members) : alive_.members;
    }

    // The smallest problem whose answer is proved to be the Handbook's; see bracket_problem.hpp.
    BracketAnswer pairBracket() {
        if (smallest_ == SmallestProblem::Local) {
            if (mayBeLocal())
                if (auto answer = tryLocal()) return record(std::move(*answer), BracketTrace::Layer::Local);
            if (mayBeWindow())
                if (auto answer = tryWindow()) return record(std::move(*answer), BracketTrace::Layer::Window);
        }
        return record(solveWhole(), BracketTrace::Layer::Whole);
    }

    BracketAnswer record(BracketAnswer answer, BracketTrace::Layer layer) {
        layer_ = layer;
        return answer;
    }

    [[nodiscard]] bool isOdd() const { return alive_.ranks.size() % 2 == 1; }

    // Nobody below this bracket can get the bye: it must come from here, or from above.
    [[nodiscard]] bool byeComesFrom(std::size_t place) const {
        return isOdd() && *completion_.byeScore() >= score(place);
    }

    // A bracket that has to provide the bye is LOCAL only if it is the last one and its own score is that of
    // the bye.
    [[nodiscard]] bool mayBeLocal() const {
        if (!byeComesFrom(alive_.members - 1)) return true;
        return alive_.below().empty() && completion_.byeScore() == score(alive_.members - 1) &&
               alive_.members % 2 == 1;
    }

    [[nodiscard]] bool mayBeWindow() const {
        constexpr std::size_t worthIt = 24;
        return alive_.lower().size() > worthIt && !byeComesFrom(alive_.members);
    }

    std::optional<BracketAnswer> tryLocal() {
        const bool isLast = alive_.below().empty();
        std::vector<char> mayFloat(alive_.members, 0);
        if (alive_.members % 2 == 1) {
            const FloaterTest test(completion_, alive_.following());
            if (!isLast && test.nobodyMay()) return fail();
            for (std::size_t place = alive_.movedDown; place < alive_.members; ++place) {
                const Rank rank = alive_.ranks[place];
                mayFloat[place] = (isLast ? completion_.mayReceiveBye(rank) : test.may(rank)) ? 1 : 0;
            }
        }
        const bool byUnplayed = isLast && alive_.members % 2 == 1; // [C9]: the one floater gets the bye
        const BracketProblem problem(field_, completion_, alive_, Layer::Local, byUnplayed, mayFloat);
        auto answer = firstBestCandidate(problem, trace_);
        if (!answer || !restCompletesAfter(*answer)) return fail();
        return answer;
    }

    std::optional<BracketAnswer> tryWindow() {
        const BracketProblem problem(field_, completion_, alive_, Layer::Window, false, {});
        auto answer = firstBestCandidate(problem, trace_);
        if (!answer) return fail();
        std::vector<Rank> rest;
        for (const Vertex v : answer->furtherDown)
            rest.push_back(alive_.ranks[v]);
        rest.insert(rest.end(), alive_.lower().begin(), alive_.lower().end());
        if (!completion_.canComplete(rest)) return fail();
        return answer;
    }

    BracketAnswer solveWhole() {
        bool byUnplayed = false;
        if (byeComesFrom(alive_.members - 1)) {
            const BracketProblem plain(field_, completion_, alive_, Layer::Whole, false, {});
            byUnplayed = fewestFloaters(plain, trace_) == 1U;
        }
        const BracketProblem problem(field_, completion_, alive_, Layer::Whole, byUnplayed, {});
        auto answer = firstBestCandidate(problem, trace_);
        assert(answer && "a completion was known to exist");
        return std::move(*answer);
    }

    std::nullopt_t fail() {
        ++trace_.failedChecks;
        return std::nullopt;
    }

    [[nodiscard]] std::vector<Rank> floatersAfter(const BracketAnswer& answer) const {
        std::vector<char> paired(alive_.members, 0);
        for (const auto& [higher, lower] : answer.pairs)
            paired[higher] = paired[lower] = 1;
        std::vector<Rank> floaters;
        for (std::size_t place = 0; place < alive_.members; ++place)
            if (paired[place] == 0) floaters.push_back(alive_.ranks[place]);
        return floaters;
    }

    // Whether a LOCAL answer is acceptable with its [C8] really reached: the next scoregroup and the floater,
    // if any, pair up to one of the scoregroup's own members, and the others can complete the round.
    [[nodiscard]] bool restCompletesAfter(const BracketAnswer& answer) const {
        const auto floaters = floatersAfter(answer);
        if (floaters.empty()) return completion_.canComplete(alive_.below());
        if (alive_.below().empty()) return true; // he gets the bye; only who may was let float
        std::vector<Vertex> next{floaters.front()};
        next.insert(next.end(), alive_.following().begin(), alive_.following().end());
        CardinalityMatching pairs(completion_.legal(), next, field_.size() + 1);
        if (!pairs.complete(next.size() % 2)) return false;
        std::vector<Rank> rest;
        for (Vertex left : pairs.exposed()) {
            if (left == next.front()) {
                // Whoever could meet the floater leaves his partner over instead.
                const auto opponent = std::ranges::find_if(
                    next, [&](Vertex other) { return completion_.legal().test(left, other); });
                if (opponent == next.end()) return false;
                left = pairs.mate(*opponent);
            }
            rest.push_back(static_cast<Rank>(left));
        }
        rest.insert(rest.end(), alive_.lower().begin(), alive_.lower().end());
        return completion_.canComplete(rest);
    }

    void closeBracket(const BracketAnswer& answer) {
        const auto floaters = floatersAfter(answer);
        BracketTrace& bracket = trace_.brackets.emplace_back();
        bracket.layer = layer_;
        bracket.residentScore = score(alive_.members - 1);
        const auto numberOf = [&](Rank rank) { return field_[rank].number; };
        for (std::size_t place = 0; place < alive_.members; ++place)
            (place < alive_.movedDown ? bracket.movedDown : bracket.residents)
                .push_back(numberOf(alive_.ranks[place]));
        for (const auto& [higher, lower] : answer.pairs) {
            pairs_.emplace_back(alive_.ranks[higher], alive_.ranks[lower]);
            bracket.pairs.push_back({numberOf(alive_.ranks[higher]), numberOf(alive_.ranks[lower])});
        }
        for (const Rank floater : floaters)
            bracket.downfloaters.push_back(numberOf(floater));

        std::vector<Rank> next = floaters;
        next.insert(next.end(), alive_.below().begin(), alive_.below().end());
        alive_.ranks = std::move(next);
        alive_.movedDown = floaters.size();
    }

    const Field& field_;
    const Completion& completion_;
    SmallestProblem smallest_;
    RoundTrace& trace_;
    Alive alive_;
    BracketTrace::Layer layer_ = BracketTrace::Layer::Whole;
    std::vector<std::pair<Rank, Rank>> pairs_;
    std::optional<Rank> bye_;
};

// FIDE C.04.2 art. 3.6, with pairing scores (C.04.7 art. 1.5): the score of the higher ranked, the sum of
// both scores, the pairing number of the higher ranked.
RoundPairing inBoardOrder(const Field& field, std::vector<std::pair<Rank, Rank>> pairs,
                          std::optional<Rank> bye) {
    std::ranges::sort(pairs, {}, [&](const std::pair<Rank, Rank>& pair) {
        const Contestant& higher = field[pair.first];
        return std::tuple(-higher.score, -(higher.score + field[pair.second].score), higher.number);
    });
    RoundPairing result;
    for (const auto& [higher, lower] : pairs) {
        const bool higherIsWhite = coloursOf(field, higher, lower).higherRanked == Colour::White;
        result.boards.push_back(higherIsWhite ? Pair{field[higher].number, field[lower].number}
                                              : Pair{field[lower].number, field[higher].number});
    }
    if (bye) result.pairingAllocatedBye = field[*bye].number;
    return result;
}

} // namespace

rules::Expected<RoundPairing, PairingRefusal> pairRound(const Tournament& tournament, RoundNumber round,
                                                        std::span<const PairingNumber> participants,
                                                        RoundTrace* trace, SmallestProblem smallest) {
    if (participants.size() < 2)
        return rules::unexpected(
            PairingRefusal{.kind = PairingRefusal::Kind::TooFewPlayers,
                           .round = round,
                           .obstacle = {},
                           .reasons = {rules::text("a round needs at least two players, and "
                                                   "{} can be paired",
                                                   participants.size())}});
    const Field field = buildField(tournament, round, participants);
    Completion completion(field);
    if (const auto barrier = completion.start())
        return rules::unexpected(noLegalPairing(tournament, field, *barrier));
    RoundTrace ownTrace;
    RoundPairer pairer(field, completion, smallest, trace != nullptr ? *trace : ownTrace);
    pairer.pairAll();
    return inBoardOrder(field, pairer.pairs(), pairer.bye());
}

std::vector<PairingNumber> participantsOfNextRound(const Tournament& tournament) {
    const RoundNumber next(static_cast<std::uint16_t>(tournament.recordedRounds().value() + 1));
    std::vector<PairingNumber> participants;
    for (const Player& player : tournament.players)
        if (!player.requestedByes.contains(next)) participants.push_back(player.number);
    return participants;
}

std::vector<PairingNumber> participantsOfRecordedRound(const Tournament& tournament, RoundNumber round) {
    std::vector<PairingNumber> participants;
    for (const Player& player : tournament.players)
        if (tookPartInPairing(player.rounds[round.value() - 1U])) participants.push_back(player.number);
    return participants;
}

} // namespace pairing::dutch
