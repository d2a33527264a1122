// The sample tournament of data/club-swiss: settings, players, and what happened in the order of time.
// Read for the demo; the form of the files is described in data/README.md.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "arbiter/app/action.hpp"
#include "console.hpp"
#include "failure.hpp"

namespace arbiter::cli {

enum class CourseKind { Enter, Request, Withdraw, Game, Bye };

// One line of course.csv.
struct CourseStep {
    int line = 0;
    pairing::RoundNumber round;
    CourseKind kind = CourseKind::Game;
    std::string player; // of a game: White
    std::string opponent;
    app::GameResult result = app::GameResult::Open;               // of a game
    pairing::RequestedBye bye = pairing::RequestedBye::ZeroPoint; // of a request
};

struct SampleTournament {
    app::EventSettings settings;
    std::vector<app::ImportedPerson> players;
    std::vector<app::ImportedPerson> lateEntries;
    std::vector<CourseStep> course;
};

[[nodiscard]] Answer<SampleTournament> readSample(const std::filesystem::path& folder, Console& console);

} // namespace arbiter::cli
