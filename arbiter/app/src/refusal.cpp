#include "arbiter/app/refusal.hpp"

namespace arbiter::app {

std::string toString(const Refusal& refusal, const rules::Translator& translator) {
    std::string line = rules::translated(refusal.reason, translator);
    if (!refusal.article.empty()) line += " (" + refusal.article + ")";
    if (!refusal.wayOut.pattern.empty()) line += ". " + rules::translated(refusal.wayOut, translator);
    for (const rules::Text& detail : refusal.details)
        line += "\n  " + rules::translated(detail, translator);
    return line;
}

} // namespace arbiter::app
