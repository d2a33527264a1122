// flagfall game: audits the games of PGN files, or finds the slips of typed score sheets.
#include "commands.hpp"

#include <algorithm>
#include <deque>
#include <set>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "audit_queue.hpp"
#include "board_output.hpp"
#include "draw_options.hpp"
#include "game_input.hpp"
#include "long_work.hpp"
#include "pgn_pieces.hpp"
#include "sheet_check.hpp"

namespace arbiter::cli {
namespace {

using rules::Severity;
using rules::draws::Audit;
using rules::draws::Finding;
using rules::draws::FindingKind;

constexpr std::array<std::pair<std::string_view, Severity>, 3> shown{
    {{"errors", Severity::Error}, {"warnings", Severity::Warning}, {"all", Severity::Info}}};

struct Totals {
    std::size_t games = 0;
    std::size_t halfmoves = 0;
    std::size_t errors = 0;
    std::size_t warnings = 0;
    std::size_t remarks = 0;
};

class GameCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "game",
            .group = Group::Board,
            .summary = "audit the games of PGN files, find the slips of a typed score sheet",
            .usage = {"game FILE.pgn... [--show errors|warnings|all] [--rules RULES] [--format json]",
                      "game --moves \"1. e4 e5 ...\" [--fen FEN]", "game FILE --sheet"},
            .description =
                "Each finding is one line with file, line, column and game: moves that are not legal, play "
                "after mate,\n"
                "stalemate, a dead position, fivefold repetition or 75 moves, results that cannot be, and "
                "the "
                "first moment at\n"
                "which a draw could have been claimed. Files of any size, all cores; - is standard input. A "
                "typed score sheet\n"
                "(--moves, or --sheet for a file) is followed behind each slip by the likeliest repair, and "
                "the repaired game is\n"
                "printed. Exit code: 0 nothing wrong, 6 errors or warnings found.",
            .examples = {"flagfall game round-*.pgn", "flagfall game open.pgn --format json > findings.json",
                         "flagfall game --moves \"1. e4 e5 2. Nf4 Nc6 3. Bb5 a6\""}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(files_);
        options.flag("--sheet", sheet_, "the files are typed score sheets of one game each");
        options.text("--moves", "MOVES", moves_, "a typed score sheet");
        options.text("--fen", "FEN", fen_, "where the moves of a score sheet begin");
        options.choice("--show", least_, shown,
                       "how much: claims that would have been right only with all "
                       "(the default)");
        options.choice("--rules", rules_, ruleWords, "by which Laws (fide2023)");
        options.number("--jobs", jobs_, "threads to use (as many as there are cores)");
        options.choice("--format", format_, boardFormats, "text for people (the default); json for programs");
        addLetters(options, letters_);
        position_.addTo(options);
    }

    Outcome run(Console& console) override {
        const auto letters = lettersOf(letters_);
        if (!letters) return rules::unexpected(letters.error());
        audit_.letters = *letters;
        audit_.rules = rules_;
        if (files_.empty() && !moves_)
            return failure(ExitCode::BadInput, "Name a PGN file, or type the moves with --moves.");
        if (sheet_ || moves_) return checkSheets(console);
        if (fen_)
            return failure(ExitCode::BadInput, "--fen is for --moves and --sheet; in PGN a tag says it.");
        if (jobs_ && (*jobs_ < 1 || *jobs_ > 1024))
            return failure(ExitCode::BadInput, "--jobs: expected a number from 1 to 1024.");
        return auditFiles(console);
    }

  private:
    Outcome checkSheets(Console& console) {
        const SheetCheck check{position_, audit_.letters, audit_.rules, fen_, format_};
        bool slips = false;
        if (moves_) {
            const auto found = check.run(*moves_, "--moves", console);
            if (!found) return rules::unexpected(found.error());
            slips = *found;
        }
        for (const std::string& file : files_) {
            const auto found = check.runFile(file, console);
            if (!found) return rules::unexpected(found.error());
            slips = *found || slips;
        }
        if (slips) return failure(ExitCode::Differences, "");
        return {};
    }

    // What a piece in the queue belongs to.
    struct Waiting {
        std::size_t file;
        int lastLine;
        bool cutShort;
    };

    Outcome auditFiles(Console& console) {
        AuditQueue queue(jobs_ ? static_cast<unsigned>(*jobs_) : std::thread::hardware_concurrency());
        LongWork work(console, Stopping::AtOnce);
        gamesOf_.assign(files_.size(), 0);
        if (format_ == BoardFormat::Json) console.print("{\"findings\": [");
        for (std::size_t file = 0; file < files_.size(); ++file) {
            const Outcome read = auditFile(file, queue, work, console);
            if (!read) noteFailure(read.error(), console);
        }
        while (queue.waiting() > 0)
            collect(queue, console);
        for (std::size_t file = 0; file < files_.size(); ++file)
            if (gamesOf_[file] == 0 && !failed_.contains(file))
                noteFailure({ExitCode::BadInput, files_[file] + ": there is no game in it."}, console);
        printTotals(console);
        if (worst_ != ExitCode::Done) return failure(worst_, "");
        if (totals_.errors + totals_.warnings > 0) return failure(ExitCode::Differences, "");
        return {};
    }

    Outcome auditFile(std::size_t file, AuditQueue& queue, LongWork& work, Console& console) {
        auto pieces = PgnPieces::open(files_[file]);
        if (!pieces) {
            failed_.insert(file);
            return rules::unexpected(pieces.error());
        }
        while (true) {
            auto piece = pieces->next();
            if (!piece) {
                failed_.insert(file);
                return rules::unexpected(piece.error());
            }
            if (!*piece) return {};
            audit_.firstLine = (*piece)->firstLine;
            waiting_.push_back({file, (*piece)->firstLine, (*piece)->cutShort});
            queue.add(std::move((*piece)->text), audit_);
            while (queue.waiting() > queue.enough())
                collect(queue, console);
            showProgress(file, *pieces, work);
        }
    }

    void collect(AuditQueue& queue, Console& console) {
        const Waiting piece = waiting_.front();
        waiting_.pop_front();
        Audit audit = queue.take();
        std::size_t& games = gamesOf_[piece.file];
        for (Finding& finding : audit.findings) {
            finding.game += games;
            report(finding, files_[piece.file], console);
        }
        games += audit.games;
        if (piece.cutShort)
            report({FindingKind::BrokenText, Severity::Error, games, piece.lastLine, 1, "",
                    rules::text("no game, or one of more than {} MB, begins here",
                                PgnPieces::largestGame >> 20U),
                    rules::text("What follows is left out up to the next Event tag")},
                   files_[piece.file], console);
        totals_.games += audit.games;
        totals_.halfmoves += audit.halfmoves;
    }

    void report(const Finding& finding, const std::string& file, Console& console) {
        switch (finding.severity) {
        case Severity::Error:
            ++totals_.errors;
            break;
        case Severity::Warning:
            ++totals_.warnings;
            break;
        case Severity::Info:
            ++totals_.remarks;
            break;
        }
        if (finding.severity < least_) return;
        if (format_ == BoardFormat::Text)
            return console.print(rules::toString(diagnosticOf(finding, file)) + "\n");
        const nlohmann::ordered_json object{{"file", file},
                                            {"game", finding.game},
                                            {"line", finding.line},
                                            {"column", finding.column},
                                            {"severity", shownName(finding.severity)},
                                            {"code", codeOf(finding.kind)},
                                            {"players", finding.players},
                                            {"message", rules::english(finding.message)},
                                            {"advice", rules::english(finding.advice)}};
        using Json = nlohmann::ordered_json;
        console.print((first_ ? "\n" : ",\n") + object.dump(-1, ' ', false, Json::error_handler_t::replace));
        first_ = false;
    }

    static std::string_view shownName(Severity severity) {
        switch (severity) {
        case Severity::Error:
            return "error";
        case Severity::Warning:
            return "warning";
        case Severity::Info:
            return "remark";
        }
        return "";
    }

    void printTotals(Console& console) const {
        if (format_ == BoardFormat::Json)
            return console.print(fmt::format("{}], \"files\": {}, \"games\": {}, \"halfmoves\": {}, "
                                             "\"errors\": {}, \"warnings\": {}, \"remarks\": {}}}\n",
                                             first_ ? "" : "\n", files_.size() - failed_.size(),
                                             totals_.games, totals_.halfmoves, totals_.errors,
                                             totals_.warnings, totals_.remarks));
        console.print(fmt::format("{} files, {} games, {} half-moves: {} errors, {} warnings, {} remarks\n",
                                  files_.size() - failed_.size(), totals_.games, totals_.halfmoves,
                                  totals_.errors, totals_.warnings, totals_.remarks));
    }

    void showProgress(std::size_t file, const PgnPieces& pieces, LongWork& work) const {
        const double ofFile =
            pieces.size() > 0 ? static_cast<double>(pieces.bytesRead()) / static_cast<double>(pieces.size())
                              : 0.0;
        work.reached((static_cast<double>(file) + ofFile) / static_cast<double>(files_.size()),
                     fmt::format("{}/{} {}, {} games", file + 1, files_.size(), files_[file], totals_.games));
    }

    void noteFailure(const Failure& reason, Console& console) {
        console.say(reason.message);
        if (worst_ == ExitCode::Done || reason.code == ExitCode::FileAccess) worst_ = reason.code;
    }

    std::vector<std::string> files_;
    bool sheet_ = false;
    std::optional<std::string> moves_;
    std::optional<std::string> fen_;
    std::optional<std::string> letters_;
    std::optional<int> jobs_;
    Severity least_ = Severity::Info;
    rules::draws::DrawRules rules_ = rules::draws::fide2023;
    BoardFormat format_ = BoardFormat::Text;
    PositionInput position_;
    rules::draws::AuditOptions audit_;

    std::deque<Waiting> waiting_;
    std::vector<std::size_t> gamesOf_;
    std::set<std::size_t> failed_;
    Totals totals_;
    bool first_ = true; // no finding printed yet
    ExitCode worst_ = ExitCode::Done;
};

} // namespace

std::unique_ptr<Command> makeGame() {
    return std::make_unique<GameCommand>();
}

} // namespace arbiter::cli
