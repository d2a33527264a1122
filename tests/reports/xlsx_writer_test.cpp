// Workbooks read back with other tools: real numbers and dates, names that stay texts, legal sheet names.
#include "reports/writers.hpp"

#include <map>
#include <set>
#include <string>

#include <boost/test/unit_test.hpp>
#include <pugixml.hpp>

#include "support/tool_output.hpp"
#include "xlsx_sheet_names.hpp"

using namespace reports;
using pairing::Points;
using rules::text;

namespace {

// A workbook unpacked by unzip, its sheets parsed by pugixml.
class Book {
  public:
    explicit Book(const std::string& bytes)
        : file_(folder_.write("book.xlsx", bytes)) {
        load(strings_, "xl/sharedStrings.xml");
        load(workbook_, "xl/workbook.xml");
        load(styles_, "xl/styles.xml");
    }

    void load(pugi::xml_document& document, const std::string& part) const {
        const std::string bytes = support::toolOutput("unzip -p " + support::quoted(file_) + " " + part);
        BOOST_REQUIRE(document.load_buffer(bytes.data(), bytes.size(), pugi::parse_full).status ==
                      pugi::status_ok);
    }

    // The text of a cell, by its index among the shared strings.
    [[nodiscard]] std::string textOf(const pugi::xml_node& cell) const {
        const auto items = strings_.child("sst").children("si");
        auto item = items.begin();
        std::advance(item, cell.child("v").text().as_int());
        return item->child("t").text().get();
    }

    // The number format of a cell.
    [[nodiscard]] std::string formatOf(const pugi::xml_node& cell) const {
        const auto formats = styles_.child("styleSheet").child("cellXfs").children("xf");
        auto format = formats.begin();
        std::advance(format, cell.attribute("s").as_int());
        const std::string id = format->attribute("numFmtId").value();
        const auto found = styles_.select_node(("//numFmt[@numFmtId='" + id + "']").c_str());
        return found ? found.node().attribute("formatCode").value() : id;
    }

    [[nodiscard]] const pugi::xml_document& workbook() const { return workbook_; }

  private:
    support::ToolFolder folder_;
    std::filesystem::path file_;
    pugi::xml_document strings_;
    pugi::xml_document workbook_;
    pugi::xml_document styles_;
};

Report entryList() {
    Table table{"players",
                {{"tpn", text("No."), Align::Right, false, true},
                 {"name", text("Name"), Align::Left, true, true},
                 {"points", text("Points"), Align::Right},
                 {"SB", text("SB"), Align::Right},
                 {"born", text("Born")},
                 {"fide_id", text("FIDE ID"), Align::Right}},
                {{std::int64_t{1}, std::string("=1+1"), Points::fromTenths(25), Decimal{"8.25"},
                  Date{2001, 5, 17}, std::string("24663832")},
                 {std::int64_t{2}, std::string("@SUM(A1:A9)"), Points::whole(1), Decimal{"13"},
                  Date{1999, 0, 0}, std::string("0012")}}};
    Report report{"players", "A&B", text("Entry list"), {}, {text("{} players", 2)}, {table}};
    report.stamp.provisional = true;
    return report;
}

pugi::xml_node cellAt(const pugi::xml_document& sheet, const std::string& place) {
    const auto found = sheet.select_node(("//c[@r='" + place + "']").c_str());
    BOOST_REQUIRE_MESSAGE(found, "no cell " << place);
    return found.node();
}

} // namespace

BOOST_AUTO_TEST_CASE(numbers_are_numbers_dates_are_dates_and_names_are_texts) {
    const Book book(toXlsx(std::vector{entryList()}, Language::English));
    pugi::xml_document sheet;
    book.load(sheet, "xl/worksheets/sheet1.xml");
    // Event, title, mark, a line of air, headings: the players begin in line 6.
    BOOST_TEST(book.textOf(cellAt(sheet, "A3")) == "Provisional");
    BOOST_TEST(book.textOf(cellAt(sheet, "B5")) == "Name");
    BOOST_TEST(sheet.select_nodes("//f").empty()); // no formula anywhere
    for (const auto& [place, name] :
         std::map<std::string, std::string>{{"B6", "=1+1"}, {"B7", "@SUM(A1:A9)"}}) {
        BOOST_TEST(std::string(cellAt(sheet, place).attribute("t").value()) == "s");
        BOOST_TEST(book.textOf(cellAt(sheet, place)) == name);
        BOOST_TEST(book.formatOf(cellAt(sheet, place)) == "@"); // stays a text when it is edited
    }
    BOOST_TEST(cellAt(sheet, "C6").child("v").text().as_double() == 2.5);
    BOOST_TEST(book.formatOf(cellAt(sheet, "C6")) == "0.0");
    BOOST_TEST(cellAt(sheet, "D7").child("v").text().as_double() == 13.0);
    BOOST_TEST(std::string(cellAt(sheet, "D7").attribute("t").value()).empty());
    // 17 May 2001 is day 37028 of the spreadsheets' calendar (1 January 1900 is day 1, 29 February 1900
    // counts).
    BOOST_TEST(cellAt(sheet, "E6").child("v").text().as_int() == 37028);
    BOOST_TEST(book.formatOf(cellAt(sheet, "E6")) == "yyyy-mm-dd");
    BOOST_TEST(book.textOf(cellAt(sheet, "E7")) == "1999"); // a year alone is no day
    BOOST_TEST(book.textOf(cellAt(sheet, "F7")) == "0012"); // an id keeps its noughts
}

BOOST_AUTO_TEST_CASE(a_sheet_can_be_looked_through_and_printed) {
    const Book book(toXlsx(std::vector{entryList()}, Language::English));
    pugi::xml_document sheet;
    book.load(sheet, "xl/worksheets/sheet1.xml");
    const auto pane = sheet.select_node("//pane").node();
    BOOST_TEST(pane.attribute("ySplit").as_int() == 5);
    BOOST_TEST(pane.attribute("xSplit").as_int() == 2);
    BOOST_TEST(std::string(pane.attribute("state").value()) == "frozen");
    BOOST_TEST(std::string(sheet.select_node("//autoFilter").node().attribute("ref").value()) == "A5:F7");
    BOOST_TEST(sheet.select_node("//pageSetup").node().attribute("fitToHeight").as_int(1) == 0);
    const std::string header = sheet.select_node("//oddHeader").node().text().get();
    BOOST_TEST(header == "&LA&&B&RProvisional");
    BOOST_TEST(
        std::string(sheet.select_node("//oddFooter").node().text().get()).ends_with("&RPage &P of &N"));
    std::map<std::string, std::string> names;
    for (const auto& found : book.workbook().select_nodes("//definedName"))
        names[found.node().attribute("name").value()] = found.node().text().get();
    BOOST_TEST(names["_xlnm.Print_Titles"] == "'Entry list'!$5:$5");
    BOOST_TEST(names["_xlnm.Print_Area"] == "'Entry list'!$A$1:$F$9");
}

BOOST_AUTO_TEST_CASE(a_workbook_has_a_sheet_for_each_list) {
    Report second = entryList();
    second.title = text("Standings after round {}", 3);
    const Book book(toXlsx(std::vector{entryList(), second, entryList()}, Language::SimplifiedChinese));
    std::vector<std::string> names;
    for (const auto& found : book.workbook().select_nodes("//sheet"))
        names.emplace_back(found.node().attribute("name").value());
    BOOST_TEST(names == (std::vector<std::string>{"报名表", "第 3 轮后名次表", "报名表 2"}),
               boost::test_tools::per_element());
    BOOST_TEST(!toXlsx({}, Language::English).empty());
}

BOOST_AUTO_TEST_CASE(sheet_names_are_legal_and_unique) {
    SheetNames names;
    BOOST_TEST(names.next("Round 3: [A/B] *?\\") == "Round 3   A B");
    BOOST_TEST(names.next("") == "Sheet");
    BOOST_TEST(names.next("'''") == "Sheet 2");
    BOOST_TEST(names.next("History") == "Sheet 3"); // reserved
    BOOST_TEST(names.next("standings") == "standings");
    BOOST_TEST(names.next("STANDINGS") == "STANDINGS 2"); // the same to a spreadsheet
    const std::string longName(40, 'x');
    BOOST_TEST(names.next(longName) == std::string(31, 'x'));
    BOOST_TEST(names.next(longName) == std::string(29, 'x') + " 2");
    // A letter outside the basic plane is two units: 15 of them are 30.
    std::string wide;
    for (int count = 0; count < 20; ++count)
        wide += "😀";
    BOOST_TEST(names.next(wide).size() == 15 * 4);
}
