#include "pairing/standings/crosstable.hpp"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <string>
#include <vector>

#include "support/tournaments/crosstable_words.hpp"
#include "support/tournaments/random_pairing.hpp"
#include "support/tournaments/random_tournament.hpp"

using namespace pairing;
using namespace pairing::standings;
using support::tournamentFrom;

namespace {

std::vector<std::string> textsOf(const CrosstableRow& row, CellForm form = CellForm::Compact) {
    std::vector<std::string> texts;
    for (const CrosstableCell& cell : row.cells)
        texts.push_back(cellText(cell, form));
    return texts;
}

std::vector<std::string> textsOf(const MatrixRow& row) {
    std::vector<std::string> texts;
    for (const MatrixCell& cell : row.cells)
        texts.push_back(cellText(cell));
    return texts;
}

void checkTexts(const std::vector<std::string>& found, const std::vector<std::string>& expected) {
    BOOST_TEST(found == expected, boost::test_tools::per_element());
}

Standings standingsOf(const Tournament& event, const char* list) {
    return standingsAfter(event, event.recordedRounds(), *parseRankingOrder(list));
}

} // namespace

BOOST_AUTO_TEST_CASE(swiss_cells_have_the_usual_forms) {
    Tournament event = tournamentFrom({{1, "2w1 3b= 2w+ U F H . 3w- 2b0"},
                                       {2, "1b0 Z  1b- Z Z Z Z 4b1 1w1"},
                                       {3, "4w= 1w= H  Z Z Z Z 1b- 4w="},
                                       {4, "3b= .  Z  Z Z Z Z 2w0 3b="}});
    event.players[0].rounds[8] = PendingGame{PairingNumber(2), Colour::Black};
    event.players[1].rounds[8] = PendingGame{PairingNumber(1), Colour::White};
    event.players[2].rounds[8] = AdjournedGame{PairingNumber(4), Colour::White};
    event.players[3].rounds[8] = AdjournedGame{PairingNumber(3), Colour::Black};
    std::get<PlayedGame>(event.players[2].rounds[0]).rated = false;
    std::get<PlayedGame>(event.players[3].rounds[0]).rated = false;
    const Crosstable table = crosstableOf(event, standingsOf(event, "TPN,PTS"), Numbering::PairingNumber);
    checkTexts(textsOf(table.rows[0]), {"2w1", "3b½", "2w+", "-U", "-F", "-H", "--", "3w-", "2b*"});
    checkTexts(textsOf(table.rows[0], CellForm::Fide),
               {"+W2", "=B3", "+F2", "+BYE", "+BYE", "=BYE", "--", "-F3", "*B2"});
    checkTexts(textsOf(table.rows[1]), {"1b0", "-Z", "1b-", "-Z", "-Z", "-Z", "-Z", "4b1", "1w*"});
    BOOST_TEST(cellText(table.rows[2].cells[0]) == "4w½u");
    BOOST_TEST(cellText(table.rows[2].cells[8]) == "4wA");
    BOOST_TEST(cellText(table.rows[3].cells[8]) == "3bA");
    BOOST_TEST(toString(table.rows[0].cells[5].points) == "0.5");
}

BOOST_AUTO_TEST_CASE(cells_name_the_numbers_of_their_own_table) {
    // 3 wins both games, 1 one, 2 none.
    const Tournament event = tournamentFrom({{1, "2w1 3w0"}, {2, "1b0 U"}, {3, "U 1b1"}});
    const Standings standings = standingsOf(event, "WON");
    const Crosstable byPlace = crosstableOf(event, standings, Numbering::Place);
    BOOST_TEST(byPlace.rows[0].player.value() == 3);
    BOOST_TEST(byPlace.rows[0].number == 1);
    checkTexts(textsOf(byPlace.rows[0]), {"-U", "2b1"});
    checkTexts(textsOf(byPlace.rows[1]), {"3w1", "1w0"});
    const Crosstable byNumber = crosstableOf(event, standings, Numbering::PairingNumber);
    BOOST_TEST(byNumber.rows[0].player.value() == 1);
    BOOST_TEST(byNumber.rows[0].place == "2");
    checkTexts(textsOf(byNumber.rows[0]), {"2w1", "3w0"});
}

BOOST_AUTO_TEST_CASE(only_the_rounds_counted_are_shown) {
    const Tournament event = tournamentFrom({{1, "2w1 3w0"}, {2, "1b0 U"}, {3, "U 1b1"}});
    const Standings standings = standingsAfter(event, RoundNumber(1), *parseRankingOrder("PTS"));
    for (const CrosstableRow& row : crosstableOf(event, standings, Numbering::Place).rows)
        BOOST_TEST(row.cells.size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_matrix_has_all_games_of_two_players_in_one_cell) {
    const Tournament event = tournamentFrom({{1, "2w1 3b= 2b= 3w+"}, {2, "1b0 Z 1w= Z"}, {3, "Z 1w= Z 1b-"}});
    const Matrix matrix = matrixOf(event, standingsOf(event, "TPN,PTS"), Numbering::PairingNumber);
    checkTexts(textsOf(matrix.rows[0]), {"×", "1 ½", "½ +"});
    checkTexts(textsOf(matrix.rows[1]), {"0 ½", "×", ""});
    checkTexts(textsOf(matrix.rows[2]), {"½ -", "", "×"});
    const Matrix byPlace = matrixOf(event, standingsOf(event, "TPN/R,PTS"), Numbering::Place);
    checkTexts(textsOf(byPlace.rows[0]), {"×", "", "½ -"});
}

namespace {

bool mirrors(const RoundEvent& one, const RoundEvent& other) {
    if (scheduledColour(one) == scheduledColour(other)) return false;
    if (std::holds_alternative<ForfeitWin>(one)) return std::holds_alternative<ForfeitLoss>(other);
    if (std::holds_alternative<ForfeitLoss>(one)) return std::holds_alternative<ForfeitWin>(other);
    if (one.index() != other.index()) return false;
    // A penalty may give less than a win to both, never a win and more than a loss.
    const auto* game = std::get_if<PlayedGame>(&one);
    return !game || game->outcome != Outcome::Win || std::get<PlayedGame>(other).outcome == Outcome::Loss;
}

void checkMirrored(const Crosstable& table) {
    for (const CrosstableRow& row : table.rows) {
        for (std::size_t round = 0; round < row.cells.size(); ++round) {
            if (!row.cells[round].opponent) continue;
            const auto other =
                std::ranges::find(table.rows, *row.cells[round].opponent, &CrosstableRow::number);
            BOOST_REQUIRE((other != table.rows.end()));
            BOOST_REQUIRE(other->cells[round].opponent.has_value());
            BOOST_TEST(*other->cells[round].opponent == row.number);
            BOOST_TEST(mirrors(row.cells[round].event, other->cells[round].event));
        }
    }
}

void checkMirrored(const Matrix& matrix) {
    for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
        for (std::size_t column = 0; column < matrix.rows.size(); ++column) {
            const MatrixCell& cell = matrix.rows[row].cells[column];
            const MatrixCell& other = matrix.rows[column].cells[row];
            BOOST_TEST(cell.diagonal == (row == column));
            BOOST_REQUIRE(cell.games.size() == other.games.size());
            for (std::size_t game = 0; game < cell.games.size(); ++game)
                BOOST_TEST(mirrors(cell.games[game].event, other.games[game].event));
        }
    }
}

} // namespace

BOOST_AUTO_TEST_CASE(mirrored_cells_agree_in_random_events) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        BOOST_TEST_CONTEXT("seed " << seed) {
            support::RandomNumbers random(seed);
            const auto plan = support::TournamentPlan::draw(random, 4, 20);
            const Tournament event = support::playTournament(
                seed, plan,
                [&](const Tournament& tournament, RoundNumber round,
                    std::span<const PairingNumber> participants) {
                    return support::randomPairing(tournament, round, participants, random);
                });
            const Standings standings = standingsOf(event, "BH,SB");
            for (const Numbering numbering : {Numbering::Place, Numbering::PairingNumber}) {
                const Crosstable table = crosstableOf(event, standings, numbering);
                BOOST_TEST(table.rows.size() == event.players.size());
                BOOST_TEST(std::ranges::is_sorted(table.rows, {}, &CrosstableRow::number));
                checkMirrored(table);
                checkMirrored(matrixOf(event, standings, numbering));
            }
        }
    }
}
