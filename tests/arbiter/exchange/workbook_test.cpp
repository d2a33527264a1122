// Player sheets in workbooks: .xlsx and .ods as Excel, LibreOffice and servers write them, and broken ones.
#include "arbiter/exchange/player_sheet.hpp"

#include <ostream>
#include <string>

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include "support/files/zip_bytes.hpp"

namespace data = boost::unit_test::data;
using namespace arbiter::exchange;
using namespace support;
using pairing::PartialDate;
using pairing::Rating;
using pairing::Sex;
using pairing::Title;

namespace {

PlayerSheet read(const std::string& bytes, const SheetOptions& options = {}) {
    const auto sheet = readPlayerSheet(bytes, "players.xlsx", options);
    if (!sheet)
        for (const auto& fault : sheet.error().items())
            BOOST_TEST_MESSAGE(toString(fault));
    BOOST_REQUIRE(sheet.has_value());
    return sheet->value;
}

std::string cell(const std::string& text) {
    return "<table:table-cell office:value-type=\"string\"><text:p>" + text + "</text:p></table:table-cell>";
}

// As chess-results has its lists for download: title rows, an empty one, then the header.
const std::string downloaded =
    "<row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c></row>"
    "<row r=\"2\">" +
    textCell("A2", "Starting rank list") +
    "</row>"
    "<row r=\"5\">" +
    textCell("A5", "No.") + textCell("C5", "Name") + textCell("D5", "FideID") + textCell("E5", "FED") +
    textCell("F5", "Rtg") + textCell("G5", "RtgI") + textCell("H5", "Club/City") + textCell("I5", "sex") +
    textCell("J5", "Birth") +
    "</row>"
    "<row r=\"6\"><c r=\"A6\"><v>1</v></c>" +
    textCell("B6", "WGM") + "<c r=\"C6\" t=\"s\"><v>1</v></c><c r=\"D6\"><v>1.4204118E7</v></c>" +
    textCell("E6", "UKR") + "<c r=\"F6\"><v>2310</v></c><c r=\"G6\"><v>2301.0</v></c>" +
    textCell("H6", "Львів") + textCell("I6", "w") +
    "<c r=\"J6\" s=\"1\"><v>32905</v></c></row>"
    "<row r=\"7\"><c r=\"A7\"><v>2</v></c>" +
    textCell("C7", "=1+1") +
    "<c r=\"F7\"><v>0</v></c></row>"
    "<row r=\"1048576\"/>";
const std::string downloadedStrings =
    "<si><t>Open &amp; Ladies</t></si>"
    "<si><r><t>Ol</t></r><r><t xml:space=\"preserve\">ena, </t></r><r><t>Ï.</t></r>"
    "<rPh sb=\"0\" eb=\"1\"><t>noise</t></rPh></si>";
const std::string dayStyle = "<numFmts><numFmt numFmtId=\"170\" formatCode=\"dd/mm/yyyy\"/></numFmts>"
                             "<cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"170\"/></cellXfs>";

struct BadWorkbook {
    const char* name;
    std::string bytes;
    std::string said; // part of the message
};
std::ostream& operator<<(std::ostream& stream, const BadWorkbook& book) {
    return stream << book.name;
}

ZipMembers without(ZipMembers members, const std::string& name) {
    std::erase_if(members, [&](const auto& member) { return member.first == name; });
    return members;
}

ZipMembers with(ZipMembers members, const std::string& name, const std::string& contents) {
    members = without(std::move(members), name);
    members.emplace_back(name, contents);
    return members;
}

std::string wrongChecksum() {
    std::string bytes = zipOf(xlsxMembers("<row>" + textCell("A1", "Name") + "</row>"));
    bytes[bytes.find("<worksheet>") + 1] = 'W';
    return bytes;
}

const std::vector<BadWorkbook> badWorkbooks{
    {"only the mark", "PK\x03\x04", "not a whole ZIP archive"},
    {"cut off", zipOf(xlsxMembers("")).substr(0, 400), "not a whole ZIP archive"},
    {"some archive", zipOf({{"a.txt", "hello"}}), "neither an .xlsx nor an .ods"},
    {"old Excel or password", "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1 and more", "protected by a password"},
    {"encrypted members", zipOf(xlsxMembers(""), 1), "protected by a password"},
    {"encrypted .ods",
     zipOf(with(odsMembers(""), "META-INF/manifest.xml", "<m><e><manifest:encryption-data/></e></m>")),
     "protected by a password"},
    {"wrong checksum", wrongChecksum(), "cannot be unpacked"},
    {"no XML", zipOf(with(xlsxMembers(""), "xl/worksheets/sheet1.xml", "<worksheet><sheetData>")),
     "is not XML"},
    {"no sheet part", zipOf(without(xlsxMembers(""), "xl/worksheets/sheet1.xml")), "sheet1.xml"},
    {"no relations", zipOf(without(xlsxMembers(""), "xl/_rels/workbook.xml.rels")), "workbook.xml.rels"},
    {"no sheets", zipOf(with(xlsxMembers(""), "xl/workbook.xml", "<workbook/>")), "has no sheet"},
    {"a bomb", zipOf(with(xlsxMembers(""), "xl/worksheets/sheet1.xml", std::string(33U << 20U, ' '))),
     "unpacks to more than 32 MB"},
    {"a hundred million rows",
     zipOf(odsMembers("<table:table-row table:number-rows-repeated=\"100000000\">" + cell("x") +
                      "</table:table-row>")),
     "more than 20000 rows"},
    {"a thousand columns",
     zipOf(odsMembers("<table:table-row><table:table-cell office:value-type=\"float\" office:value=\"1\" "
                      "table:number-columns-repeated=\"1000\"/></table:table-row>")),
     "more than 200 columns"},
    {"too far to the right", zipOf(xlsxMembers("<row r=\"1\">" + textCell("XFD1", "Name") + "</row>")),
     "more than 200 columns"},
};

} // namespace

BOOST_AUTO_TEST_CASE(a_download_of_a_result_server) {
    const PlayerSheet sheet = read(zipOf(xlsxMembers(downloaded, downloadedStrings, dayStyle)));
    BOOST_REQUIRE_EQUAL(sheet.players.size(), 2U);
    const SheetPlayer& first = sheet.players[0];
    BOOST_TEST(first.line == 6);
    BOOST_TEST(first.name == "Olena, Ï.");
    BOOST_TEST(first.fideId == "14204118");
    BOOST_TEST(first.federation == "UKR");
    BOOST_TEST((first.rating == Rating(2301))); // RtgI is FIDE's; Rtg gives way
    BOOST_TEST((first.sex == Sex::Female));
    BOOST_TEST(first.club == "Львів");
    // 32905 days after 30 December 1899: 1 January 1990 is 32874, so 1 February.
    BOOST_TEST((first.birth == PartialDate{1990, 2, 1}));
    BOOST_TEST(sheet.players[1].name == "=1+1");
    BOOST_TEST(!sheet.players[1].rating.has_value());
}

BOOST_AUTO_TEST_CASE(days_with_and_without_the_look_of_one) {
    const auto birthOf = [](const std::string& value, const std::string& style,
                            const std::string& base = {}) {
        ZipMembers members = xlsxMembers("<row>" + textCell("A1", "Name") + textCell("B1", "Birth") +
                                             "</row><row>" + textCell("A2", "A") + "<c r=\"B2\" s=\"" +
                                             style + "\"><v>" + value + "</v></c></row>",
                                         {}, "<cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/></cellXfs>");
        if (!base.empty())
            members[0].second.insert(members[0].second.find("<sheets>"),
                                     "<workbookPr date1904=\"" + base + "\"/>");
        return read(zipOf(members)).players[0].birth;
    };
    // 1 March 1900 is day 61, as there was no 29 February; 28 February is 59 (ISO/IEC 29500-1, 18.17.4.1).
    BOOST_TEST((birthOf("61", "1") == PartialDate{1900, 3, 1}));
    BOOST_TEST((birthOf("59", "1") == PartialDate{1900, 2, 28}));
    BOOST_TEST((birthOf("36526", "1") == PartialDate{2000, 1, 1}));
    BOOST_TEST((birthOf("36526", "0") == PartialDate{2000, 1, 1})); // a number of five digits is no year
    BOOST_TEST((birthOf("35064", "1", "1") == PartialDate{2000, 1, 1}));
    BOOST_TEST((birthOf("2001", "0") == PartialDate{2001, 0, 0}));
}

BOOST_AUTO_TEST_CASE(a_spreadsheet_of_libreoffice) {
    const std::string rows =
        "<table:table-header-rows><table:table-row>" + cell("Nom") + cell("Prénom") + cell("Elo") +
        cell("Naissance") + cell("Sexe") + cell("Cat.") +
        "</table:table-row></table:table-header-rows>"
        "<table:table-row table:number-rows-repeated=\"2\"><table:table-cell "
        "table:number-columns-repeated=\"1024\"/>"
        "</table:table-row>"
        "<table:table-row-group><table:table-row>" +
        cell("O<text:s/>Brien") + cell("Se<text:span>án</text:span>") +
        "<table:table-cell office:value-type=\"float\" office:value=\"1987\"><text:p>1 "
        "987</text:p></table:table-cell>"
        "<table:table-cell office:value-type=\"date\" "
        "office:date-value=\"1999-12-31T00:00:00\"><text:p>31/12/99"
        "</text:p></table:table-cell><table:table-cell/>" +
        cell("Sen") +
        "</table:table-row></table:table-row-group>"
        "<table:table-row table:number-rows-repeated=\"1048000\"><table:table-cell/></table:table-row>";
    SheetOptions options;
    options.mapping = {{"Naissance", SheetField::Birth}};
    const PlayerSheet sheet = read(zipOf(odsMembers(rows)), options);
    BOOST_REQUIRE_EQUAL(sheet.players.size(), 1U);
    BOOST_TEST(sheet.players[0].line == 4);
    BOOST_TEST(sheet.players[0].name == "O Brien, Seán");
    BOOST_TEST((sheet.players[0].rating == Rating(1987)));
    BOOST_TEST((sheet.players[0].birth == PartialDate{1999, 12, 31}));
    BOOST_TEST(sheet.ignoredColumns == std::vector<std::string>{"Cat."}, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(another_sheet_by_its_name) {
    SheetOptions options;
    options.sheet = "Players";
    const std::string bytes =
        zipOf(xlsxMembers("<row>" + textCell("A1", "Name") + "</row><row>" + textCell("A2", "A") + "</row>"));
    BOOST_TEST(read(bytes, options).players.size() == 1U);
    options.sheet = "Guests";
    const auto missing = readPlayerSheet(bytes, "players.xlsx", options);
    BOOST_REQUIRE(!missing.has_value());
    BOOST_TEST(toString(missing.error().items()[0]).find("there is no sheet \"Guests\"; there are Players") !=
               std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_bad_cell_is_named_by_row_and_column) {
    const std::string rows = "<row r=\"1\">" + textCell("A1", "Name") + textCell("D1", "Elo") +
                             "</row><row r=\"9\">" + textCell("A9", "A") +
                             "<c r=\"D9\" t=\"e\"><v>#N/A</v></c></row>";
    const auto sheet = readPlayerSheet(zipOf(xlsxMembers(rows)), "players.xlsx");
    BOOST_REQUIRE(!sheet.has_value());
    const auto& fault = sheet.error().items()[0];
    BOOST_TEST(fault.code == "sheet.rating");
    BOOST_TEST(fault.line.value_or(0) == 9);
    BOOST_TEST(fault.column.value_or(0) == 4);
    BOOST_TEST(fault.found == "#N/A");
}

BOOST_DATA_TEST_CASE(broken_workbooks_are_refused_with_the_reason, data::make(badWorkbooks), book) {
    const auto sheet = readPlayerSheet(book.bytes, "players.xlsx");
    BOOST_REQUIRE(!sheet.has_value());
    BOOST_TEST(sheet.error().items()[0].code == "sheet.workbook");
    const std::string message = toString(sheet.error().items()[0]);
    BOOST_TEST(message.find(book.said) != std::string::npos, message);
}
