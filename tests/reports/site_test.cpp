// The folder of web pages: which pages there are, that every link goes to one of them, and what is not
// public.
#include "reports/site.hpp"

#include <algorithm>
#include <set>
#include <string>

#include <boost/test/unit_test.hpp>
#include <pugixml.hpp>

using namespace reports;
using namespace pairing;

namespace {

PairingNumber no(int number) {
    return PairingNumber(static_cast<std::uint16_t>(number));
}

// Three players, round 1 played, round 2 a draft.
EventOnPaper event(const std::vector<std::string>& names) {
    EventOnPaper made;
    made.tournament.info.name = "Spring <Open> & more";
    made.tournament.plannedRounds = RoundNumber(3);
    made.order = *standings::parseRankingOrder("PTS,BH,SB");
    int number = 0;
    for (const std::string& name : names) {
        Player player;
        player.number = no(++number);
        player.name = name;
        player.club = name;
        player.birth = PartialDate{2014, 7, 31};
        made.tournament.players.push_back(player);
    }
    auto& players = made.tournament.players;
    players[0].rounds = {PlayedGame{no(2), Colour::White, Outcome::Win}, PairingAllocatedBye{}};
    players[1].rounds = {PlayedGame{no(1), Colour::Black, Outcome::Loss}, PendingGame{no(3), Colour::White}};
    players[2].rounds = {PairingAllocatedBye{}, PendingGame{no(2), Colour::Black}};
    made.rounds = {{{{{no(1), no(2)}}, no(3)}}, {{{{no(2), no(3)}}, no(1)}, true}};
    return made;
}

std::set<std::string> filesOf(const std::vector<SitePage>& pages) {
    std::set<std::string> files;
    for (const SitePage& page : pages)
        files.insert(page.file);
    return files;
}

const SitePage& pageOf(const std::vector<SitePage>& pages, const std::string& file) {
    return *std::ranges::find(pages, file, &SitePage::file);
}

std::vector<std::string> linksIn(const std::string& html) {
    pugi::xml_document document;
    BOOST_REQUIRE(document.load_buffer(html.data(), html.size()));
    std::vector<std::string> links;
    for (const auto& node : document.select_nodes("//a[@href]"))
        links.emplace_back(node.node().attribute("href").value());
    return links;
}

} // namespace

BOOST_AUTO_TEST_CASE(published_rounds_have_pages_and_drafts_have_none) {
    const auto pages = sitePages({.event = event({"A", "B", "C"})});
    BOOST_TEST((filesOf(pages) == std::set<std::string>{"index.html", "players.html", "round-1.html",
                                                        "standings.html", "crosstable.html", "player-1.html",
                                                        "player-2.html", "player-3.html"}));
    BOOST_TEST(pages.size() == 8U);
    // The game of the draft is nowhere: player 2 has one line of games.
    BOOST_TEST(pageOf(pages, "player-2.html").html.find("player-3.html") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(an_event_without_rounds_or_players_has_pages) {
    EventOnPaper empty;
    empty.tournament.info.name = "Nobody yet";
    const auto pages = sitePages({.event = empty});
    BOOST_TEST((filesOf(pages) == std::set<std::string>{"index.html"}));
    EventOnPaper list = event({"A", "B", "C"});
    for (Player& player : list.tournament.players)
        player.rounds.clear();
    list.rounds.clear();
    BOOST_TEST(filesOf(sitePages({.event = list})).contains("players.html"));
    BOOST_TEST(!filesOf(sitePages({.event = list})).contains("crosstable.html"));
}

BOOST_AUTO_TEST_CASE(every_link_goes_to_a_page_in_every_language) {
    const std::vector<std::string> names{"<script>alert(1)</script>", "../../x", "=1+1 \"quoted\" & more"};
    for (const Language language :
         {Language::English, Language::SimplifiedChinese, Language::TraditionalChinese}) {
        const auto pages = sitePages({.event = event(names), .language = language});
        const auto files = filesOf(pages);
        for (const SitePage& page : pages) {
            BOOST_TEST(page.html.find("<script") == std::string::npos, page.file);
            for (const std::string& link : linksIn(page.html))
                BOOST_TEST(files.contains(link), page.file + " links to " + link);
        }
        const auto links = linksIn(pageOf(pages, "round-1.html").html);
        for (const std::string player : {"player-1.html", "player-2.html", "player-3.html"})
            BOOST_TEST(std::ranges::count(links, player) == 1, player);
    }
}

BOOST_AUTO_TEST_CASE(of_births_only_the_year_is_public) {
    for (const SitePage& page : sitePages({.event = event({"A", "B", "C"})})) {
        BOOST_TEST(page.html.find("2014-07") == std::string::npos, page.file);
        BOOST_TEST(page.html.find("07-31") == std::string::npos, page.file);
        BOOST_TEST(page.html.find("31 July") == std::string::npos, page.file);
    }
}
// Of a day that is not fixed yet only the month; written as the reader's language has it.
BOOST_AUTO_TEST_CASE(the_days_of_the_event_in_the_language_of_the_pages) {
    EventOnPaper made = event({"Ann", "Bo", "Cy"});
    made.tournament.info.firstDay = PartialDate{2026, 11, 28};
    made.tournament.info.lastDay = PartialDate{2026, 12, 0};
    const std::string english = pageOf(sitePages({.event = made}), "index.html").html;
    BOOST_TEST(english.find("2026-11-28") != std::string::npos);
    BOOST_TEST(english.find("2026-12") != std::string::npos);
    BOOST_TEST(english.find("2026-12-00") == std::string::npos);
    const auto chinese = sitePages({.event = made, .language = Language::SimplifiedChinese});
    BOOST_TEST(pageOf(chinese, "index.html").html.find("2026年11月28日") != std::string::npos);
}
