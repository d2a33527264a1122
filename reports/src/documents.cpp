#include "documents.hpp"

#include <algorithm>
#include <vector>

#include "tournament_facts.hpp"

namespace reports {
namespace {

// What holds for every document of an event; a builder may have said more.
void complete(Stamp& stamp, const Document& document, const DocumentRequest& request) {
    stamp.edition = editionName(request.event.tournament.edition);
    stamp.mode = request.event.mode;
    if (!document.ofRound || request.round == pairing::RoundNumber(0)) return;
    stamp.round = request.round;
    const RoundOnPaper& round = request.event.round(request.round);
    stamp.draft = stamp.draft || round.draft;
    stamp.changedByHand = stamp.changedByHand || round.byHand;
}

} // namespace

std::span<const Document> documents() {
    static const std::vector<Document> all = [] {
        std::vector<Document> joined;
        for (const auto& part : {listDocuments(), formDocuments(), figureDocuments(), reportDocuments()})
            joined.insert(joined.end(), part.begin(), part.end());
        return joined;
    }();
    return all;
}

const Document* findDocument(std::string_view key) {
    const auto found = std::ranges::find(documents(), key, &Document::key);
    return found == documents().end() ? nullptr : &*found;
}

rules::Expected<Report, rules::Text> makeDocument(const Document& document, const DocumentRequest& request) {
    if (auto reason = document.whyNot(request)) return rules::unexpected(std::move(*reason));
    Report report = document.build(request);
    complete(report.stamp, document, request);
    return report;
}

Report withMode(Report report, const DocumentRequest& request) {
    if (!request.event.mode.pattern.empty()) report.notes.push_back(request.event.mode);
    return report;
}

std::optional<rules::Text> always(const DocumentRequest& /*request*/) {
    return {};
}

std::optional<rules::Text> needsPlayers(const DocumentRequest& request) {
    if (!request.event.tournament.players.empty()) return {};
    return rules::text("There are no players yet");
}

std::optional<rules::Text> needsRound(const DocumentRequest& request) {
    if (request.round != pairing::RoundNumber(0)) return {};
    return rules::text("No round is paired yet");
}

} // namespace reports
