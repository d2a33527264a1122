#include "action_json_cases.hpp"

namespace arbiter::app {

using pairing::BoardNumber;
using pairing::RoundNumber;

Json factsOfCase(const PlayersImported& action) {
    Json players = Json::array();
    for (const ImportedPerson& imported : action.players) {
        Json player = toJson(imported.person);
        putOptional(player, "line", imported.line);
        players.push_back(std::move(player));
    }
    return {{"source", action.source}, {"players", std::move(players)}};
}
PlayersImported readCase(const Json& in, As<PlayersImported>) {
    PlayersImported action{in.at("source").get<std::string>(), {}};
    for (const Json& player : in.at("players"))
        action.players.push_back({personFrom(player), getOptional<int>(player, "line")});
    return action;
}

Json factsOfCase(const PlayerAdded& action) {
    Json out = {{"person", toJson(action.person)}};
    if (!action.missedRounds.empty()) out["missedRounds"] = toJson(action.missedRounds);
    return out;
}
PlayerAdded readCase(const Json& in, As<PlayerAdded>) {
    PlayerAdded action{personFrom(in.at("person")), {}};
    if (const auto missed = in.find("missedRounds"); missed != in.end())
        action.missedRounds = byesFrom(*missed);
    return action;
}

Json factsOfCase(const PlayerEdited& action) {
    return {{"player", action.player}, {"before", toJson(action.before)}, {"after", toJson(action.after)}};
}
PlayerEdited readCase(const Json& in, As<PlayerEdited>) {
    return PlayerEdited{playerFrom(in), personFrom(in.at("before")), personFrom(in.at("after"))};
}

Json factsOfCase(const PlayerRemoved& action) {
    return {{"player", action.player}};
}
PlayerRemoved readCase(const Json& in, As<PlayerRemoved>) {
    return PlayerRemoved{playerFrom(in)};
}

Json factsOfCase(const PlayersRenumbered& action) {
    return action.keepsExchanges ? Json{{"keepsExchanges", true}} : Json::object();
}
PlayersRenumbered readCase(const Json& in, As<PlayersRenumbered>) {
    return PlayersRenumbered{in.value("keepsExchanges", false)};
}

Json factsOfCase(const NumbersExchanged& action) {
    return {{"one", action.one}, {"other", action.other}};
}
NumbersExchanged readCase(const Json& in, As<NumbersExchanged>) {
    return NumbersExchanged{in.at("one").get<PlayerId>(), in.at("other").get<PlayerId>()};
}

Json factsOfCase(const HalfPointByesAllowed& action) {
    return {{"player", action.player}, {"allowed", action.allowed}};
}
HalfPointByesAllowed readCase(const Json& in, As<HalfPointByesAllowed>) {
    return HalfPointByesAllowed{playerFrom(in), in.at("allowed").get<bool>()};
}

Json factsOfCase(const BoardFixed& action) {
    Json out = {{"player", action.player}};
    putOptional(out, "board", action.board);
    return out;
}
BoardFixed readCase(const Json& in, As<BoardFixed>) {
    return BoardFixed{playerFrom(in), getOptional<BoardNumber>(in, "board")};
}

Json factsOfCase(const PairingsForbidden& action) {
    const Prohibition& prohibition = action.prohibition;
    Json out = {{"kind", nameOf(prohibition.kind)}, {"first", prohibition.first}};
    if (!prohibition.members.empty()) out["members"] = prohibition.members;
    if (!prohibition.name.empty()) out["name"] = prohibition.name;
    putOptional(out, "last", prohibition.last);
    return out;
}
PairingsForbidden readCase(const Json& in, As<PairingsForbidden>) {
    return {{.kind = enumFrom<ProhibitionKind>(in.at("kind")),
             .members = in.value("members", Json::array()).get<std::vector<PlayerId>>(),
             .name = in.value("name", std::string()),
             .first = in.at("first").get<RoundNumber>(),
             .last = getOptional<RoundNumber>(in, "last")}};
}

Json factsOfCase(const ProhibitionLifted& action) {
    return {{"number", action.number}};
}
ProhibitionLifted readCase(const Json& in, As<ProhibitionLifted>) {
    return ProhibitionLifted{in.at("number").get<std::uint32_t>()};
}

} // namespace arbiter::app
