// The quick test and the full search against the tables of all positions, material by material.
// Use it in the tests of unwinnable.hpp; it prints how many positions were compared.
#pragma once

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

#include "rules/draws/unwinnable.hpp"
#include "rules/notation/fen.hpp"
#include "support/endgame_tables.hpp"
#include "support/few_pieces.hpp"

namespace support {

struct Agreement {
    std::size_t positions = 0;
    std::size_t impossible = 0;  // sides that cannot win, by brute force
    std::size_t seenQuickly = 0; // of those, by the quick test
    std::size_t searched = 0;    // questions put to the full search
};

// Every position of a material, both sides as winner: the quick test never denies a win that there is, the
// full search denies every one that there is not. That it finds the others, with a mate that is proved, is
// looked at for every `step`-th position.
inline void compareMaterial(EndgameTables& tables, const Material& unsorted, std::size_t step,
                            Agreement& agreement) {
    const Material others = sorted(unsorted);
    const auto& table = tables.of(others);
    for (std::size_t index = 0; index < table.size(); ++index) {
        if ((table.winners[index] & 4U) == 0) continue;
        const auto position = *EndgameTables::positionAt(others, index);
        const bool chosen = agreement.positions++ % step == 0;
        for (const Colour winner : {Colour::White, Colour::Black}) {
            const bool wins = (table.winners[index] & (winner == Colour::White ? 1U : 2U)) != 0;
            const bool quickNever = draws::cannotWin(position, winner);
            bool right = !wins || !quickNever;
            if (!wins || chosen) {
                const auto answer = draws::canWin(position, winner);
                right = right && (wins ? answer.verdict == draws::WinVerdict::Possible &&
                                             isProvedMate(position, winner, answer.line)
                                       : answer.verdict == draws::WinVerdict::Impossible);
                ++agreement.searched;
            }
            if (!right) BOOST_ERROR(notation::writeFen(position) + " " + englishName(winner));
            agreement.impossible += wins ? 0 : 1;
            agreement.seenQuickly += !wins && quickNever ? 1 : 0;
        }
    }
}

// "", "N", "NB", "Nb" …: up to two beside the kings, a lone one White's; colours are alike.
inline std::vector<std::pair<std::string, Material>> allMaterials() {
    using enum PieceKind;
    std::vector<std::pair<std::string, Material>> all{{"", {}}};
    const std::vector<std::pair<char, PieceKind>> kinds{
        {'N', Knight}, {'B', Bishop}, {'R', Rook}, {'Q', Queen}, {'P', Pawn}};
    for (const auto& [letter, kind] : kinds)
        all.push_back({std::string(1, letter), {{Colour::White, kind}}});
    for (std::size_t first = 0; first < kinds.size(); ++first)
        for (std::size_t second = 0; second <= first; ++second)
            for (const Colour colour : {Colour::White, Colour::Black}) {
                const char letter = kinds[second].first;
                const char shown = colour == Colour::White ? letter : static_cast<char>(letter - 'A' + 'a');
                all.push_back({{kinds[first].first, shown},
                               {{Colour::White, kinds[first].second}, {colour, kinds[second].second}}});
            }
    return all;
}

inline void report(const std::string& what, const Agreement& agreement) {
    BOOST_TEST_MESSAGE(what << ": " << agreement.positions << " positions, " << agreement.impossible
                            << " sides that cannot win, " << agreement.seenQuickly
                            << " of them seen by the quick test, " << agreement.searched << " full searches");
    BOOST_TEST(agreement.positions > 0U);
}

} // namespace support
