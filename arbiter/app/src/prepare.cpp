#include "arbiter/app/prepare.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <map>

#include "arbiter/app/bye_names.hpp"
#include "arbiter/app/round_checks.hpp"
#include "names_of_people.hpp"
#include "numbering.hpp"

namespace arbiter::app {
namespace {

using pairing::BoardNumber;
using rules::text;

class List {
  public:
    explicit List(const EventState& state)
        : state_(state) {}

    std::vector<PrepareItem> made() {
        if (!state_.rounds.empty()) {
            addDraft();
            addOpenBoards();
            addNoShows();
        }
        addNotCheckedIn();
        addObstacle();
        addTooManyRounds();
        addNotes();
        if (state_.rounds.empty()) addDoubtfulEntries();
        addNumbering();
        addByes();
        addWithdrawals();
        addLateEntries();
        std::ranges::stable_sort(items_, {}, &PrepareItem::urgency);
        return std::move(items_);
    }

  private:
    void add(Urgency urgency, std::string code, rules::Text what, rules::Text wayOut = {}) {
        items_.push_back({urgency, std::move(code), std::move(what), std::move(wayOut)});
    }

    void addDraft() {
        if (state_.rounds.back().draft)
            add(Urgency::Blocks, "draft", text("round {} is a draft", state_.pairedRounds().value()),
                text("publish, or unpair"));
    }

    void addOpenBoards() {
        if (state_.rounds.back().draft) return;
        const auto& round = state_.rounds.back();
        for (const BoardNumber board : state_.openBoards(state_.pairedRounds())) {
            const PairedBoard& pair = round.boards[board.value() - 1U];
            const auto dispute = std::ranges::find(round.disputes, board, &Dispute::board);
            const std::string names =
                fmt::format("{} - {}", labelOf(state_, pair.white), labelOf(state_, pair.black));
            if (dispute == round.disputes.end())
                add(Urgency::Blocks, "result-missing",
                    text("board {} has no result: {}", board.value(), names),
                    text("result {} 1-0, or adjourn {}", board.value(), board.value()));
            else
                add(Urgency::Blocks, "result-disputed",
                    text("board {} is disputed: {} ({})", board.value(), names, dispute->note),
                    text("rule, then result {} …", board.value()));
        }
    }

    void addNoShows() {
        for (const PlayerId id : unsettledNoShows(state_))
            add(Urgency::Blocks, "no-show",
                state_.eventRules.noShowsPlayOn
                    ? text("{} did not come in round {}; by the rules of this event he plays on all the same",
                           labelOf(state_, id), state_.pairedRounds().value())
                    : text("{} did not come in round {}; without a word that counts as withdrawal (C.05 art. "
                           "6.5)",
                           labelOf(state_, id), state_.pairedRounds().value()),
                text("prepare --by-rule, prepare --stays {}, prepare --leaves {}, or a bye",
                     state_.find(id)->number.value(), state_.find(id)->number.value()));
    }

    void addNotCheckedIn() {
        for (const Entrant& entrant : state_.entrants)
            if (!entrant.withdrawnFrom && !state_.isActive(entrant))
                add(Urgency::Look, "not-checked-in",
                    text("{} is not checked in and will be left out (C.04.2 art. 4.1)",
                         labelOf(state_, entrant.id)),
                    text("checkin {}", entrant.number.value()));
    }

    // What else is in the way: too few players, all paired.
    void addObstacle() {
        const bool named = std::ranges::any_of(items_, [](const PrepareItem& item) {
            return item.urgency == Urgency::Blocks && item.code != "no-show";
        });
        if (named) return;
        if (const auto obstacle = obstacleToPairing(state_, state_.nextRound()))
            add(Urgency::Blocks, obstacle->code, obstacle->reason, obstacle->wayOut);
    }

    void addTooManyRounds() {
        if (const auto most = playableRounds(state_))
            add(Urgency::Look, "too-many-rounds",
                text("{} rounds are planned; so many players can play at most {} without meeting twice "
                     "(C.04.1 "
                     "art. 2)",
                     state_.tournament.plannedRounds.value(), *most),
                text("set --rounds {}, or enter more players", *most));
    }

    void addNotes() {
        for (const Note& note : state_.notes)
            add(Urgency::Look, "note",
                note.player ? text("note {} on {}: {}", note.number, labelOf(state_, *note.player), note.text)
                            : text("note {}: {}", note.number, note.text),
                text("prepare --settled {}", note.number));
    }

    // Unrated with an ID, a rating that hardly fits, equal names (acceptance A-092).
    void addDoubtfulEntries() {
        std::map<std::string, PlayerId> names;
        for (const Entrant& entrant : state_.entrants) {
            const pairing::Player& player = *state_.playerOf(entrant.id);
            const std::string label = labelOf(state_, entrant.id);
            const auto [known, fresh] = names.emplace(folded(player.name), entrant.id);
            if (!fresh)
                add(Urgency::Look, "same-name",
                    text("the same name twice: {}, and {}", labelOf(state_, known->second), label));
            if (!player.rating && !player.fideId.empty())
                add(Urgency::Look, "unrated-with-id", text("{} has a FIDE ID and no rating", label));
            if (player.rating && (player.rating->value() < 800 || player.rating->value() > 2900))
                add(Urgency::Look, "unlikely-rating",
                    text("{} has the rating {}", label, player.rating->value()));
            else if (isTooLowForTitle(player))
                add(Urgency::Look, "unlikely-rating",
                    text("{} has the rating {} and the title {}", label,
                         player.rating ? std::to_string(player.rating->value()) : "none",
                         pairing::abbreviation(player.title)));
        }
    }

    // A title needs a rating once reached; far below it something is mistyped.
    static bool isTooLowForTitle(const pairing::Player& player) {
        using pairing::Title;
        if (player.title == Title::None) return false;
        const int rating = player.rating ? player.rating->value() : 0;
        const bool open = player.title == Title::Gm || player.title == Title::Im || player.title == Title::Fm;
        return rating < (open ? 2000 : 1600);
    }

    void addNumbering() {
        if (state_.rounds.empty() || state_.pairedRounds() >= lastRenumbering || state_.ownOrder ||
            !isOutOfOrder(state_))
            return;
        add(Urgency::Look, "numbering",
            text("the numbers do not follow the ratings any more; they can be made anew until round 4 is "
                 "paired "
                 "(C.04.2 art. 2.3)"),
            text("player renumber"));
    }

    void addByes() {
        for (const ByeInRound& bye : byesOfNextRound(state_))
            add(Urgency::ForTheNote, "bye",
                text("{} for {} in round {}", nameOf(bye.kind), labelOf(state_, bye.player),
                     state_.nextRound().value()));
    }

    void addWithdrawals() {
        for (const Entrant& entrant : state_.entrants)
            if (entrant.withdrawnFrom == state_.nextRound())
                add(Urgency::ForTheNote, "withdrawn",
                    text("{} is withdrawn from round {}", labelOf(state_, entrant.id),
                         state_.nextRound().value()));
    }

    void addLateEntries() {
        if (state_.rounds.empty()) return;
        for (const Entrant& entrant : state_.entrants)
            if (entrant.firstRound == state_.nextRound())
                add(Urgency::ForTheNote, "late-entry",
                    text("{} plays from round {}", labelOf(state_, entrant.id), state_.nextRound().value()));
    }

    const EventState& state_;
    std::vector<PrepareItem> items_;
};

} // namespace

std::vector<PrepareItem> itemsBeforePairing(const EventState& state) {
    return List(state).made();
}

} // namespace arbiter::app
