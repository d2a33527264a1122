#include "arbiter/app/rule_incident.hpp"

#include <algorithm>
#include <fmt/format.h>

#include "incident_names.hpp"
#include "names_of_people.hpp"
#include "pairing/model/overloaded.hpp"

namespace arbiter::app {
namespace {

using namespace rules::adjudication;
using rules::ByColour;
using rules::Colour;
using rules::Text;
using rules::text;

constexpr const char* ordinals[] = {"", "first", "second", "third"};

const char* nameOfColour(Colour colour) {
    return colour == Colour::White ? "White" : "Black";
}

// A game is over when it has a result; what happens in a game cannot happen then.
bool happensInPlay(const Incident& incident) {
    using pairing::Overloaded;
    return std::visit(Overloaded{
                          [](const IllegalAct& act) { return act.raised != Raised::AfterTheGame; },
                          [](const ColoursReversed& reversed) { return !reversed.gameHasEnded; },
                          [](const SealedMove&) { return false; }, // the game has the result "adjourned"
                          [](const ResultSigned&) { return false; },
                          [](const ResultContested&) { return false; },
                          [](const DeviceFound&) { return false; },
                          [](const PersistentRefusal&) { return false; },
                          [](const OtherOffence&) { return false; },
                          [](const ScoresWanted&) { return false; },
                          [](const Late&) { return false; },
                          [](const auto&) { return true; },
                      },
                      incident);
}

class Proposal {
  public:
    Proposal(const EventState& state, const BoardIncident& told)
        : state_(state)
        , told_(told) {}

    rules::Expected<RulingMade, Refusal> make() && {
        if (auto refusal = noSuchGame()) return rules::unexpected(std::move(*refusal));
        const PairedBoard& pair = state_.round(told_.round).boards[told_.board.value() - 1U];
        GameRecord record = told_.record;
        record.illegalActs = illegalActsAt(state_, told_.round, told_.board);
        if (auto refusal = wrongCount(record)) return rules::unexpected(std::move(*refusal));
        Ruling ruling = decide(told_.rules, told_.level, record, told_.incident);
        askForThePosition(record, ruling);
        if (auto refusal = settle(ruling)) return rules::unexpected(std::move(*refusal));
        RulingMade act{.number = state_.nextIncident,
                       .round = told_.round,
                       .board = told_.board,
                       .white = pair.white,
                       .black = pair.black,
                       .facts = factsFrom(told_.rules, told_.level, record, told_.incident),
                       .ruling = std::move(ruling),
                       .before = state_.resultOf(told_.round, told_.board),
                       .after = GameResult::Open,
                       .coloursAsPlayed = false,
                       .note = told_.note,
                       .arbiter = told_.arbiter,
                       .time = {}};
        act.coloursAsPlayed =
            std::holds_alternative<ColoursReversed>(told_.incident) && act.ruling.verdict != Verdict::NewGame;
        act.after = resultAfter(act);
        if (auto refusal = gameIsOver(act)) return rules::unexpected(std::move(*refusal));
        return act;
    }

  private:
    [[nodiscard]] Refusal refusal(const char* code, Text reason, Text wayOut,
                                  RefusalKind kind = RefusalKind::BadRequest) const {
        return {.kind = kind,
                .code = code,
                .reason = std::move(reason),
                .wayOut = std::move(wayOut),
                .boards = {told_.board},
                .round = told_.round};
    }

    [[nodiscard]] std::optional<Refusal> noSuchGame() const {
        const auto round = told_.round.value();
        if (round < 1 || told_.round > state_.pairedRounds())
            return refusal("incident.round", text("round {} is not paired", round),
                           state_.rounds.empty() ? text("Pair round 1 first")
                                                 : text("Choose a round from 1 to {}", state_.rounds.size()));
        const PairedRound& paired = state_.round(told_.round);
        if (told_.board.value() < 1 || told_.board.value() > paired.boards.size())
            return refusal("incident.board", text("round {} has boards 1 to {}", round, paired.boards.size()),
                           text("Look at the sheet"));
        if (paired.draft)
            return refusal("incident.draft", text("round {} is a draft: nobody plays it yet", round),
                           text("Publish it first"), RefusalKind::RuleForbids);
        return std::nullopt;
    }

    // "second" must be what the record of the event says; else an act is missing there, or told wrongly.
    [[nodiscard]] std::optional<Refusal> wrongCount(const GameRecord& record) const {
        const auto* act = std::get_if<IllegalAct>(&told_.incident);
        if (!act || !told_.which) return std::nullopt;
        const std::uint32_t counted = record.illegalActs[act->by];
        if (*told_.which == counted + 1) return std::nullopt;
        const char* const who = nameOfColour(act->by);
        if (*told_.which > counted)
            return refusal(
                "incident.count",
                counted == 0 ? text("no illegal move of {} in this game is on record, so this one is not "
                                    "the {}",
                                    who, ordinals[*told_.which])
                             : text("on record are {} illegal moves of {} in this game, so this one is not "
                                    "the {}",
                                    counted, who, ordinals[*told_.which]),
                text("Put the earlier one on record too, or leave \"{}\" out", ordinals[*told_.which]));
        return refusal("incident.count",
                       text("on record already: {} illegal moves of {} in this game", counted, who),
                       text("Leave \"{}\" out: the number comes from the record", ordinals[*told_.which]));
    }

    // 5.1.2, 6.9, 7.5.5: whether the game is lost or drawn depends on the position, which is not guessed.
    void askForThePosition(const GameRecord& record, Ruling& ruling) const {
        if (record.known || record.opponentCanMate || ruling.verdict != Verdict::Over) return;
        std::optional<Colour> loser;
        if (const auto* flag = std::get_if<FlagFall>(&told_.incident)) loser = flag->colour;
        if (const auto* resigns = std::get_if<Resignation>(&told_.incident)) loser = resigns->by;
        if (const auto* act = std::get_if<IllegalAct>(&told_.incident)) loser = act->by;
        if (!loser) return;
        ruling = Ruling{};
        ruling.verdict = Verdict::AskFact;
        ruling.question =
            text("Can {} still mate? Give the position (--fen, --moves or --pgn), or add \"can mate\" "
                 "or \"cannot mate\"",
                 nameOfColour(rules::opposite(*loser)));
    }

    // What is still open in a ruling is settled by the arbiter, or asked for.
    [[nodiscard]] std::optional<Refusal> settle(Ruling& ruling) const {
        if (ruling.verdict == Verdict::AskFact) {
            Refusal asks = refusal("incident.fact", text("a fact is missing or cannot be"), {});
            asks.details = {ruling.question};
            return asks;
        }
        if (ruling.verdict == Verdict::Refused && std::holds_alternative<ScoresWanted>(told_.incident)) {
            Refusal no = refusal("incident.scores", ruling.explanation.front(), {}, RefusalKind::RuleForbids);
            no.article = ruling.articles.front();
            return no;
        }
        const bool decides = ruling.verdict == Verdict::ArbiterDecides;
        if (told_.option) {
            if (!decides)
                return refusal("incident.no-choice",
                               text("there is nothing to choose here: the Laws give the ruling"),
                               text("To rule otherwise say --result or --clock, and why with --note"));
            if (*told_.option < 1 || *told_.option > ruling.options.size())
                return refusal("incident.choice", text("there is no choice {}", *told_.option),
                               text("Choose from 1 to {}", ruling.options.size()));
            ruling = chosen(std::move(ruling), *told_.option - 1);
        }
        const bool own = told_.result || !told_.clockChanges.empty();
        if (decides && !told_.option && !own) {
            Refusal asks =
                refusal("incident.choice", text("the Laws leave this to the arbiter"),
                        text("Repeat with --choose and the number, the first is recommended; or with "
                             "--result or --clock"),
                        RefusalKind::RuleForbids);
            asks.article = fmt::format("{}", ruling.articles.empty() ? "" : ruling.articles.front());
            for (const Option& option : ruling.options)
                asks.details.push_back(option.words);
            return asks;
        }
        if (!decides && own && told_.note.empty())
            return refusal("incident.note", text("this departs from the ruling that the Laws give"),
                           text("Say why with --note"), RefusalKind::RuleForbids);
        if (own) decideOwn(ruling);
        return std::nullopt;
    }

    // 12.9 and "unless the arbiter decides otherwise".
    void decideOwn(Ruling& ruling) const {
        if (ruling.verdict == Verdict::ArbiterDecides) {
            ruling.options.clear();
            ruling.verdict = Verdict::GoesOn;
        }
        if (told_.result) {
            const auto scores = scoresOf(*told_.result);
            ruling.scores = scores ? std::optional(scores->first) : std::nullopt;
            ruling.forfeit = scores && scores->second;
            ruling.verdict = scores ? Verdict::Over : Verdict::GoesOn;
            ruling.explanation.push_back(
                text("The arbiter decides: the result is {}", codeOf(*told_.result)));
        }
        for (const auto& change : told_.clockChanges) {
            ruling.clockChanges.push_back(change);
            const std::int64_t seconds = std::max(change.seconds, -change.seconds);
            ruling.explanation.push_back(
                text(change.seconds > 0 ? "The arbiter decides: {} receives {}:{} more"
                                        : "The arbiter decides: {} loses {}:{}",
                     nameOfColour(change.colour), seconds / 60, fmt::format("{:02}", seconds % 60)));
        }
    }

    // Scores, and whether they are those of a forfeit.
    static std::optional<std::pair<ByColour<Score>, bool>> scoresOf(GameResult result) {
        for (const bool forfeit : {false, true})
            for (const Score white : {Score::Zero, Score::Half, Score::One})
                for (const Score black : {Score::Zero, Score::Half, Score::One}) {
                    const ByColour<Score> scores{white, black};
                    if (arePossible(scores) && resultOf(scores, forfeit) == result)
                        return std::pair(scores, forfeit);
                }
        return std::nullopt;
    }

    // With the colours of the sheet as it is now.
    [[nodiscard]] GameResult resultAfter(const RulingMade& act) const {
        if (told_.result) return *told_.result;
        if (act.ruling.scores) return resultOf(*act.ruling.scores, act.ruling.forfeit);
        return act.ruling.verdict == Verdict::NewGame ? GameResult::Open : act.before;
    }

    // A flag does not fall twice: what would change a game that has its result is asked for again.
    [[nodiscard]] std::optional<Refusal> gameIsOver(const RulingMade& act) const {
        const bool over = act.before != GameResult::Open && act.before != GameResult::Adjourned;
        const bool changes = act.after != act.before || !act.ruling.clockChanges.empty() ||
                             act.ruling.illegalActs != act.facts.illegalActs;
        if (!over || !changes || !happensInPlay(told_.incident)) return std::nullopt;
        for (const RuledIncident& earlier : state_.incidents)
            if (earlier.stands() && earlier.act.round == act.round && earlier.act.board == act.board &&
                earlier.act.ruling.scores)
                return refusal("incident.game-over",
                               text("the game at board {} was over by incident {}, with the result {}",
                                    act.board.value(), earlier.act.number, codeOf(act.before)),
                               text("If that ruling was wrong, overrule it first (incident --overrule {})",
                                    earlier.act.number),
                               RefusalKind::RuleForbids);
        return refusal(
            "incident.game-over",
            text("the game at board {} has its result, {}", act.board.value(), codeOf(act.before)),
            text("Say that it was found after the game, or take the result away first (result {} *)",
                 act.board.value()),
            RefusalKind::RuleForbids);
    }

    const EventState& state_;
    const BoardIncident& told_;
};

} // namespace

rules::Expected<RulingMade, Refusal> rulingOn(const EventState& state, const BoardIncident& incident) {
    return Proposal(state, incident).make();
}

GameResult resultOf(ByColour<Score> scores, bool forfeit) {
    using enum Score;
    const auto is = [&](Score white, Score black) { return scores == ByColour<Score>{white, black}; };
    if (is(One, Zero)) return forfeit ? GameResult::WhiteWinsByForfeit : GameResult::WhiteWins;
    if (is(Zero, One)) return forfeit ? GameResult::BlackWinsByForfeit : GameResult::BlackWins;
    if (is(Zero, Zero)) return forfeit ? GameResult::DoubleForfeit : GameResult::BothZero;
    if (is(Half, Zero)) return GameResult::WhiteHalfBlackZero;
    if (is(Zero, Half)) return GameResult::WhiteZeroBlackHalf;
    return GameResult::Draw;
}

} // namespace arbiter::app
