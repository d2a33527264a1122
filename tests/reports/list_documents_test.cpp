// Every document of the table on events of any size: a report, or the reason why there is none. U44.
#include <string>

#include <boost/test/unit_test.hpp>

#include "list_event.hpp"
#include "reports/documents.hpp"

using namespace reports;

namespace {

EventOnPaper onPaper(const pairing::Tournament& tournament) {
    EventOnPaper event;
    event.tournament = tournament;
    event.order = pairing::standings::parseRankingOrder("BH,SB").value();
    return event;
}

// All three rounds of list_event.hpp.
EventOnPaper smallEvent() {
    using pairing::PairingNumber;
    EventOnPaper event = onPaper(support::listEvent());
    const pairing::RoundPairing first{
        {{PairingNumber(1), PairingNumber(3)}, {PairingNumber(4), PairingNumber(2)}}, PairingNumber(5)};
    event.rounds = {{first}, {support::boardsOfRound2()}, {support::boardsOfRound3()}};
    return event;
}

} // namespace

BOOST_AUTO_TEST_CASE(u44_a_document_is_a_report_or_a_reason) {
    std::vector<EventOnPaper> events{smallEvent()};
    for (const std::size_t players : {0U, 1U, 2U}) {
        pairing::Tournament few = support::listEvent();
        few.players.resize(players);
        for (pairing::Player& player : few.players)
            player.rounds.clear();
        events.push_back(onPaper(few));
    }
    for (const EventOnPaper& event : events)
        for (const Document& document : documents())
            for (const bool ofOne : {false, true}) {
                DocumentRequest request{event, event.pairedRounds()};
                if (ofOne) request.player = pairing::PairingNumber(1);
                const auto report = makeDocument(document, request);
                BOOST_TEST_CONTEXT(document.key << " of " << event.tournament.players.size() << " players")
                BOOST_TEST((report ? !report->title.pattern.empty() : !report.error().pattern.empty()));
            }
}

BOOST_AUTO_TEST_CASE(a_report_of_the_arbiter_needs_what_is_on_record) {
    EventOnPaper event = smallEvent();
    const DocumentRequest request{event, event.pairedRounds()};
    const Document& document = *findDocument("arbiter-report");
    BOOST_TEST(!makeDocument(document, request).has_value());
    event.records.emplace();
    BOOST_TEST(makeDocument(document, request).has_value());
}

BOOST_AUTO_TEST_CASE(u45_documents_name_their_orders_and_keep_them) {
    const EventOnPaper event = smallEvent();
    DocumentRequest request{event, event.pairedRounds()};
    request.sortedBy = "name";
    for (const char* key : {"players", "alphabetical", "standings", "wallchart"}) {
        const auto report = makeDocument(*findDocument(key), request);
        BOOST_REQUIRE(report.has_value());
        const Table& table = report->tables.front();
        for (std::size_t column = 0; column < table.columns.size(); ++column)
            if (table.columns[column].key == "name")
                BOOST_TEST(std::get<std::string>(table.rows.front()[column]) == "Ábel, Béla", key);
    }
}
