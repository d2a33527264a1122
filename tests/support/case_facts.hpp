// Verifies the machine-checkable facts ("check:" tokens) of rules cases on the position after their moves.
// Use it with the cases of tests/cases/rules.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/board/legal_moves.hpp"
#include "rules/cases/case_game.hpp"
#include "rules/draws/mating_material.hpp"
#include "rules/draws/repetition.hpp"
#include "rules/draws/unwinnable.hpp"
#include "rules/notation/fen.hpp"
#include "rules/notation/read_move.hpp"
#include "rules/notation/write_move.hpp"

namespace support {

using namespace rules;
using namespace rules::board;

inline std::vector<std::string> factsOf(const cases::RulesCase& one) {
    std::vector<std::string> facts;
    std::string_view text = one.value("check");
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(';'), text.size());
        std::string_view fact = text.substr(0, end);
        while (fact.starts_with(' '))
            fact.remove_prefix(1);
        facts.emplace_back(fact);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return facts;
}

class FactChecker {
  public:
    explicit FactChecker(const GameLine& line)
        : line_(line)
        , position_(line.current()) {}

    // True or false, or nothing for a fact of another kind.
    [[nodiscard]] std::optional<bool> holds(std::string_view fact) const {
        if (fact.starts_with("legal:")) return read(fact.substr(6)).has_value();
        if (fact.starts_with("illegal:")) return is(fact.substr(8), notation::MoveFaultKind::Illegal);
        if (fact.starts_with("ambiguous:")) return is(fact.substr(10), notation::MoveFaultKind::Ambiguous);
        if (fact.starts_with("san:")) return san(fact.substr(4));
        if (const auto inner = argument(fact, "occ"))
            return 1 + draws::occurrencesBefore(line_, read(*inner).value()).size() == number(fact);
        if (const auto inner = argument(fact, "hmc")) return after(*inner).halfmoveClock() == number(fact);
        if (const auto inner = argument(fact, "mate")) return isCheckmate(after(*inner));
        if (const auto inner = argument(fact, "incheck")) return after(*inner).inCheck();
        return simple(fact);
    }

  private:
    [[nodiscard]] std::optional<bool> simple(std::string_view fact) const {
        const std::string_view name = fact.substr(0, fact.find('='));
        const std::string_view value = name.size() < fact.size() ? fact.substr(name.size() + 1) : "";
        if (name == "turn") return position_.sideToMove() == (value == "w" ? Colour::White : Colour::Black);
        if (name == "nlegal") return legalMoves(position_).size() == number(fact);
        if (name == "occ") return draws::countOccurrences(line_, line_.plies()) == number(fact);
        if (name == "hmc") return position_.halfmoveClock() == number(fact);
        if (name == "mate") return isCheckmate(position_);
        if (name == "stalemate") return isStalemate(position_);
        if (name == "incheck") return position_.inCheck();
        if (name == "notcheck") return !position_.inCheck();
        if (name == "doublecheck") return position_.checkers().several();
        if (name == "ep") return enPassant() == value;
        if (name == "insufficient") return draws::isDeadByMaterial(position_) == (value == "yes");
        if (name == "endfen") return notation::writeShortFen(position_).starts_with(value);
        if (name == "winW") return winnable(Colour::White, value == "yes");
        if (name == "winB") return winnable(Colour::Black, value == "yes");
        return std::nullopt;
    }

    // The full test says so, and neither material nor the quick test denies a win that exists.
    [[nodiscard]] bool winnable(Colour winner, bool expected) const {
        const auto verdict = draws::canWin(position_, winner).verdict;
        if (!expected) return verdict == draws::WinVerdict::Impossible;
        return verdict == draws::WinVerdict::Possible && draws::hasMatingMaterial(position_, winner) &&
               !draws::cannotWin(position_, winner);
    }

    [[nodiscard]] std::string_view enPassant() const {
        if (position_.enPassantTarget()) return "legal";
        return position_.doubleStepTarget() ? "pinned" : "none";
    }

    [[nodiscard]] Expected<Move, notation::MoveFault> read(std::string_view text) const {
        return notation::readMove(position_, text);
    }
    [[nodiscard]] Position after(std::string_view text) const { return position_.after(read(text).value()); }
    [[nodiscard]] bool is(std::string_view text, notation::MoveFaultKind kind) const {
        const auto move = read(text);
        return !move && move.error().kind == kind;
    }
    [[nodiscard]] bool san(std::string_view pair) const {
        const std::size_t sign = pair.find('=');
        const auto move = read(pair.substr(0, sign));
        return move && notation::writeSan(position_, *move) == pair.substr(sign + 1);
    }

    static std::optional<std::string_view> argument(std::string_view fact, std::string_view name) {
        if (!fact.starts_with(name) || !fact.substr(name.size()).starts_with('(')) return std::nullopt;
        const std::size_t start = name.size() + 1;
        return fact.substr(start, fact.find(')') - start);
    }
    static std::size_t number(std::string_view fact) {
        return std::stoul(std::string(fact.substr(fact.rfind('=') + 1)));
    }

    const GameLine& line_;
    const Position& position_;
};

} // namespace support
