#include "game_input.hpp"

#include <fmt/format.h>

#include "pgn_pieces.hpp"
#include "rules/notation/score_sheet.hpp"

namespace arbiter::cli {

using rules::board::GameLine;
using rules::board::Position;
using rules::notation::PgnGame;
using rules::notation::PgnReader;
using rules::notation::PieceLetters;

void addLetters(Options& options, std::optional<std::string>& name) {
    options.text("--letters", "LANGUAGE", name,
                 "whose letters stand for the pieces: en (default), de, fr, es, nl, zh");
}

Answer<PieceLetters> lettersOf(const std::optional<std::string>& name) {
    if (!name) return PieceLetters::English;
    const auto letters = rules::notation::pieceLettersFrom(*name);
    if (!letters)
        return failure(ExitCode::BadInput,
                       fmt::format("--letters \"{}\": expected en, de, fr, es, nl or zh.", *name));
    return *letters;
}

void GameInput::addTo(Options& options) {
    options.text("--moves", "MOVES", moves_, "the game as it is written, \"1. e4 e5 2. Nf3\"");
    options.text("--fen", "FEN", fen_, "where the moves of --moves begin");
    options.number("--game", game_, "which game of the file");
    options.flag("--repair", repair_, "take what was probably meant where the moves cannot be right");
    addLetters(options, letters_);
    position_.addTo(options);
}

Answer<PieceLetters> GameInput::letters() const {
    return lettersOf(letters_);
}

Answer<GameLine> GameInput::read(const std::vector<std::string>& files, Console& console) const {
    if (files.size() + (moves_ ? 1 : 0) + (fen_ && !moves_ ? 1 : 0) != 1)
        return failure(ExitCode::BadInput,
                       "Give one game: a PGN file, or its moves with --moves, or a position with --fen.");
    if (files.empty()) return readMoves(moves_.value_or(""), console);
    return readFile(files.front());
}

Answer<GameLine> GameInput::readMoves(const std::string& moves, Console& console) const {
    if (game_) return failure(ExitCode::BadInput, "--game chooses a game of a file; --moves is one game.");
    const auto letters = this->letters();
    if (!letters) return rules::unexpected(letters.error());
    auto start = position_.read(fen_.value_or("startpos"), "--fen", console);
    if (!start) return rules::unexpected(start.error());
    auto sheet = rules::notation::readScoreSheet(moves, *start, {.letters = *letters});
    if (sheet.slips.empty()) return std::move(sheet.line);
    const Failure faults = failureOf(sheet.faults("--moves"));
    if (!sheet.complete || !repair_)
        return failure(ExitCode::BadInput,
                       faults.message + (sheet.complete
                                             ? "\nNothing is decided on a game that may be another one: put "
                                               "it right, or say --repair to take the first suggestions."
                                             : "\nBehind the last of them nothing fits any more."));
    console.say(faults.message);
    console.say("The first suggestion was taken each time (--repair).");
    return std::move(sheet.line);
}

Answer<GameLine> GameInput::readFile(const std::string& file) const {
    const auto letters = this->letters();
    if (!letters) return rules::unexpected(letters.error());
    const auto found = readPgnGame(file, game_, *letters);
    if (!found) return rules::unexpected(found.error());
    return found->mainLine();
}

Answer<PgnGame> readPgnGame(const std::string& file, std::optional<int> wanted, PieceLetters letters) {
    if (wanted && *wanted < 1) return failure(ExitCode::BadInput, "--game: games are counted from 1.");
    auto pieces = PgnPieces::open(file);
    if (!pieces) return rules::unexpected(pieces.error());
    int games = 0;
    std::optional<PgnGame> found;
    while (true) {
        auto piece = pieces->next();
        if (!piece) return rules::unexpected(piece.error());
        if (!*piece) break;
        PgnReader reader(
            (*piece)->text,
            {.letters = letters, .source = file, .firstLine = (*piece)->firstLine, .firstGame = games + 1});
        while (auto game = reader.next()) {
            ++games;
            if (!wanted && games == 2)
                return failure(
                    ExitCode::BadInput,
                    fmt::format("{}: there is more than one game in it; say which, as in --game 2.", file));
            if (games == wanted.value_or(1)) found = std::move(game);
            if (found && wanted) break;
        }
        if (found && wanted) break;
    }
    if (games == 0) return failure(ExitCode::BadInput, fmt::format("{}: there is no game in it.", file));
    if (!found)
        return failure(ExitCode::BadInput,
                       fmt::format("{}: there is no game {}, the file has {}.", file, *wanted, games));
    if (found->isBroken()) return rules::unexpected(failureOf(found->faults));
    if (found->mainLine().plies() < found->moves.moves.size())
        return failure(ExitCode::BadInput,
                       fmt::format("{}: game {} has a null move; what happened there is not known.", file,
                                   found->number));
    return std::move(*found);
}

} // namespace arbiter::cli
