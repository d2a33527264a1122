// flagfall incident: a ruling on what happened at a board of the event, put on record; appeals and what
// became of them.
#include "commands.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "acting.hpp"
#include "board_output.hpp"
#include "event_tables.hpp"
#include "game_words.hpp"
#include "incident_list.hpp"
#include "local_time.hpp"
#include "rules/clock/time_control.hpp"
#include "ruling_questions.hpp"
#include "ruling_text.hpp"
#include "told_input.hpp"
#include "who.hpp"

namespace arbiter::cli {
namespace {

using rules::adjudication::Verdict;

class IncidentCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "incident",
            .group = Group::Board,
            .summary = "a ruling at a board of the event, put on record; appeals",
            .usage =
                {"incident [EVENT] [--round N] --board B WORDS [--fen FEN | --moves MOVES | --pgn FILE]",
                 "incident [EVENT] --board B", "incident [EVENT] --appeal NUMBER --by WHO --note GROUNDS",
                 "incident [EVENT] --uphold NUMBER | --overrule NUMBER --note REASON [--committee NAMES]"},
            .description = "WORDS tell what happened, as in \"flagfall rule\": \"illegal w e2c3 pressed\", "
                           "\"flag b\", \"phone on "
                           "w\", \"colours\n"
                           "reversed, 12 moves each\", \"claim threefold w board, score sheets incomplete\". "
                           "Without them, on a "
                           "terminal, at\n"
                           "most five questions are asked. The ruling is read aloud from the first lines; it "
                           "is stored with facts, "
                           "articles, time\n"
                           "and arbiter, sets the result of the board when it ends the game, and counts "
                           "illegal moves in that "
                           "game. Level and\n"
                           "rule-set are those of the ruling before, unless --mode and --rules say others. "
                           "Where the Laws leave it "
                           "to the\n"
                           "arbiter, the choices are listed: --choose N, or --result and --clock w+2:00. "
                           "--dry-run only says "
                           "what would be\n"
                           "ruled. A player appeals with --appeal; --uphold and --overrule decide, by the "
                           "chief arbiter or with "
                           "--committee\n"
                           "by the appeals committee. An overruled ruling counts no more: the result of "
                           "before comes back, unless "
                           "--result\n"
                           "says another one.",
            .examples = {
                "flagfall incident club.flagfall --round 3 --board 7 \"illegal w e2c3 pressed\" --fen "
                "\"4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 20\"",
                "flagfall incident --board 4 \"flag b\" --fen \"8/8/8/8/8/5k2/6p1/5NK1 w - - 0 60\" --at "
                "14:05",
                "flagfall incident --appeal 2 --by müller --note \"the clock was defective\"",
                "flagfall incident --overrule 2 --note \"the clock was defective\" --result ="}};
        return manual;
    }

    void configure(Options& options) override {
        options.arguments(arguments_);
        options.number("--round", round_, "of this round instead of the last paired one");
        options.number("--board", board_, "where it happened");
        told_.addTo(options);
        options.number("--choose", option_, "which of the choices that the Laws leave to the arbiter");
        options.text("--result", "RESULT", result_, "the arbiter's result, where the Laws leave it to him");
        options.list("--clock", "CHANGE", clocks_, "the arbiter's change of a clock, as w+2:00 or b-1:00");
        options.text("--note", "TEXT", note_,
                     "the arbiter's words; grounds of an appeal, reason of a decision");
        options.text("--arbiter", "NAME", arbiter_, "who ruled, if not who types");
        options.text("--at", "HH:MM", at_, "when it was ruled, today");
        options.number("--appeal", appeal_, "a player appeals against that ruling");
        options.text("--by", "WHO", by_, "the player who appeals");
        options.number("--uphold", uphold_, "that ruling is upheld");
        options.number("--overrule", overrule_, "that ruling is overruled");
        options.text("--committee", "NAMES", committee_,
                     "the appeals committee decides, these are its members");
        acting_.addTo(options);
    }

    Outcome run(Console& console) override {
        auto session = acting_.open(arguments_, console);
        if (!session) return rules::unexpected(session.error());
        const int reviews = (appeal_ ? 1 : 0) + (uphold_ ? 1 : 0) + (overrule_ ? 1 : 0);
        if (reviews > 1) return failure(ExitCode::BadInput, "Say one of --appeal, --uphold and --overrule.");
        if (result_) {
            wanted_ = app::gameResultFromCode(*result_);
            if (!wanted_)
                return failure(
                    ExitCode::BadInput,
                    fmt::format("--result \"{}\": expected a result such as 1-0, =, 0-1, ½-0, 0-0.",
                                *result_));
        }
        if (appeal_) return appeal(*session, console);
        if (uphold_ || overrule_) return review(*session, console);
        return rule(*session, console);
    }

  private:
    // --- Ruling ---
    Outcome rule(EventSession& session, Console& console) {
        if (!arguments_.empty()) {
            if (told_.event)
                return failure(ExitCode::BadInput, "What happened is told once, in words or with --event.");
            told_.event = fmt::format("{}", fmt::join(arguments_, " "));
        }
        if (!board_) return failure(ExitCode::BadInput, "Say at which board: --board 7.");
        const app::EventState& state = session.state();
        const auto round = chooseRound(state, round_);
        if (!round) return rules::unexpected(round.error());
        if (*board_ < 1 || *board_ > 9999)
            return failure(ExitCode::BadInput, fmt::format("There is no board {}.", *board_));
        takeLevelAndRules(state);
        RulingQuestions questions(console);
        if (!told_.event) {
            const Outcome asked = ask(questions, console);
            if (!asked) return asked;
        }
        auto incident = readIncident(*round);
        if (!incident) return rules::unexpected(incident.error());
        std::optional<app::Time> at;
        if (at_) {
            at = todayAt(*at_);
            if (!at)
                return failure(ExitCode::BadInput,
                               fmt::format("--at \"{}\": expected a time such as 14:05.", *at_));
        }
        const auto proposed = app::rulingOn(state, *incident);
        if (!proposed && proposed.error().code == "incident.choice" && console.readsFromTerminal()) {
            const Outcome chosen = choose(questions, proposed.error(), *incident);
            if (!chosen) return chosen;
        } else if (!proposed && !choicesOrQuestion(proposed.error()).empty()) {
            return failure(proposed.error().kind == app::RefusalKind::BadRequest ? ExitCode::BadInput
                                                                                 : ExitCode::Refused,
                           choicesOrQuestion(proposed.error()));
        }
        const std::uint32_t number = state.nextIncident;
        const Outcome done = settled(session.service().ruleOn(*incident, at), console);
        if (done) print(session.state(), number, console);
        return done;
    }

    // Those of the last ruling; else the level of the event's time control.
    void takeLevelAndRules(const app::EventState& state) {
        if (!state.incidents.empty()) {
            const app::IncidentFacts& last = state.incidents.back().act.facts;
            if (!told_.mode) told_.mode = std::string(app::modeOf(last));
            if (!told_.ruleSet) told_.ruleSet = last.ruleSet;
        }
        if (!told_.mode && rules::clock::readTimeControl(state.tournament.info.timeControl))
            told_.mode = state.tournament.info.timeControl;
    }

    Outcome ask(RulingQuestions& questions, Console& console) {
        if (!console.readsFromTerminal())
            return failure(
                ExitCode::BadInput,
                "Say what happened, as in \"illegal w e2c3 pressed\". Questions are asked only on a "
                "terminal.");
        const auto asked = questions.ask({told_.mode.has_value(), true});
        if (!asked) return rules::unexpected(asked.error());
        told_.event = asked->event;
        if (asked->fen) told_.fen = asked->fen;
        if (asked->moves) told_.moves = asked->moves;
        if (asked->mode) told_.mode = asked->mode;
        return {};
    }

    Answer<app::BoardIncident> readIncident(pairing::RoundNumber round) const {
        auto told = told_.read();
        if (!told) return rules::unexpected(told.error());
        if (told->incidents.size() > 1)
            return failure(ExitCode::BadInput,
                           "These are several incidents: put them on record one after the other.");
        if (option_ && *option_ < 1)
            return failure(ExitCode::BadInput, "--choose: the choices are counted from 1.");
        app::BoardIncident incident{.round = round,
                                    .board = pairing::BoardNumber(static_cast<std::uint16_t>(*board_)),
                                    .rules = told->rules,
                                    .level = told->level,
                                    .record = std::move(told->record),
                                    .incident = std::move(told->incidents.front()),
                                    .which = told->which};
        if (option_) incident.option = static_cast<std::size_t>(*option_);
        incident.result = wanted_;
        for (const std::string& change : clocks_) {
            const auto read = clockChange(change);
            if (!read)
                return failure(
                    ExitCode::BadInput,
                    fmt::format("--clock \"{}\": expected a change such as w+2:00 or b-1:00.", change));
            incident.clockChanges.push_back(*read);
        }
        incident.note = note_;
        incident.arbiter = arbiter_;
        return incident;
    }

    // "w+2:00"
    static std::optional<rules::draws::ClockChange> clockChange(std::string_view text) {
        if (text.size() < 5 || (text[0] != 'w' && text[0] != 'b') || (text[1] != '+' && text[1] != '-'))
            return std::nullopt;
        const std::string_view clock = text.substr(2);
        const auto colon = clock.find(':');
        if (colon == std::string_view::npos || colon == 0 || colon > 3 || clock.size() - colon != 3)
            return std::nullopt;
        std::int64_t parts[2] = {0, 0};
        for (std::size_t i = 0; i < clock.size(); ++i) {
            if (i == colon) continue;
            if (clock[i] < '0' || clock[i] > '9') return std::nullopt;
            auto& part = parts[i > colon ? 1 : 0];
            part = part * 10 + (clock[i] - '0');
        }
        if (parts[1] > 59) return std::nullopt;
        const std::int64_t seconds = 60 * parts[0] + parts[1];
        return rules::draws::ClockChange{text[0] == 'w' ? rules::Colour::White : rules::Colour::Black,
                                         text[1] == '+' ? seconds : -seconds};
    }

    static Outcome choose(RulingQuestions& questions, const app::Refusal& asks,
                          app::BoardIncident& incident) {
        std::vector<std::string> choices;
        for (const rules::Text& one : asks.details)
            choices.push_back(rules::english(one));
        const auto chosen = questions.choice("The Laws leave it to you; the first is recommended:", choices);
        if (!chosen) return rules::unexpected(chosen.error());
        incident.option = *chosen + 1;
        return {};
    }

    // What is missing, in words of its own; empty for every other refusal.
    static std::string choicesOrQuestion(const app::Refusal& refusal) {
        if (refusal.code == "incident.fact") return rules::english(refusal.details.front());
        if (refusal.code != "incident.choice" || refusal.details.empty()) return {};
        std::string text = fmt::format("The Laws leave this to the arbiter ({}):", refusal.article);
        for (std::size_t i = 0; i < refusal.details.size(); ++i)
            text += fmt::format("\n  {} {}{}", i + 1, rules::english(refusal.details[i]),
                                i == 0 ? " (recommended)" : "");
        return text + "\nNothing is on record yet. " + rules::english(refusal.wayOut) + ".";
    }

    void print(const app::EventState& state, std::uint32_t number, Console& console) const {
        const app::RuledIncident* incident = app::findIncident(state, number);
        const app::RulingMade& act = incident->act;
        const auto acts = app::illegalActsAt(state, act.round, act.board);
        std::string counted;
        if (acts.white + acts.black > 0)
            counted = fmt::format("illegal moves in this game: White {}, Black {}", acts.white, acts.black);
        console.print(fmt::format("Round {}, board {}: {} – {}\n", act.round.value(), act.board.value(),
                                  state.playerOf(act.white)->name, state.playerOf(act.black)->name));
        console.print(
            rulingText(act.ruling, textWidth(console),
                       {{"Counted", counted},
                        {"Level", fmt::format("{}, {}", app::modeOf(act.facts), act.facts.ruleSet)}}));
        if (!act.ruling.remark.pattern.empty() && act.ruling.verdict == Verdict::Over)
            console.print(fmt::format("The Laws add: {}.\n", rules::english(act.ruling.remark)));
        console.print(fmt::format("{} as incident {}, {}, by {}.\n",
                                  acting_.dryRun() ? "Would be on record" : "On record", number,
                                  localText(act.time).substr(11), act.arbiter));
        if (act.before != act.after)
            console.print(inWords(state, act.round, {act.board, state.resultOf(act.round, act.board)}) +
                          "\n");
        earlier(state, *incident, console);
    }

    // What the event knows of the two already: a penalty rises with what was before.
    static void earlier(const app::EventState& state, const app::RuledIncident& now, Console& console) {
        for (const app::PlayerId player : {now.act.white, now.act.black}) {
            std::vector<std::string> numbers;
            for (const app::RuledIncident& one : state.incidents)
                if (one.act.number < now.act.number && (one.act.white == player || one.act.black == player))
                    numbers.push_back(std::to_string(one.act.number));
            if (!numbers.empty())
                console.say(fmt::format("Earlier in this event with {}: incident {}.",
                                        state.playerOf(player)->name, fmt::join(numbers, ", ")));
        }
    }

    // --- Appeals ---
    Outcome appeal(EventSession& session, Console& console) const {
        if (!by_) return failure(ExitCode::BadInput, "Say who appeals: --by WHO.");
        const auto player = findPlayer(session.state(), *by_);
        if (!player) return rules::unexpected(player.error());
        const auto number = static_cast<std::uint32_t>(std::max(*appeal_, 0));
        const Outcome done = settled(session.service().appeal(number, *player, note_), console);
        if (done)
            console.print(fmt::format(
                "{} appeals against ruling {}. It stands until it is decided: \"flagfall incident "
                "--uphold {}\" or \"--overrule {}\".\n",
                nameOf(session.state(), *player), number, number, number));
        return done;
    }

    Outcome review(EventSession& session, Console& console) const {
        const auto number = static_cast<std::uint32_t>(std::max(uphold_ ? *uphold_ : *overrule_, 0));
        const std::string& chief = session.state().tournament.info.chiefArbiter;
        const app::Reviewing what{.body = committee_ ? app::ReviewBody::AppealsCommittee
                                                     : app::ReviewBody::ChiefArbiter,
                                  .upheld = uphold_.has_value(),
                                  .by = committee_          ? *committee_
                                        : !arbiter_.empty() ? arbiter_
                                        : !chief.empty()    ? chief
                                                            : actorName(),
                                  .reason = note_,
                                  .result = wanted_};
        const Outcome done = settled(session.service().review(number, what), console);
        if (!done) return done;
        const app::RulingMade& act = app::findIncident(session.state(), number)->act;
        console.print(fmt::format("Ruling {} is {} by {}.\n", number, what.upheld ? "upheld" : "overruled",
                                  committee_ ? "the appeals committee" : "the chief arbiter"));
        console.print(
            inWords(session.state(), act.round, {act.board, session.state().resultOf(act.round, act.board)}) +
            "\n");
        return done;
    }

    std::vector<std::string> arguments_;
    std::optional<int> round_;
    std::optional<int> board_;
    ToldInput told_;
    std::optional<int> option_;
    std::optional<std::string> result_;
    std::optional<app::GameResult> wanted_;
    std::vector<std::string> clocks_;
    std::string note_;
    std::string arbiter_;
    std::optional<std::string> at_;
    std::optional<int> appeal_;
    std::optional<std::string> by_;
    std::optional<int> uphold_;
    std::optional<int> overrule_;
    std::optional<std::string> committee_;
    Acting acting_;
};

} // namespace

std::unique_ptr<Command> makeIncident() {
    return std::make_unique<IncidentCommand>();
}

} // namespace arbiter::cli
