#include "reports/explanation_report.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "explanation_words.hpp"
#include "tournament_facts.hpp"

namespace reports {
namespace {

using pairing::PairingNumber;
using pairing::explain::Alternative;
using pairing::explain::BoardExplanation;
using pairing::explain::BracketExplanation;
using pairing::explain::FloatExplanation;
using pairing::explain::Objection;
using pairing::explain::Part;
using rules::text;

// A half without those who leave it and with those who come, in ranking order: all are of one score, so by
// number.
std::vector<PairingNumber> exchanged(std::vector<PairingNumber> half, const std::vector<PairingNumber>& leave,
                                     const std::vector<PairingNumber>& come) {
    std::erase_if(half, [&](PairingNumber player) { return std::ranges::count(leave, player) > 0; });
    half.insert(half.end(), come.begin(), come.end());
    std::ranges::sort(half);
    return half;
}

class Words {
  public:
    Words(const ExplainedRound& round, const rules::Translator& translator)
        : round_(round)
        , explanation_(round.explanation)
        , translator_(translator) {}

    std::string all() {
        addLine(0, text("Round {}: why it was paired so (FIDE Dutch System, {})", explanation_.round.value(),
                        editionName(explanation_.edition)));
        if (explanation_.lastRound)
            addLine(0, text("It is the last round: rules for topscorers apply (C.04.3 1.8)."));
        if (round_.everything) addBrackets();
        for (const BoardExplanation& board : explanation_.boards)
            if (shows(board.pair.white) || shows(board.pair.black)) addBoard(board);
        for (const FloatExplanation& floater : explanation_.floats)
            if (shows(floater.player)) addFloat(floater);
        if (explanation_.bye && shows(explanation_.bye->player)) addBye();
        return std::move(text_);
    }

  private:
    [[nodiscard]] bool shows(PairingNumber player) const { return !round_.player || round_.player(player); }
    [[nodiscard]] std::string say(const rules::Text& words) const { return translated(words, translator_); }
    [[nodiscard]] std::string name(PairingNumber number) const { return nameOf(round_.tournament, number); }

    void addLine(std::size_t indent, const rules::Text& words) {
        text_ += std::string(indent, ' ') + say(words) + "\n";
    }
    // "  White: … (article)"
    void addReason(std::size_t indent, const rules::Text& beginning, const std::string& words,
                   std::string_view article) {
        text_ += std::string(indent, ' ') + say(beginning) + ": " + words +
                 (article.empty() ? "" : fmt::format(" ({})", article)) + "\n";
    }

    void addBrackets() {
        for (std::size_t index = 0; index < explanation_.brackets.size(); ++index) {
            const BracketExplanation& bracket = explanation_.brackets[index];
            text_ += "\n";
            addLine(0, text("Bracket {}: {} points", index + 1, toReadableString(bracket.residentScore)));
            if (bracket.heterogeneous())
                addLine(2, text("moved down from above: {}", numbersText(bracket.movedDown)));
            addLine(2, text("residents: {}", numbersText(bracket.residents)));
            if (!bracket.limbo.empty()) addLine(2, text("float on: {}", numbersText(bracket.limbo)));
            if (!bracket.s1.empty())
                addLine(2, text(bracket.heterogeneous() ? "remainder: S1 {}; S2 {}" : "S1 {}; S2 {}",
                                numbersText(bracket.s1), numbersText(bracket.s2)));
            if (bracket.whyExchanged) {
                addReason(2,
                          text("{} and {} change places between S1 and S2 (C.04.3 4.3), because otherwise",
                               numbersText(bracket.fromS1), numbersText(bracket.fromS2)),
                          say(wordsOf(*bracket.whyExchanged, translator_)), articleOf(*bracket.whyExchanged));
                addLine(2, text("then S1 {}; S2 {}",
                                numbersText(exchanged(bracket.s1, bracket.fromS1, bracket.fromS2)),
                                numbersText(exchanged(bracket.s2, bracket.fromS2, bracket.fromS1))));
            }
            if (!bracket.downfloaters.empty())
                addLine(2, text("float down: {}", numbersText(bracket.downfloaters)));
        }
    }

    void addBoard(const BoardExplanation& board) {
        text_ += "\n";
        addLine(0, text("Board {}: {} - {}", board.board.value(), name(board.pair.white),
                        name(board.pair.black)));
        addPlace(board);
        addReason(2, text("Colours"), colourWords(board, translator_), articleOf(board.colour.rule));
        for (const Alternative& other : board.alternatives)
            addReason(2, text("{} does not meet {}", board.higher.value(), name(other.player)),
                      say(wordsOf(other.objection, translator_)), articleOf(other.objection));
        addMore(board.moreAlternatives);
        if (board.alternatives.empty() && board.moreAlternatives == 0)
            addLine(2, text("It is the first choice of the order (C.04.3 4.2): nobody free stands before {}.",
                            board.lower.value()));
    }

    void addPlace(const BoardExplanation& board) {
        const std::size_t bracket = board.bracket + 1;
        const std::string points = toReadableString(board.lowerScore);
        if (board.higherPart == Part::MovedDown)
            addLine(
                2,
                text("Bracket {} ({} points): {}, moved down with {} points, meets no. {} of the residents.",
                     bracket, points, board.higher.value(), toReadableString(board.higherScore),
                     board.lowerPlace));
        else
            addLine(2, text("Bracket {} ({} points): no. {} of S1 meets no. {} of S2.", bracket, points,
                            board.higherPlace, board.lowerPlace));
        if (board.floatsDown)
            addLine(2, text("Once played, it is a downfloat for {} and an upfloat for {} (C.04.3 1.4.2).",
                            board.higher.value(), board.lower.value()));
    }

    void addMore(std::size_t more) {
        if (more > 0) addLine(2, text("and {} more who stand before in the order (--all shows them)", more));
    }

    void addFloat(const FloatExplanation& floater) {
        text_ += "\n";
        addLine(0,
                text("{} floats down from bracket {} ({} points)", name(floater.player), floater.bracket + 1,
                     toReadableString(explanation_.brackets[floater.bracket].residentScore)));
        addReason(2, text("If paired there"), say(wordsOf(floater.whyNotPaired, translator_)),
                  articleOf(floater.whyNotPaired));
        if (!floater.insteadOfHim.empty())
            addLine(2, text("It would be {} who floats.", numbersText(floater.insteadOfHim)));
    }

    void addBye() {
        const auto& bye = *explanation_.bye;
        text_ += "\n";
        addLine(0, text("Bye: {} ({} points)", name(bye.player), toReadableString(bye.score)));
        addLine(2, text("The lowest score that can be left over gets it (C.04.3 2.3.1 [C5])."));
        for (const Alternative& other : bye.alternatives)
            addReason(2, text("Not {}", name(other.player)), say(wordsOf(other.objection, translator_)),
                      articleOf(other.objection));
        addMore(bye.moreAlternatives);
    }

    const ExplainedRound& round_;
    const pairing::explain::RoundExplanation& explanation_;
    const rules::Translator& translator_;
    std::string text_;
};

Cell number(PairingNumber player) {
    return std::int64_t{player.value()};
}
Cell count(std::size_t value) {
    return static_cast<std::int64_t>(value);
}

std::string_view reasonName(Objection::Reason reason) {
    switch (reason) {
    case Objection::Reason::AlreadyMet:
        return "already_met";
    case Objection::Reason::ForbiddenMeeting:
        return "forbidden";
    case Objection::Reason::SameAbsolute:
        return "same_absolute_preference";
    case Objection::Reason::ByeBarred:
        return "bye_barred";
    case Objection::Reason::NoOpponent:
        return "no_opponent";
    case Objection::Reason::NoCompletion:
        return "no_completion";
    case Objection::Reason::HigherBye:
        return "higher_bye";
    case Objection::Reason::WorseCriterion:
        return "worse_criterion";
    case Objection::Reason::LaterInOrder:
        return "later_in_order";
    case Objection::Reason::NotBetter:
        return "not_better";
    }
    return "";
}

std::string valueText(const pairing::explain::CriterionValue& value) {
    std::string text;
    for (const int part : value)
        text += (text.empty() ? "" : " ") + std::to_string(part);
    return text;
}

// One line: for whom, who instead, why not.
class ReasonRows {
  public:
    ReasonRows(std::vector<std::vector<Cell>>& rows, const rules::Translator& translator)
        : rows_(rows)
        , translator_(translator) {}

    void add(std::string_view about, PairingNumber player, std::optional<PairingNumber> instead,
             const Objection& objection) {
        const bool measured = objection.reason == Objection::Reason::WorseCriterion ||
                              objection.reason == Objection::Reason::HigherBye;
        rows_.push_back({std::string(about), number(player), instead ? number(*instead) : Cell{},
                         std::string(reasonName(objection.reason)), articleOf(objection),
                         objection.reason == Objection::Reason::WorseCriterion
                             ? Cell{std::int64_t{objection.criterion}}
                             : Cell{},
                         measured ? Cell{valueText(objection.chosen)} : Cell{},
                         measured ? Cell{valueText(objection.instead)} : Cell{},
                         translated(wordsOf(objection, translator_), translator_)});
    }

  private:
    std::vector<std::vector<Cell>>& rows_;
    const rules::Translator& translator_;
};

Table boardsTable(const ExplainedRound& round, const rules::Translator& translator) {
    Table table{"boards",
                {{"board", text("Board"), Align::Right},
                 {"white", text("White"), Align::Right},
                 {"black", text("Black"), Align::Right},
                 {"higher", text("Higher ranked"), Align::Right},
                 {"higher_score", text("Points"), Align::Right},
                 {"lower_score", text("Points"), Align::Right},
                 {"bracket", text("Bracket"), Align::Right},
                 {"part", text("Part")},
                 {"place", text("Place"), Align::Right},
                 {"opponent_place", text("Place in S2"), Align::Right},
                 {"colour_article", text("Article")},
                 {"colour_reason", text("Colours")},
                 {"more_alternatives", text("More"), Align::Right}},
                {}};
    for (const BoardExplanation& board : round.explanation.boards) {
        if (round.player && !round.player(board.pair.white) && !round.player(board.pair.black)) continue;
        table.rows.push_back(
            {std::int64_t{board.board.value()}, number(board.pair.white), number(board.pair.black),
             number(board.higher), board.higherScore, board.lowerScore, count(board.bracket + 1),
             std::string(board.higherPart == Part::MovedDown ? "moved down" : "S1"), count(board.higherPlace),
             count(board.lowerPlace), std::string(articleOf(board.colour.rule)),
             colourWords(board, translator), count(board.moreAlternatives)});
    }
    return table;
}

Table reasonsTable(const ExplainedRound& round, const rules::Translator& translator) {
    Table table{"reasons",
                {{"about", text("About")},
                 {"player", text("Player"), Align::Right},
                 {"instead", text("Instead"), Align::Right},
                 {"reason", text("Reason")},
                 {"article", text("Article")},
                 {"criterion", text("Criterion"), Align::Right},
                 {"chosen", text("Value")},
                 {"instead_value", text("Value instead")},
                 {"words", text("In words")}},
                {}};
    ReasonRows rows(table.rows, translator);
    const auto shows = [&](PairingNumber player) { return !round.player || round.player(player); };
    for (const BoardExplanation& board : round.explanation.boards)
        if (shows(board.pair.white) || shows(board.pair.black))
            for (const Alternative& other : board.alternatives)
                rows.add("opponent", board.higher, other.player, other.objection);
    for (const FloatExplanation& floater : round.explanation.floats)
        if (shows(floater.player)) rows.add("float", floater.player, std::nullopt, floater.whyNotPaired);
    const auto& bye = round.explanation.bye;
    if (bye && shows(bye->player))
        for (const Alternative& other : bye->alternatives)
            rows.add("bye", bye->player, other.player, other.objection);
    for (const BracketExplanation& bracket : round.explanation.brackets)
        if (round.everything && bracket.whyExchanged)
            rows.add("exchange", bracket.fromS1.front(), std::nullopt, *bracket.whyExchanged);
    return table;
}

Table bracketsTable(const ExplainedRound& round) {
    Table table{"brackets",
                {{"bracket", text("Bracket"), Align::Right},
                 {"score", text("Points"), Align::Right},
                 {"moved_down", text("Moved down")},
                 {"residents", text("Residents")},
                 {"s1", text("S1")},
                 {"s2", text("S2")},
                 {"from_s1", text("From S1")},
                 {"from_s2", text("From S2")},
                 {"downfloaters", text("Float down")}},
                {}};
    const auto& brackets = round.explanation.brackets;
    for (std::size_t index = 0; index < brackets.size(); ++index) {
        const BracketExplanation& bracket = brackets[index];
        table.rows.push_back({count(index + 1), bracket.residentScore, numbersText(bracket.movedDown),
                              numbersText(bracket.residents), numbersText(bracket.s1),
                              numbersText(bracket.s2), numbersText(bracket.fromS1),
                              numbersText(bracket.fromS2), numbersText(bracket.downfloaters)});
    }
    return table;
}

} // namespace

std::string reasonText(const Objection& objection, const rules::Translator& translator) {
    const std::string words = translated(wordsOf(objection, translator), translator);
    const std::string article = articleOf(objection);
    return article.empty() ? words : fmt::format("{} ({})", words, article);
}

std::string explanationText(const ExplainedRound& round, const rules::Translator& translator) {
    return Words(round, translator).all();
}

Report explanationReport(const ExplainedRound& round, const rules::Translator& translator) {
    Report report{"explanation",
                  round.tournament.info.name,
                  text("Why round {} was paired so", round.explanation.round.value()),
                  {},
                  {},
                  {}};
    report.facts = {{"round", text("Round"), std::int64_t{round.explanation.round.value()}},
                    {"edition", text("Edition"), editionName(round.explanation.edition)},
                    {"last_round", text("Last round"), round.explanation.lastRound}};
    if (const auto& bye = round.explanation.bye)
        report.facts.push_back({"bye", text("Bye"), std::int64_t{bye->player.value()}});
    report.tables = {boardsTable(round, translator), reasonsTable(round, translator)};
    if (round.everything) report.tables.push_back(bracketsTable(round));
    return report;
}

} // namespace reports
