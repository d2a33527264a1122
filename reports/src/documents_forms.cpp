#include "documents.hpp"

#include <array>

#include "forms.hpp"

namespace reports {
namespace {

using Group = DocumentGroup;

// Certificates for places are for an event that is over (user pains: prizes on standings with a result
// missing).
std::optional<rules::Text> needsFinalStandings(const DocumentRequest& request) {
    if (auto reason = needsPlayers(request)) return reason;
    if (auto reason = needsRound(request)) return reason;
    if (request.event.standingsAfter(request.event.pairedRounds()).provisional())
        return rules::text("Rounds or results are missing: the places are not final");
    return faultOfLayout(request);
}

std::optional<rules::Text> needsPlayersAndLayout(const DocumentRequest& request) {
    if (auto reason = needsPlayers(request)) return reason;
    return faultOfLayout(request);
}

std::optional<rules::Text> needsBoards(const DocumentRequest& request) {
    if (auto reason = needsRound(request)) return reason;
    if (!request.event.round(request.round).pairing.boards.empty()) return {};
    return rules::text("No board of the round has two players");
}

constexpr std::array table{
    Document{"slips", "Result slips", Group::Forms, true, true, needsBoards, resultSlips},
    Document{"score-sheets", "Score sheets", Group::Forms, true, false, needsBoards, scoreSheets},
    Document{"place-cards", "Place cards", Group::Forms, false, false, needsPlayers, placeCards},
    Document{"badges", "Name badges", Group::Forms, false, false, needsPlayers, nameBadges},
    Document{"table-numbers", "Table numbers", Group::Forms, false, false, needsPlayers, tableNumbers},
    Document{"certificates", "Certificates", Group::Forms, false, false, needsFinalStandings,
             prizeCertificates},
    Document{"participation", "Certificates of participation", Group::Forms, false, false,
             needsPlayersAndLayout, participationCertificates},
    Document{"emergency-kit", "Emergency kit", Group::Forms, false, false, needsPlayers, emergencyKit},
    Document{"blank-slips", "Blank result slips", Group::Forms, false, false, always, blankSlips},
    Document{"blank-cards", "Blank pairing cards", Group::Forms, false, false, always, blankCards},
};

} // namespace

std::span<const Document> formDocuments() {
    return table;
}

} // namespace reports
