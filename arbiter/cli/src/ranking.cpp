#include "ranking.hpp"

#include <algorithm>

namespace arbiter::cli {
namespace {

std::string_view withoutBlanks(std::string_view text) {
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

struct WrittenList {
    std::vector<std::string> codes;
    std::string points;
};

// The items of the list as they stand there; the points apart, since they are a column of their own.
WrittenList writtenIn(std::string_view list) {
    WrittenList written;
    while (true) {
        const auto comma = list.find(',');
        const std::string_view item = withoutBlanks(list.substr(0, comma));
        const auto parsed = pairing::standings::parseTieBreak(item);
        if (parsed && parsed->code == pairing::tiebreak::Code::Points)
            written.points = item;
        else if (!item.empty())
            written.codes.emplace_back(item);
        if (comma == std::string_view::npos) return written;
        list.remove_prefix(comma + 1);
    }
}

rules::Diagnostics withSource(const rules::Diagnostics& faults, const std::string& source) {
    rules::Diagnostics named;
    for (rules::Diagnostic fault : faults.items()) {
        fault.source = source;
        named.add(std::move(fault));
    }
    return named;
}

} // namespace

Answer<Ranking> rankingFrom(std::string_view list, const pairing::tiebreak::Rules& rules,
                            const std::string& source) {
    auto order = pairing::standings::parseRankingOrder(list);
    if (!order) return rules::unexpected(failureOf(withSource(order.error(), source)));
    const rules::Diagnostics remarks = withSource(pairing::standings::checkOrder(*order, rules), source);
    if (remarks.hasErrors()) {
        Failure refused = failureOf(remarks);
        refused.code = ExitCode::Refused; // an article of C.07 says no
        return rules::unexpected(std::move(refused));
    }
    WrittenList written = writtenIn(list);
    return Ranking{std::move(*order), std::move(written.codes), std::move(written.points), remarks};
}

} // namespace arbiter::cli
