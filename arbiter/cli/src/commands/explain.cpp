// flagfall explain: why a round of an event or of a TRF file was paired as it was.
#include "commands.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "acting.hpp"
#include "arbiter/app/numbered_then.hpp"
#include "event_session.hpp"
#include "event_tables.hpp"
#include "files.hpp"
#include "pairing/check/check_tournament.hpp"
#include "pairing/dutch/pair_round.hpp"
#include "pairing/explain/explain_round.hpp"
#include "reports/explanation_report.hpp"
#include "table_output.hpp"
#include "trf_input.hpp"

namespace arbiter::cli {
namespace {

using pairing::BoardNumber;
using pairing::PairingNumber;
using pairing::RoundNumber;
using pairing::RoundPairing;
using pairing::Tournament;

// A round to explain: the tournament before it, who takes part, and how it was really paired.
struct Question {
    Tournament tournament;
    RoundNumber round;
    std::vector<PairingNumber> participants;
    bool isRecorded = false;
};

class ExplainCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "explain",
            .group = Group::Engine,
            .summary = "why a round was paired as it was",
            .usage = {"explain [EVENT] [--round R] [--board B | --player NUMBER] [--all]",
                      "explain FILE.trf [--round R] [--board B | --player NUMBER] [--format json]"},
            .description =
                "For each bracket its members, halves and floaters; for each board where the two stood, why "
                "the opponents who\n"
                "stand before in the order were not taken, and which rule decided the colours; for each "
                "float "
                "and the bye why\n"
                "it fell on this player. Every reason names its article: the engine was asked to make the "
                "other choice, and\n"
                "what got worse first is the reason. Without --round it is the last paired round; a TRF file "
                "may also be asked\n"
                "for the round after its last one.\n"
                "\n"
                "At most five reasons are given for a board; --all gives every one.",
            .examples = {"flagfall explain club.flagfall --board 3",
                         "flagfall explain open.trf --round 4 --player 7"}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(names_);
        options.number("--round", round_, "this round");
        options.number("--board", board_, "only this board");
        options.number("--player", player_, "only the player with this number: game, float, bye");
        options.flag("--all", all_, "every opponent who stands before in the order, not only the first five");
        trf_.addTo(options);
        section_.addTo(options);
        table_.addTo(options);
    }

    Outcome run(Console& console) override {
        if (board_ && player_)
            return failure(ExitCode::BadInput, "Say either --board or --player, not both.");
        const bool isFile = names_.size() == 1 && kindOf(names_.front()) == FileKind::Other;
        const auto question = isFile ? ofFile(names_.front(), console) : ofEvent(console);
        if (!question) return rules::unexpected(question.error());
        return explain(*question, console);
    }

  private:
    Answer<Question> ofFile(const std::string& name, Console& console) const {
        auto file = trf_.readForPairing(name, console);
        if (!file) return rules::unexpected(file.error());
        Tournament& tournament = file->tournament;
        const int recorded = tournament.recordedRounds().value();
        const int wanted = round_.value_or(std::max(recorded, 1));
        if (wanted < 1 || wanted > recorded + 1)
            return failure(ExitCode::BadInput,
                           fmt::format("{}: there is no round {}; it has {} rounds, and {} "
                                       "can be asked for",
                                       name, wanted, recorded, recorded + 1));
        const RoundNumber round(static_cast<std::uint16_t>(wanted));
        if (!tournament.initialColour) tournament.initialColour = pairing::check::initialColourOf(tournament);
        if (!tournament.initialColour && !tournament.roundRobin)
            return failure(
                ExitCode::BadInput,
                fmt::format("{}: the initial colour is not stated (C.04.3 art. 5.1: it is drawn by lot "
                            "before round 1); add a line \"152 W\" or \"152 B\"",
                            name));
        const bool isRecorded = wanted <= recorded;
        auto participants = isRecorded ? pairing::check::participantsOf(tournament, round)
                                       : pairing::dutch::participantsOfNextRound(tournament);
        return Question{std::move(tournament), round, std::move(participants), isRecorded};
    }

    Answer<Question> ofEvent(Console& console) {
        auto session = section_.openOnly(names_, console);
        if (!session) return rules::unexpected(session.error());
        const auto round = chooseRound(session->state(), round_);
        if (!round) return rules::unexpected(round.error());
        Tournament tournament = app::numberedThen(session->state(), *round);
        auto participants = pairing::check::participantsOf(tournament, *round);
        return Question{std::move(tournament), *round, std::move(participants), true};
    }

    Outcome explain(const Question& question, Console& console) const {
        if (question.tournament.roundRobin)
            return failure(ExitCode::BadInput, "The rounds of a round robin stand in the Berger tables (C.05 "
                                               "Annex 1): there is nothing to explain. See: flagfall check");
        const auto pairing =
            pairing::dutch::pairRound(question.tournament, question.round, question.participants);
        if (!pairing) return failure(ExitCode::NoLegalPairing, reasonsOf(pairing.error()));
        if (board_ && (*board_ < 1 || static_cast<std::size_t>(*board_) > pairing->boards.size()))
            return failure(ExitCode::BadInput, fmt::format("There is no board {}: round {} has {}", *board_,
                                                           question.round.value(), pairing->boards.size()));
        if (player_ && std::ranges::find(question.participants, *player_, &PairingNumber::value) ==
                           question.participants.end())
            return failure(ExitCode::BadInput, fmt::format("Player {} was not paired in round {}", *player_,
                                                           question.round.value()));
        if (question.isRecorded) sayDifference(question, *pairing, console);
        pairing::explain::Wanted wanted;
        const auto shown = shownPlayers(*pairing);
        if (shown) {
            wanted.player = shown;
            wanted.board = [shown](const pairing::Pair& pair) {
                return shown(pair.white) || shown(pair.black);
            };
        }
        if (all_) wanted.alternatives = question.participants.size();
        const auto explanation = pairing::explain::explainRound(question.tournament, question.round,
                                                                question.participants, wanted);
        if (!explanation) return failure(ExitCode::NoLegalPairing, reasonsOf(explanation.error()));
        const reports::ExplainedRound round{question.tournament, *explanation, shown, !shown};
        if (table_.format() == Format::Text)
            console.print(reports::explanationText(round, table_.translator()));
        else
            table_.print(console, reports::explanationReport(round, table_.translator()));
        return {};
    }

    [[nodiscard]] std::function<bool(PairingNumber)> shownPlayers(const RoundPairing& pairing) const {
        if (player_) return [number = *player_](PairingNumber player) { return player.value() == number; };
        if (!board_) return {};
        const pairing::Pair pair = pairing.boards[static_cast<std::size_t>(*board_ - 1)];
        return [pair](PairingNumber player) { return player == pair.white || player == pair.black; };
    }

    static std::string reasonsOf(const pairing::PairingRefusal& refusal) {
        std::string message = fmt::format("Round {} has no legal pairing to explain (C.04.3 art. 1.9.3)",
                                          refusal.round.value());
        for (const rules::Text& reason : refusal.reasons)
            message += "\n  " + rules::english(reason);
        return message;
    }

    // What is explained is the engine's pairing; a record made by hand may differ.
    static void sayDifference(const Question& question, const RoundPairing& pairing, Console& console) {
        const auto check = pairing::check::checkRound(
            question.tournament, question.round,
            [&](const Tournament&, RoundNumber, std::span<const PairingNumber>) {
                return rules::Expected<RoundPairing, pairing::PairingRefusal>(pairing);
            });
        if (check.equal()) return;
        console.say(
            fmt::format("Round {} is recorded otherwise than the rules pair it: {} pairs and {} colours "
                        "differ{}. Explained is the pairing by the rules; \"flagfall check\" shows both.",
                        question.round.value(), check.onlyRecorded.size(), check.colours.size(),
                        check.byeDiffers ? ", and the bye" : ""));
    }

    std::vector<std::string> names_;
    std::optional<int> round_;
    std::optional<int> board_;
    std::optional<int> player_;
    bool all_ = false;
    TrfInput trf_;
    SectionOption section_;
    TableOutput table_;
};

} // namespace

std::unique_ptr<Command> makeExplain() {
    return std::make_unique<ExplainCommand>();
}

} // namespace arbiter::cli
