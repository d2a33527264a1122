// Acts on what happened at a board: the arbiter's ruling, an appeal against it, and what became of that.
// Cases of Action; see arbiter/app/action.hpp.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "arbiter/app/game_result.hpp"
#include "arbiter/app/incident_facts.hpp"
#include "arbiter/app/player_id.hpp"

namespace arbiter::app {

// A ruling with the facts that it rests on. The result of the board, where it has another one by it, counts
// as entered.
struct RulingMade {
    static constexpr std::string_view journalVerb = "ruling made";
    std::uint32_t number = 0; // of the incident, from 1
    pairing::RoundNumber round;
    pairing::BoardNumber board;
    PlayerId white; // as they sat on the sheet
    PlayerId black;
    IncidentFacts facts;
    rules::adjudication::Ruling ruling;   // with the arbiter's choice where the Laws leave it to him
    GameResult before = GameResult::Open; // of the board, as seen
    GameResult after = GameResult::Open;  // with the colours of the sheet before the act
    bool coloursAsPlayed = false;         // the game with reversed colours stands (7.3)
    std::string note;                     // the arbiter's own words; may be empty
    std::string arbiter;
    std::string time; // "2026-11-30T14:05:12Z": of the ruling, not of the entry
    friend bool operator==(const RulingMade&, const RulingMade&) = default;
};

// Laws 11.10.
struct RulingAppealed {
    static constexpr std::string_view journalVerb = "ruling appealed";
    std::uint32_t number = 0;
    pairing::RoundNumber round;
    pairing::BoardNumber board;
    PlayerId player;
    std::string grounds;
    std::string time;
    friend bool operator==(const RulingAppealed&, const RulingAppealed&) = default;
};

enum class ReviewBody { AppealsCommittee, ChiefArbiter };

// The ruling is upheld, or overruled: then it does not count any more.
struct RulingReviewed {
    static constexpr std::string_view journalVerb = "ruling reviewed";
    std::uint32_t number = 0;
    pairing::RoundNumber round;
    pairing::BoardNumber board;
    ReviewBody body = ReviewBody::ChiefArbiter;
    bool upheld = false;
    std::string by;
    std::string reason;
    GameResult before = GameResult::Open; // of the board, as seen
    GameResult after = GameResult::Open;
    std::string time;
    friend bool operator==(const RulingReviewed&, const RulingReviewed&) = default;
};

} // namespace arbiter::app
