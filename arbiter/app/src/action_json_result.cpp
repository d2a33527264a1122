#include "action_json_cases.hpp"

namespace arbiter::app {

using pairing::BoardNumber;
using pairing::RoundNumber;

Json factsOfCase(const ResultsRecorded& action) {
    Json results = Json::array();
    for (const ResultChange& change : action.results)
        results.push_back(
            {{"board", change.board}, {"before", codeOf(change.before)}, {"after", codeOf(change.after)}});
    return {{"round", action.round}, {"results", std::move(results)}};
}
ResultsRecorded readCase(const Json& in, As<ResultsRecorded>) {
    ResultsRecorded action{in.at("round").get<RoundNumber>(), {}};
    for (const Json& change : in.at("results"))
        action.results.push_back({change.at("board").get<BoardNumber>(), resultFrom(change.at("before")),
                                  resultFrom(change.at("after"))});
    return action;
}

Json factsOfCase(const ResultDisputed& action) {
    return {{"round", action.round},
            {"board", action.board},
            {"reported", codeOf(action.reported)},
            {"note", action.note}};
}
ResultDisputed readCase(const Json& in, As<ResultDisputed>) {
    return ResultDisputed{roundFrom(in), boardFrom(in), resultFrom(in.at("reported")),
                          in.at("note").get<std::string>()};
}

Json factsOfCase(const ResultCorrectedForRating& action) {
    return {{"round", action.round}, {"board", action.board}, {"result", codeOf(action.result)}};
}
ResultCorrectedForRating readCase(const Json& in, As<ResultCorrectedForRating>) {
    return ResultCorrectedForRating{roundFrom(in), boardFrom(in), resultFrom(in.at("result"))};
}

} // namespace arbiter::app
