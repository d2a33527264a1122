#include "diary_words.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "arbiter/app/bye_names.hpp"
#include "arbiter/app/sheet_changes.hpp"
#include "names_of_people.hpp"
#include "pairing/model/overloaded.hpp"
#include "prohibitions.hpp"

namespace arbiter::app {
namespace {

using pairing::RoundNumber;
using rules::Text;
using rules::text;

std::string nameOf(const EventState& state, PlayerId id) {
    return state.find(id) ? labelOf(state, id) : fmt::format("player {}", id.value());
}

Text sentence(const EventState&, const EventCreated& action) {
    return text("Event \"{}\" made: {} rounds", action.settings.info.name,
                action.settings.plannedRounds.value());
}

Text sentence(const EventState& before, const SettingsChanged& action) {
    std::vector<std::string> parts;
    if (action.info) parts.push_back("name, place, dates or arbiters");
    if (action.plannedRounds)
        parts.push_back(fmt::format("{} rounds instead of {}", action.plannedRounds->value(),
                                    before.tournament.plannedRounds.value()));
    if (action.scoring) parts.emplace_back("points");
    if (action.tieBreaks) parts.push_back(fmt::format("tie-breaks {}", fmt::join(*action.tieBreaks, ",")));
    if (action.initialColour)
        parts.emplace_back(*action.initialColour == pairing::Colour::White ? "initial colour White"
                                                                           : "initial colour Black");
    if (action.byeRules) {
        const ByeRules& byes = *action.byeRules;
        parts.push_back(
            fmt::format("at most {} half-point byes, none in the last {} rounds",
                        byes.mostHalfPoint ? std::to_string(*byes.mostHalfPoint) : "any number of",
                        byes.lastRoundsWithout));
    }
    return text("Settings changed: {}", fmt::format("{}", fmt::join(parts, "; ")));
}

Text sentence(const EventState&, const PlayersImported& action) {
    return text("{} players entered from {}", action.players.size(), action.source);
}
Text sentence(const EventState&, const TournamentImported& action) {
    return text("Tournament taken in from {}: {} players, {} rounds", action.source,
                action.tournament.players.size(), action.tournament.recordedRounds().value());
}
Text sentence(const EventState& before, const PlayerAdded& action) {
    if (before.rounds.empty()) return text("{} entered", action.person.name);
    return text("{} entered late, from round {}", action.person.name, before.nextRound().value());
}

std::string ratingText(const std::optional<pairing::Rating>& rating) {
    return rating ? std::to_string(rating->value()) : "none";
}

Text sentence(const EventState& before, const PlayerEdited& action) {
    std::vector<std::string> parts;
    const Person& old = action.before;
    const Person& now = action.after;
    if (old.name != now.name) parts.push_back(fmt::format("name {}", now.name));
    if (old.rating != now.rating)
        parts.push_back(
            fmt::format("rating {} instead of {}", ratingText(now.rating), ratingText(old.rating)));
    if (old.title != now.title) parts.emplace_back("title");
    if (old.federation != now.federation) parts.push_back(fmt::format("federation {}", now.federation));
    if (old.fideId != now.fideId) parts.push_back(fmt::format("FIDE ID {}", now.fideId));
    if (old.birth != now.birth) parts.emplace_back("birth");
    if (old.club != now.club) parts.push_back(fmt::format("club {}", now.club));
    if (old.sex != now.sex) parts.emplace_back("sex");
    return text("{} corrected: {}", nameOf(before, action.player), fmt::format("{}", fmt::join(parts, "; ")));
}

Text sentence(const EventState& before, const PlayerRemoved& action) {
    return text("{} taken off the list", nameOf(before, action.player));
}
Text sentence(const EventState& before, const PlayerWithdrawn& action) {
    return text("{} withdrawn from round {}", nameOf(before, action.player), before.nextRound().value());
}
Text sentence(const EventState& before, const PlayerReturned& action) {
    return text("{} is back from round {}", nameOf(before, action.player), before.nextRound().value());
}
Text sentence(const EventState& before, const ByeGranted& action) {
    return text("{} gets a {} in round {}", nameOf(before, action.player), app::nameOf(action.kind),
                action.round.value());
}
Text sentence(const EventState& before, const ByeRevoked& action) {
    return text("{} plays in round {} after all", nameOf(before, action.player), action.round.value());
}
Text sentence(const EventState&, const PlayersRenumbered&) {
    return text("Pairing numbers made anew");
}

std::size_t boardsByHand(const RoundPaired& action) {
    const auto& engine = action.byHand->engine;
    return static_cast<std::size_t>(std::ranges::count_if(action.boards, [&](const PairedBoard& board) {
        return !engine || std::ranges::count(engine->boards, board) == 0;
    }));
}

Text sentence(const EventState& before, const RoundPaired& action) {
    std::string rest;
    if (action.pairingAllocatedBye)
        rest += fmt::format(", bye for {}", nameOf(before, *action.pairingAllocatedBye));
    if (!action.adjourned.empty()) rest += fmt::format(", {} boards adjourned", action.adjourned.size());
    if (!action.byes.empty()) rest += fmt::format(", {} with a requested bye", action.byes.size());
    if (action.byHand)
        return text("Round {} paired by hand: {} boards{}; {} of them are not the engine's",
                    action.round.value(), action.boards.size(), rest, boardsByHand(action));
    return text("Round {} paired: {} boards{}", action.round.value(), action.boards.size(), rest);
}

// "board 3 1-0 Müller - Álvarez".
Text sentence(const EventState& before, const ResultsRecorded& action) {
    std::vector<std::string> parts;
    for (const ResultChange& change : action.results) {
        const auto& boards = before.round(action.round).boards;
        if (change.board.value() < 1 || change.board.value() > boards.size()) continue;
        const PairedBoard& board = boards[change.board.value() - 1U];
        std::string part =
            fmt::format("board {} {} {} - {}", change.board.value(), codeOf(change.after),
                        before.playerOf(board.white)->name, before.playerOf(board.black)->name);
        if (change.before != GameResult::Open) part += fmt::format(" (was {})", codeOf(change.before));
        parts.push_back(std::move(part));
    }
    return text("Round {}: {}", action.round.value(), fmt::format("{}", fmt::join(parts, "; ")));
}

Text sentence(const EventState&, const RoundPublished& action) {
    return text("Round {} published", action.round.value());
}
Text sentence(const EventState& before, const RoundUnpaired& action) {
    const bool draft = before.stateOf(action.round) == RoundState::Draft;
    return draft ? text("Draft of round {} taken back", action.round.value())
                 : text("Published pairing of round {} taken back, with {} results", action.round.value(),
                        before.round(action.round).boards.size() - before.openBoards(action.round).size());
}
Text sentence(const EventState&, const FideModeLeft& action) {
    return text("FIDE mode left: {}", action.reason);
}
Text sentence(const EventState& before, const TieOrdered& action) {
    std::vector<std::string> names;
    for (const PlayerId id : action.players)
        names.push_back(nameOf(before, id));
    return text("Order of tied players: {} ({})", fmt::format("{}", fmt::join(names, ", ")), action.reason);
}
Text sentence(const EventState&, const LotsDrawn&) {
    return text("Lots drawn for players tied to the end");
}
Text sentence(const EventState& before, const NumbersExchanged& action) {
    return text("{} and {} exchanged their numbers", nameOf(before, action.one),
                nameOf(before, action.other));
}
Text sentence(const EventState& before, const PlayersCheckedIn& action) {
    std::vector<std::string> names;
    for (const PlayerId id : action.players)
        names.push_back(nameOf(before, id));
    const std::string all = fmt::format("{}", fmt::join(names, ", "));
    return action.present ? text("Checked in: {}", all) : text("Not here after all: {}", all);
}
Text sentence(const EventState& before, const PlayerExpelled& action) {
    return text("{} expelled: {}", nameOf(before, action.player), action.reason);
}
Text sentence(const EventState& before, const HalfPointByesAllowed& action) {
    return action.allowed ? text("{} may ask for half-point byes", nameOf(before, action.player))
                          : text("{} is not entitled to half-point byes", nameOf(before, action.player));
}
Text sentence(const EventState& before, const BoardFixed& action) {
    return action.board
               ? text("{} always sits at board {}", nameOf(before, action.player), action.board->value())
               : text("{} has no board of his own any more", nameOf(before, action.player));
}
Text sentence(const EventState& before, const PairingsForbidden& action) {
    return text("Not to be paired: {}", wordsOf(before, action.prohibition));
}
Text sentence(const EventState& before, const ProhibitionLifted& action) {
    for (const auto& [number, prohibition] : before.prohibitions)
        if (number == action.number) return text("May be paired again: {}", wordsOf(before, prohibition));
    return text("Prohibition {} lifted", action.number);
}
Text sentence(const EventState& before, const NoShowSettled& action) {
    return text("{} did not come in round {} and plays on", nameOf(before, action.player),
                action.round.value());
}
Text sentence(const EventState& before, const NoteAdded& action) {
    return action.player ? text("Note on {}: {}", nameOf(before, *action.player), action.text)
                         : text("Note: {}", action.text);
}
Text sentence(const EventState& before, const NoteSettled& action) {
    for (const Note& note : before.notes)
        if (note.number == action.number) return text("Note settled: {}", note.text);
    return text("Note {} settled", action.number);
}
Text sentence(const EventState&, const EventClosed&) {
    return text("Event closed: the standings are final");
}

// "Álvarez - O'Neil".
std::string pairOn(const EventState& state, RoundNumber round, pairing::BoardNumber board) {
    if (round.value() < 1 || round > state.pairedRounds()) return {};
    const auto& boards = state.round(round).boards;
    if (board.value() < 1 || board.value() > boards.size()) return {};
    const PairedBoard& pair = boards[board.value() - 1U];
    return fmt::format("{} - {}", state.playerOf(pair.white)->name, state.playerOf(pair.black)->name);
}

Text sentence(const EventState& before, const ResultDisputed& action) {
    return text("Round {}: board {} {} disputed, {} was reported: {}", action.round.value(),
                action.board.value(), pairOn(before, action.round, action.board), codeOf(action.reported),
                action.note);
}
Text sentence(const EventState& before, const ResultCorrectedForRating& action) {
    return text("Round {}: board {} {} {} for the rating report only", action.round.value(),
                action.board.value(), pairOn(before, action.round, action.board), codeOf(action.result));
}
Text sentence(const EventState& before, const PlayersSeated& action) {
    return text("Round {}: {} - {} seated at board {} ({}, {})", action.round.value(),
                nameOf(before, action.white), nameOf(before, action.black), action.board.value(),
                wordsOf(action.reason), articleOf(action.reason));
}
Text sentence(const EventState& before, const PlayerCancelled& action) {
    return text("Round {}: {} has cancelled", action.round.value(), nameOf(before, action.player));
}
Text sentence(const EventState& before, const ColoursSwapped& action) {
    return text("Round {}: colours of board {} {} exchanged", action.round.value(), action.board.value(),
                pairOn(before, action.round, action.board));
}
Text sentence(const EventState& before, const SeatsSwapped& action) {
    return text("Round {}: {} and {} exchanged their seats ({}, {})", action.round.value(),
                nameOf(before, action.one), nameOf(before, action.other), wordsOf(action.reason),
                articleOf(action.reason));
}

// Acts on the journal have words of their own; see journal_acts.hpp.
Text sentence(const EventState&, const ActsUndone& action) {
    return text("undone from entry {} on", action.from);
}
Text sentence(const EventState&, const ActsRedone& action) {
    return text("redone from entry {} on", action.from);
}
Text sentence(const EventState&, const WarningGiven& action) {
    return text("not confirmed: {}", action.verb);
}

// The same as a noun, for lists of what is undone.
std::string nounFor(const EventState& now, const Action& action) {
    using pairing::Overloaded;
    return std::visit(
        Overloaded{
            [](const RoundPaired& what) { return fmt::format("pairing of round {}", what.round.value()); },
            [](const RoundPublished& what) {
                return fmt::format("publication of round {}", what.round.value());
            },
            [](const RoundUnpaired& what) {
                return fmt::format("unpairing of round {}", what.round.value());
            },
            [](const PlayersImported& what) {
                return fmt::format("entry of {} players", what.players.size());
            },
            [](const PlayerAdded& what) { return fmt::format("entry of {}", what.person.name); },
            [&](const PlayerEdited& what) {
                return fmt::format("correction of {}", nameOf(now, what.player));
            },
            [&](const PlayerWithdrawn& what) {
                return fmt::format("withdrawal of {}", nameOf(now, what.player));
            },
            [&](const PlayerReturned& what) { return fmt::format("return of {}", nameOf(now, what.player)); },
            [&](const ByeGranted& what) {
                return fmt::format("{} of {} in round {}", app::nameOf(what.kind), nameOf(now, what.player),
                                   what.round.value());
            },
            [&](const auto&) { return rules::english(sentenceFor(now, action)); },
        },
        action);
}

} // namespace

Text sentenceFor(const EventState& before, const Action& action) {
    return std::visit([&before](const auto& what) { return sentence(before, what); }, action);
}

Text summaryOf(const std::vector<const Step*>& steps, const Replay& replay) {
    std::vector<std::string> parts;
    std::size_t results = 0;
    for (const Step* step : steps) {
        if (const auto* recorded = std::get_if<ResultsRecorded>(&step->action))
            results += recorded->results.size();
        else
            parts.push_back(nounFor(replay.state(step->section), step->action));
    }
    if (results > 0) parts.push_back(results == 1 ? "1 result" : fmt::format("{} results", results));
    if (parts.size() < 2) return text("{}", parts.empty() ? "" : parts.front());
    const std::string last = parts.back();
    parts.pop_back();
    return text("{} and {}", fmt::format("{}", fmt::join(parts, ", ")), last);
}

std::optional<RoundNumber> roundOf(const Action& action) {
    return std::visit(
        [](const auto& what) -> std::optional<RoundNumber> {
            if constexpr (requires { RoundNumber(what.round); })
                return what.round;
            else
                return std::nullopt;
        },
        action);
}

} // namespace arbiter::app
