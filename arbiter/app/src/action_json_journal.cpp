#include "action_json_cases.hpp"

namespace arbiter::app {

Json factsOfCase(const ActsUndone& action) {
    Json out = {{"from", action.from}};
    if (action.onlySection) out["onlySection"] = true;
    return out;
}
ActsUndone readCase(const Json& in, As<ActsUndone>) {
    return ActsUndone{in.at("from").get<std::int64_t>(), in.value("onlySection", false)};
}

Json factsOfCase(const ActsRedone& action) {
    return {{"from", action.from}};
}
ActsRedone readCase(const Json& in, As<ActsRedone>) {
    return ActsRedone{in.at("from").get<std::int64_t>()};
}

Json factsOfCase(const WarningGiven& action) {
    return {{"verb", action.verb}, {"facts", action.facts}, {"warnings", action.warnings}};
}
WarningGiven readCase(const Json& in, As<WarningGiven>) {
    return WarningGiven{in.at("verb").get<std::string>(), in.at("facts").get<std::string>(),
                        in.at("warnings").get<std::vector<std::string>>()};
}

} // namespace arbiter::app
