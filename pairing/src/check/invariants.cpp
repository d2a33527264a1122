#include "pairing/check/invariants.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include "field.hpp"

namespace pairing::check {
namespace {

using Kind = InvariantViolation::Kind;

std::string called(const Player& player) {
    return fmt::format("{} {}", player.number.value(), player.name);
}

std::string_view wordFor(Colour colour) {
    return colour == Colour::White ? "White" : "Black";
}

// The forbidden groups of the round that each player is in, so that a pair is looked up without walking
// through all groups.
std::map<PairingNumber, std::vector<std::size_t>> forbiddenGroups(const Tournament& tournament,
                                                                  RoundNumber round) {
    std::map<PairingNumber, std::vector<std::size_t>> groupsOf;
    for (std::size_t index = 0; index < tournament.forbidden.size(); ++index) {
        const ForbiddenGroup& group = tournament.forbidden[index];
        if (round < group.first || (group.last && *group.last < round)) continue;
        for (const PairingNumber member : group.members)
            groupsOf[member].push_back(index);
    }
    return groupsOf; // each list is ascending
}

bool haveCommon(const std::vector<std::size_t>& one, const std::vector<std::size_t>& other) {
    std::vector<std::size_t> common;
    std::ranges::set_intersection(one, other, std::back_inserter(common));
    return !common.empty();
}

class Judge {
  public:
    Judge(const Tournament& tournament, RoundNumber round, std::span<const PairingNumber> participants)
        : tournament_(tournament)
        , round_(round)
        , field_(tournament, round, participants)
        , groupsOf_(forbiddenGroups(tournament, round))
        , seen_(field_.entrants().size(), 0) {}

    std::vector<InvariantViolation> judge(const RoundPairing& pairing) {
        const Entrant* white = nullptr;
        const Entrant* black = nullptr;
        std::optional<Field::BoardKey> previous;
        for (std::size_t index = 0; index < pairing.boards.size(); ++index) {
            board_ = BoardNumber(static_cast<std::uint16_t>(index + 1));
            white = admit(pairing.boards[index].white);
            black = admit(pairing.boards[index].black);
            if (white == nullptr || black == nullptr || white == black) continue;
            // In a round robin the tables decide: who meets whom how often, colours, and order.
            if (tournament_.roundRobin) continue;
            judgeMeeting(*white, *black);
            judgeColours(*white, *black);
            judgeOrder(*white, *black, previous);
        }
        board_.reset();
        if (tournament_.roundRobin) {
            if (pairing.pairingAllocatedBye) static_cast<void>(admit(*pairing.pairingAllocatedBye));
            return std::move(violations_); // whose opponent is absent has no game
        }
        if (pairing.pairingAllocatedBye) judgeBye(*pairing.pairingAllocatedBye);
        judgeLeftOut();
        return std::move(violations_);
    }

  private:
    void add(Kind kind, std::vector<PairingNumber> players, rules::Text message) {
        violations_.push_back({kind, std::move(players), board_, std::move(message)});
    }

    // Everyone exactly once (FIDE C.04.3 art. 1.9.1). Gives the participant, or nothing after a complaint.
    const Entrant* admit(PairingNumber number) {
        if (const Entrant* entrant = field_.find(number)) {
            int& times = seen_[static_cast<std::size_t>(entrant - field_.entrants().data())];
            if (++times == 2)
                add(Kind::PairedTwice, {number},
                    rules::text("{} is in the pairing more than once", called(*entrant->player)));
            return entrant;
        }
        if (const Player* player = tournament_.find(number))
            add(Kind::NotAParticipant, {number},
                rules::text("{} is in the pairing, but does not take part in round {}", called(*player),
                            round_.value()));
        else
            add(Kind::UnknownPlayer, {number},
                rules::text("number {} is in the pairing, but no player has it", number.value()));
        return nullptr;
    }

    void judgeMeeting(const Entrant& white, const Entrant& black) {
        const Player& one = *white.player;
        const Player& other = *black.player;
        const std::vector<PairingNumber> players{one.number, other.number};
        const auto end = std::min<std::size_t>(one.rounds.size(), round_.value() - std::size_t{1});
        for (std::size_t index = 0; index < end; ++index)
            if (metOpponent(one.rounds[index]) == other.number)
                add(Kind::Rematch, players,
                    rules::text("{} and {} have already played each other, in round {} (C.04.3 2.1.1 [C1])",
                                called(one), called(other), index + 1));

        if (white.strength == PreferenceStrength::Absolute &&
            black.strength == PreferenceStrength::Absolute && white.preferred == black.preferred &&
            !white.topscorer && !black.topscorer)
            add(Kind::ColourClash, players,
                rules::text("{} and {} both must have {}, and neither is a topscorer (C.04.3 2.1.3 [C3])",
                            called(one), called(other), wordFor(white.preferred)));

        const auto groups = groupsOf_.find(one.number);
        const auto otherGroups = groupsOf_.find(other.number);
        if (groups != groupsOf_.end() && otherGroups != groupsOf_.end() &&
            haveCommon(groups->second, otherGroups->second))
            add(Kind::ForbiddenMeeting, players,
                rules::text("{} and {} must not be paired in round {} by the rules of the event", called(one),
                            called(other), round_.value()));
    }

    void judgeColours(const Entrant& white, const Entrant& black) {
        const auto verdict = field_.colourOf(white, black);
        if (verdict && verdict->first == Colour::Black)
            add(Kind::WrongColours, {white.player->number, black.player->number},
                rules::text("{} should have Black against {}, not White ({})", called(*white.player),
                            called(*black.player), verdict->article));
    }

    // FIDE C.04.2 art. 3.6
    void judgeOrder(const Entrant& white, const Entrant& black, std::optional<Field::BoardKey>& previous) {
        const auto key = Field::boardKey(white, black);
        if (previous && key < *previous)
            add(Kind::BoardOrder, {white.player->number, black.player->number},
                rules::text("board {}, {} against {}, should come before the board above it (C.04.2 3.6)",
                            board_->value(), called(*white.player), called(*black.player)));
        previous = key;
    }

    void judgeBye(PairingNumber number) {
        const Entrant* entrant = admit(number);
        if (field_.entrants().size() % 2 == 0)
            add(Kind::ByeNotDue, {number},
                rules::text("number {} has the pairing-allocated bye, but {} players take part, an even "
                            "number (C.04.1 3)",
                            number.value(), field_.entrants().size()));
        if (entrant != nullptr && entrant->byeBarred)
            add(Kind::ByeBarred, {number},
                rules::text(
                    "{} must not have the pairing-allocated bye: already had it, or as many points as "
                    "for a win in a round without playing (C.04.3 2.1.2 [C2])",
                    called(*entrant->player)));
    }

    void judgeLeftOut() {
        for (std::size_t index = 0; index < seen_.size(); ++index)
            if (seen_[index] == 0) {
                const Player& player = *field_.entrants()[index].player;
                add(Kind::LeftOut, {player.number},
                    rules::text("{} takes part in round {}, but has neither an opponent nor the "
                                "pairing-allocated bye (C.04.3 1.9.1)",
                                called(player), round_.value()));
            }
    }

    const Tournament& tournament_;
    RoundNumber round_;
    Field field_;
    std::map<PairingNumber, std::vector<std::size_t>> groupsOf_;
    std::vector<int> seen_; // how often each entrant is in the pairing
    std::optional<BoardNumber> board_;
    std::vector<InvariantViolation> violations_;
};

} // namespace

std::string_view articleOf(InvariantViolation::Kind kind) {
    switch (kind) {
    case Kind::UnknownPlayer:
    case Kind::NotAParticipant:
    case Kind::PairedTwice:
    case Kind::LeftOut:
        return "C.04.3 1.9.1";
    case Kind::ByeNotDue:
        return "C.04.1 3";
    case Kind::ByeBarred:
        return "C.04.3 2.1.2 [C2]";
    case Kind::Rematch:
        return "C.04.3 2.1.1 [C1]";
    case Kind::ColourClash:
        return "C.04.3 2.1.3 [C3]";
    case Kind::ForbiddenMeeting:
        return "rules of the event";
    case Kind::WrongColours:
        return "C.04.3 5.2";
    case Kind::BoardOrder:
        return "C.04.2 3.6";
    }
    return "";
}

std::vector<InvariantViolation> checkInvariants(const Tournament& tournament, RoundNumber round,
                                                std::span<const PairingNumber> participants,
                                                const RoundPairing& pairing) {
    return Judge(tournament, round, participants).judge(pairing);
}

} // namespace pairing::check
