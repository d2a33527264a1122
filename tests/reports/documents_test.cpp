// Every document on events of every size, in every language and form: a page or a reason, never an error.
#include "reports/documents.hpp"

#include <algorithm>
#include <set>
#include <string>

#include <boost/test/unit_test.hpp>
#include <pugixml.hpp>

#include "forms.hpp"
#include "page_words.hpp"
#include "reports/writers.hpp"
#include "support/paper_event.hpp"
#include "translations.hpp"

using namespace reports;
using pairing::RoundNumber;

namespace {

constexpr std::array languages{Language::English, Language::SimplifiedChinese, Language::TraditionalChinese};

DocumentRequest requestFor(const EventOnPaper& event, Language language = Language::English) {
    DocumentRequest request{event};
    request.round = event.pairedRounds();
    request.language = language;
    return request;
}

// All words of figures and cards, as a report that the check of translations knows.
Report wordsOf(const Report& report) {
    Report words{report.kind, report.event, report.title, report.facts, report.notes, report.tables};
    Table table{"words", {{"text", {}}}, {}};
    const auto add = [&](const Cell& cell) { table.rows.push_back({cell}); };
    for (const Figure& figure : report.figures) {
        for (const rules::Text& text : {figure.title, figure.x.label, figure.y.label})
            add(text);
        for (const Series& series : figure.series)
            if (const auto* name = std::get_if<rules::Text>(&series.name)) add(*name);
    }
    for (const CardSheet& sheet : report.cards)
        for (const Card& card : sheet.cards)
            for (const CardLine& line : card.lines)
                std::ranges::for_each(line.cells, add);
    words.tables.push_back(std::move(table));
    return words;
}

void everyDocumentComesOut(const EventOnPaper& event) {
    std::set<std::string_view> keys;
    for (const Document& document : documents()) {
        BOOST_TEST(keys.insert(document.key).second);
        for (const Language language : languages)
            BOOST_TEST_CONTEXT(document.key << " in " << tagOf(language)) {
                const auto report = makeDocument(document, requestFor(event, language));
                if (!report) {
                    BOOST_TEST(!report.error().pattern.empty());
                    BOOST_TEST(translatorFor(Language::SimplifiedChinese)(report.error().pattern) !=
                               report.error().pattern);
                    continue;
                }
                const std::string html = toHtml(*report, {language});
                pugi::xml_document parsed;
                BOOST_TEST(parsed.load_string(html.c_str()).status == pugi::status_ok);
                BOOST_TEST(!toText(*report, {translatorFor(language), {}, false}).empty());
                BOOST_TEST(!toMarkdown(*report, translatorFor(language)).empty());
                BOOST_TEST(!toJson(*report).empty());
                static_cast<void>(toCsv(*report));
                if (language != Language::English) continue;
                support::everyWordIsTranslated({wordsOf(*report)});
                // 500 names in a workbook are one case of many; the bench has the large ones.
                if (event.tournament.players.size() < 100)
                    BOOST_TEST(!toXlsx(std::vector{*report}, language).empty());
            }
    }
}

} // namespace

BOOST_AUTO_TEST_CASE(every_document_of_an_empty_event) {
    everyDocumentComesOut(support::paperEvent(0, 0));
}

BOOST_AUTO_TEST_CASE(every_document_of_one_player) {
    everyDocumentComesOut(support::paperEvent(1, 0));
    everyDocumentComesOut(support::paperEvent(1, 1));
}

BOOST_AUTO_TEST_CASE(every_document_of_two_players) {
    everyDocumentComesOut(support::paperEvent(2, 1));
    everyDocumentComesOut(support::paperEvent(2, 1, false));
}

BOOST_AUTO_TEST_CASE(every_document_of_eleven_players) {
    everyDocumentComesOut(support::paperEvent(11, 5));
    everyDocumentComesOut(support::paperEvent(11, 5, false));
}

BOOST_AUTO_TEST_CASE(every_document_of_five_hundred_players) {
    everyDocumentComesOut(support::paperEvent(500, 2));
}

// The slip of board 2 holds the same as the sheet of the round (user pain U10).
BOOST_AUTO_TEST_CASE(slips_are_those_of_the_sheet) {
    const EventOnPaper event = support::paperEvent(6, 1, false);
    const auto sheet = makeDocument(*findDocument("pairings"), requestFor(event)).value();
    const auto slips = makeDocument(*findDocument("slips"), requestFor(event)).value();
    BOOST_REQUIRE(slips.cards.size() == 1);
    BOOST_REQUIRE(slips.cards[0].cards.size() == 3);
    const auto& row = sheet.tables[0].rows[1];
    const auto& lines = slips.cards[0].cards[1].lines;
    BOOST_TEST((lines[1].cells[0] == Cell(rules::text("Board {}", 2))));
    BOOST_TEST((lines[3].cells[0] == row[2])); // White
    BOOST_TEST((lines[5].cells[0] == row[8])); // Black
}

BOOST_AUTO_TEST_CASE(stamps_say_what_may_still_change) {
    EventOnPaper event = support::paperEvent(6, 1, false);
    event.rounds[0].byHand = true;
    event.mode = rules::text("Not in FIDE mode");
    const auto standings = makeDocument(*findDocument("standings"), requestFor(event)).value();
    BOOST_TEST(marksText(standings.stamp, {}) == "Provisional · Boards changed by hand · Not in FIDE mode");
    BOOST_TEST(markText(standings.stamp, {}) == "Provisional");
    event.rounds[0].draft = true;
    const auto pairings = makeDocument(*findDocument("pairings"), requestFor(event)).value();
    BOOST_TEST(markText(pairings.stamp, {}) == "Draft");
    BOOST_TEST(originText(pairings.stamp, {}) == "Round 1 · FIDE rules, edition 2026");
    // Certificates wait for the last result (user pain U38).
    const auto certificates = makeDocument(*findDocument("certificates"), requestFor(event));
    BOOST_REQUIRE(!certificates);
    BOOST_TEST(rules::english(certificates.error()) ==
               "Rounds or results are missing: the places are not final");
}

BOOST_AUTO_TEST_CASE(a_club_changes_its_certificates) {
    const EventOnPaper event = support::paperEvent(4, 1);
    DocumentRequest request = requestFor(event);
    request.layout = R"({"prize": [{"role": "title", "text": "Urkunde"},
                                   {"role": "name", "text": "{name}"},
                                   {"role": "text", "text": "{place}. Platz mit {points} aus {rounds}"},
                                   {"role": "signatures", "text": ["Turnierleiter", "Vorstand"]}],
                         "participation": [{"role": "name", "text": "{name}"}]})";
    const auto report = makeDocument(*findDocument("certificates"), request).value();
    // 4 players, round 1: 2-1 and 4-3 with results in turn: White of board 1 wins, board 2 is drawn.
    const auto& card = report.cards[0].cards[0];
    BOOST_TEST((card.lines[0].cells[0] == Cell(std::string("Urkunde"))));
    BOOST_TEST((card.lines[1].cells[0] == Cell(support::nameOf(2))));
    BOOST_TEST((card.lines[2].cells[0] == Cell(std::string("1. Platz mit 1 aus 1"))));
    BOOST_TEST(card.lines[3].cells.size() == 2);
    for (const char* bad :
         {"", "{", "[]", R"({"prize": [{"role": "loud", "text": ""}], "participation": []})"}) {
        request.layout = bad;
        const auto made = makeDocument(*findDocument("certificates"), request);
        if (std::string_view(bad).empty()) {
            BOOST_TEST(made.has_value());
            continue;
        }
        BOOST_REQUIRE(!made);
        BOOST_TEST(rules::english(made.error()).starts_with("The template is not understood: "), bad);
    }
}

BOOST_AUTO_TEST_CASE(only_one_player_where_he_is_asked_for) {
    const EventOnPaper event = support::paperEvent(6, 1);
    DocumentRequest request = requestFor(event);
    request.player = pairing::PairingNumber(4);
    const auto badges = makeDocument(*findDocument("badges"), request).value();
    BOOST_REQUIRE(badges.cards[0].cards.size() == 1);
    BOOST_TEST((badges.cards[0].cards[0].lines[1].cells[0] == Cell(support::nameOf(4))));
}
