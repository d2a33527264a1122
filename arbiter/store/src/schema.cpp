#include "schema.hpp"

namespace arbiter::store {

std::vector<std::string_view> statementsOf(std::string_view step) {
    std::vector<std::string_view> statements;
    while (step.find_first_not_of(" \n") != std::string_view::npos) {
        const auto end = step.find(";\n\n");
        statements.push_back(step.substr(0, end));
        step.remove_prefix(end == std::string_view::npos ? step.size() : end + 3);
    }
    return statements;
}

} // namespace arbiter::store
