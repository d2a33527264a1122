#include "reports/checklist.hpp"

#include <algorithm>
#include <map>
#include <vector>

#include <fmt/format.h>

#include "pairing/dutch/field.hpp"

namespace reports {
namespace {

using pairing::Colour;
using pairing::PairingNumber;
using pairing::dutch::Contestant;

std::string preferenceText(const pairing::ColourPreference& preference) {
    if (!preference.colour) return "A ";
    const bool white = *preference.colour == Colour::White;
    switch (preference.strength) {
    case pairing::PreferenceStrength::None:
        return "A ";
    case pairing::PreferenceStrength::Mild:
        return white ? "w " : "b ";
    case pairing::PreferenceStrength::Strong:
        return white ? "(W)" : "(B)";
    case pairing::PreferenceStrength::Absolute:
        return white ? "W " : "B ";
    }
    return "";
}

std::string floatText(pairing::Float direction) {
    switch (direction) {
    case pairing::Float::None:
        return "";
    case pairing::Float::Down:
        return "D";
    case pairing::Float::Up:
        return "U";
    }
    return "";
}

std::string colourText(const std::vector<Colour>& colours) {
    std::string text;
    for (const Colour colour : colours)
        text += colour == Colour::White ? 'W' : 'B';
    return text;
}

// "(12W)", "(bye)"
std::map<PairingNumber, std::string> currentTexts(const pairing::RoundPairing* round) {
    std::map<PairingNumber, std::string> texts;
    if (round == nullptr) return texts;
    for (const pairing::Pair& pair : round->boards) {
        texts[pair.white] = fmt::format("({}W)", pair.black.value());
        texts[pair.black] = fmt::format("({}B)", pair.white.value());
    }
    if (round->pairingAllocatedBye) texts[*round->pairingAllocatedBye] = "(bye)";
    return texts;
}

using Line = std::vector<std::string>;

std::string aligned(const std::vector<Line>& lines) {
    std::vector<std::size_t> widths(lines.front().size());
    for (const Line& line : lines)
        for (std::size_t column = 0; column < line.size(); ++column)
            widths[column] = std::max(widths[column], line[column].size());
    std::string text;
    for (const Line& line : lines) {
        for (std::size_t column = 0; column < line.size(); ++column)
            text += fmt::format("{:>{}}\t", line[column], widths[column]);
        text += "\n";
    }
    return text;
}

} // namespace

std::string checklistText(const pairing::Tournament& tournament, pairing::RoundNumber round,
                          const pairing::RoundPairing* pairing) {
    std::vector<PairingNumber> everybody;
    for (const pairing::Player& player : tournament.players)
        everybody.push_back(player.number);
    const auto field = pairing::dutch::buildField(tournament, round, everybody);
    const auto current = currentTexts(pairing);
    const std::size_t played = round.value() - 1U;

    Line heading{"ID", "Pts", std::string(played + 1, '-'), "Pref", "C2", "C14", "C16", "Cur", ""};
    for (std::size_t past = 1; past <= played; ++past)
        heading.push_back(fmt::format("R{}", past));
    std::vector<Line> lines{heading};
    for (std::size_t rank = 0; rank < field.size(); ++rank) {
        const Contestant& one = field[rank];
        if (rank == 0 || one.score != field[rank - 1].score) lines.emplace_back(); // between scoregroups
        const auto now = current.find(one.number);
        Line line{fmt::format("{}", one.number.value()),
                  pairing::toString(one.score),
                  colourText(one.colours),
                  preferenceText(one.preference),
                  one.mayReceiveBye ? "Y" : "N",
                  floatText(one.previousFloat),
                  floatText(one.floatTwoRoundsAgo),
                  now == current.end() ? "" : now->second,
                  ""};
        for (std::size_t past = 0; past < played; ++past) {
            const auto met = pairing::metOpponent(tournament.find(one.number)->rounds[past]);
            line.push_back(met ? fmt::format("{}", met->value()) : "");
        }
        lines.push_back(std::move(line));
    }
    return aligned(lines);
}

} // namespace reports
