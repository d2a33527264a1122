// flagfall demo: a whole club Swiss goes by, from entry list to crosstable.
#include "commands.hpp"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <thread>

#include <fmt/format.h>

#include "arbiter/app/round_checks.hpp"
#include "event_session.hpp"
#include "event_tables.hpp"
#include "ranked_event.hpp"
#include "reports/crosstable_report.hpp"
#include "reports/standings_report.hpp"
#include "sample_tournament.hpp"
#include "table_output.hpp"
#include "who.hpp"

namespace arbiter::cli {
namespace {

namespace fs = std::filesystem;
using pairing::RoundNumber;

constexpr std::string_view sampleName = "club-swiss";

// --data, else FLAGFALL_DATA, else beside the program as it is built or installed.
Answer<fs::path> sampleFolder(const std::string& named) {
    if (!named.empty()) return fs::path(named);
    std::vector<fs::path> candidates;
    if (const auto data = environment("FLAGFALL_DATA")) candidates.push_back(fs::path(*data) / sampleName);
    std::error_code ignored;
    const fs::path program = fs::read_symlink("/proc/self/exe", ignored).parent_path();
    candidates.push_back(program / "../../data" / sampleName);
    candidates.push_back(program / "../share/flagfall/data" / sampleName);
    for (const fs::path& candidate : candidates)
        if (fs::is_directory(candidate, ignored)) return candidate;
    return failure(ExitCode::FileAccess,
                   "The sample tournament was not found. Name its folder: flagfall demo --data "
                   "DIR (it holds players.csv and course.csv).");
}

// club-swiss.flagfall, or with the first number that is free: an own file is never touched.
fs::path freeName(const fs::path& folder) {
    fs::path file = folder / fmt::format("{}.flagfall", sampleName);
    std::error_code ignored;
    for (int number = 2; fs::exists(fs::symlink_status(file, ignored)); ++number)
        file = folder / fmt::format("{}-{}.flagfall", sampleName, number);
    return file;
}

class DemoCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{.name = "demo",
                                   .group = Group::Event,
                                   .summary = "watch a whole club Swiss, from entry list to crosstable",
                                   .usage = {"demo [--dir DIR] [--slow]"},
                                   .description = "Reads the entry list of a sample tournament, pairs each "
                                                  "round with the engine, enters the results (with\n"
                                                  "a late entry, byes, a forfeit and a withdrawal), and "
                                                  "prints every sheet, the final standings and the\n"
                                                  "crosstable. The event is saved as club-swiss.flagfall in "
                                                  "this folder or in DIR; if a file of that name\n"
                                                  "is there, it is left alone and another name is taken. Go "
                                                  "on with it: flagfall standings FILE.",
                                   .examples = {"flagfall demo", "flagfall demo --slow"}};
        return manual;
    }

    void configure(Options& options) override {
        options.text("--dir", "DIR", folder_, "where the event is saved");
        options.text("--data", "DIR", data_, "folder of another sample tournament");
        options.flag("--slow", slow_, "wait a little after each table (on a terminal)");
        table_.addTo(options);
    }

    Outcome run(Console& console) override {
        const auto folder = sampleFolder(data_);
        if (!folder) return rules::unexpected(folder.error());
        const auto sample = readSample(*folder, console);
        if (!sample) return rules::unexpected(sample.error());
        const fs::path file = freeName(folder_);
        auto session = EventSession::create(file, sample->settings);
        if (!session) return rules::unexpected(session.error());
        const Outcome played = play(*session, *sample, console);
        if (!played) return played;
        const Outcome shown = showFinalTables(*session, console);
        if (!shown) return shown;
        console.print(fmt::format("\nThe event is saved as {}\n", file.lexically_normal().string()));
        return {};
    }

  private:
    Outcome play(EventSession& session, const SampleTournament& sample, Console& console) {
        const Outcome imported =
            settled(session.service().importPlayers("players.csv", sample.players), console);
        if (!imported) return imported;
        table_.print(console, playersOf(session.state()));
        pause(console);
        for (std::uint16_t round = 1; round <= sample.settings.plannedRounds.value(); ++round) {
            const Outcome played = playRound(session, sample, RoundNumber(round), console);
            if (!played) return played;
        }
        return {};
    }

    Outcome playRound(EventSession& session, const SampleTournament& sample, RoundNumber round,
                      Console& console) {
        console.print("\n");
        for (const CourseStep& step : sample.course) {
            if (step.round != round) continue;
            const Outcome done = before(session, sample, step, console);
            if (!done) return done;
        }
        // Who did not come to the last round plays on, unless the course says that he leaves.
        for (const app::PlayerId noShow : app::unsettledNoShows(session.state())) {
            const Outcome stays = settled(session.service().settleNoShow(noShow), console);
            if (!stays) return stays;
        }
        const Outcome paired = settled(session.service().pairNextRound(), console);
        if (!paired) return paired;
        const Outcome published = settled(session.service().publishRound(round), console);
        if (!published) return published;
        const Outcome recorded = recordResults(session, sample, round, console);
        if (!recorded) return recorded;
        table_.print(console, pairingsOf(session.state(), round));
        pause(console);
        return {};
    }

    // What happens before the round is paired.
    Outcome before(EventSession& session, const SampleTournament& sample, const CourseStep& step,
                   Console& console) {
        if (step.kind == CourseKind::Enter) {
            const auto entry =
                std::ranges::find(sample.lateEntries, step.player,
                                  [](const app::ImportedPerson& late) { return late.person.name; });
            if (entry == sample.lateEntries.end()) return unknownPlayer(step);
            console.print(fmt::format("Late entry for round {}: {}\n", step.round.value(), step.player));
            return settled(session.service().addPlayer(entry->person), console);
        }
        if (step.kind != CourseKind::Request && step.kind != CourseKind::Withdraw) return {};
        const auto player = findPlayer(session.state(), step.player);
        if (!player) return unknownPlayer(step);
        if (step.kind == CourseKind::Withdraw) {
            console.print(fmt::format("Withdraws before round {}: {}\n", step.round.value(), step.player));
            return settled(session.service().withdrawPlayer(*player), console);
        }
        const bool half = step.bye == pairing::RequestedBye::HalfPoint;
        console.print(fmt::format("Asks for a {}-point bye in round {}: {}\n", half ? "half" : "zero",
                                  step.round.value(), step.player));
        return settled(session.service().grantBye(*player, step.round, step.bye), console);
    }

    static Outcome unknownPlayer(const CourseStep& step) {
        return failure(ExitCode::BadInput,
                       fmt::format("course.csv:{}: there is no player \"{}\"", step.line, step.player));
    }

    // The results as they were played. The pairing just made must be the one that was played.
    static Outcome recordResults(EventSession& session, const SampleTournament& sample, RoundNumber round,
                                 Console& console) {
        const app::EventState& state = session.state();
        const auto& boards = state.round(round).boards;
        std::vector<app::BoardResult> results;
        for (const CourseStep& step : sample.course) {
            if (step.round != round || step.kind != CourseKind::Game) continue;
            const std::size_t board = results.size();
            const bool same = board < boards.size() &&
                              state.playerOf(boards[board].white)->name == step.player &&
                              state.playerOf(boards[board].black)->name == step.opponent;
            if (!same)
                return failure(
                    ExitCode::Differences,
                    fmt::format("course.csv:{}: board {} of round {} was paired otherwise than it was played",
                                step.line, board + 1, round.value()));
            results.push_back({pairing::BoardNumber(static_cast<std::uint16_t>(board + 1)), step.result});
        }
        return settled(session.service().recordResults(round, results), console);
    }

    Outcome showFinalTables(const EventSession& session, Console& console) const {
        const auto event = rankedEvent(session.state());
        if (!event) return rules::unexpected(event.error());
        const auto standings = event->standings();
        console.print("\n");
        table_.print(console, reports::standingsReport({event->tournament, standings, event->writtenCodes}));
        pause(console);
        console.print("\n");
        table_.print(console, reports::crosstableReport({event->tournament, standings}));
        return {};
    }

    void pause(Console& console) const {
        if (!slow_ || !console.printsOnTerminal() || !console.flush()) return;
        std::this_thread::sleep_for(std::chrono::milliseconds(2500));
    }

    std::string folder_ = ".";
    std::string data_;
    bool slow_ = false;
    TableOutput table_;
};

} // namespace

std::unique_ptr<Command> makeDemo() {
    return std::make_unique<DemoCommand>();
}

} // namespace arbiter::cli
