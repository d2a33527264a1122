// flagfall seat, cancel, swap: changes to the sheet of the last round; nothing else on it moves.
#include "commands.hpp"

#include <array>
#include <charconv>

#include <fmt/ranges.h>

#include "acting.hpp"
#include "arbiter/app/sheet_changes.hpp"
#include "event_tables.hpp"
#include "table_output.hpp"
#include "who.hpp"

namespace arbiter::cli {
namespace {

using app::ChangeReason;

constexpr std::array<std::pair<std::string_view, ChangeReason>, 5> reasons{
    {{"late-entry", ChangeReason::LateEntry},
     {"without-game", ChangeReason::WithoutGame},
     {"rematch", ChangeReason::AlreadyMet},
     {"event-rules", ChangeReason::EventRules},
     {"unforeseeable", ChangeReason::Unforeseeable}}};

// What the three have in common: an act on the last round, then its sheet.
class SheetCommand : public Command {
  public:
    void configure(Options& options) override {
        options.arguments(arguments_, true);
        addOwn(options);
        acting_.addTo(options);
        table_.addTo(options);
    }

    Outcome run(Console& console) override {
        auto session = acting_.open(arguments_, console);
        if (!session) return rules::unexpected(session.error());
        const auto last = chooseRound(session->state(), std::nullopt);
        if (!last) return rules::unexpected(last.error());
        const Outcome done = act(*session, console);
        if (done) table_.print(console, pairingsOf(session->state(), round(session->state())));
        return done;
    }

  protected:
    virtual void addOwn(Options&) {}
    virtual Outcome act(EventSession& session, Console& console) = 0;
    [[nodiscard]] virtual pairing::RoundNumber round(const app::EventState& state) const {
        return state.pairedRounds();
    }
    [[nodiscard]] const std::vector<std::string>& arguments() const { return arguments_; }

  private:
    std::vector<std::string> arguments_;
    Acting acting_;
    TableOutput table_;
};

class SeatCommand : public SheetCommand {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "seat",
            .group = Group::Round,
            .summary = "two players without an opponent get one in each other",
            .usage = {"seat [EVENT] WHO [--against WHO] [--reason REASON]"},
            .description = "For a latecomer, a player with the bye, or one whose opponent has cancelled "
                           "(C.04.2 art. 4.4). "
                           "Without\n"
                           "--against it is the player with the bye. The game gets a new board behind the "
                           "last, or the board of "
                           "the one\n"
                           "who cancelled; every other board stays. Reasons: late-entry, without-game, "
                           "rematch, event-rules, "
                           "unforeseeable.",
            .examples = {
                "flagfall player add \"Late, Lena\" && flagfall seat \"Late\" --confirm changed-sheet",
                "flagfall seat 7 --against 12 --reason without-game --confirm changed-sheet"}};
        return manual;
    }

  private:
    void addOwn(Options& options) override {
        options.text("--against", "WHO", against_, "the opponent (the player with the bye)");
        options.choice("--reason", reason_, reasons, "why the sheet changes (late-entry)");
    }

    Outcome act(EventSession& session, Console& console) override {
        const app::EventState& state = session.state();
        const auto player = findOnlyPlayer(state, arguments());
        if (!player) return rules::unexpected(player.error());
        auto opponent = opponentFor(state, *player);
        if (!opponent) return rules::unexpected(opponent.error());
        return settled(session.service().seat(*player, *opponent, reason_), console);
    }

    Answer<app::PlayerId> opponentFor(const app::EventState& state, app::PlayerId player) const {
        if (against_) return findPlayer(state, *against_);
        if (const auto bye = state.rounds.back().pairingAllocatedBye; bye && *bye != player) return *bye;
        std::vector<std::string> names;
        for (const app::PlayerId other : app::idlePlayers(state))
            if (other != player) names.push_back(nameOf(state, other));
        if (names.empty())
            return failure(
                ExitCode::Refused,
                "Nobody else is without an opponent in this round. He plays from the next round on; for "
                "this one a bye may be given with \"player add --missed-rounds half\".");
        return failure(ExitCode::BadInput,
                       fmt::format("Say against whom (--against): {}.", fmt::join(names, "; ")));
    }

    std::optional<std::string> against_;
    ChangeReason reason_ = ChangeReason::LateEntry;
};

class CancelCommand : public SheetCommand {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{.name = "cancel",
                                   .group = Group::Round,
                                   .summary = "a player of the running round does not come",
                                   .usage = {"cancel [EVENT] WHO"},
                                   .description = "His opponent wins by forfeit; if somebody else is without "
                                                  "an opponent, too, it says who, and \"seat\" "
                                                  "lets\n"
                                                  "the two play. This is about the running round only: "
                                                  "\"withdraw\" or \"bye\" is for the coming ones.",
                                   .examples = {"flagfall cancel club.flagfall 12"}};
        return manual;
    }

  private:
    Outcome act(EventSession& session, Console& console) override {
        const auto player = findOnlyPlayer(session.state(), arguments());
        if (!player) return rules::unexpected(player.error());
        return settled(session.service().cancel(*player), console);
    }
};

class SwapCommand : public SheetCommand {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "swap",
            .group = Group::Round,
            .summary = "exchange the colours of a board, or two players",
            .usage = {"swap [EVENT] BOARD --colours [--round N]", "swap [EVENT] WHO WHO [--reason REASON]"},
            .description = "--colours: the two play, or have played, with the other colours; who won has "
                           "won. Two players: "
                           "each takes\n"
                           "the other's seat (or the bye); their boards must have no result. Nothing else on "
                           "the sheet moves.",
            .examples = {"flagfall swap club.flagfall 3 --colours --confirm colours-exchanged",
                         "flagfall swap 7 12 --reason rematch --confirm changed-sheet"}};
        return manual;
    }

  private:
    void addOwn(Options& options) override {
        options.flag("--colours", colours_, "of the board, instead of players");
        options.number("--round", round_, "of this round instead of the last (colours only)");
        options.choice("--reason", reason_, reasons, "why the sheet changes (event-rules)");
    }

    [[nodiscard]] pairing::RoundNumber round(const app::EventState& state) const override {
        return chooseRound(state, round_).value_or(state.pairedRounds());
    }

    Outcome act(EventSession& session, Console& console) override {
        const app::EventState& state = session.state();
        if (colours_) {
            const auto round = chooseRound(state, round_);
            if (!round) return rules::unexpected(round.error());
            std::uint16_t board = 0;
            const std::string typed = arguments().size() == 1 ? arguments().front() : "";
            const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), board);
            if (typed.empty() || error != std::errc() || end != typed.data() + typed.size())
                return failure(ExitCode::BadInput, "Give the number of one board.");
            return settled(session.service().swapColours(*round, pairing::BoardNumber(board)), console);
        }
        if (arguments().size() != 2)
            return failure(ExitCode::BadInput, "Name two players, or a board with --colours.");
        const auto one = findPlayer(state, arguments()[0]);
        if (!one) return rules::unexpected(one.error());
        const auto other = findPlayer(state, arguments()[1]);
        if (!other) return rules::unexpected(other.error());
        return settled(session.service().swapSeats(*one, *other, reason_), console);
    }

    bool colours_ = false;
    std::optional<int> round_;
    ChangeReason reason_ = ChangeReason::EventRules;
};

} // namespace

std::unique_ptr<Command> makeSeat() {
    return std::make_unique<SeatCommand>();
}

std::unique_ptr<Command> makeCancel() {
    return std::make_unique<CancelCommand>();
}

std::unique_ptr<Command> makeSwap() {
    return std::make_unique<SwapCommand>();
}

} // namespace arbiter::cli
