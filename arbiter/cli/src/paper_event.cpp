#include "paper_event.hpp"

#include <fmt/format.h>

#include "event_tables.hpp"
#include "ranked_event.hpp"

namespace arbiter::cli {

using pairing::RoundNumber;

Answer<reports::EventOnPaper> paperEvent(const app::EventState& state) {
    auto ranked = rankedEvent(state);
    if (!ranked) return rules::unexpected(ranked.error());
    reports::EventOnPaper event;
    event.tournament = state.tournament;
    for (std::uint16_t number = 1; number <= state.pairedRounds().value(); ++number) {
        const app::PairedRound& round = state.round(RoundNumber(number));
        event.rounds.push_back(
            {boardsOf(state, RoundNumber(number)), round.draft, round.byHand, round.changes});
    }
    for (const app::Entrant& entrant : state.entrants) {
        if (entrant.withdrawnFrom) event.withdrawnFrom[entrant.number] = *entrant.withdrawnFrom;
        if (entrant.expelled) event.expelled.insert(entrant.number);
        if (entrant.fixedBoard) event.fixedBoards[entrant.number] = *entrant.fixedBoard;
    }
    event.order = std::move(ranked->order);
    event.writtenCodes = std::move(ranked->writtenCodes);
    event.options = std::move(ranked->options);
    event.options.withdrawn.clear(); // depends on the round of the document
    event.options.expelled.clear();
    if (auto notes = modeNotes(state); !notes.empty()) event.mode = std::move(notes.front());
    return event;
}

Answer<const reports::Document*> documentNamed(const std::string& key) {
    if (const reports::Document* document = reports::findDocument(key)) return document;
    std::string keys;
    for (const reports::Document& document : reports::documents())
        keys += (keys.empty() ? "" : ", ") + std::string(document.key);
    return failure(ExitCode::BadInput,
                   fmt::format("\"{}\": there is no such document. There are: {}.", key, keys));
}

} // namespace arbiter::cli
