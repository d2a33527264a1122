#include "diary_cases.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "repairing.hpp"

namespace arbiter::app {

using rules::Text;
using rules::text;

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
    if (action.eventRules) {
        const EventRules& rules = *action.eventRules;
        if (rules.defaultTimeMinutes)
            parts.push_back(fmt::format("default time {} minutes", *rules.defaultTimeMinutes));
        parts.emplace_back(rules.noShowsPlayOn ? "who does not come without a word plays on"
                                               : "who does not come without a word is withdrawn");
        parts.emplace_back(rules.halfPointForMissedRounds
                               ? "late entries get half a point for each round missed"
                               : "late entries get nothing for rounds missed");
    }
    if (!action.pairedOtherwise.empty())
        parts.push_back(fmt::format("boards {} of round {} are paired otherwise with that",
                                    listed(action.pairedOtherwise), before.pairedRounds().value()));
    return text("Settings changed: {}", fmt::format("{}", fmt::join(parts, "; ")));
}

Text sentence(const EventState&, const TournamentImported& action) {
    return text("Tournament taken in from {}: {} players, {} rounds", action.source,
                action.tournament.players.size(), action.tournament.recordedRounds().value());
}

Text sentence(const EventState&, const FideModeLeft& action) {
    return text("FIDE mode left: {}", action.reason);
}

Text sentence(const EventState& before, const NoteAdded& action) {
    return action.player ? text("Note on {}: {}", diaryName(before, *action.player), action.text)
                         : text("Note: {}", action.text);
}

Text sentence(const EventState& before, const NoteSettled& action) {
    for (const Note& note : before.notes)
        if (note.number == action.number) return text("Note settled: {}", note.text);
    return text("Note {} settled", action.number);
}

Text sentence(const EventState& before, const TieOrdered& action) {
    std::vector<std::string> names;
    for (const PlayerId id : action.players)
        names.push_back(diaryName(before, id));
    return text("Order of tied players: {} ({})", fmt::format("{}", fmt::join(names, ", ")), action.reason);
}

Text sentence(const EventState&, const LotsDrawn&) {
    return text("Lots drawn for players tied to the end");
}

Text sentence(const EventState&, const EventClosed&) {
    return text("Event closed: the standings are final");
}

} // namespace arbiter::app
