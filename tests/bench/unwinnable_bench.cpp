// Speed of "can this side still win?" over the positions of games: the quick test and the full one.
// bench_unwinnable FILE.pgn · bench_unwinnable (games of its own, made of random moves)
#include <algorithm>
#include <ctime>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "rules/board/legal_moves.hpp"
#include "rules/draws/unwinnable.hpp"
#include "rules/notation/fen.hpp"
#include "rules/notation/pgn.hpp"

using namespace rules;
using namespace rules::board;
using namespace rules::draws;

namespace {

struct Question {
    Position position;
    Colour winner;
};

// Of this process on its core, whatever else the machine does.
double microsecondsSince(std::clock_t start) {
    return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC * 1e6;
}

void addLine(std::vector<Question>& questions, const GameLine& line) {
    for (std::size_t ply = 0; ply <= line.plies(); ++ply)
        for (const Colour winner : {Colour::White, Colour::Black})
            questions.push_back({line.after(ply), winner});
}

std::vector<Question> questionsOf(const std::string& name) {
    std::ifstream file(name, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    std::vector<Question> questions;
    notation::PgnReader reader(text);
    while (const auto game = reader.next())
        addLine(questions, game->mainLine());
    return questions;
}

// Long random games that like captures: they come down to few pieces and blocked pawns.
std::vector<Question> randomQuestions(unsigned games) {
    std::vector<Question> questions;
    std::mt19937 random(20261130);
    for (unsigned number = 0; number < games; ++number) {
        GameLine line;
        for (int ply = 0; ply < 300; ++ply) {
            const MoveList moves = legalMoves(line.current());
            if (moves.empty()) break;
            Move move = moves[random() % moves.size()];
            for (int attempt = 0; attempt < 3 && !line.current().isCapture(move); ++attempt)
                move = moves[random() % moves.size()];
            line.play(move);
        }
        addLine(questions, line);
    }
    return questions;
}

} // namespace

int main(int count, char** words) {
    const auto questions = count > 1 ? questionsOf(words[1]) : randomQuestions(500);
    std::clock_t start = std::clock();
    std::size_t never = 0;
    for (const Question& question : questions)
        never += cannotWin(question.position, question.winner) ? 1U : 0U;
    const double quick = microsecondsSince(start);
    fmt::print("quick: {} questions, {} impossible, {:.0f} a second\n", questions.size(), never,
               static_cast<double>(questions.size()) / quick * 1e6);

    std::size_t possible = 0;
    std::size_t impossible = 0;
    std::size_t undecided = 0;
    std::size_t missed = 0;
    std::uint64_t mostNodes = 0;
    double full = 0;
    double worst = 0;
    std::string worstFen;
    for (const Question& question : questions) {
        start = std::clock();
        const WinAnswer answer = canWin(question.position, question.winner);
        const double time = microsecondsSince(start);
        full += time;
        mostNodes = std::max(mostNodes, answer.nodes);
        if (time > worst) {
            worst = time;
            worstFen = notation::writeFen(question.position);
        }
        possible += answer.verdict == WinVerdict::Possible ? 1U : 0U;
        undecided += answer.verdict == WinVerdict::Undecided ? 1U : 0U;
        const bool quickSays = cannotWin(question.position, question.winner);
        if (answer.verdict == WinVerdict::Impossible) {
            ++impossible;
            missed += quickSays ? 0U : 1U;
        } else if (quickSays) {
            fmt::print("the quick test is wrong: {}\n", notation::writeFen(question.position));
        }
        if (answer.verdict == WinVerdict::Undecided)
            fmt::print("undecided: {} {}\n", notation::writeFen(question.position),
                       englishName(question.winner));
    }
    fmt::print("full: {} possible, {} impossible ({} not seen by the quick test), {} undecided\n", possible,
               impossible, missed, undecided);
    fmt::print("full: {:.2f} microseconds on average, {:.0f} at most ({} positions at most): {}\n",
               full / static_cast<double>(questions.size()), worst, mostNodes, worstFen);
    return 0;
}
