#include "arbiter/exchange/pairings_pgn.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "pairing/model/overloaded.hpp"
#include "unicode_text.hpp"

namespace arbiter::exchange {
namespace {

using pairing::Overloaded;
using pairing::Player;

struct GameEnd {
    std::string_view result = "*";
    std::string_view termination = "unterminated";
};

std::string_view resultOf(pairing::Outcome white) {
    switch (white) {
    case pairing::Outcome::Win:
        return "1-0";
    case pairing::Outcome::Draw:
        return "1/2-1/2";
    case pairing::Outcome::Loss:
        return "0-1";
    }
    return "*";
}

// Two outcomes that do not add up to a game (½-0, 0-0 by decision) are no result of PGN.
GameEnd playedEnd(pairing::Outcome white, const pairing::RoundEvent& blackEvent) {
    const auto* black = std::get_if<pairing::PlayedGame>(&blackEvent);
    const auto mirrored = [](pairing::Outcome outcome) {
        switch (outcome) {
        case pairing::Outcome::Win:
            return pairing::Outcome::Loss;
        case pairing::Outcome::Draw:
            return pairing::Outcome::Draw;
        case pairing::Outcome::Loss:
            return pairing::Outcome::Win;
        }
        return outcome;
    };
    if (black == nullptr || black->outcome != mirrored(white)) return {"*", "rules infraction"};
    return {resultOf(white), "normal"};
}

GameEnd endOf(const pairing::RoundEvent& white, const pairing::RoundEvent& black) {
    return std::visit(Overloaded{
                          [&](const pairing::PlayedGame& game) { return playedEnd(game.outcome, black); },
                          [](const pairing::ForfeitWin&) {
                              return GameEnd{"1-0", "forfeit"};
                          },
                          [](const pairing::ForfeitLoss&) {
                              return GameEnd{"0-1", "forfeit"};
                          },
                          [](const pairing::DoubleForfeit&) {
                              return GameEnd{"*", "forfeit"};
                          }, // PGN has no 0-0
                          [](const pairing::AdjournedGame&) { return GameEnd{}; },
                          [](const pairing::PendingGame&) { return GameEnd{}; },
                          [](const pairing::PairingAllocatedBye&) { return GameEnd{}; },
                          [](const pairing::FullPointBye&) { return GameEnd{}; },
                          [](const pairing::HalfPointBye&) { return GameEnd{}; },
                          [](const pairing::ZeroPointBye&) { return GameEnd{}; },
                          [](const pairing::NotPaired&) { return GameEnd{}; },
                      },
                      white);
}

// Formats 12.2: a backslash before backslashes and quotation marks. A tag is one line.
std::string escaped(std::string_view value) {
    std::string text;
    for (const char sign : value) {
        if (sign == '\\' || sign == '"') text += '\\';
        const bool isControl = static_cast<unsigned char>(sign) < 0x20 || sign == 0x7F;
        text += isControl ? ' ' : sign;
    }
    return text;
}

std::string tag(std::string_view name, std::string_view value) {
    return fmt::format("[{} \"{}\"]\n", name, escaped(value));
}

std::string optionalTag(std::string_view name, std::string_view value) {
    return value.empty() ? std::string() : tag(name, value);
}

std::string dateText(const std::optional<pairing::PartialDate>& date) {
    if (!date) return "????.??.??";
    const auto part = [](int number) {
        return number == 0 ? std::string("??") : fmt::format("{:02}", number);
    };
    return fmt::format("{:04}.{}.{}", date->year, part(date->month), part(date->day));
}

// Only in PGN's own form: "40/6000+30:900+30".
bool isTimeControl(std::string_view text) {
    return !text.empty() && text.front() >= '0' && text.front() <= '9' &&
           text.find_first_not_of("0123456789/+:") == std::string_view::npos;
}

std::string siteOf(const pairing::TournamentInfo& info) {
    if (info.city.empty() && info.federation.empty()) return "?";
    return info.city + (info.city.empty() || info.federation.empty() ? "" : " ") + info.federation;
}

std::string tagsOfPlayer(std::string_view side, const Player& player) {
    const std::string name(side);
    return optionalTag(name + "Title", abbreviation(player.title)) +
           (player.rating ? tag(name + "Elo", fmt::format("{}", player.rating->value())) : std::string()) +
           optionalTag(name + "FideId", player.fideId) + optionalTag(name + "Fed", player.federation);
}

std::string orUnknown(const std::string& text) {
    return text.empty() ? "?" : text;
}

} // namespace

std::string pairingsPgn(const pairing::Tournament& tournament, pairing::RoundNumber round,
                        const pairing::RoundPairing& pairing, RoundTag roundTag) {
    const pairing::TournamentInfo& info = tournament.info;
    std::string file;
    int board = 0;
    for (const pairing::Pair& pair : pairing.boards) {
        ++board;
        const Player* white = tournament.find(pair.white);
        const Player* black = tournament.find(pair.black);
        if (white == nullptr || black == nullptr || white->rounds.size() < round.value() ||
            black->rounds.size() < round.value())
            continue;
        const std::size_t index = round.value() - 1U;
        const GameEnd end = endOf(white->rounds[index], black->rounds[index]);
        // The seven tags of the roster first, in their order.
        file += tag("Event", orUnknown(info.name));
        file += tag("Site", siteOf(info));
        // Which day a round is played on is not part of an event, but for its first one.
        file += tag("Date", dateText(round == pairing::RoundNumber(1) ? info.firstDay : std::nullopt));
        file += tag("Round", roundTag == RoundTag::Round ? fmt::format("{}", round.value())
                                                         : fmt::format("{}.{}", round.value(), board));
        file += tag("White", orUnknown(white->name));
        file += tag("Black", orUnknown(black->name));
        file += tag("Result", end.result);
        file += tagsOfPlayer("White", *white);
        file += tagsOfPlayer("Black", *black);
        file += tag("Board", fmt::format("{}", board));
        if (isTimeControl(info.timeControl)) file += tag("TimeControl", info.timeControl);
        if (info.firstDay) file += tag("EventDate", dateText(info.firstDay));
        file += tag("EventType", tournament.roundRobin ? "round-robin" : "swiss");
        if (tournament.plannedRounds.value() > 0)
            file += tag("EventRounds", fmt::format("{}", tournament.plannedRounds.value()));
        file += tag("Termination", end.termination);
        file += fmt::format("\n{}\n\n", end.result);
    }
    return file;
}

} // namespace arbiter::exchange
