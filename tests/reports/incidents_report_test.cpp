// The printed list of incidents: whole for an appeals committee, in every language, on a narrow page.
#include "reports/incidents_report.hpp"

#include <sstream>
#include <string>

#include <boost/test/unit_test.hpp>

#include "catalogue.hpp"
#include "reports/text_width.hpp"
#include "reports/writers.hpp"
#include "rules/adjudication/decide.hpp"
#include "rules/adjudication/describe.hpp"
#include "rules/notation/fen.hpp"
#include "support/incident_samples.hpp"
#include "translations.hpp"

using namespace reports;
using namespace rules::adjudication;
using pairing::BoardNumber;
using pairing::RoundNumber;
using rules::Colour;

namespace {

GameRecord recordAt(const char* fen) {
    GameRecord record;
    record.line.restart(rules::notation::readFen(fen)->value);
    record.known = true;
    return record;
}

IncidentOnRecord onRecord(const Incident& incident, GameRecord record = {}, std::int64_t number = 1) {
    if (!record.known) record.opponentCanMate = true;
    return {.number = number,
            .round = RoundNumber(3),
            .board = BoardNumber(7),
            .white = "White, Walter",
            .black = "Black, Berta",
            .time = "2026-11-30 14:05",
            .arbiter = "Arbiter, A",
            .kind = std::string(kindOf(incident)),
            .facts = describe(incident),
            .ruleSet = "fide2023",
            .mode = "rapid-A5",
            .position = {},
            .moves = {},
            .ruling = decide(fide2023, rules::draws::Level::RapidUnsupervised, record, incident)};
}

IncidentOnRecord appealed() {
    IncidentOnRecord incident =
        onRecord(FlagFall{Colour::White}, recordAt("8/8/8/8/4n3/5k2/6p1/6K1 w - - 0 60"));
    incident.position = "8/8/8/8/4n3/5k2/6p1/6K1 w - - 0 60";
    incident.moves = "1. e4 e5";
    incident.result = "0-1";
    incident.note = "the opponent called it";
    incident.state = IncidentState::Overruled;
    incident.appeal = IncidentAppeal{"White, Walter", "the clock ran double", "2026-11-30 14:15"};
    incident.decisions = {{false, true, "Chief", "no", "2026-11-30 14:20", "0-1"},
                          {true, false, "Ames; Bell; Cole", "it did", "2026-11-30 15:00", "="}};
    return incident;
}

Report listOf(std::vector<IncidentOnRecord> incidents) {
    return incidentsReport({"Open", "UTC+01:00", std::move(incidents)});
}

// What happens most often: its ruling is translated as well.
std::vector<IncidentOnRecord> usualOnes() {
    GameRecord second = recordAt("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 20");
    std::vector<IncidentOnRecord> all;
    IllegalAct knight{.by = Colour::White, .from = rules::board::Square::E2, .to = rules::board::Square::C3};
    all.push_back(onRecord(knight, second));
    second.illegalActs.white = 1;
    all.push_back(onRecord(knight, second));
    all.push_back(onRecord(IllegalAct{.by = Colour::Black, .kind = IllegalKind::PressedWithoutMove}));
    all.push_back(appealed());
    all.push_back(onRecord(Resignation{Colour::Black}));
    all.push_back(onRecord(DeviceFound{{true, false}}));
    all.push_back(onRecord(DeviceFound{{true, true}}));
    all.push_back(onRecord(ColoursReversed{{12, 12}}));
    all.back().coloursAsPlayed = true;
    all.push_back(onRecord(ColoursReversed{{9, 9}}));
    all.push_back(onRecord(WrongStart{{3, 3}}));
    all.push_back(onRecord(Touched{Colour::White, {rules::board::Square::A1}},
                           recordAt("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")));
    all.push_back(onRecord(DrawAgreement{}, [] {
        GameRecord record;
        using rules::board::Move;
        using rules::board::Square;
        record.line.play(Move::plain(Square::E2, Square::E4));
        record.line.play(Move::plain(Square::E7, Square::E5));
        return record;
    }()));
    return all;
}

} // namespace

BOOST_AUTO_TEST_CASE(all_that_a_committee_needs) {
    const std::string page = toText(listOf({appealed()}), {});
    for (const char* part : {"On record: 1",
                             "Times: UTC+01:00",
                             "Incident 1",
                             "Round 3, board 7: White, Walter – Black, Berta",
                             "2026-11-30 14:05, Arbiter, A",
                             "The flag of White has fallen",
                             "rapid-A5, fide2023",
                             "8/8/8/8/4n3/5k2/6p1/6K1 w - - 0 60",
                             "1. e4 e5",
                             "White loses the game",
                             "0-1, the game is over",
                             "A.5.3, 6.9",
                             "the opponent called it",
                             "2026-11-30 14:15, White, Walter",
                             "the clock ran double",
                             "Chief arbiter",
                             "The ruling is upheld",
                             "Appeals committee",
                             "Ames; Bell; Cole",
                             "The ruling is overruled",
                             "it did",
                             "Result of the board: =",
                             "overruled"})
        BOOST_TEST(page.find(part) != std::string::npos, part << "\n" << page);
    const std::string csv = toCsv(listOf({appealed()}));
    BOOST_TEST(
        csv.find(
            "1,2026-11-30 14:05,3,7,\"White, Walter\",\"Black, Berta\",flag,The flag of White has fallen,"
            "fide2023,rapid-A5,") != std::string::npos,
        csv);
    BOOST_TEST(toText(listOf({}), {}).find("No incident is on record") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(every_word_of_usual_rulings_is_translated) {
    support::everyWordIsTranslated({listOf(usualOnes()), listOf({})});
}

BOOST_AUTO_TEST_CASE(the_facts_of_every_incident_are_translated) {
    for (const Incident& incident : test_support::incidentsOfEachKind())
        for (const rules::Text& sentence : describe(incident)) {
            const rules::Text whole = wholeSentence(sentence);
            BOOST_TEST(english(whole) == english(sentence));
            for (const Language language : {Language::SimplifiedChinese, Language::TraditionalChinese})
                BOOST_TEST(translatorFor(language)(whole.pattern) != whole.pattern, whole.pattern);
        }
}

BOOST_AUTO_TEST_CASE(colours_pieces_and_times_are_set_in) {
    const auto simplified = translatorFor(Language::SimplifiedChinese);
    const auto shown = [&](const rules::Text& sentence) {
        return translated(wholeSentence(sentence), simplified);
    };
    BOOST_TEST(shown(rules::text("{} receives {} more", "Black", "one minute")) == "黑方加时一分钟");
    BOOST_TEST(shown(rules::text("{} receives {} more", "Black", "90 seconds")) == "黑方加时 90 seconds");
    BOOST_TEST(shown(rules::text("{} must move the {} on {}", "White", "rook", "a1")) ==
               "白方必须走 a1 的车");
    BOOST_TEST(shown(rules::text("{} can still mate, so {} loses the game", "White", "Black")) ==
               "白方仍能将死对方，故黑方判负");
}

// On a narrow terminal sentences are broken, never cut.
BOOST_AUTO_TEST_CASE(sentences_are_broken_into_lines) {
    const std::string page = toText(listOf(usualOnes()), {{}, 60, false});
    std::istringstream lines(page);
    for (std::string line; std::getline(lines, line);)
        BOOST_TEST((displayWidth(line) <= 60U), line);
    BOOST_TEST(page.find("…") == std::string::npos, page);
    std::string words;
    for (const char sign : page)
        if (sign != '\n' && (sign != ' ' || (!words.empty() && words.back() != ' '))) words += sign;
    BOOST_TEST(words.find("A device was found on White") != std::string::npos, page);
}
