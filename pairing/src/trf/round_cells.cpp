#include "trf/round_cells.hpp"

#include <algorithm>
#include <string>

namespace pairing::trf {
namespace {

using rules::text;

// An unplayed win without opponent is TRF06's bye and counts like U.
bool isAllocatedBye(const RoundCell& cell) {
    return !cell.opponent && (cell.result == ResultCode::PairingAllocatedBye ||
                              (cell.result == ResultCode::ForfeitWin && !cell.colour));
}

bool tookPart(const RoundCell& cell) {
    return cell.opponent || isAllocatedBye(cell) || (!cell.opponent && cell.result == ResultCode::ForfeitWin);
}

std::size_t lastPairedRound(const PlayerLines& players, std::size_t before) {
    std::size_t last = 0;
    for (const PlayerLine& player : players.all())
        for (std::size_t round = std::min(before, player.record->cells.size()); round > last; --round)
            if (tookPart(player.record->cells[round - 1])) last = round;
    return last;
}

bool everyoneHasAnEntry(const PlayerLines& players, std::size_t round) {
    return !players.all().empty() && std::ranges::all_of(players.all(), [&](const PlayerLine& player) {
        return !player.cell(round).isBlank();
    });
}

void report(const CellContext& context, const PlayerLine& player, std::size_t round, bool lenient,
            std::string_view code, rules::Text message, rules::Text expected) {
    context.faults.errorUnless(
        lenient, player.placeOf(round),
        {.code = std::string(code),
         .message = std::move(message),
         .found = player.textOf(round),
         .expected = std::move(expected),
         .advice = lenient ? text("Read leniently")
                           : text("Correct the cell of player {}", player.record->number.value())});
}

RoundEvent byeEvent(const CellContext& context, const PlayerLine& player, std::size_t round,
                    ResultCode result) {
    switch (result) {
    case ResultCode::Blank:
        return NotPaired{};
    case ResultCode::HalfPointBye:
    case ResultCode::Draw: // TRF06
        return HalfPointBye{};
    case ResultCode::FullPointBye:
        return FullPointBye{};
    case ResultCode::PairingAllocatedBye:
        return PairingAllocatedBye{};
    case ResultCode::ForfeitWin:
        // In a team event: won by forfeit against nobody in particular; worth a win, and no bye of the field.
        if (context.teams) return FullPointBye{};
        return PairingAllocatedBye{}; // TRF06
    case ResultCode::ZeroPointBye:
    case ResultCode::ForfeitLoss: // TRF06, Lichess
        return ZeroPointBye{};
    case ResultCode::Win:
    case ResultCode::Loss:
    case ResultCode::UnratedWin:
    case ResultCode::UnratedDraw:
    case ResultCode::UnratedLoss:
        report(context, player, round, false, "trf.cell.noOpponent",
               text("round {}: a played game without opponent", round + 1),
               text("an opponent, or a bye H F U Z"));
    }
    return NotPaired{};
}

RoundEvent eventWithoutOpponent(const CellContext& context, const PlayerLine& player, std::size_t round) {
    const RoundCell cell = player.cell(round);
    if (cell.colour &&
        !(context.teams && (cell.result == ResultCode::ForfeitWin || cell.result == ResultCode::Blank)))
        report(context, player, round, context.options.lenient.colourWithoutOpponent,
               "trf.cell.colourWithoutOpponent", text("round {}: a colour without opponent", round + 1),
               text("an opponent, or - as the colour"));
    return byeEvent(context, player, round, cell.result);
}

// Two results of a game that can stand together; spec 6.2.
bool fitTogether(ResultCode one, ResultCode other) {
    using enum ResultCode;
    const auto pair = [&](ResultCode a, ResultCode b) {
        return (one == a && other == b) || (one == b && other == a);
    };
    return pair(Win, Loss) || pair(Draw, Draw) || pair(UnratedWin, UnratedLoss) ||
           pair(UnratedDraw, UnratedDraw) || pair(ForfeitWin, ForfeitLoss) ||
           pair(ForfeitLoss, ForfeitLoss) || pair(Blank, Blank) ||
           // Penalties: Laws of Chess 10.1.
           pair(Loss, Loss) || pair(Draw, Loss) || pair(UnratedLoss, UnratedLoss) ||
           pair(UnratedDraw, UnratedLoss);
}

bool isForfeit(ResultCode result) {
    return result == ResultCode::ForfeitWin || result == ResultCode::ForfeitLoss;
}

bool isBye(ResultCode result) {
    return result == ResultCode::HalfPointBye || result == ResultCode::FullPointBye ||
           result == ResultCode::PairingAllocatedBye || result == ResultCode::ZeroPointBye;
}

// "62 b Z": read as the bye alone, where that is allowed.
bool isByeWithOpponent(const RoundCell& cell) {
    return cell.opponent && isBye(cell.result);
}

void checkColours(const CellContext& context, const PlayerLine& player, const PlayerLine& opponent,
                  std::size_t round) {
    const RoundCell mine = player.cell(round);
    const RoundCell theirs = opponent.cell(round);
    if (mine.colour && theirs.colour && *mine.colour == *theirs.colour)
        report(context, player, round, false, "trf.game.colours",
               text("round {}: players {} and {} have the same colour", round + 1,
                    player.record->number.value(), opponent.record->number.value()),
               text("White for one and Black for the other"));
}

void checkResults(const CellContext& context, const PlayerLine& player, const PlayerLine& opponent,
                  std::size_t round) {
    const RoundCell theirs = opponent.cell(round);
    if (isBye(theirs.result) || fitTogether(player.cell(round).result, theirs.result)) return;
    report(context, player, round, context.options.lenient.differingResults, "trf.game.results",
           text("round {}: the results of players {} and {} do not fit together", round + 1,
                player.record->number.value(), opponent.record->number.value()),
           text("what fits \"{}\" in line {}", opponent.textOf(round), opponent.lineNumber));
}

// One game, seen from `player`.
void checkGame(const CellContext& context, std::size_t index, std::size_t round) {
    const PlayerLine& player = context.players.all()[index];
    const RoundCell cell = player.cell(round);
    if (!cell.readable || !cell.opponent || isByeWithOpponent(cell)) return;
    if (*cell.opponent == player.record->number) {
        report(context, player, round, false, "trf.cell.self",
               text("round {}: player {} is paired with himself", round + 1, cell.opponent->value()),
               text("another player's number"));
        return;
    }
    const auto opponentIndex = context.players.indexOf(*cell.opponent);
    if (!opponentIndex) {
        if (!context.uncertain.numbers)
            report(context, player, round, false, "trf.cell.unknownOpponent",
                   text("round {}: there is no player {}", round + 1, cell.opponent->value()),
                   text("the number of a player of this file"));
        return;
    }
    const PlayerLine& opponent = context.players.all()[*opponentIndex];
    const RoundCell theirs = opponent.cell(round);
    if (!theirs.readable || (!opponent.record->readable && round >= opponent.record->cells.size())) return;
    if (theirs.opponent != player.record->number) {
        // TRF26: in a team event a forfeit win may name a player of the absent team.
        if (context.teams && cell.result == ResultCode::ForfeitWin) return;
        report(context, player, round, false, "trf.game.mirror",
               text("round {}: player {} names {}, but not the other way round", round + 1,
                    player.record->number.value(), cell.opponent->value()),
               text("what fits \"{}\" in line {}", opponent.textOf(round), opponent.lineNumber));
        return;
    }
    if (index > *opponentIndex) return;
    checkColours(context, player, opponent, round);
    checkResults(context, player, opponent, round);
}

bool isPlayed(const RoundCell& cell) {
    return cell.opponent && cell.readable && !isForfeit(cell.result) && !isBye(cell.result);
}

// FIDE C.04.1 art. 2: two players meet at most once.
void checkMeetings(const CellContext& context, std::size_t rounds) {
    const auto& players = context.players.all();
    std::vector<std::size_t> metBy(players.size(), players.size());
    for (std::size_t index = 0; index < players.size(); ++index)
        for (std::size_t round = 0; round < rounds; ++round) {
            const RoundCell cell = players[index].cell(round);
            if (!isPlayed(cell)) continue;
            const auto opponent = context.players.indexOf(*cell.opponent);
            if (!opponent || *opponent <= index) continue;
            if (metBy[*opponent] == index)
                context.faults.warning(
                    players[index].placeOf(round),
                    {.code = "trf.game.again",
                     .message = text("round {}: players {} and {} meet again", round + 1,
                                     players[index].record->number.value(), cell.opponent->value()),
                     .found = players[index].textOf(round),
                     .expected = text("opponents who have not met yet (FIDE C.04.1 art. 2)"),
                     .advice = text("Right for a double round robin; check it in a Swiss")});
            metBy[*opponent] = index;
        }
}

// FIDE C.04.1 art. 3: one player at most has the pairing-allocated bye. TRF06 writes every full-point bye
// like one, so several of its "+" are only worth a warning.
void checkAllocatedByes(const CellContext& context, std::size_t rounds) {
    if (context.teams) return;
    std::vector<const PlayerLine*> first(rounds, nullptr);
    for (const PlayerLine& player : context.players.all())
        for (std::size_t round = 0; round < std::min(rounds, player.record->cells.size()); ++round) {
            const RoundCell& cell = player.record->cells[round];
            if (!isAllocatedBye(cell)) continue;
            if (first[round] != nullptr)
                report(context, player, round,
                       context.options.lenient.severalAllocatedByes || cell.result == ResultCode::ForfeitWin,
                       "trf.byes.several",
                       text("round {}: players {} and {} both have the pairing-allocated bye", round + 1,
                            first[round]->record->number.value(), player.record->number.value()),
                       text("U for one player at most (FIDE C.04.1 art. 3)"));
            else
                first[round] = &player;
        }
}

PairingNumber opponentNumber(const CellContext& context, PairingNumber numberInFile) {
    const auto index = context.players.indexOf(numberInFile);
    return index ? context.players.all()[*index].number : numberInFile;
}

} // namespace

RecordedRounds recordedRounds(const PlayerLines& players, Faults& faults) {
    std::size_t longest = 0;
    for (const PlayerLine& player : players.all())
        longest = std::max(longest, player.record->cells.size());
    RecordedRounds rounds{.count = lastPairedRound(players, longest)};
    if (rounds.count > 0 && !everyoneHasAnEntry(players, rounds.count - 1)) {
        // A lone U where others have no entry yet: JaVaFo reads it as the next round's bye.
        std::size_t others = 0;
        for (std::size_t index = 0; index < players.all().size(); ++index) {
            const RoundCell cell = players.all()[index].cell(rounds.count - 1);
            if (cell.result == ResultCode::PairingAllocatedBye && !cell.opponent && !rounds.presetBye)
                rounds.presetBye = index;
            else if (tookPart(cell))
                ++others;
        }
        if (others > 0) rounds.presetBye.reset();
    }
    if (rounds.presetBye) {
        const PlayerLine& player = players.all()[*rounds.presetBye];
        faults.warning(
            player.placeOf(rounds.count - 1),
            {.code = "trf.byes.preset",
             .message = text("round {}: only player {} has an entry of the pairing", rounds.count,
                             player.record->number.value()),
             .found = player.textOf(rounds.count - 1),
             .advice = text("It is read as the bye given in advance, the round as not paired yet")});
        rounds.count = lastPairedRound(players, rounds.count - 1);
    }
    // Everybody has an entry, nobody played: a round that is over all the same.
    while (rounds.count < longest && !rounds.presetBye && everyoneHasAnEntry(players, rounds.count))
        ++rounds.count;
    return rounds;
}

RoundEvent eventOf(const CellContext& context, const PlayerLine& player, std::size_t round) {
    const RoundCell cell = player.cell(round);
    if (!cell.readable) return NotPaired{};
    if (!cell.opponent) return eventWithoutOpponent(context, player, round);
    if (isByeWithOpponent(cell)) {
        report(context, player, round, context.options.lenient.byeWithOpponent, "trf.cell.byeWithOpponent",
               text("round {}: a bye together with an opponent", round + 1),
               text("0000 and - in front of the bye"));
        return byeEvent(context, player, round, cell.result);
    }
    const PairingNumber opponent = opponentNumber(context, *cell.opponent);
    if (!cell.colour && !isForfeit(cell.result)) {
        report(context, player, round, false, "trf.cell.colourMissing",
               text("round {}: a game without colour", round + 1), text("w or b"));
        return NotPaired{};
    }
    const auto played = [&](Outcome outcome, bool rated) {
        return PlayedGame{.opponent = opponent, .colour = *cell.colour, .outcome = outcome, .rated = rated};
    };
    switch (cell.result) {
    case ResultCode::Win:
        return played(Outcome::Win, true);
    case ResultCode::Draw:
        return played(Outcome::Draw, true);
    case ResultCode::Loss:
        return played(Outcome::Loss, true);
    case ResultCode::UnratedWin:
        return played(Outcome::Win, false);
    case ResultCode::UnratedDraw:
        return played(Outcome::Draw, false);
    case ResultCode::UnratedLoss:
        return played(Outcome::Loss, false);
    case ResultCode::ForfeitWin:
        return ForfeitWin{.opponent = opponent, .colour = cell.colour};
    case ResultCode::ForfeitLoss: {
        const auto index = context.players.indexOf(*cell.opponent);
        if (index && context.players.all()[*index].cell(round).result == ResultCode::ForfeitLoss)
            return DoubleForfeit{.opponent = opponent, .colour = cell.colour};
        return ForfeitLoss{.opponent = opponent, .colour = cell.colour};
    }
    case ResultCode::Blank:
        return PendingGame{.opponent = opponent, .colour = *cell.colour};
    case ResultCode::HalfPointBye:
    case ResultCode::FullPointBye:
    case ResultCode::PairingAllocatedBye:
    case ResultCode::ZeroPointBye:
        break; // with an opponent: dealt with above
    }
    return NotPaired{};
}

std::optional<RequestedBye> announcedBye(const CellContext& context, const PlayerLine& player,
                                         std::size_t round) {
    if (!player.cell(round).readable) return std::nullopt;
    const RoundEvent event = eventWithoutOpponent(context, player, round);
    if (std::holds_alternative<FullPointBye>(event)) return RequestedBye::FullPoint;
    if (std::holds_alternative<HalfPointBye>(event)) return RequestedBye::HalfPoint;
    if (std::holds_alternative<ZeroPointBye>(event)) return RequestedBye::ZeroPoint;
    return std::nullopt;
}

void checkGames(const CellContext& context, std::size_t rounds) {
    for (std::size_t index = 0; index < context.players.all().size(); ++index)
        for (std::size_t round = 0; round < rounds; ++round)
            checkGame(context, index, round);
    checkMeetings(context, rounds);
    checkAllocatedByes(context, rounds);
}

} // namespace pairing::trf
