// Papers as files: PDFs looked into with poppler's tools, the set of a round, its settings, what is refused.
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>
#include <pugixml.hpp>

#include "program.hpp"
#include "support/tool_output.hpp"

using namespace cli_test;
using support::quoted;
using support::toolOutput;

namespace {

bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

constexpr std::string_view longName = "Maximilianowitsch-Featherstonehaugh, Bartolome";

// Eleven players with names of many kinds, two rounds, one result of round 2 missing.
void makeEvent(const Workplace& place) {
    std::string players = "Name;Rating;Club\n";
    int rating = 2300;
    for (const std::string& name :
         {std::string(longName), std::string("كريم, أحمد"), std::string("李, 小明"), std::string("כהן, דוד"),
          std::string("=1+1"), std::string("@SUM, Eve"), std::string("Þorláksdóttir, Siggi"),
          std::string("Ek, Tor"), std::string("Brisk, María"), std::string("Özdemir, İpek"),
          std::string("王, 大文")})
        players += fmt::format("{};{};SK Überall\n", name, rating -= 50);
    place.write("players.csv", players);
    const auto must = [&](const std::vector<std::string>& arguments) {
        const Ran ran = place.run(arguments);
        BOOST_REQUIRE_MESSAGE(ran.code == 0, arguments.front() << ": " << ran.err);
    };
    must({"new", "open.flagfall", "--name", "Städte-Open 公开赛", "--rounds", "5", "--seed", "1"});
    must({"import", "open.flagfall", "players.csv"});
    must({"pair", "open.flagfall"});
    must({"publish", "open.flagfall"});
    must({"result", "open.flagfall", "1:1-0", "2:=", "3:0-1", "4:1-0", "5:="});
    must({"pair", "open.flagfall"});
    must({"publish", "open.flagfall"});
    must({"result", "open.flagfall", "1:1-0", "2:=", "3:0-1", "4:1-0"});
}

// Every word of every page stands inside it, every font is in the file, no ink near the edge.
void checkPdf(const std::filesystem::path& file) {
    const std::string boxes = toolOutput("pdftotext -bbox " + quoted(file) + " -");
    pugi::xml_document document;
    BOOST_REQUIRE(document.load_string(boxes.c_str()).status == pugi::status_ok);
    const auto pages = document.select_nodes("//page");
    BOOST_TEST(!pages.empty());
    for (const auto& found : pages) {
        const auto page = found.node();
        const double width = page.attribute("width").as_double();
        const double height = page.attribute("height").as_double();
        for (const auto word : page.children("word")) {
            const std::string words = word.text().get();
            BOOST_TEST(word.attribute("xMin").as_double() >= 0, words);
            BOOST_TEST(word.attribute("yMin").as_double() >= 0, words);
            BOOST_TEST(word.attribute("xMax").as_double() <= width, words);
            BOOST_TEST(word.attribute("yMax").as_double() <= height, words);
        }
    }
    std::istringstream fonts(toolOutput("pdffonts " + quoted(file)));
    std::string line;
    int count = -2; // two lines of headings
    while (std::getline(fonts, line))
        if (++count > 0) BOOST_TEST(contains(line, " yes "), line); // the first yes is "embedded"
    BOOST_TEST(count > 0);
    // A tenth of a millimetre a dot at 25.4 dpi would be too fine; one dot a millimetre tells enough.
    const std::string image = toolOutput("pdftoppm -gray -r 25.4 " + quoted(file));
    std::istringstream pictures(image);
    std::string kind;
    while (pictures >> kind) {
        std::size_t width = 0;
        std::size_t height = 0;
        int white = 0;
        pictures >> width >> height >> white;
        pictures.get();
        std::string dots(width * height, '\0');
        pictures.read(dots.data(), static_cast<std::streamsize>(dots.size()));
        const auto isWhite = [&](std::size_t x, std::size_t y) {
            return static_cast<unsigned char>(dots[y * width + x]) > 250;
        };
        bool clean = true;
        for (std::size_t x = 0; x < width; ++x)
            clean =
                clean && isWhite(x, 0) && isWhite(x, 2) && isWhite(x, height - 1) && isWhite(x, height - 3);
        for (std::size_t y = 0; y < height; ++y)
            clean = clean && isWhite(0, y) && isWhite(2, y) && isWhite(width - 1, y) && isWhite(width - 3, y);
        BOOST_TEST(clean, file.string());
    }
}

std::string textOf(const std::filesystem::path& file, const std::string& options = {}) {
    return toolOutput("pdftotext -layout " + options + " " + quoted(file) + " -");
}

int pagesOf(const std::filesystem::path& file) {
    const std::string info = toolOutput("pdfinfo " + quoted(file));
    return std::stoi(info.substr(info.find("Pages:") + 6));
}

} // namespace

BOOST_AUTO_TEST_CASE(a_sheet_on_paper_says_what_it_is) {
    const Workplace place;
    makeEvent(place);
    const Ran ran = place.run({"report", "pairings", "open.flagfall", "--out", "pairings.pdf"});
    BOOST_REQUIRE_MESSAGE(ran.code == 0, ran.err);
    BOOST_TEST(ran.out.empty());
    const auto file = place.folder() / "pairings.pdf";
    checkPdf(file);
    BOOST_TEST(pagesOf(file) == 1);
    const std::string page = textOf(file);
    for (const char* part :
         {"Städte-Open", "Pairings of round 2 of 5", "Round 2", "FIDE rules, edition 2026", "Printed 2",
          "Page 1 of 1", "Featherstonehaugh", "Özdemir", "Þorláksdóttir", "李", "=1+1", "@SUM"})
        BOOST_TEST(contains(page, part), part << " in\n" << page);
    BOOST_TEST(!contains(page, "…")); // nothing is cut
    // Without a PDF module there would be a sentence; with a terminal there is one, too.
    const Ran unknown = place.run({"report", "nothing", "open.flagfall"});
    BOOST_TEST(unknown.code == 3);
    BOOST_TEST(contains(unknown.err, "\"nothing\": there is no such document. There are: "), unknown.err);
}

BOOST_AUTO_TEST_CASE(the_word_provisional_is_on_every_page) {
    const Workplace place;
    makeEvent(place);
    for (const std::string format : {"pdf", "html", "text", "md"}) {
        const Ran ran =
            place.run({"report", "standings", "open.flagfall", "--format", format, "--out", "s." + format});
        BOOST_REQUIRE_MESSAGE(ran.code == 0, ran.err);
    }
    BOOST_TEST(contains(textOf(place.folder() / "s.pdf"), "Provisional"));
    for (const char* name : {"s.html", "s.text", "s.md"})
        BOOST_TEST(contains(place.read(name), "Provisional"), name);
}

BOOST_AUTO_TEST_CASE(type_grows_and_copies_are_made) {
    const Workplace place;
    makeEvent(place);
    BOOST_REQUIRE(place
                      .run({"report", "pairings", "open.flagfall", "--out", "wall.pdf", "--wall", "--copies",
                            "2", "--paper", "Letter"})
                      .code == 0);
    const auto file = place.folder() / "wall.pdf";
    checkPdf(file);
    BOOST_TEST(pagesOf(file) % 2 == 0);
    const std::string info = toolOutput("pdfinfo " + quoted(file));
    BOOST_TEST((contains(info, "612 x 792 pts") || contains(info, "792 x 612 pts")), info);
    // Letters read at three metres: the words of names are at least 26 points high.
    pugi::xml_document document;
    document.load_string(toolOutput("pdftotext -bbox " + quoted(file) + " -").c_str());
    bool found = false;
    for (const auto& node : document.select_nodes("//word"))
        if (std::string_view(node.node().text().get()).starts_with("Özdemir")) {
            found = true;
            BOOST_TEST(
                node.node().attribute("yMax").as_double() - node.node().attribute("yMin").as_double() >= 26);
        }
    BOOST_TEST(found);
    const Ran tooMany = place.run({"report", "pairings", "open.flagfall", "--out", "x.pdf", "--copies", "0"});
    BOOST_TEST(tooMany.code == 3);
    BOOST_TEST(!place.has("x.pdf"));
}

BOOST_AUTO_TEST_CASE(the_list_of_documents_names_the_reason) {
    const Workplace place;
    BOOST_REQUIRE(place.run({"new", "empty.flagfall", "--name", "Empty", "--rounds", "3"}).code == 0);
    const Ran list = place.run({"report", "--list", "empty.flagfall", "--format", "csv"});
    BOOST_TEST(list.code == 0, list.err);
    BOOST_TEST(contains(list.out, "pairings,Pairings by board,no,No round is paired yet\n"), list.out);
    BOOST_TEST(contains(list.out, "blank-slips,Blank result slips,yes,\n"), list.out);
    const Ran refused = place.run({"report", "pairings", "empty.flagfall", "--out", "p.pdf"});
    BOOST_TEST(refused.code == 3);
    BOOST_TEST(contains(refused.err, "pairings: No round is paired yet."), refused.err);
    BOOST_TEST(!place.has("p.pdf"));
}

// Every document, in each language, as PDF and HTML.
BOOST_AUTO_TEST_CASE(every_document_is_a_good_pdf_in_three_languages) {
    const Workplace place;
    makeEvent(place);
    const Ran list = place.run({"report", "--list", "open.flagfall", "--format", "csv"});
    std::vector<std::string> keys;
    std::istringstream lines(list.out);
    for (std::string line; std::getline(lines, line);)
        if (contains(line, ",yes,")) keys.push_back(line.substr(0, line.find(',')));
    BOOST_TEST(keys.size() > 12);
    for (const std::string language : {"en", "zh-Hans", "zh-Hant"}) {
        std::vector<std::string> arguments{"print",  "open.flagfall", "--out", language,   "--lang",
                                           language, "--format",      "pdf",   "--format", "html"};
        for (const std::string& key : keys)
            arguments.insert(arguments.end(), {"--document", key});
        const Ran ran = place.run(arguments);
        BOOST_REQUIRE_MESSAGE(ran.code == 0, ran.err);
        for (const std::string& key : keys)
            BOOST_TEST_CONTEXT(key << " in " << language) {
                const auto folder = place.folder() / language;
                checkPdf(folder / (key + ".pdf"));
                pugi::xml_document html;
                BOOST_TEST(html.load_file((folder / (key + ".html")).c_str()).status == pugi::status_ok);
            }
        BOOST_TEST(contains(textOf(place.folder() / language / "pairings.pdf"),
                            language == "en" ? "Board" : "台次"));
    }
}

// The memory of texts grows while a page is set; what is freed is filled, so that a value that moved shows.
BOOST_AUTO_TEST_CASE(many_long_names_are_set_from_memory_that_stays) {
    Workplace place;
    place.set("MALLOC_PERTURB_", "165");
    std::string players = "Name;Rating\n";
    int rating = 2217;
    for (const std::string name : {"Wolfeschlegelsteinhausenbergerdorff, Maximil.",
                                   "Venkatanarasimharajuvaripeta Subrahmanyam, K.",
                                   "=1+1",
                                   "@SUM(A1)",
                                   "王小明",
                                   "歐陽菲菲",
                                   "司馬相如",
                                   "محمد بن سلمان الخوارزمي",
                                   "יעקב בן־אברהם הכהן",
                                   "Müller, Jörg",
                                   "Nguyễn, Thị Hồng",
                                   "Ђоковић, Зоран",
                                   "Παπαδόπουλος, Γιώργος",
                                   "山田 太郎",
                                   "김철수",
                                   "<b>Bold</b>",
                                   "Łukasiewicz, Święto",
                                   "Ólafsson, Þór",
                                   "โสภณ สุขใจ",
                                   "रवि कुमार"})
        players += fmt::format("{};{}\n", name, rating -= 17);
    place.write("players.csv", players);
    const auto must = [&](const std::vector<std::string>& arguments) {
        const Ran ran = place.run(arguments);
        BOOST_REQUIRE_MESSAGE(ran.code == 0, arguments.front() << ": " << ran.err);
    };
    must({"new", "long.flagfall", "--rounds", "5", "--initial-colour", "white"});
    must({"import", "long.flagfall", "players.csv"});
    for (int round = 1; round <= 3; ++round) {
        must({"pair", "long.flagfall"});
        must({"publish", "long.flagfall"});
        std::vector<std::string> results{"result", "long.flagfall"};
        for (int board = 1; board <= 10; ++board)
            results.push_back(fmt::format("{}:{}", board,
                                          board % 3 == 0   ? "1-0"
                                          : board % 3 == 1 ? "="
                                                           : "0-1"));
        must(results);
    }
    for (const std::string document : {"explanation", "pairings", "crosstable", "emergency-kit"}) {
        must({"report", document, "long.flagfall", "--out", document + ".pdf"});
        checkPdf(place.folder() / (document + ".pdf"));
    }
    // Sentences are broken into lines, not cut.
    BOOST_TEST(!contains(textOf(place.folder() / "explanation.pdf"), "…"));
}

BOOST_AUTO_TEST_CASE(the_set_of_a_round_is_as_last_time) {
    Workplace place;
    makeEvent(place);
    place.set("XDG_CONFIG_HOME", (place.folder() / "settings").string());
    const Ran first = place.run({"print", "open.flagfall", "--round", "1"});
    BOOST_REQUIRE_MESSAGE(first.code == 0, first.err);
    const auto folder = place.folder() / "open-round-1";
    for (const char* key : {"pairings", "standings", "slips"})
        BOOST_TEST(std::filesystem::exists(folder / (std::string(key) + ".pdf")), key);
    BOOST_TEST(contains(first.out, "open-round-1/pairings.pdf\n"), first.out);
    BOOST_TEST(!place.has("settings")); // nothing was chosen, nothing is kept
    // For one document: two copies on the wall; for the set: a workbook, no slips, table numbers.
    BOOST_REQUIRE(
        place.run({"print", "open.flagfall", "--round", "1", "--document", "pairings", "--copies", "2"})
            .code == 0);
    BOOST_TEST(pagesOf(folder / "pairings.pdf") == 2);
    BOOST_REQUIRE(place
                      .run({"print", "open.flagfall", "--round", "1", "--without", "slips", "--with",
                            "table-numbers", "--format", "pdf", "--format", "xlsx"})
                      .code == 0);
    const Ran again = place.run({"print", "open.flagfall", "--round", "2"});
    BOOST_REQUIRE_MESSAGE(again.code == 0, again.err);
    const auto second = place.folder() / "open-round-2";
    BOOST_TEST(pagesOf(second / "pairings.pdf") == 2);
    BOOST_TEST(std::filesystem::exists(second / "table-numbers.pdf"));
    BOOST_TEST(std::filesystem::exists(second / "lists.xlsx"));
    BOOST_TEST(!std::filesystem::exists(second / "slips.pdf"));
    // Printing is no act: the diary knows nothing of it.
    BOOST_TEST(!contains(place.run({"log", "open.flagfall"}).out, "print"));
    // A damaged file of settings does not stop the press.
    place.write("settings/flagfall/print.json", "{");
    const Ran damaged = place.run({"print", "open.flagfall", "--round", "1", "--out", "x"});
    BOOST_TEST(damaged.code == 0);
    BOOST_TEST(contains(damaged.err, "these are no print settings"), damaged.err);
    for (const std::vector<std::string>& wrong : {std::vector<std::string>{"--document", "x"},
                                                  {"--format", "doc"},
                                                  {"--lang", "xx"},
                                                  {"--copies", "100"}}) {
        std::vector<std::string> arguments{"print", "open.flagfall"};
        arguments.insert(arguments.end(), wrong.begin(), wrong.end());
        BOOST_TEST(place.run(arguments).code == 3, wrong.front());
    }
}

BOOST_AUTO_TEST_CASE(tables_of_other_verbs_take_the_same_forms) {
    const Workplace place;
    makeEvent(place);
    BOOST_TEST(place.run({"crosstable", "open.flagfall", "--out", "c.html"}).code == 0);
    BOOST_TEST(place.read("c.html").starts_with("<!DOCTYPE html>"));
    const Ran book = place.run({"standings", "open.flagfall", "--format", "xlsx"});
    BOOST_TEST(book.code == 0, book.err);
    BOOST_TEST(book.out.starts_with("PK"));
    const Ran pdf = place.run({"pairings", "open.flagfall", "--format", "pdf"});
    BOOST_TEST(pdf.code == 0, pdf.err);
    BOOST_TEST(pdf.out.starts_with("%PDF-"));
    const Ran nowhere = place.run({"pairings", "open.flagfall", "--out", "no/such/folder.pdf"});
    BOOST_TEST(nowhere.code == 5);
    BOOST_TEST(contains(nowhere.err, "no/such/folder.pdf: cannot be written"), nowhere.err);
}

// A name that a spreadsheet would compute comes back from our CSV as it was.
BOOST_AUTO_TEST_CASE(names_that_look_like_formulas_survive_a_csv_file) {
    const Workplace place;
    makeEvent(place);
    const Ran csv = place.run({"player", "list", "open.flagfall", "--format", "csv"});
    BOOST_TEST(contains(csv.out, ",'=1+1,"), csv.out);
    place.write("again.csv", csv.out);
    BOOST_REQUIRE(place.run({"new", "again.flagfall", "--name", "Again", "--rounds", "3"}).code == 0);
    BOOST_REQUIRE(place.run({"import", "again.flagfall", "again.csv"}).code == 0);
    const Ran names = place.run({"player", "list", "again.flagfall", "--format", "json"});
    BOOST_TEST(contains(names.out, "\"=1+1\""), names.out);
    BOOST_TEST(contains(names.out, "\"@SUM, Eve\""), names.out);
}
