#include "notation/move_text.hpp"

#include <array>

namespace rules::notation {
namespace {

using namespace board;

class MoveTextParser {
  public:
    MoveTextParser(std::string_view text, PieceLetters letters, SmallLetters small)
        : text_(text)
        , letters_(letters)
        , small_(small) {}

    Expected<MoveText, NoMoveText> parse() && {
        if (!castling()) {
            piece();
            if (!squares()) return unexpected(NoMoveText{at_});
            promotion();
        }
        signs();
        if (at_ != text_.size()) return unexpected(NoMoveText{at_});
        return move_;
    }

  private:
    [[nodiscard]] std::string_view rest() const { return text_.substr(at_); }
    [[nodiscard]] char next() const { return at_ < text_.size() ? text_[at_] : '\0'; }
    bool skip(std::string_view sign) {
        if (!rest().starts_with(sign)) return false;
        at_ += sign.size();
        return true;
    }
    bool skipOne(std::string_view signs) {
        if (at_ == text_.size() || signs.find(text_[at_]) == std::string_view::npos) return false;
        ++at_;
        return true;
    }
    bool skipHyphen() { return skip("-") || skip("–") || skip("—"); }

    bool castling() {
        constexpr std::string_view circles = "O0o";
        const std::size_t start = at_;
        unsigned count = 0;
        while (count < 3 && skipOne(circles)) {
            ++count;
            const std::size_t beforeHyphen = at_;
            if (!skipHyphen()) break;
            if (circles.find(next()) == std::string_view::npos) at_ = beforeHyphen;
        }
        if (count < 2) {
            at_ = start;
            return false;
        }
        move_.castling = count == 2 ? MoveText::Castling::KingSide : MoveText::Castling::QueenSide;
        return true;
    }

    void piece() {
        auto letter = pieceLetterAt(rest(), letters_);
        const bool mayBeFile = fileFrom(next()).has_value();
        if (!letter && (!mayBeFile || small_ == SmallLetters::ArePieces))
            letter = smallPieceLetterAt(rest(), letters_);
        if (!letter) return;
        move_.piece = letter->kind;
        at_ += letter->length;
    }

    void separators() {
        while (true) {
            if (skipOne("xX:") || skip("×"))
                move_.captureSign = true;
            else if (!skipHyphen())
                return;
        }
    }

    // Up to two squares, the first perhaps in part: "e4", "df3", "1f3", "g1f3".
    bool squares() {
        std::array<char, 4> signs{};
        std::array<std::size_t, 4> places{};
        std::size_t count = 0;
        for (separators(); count < signs.size(); separators()) {
            const char sign = next();
            if (!fileFrom(sign) && !rankFrom(sign)) break;
            // In "e7e8b" or "d8d" the letter behind the target is a promotion.
            if (count >= 2 && rankFrom(signs[count - 1]) && fileFrom(sign) &&
                (at_ + 1 == text_.size() || !continuesSquare(at_ + 1)))
                break;
            signs[count] = sign;
            places[count] = at_++;
            ++count;
        }
        if (count < 2) return false;
        const auto file = fileFrom(signs[count - 2]);
        const auto rank = rankFrom(signs[count - 1]);
        if (!file || !rank) {
            at_ = places[file ? count - 1 : count - 2];
            return false;
        }
        move_.target = squareAt(*file, *rank);
        std::size_t origin = 0;
        if (origin < count - 2 && (move_.fromFile = fileFrom(signs[origin]))) ++origin;
        if (origin < count - 2 && (move_.fromRank = rankFrom(signs[origin]))) ++origin;
        if (origin == count - 2) return true;
        at_ = places[origin];
        return false;
    }

    [[nodiscard]] bool continuesSquare(std::size_t place) const {
        const char sign = text_[place];
        return rankFrom(sign) || sign == 'x' || sign == 'X' || sign == ':' || sign == '-';
    }

    void promotion() {
        const std::size_t start = at_;
        const bool bracket = skip("(");
        if (!bracket) skipOne("=/");
        auto letter = pieceLetterAt(rest(), letters_);
        if (!letter) letter = smallPieceLetterAt(rest(), letters_);
        // Programs write English letters in UCI whatever the player's language.
        if (!letter && move_.fullOrigin()) letter = smallPieceLetterAt(rest(), PieceLetters::English);
        const bool choice = letter && letter->kind != PieceKind::Pawn && letter->kind != PieceKind::King;
        // "e4 ch", "e5 e.p." and "e4 (=)" are no promotions.
        if (!choice || rest().starts_with("ch")) {
            at_ = start;
            return;
        }
        at_ += letter->length;
        if (bracket && !skip(")")) {
            at_ = start;
            return;
        }
        move_.promotion = letter->kind;
    }

    void signs() {
        constexpr std::array<std::string_view, 13> harmless{"+",  "#",    "!",   "?",  "(=)", "=", " ",
                                                            "ch", "mate", "e.p", "ep", "†",   "‡"};
        while (at_ < text_.size()) {
            bool found = skipOne(".") && at_ >= 4 && text_.substr(at_ - 4, 4) == "e.p.";
            for (const std::string_view sign : harmless)
                found = found || skip(sign);
            if (!found) return;
        }
    }

    std::string_view text_;
    PieceLetters letters_;
    SmallLetters small_;
    std::size_t at_ = 0;
    MoveText move_;
};

constexpr std::optional<PieceKind> pieceKindFrom(char letter) noexcept {
    switch (letter) {
    case 'N':
        return PieceKind::Knight;
    case 'B':
        return PieceKind::Bishop;
    case 'R':
        return PieceKind::Rook;
    case 'Q':
        return PieceKind::Queen;
    case 'K':
        return PieceKind::King;
    default:
        return std::nullopt;
    }
}

} // namespace

// Read from its end, where the target is.
std::optional<MoveText> parsePlainSan(std::string_view text) noexcept {
    MoveText move;
    if (text.ends_with('+') || text.ends_with('#')) text.remove_suffix(1);
    if (text.size() > 3 && text[text.size() - 2] == '=') {
        move.promotion = pieceKindFrom(text.back());
        if (!move.promotion || *move.promotion == PieceKind::King) return std::nullopt;
        text.remove_suffix(2);
    }
    if (text.size() < 2 || text.size() > 6) return std::nullopt;
    const auto target = squareFrom(text.substr(text.size() - 2));
    if (!target) return std::nullopt;
    move.target = *target;
    text.remove_suffix(2);
    move.piece = text.empty() ? std::nullopt : pieceKindFrom(text.front());
    if (move.piece) text.remove_prefix(1);
    if (text.ends_with('x')) {
        move.captureSign = true;
        text.remove_suffix(1);
    }
    if (!text.empty() && (move.fromFile = fileFrom(text.front()))) text.remove_prefix(1);
    if (!text.empty() && (move.fromRank = rankFrom(text.front()))) text.remove_prefix(1);
    if (!text.empty()) return std::nullopt;
    return move;
}

Expected<MoveText, NoMoveText> parseMoveText(std::string_view text, PieceLetters letters,
                                             SmallLetters small) {
    return MoveTextParser(text, letters, small).parse();
}

} // namespace rules::notation
