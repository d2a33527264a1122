// Acts on the event as a whole: made, set up, taken in from a file, its notes, its tied players, its end.
// Cases of Action; see arbiter/app/action.hpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/app/event_settings.hpp"
#include "arbiter/app/player_id.hpp"
#include "pairing/model/tournament.hpp"

namespace arbiter::app {

struct EventCreated {
    static constexpr std::string_view journalVerb = "event created";
    EventSettings settings;
    friend bool operator==(const EventCreated&, const EventCreated&) = default;
};

// Only what is set changes.
struct SettingsChanged {
    static constexpr std::string_view journalVerb = "settings changed";
    std::optional<pairing::TournamentInfo> info;
    std::optional<pairing::RoundNumber> plannedRounds;
    std::optional<pairing::ScoringSystem> scoring;
    std::optional<std::vector<std::string>> tieBreaks;
    std::optional<pairing::Colour> initialColour; // drawn by hand
    std::optional<ByeRules> byeRules;
    // Of the round paired last, which becomes the last one of the event or stops being it: its boards that
    // are paired otherwise now.
    std::vector<pairing::BoardNumber> pairedOtherwise{};
    std::optional<EventRules> eventRules{};
    friend bool operator==(const SettingsChanged&, const SettingsChanged&) = default;
};

// A whole recorded tournament (from TRF) into an event that has no players yet.
struct TournamentImported {
    static constexpr std::string_view journalVerb = "tournament imported";
    std::string source;
    pairing::Tournament tournament;
    std::optional<pairing::RoundNumber> fideModeLeft; // as the file says
    std::vector<std::string> comments;                // of the file: its lines "### …", whole
    friend bool operator==(const TournamentImported&, const TournamentImported&) = default;
};

// Left on purpose, by nothing but this. See fide_mode.hpp.
struct FideModeLeft {
    static constexpr std::string_view journalVerb = "FIDE mode left";
    std::string reason;
    friend bool operator==(const FideModeLeft&, const FideModeLeft&) = default;
};

struct NoteAdded {
    static constexpr std::string_view journalVerb = "note added";
    std::string text;
    std::optional<PlayerId> player;
    friend bool operator==(const NoteAdded&, const NoteAdded&) = default;
};

struct NoteSettled {
    static constexpr std::string_view journalVerb = "note settled";
    std::uint32_t number = 0; // as it was given
    friend bool operator==(const NoteSettled&, const NoteSettled&) = default;
};

// The arbiter's order of players whom the whole list of tie-breaks leaves tied, after a play-off or lots
// drawn by hand: the last resort (FIDE C.07 art. 4.2). A later one for the same players takes its place.
struct TieOrdered {
    static constexpr std::string_view journalVerb = "tie ordered";
    std::vector<PlayerId> players; // the first one first
    std::string reason;
    friend bool operator==(const TieOrdered&, const TieOrdered&) = default;
};

// Lots are drawn, from the seed of the event, for all who are tied to the end (FIDE C.07 art. 4.2).
struct LotsDrawn {
    static constexpr std::string_view journalVerb = "lots drawn";
    friend bool operator==(const LotsDrawn&, const LotsDrawn&) = default;
};

// The standings are final; nothing changes any more.
struct EventClosed {
    static constexpr std::string_view journalVerb = "event closed";
    friend bool operator==(const EventClosed&, const EventClosed&) = default;
};

} // namespace arbiter::app
