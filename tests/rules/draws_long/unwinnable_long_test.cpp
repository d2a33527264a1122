// "Can this side still win?" for all positions of three pieces and many of four. FLAGFALL_STEP=1 looks at
// every position of four pieces (many hours); without it at every 4999th.
#include <boost/test/unit_test.hpp>

#include <cstdlib>
#include <string>

#include "support/endgame_agreement.hpp"
#include "support/few_pieces.hpp"

BOOST_AUTO_TEST_CASE(all_positions_of_three_pieces) {
    support::checkAllPositions(3, 1);
}

BOOST_AUTO_TEST_CASE(positions_of_four_pieces) {
    const char* const step = std::getenv("FLAGFALL_STEP");
    support::checkAllPositions(4, step != nullptr ? std::stoul(step) : 4999);
}

// All positions of up to four pieces by brute force, mirror images once. FLAGFALL_MATERIALS=NN,Nb looks at
// some materials only (capitals are White's), FLAGFALL_STEP=1 puts every one of them to the full search.
BOOST_AUTO_TEST_CASE(all_positions_of_up_to_four_pieces_against_brute_force) {
    const char* const chosen = std::getenv("FLAGFALL_MATERIALS");
    const char* const step = std::getenv("FLAGFALL_STEP");
    support::EndgameTables tables;
    for (const auto& [name, material] : support::allMaterials()) {
        if (chosen != nullptr &&
            ("," + std::string(chosen) + ",").find("," + name + ",") == std::string::npos)
            continue;
        support::Agreement agreement;
        support::compareMaterial(tables, material, step != nullptr ? std::stoul(step) : 4999, agreement);
        support::report(name, agreement);
    }
}
