#include "pairing/verify/verify_round.hpp"

#include <algorithm>
#include <bit>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "verify/bracket.hpp"

namespace pairing::verify {
namespace {

constexpr std::size_t nobody = static_cast<std::size_t>(-1);

std::string listOf(const std::vector<Pair>& pairs, const std::vector<PairingNumber>& floaters) {
    std::vector<std::string> words;
    for (const Pair& pair : pairs)
        words.push_back(fmt::format("{}-{}", pair.white.value(), pair.black.value()));
    for (const PairingNumber number : floaters)
        words.push_back(fmt::format("{} floats", number.value()));
    return fmt::format("{}", fmt::join(words, ", "));
}

class Judge {
  public:
    Judge(const Tournament& tournament, RoundNumber round, std::span<const PairingNumber> participants,
          const RoundPairing& pairing, const Limits& limits)
        : pairing_(pairing)
        , limits_(limits)
        , state_(tournament, round, participants)
        , completion_(state_)
        , partner_(state_.size(), nobody)
        , board_(state_.size(), 0) {
        verdict_.round = round;
        for (std::size_t place = 0; place < pairing.boards.size(); ++place) {
            const std::size_t white = *state_.find(pairing.boards[place].white);
            const std::size_t black = *state_.find(pairing.boards[place].black);
            partner_[white] = black;
            partner_[black] = white;
            board_[white] = board_[black] = place + 1;
        }
    }

    RoundVerdict judge() {
        judgeBye();
        std::vector<std::size_t> floaters;
        std::size_t next = 0;
        while (next < state_.size()) {
            Bracket bracket{.members = floaters, .movedDown = floaters.size(), .following = {}, .below = {}};
            next = takeGroup(bracket.members, next);
            if (next < state_.size()) takeGroup(bracket.following, next);
            for (std::size_t seat = next; seat < state_.size(); ++seat)
                bracket.below.push_back(seat);
            const auto left =
                state_.edition() == RuleEdition::Fide2017 ? judgeOnOldRoute(bracket) : judgeBracket(bracket);
            if (!left) break;
            floaters = *left;
        }
        return std::move(verdict_);
    }

  private:
    // [C5]: the score of the bye's receiver.
    void judgeBye() {
        if (!pairing_.pairingAllocatedBye || !completion_.byeScore()) return;
        const Seat& seat = state_[*state_.find(*pairing_.pairingAllocatedBye)];
        if (seat.score() != *completion_.byeScore())
            verdict_.completion.push_back(
                rules::text("round {}: {} has the pairing-allocated bye with {} points, but somebody with {} "
                            "can have it (C.04.3 2.3.1 [C5])",
                            verdict_.round.value(), seat.number().value(), toReadableString(seat.score()),
                            toReadableString(*completion_.byeScore())));
    }

    std::size_t takeGroup(std::vector<std::size_t>& into, std::size_t seat) const {
        const Points score = state_[seat].score();
        for (; seat < state_.size() && state_[seat].score() == score; ++seat)
            into.push_back(seat);
        return seat;
    }

    // A.9 of 2017. Nothing at the end of the route, or where it is refuted or cannot be told.
    std::optional<std::vector<std::size_t>> judgeOnOldRoute(Bracket& bracket) {
        bracket.rules = BracketRules::Ordinary2017;
        if (bracket.below.empty()) return judgeBracket(bracket);
        BracketSearch search(state_, completion_, bracket, limits_.members);
        const auto ordinary = search.rightCandidate();
        if (!ordinary) {
            addVerdict(bracket);
            notProved(bracket);
            return std::nullopt;
        }
        std::vector<std::size_t> rest = bracket.below;
        for (Set set = ordinary->floaters; set != 0; set &= set - 1)
            rest.push_back(bracket.members[static_cast<std::size_t>(std::countr_zero(set))]);
        if (completion_.possible(rest)) return judgeBracket(bracket);
        bracket.rules = BracketRules::Penultimate2017;
        const auto left = judgeBracket(bracket);
        if (!left || verdict_.brackets.back().proof != BracketVerdict::Proof::Proved) return std::nullopt;
        Bracket last{.rules = BracketRules::Collapsed2017,
                     .members = *left,
                     .movedDown = left->size(),
                     .following = {},
                     .below = {}};
        last.members.insert(last.members.end(), bracket.below.begin(), bracket.below.end());
        static_cast<void>(judgeBracket(last));
        return std::nullopt;
    }

    BracketVerdict& addVerdict(const Bracket& bracket) {
        BracketVerdict& verdict = verdict_.brackets.emplace_back();
        verdict.score = state_[bracket.members.back()].score();
        for (std::size_t member = 0; member < bracket.members.size(); ++member)
            (member < bracket.movedDown ? verdict.movedDown : verdict.residents)
                .push_back(state_[bracket.members[member]].number());
        return verdict;
    }

    void notProved(const Bracket& bracket) {
        verdict_.brackets.back().message = rules::text(
            "round {}, bracket of {} points: not proved, {} players and {} in the following bracket are "
            "too many for the verifier",
            verdict_.round.value(), toReadableString(verdict_.brackets.back().score), bracket.members.size(),
            bracket.following.size());
    }

    // Who floats out of it; nothing if it is refuted.
    std::optional<std::vector<std::size_t>> judgeBracket(const Bracket& bracket) {
        BracketVerdict& verdict = addVerdict(bracket);
        const auto floaters = givenFloaters(bracket);
        BracketSearch search(state_, completion_, bracket, limits_.members);
        const auto right = search.rightCandidate();
        if (!right) {
            notProved(bracket);
            return floaters;
        }
        const Candidate given = givenCandidate(bracket);
        if (given.pairs == right->pairs && given.floaters == right->floaters) {
            verdict.proof = BracketVerdict::Proof::Proved;
            return floaters;
        }
        refute(verdict, bracket, search, given, *right);
        return std::nullopt;
    }

    [[nodiscard]] bool isPairedIn(const Bracket& bracket, std::size_t member) const {
        const std::size_t partner = partner_[bracket.members[member]];
        const auto place = std::ranges::find(bracket.members, partner);
        if (place == bracket.members.end()) return false;
        const auto other = static_cast<std::size_t>(place - bracket.members.begin());
        return member >= bracket.movedDown || other >= bracket.movedDown;
    }

    [[nodiscard]] std::vector<std::size_t> givenFloaters(const Bracket& bracket) const {
        std::vector<std::size_t> floaters;
        for (std::size_t member = 0; member < bracket.members.size(); ++member)
            if (!isPairedIn(bracket, member)) floaters.push_back(bracket.members[member]);
        return floaters;
    }

    [[nodiscard]] Candidate givenCandidate(const Bracket& bracket) const {
        Candidate given;
        for (std::size_t member = 0; member < bracket.members.size(); ++member) {
            if (!isPairedIn(bracket, member)) {
                given.floaters |= Set{1} << member;
                continue;
            }
            const auto place = std::ranges::find(bracket.members, partner_[bracket.members[member]]);
            const auto other = static_cast<std::size_t>(place - bracket.members.begin());
            if (member < other) given.pairs.emplace_back(member, other);
        }
        return given;
    }

    void refute(BracketVerdict& verdict, const Bracket& bracket, BracketSearch& search,
                const Candidate& given, const Candidate& right) const {
        verdict.proof = BracketVerdict::Proof::Refuted;
        const auto quality = search.qualityOf(given);
        const auto best = search.qualityOf(right);
        const RuleEdition edition = state_.edition();
        CriterionName broken = completionCriterion(edition);
        if (quality) broken = search.firstDifference(*quality, *best).value_or(orderOfGeneration(edition));
        verdict.criterion = broken.name;
        verdict.article = broken.article;
        for (const auto& [one, other] : right.pairs)
            verdict.rightPairs.push_back(
                {state_[bracket.members[one]].number(), state_[bracket.members[other]].number()});
        for (Set set = right.floaters; set != 0; set &= set - 1)
            verdict.rightFloaters.push_back(
                state_[bracket.members[static_cast<std::size_t>(std::countr_zero(set))]].number());
        findBoards(verdict, bracket, right);
        std::vector<int> boards;
        for (const BoardNumber board : verdict.boards)
            boards.push_back(board.value());
        const std::string where = boards.empty() ? "no board" : fmt::format("{}", fmt::join(boards, ", "));
        verdict.message =
            verdict.criterion == "order"
                ? rules::text(
                      "round {}, bracket of {} points, boards {}: an equally good pairing comes earlier "
                      "({}): {}",
                      verdict_.round.value(), toReadableString(verdict.score), where, verdict.article,
                      listOf(verdict.rightPairs, verdict.rightFloaters))
                : rules::text("round {}, bracket of {} points, boards {}: {} ({}) is met better by {}",
                              verdict_.round.value(), toReadableString(verdict.score), where,
                              verdict.criterion, verdict.article,
                              listOf(verdict.rightPairs, verdict.rightFloaters));
    }

    // The given boards of members that the right candidate pairs otherwise.
    void findBoards(BracketVerdict& verdict, const Bracket& bracket, const Candidate& right) const {
        std::vector<std::size_t> rightPartner(bracket.members.size(), nobody);
        for (const auto& [one, other] : right.pairs) {
            rightPartner[one] = bracket.members[other];
            rightPartner[other] = bracket.members[one];
        }
        std::vector<std::size_t> boards;
        for (std::size_t member = 0; member < bracket.members.size(); ++member) {
            const std::size_t seat = bracket.members[member];
            const std::size_t given = isPairedIn(bracket, member) ? partner_[seat] : nobody;
            if (given != rightPartner[member] && board_[seat] != 0) boards.push_back(board_[seat]);
        }
        std::ranges::sort(boards);
        boards.erase(std::unique(boards.begin(), boards.end()), boards.end());
        for (const std::size_t board : boards)
            verdict.boards.emplace_back(static_cast<std::uint16_t>(board));
    }

    const RoundPairing& pairing_;
    Limits limits_;
    State state_;
    Completion completion_;
    std::vector<std::size_t> partner_;
    std::vector<std::size_t> board_; // from 1; 0: the bye
    RoundVerdict verdict_;
};

std::optional<rules::Text> whyNotJudged(const Tournament& tournament, std::size_t participants,
                                        const RoundVerdict& verdict, const Limits& limits) {
    using Kind = check::InvariantViolation::Kind;
    const auto stands = [](const check::InvariantViolation& fault) {
        return fault.kind == Kind::WrongColours || fault.kind == Kind::BoardOrder;
    };
    if (!std::ranges::all_of(verdict.faults, stands))
        return rules::text("the pairing is not allowed: its brackets were not looked at");
    if (tournament.roundRobin) return rules::text("a round robin follows its table");
    if (participants > limits.players)
        return rules::text("{} players are too many for the verifier, which proves rounds of up to {}",
                           participants, limits.players);
    return std::nullopt;
}

} // namespace

bool RoundVerdict::accepts() const noexcept {
    return faults.empty() && completion.empty() &&
           std::ranges::none_of(brackets, [](const BracketVerdict& bracket) {
               return bracket.proof == BracketVerdict::Proof::Refuted;
           });
}

bool RoundVerdict::proves() const noexcept {
    return !notJudged && faults.empty() && completion.empty() &&
           std::ranges::all_of(brackets, [](const BracketVerdict& bracket) {
               return bracket.proof == BracketVerdict::Proof::Proved;
           });
}

std::vector<rules::Text> RoundVerdict::objections() const {
    std::vector<rules::Text> texts;
    for (const check::InvariantViolation& fault : faults)
        texts.push_back(fault.board
                            ? rules::text("round {}, board {}: {}", round.value(), fault.board->value(),
                                          rules::english(fault.message))
                            : rules::text("round {}: {}", round.value(), rules::english(fault.message)));
    texts.insert(texts.end(), completion.begin(), completion.end());
    for (const BracketVerdict& bracket : brackets)
        if (bracket.proof == BracketVerdict::Proof::Refuted) texts.push_back(bracket.message);
    return texts;
}

RoundVerdict verifyRound(const Tournament& tournament, RoundNumber round,
                         std::span<const PairingNumber> participants, const RoundPairing& pairing,
                         const Limits& limits) {
    RoundVerdict verdict;
    verdict.round = round;
    verdict.faults = check::checkInvariants(tournament, round, participants, pairing);
    verdict.notJudged = whyNotJudged(tournament, participants.size(), verdict, limits);
    if (verdict.notJudged) return verdict;
    RoundVerdict judged = Judge(tournament, round, participants, pairing, limits).judge();
    judged.faults = std::move(verdict.faults);
    return judged;
}

} // namespace pairing::verify
