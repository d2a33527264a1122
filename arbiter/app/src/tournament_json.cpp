#include "pairing/model/overloaded.hpp"
#include "value_json.hpp"

namespace arbiter::app {
namespace {

using pairing::Colour;
using pairing::Overloaded;
using pairing::PairingNumber;
using pairing::RoundEvent;
using pairing::RoundNumber;

Json against(const char* kind, PairingNumber opponent, std::optional<Colour> colour) {
    Json out = {{"kind", kind}, {"opponent", opponent}};
    putOptional(out, "colour", colour);
    return out;
}

Json eventJson(const RoundEvent& event) {
    return std::visit(
        Overloaded{
            [](const pairing::NotPaired&) {
                return Json{{"kind", "not paired"}};
            },
            [](const pairing::PlayedGame& game) {
                Json out = against("game", game.opponent, game.colour);
                out["outcome"] = nameOf(game.outcome);
                if (!game.rated) out["rated"] = false;
                return out;
            },
            [](const pairing::ForfeitWin& game) {
                return against("forfeit win", game.opponent, game.colour);
            },
            [](const pairing::ForfeitLoss& game) {
                return against("forfeit loss", game.opponent, game.colour);
            },
            [](const pairing::DoubleForfeit& game) {
                return against("double forfeit", game.opponent, game.colour);
            },
            [](const pairing::AdjournedGame& game) {
                return against("adjourned", game.opponent, game.colour);
            },
            [](const pairing::PendingGame& game) { return against("pending", game.opponent, game.colour); },
            [](const pairing::PairingAllocatedBye&) {
                return Json{{"kind", "pairing-allocated"}};
            },
            [](const pairing::FullPointBye&) {
                return Json{{"kind", "full-point"}};
            },
            [](const pairing::HalfPointBye&) {
                return Json{{"kind", "half-point"}};
            },
            [](const pairing::ZeroPointBye&) {
                return Json{{"kind", "zero-point"}};
            },
        },
        event);
}

RoundEvent eventFrom(const Json& in) {
    const auto kind = in.at("kind").get<std::string>();
    const auto opponent = [&in] { return in.at("opponent").get<PairingNumber>(); };
    const auto colour = [&in] { return getOptionalEnum<Colour>(in, "colour"); };
    const auto knownColour = [&in] { return enumFrom<Colour>(in.at("colour")); };
    if (kind == "not paired") return pairing::NotPaired{};
    if (kind == "game")
        return pairing::PlayedGame{opponent(), knownColour(), enumFrom<pairing::Outcome>(in.at("outcome")),
                                   in.value("rated", true)};
    if (kind == "forfeit win") return pairing::ForfeitWin{opponent(), colour()};
    if (kind == "forfeit loss") return pairing::ForfeitLoss{opponent(), colour()};
    if (kind == "double forfeit") return pairing::DoubleForfeit{opponent(), colour()};
    if (kind == "adjourned") return pairing::AdjournedGame{opponent(), knownColour()};
    if (kind == "pending") return pairing::PendingGame{opponent(), knownColour()};
    if (kind == "pairing-allocated") return pairing::PairingAllocatedBye{};
    if (kind == "full-point") return pairing::FullPointBye{};
    if (kind == "half-point") return pairing::HalfPointBye{};
    if (kind == "zero-point") return pairing::ZeroPointBye{};
    throw std::out_of_range("round event \"" + kind + "\"");
}

Json playerJson(const pairing::Player& player) {
    Json out = {{"number", player.number}, {"person", toJson(personOf(player))}};
    Json rounds = Json::array();
    for (const RoundEvent& event : player.rounds)
        rounds.push_back(eventJson(event));
    out["rounds"] = std::move(rounds);
    if (!player.requestedByes.empty()) out["byes"] = toJson(player.requestedByes);
    return out;
}

pairing::Player playerFrom(const Json& in) {
    pairing::Player player;
    player.number = in.at("number").get<PairingNumber>();
    setPerson(player, personFrom(in.at("person")));
    for (const Json& event : in.at("rounds"))
        player.rounds.push_back(eventFrom(event));
    if (const auto byes = in.find("byes"); byes != in.end()) player.requestedByes = byesFrom(*byes);
    return player;
}

Json accelerationJson(const pairing::Acceleration& acceleration) {
    Json points = Json::array();
    for (const auto& entry : acceleration.explicitPoints)
        points.push_back({{"points", entry.points},
                          {"firstRound", entry.first},
                          {"lastRound", entry.last},
                          {"firstPlayer", entry.firstPlayer},
                          {"lastPlayer", entry.lastPlayer}});
    return {{"baku", acceleration.baku}, {"points", std::move(points)}};
}

pairing::Acceleration accelerationFrom(const Json& in) {
    pairing::Acceleration acceleration;
    acceleration.baku = in.at("baku").get<bool>();
    for (const Json& entry : in.at("points"))
        acceleration.explicitPoints.push_back({.points = entry.at("points").get<pairing::Points>(),
                                               .first = entry.at("firstRound").get<RoundNumber>(),
                                               .last = entry.at("lastRound").get<RoundNumber>(),
                                               .firstPlayer = entry.at("firstPlayer").get<PairingNumber>(),
                                               .lastPlayer = entry.at("lastPlayer").get<PairingNumber>()});
    return acceleration;
}

Json groupJson(const pairing::ForbiddenGroup& group) {
    Json out = {{"firstRound", group.first}, {"members", group.members}};
    putOptional(out, "lastRound", group.last);
    return out;
}

pairing::ForbiddenGroup groupFrom(const Json& in) {
    return {.first = in.at("firstRound").get<RoundNumber>(),
            .last = getOptional<RoundNumber>(in, "lastRound"),
            .members = in.at("members").get<std::vector<PairingNumber>>()};
}

} // namespace

Json toJson(const pairing::Tournament& tournament) {
    Json out = {
        {"info", toJson(tournament.info)},       {"edition", nameOf(tournament.edition)},
        {"rounds", tournament.plannedRounds},    {"parity", nameOf(tournament.parityNumbering)},
        {"scoring", toJson(tournament.scoring)}, {"acceleration", accelerationJson(tournament.acceleration)}};
    putOptional(out, "initialColour", tournament.initialColour);
    Json forbidden = Json::array();
    for (const auto& group : tournament.forbidden)
        forbidden.push_back(groupJson(group));
    out["forbidden"] = std::move(forbidden);
    Json players = Json::array();
    for (const auto& player : tournament.players)
        players.push_back(playerJson(player));
    out["players"] = std::move(players);
    return out;
}

pairing::Tournament tournamentFrom(const Json& in) {
    pairing::Tournament tournament;
    tournament.info = infoFrom(in.at("info"));
    tournament.edition = enumFrom<pairing::RuleEdition>(in.at("edition"));
    tournament.plannedRounds = in.at("rounds").get<RoundNumber>();
    tournament.initialColour = getOptionalEnum<Colour>(in, "initialColour");
    tournament.parityNumbering = enumFrom<pairing::ParityNumbering>(in.at("parity"));
    tournament.scoring = scoringFrom(in.at("scoring"));
    tournament.acceleration = accelerationFrom(in.at("acceleration"));
    for (const Json& group : in.at("forbidden"))
        tournament.forbidden.push_back(groupFrom(group));
    for (const Json& player : in.at("players"))
        tournament.players.push_back(playerFrom(player));
    return tournament;
}

} // namespace arbiter::app
