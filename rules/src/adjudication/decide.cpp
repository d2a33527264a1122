#include "rules/adjudication/decide.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "adjudication/maker.hpp"
#include "rules/draws/mating_material.hpp"
#include "rules/draws/unwinnable.hpp"

namespace rules::adjudication {
namespace {

using namespace board;

// The list of the Laws of 1992: bare kings, a bishop or a knight more, bishops on one colour of squares.
bool isDeadByList(const Position& position) {
    const SquareSet men = position.occupied() - position.pieces(PieceKind::King);
    if ((men & position.pieces(Colour::White)).several() || (men & position.pieces(Colour::Black)).several())
        return false;
    return draws::isDeadByMaterial(position);
}

// These are judged for themselves, whatever the record shows.
constexpr bool looksAtTheEndItself(const DrawClaimed&) {
    return true;
}
constexpr bool looksAtTheEndItself(const ResultSigned&) {
    return true;
}
constexpr bool looksAtTheEndItself(const ResultContested&) {
    return true;
}
constexpr bool looksAtTheEndItself(const ScoresWanted&) {
    return true;
}
constexpr bool looksAtTheEndItself(const Late&) {
    return true;
}
constexpr bool looksAtTheEndItself(const WrongStart&) {
    return true;
}
constexpr bool looksAtTheEndItself(const ColoursReversed&) {
    return true;
}
template <class Case>
constexpr bool looksAtTheEndItself(const Case&) {
    return false;
}

Ruling gameWasOver(const Facts& facts, const draws::GameEnd& end, bool flagHasFallen) {
    RulingMaker maker(facts);
    maker.cite(draws::articleOf(end.kind))
        .cite("6.2.1.1")
        .say(text("The game was over {} ({})", draws::nameOfPly(facts.record.line, end.ply),
                  draws::nameOf(end.kind)))
        .say(text("What happened afterwards changes nothing"));
    if (flagHasFallen) maker.cite("6.9");
    if (end.winner)
        maker.loses(opposite(*end.winner));
    else
        maker.draw();
    return maker.done();
}

// A record that stops before the incident, or goes on behind it, is not the game that has to be judged.
std::optional<Ruling> asksForTheMoves(const Facts& facts) {
    const GameRecord& record = facts.record;
    if (!record.known || !record.incidentMove) return std::nullopt;
    const std::uint32_t told = *record.incidentMove;
    const Position& now = facts.position();
    const std::uint32_t reached = now.moveNumber();
    const bool justCompleted = reached == told + 1 && now.sideToMove() == Colour::White;
    if (reached == told || justCompleted) return std::nullopt;
    const std::string last = draws::nameOfPly(record.line, record.line.plies());
    RulingMaker maker(facts);
    if (reached < told)
        return maker
            .ask(text("The record of the game stops {}, the incident was at move {}: which moves were played "
                      "in between?",
                      last, told))
            .done();
    return maker
        .ask(text("The record of the game goes on {}, the incident was at move {}: which of the moves had "
                  "been played then?",
                  last, told))
        .done();
}

std::string minutesText(std::int64_t seconds) {
    if (seconds == 60) return "one minute";
    if (seconds == 120) return "two minutes";
    if (seconds % 60 == 0) return fmt::format("{} minutes", seconds / 60);
    if (seconds < 60) return fmt::format("{} seconds", seconds);
    return fmt::format("{}:{:02} minutes", seconds / 60, seconds % 60);
}

const char* textOf(Score score) {
    switch (score) {
    case Score::Zero:
        return "0";
    case Score::Half:
        return "1/2";
    case Score::One:
        return "1";
    }
    return "";
}

} // namespace

RulingMaker& RulingMaker::addTime(Colour colour, std::int64_t seconds) {
    if (seconds == 0) return *this;
    ruling_.clockChanges.push_back({colour, seconds});
    if (seconds > 0) return say(text("{} receives {} more", englishName(colour), minutesText(seconds)));
    return say(text("{} loses {}", englishName(colour), minutesText(-seconds)));
}

RulingMaker& RulingMaker::over(ByColour<Score> scores) {
    ruling_.scores = scores;
    return verdict(Verdict::Over);
}

RulingMaker& RulingMaker::loses(Colour colour) {
    return over(lossOf(colour));
}

RulingMaker& RulingMaker::losesIfOpponentCanMate(Colour colour, const Position& position) {
    const Colour opponent = opposite(colour);
    if (!facts_.record.known && facts_.record.opponentCanMate) {
        if (*facts_.record.opponentCanMate)
            return loses(colour).say(
                text("{} can still mate, so {} loses the game", englishName(opponent), englishName(colour)));
        return draw().say(
            text("{} cannot mate by any series of legal moves, so the game is drawn", englishName(opponent)));
    }
    if (facts_.rules.onlyBareKingDraws) {
        if (!position.pieces(opponent).single())
            return loses(colour).say(text("{} loses the game", englishName(colour)));
        return draw().say(text("{} has a bare king, so the game is drawn", englishName(opponent)));
    }
    const auto answer = draws::canWin(position, opponent);
    switch (answer.verdict) {
    case draws::WinVerdict::Possible:
        return loses(colour).say(text("{} loses the game", englishName(colour)));
    case draws::WinVerdict::Impossible:
        return draw().say(draws::explanationOf(*answer.reason, opponent)).say(text("So the game is drawn"));
    case draws::WinVerdict::Undecided:
        return loses(colour)
            .say(text("{} loses the game", englishName(colour)))
            .say(text("That {} can still mate is not proved; the arbiter may look at the position",
                      englishName(opponent)));
    }
    return *this;
}

RulingMaker& RulingMaker::offerPenalties(Colour offender) {
    const char* const name = englishName(offender);
    const char* const opponent = englishName(opposite(offender));
    return cite("12.9")
        .option(text("a warning"))
        .option(text("more time for {}", opponent))
        .option(text("less time for {}", name))
        .option(text("more points for {}, up to the maximum of the game", opponent))
        .option(text("fewer points for {}", name))
        .option(text("loss of the game; the arbiter sets the score of {}", opponent))
        .option(text("a fine announced beforehand"))
        .option(text("exclusion from rounds"))
        .option(text("expulsion from the event"));
}

std::optional<draws::GameEnd> recordedEnd(const Facts& facts) {
    const auto isDead = facts.rules.deadPositions == DeadPositions::ListOnly ? isDeadByList : draws::isDead;
    return draws::firstEnd(facts.record.line, facts.rules.draws, isDead);
}

Ruling decide(const RuleSet& rules, draws::Level level, const GameRecord& record, const Incident& incident) {
    const Facts facts{rules, level, record};
    if (auto question = asksForTheMoves(facts)) return std::move(*question);
    return std::visit(
        [&](const auto& one) {
            if (!looksAtTheEndItself(one))
                if (const auto end = recordedEnd(facts))
                    return gameWasOver(facts, *end, std::holds_alternative<FlagFall>(incident));
            return rule(facts, one);
        },
        incident);
}

std::optional<RuleSet> ruleSetFrom(std::string_view name) {
    const auto found = std::ranges::find(knownRuleSets, name, &RuleSet::name);
    if (found == knownRuleSets.end()) return std::nullopt;
    return *found;
}

std::uint32_t penaltySeconds(const RuleSet& rules, draws::Level level) {
    switch (level) {
    case draws::Level::Standard:
        return rules.penaltySeconds;
    case draws::Level::RapidSupervised:
    case draws::Level::RapidUnsupervised:
    case draws::Level::BlitzUnsupervised:
        return rules.rapidPenaltySeconds;
    case draws::Level::BlitzSupervised:
        return rules.blitzSupervisedSeconds;
    }
    return rules.penaltySeconds;
}

std::uint32_t movesMade(const GameRecord& record, Colour colour) {
    const auto plies = static_cast<std::uint32_t>(record.line.plies());
    const bool first = record.line.start().sideToMove() == colour;
    return first ? (plies + 1) / 2 : plies / 2;
}

std::string spoken(const Ruling& ruling, const Translator& translator) {
    std::string sentences;
    for (const Text& sentence : ruling.explanation) {
        std::string one = translated(sentence, translator);
        if (!one.empty() && one.front() >= 'a' && one.front() <= 'z')
            one.front() = static_cast<char>(one.front() - 'a' + 'A');
        sentences += (sentences.empty() ? "" : " ") + one + ".";
    }
    return sentences;
}

Ruling chosen(Ruling ruling, std::size_t option) {
    Option choice = std::move(ruling.options[option]);
    ruling.options.clear();
    ruling.verdict = choice.scores ? Verdict::Over : Verdict::GoesOn;
    ruling.scores = choice.scores;
    ruling.clockChanges.insert(ruling.clockChanges.end(), choice.clockChanges.begin(),
                               choice.clockChanges.end());
    ruling.explanation.push_back(text("The arbiter decides: {}", english(choice.words)));
    return ruling;
}

bool arePossible(ByColour<Score> scores) {
    return static_cast<unsigned>(scores.white) + static_cast<unsigned>(scores.black) <=
           static_cast<unsigned>(Score::One);
}

std::string textOf(ByColour<Score> scores) {
    return fmt::format("{}-{}", textOf(scores.white), textOf(scores.black));
}

} // namespace rules::adjudication
