// flagfall import: an entry list (CSV, .xlsx, .ods) or a whole tournament (TRF) into an event.
#include "commands.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>

#include <fmt/ranges.h>

#include "acting.hpp"
#include "event_choice.hpp"
#include "event_session.hpp"
#include "event_tables.hpp"
#include "files.hpp"
#include "player_lists.hpp"
#include "table_output.hpp"
#include "trf_input.hpp"

namespace arbiter::cli {
namespace {

class ImportCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "import",
            .group = Group::People,
            .summary = "read an entry list (CSV, .xlsx, .ods) or a whole tournament (TRF)",
            .usage = {"import [EVENT] LIST [--preview] [--map HEADING=FIELD] [--new-only]",
                      "import [EVENT] FILE.trf [--lenient]"},
            .description =
                "A list has one line of headings and one line per player. Known headings are Name (or "
                "Last name and\n"
                "First name), Title, Sex, Fed, FIDE ID, Rating (Elo, Rtg, ...), Birth and Club, in many "
                "languages and\n"
                "any order, below title lines as well; separator, quotes and encoding of a CSV are "
                "recognised. --map says\n"
                "what a column holds where that is not found out. TRF into an event without players "
                "takes the whole\n"
                "tournament with its rounds; into an event with players it adds the players.\n"
                "\n"
                "All or nothing: if a line is wrong, every wrong line is listed and nobody is "
                "taken in. --preview shows\n"
                "what the columns were taken for and what would happen to each line (new, changed, "
                "ambiguous, bad), and\n"
                "stores nothing; --new-only passes over those who are in the event already.",
            .examples = {"flagfall import club.flagfall players.xlsx",
                         "flagfall import players.csv --preview --map \"Strength=rating_fide\""}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(names_, true);
        options.flag("--preview", preview_, "show columns and lines, and store nothing");
        options.flag("--new-only", newOnly_, "only those who are not in the event yet");
        sheet_.addTo(options);
        trf_.addTo(options);
        acting_.addTo(options);
        table_.addTo(options);
    }

    Outcome run(Console& console) override {
        if (names_.size() > 2) return failure(ExitCode::BadInput, "Name one event and one list.");
        const std::string list = names_.back();
        names_.pop_back();
        if (!names_.empty() && !namesEvent(names_.front()))
            return failure(ExitCode::FileAccess,
                           fmt::format("{}: there is no such event file", names_.front()));
        // The list is read first: a wrong one is named even where there is no event yet.
        const auto bytes = readFile(list);
        if (!bytes) return rules::unexpected(bytes.error());
        if (looksLikeTrf(*bytes)) return importTrf(list, console);
        const auto wishes = sheet_.read();
        if (!wishes) return rules::unexpected(wishes.error());
        if (showsOnly()) return preview(exchange::inspectPlayerSheet(*bytes, list, *wishes), console);
        auto players = playersFromSheet(*bytes, list, console, *wishes);
        if (!players) return rules::unexpected(players.error());
        auto session = acting_.open(names_, console);
        if (!session) return rules::unexpected(session.error());
        return importPlayers(*session, list, std::move(*players), console);
    }

  private:
    [[nodiscard]] bool showsOnly() const { return preview_ || acting_.dryRun(); }

    Outcome preview(const exchange::SheetReading& sheet, Console& console) {
        auto session = acting_.open(names_, console);
        if (!session) return rules::unexpected(session.error());
        sayWarnings(sheet.remarks, console);
        if (!sheet.sheet.columns.empty()) table_.print(console, sheetPreview(session->state(), sheet));
        if (sheet.faults.hasErrors()) return rules::unexpected(failureOf(sheet.faults));
        return {};
    }

    Outcome importTrf(const std::string& list, Console& console) {
        auto file = trf_.read(list, console);
        if (!file) return rules::unexpected(file.error());
        auto session = acting_.open(names_, console);
        if (!session) return rules::unexpected(session.error());
        if (!session->state().tournament.players.empty())
            return importPlayers(*session, list, playersFrom(*file), console);
        const auto rounds = file->tournament.recordedRounds().value();
        const auto count = file->tournament.players.size();
        if (showsOnly()) {
            console.print(
                fmt::format("{}: {} players and {} rounds would be taken in.\n", list, count, rounds));
            return {};
        }
        auto comments = file->extras.keptLines;
        std::erase_if(comments, [](const std::string& line) { return !line.starts_with("###"); });
        const auto left = takeFideModeLine(comments);
        const Outcome taken =
            settled(session->service().importTournament(nameWithoutFolder(list), std::move(file->tournament),
                                                        left, std::move(comments)),
                    console);
        if (taken)
            console.print(fmt::format("{} players and {} rounds taken in from {}.\n", count, rounds, list));
        return taken;
    }

    // "### FIDE mode exited @ Round 3": the round, and the line is taken out.
    static std::optional<pairing::RoundNumber> takeFideModeLine(std::vector<std::string>& comments) {
        static constexpr std::string_view beginning = "### FIDE mode exited @ Round ";
        const auto line = std::ranges::find_if(
            comments, [](const std::string& comment) { return comment.starts_with(beginning); });
        if (line == comments.end()) return std::nullopt;
        const std::string_view digits = std::string_view(*line).substr(beginning.size());
        std::uint16_t round = 1;
        std::from_chars(digits.data(), digits.data() + digits.size(), round);
        std::erase_if(comments, [](const std::string& comment) { return comment.starts_with(beginning); });
        return pairing::RoundNumber(std::max(round, std::uint16_t{1}));
    }

    Outcome importPlayers(EventSession& session, const std::string& list,
                          std::vector<app::ImportedPerson> players, Console& console) {
        if (showsOnly()) {
            table_.print(console, importPreview(session.state(), players));
            return {};
        }
        if (newOnly_) players = newcomersOf(session.state(), std::move(players));
        if (newOnly_ && players.empty()) {
            console.print(fmt::format("{}: nobody new.\n", list));
            return {};
        }
        const std::size_t count = players.size();
        const Outcome taken =
            settled(session.service().importPlayers(nameWithoutFolder(list), std::move(players)), console);
        if (taken)
            console.print(fmt::format("{} players taken in from {}; the event has {} players.\n", count, list,
                                      session.state().tournament.players.size()));
        return taken;
    }

    static std::string nameWithoutFolder(const std::string& file) {
        return std::filesystem::path(file).filename().string();
    }

    std::vector<std::string> names_;
    bool preview_ = false;
    bool newOnly_ = false;
    SheetWishes sheet_;
    TrfInput trf_;
    TableOutput table_;
    Acting acting_;
};

} // namespace

std::unique_ptr<Command> makeImport() {
    return std::make_unique<ImportCommand>();
}

} // namespace arbiter::cli
