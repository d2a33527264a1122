// flagfall claim: decides a claim of a draw by repetition or by the fifty-move rule.
#include "commands.hpp"

#include <charconv>

#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "board_output.hpp"
#include "draw_options.hpp"
#include "game_input.hpp"
#include "rules/draws/draw_claim.hpp"
#include "rules/notation/fen.hpp"
#include "rules/notation/write_move.hpp"

namespace arbiter::cli {
namespace {

using namespace rules::board;
using namespace rules::draws;
using rules::Colour;

constexpr std::array<std::pair<std::string_view, ClaimKind>, 2> kinds{
    {{"repetition", ClaimKind::Repetition}, {"fifty", ClaimKind::FiftyMoves}}};

std::string_view wordOf(ClaimVerdict verdict) {
    switch (verdict) {
    case ClaimVerdict::Correct:
        return "correct";
    case ClaimVerdict::Wrong:
        return "wrong";
    case ClaimVerdict::NotAdmitted:
        return "not-admitted";
    case ClaimVerdict::LostOnTime:
        return "lost-on-time";
    case ClaimVerdict::GameWasOver:
        return "game-was-over";
    }
    return "";
}

class ClaimCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "claim",
            .group = Group::Board,
            .summary = "decide a claim of a draw by repetition or by the fifty-move rule",
            .usage = {"claim GAME.pgn [--game N] --kind repetition|fifty [--by white|black] [--intends MOVE]",
                      "claim --moves \"1. Nf3 ...\" [--fen FEN] --kind repetition|fifty [--intends MOVE]"},
            .description =
                "The game is given up to the claim. Without --intends the claim is about the position on the "
                "board, with it\n"
                "about the one after the move that the claimant has written down and not played (Laws 9.2, "
                "9.3). The ruling can\n"
                "be read aloud; below it stand the articles, the change of the clocks, what the claimant "
                "must "
                "play, and when the\n"
                "position stood on the board. Exit code 0 whatever the ruling is.",
            .examples = {
                "flagfall claim friday.pgn --game 4 --kind repetition --by white",
                "flagfall claim --moves \"1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1\" --kind repetition "
                "--intends Ng8",
                "flagfall claim --fen \"4k3/8/8/8/8/8/8/R3K3 w - - 99 120\" --kind fifty --intends Ra2"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(files_);
        game_.addTo(options);
        options.choice("--kind", kind_, kinds, "what is claimed (Laws 9.2, 9.3)");
        options.choice("--by", by_, colourWords, "who claims (the player having the move)");
        options.text("--intends", "MOVE", intends_, "the move that the claimant has written and not played");
        options.text("--touched", "SQUARE", touched_, "a piece the claimant has touched on this move (9.4)");
        options.flag("--flag", flag_, "the claimant's flag had fallen before the claim");
        options.text("--time-left", "M:SS", timeLeft_, "on the claimant's clock; older Laws ask for it");
        options.choice("--rules", rules_, ruleWords, "by which Laws (fide2023)");
        options.choice("--mode", level_, modeWords, "standard, or rapid and blitz by Appendix A or B");
        options.choice("--format", format_, boardFormats, "text for people (the default); json for programs");
    }

    Outcome run(Console& console) override {
        if (!kind_)
            return failure(ExitCode::BadInput, "Say what is claimed: --kind repetition or --kind fifty.");
        const auto line = game_.read(files_, console);
        if (!line) return rules::unexpected(line.error());
        const auto claim = readClaim(*line);
        if (!claim) return rules::unexpected(claim.error());
        const ClaimRuling ruling = decideClaim(*line, *claim, rules_, level_);
        console.print(format_ == BoardFormat::Json ? json(*line, *claim, ruling)
                                                   : text(*line, *claim, ruling, textWidth(console)));
        return {};
    }

  private:
    Answer<DrawClaim> readClaim(const GameLine& line) const {
        DrawClaim claim;
        claim.kind = *kind_;
        claim.claimant = by_.value_or(line.current().sideToMove());
        claim.flagHasFallen = flag_;
        if (timeLeft_) {
            claim.secondsLeft = secondsFrom(*timeLeft_);
            if (!claim.secondsLeft)
                return failure(ExitCode::BadInput,
                               fmt::format("--time-left \"{}\": expected hours, minutes and seconds, as in "
                                           "1:02:30 or 4:30.",
                                           *timeLeft_));
        }
        if (touched_) {
            claim.touched = squareFrom(*touched_);
            if (!claim.touched || !line.current().pieceAt(*claim.touched))
                return failure(
                    ExitCode::BadInput,
                    fmt::format("--touched \"{}\": expected a square with a piece on it.", *touched_));
        }
        if (intends_) {
            auto intended = readIntended(line.current(), claim.claimant);
            if (!intended) return rules::unexpected(intended.error());
            claim.intended = std::move(*intended);
        }
        return claim;
    }

    // A move that is not legal decides the claim; one that cannot be understood is asked for again.
    Answer<IntendedMove> readIntended(const Position& position, Colour claimant) const {
        if (position.sideToMove() != claimant) return IntendedMove{*intends_, std::nullopt, {}};
        const auto letters = game_.letters();
        if (!letters) return rules::unexpected(letters.error());
        const auto move = rules::notation::readMove(position, *intends_, {.letters = *letters});
        if (move) return IntendedMove{*intends_, *move, {}};
        const auto& fault = move.error();
        switch (fault.kind) {
        case rules::notation::MoveFaultKind::Illegal:
            return IntendedMove{*intends_, std::nullopt, fault.pieces};
        case rules::notation::MoveFaultKind::Ambiguous:
        case rules::notation::MoveFaultKind::Unreadable:
            break;
        }
        std::vector<std::string> fitting;
        for (const Move one : fault.fitting)
            fitting.push_back(rules::notation::writeSan(position, one));
        return failure(ExitCode::BadInput,
                       fmt::format("--intends \"{}\": {}.{}", *intends_, rules::english(fault.reason),
                                   fitting.empty() ? " Have the claimant write the move."
                                                   : fmt::format(" Ask the claimant which is meant: {}.",
                                                                 fmt::join(fitting, ", "))));
    }

    static std::optional<std::uint32_t> secondsFrom(std::string_view clock) {
        std::uint32_t seconds = 0;
        for (std::size_t parts = 0; parts < 3; ++parts) {
            const std::size_t end = std::min(clock.find(':'), clock.size());
            std::uint32_t value = 0;
            const auto [stop, error] = std::from_chars(clock.data(), clock.data() + end, value);
            if (error != std::errc{} || stop != clock.data() + end || value > 6000) return std::nullopt;
            if (parts > 0 && value >= 60) return std::nullopt;
            seconds = seconds * 60 + value;
            if (end == clock.size()) return parts > 0 ? std::optional(seconds) : std::nullopt;
            clock.remove_prefix(end + 1);
        }
        return std::nullopt;
    }

    static std::string sentences(const ClaimRuling& ruling) {
        std::string spoken;
        for (const rules::Text& sentence : ruling.explanation)
            spoken += (spoken.empty() ? "" : " ") + rules::english(sentence) + ".";
        return spoken;
    }

    // "Black +2:00"
    static std::string clocks(const ClaimRuling& ruling) {
        std::string changes;
        for (const ClockChange& change : ruling.clockChanges) {
            const std::int64_t seconds = change.seconds < 0 ? -change.seconds : change.seconds;
            changes += fmt::format("{}{} {}{}:{:02}", changes.empty() ? "" : ", ", englishName(change.colour),
                                   change.seconds < 0 ? '-' : '+', seconds / 60, seconds % 60);
        }
        return changes.empty() ? "no change" : changes;
    }

    static std::string duty(const GameLine& line, const DrawClaim& claim, const ClaimRuling& ruling) {
        if (ruling.outcome != rules::draws::Outcome::GoesOn) return {};
        const Position& position = line.current();
        const char* const player = englishName(claim.claimant);
        if (ruling.duty.mustPlay)
            return fmt::format("{} must play {}", player,
                               rules::notation::writeSan(position, *ruling.duty.mustPlay));
        if (!ruling.duty.mustMove.empty())
            return fmt::format("{} must move the piece on {}", player, squares(ruling.duty.mustMove));
        if (!ruling.duty.mustCapture.empty())
            return fmt::format("{} must capture on {}", player, squares(ruling.duty.mustCapture));
        return position.sideToMove() == claim.claimant ? fmt::format("{} may play any legal move", player)
                                                       : std::string();
    }

    static std::string squares(SquareSet set) {
        std::string names;
        for (const Square square : set)
            names += (names.empty() ? "" : " or ") + rules::board::nameOf(square);
        return names;
    }

    // The intended move is the half-move behind the game.
    static std::vector<std::string> occurrenceNames(const GameLine& line, const DrawClaim& claim,
                                                    const ClaimRuling& ruling) {
        std::vector<std::string> names;
        for (const std::size_t ply : ruling.occurrences)
            names.push_back(
                ply <= line.plies()
                    ? nameOfPly(line, ply)
                    : fmt::format("after {}{} (written)", rules::notation::moveNumber(line.current()),
                                  rules::notation::writeSan(line.current(), *claim.intended->move)));
        return names;
    }

    static const Position& claimedPosition(const GameLine& line, const DrawClaim& claim,
                                           std::optional<Position>& after) {
        if (!claim.intended || !claim.intended->move) return line.current();
        return after.emplace(line.current().after(*claim.intended->move));
    }

    static std::string text(const GameLine& line, const DrawClaim& claim, const ClaimRuling& ruling,
                            std::size_t width) {
        std::optional<Position> after;
        const Position& position = claimedPosition(line, claim, after);
        const bool counted =
            claim.kind == ClaimKind::FiftyMoves && ruling.verdict != ClaimVerdict::NotAdmitted;
        return paragraph(sentences(ruling), width) + "\n" +
               factLines(
                   {{"Result",
                     textOf(ruling.outcome) + std::string(ruling.outcome == rules::draws::Outcome::GoesOn
                                                              ? " (the game goes on)"
                                                              : "")},
                    {"Articles", fmt::format("{}", fmt::join(ruling.articles, ", "))},
                    {"Clocks", clocks(ruling)},
                    {"Duty", duty(line, claim, ruling)},
                    {"Position", fmt::format("{}", fmt::join(occurrenceNames(line, claim, ruling), "; "))},
                    {"Count",
                     counted ? fmt::format("{} half-moves without capture or pawn move", ruling.halfmoves)
                             : std::string()}},
                   width) +
               "\n" + diagramFor(position);
    }

    static std::string json(const GameLine& line, const DrawClaim& claim, const ClaimRuling& ruling) {
        nlohmann::ordered_json changes = nlohmann::ordered_json::array();
        for (const ClockChange& change : ruling.clockChanges)
            changes.push_back({{"colour", cli::wordOf(change.colour)}, {"seconds", change.seconds}});
        std::vector<std::string> explanation;
        for (const rules::Text& sentence : ruling.explanation)
            explanation.push_back(rules::english(sentence));
        std::optional<Position> after;
        const nlohmann::ordered_json object{
            {"verdict", wordOf(ruling.verdict)},
            {"result", textOf(ruling.outcome)},
            {"claimant", cli::wordOf(claim.claimant)},
            {"articles", ruling.articles},
            {"explanation", explanation},
            {"clocks", changes},
            {"duty", duty(line, claim, ruling)},
            {"occurrences", occurrenceNames(line, claim, ruling)},
            {"halfmoves", ruling.halfmoves},
            {"fen", rules::notation::writeFen(claimedPosition(line, claim, after))}};
        return object.dump(2) + "\n";
    }

    std::vector<std::string> files_;
    GameInput game_;
    std::optional<ClaimKind> kind_;
    std::optional<Colour> by_;
    std::optional<std::string> intends_;
    std::optional<std::string> touched_;
    std::optional<std::string> timeLeft_;
    bool flag_ = false;
    DrawRules rules_ = fide2023;
    Level level_ = Level::Standard;
    BoardFormat format_ = BoardFormat::Text;
};

} // namespace

std::unique_ptr<Command> makeClaim() {
    return std::make_unique<ClaimCommand>();
}

} // namespace arbiter::cli
