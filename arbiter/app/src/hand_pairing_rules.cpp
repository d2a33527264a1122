#include "hand_pairing_rules.hpp"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>

#include "arbiter/app/hand_pairing.hpp"
#include "names_of_people.hpp"
#include "pairing/accelerated/virtual_points.hpp"
#include "pairing/check/invariants.hpp"
#include "pairing/colour/colour_preference.hpp"

namespace arbiter::app {
namespace {

using pairing::Colour;
using pairing::PairingNumber;
using pairing::Player;
using pairing::check::InvariantViolation;
using rules::text;

// The warnings of one action, one for each name; further boards add their players.
class Collector {
  public:
    Collector(const EventState& state, const RoundPaired& action)
        : state_(state)
        , action_(action) {}

    void add(Warning warning) {
        const auto known = std::ranges::find(warnings_, warning.name, &Warning::name);
        if (known == warnings_.end()) {
            warnings_.push_back(std::move(warning));
            return;
        }
        known->players.insert(known->players.end(), warning.players.begin(), warning.players.end());
        known->consequences.insert(known->consequences.end(), warning.consequences.begin(),
                                   warning.consequences.end());
    }

    [[nodiscard]] Warning warning(const char* name, rules::Text rule, std::string article,
                                  std::vector<PlayerId> players, rules::Text consequence) const {
        return {.level = WarningLevel::Confirm,
                .name = name,
                .act = text("round {} is paired by hand against a rule", action_.round.value()),
                .rule = std::move(rule),
                .article = std::move(article),
                .players = std::move(players),
                .round = action_.round,
                .consequences = {std::move(consequence)}};
    }

    [[nodiscard]] std::string boardText(const PairedBoard& board) const {
        return fmt::format("{} - {}", labelOf(state_, board.white), labelOf(state_, board.black));
    }

    [[nodiscard]] Warnings take() { return std::move(warnings_); }

  private:
    const EventState& state_;
    const RoundPaired& action_;
    Warnings warnings_;
};

pairing::RoundPairing pairingOf(const EventState& state, const RoundPaired& action) {
    pairing::RoundPairing made;
    for (const PairedBoard& board : action.boards)
        made.boards.push_back({state.find(board.white)->number, state.find(board.black)->number});
    if (action.pairingAllocatedBye)
        made.pairingAllocatedBye = state.find(*action.pairingAllocatedBye)->number;
    return made;
}

std::vector<PairingNumber> seatedIn(const pairing::RoundPairing& made) {
    std::vector<PairingNumber> seated;
    for (const pairing::Pair& pair : made.boards)
        seated.insert(seated.end(), {pair.white, pair.black});
    if (made.pairingAllocatedBye) seated.push_back(*made.pairingAllocatedBye);
    std::ranges::sort(seated);
    return seated;
}

// C.04.1 and C.04.3 art. 2.1, as the checker of every pairing sees them.
void addAbsoluteRules(const EventState& before, const RoundPaired& action, Collector& warnings) {
    const pairing::RoundPairing made = pairingOf(before, action);
    for (const auto& violation :
         pairing::check::checkInvariants(before.tournament, action.round, seatedIn(made), made)) {
        std::vector<PlayerId> players;
        for (const PairingNumber number : violation.players)
            if (const auto id = before.idOf(number)) players.push_back(*id);
        const std::string article(pairing::check::articleOf(violation.kind));
        switch (violation.kind) {
        case InvariantViolation::Kind::ByeBarred:
            warnings.add(warnings.warning(
                "hand-bye-barred",
                text(
                    "who has had the pairing-allocated bye, or a win without playing, does not get it again"),
                article, players, violation.message));
            break;
        case InvariantViolation::Kind::Rematch: // named board by board, as for every change of a sheet
        case InvariantViolation::Kind::ForbiddenMeeting:
        case InvariantViolation::Kind::ColourClash:
        case InvariantViolation::Kind::WrongColours: // judged below, by the limits
        case InvariantViolation::Kind::BoardOrder:   // boards of a hand pairing keep their places
        case InvariantViolation::Kind::ByeNotDue:    // refused: see applyCase
        case InvariantViolation::Kind::UnknownPlayer:
        case InvariantViolation::Kind::NotAParticipant:
        case InvariantViolation::Kind::PairedTwice:
        case InvariantViolation::Kind::LeftOut:
            break;
        }
    }
}

// The bye goes to the lowest score that can be left over; the engine's bye has it (C.04.3 art. 2.3.1).
void addByeScore(const EventState& before, const RoundPaired& action, Collector& warnings) {
    const auto& engine = action.byHand ? action.byHand->engine : std::nullopt;
    if (!action.pairingAllocatedBye || !engine || !engine->pairingAllocatedBye) return;
    // The score that pairs: with the virtual points of the round (C.04.7 art. 1.5).
    const auto added = pairing::virtualPoints(before.tournament, action.round);
    const auto scoreOf = [&](PlayerId id) {
        const Player* player = before.playerOf(id);
        return pairing::scoreAfter(*player, before.pairedRounds(), before.tournament.scoring) +
               added[static_cast<std::size_t>(player - before.tournament.players.data())];
    };
    const pairing::Points given = scoreOf(*action.pairingAllocatedBye);
    const pairing::Points lowest = scoreOf(*engine->pairingAllocatedBye);
    if (given <= lowest) return;
    warnings.add(warnings.warning(
        "hand-bye-score", text("the bye goes to the lowest score that can be left over"),
        "C.04.3 art. 2.3.1 [C5]", {*action.pairingAllocatedBye},
        text("{} has {} points; the bye can be given with {}", labelOf(before, *action.pairingAllocatedBye),
             pairing::toReadableString(given), pairing::toReadableString(lowest))));
}

std::vector<Colour> coloursOf(const Player& player) {
    std::vector<Colour> colours;
    for (const pairing::RoundEvent& event : player.rounds)
        if (const auto colour = pairing::playedColour(event)) colours.push_back(*colour);
    return colours;
}

// C.04.1 art. 6 and 7: a difference beyond 2, or the same colour three times running; not in the last round.
void addColourLimits(const EventState& before, const RoundPaired& action, Collector& warnings) {
    const bool last = action.round == before.tournament.plannedRounds;
    for (const PairedBoard& board : action.boards) {
        const auto white = coloursOf(*before.playerOf(board.white));
        const auto black = coloursOf(*before.playerOf(board.black));
        for (const auto& [id, history, colour] :
             {std::tuple(board.white, white, Colour::White), std::tuple(board.black, black, Colour::Black)}) {
            std::vector<Colour> then = history;
            then.push_back(colour);
            const bool tooWide =
                std::abs(pairing::colourDifference(then)) > 2 &&
                std::abs(pairing::colourDifference(then)) > std::abs(pairing::colourDifference(history));
            const bool thrice = pairing::repeatedColour(then, 3).has_value();
            if (last || (!tooWide && !thrice)) continue;
            warnings.add(warnings.warning(
                "hand-colour-limit",
                text("nobody gets the same colour three times running or a colour difference beyond 2"),
                "C.04.1 art. 6, 7", {id},
                thrice ? text("{} would have {} for the third time running", labelOf(before, id),
                              colour == Colour::White ? "White" : "Black")
                       : text("{} would have a colour difference of {:+}", labelOf(before, id),
                              pairing::colourDifference(then))));
        }
        const auto wants = [](const std::vector<Colour>& history) {
            return pairing::colourPreference(history).colour;
        };
        if (wants(white) != Colour::Black || wants(black) != Colour::White) continue;
        Warning warning =
            warnings.warning("hand-both-colours", text("preferences for different colours are both granted"),
                             "C.04.3 art. 5.2.1", {board.white, board.black},
                             text("{}: each should have the other colour", warnings.boardText(board)));
        warning.level = WarningLevel::Acknowledge;
        warnings.add(std::move(warning));
    }
}

std::string numbersOfBoard(const EventState& state, const std::optional<PairedBoard>& board) {
    if (!board) return "";
    const auto white = state.find(board->white)->number.value();
    return board->white == board->black
               ? fmt::format("{}-0", white)
               : fmt::format("{}-{}", white, state.find(board->black)->number.value());
}

} // namespace

Warnings rulesBrokenBy(const EventState& before, const RoundPaired& action) {
    Collector warnings(before, action);
    for (const PairedBoard& board : action.boards)
        for (Warning& warning : warningsOfMeeting(before, action.round, board))
            warnings.add(std::move(warning));
    addAbsoluteRules(before, action, warnings);
    addByeScore(before, action, warnings);
    addColourLimits(before, action, warnings);
    return warnings.take();
}

std::string commentOf(const EventState& state, const RoundPaired& action) {
    std::string engine;
    std::string hand;
    for (const HandDifference& difference : differencesOf(action)) {
        for (const auto& [board, list] :
             {std::pair(&difference.engine, &engine), std::pair(&difference.hand, &hand)})
            if (*board) *list += (list->empty() ? "" : ", ") + numbersOfBoard(state, *board);
    }
    return fmt::format("### MPA @ Round {}: {} -> {}", action.round.value(), engine.empty() ? "none" : engine,
                       hand.empty() ? "none" : hand);
}

void addWarnings(const Change& change, const RoundPaired& action, Warnings& warnings) {
    addPresenceWarnings(change, action, warnings);
    addTooManyRounds(change.before, action, warnings);
    if (!action.byHand) return;
    Warnings broken = rulesBrokenBy(change.before, action);
    warnings.insert(warnings.end(), broken.begin(), broken.end());
    Warning differs{.level = WarningLevel::TwoSteps,
                    .name = "hand-pairing",
                    .act =
                        text("round {} is paired otherwise than the engine pairs it", action.round.value()),
                    .rule = text("a round is paired by the rules of the system that was announced"),
                    .article = "C.04.1 art. 8, C.04.2 art. 4.4",
                    .players = {},
                    .round = action.round,
                    .consequences = {}};
    for (const HandDifference& difference : differencesOf(action)) {
        const auto shown = [&](const std::optional<PairedBoard>& board) {
            return board ? numbersOfBoard(change.before, board) : std::string("-");
        };
        differs.consequences.push_back(
            text("engine: {}; by hand: {}", shown(difference.engine), shown(difference.hand)));
    }
    for (const PlayerId id : action.byHand->leftOut)
        differs.consequences.push_back(text("{} gets no points in this round", labelOf(change.before, id)));
    differs.consequences.push_back(
        text("sheet and diary say that boards were changed by hand, and the report file "
             "gets the line \"### MPA @ Round {}\"",
             action.round.value()));
    warnings.push_back(std::move(differs));
}

} // namespace arbiter::app
