#include "action_json_cases.hpp"
#include "incident_json.hpp"
#include "incident_names.hpp"

namespace arbiter::app {
namespace {

template <class Case>
Json incidentOf(const Case& action) {
    return {
        {"incident", action.number}, {"round", action.round}, {"board", action.board}, {"time", action.time}};
}

template <class Case>
Case readIncident(const Json& in) {
    Case action;
    action.number = in.at("incident").get<std::uint32_t>();
    action.round = roundFrom(in);
    action.board = boardFrom(in);
    action.time = in.at("time").get<std::string>();
    return action;
}

} // namespace

Json factsOfCase(const RulingMade& action) {
    Json out = incidentOf(action);
    out["white"] = action.white;
    out["black"] = action.black;
    out["facts"] = toJson(action.facts);
    out["ruling"] = toJson(action.ruling);
    out["before"] = codeOf(action.before);
    out["after"] = codeOf(action.after);
    if (action.coloursAsPlayed) out["coloursAsPlayed"] = true;
    if (!action.note.empty()) out["note"] = action.note;
    out["arbiter"] = action.arbiter;
    return out;
}
RulingMade readCase(const Json& in, As<RulingMade>) {
    auto action = readIncident<RulingMade>(in);
    action.white = in.at("white").get<PlayerId>();
    action.black = in.at("black").get<PlayerId>();
    action.facts = incidentFactsFrom(in.at("facts"));
    action.ruling = rulingFrom(in.at("ruling"));
    action.before = resultFrom(in.at("before"));
    action.after = resultFrom(in.at("after"));
    action.coloursAsPlayed = in.value("coloursAsPlayed", false);
    action.note = in.value("note", std::string());
    action.arbiter = in.at("arbiter").get<std::string>();
    return action;
}

Json factsOfCase(const RulingAppealed& action) {
    Json out = incidentOf(action);
    out["player"] = action.player;
    out["grounds"] = action.grounds;
    return out;
}
RulingAppealed readCase(const Json& in, As<RulingAppealed>) {
    auto action = readIncident<RulingAppealed>(in);
    action.player = playerFrom(in);
    action.grounds = in.at("grounds").get<std::string>();
    return action;
}

Json factsOfCase(const RulingReviewed& action) {
    Json out = incidentOf(action);
    out["body"] = nameOf(action.body);
    out["upheld"] = action.upheld;
    out["by"] = action.by;
    out["reason"] = action.reason;
    out["before"] = codeOf(action.before);
    out["after"] = codeOf(action.after);
    return out;
}
RulingReviewed readCase(const Json& in, As<RulingReviewed>) {
    auto action = readIncident<RulingReviewed>(in);
    action.body = enumFrom<ReviewBody>(in.at("body"));
    action.upheld = in.at("upheld").get<bool>();
    action.by = in.at("by").get<std::string>();
    action.reason = in.at("reason").get<std::string>();
    action.before = resultFrom(in.at("before"));
    action.after = resultFrom(in.at("after"));
    return action;
}

} // namespace arbiter::app
