#include "sample_tournament.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "arbiter/exchange/csv_cells.hpp"
#include "arbiter/exchange/field_values.hpp"
#include "files.hpp"
#include "player_lists.hpp"

namespace arbiter::cli {
namespace {

using Json = nlohmann::json;
namespace fs = std::filesystem;

constexpr std::array<std::pair<std::string_view, CourseKind>, 5> kinds{{{"enter", CourseKind::Enter},
                                                                        {"request", CourseKind::Request},
                                                                        {"withdraw", CourseKind::Withdraw},
                                                                        {"game", CourseKind::Game},
                                                                        {"bye", CourseKind::Bye}}};

Answer<app::EventSettings> settingsFrom(const Json& object, const std::string& source) {
    auto settings = app::presetNamed(object.value("preset", "club"));
    if (!settings) return failure(ExitCode::BadInput, fmt::format("{}: there is no such preset", source));
    settings->info.name = object.value("name", "");
    settings->info.city = object.value("city", "");
    settings->info.federation = object.value("federation", "");
    settings->info.chiefArbiter = object.value("chiefArbiter", "");
    settings->info.timeControl = object.value("timeControl", "");
    settings->info.firstDay = exchange::dateFromText(object.value("firstDay", ""));
    settings->info.lastDay = exchange::dateFromText(object.value("lastDay", ""));
    settings->plannedRounds = pairing::RoundNumber(object.value("rounds", settings->plannedRounds.value()));
    settings->tieBreaks = object.value("tieBreaks", settings->tieBreaks);
    if (object.contains("initialColour"))
        settings->initialColour =
            object["initialColour"] == "black" ? pairing::Colour::Black : pairing::Colour::White;
    return std::move(*settings);
}

Answer<app::EventSettings> readSettings(const fs::path& file) {
    const auto bytes = readFile(file);
    if (!bytes) return rules::unexpected(bytes.error());
    try {
        return settingsFrom(Json::parse(*bytes), file.string());
    } catch (const Json::exception& error) {
        return failure(ExitCode::BadInput, fmt::format("{}: {}", file.string(), error.what()));
    }
}

Answer<std::vector<app::ImportedPerson>> readPlayers(const fs::path& file, Console& console) {
    const auto bytes = readFile(file);
    if (!bytes) return rules::unexpected(bytes.error());
    return playersFromSheet(*bytes, file.string(), console);
}

std::optional<CourseStep> stepFrom(const exchange::SheetRow& row) {
    if (row.cells.size() != 5) return std::nullopt;
    const auto cell = [&](std::size_t index) -> const std::string& { return row.cells[index].text; };
    CourseStep step;
    step.line = row.line;
    std::uint16_t round = 0;
    std::from_chars(cell(0).data(), cell(0).data() + cell(0).size(), round);
    const auto kind = std::ranges::find(kinds, cell(1), [](const auto& entry) { return entry.first; });
    if (round == 0 || kind == kinds.end()) return std::nullopt;
    step.round = pairing::RoundNumber(round);
    step.kind = kind->second;
    step.player = cell(2);
    step.opponent = cell(3);
    const auto result = app::gameResultFromCode(cell(4));
    if (step.kind == CourseKind::Game && !result) return std::nullopt;
    if (result) step.result = *result;
    if (cell(4) == "half") step.bye = pairing::RequestedBye::HalfPoint;
    return step;
}

Answer<std::vector<CourseStep>> readCourse(const fs::path& file) {
    const auto bytes = readFile(file);
    if (!bytes) return rules::unexpected(bytes.error());
    const auto table = exchange::csvCells(*bytes, ';', file.string());
    if (table.faults.hasErrors()) return rules::unexpected(failureOf(table.faults));
    std::vector<CourseStep> course;
    for (std::size_t row = 1; row < table.rows.size(); ++row) { // below the header
        const auto step = stepFrom(table.rows[row]);
        if (!step)
            return failure(
                ExitCode::BadInput,
                fmt::format("{}:{}: expected round;what;player;opponent;value as data/README.md says",
                            file.string(), table.rows[row].line));
        course.push_back(*step);
    }
    return course;
}

} // namespace

Answer<SampleTournament> readSample(const fs::path& folder, Console& console) {
    auto settings = readSettings(folder / "event.json");
    if (!settings) return rules::unexpected(settings.error());
    auto players = readPlayers(folder / "players.csv", console);
    if (!players) return rules::unexpected(players.error());
    auto lateEntries = readPlayers(folder / "late-entries.csv", console);
    if (!lateEntries) return rules::unexpected(lateEntries.error());
    auto course = readCourse(folder / "course.csv");
    if (!course) return rules::unexpected(course.error());
    return SampleTournament{std::move(*settings), std::move(*players), std::move(*lateEntries),
                            std::move(*course)};
}

} // namespace arbiter::cli
