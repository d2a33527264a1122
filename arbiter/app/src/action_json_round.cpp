#include "action_json_cases.hpp"

namespace arbiter::app {

using pairing::BoardNumber;
using pairing::RoundNumber;

namespace {

Json boardsJson(const std::vector<PairedBoard>& boards) {
    Json out = Json::array();
    for (const PairedBoard& board : boards)
        out.push_back({{"white", board.white}, {"black", board.black}});
    return out;
}

std::vector<PairedBoard> boardsFrom(const Json& in) {
    std::vector<PairedBoard> boards;
    for (const Json& board : in)
        boards.push_back({board.at("white").get<PlayerId>(), board.at("black").get<PlayerId>()});
    return boards;
}

MadeByHand byHandFrom(const Json& in) {
    MadeByHand byHand{in.at("leftOut").get<std::vector<PlayerId>>(), std::nullopt};
    if (in.contains("engine"))
        byHand.engine = EnginesRound{boardsFrom(in.at("engine").at("boards")),
                                     getOptional<PlayerId>(in.at("engine"), "pairingAllocatedBye")};
    return byHand;
}

} // namespace

Json factsOfCase(const RoundPaired& action) {
    Json byes = Json::array();
    for (const ByeInRound& bye : action.byes)
        byes.push_back({{"player", bye.player}, {"kind", nameOf(bye.kind)}});
    Json numbers = Json::array();
    for (const NumberInRound& used : action.numbers)
        numbers.push_back({{"player", used.player}, {"number", used.number}});
    Json out = {{"round", action.round},
                {"boards", boardsJson(action.boards)},
                {"byes", std::move(byes)},
                {"numbers", std::move(numbers)},
                {"edition", nameOf(action.edition)},
                {"initialColour", nameOf(action.initialColour)},
                {"engine", action.engine}};
    putOptional(out, "pairingAllocatedBye", action.pairingAllocatedBye);
    if (!action.adjourned.empty()) out["adjourned"] = action.adjourned;
    if (action.draft) out["draft"] = true;
    if (action.byHand) {
        Json hand = {{"leftOut", action.byHand->leftOut}};
        if (const auto& engine = action.byHand->engine) {
            hand["engine"] = {{"boards", boardsJson(engine->boards)}};
            putOptional(hand["engine"], "pairingAllocatedBye", engine->pairingAllocatedBye);
        }
        out["byHand"] = std::move(hand);
    }
    return out;
}
RoundPaired readCase(const Json& in, As<RoundPaired>) {
    RoundPaired action{.round = in.at("round").get<RoundNumber>(),
                       .boards = boardsFrom(in.at("boards")),
                       .pairingAllocatedBye = getOptional<PlayerId>(in, "pairingAllocatedBye"),
                       .byes = {},
                       .numbers = {},
                       .edition = enumFrom<pairing::RuleEdition>(in.at("edition")),
                       .initialColour = enumFrom<pairing::Colour>(in.at("initialColour")),
                       .engine = in.at("engine").get<std::string>(),
                       .adjourned = {},
                       .draft = in.value("draft", false)};
    if (in.contains("byHand")) action.byHand = byHandFrom(in.at("byHand"));
    if (const auto adjourned = in.find("adjourned"); adjourned != in.end())
        for (const Json& board : *adjourned)
            action.adjourned.push_back(board.get<BoardNumber>());
    for (const Json& bye : in.at("byes"))
        action.byes.push_back(
            {bye.at("player").get<PlayerId>(), enumFrom<pairing::RequestedBye>(bye.at("kind"))});
    for (const Json& used : in.at("numbers"))
        action.numbers.push_back(
            {used.at("player").get<PlayerId>(), used.at("number").get<pairing::PairingNumber>()});
    return action;
}

Json factsOfCase(const HandPairingKept& action) {
    Json boards = Json::array();
    for (const auto& board : action.boards)
        boards.push_back(board ? Json{{"white", board->white}, {"black", board->black}} : Json());
    Json out = {{"round", action.round}, {"boards", std::move(boards)}, {"leftOut", action.leftOut}};
    putOptional(out, "pairingAllocatedBye", action.pairingAllocatedBye);
    return out;
}
HandPairingKept readCase(const Json& in, As<HandPairingKept>) {
    HandPairingKept action{.round = roundFrom(in),
                           .boards = {},
                           .pairingAllocatedBye = getOptional<PlayerId>(in, "pairingAllocatedBye"),
                           .leftOut = in.at("leftOut").get<std::vector<PlayerId>>()};
    for (const Json& board : in.at("boards"))
        action.boards.push_back(board.is_null()
                                    ? std::nullopt
                                    : std::optional(PairedBoard{board.at("white").get<PlayerId>(),
                                                                board.at("black").get<PlayerId>()}));
    return action;
}

Json factsOfCase(const HandPairingDropped& action) {
    return {{"round", action.round}};
}
HandPairingDropped readCase(const Json& in, As<HandPairingDropped>) {
    return HandPairingDropped{roundFrom(in)};
}

Json factsOfCase(const RoundPublished& action) {
    return {{"round", action.round}};
}
RoundPublished readCase(const Json& in, As<RoundPublished>) {
    return RoundPublished{roundFrom(in)};
}

Json factsOfCase(const RoundUnpaired& action) {
    return {{"round", action.round}};
}
RoundUnpaired readCase(const Json& in, As<RoundUnpaired>) {
    return RoundUnpaired{roundFrom(in)};
}

} // namespace arbiter::app
