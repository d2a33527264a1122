#include "ruling_questions.hpp"

#include <array>
#include <iostream>

#include <fmt/format.h>

namespace arbiter::cli {
namespace {

// What happens most often, and what must be known of it.
enum class Asks { Nothing, Number, MoveAndNumber, Squares, Minutes, MovesEach, Reports };

struct Happening {
    const char* title;
    const char* event; // {0} the side, {1} the detail
    Asks asks;
    bool hasSide;
    bool needsPosition;
};

constexpr std::array happenings{
    Happening{"a flag has fallen", "flag {0}", Asks::Nothing, true, true},
    Happening{"an illegal move, clock pressed", "illegal {0} {1}", Asks::MoveAndNumber, true, true},
    Happening{"clock pressed without a move", "press-without-move {0}, {1}", Asks::Number, true, true},
    Happening{"pieces were touched", "touch {0} {1}", Asks::Squares, true, true},
    Happening{"a player resigns", "resign {0}", Asks::Nothing, true, true},
    Happening{"a player comes late", "late {0} {1} minutes", Asks::Minutes, true, false},
    Happening{"colours reversed", "colours reversed, {1} moves each", Asks::MovesEach, false, false},
    Happening{"wrong initial position", "wrong initial position claimed after {1} moves each",
              Asks::MovesEach, false, false},
    Happening{"a phone on a player", "phone on {0}", Asks::Nothing, true, false},
    Happening{"a claim: the same position for the third time", "claim threefold {0} board", Asks::Nothing,
              true, true},
    Happening{"a claim: fifty moves without capture or pawn move", "claim fifty {0} board", Asks::Nothing,
              true, true},
    Happening{"the players report different results", "result disputed, w reports {1}", Asks::Reports, false,
              false},
    Happening{"a player refuses to obey the Laws", "persistent refusal {0}", Asks::Nothing, true, false},
};

constexpr std::array levels{
    std::pair{"standard", "standard"}, std::pair{"rapid, full supervision", "rapid-A4"},
    std::pair{"rapid, less supervision", "rapid-A5"}, std::pair{"blitz, full supervision", "blitz-B2"},
    std::pair{"blitz, less supervision", "blitz-B3"}};

} // namespace

Answer<RulingQuestions::Answers> RulingQuestions::ask(const Known& known) {
    std::vector<std::string> titles;
    for (const Happening& one : happenings)
        titles.emplace_back(one.title);
    const auto what = choice("What happened?", titles);
    if (!what) return rules::unexpected(what.error());
    const Happening& happening = happenings[*what];
    std::string who;
    if (happening.hasSide) {
        const auto asked = side();
        if (!asked) return rules::unexpected(asked.error());
        who = *asked;
    }
    const auto detail = details(*what, known);
    if (!detail) return rules::unexpected(detail.error());
    Answers answers{fmt::format(fmt::runtime(happening.event), who, *detail), {}, {}, {}};
    if (!known.level) {
        std::vector<std::string> names;
        for (const auto& level : levels)
            names.emplace_back(level.first);
        const auto level = choice("At which level?", names);
        if (!level) return rules::unexpected(level.error());
        answers.mode = levels[*level].second;
    }
    if (!happening.needsPosition) return answers;
    const auto position = line("The position as FEN, or the moves from the beginning (Enter: not known): ");
    if (!position) return rules::unexpected(position.error());
    if (position->find('/') != std::string::npos)
        answers.fen = *position;
    else if (!position->empty())
        answers.moves = *position;
    return answers;
}

Answer<std::string> RulingQuestions::details(std::size_t what, const Known& known) {
    switch (happenings[what].asks) {
    case Asks::Nothing:
        return std::string();
    case Asks::Number:
        if (known.counts) return std::string();
        return line("Which one of this player in this game (first, second, third)? ");
    case Asks::MoveAndNumber: {
        const auto move =
            line(known.counts ? "The move, as in \"e2c3\": "
                              : "The move and its number in this game, as in \"e2c3 pressed, first\": ");
        if (!move) return move;
        return move->find("pressed") == std::string::npos ? *move + " pressed" : *move;
    }
    case Asks::Squares:
        return line("The squares in the order of touching, as in \"e3 d5\": ");
    case Asks::Minutes:
        return line("How many minutes after the start? ");
    case Asks::MovesEach:
        return line("How many moves has each made? ");
    case Asks::Reports: {
        const auto white = line("What does White report (1-0, 0-1, =)? ");
        if (!white) return white;
        const auto black = line("What does Black report? ");
        if (!black) return black;
        return *white + ", b reports " + *black;
    }
    }
    return std::string();
}

Answer<std::string> RulingQuestions::side() {
    const auto chosen = choice("Who?", {"White", "Black"});
    if (!chosen) return rules::unexpected(chosen.error());
    return std::string(*chosen == 0 ? "w" : "b");
}

Answer<std::size_t> RulingQuestions::choice(const std::string& question,
                                            const std::vector<std::string>& choices) {
    console_.say(question);
    for (std::size_t i = 0; i < choices.size(); ++i)
        console_.say(fmt::format("  {} {}", i + 1, choices[i]));
    while (true) {
        const auto typed = line("Number: ");
        if (!typed) return rules::unexpected(typed.error());
        for (std::size_t i = 0; i < choices.size(); ++i)
            if (*typed == std::to_string(i + 1)) return i;
        console_.say(fmt::format("Expected a number from 1 to {}.", choices.size()));
    }
}

Answer<std::string> RulingQuestions::line(const std::string& question) {
    std::cerr << question << std::flush;
    std::string typed;
    if (!std::getline(std::cin, typed)) return failure(ExitCode::BadInput, "Nothing is decided.");
    return typed;
}

} // namespace arbiter::cli
