#include "explanation_words.hpp"

#include <array>
#include <cstdlib>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace reports {
namespace {

using pairing::Colour;
using pairing::ColourRule;
using pairing::PreferenceStrength;
using pairing::explain::CriterionValue;
using pairing::explain::Objection;
using rules::text;

// What is counted, or listed as scores; FIDE C.04.3 art. 2.4, from [C6] on.
constexpr std::array<std::string_view, 16> measures{
    "players of the bracket left without an opponent there: {} instead of {}",
    "scores of those who float down: {} instead of {}",
    "players left without an opponent in the following bracket: {} instead of {}",
    "unplayed rounds of the receiver of the bye: {} instead of {}",
    "topscorers or their opponents with a colour difference beyond 2: {} instead of {}",
    "topscorers or their opponents with the same colour three times running: {} instead of {}",
    "players who do not get the colour they prefer: {} instead of {}",
    "players who do not get the colour they prefer strongly: {} instead of {}",
    "residents who float down as in the previous round: {} instead of {}",
    "opponents of moved-down players who float up as in the previous round: {} instead of {}",
    "residents who float down as two rounds before: {} instead of {}",
    "opponents of moved-down players who float up as two rounds before: {} instead of {}",
    "score differences of moved-down players who floated down in the previous round: {} instead of {}",
    "score differences of their opponents who floated up in the previous round: {} instead of {}",
    "score differences of moved-down players who floated down two rounds before: {} instead of {}",
    "score differences of their opponents who floated up two rounds before: {} instead of {}"};

// A value above every difference stands for somebody who is not paired (reading D5).
constexpr int notPaired = 100000;

std::string scoreText(int tenths, const rules::Translator& translator) {
    const std::string score =
        toReadableString(pairing::Points::fromTenths(tenths >= notPaired ? tenths - notPaired : tenths));
    return tenths >= notPaired ? translated(text("{} (not paired)", score), translator) : score;
}

std::string scoresText(std::span<const int> tenths, const rules::Translator& translator) {
    std::vector<std::string> scores;
    for (const int score : tenths)
        scores.push_back(scoreText(score, translator));
    return scores.empty() ? translated(text("none"), translator) : fmt::format("{}", fmt::join(scores, ", "));
}

bool listsScores(int criterion) {
    return criterion == 7 || criterion >= 18;
}

rules::Text criterionWords(const Objection& objection, const rules::Translator& translator) {
    const std::span<const int> chosen = objection.chosen;
    const std::span<const int> instead = objection.instead;
    // [C8] is [C6] and then [C7] of the following bracket.
    if (objection.criterion == 8 && !chosen.empty() && !instead.empty() && chosen[0] == instead[0])
        return text("scores of those left over in the following bracket: {} instead of {}",
                    scoresText(instead.subspan(1), translator), scoresText(chosen.subspan(1), translator));
    const std::string_view measure =
        measures.at(static_cast<std::size_t>(objection.criterion - pairing::explain::firstCriterion));
    if (listsScores(objection.criterion))
        return text(measure, scoresText(instead, translator), scoresText(chosen, translator));
    return text(measure, instead.empty() ? 0 : instead[0], chosen.empty() ? 0 : chosen[0]);
}

std::string colourName(Colour colour, const rules::Translator& translator) {
    return translated(text(colour == Colour::White ? "White" : "Black"), translator);
}

std::string_view preferencePattern(PreferenceStrength strength) {
    switch (strength) {
    case PreferenceStrength::None:
        return "has no preference";
    case PreferenceStrength::Mild:
        return "prefers {} mildly (had the other colour last)";
    case PreferenceStrength::Strong:
        return "prefers {} strongly (colour difference {})";
    case PreferenceStrength::Absolute:
        return "must have {} (colour difference {})";
    }
    return "";
}

} // namespace

std::string nameOf(const pairing::Tournament& tournament, pairing::PairingNumber number) {
    const pairing::Player* player = tournament.find(number);
    return player == nullptr || player->name.empty() ? fmt::format("{}", number.value())
                                                     : fmt::format("{} {}", number.value(), player->name);
}

std::string numbersText(const std::vector<pairing::PairingNumber>& numbers) {
    std::vector<unsigned> values;
    for (const auto number : numbers)
        values.push_back(number.value());
    return values.empty() ? "-" : fmt::format("{}", fmt::join(values, ", "));
}

rules::Text wordsOf(const Objection& objection, const rules::Translator& translator) {
    switch (objection.reason) {
    case Objection::Reason::AlreadyMet:
        return text("they met in round {}", objection.metIn->value());
    case Objection::Reason::ForbiddenMeeting:
        return text("this event does not let them meet");
    case Objection::Reason::SameAbsolute:
        return text("both must have the same colour");
    case Objection::Reason::ByeBarred:
        return text("has had a bye or a win without playing already");
    case Objection::Reason::NoOpponent:
        return text("there is nobody in the bracket whom this player may meet");
    case Objection::Reason::NoCompletion:
        return text("then the others could not all be paired");
    case Objection::Reason::HigherBye:
        return text("then the bye would go to somebody with {} instead of {} points",
                    scoresText(objection.instead, translator), scoresText(objection.chosen, translator));
    case Objection::Reason::WorseCriterion:
        return criterionWords(objection, translator);
    case Objection::Reason::LaterInOrder:
        return text("as good by every criterion, but later in the order in which pairings are tried");
    case Objection::Reason::NotBetter:
        return text("possible, but worse by a criterion or later in the order in which pairings are tried");
    }
    return {};
}

std::string articleOf(const Objection& objection) {
    switch (objection.reason) {
    case Objection::Reason::AlreadyMet:
        return "C.04.3 2.1.1 [C1]";
    case Objection::Reason::ForbiddenMeeting:
        return "";
    case Objection::Reason::SameAbsolute:
        return "C.04.3 2.1.3 [C3]";
    case Objection::Reason::ByeBarred:
        return "C.04.3 2.1.2 [C2]";
    case Objection::Reason::NoOpponent:
        return "C.04.3 2.1 [C1], [C3]";
    case Objection::Reason::NoCompletion:
        return "C.04.3 2.2.1 [C4]";
    case Objection::Reason::HigherBye:
        return "C.04.3 2.3.1 [C5]";
    case Objection::Reason::WorseCriterion:
        return fmt::format("C.04.3 2.4.{} [C{}]", objection.criterion - 5, objection.criterion);
    case Objection::Reason::LaterInOrder:
        return "C.04.3 3.8.1, 4";
    case Objection::Reason::NotBetter:
        return "C.04.3 C.5-C.19, D";
    }
    return "";
}

std::string preferenceWords(const pairing::ColourPreference& preference, int difference,
                            const rules::Translator& translator) {
    const std::string_view pattern = preferencePattern(preference.strength);
    if (!preference.colour) return translated(text(pattern), translator);
    const std::string colour = colourName(*preference.colour, translator);
    if (preference.strength == PreferenceStrength::Mild) return translated(text(pattern, colour), translator);
    // Art. 1.7.1: a wide difference, or else the same colour in the last two games.
    if (preference.strength == PreferenceStrength::Absolute && std::abs(difference) <= 1)
        return translated(text("must have {} (the other colour twice running)", colour), translator);
    return translated(text(pattern, colour, fmt::format("{:+}", difference)), translator);
}

std::string colourWords(const pairing::explain::BoardExplanation& board,
                        const rules::Translator& translator) {
    const auto& colour = board.colour;
    const auto number = [](pairing::PairingNumber player) { return player.value(); };
    const auto white = number(board.pair.white);
    const auto black = number(board.pair.black);
    switch (colour.rule) {
    case ColourRule::BothGranted:
        return translated(text("{} {}, {} {}: granted", white,
                               preferenceWords(colour.preference.white, colour.difference.white, translator),
                               black,
                               preferenceWords(colour.preference.black, colour.difference.black, translator)),
                          translator);
    case ColourRule::StrongerPreference:
        return translated(text("{} {}, {} {}: the stronger preference is granted", white,
                               preferenceWords(colour.preference.white, colour.difference.white, translator),
                               black,
                               preferenceWords(colour.preference.black, colour.difference.black, translator)),
                          translator);
    case ColourRule::LatestDifference:
        return translated(text("both prefer the same colour equally; in game no. {} counted back, {} had "
                               "Black and {} White: now they change",
                               *colour.gamesBack, white, black),
                          translator);
    case ColourRule::HigherRanked:
        return translated(
            text("equal preferences, equal colours so far: the higher ranked {} gets what he or she prefers",
                 number(board.higher)),
            translator);
    case ColourRule::InitialColour:
        return translated(
            text(*colour.parityNumber % 2 == 1
                     ? "neither has a preference; {} counts as number {}, odd: the initial colour"
                     : "neither has a preference; {} counts as number {}, even: the other than the "
                       "initial colour",
                 number(board.higher), *colour.parityNumber),
            translator);
    }
    return "";
}

std::string_view articleOf(ColourRule rule) {
    switch (rule) {
    case ColourRule::BothGranted:
        return "C.04.3 5.2.1";
    case ColourRule::StrongerPreference:
        return "C.04.3 5.2.2";
    case ColourRule::LatestDifference:
        return "C.04.3 5.2.3";
    case ColourRule::HigherRanked:
        return "C.04.3 5.2.4";
    case ColourRule::InitialColour:
        return "C.04.3 5.2.5";
    }
    return "";
}

} // namespace reports
