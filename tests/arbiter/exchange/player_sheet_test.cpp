// Player sheets as people and programs write them: what is read, and what is refused with which place.
#include "arbiter/exchange/player_sheet.hpp"

#include <ostream>
#include <string>
#include <vector>

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace data = boost::unit_test::data;
using namespace arbiter::exchange;
using pairing::PartialDate;
using pairing::Rating;
using pairing::Sex;
using pairing::Title;
using namespace std::string_literals;

namespace {

PlayerSheet read(const std::string& bytes) {
    const auto sheet = readPlayerSheet(bytes, "players.csv");
    if (!sheet)
        for (const auto& fault : sheet.error().items())
            BOOST_TEST_MESSAGE(toString(fault));
    BOOST_REQUIRE(sheet.has_value());
    return sheet->value;
}

std::string utf16(const std::u16string& text, bool littleEndian) {
    std::string bytes = littleEndian ? "\xFF\xFE"s : "\xFE\xFF"s;
    for (const char16_t unit : text) {
        const auto low = static_cast<char>(unit & 0xFF);
        const auto high = static_cast<char>(unit >> 8);
        bytes += littleEndian ? low : high;
        bytes += littleEndian ? high : low;
    }
    return bytes;
}

struct SameList {
    const char* name;
    std::string bytes;
};
std::ostream& operator<<(std::ostream& stream, const SameList& list) {
    return stream << list.name;
}

const std::vector<SameList> sameLists{
    {"semicolons", "Name;Rating\nMüller, Jörg;2100\nÁlvarez, José;\n"},
    {"commas and quotes", "Name,Rating\n\"Müller, Jörg\",2100\n\"Álvarez, José\",\n"},
    {"tabs", "Name\tRating\nMüller, Jörg\t2100\nÁlvarez, José\t\n"},
    {"bars", "Name|Rating\nMüller, Jörg|2100\nÁlvarez, José|0\n"},
    {"byte order mark, CRLF", "\xEF\xBB\xBFName;Rating\r\nMüller, Jörg;2100\r\nÁlvarez, José;\r\n"},
    {"bare CR", "Name;Rating\rMüller, Jörg;2100\rÁlvarez, José;\r"},
    {"no last line end", "Name;Rating\nMüller, Jörg;2100\nÁlvarez, José;0"},
    {"Windows-1252", "Name;Rating\nM\xFCller, J\xF6rg;2100\n\xC1lvarez, Jos\xE9;\n"},
    {"UTF-16 little", utf16(u"Name;Rating\r\nMüller, Jörg;2100\r\nÁlvarez, José;\r\n", true)},
    {"UTF-16 big", utf16(u"Name;Rating\nMüller, Jörg;2100\nÁlvarez, José;\n", false)},
    {"Excel's hint", "sep=;\nName;Rating\nMüller, Jörg;2100\nÁlvarez, José;\n"},
    {"hint of another sign", "sep=:\nName:Rating\nMüller, Jörg:2100\nÁlvarez, José:\n"},
    {"title lines above",
     "Spring Open\n\nList of players\nNo.;Name;Rtg\n1;Müller, Jörg;2100\n2;Álvarez, José;\n"},
    {"a title that is a heading too", "Players\nName;Rating\nMüller, Jörg;2100\nÁlvarez, José;0\n"},
    {"empty lines between", "Name;Rating\n\nMüller, Jörg;2100\n;;\n\nÁlvarez, José;\n\n"},
    {"blanks around", "Name ; Rating\n  Müller, Jörg ; 2100\nÁlvarez, José\u00A0; -\n"},
    {"upper case and two names", "NACHNAME;VORNAME;ELO\nMüller;Jörg;2100\nÁlvarez;José;unrated\n"},
    {"accents in headings", "Nom;Prénom;Élo FIDE\nMüller;Jörg;2100\nÁlvarez;José;0\n"},
    {"national rating where there is no other",
     "Name;Rtg_nat;FIDE-Rating\nMüller, Jörg;2100;\nÁlvarez, José;;\n"},
    {"FIDE's rating goes before", "Name;FIDE-Rating;DWZ\nMüller, Jörg;2100;1950\nÁlvarez, José;;\n"},
};

struct Cell {
    const char* heading;
    const char* text;
    SheetPlayer expected;
};
std::ostream& operator<<(std::ostream& stream, const Cell& cell) {
    return stream << cell.heading << " " << cell.text;
}

SheetPlayer with(auto SheetPlayer::*field, auto value) {
    SheetPlayer player;
    player.line = 2;
    player.name = "A";
    player.*field = value;
    return player;
}

const std::vector<Cell> cells{
    {"Title", "wgm", with(&SheetPlayer::title, Title::Wgm)},
    {"Tit", "", with(&SheetPlayer::title, Title::None)},
    {"Titel", "NM", with(&SheetPlayer::title, Title::None)},
    {"Sex", "W", with(&SheetPlayer::sex, Sex::Female)},
    {"Gender", "F", with(&SheetPlayer::sex, Sex::Female)},
    {"Geschl.", "m", with(&SheetPlayer::sex, Sex::Male)},
    {"SEXE", "H", with(&SheetPlayer::sex, Sex::Male)},
    {"Sexe", "D", with(&SheetPlayer::sex, Sex::Female)},
    {"FED", "ger", with(&SheetPlayer::federation, "GER")},
    {"Land", "DE", with(&SheetPlayer::federation, "GER")},
    {"Country", "ch", with(&SheetPlayer::federation, "SUI")},
    {"FIDE-No.", "4100018", with(&SheetPlayer::fideId, "4100018")},
    {"ID_FIDE", "0", with(&SheetPlayer::fideId, "")},
    {"Birth", "1988", with(&SheetPlayer::birth, PartialDate{1988, 0, 0})},
    {"Geb.", "31.07.1988", with(&SheetPlayer::birth, PartialDate{1988, 7, 31})},
    {"DOB", "31/7/1988", with(&SheetPlayer::birth, PartialDate{1988, 7, 31})},
    {"BIRTHDAY", "31071988", with(&SheetPlayer::birth, PartialDate{1988, 7, 31})},
    {"Date of birth", "1988-00-00", with(&SheetPlayer::birth, PartialDate{1988, 0, 0})},
    {"Born", "2000/02/29", with(&SheetPlayer::birth, PartialDate{2000, 2, 29})},
    {"Club/City", "Żabno \"64\"", with(&SheetPlayer::club, "Żabno \"64\"")},
    {"Elo", "1", with(&SheetPlayer::rating, Rating(1))},
    {"Rtg_int", "9999", with(&SheetPlayer::rating, Rating(9999))},
};

struct Fault {
    const char* code;
    int line; // 0: none
    int column;
    friend bool operator==(const Fault&, const Fault&) = default;
    friend std::ostream& operator<<(std::ostream& stream, const Fault& fault) {
        return stream << fault.code << " " << fault.line << ":" << fault.column;
    }
};

struct BadSheet {
    std::string bytes;
    std::vector<Fault> faults;
};
std::ostream& operator<<(std::ostream& stream, const BadSheet& sheet) {
    return stream << sheet.bytes;
}

const std::vector<BadSheet> badSheets{
    {"", {{"sheet.no-header", 0, 0}}},
    {"Müller;2100\nÁlvarez;2000\n", {{"sheet.no-header", 0, 0}}},
    {"Name;Rating\n", {{"sheet.no-players", 0, 0}}},
    {"Name;Rating\nA;21x0\n", {{"sheet.rating", 2, 3}}},
    {"Name;Rating\nA;10000\nB;-5\nC;1800.5\n",
     {{"sheet.rating", 2, 3}, {"sheet.rating", 3, 3}, {"sheet.rating", 4, 3}}},
    // Columns count characters, not bytes; a quoted cell begins at its quotation mark.
    {"Name;Rating\nÁé;x\n\"Ö;ß\"; y\n", {{"sheet.rating", 2, 4}, {"sheet.rating", 3, 8}}},
    {"Name;Rating\n;1800\n", {{"sheet.name", 2, 0}}},
    {"Name;Titel\nA;king\n", {{"sheet.title", 2, 3}}},
    {"Name;Sex\nA;x\n", {{"sheet.sex", 2, 3}}},
    {"Name;Fed\nA;GB\nB;Germany\nC;12\n",
     {{"sheet.federation", 2, 3}, {"sheet.federation", 3, 3}, {"sheet.federation", 4, 3}}},
    {"Name;FIDE ID\nA;12a\nB;123456789012\n", {{"sheet.fide-id", 2, 3}, {"sheet.fide-id", 3, 3}}},
    {"Name;Birth\nA;31.02.1990\nB;88\nC;1.2.88\nD;1990-13\nE;12-31-1990\n",
     {{"sheet.birth", 2, 3},
      {"sheet.birth", 3, 3},
      {"sheet.birth", 4, 3},
      {"sheet.birth", 5, 3},
      {"sheet.birth", 6, 3}}},
    {"Name;Rating\nA;1;x\n", {{"sheet.extra-cell", 2, 5}}},
    {"Name;Rating;Elo\nA;1;2\n", {{"sheet.two-columns", 1, 13}}},
    {"Name;FIDE ID\nA;17\nB;18\nC;17\n", {{"sheet.duplicate-id", 4, 0}}},
    {"Name;Rating\nMüller, Jörg;2100\nMULLER,  Jorg;2100\n", {{"sheet.duplicate-name", 3, 0}}},
    {"Name;Rating\nA;\"1\"2\nB;x\n", {{"sheet.quotes", 2, 6}, {"sheet.rating", 3, 3}}},
    {"Name;Club\nA \"x\" B;C\n", {{"sheet.quotes", 2, 3}}},
    {"Name;Club\nA;\"C\nB;D\n", {{"sheet.quotes", 2, 3}}},
    {"Name;Club\nA;\"C\nD\"\nB;E\nC;F;G\n", {{"sheet.control-character", 2, 3}, {"sheet.extra-cell", 5, 5}}},
};

} // namespace

BOOST_DATA_TEST_CASE(one_list_in_many_forms, data::make(sameLists), list) {
    const PlayerSheet sheet = read(list.bytes);
    BOOST_REQUIRE_EQUAL(sheet.players.size(), 2U);
    BOOST_TEST(sheet.players[0].name == "Müller, Jörg");
    BOOST_TEST((sheet.players[0].rating == Rating(2100)));
    BOOST_TEST(sheet.players[1].name == "Álvarez, José");
    BOOST_TEST(!sheet.players[1].rating.has_value());
    BOOST_TEST(sheet.ignoredColumns.empty());
}

BOOST_DATA_TEST_CASE(each_field, data::make(cells), cell) {
    const auto quoted = [](std::string text) {
        for (auto place = text.find('"'); place != std::string::npos; place = text.find('"', place + 2))
            text.insert(place, "\"");
        return "\"" + text + "\"";
    };
    const PlayerSheet sheet = read("Name;"s + cell.heading + "\nA;" + quoted(cell.text) + "\n");
    BOOST_REQUIRE_EQUAL(sheet.players.size(), 1U);
    BOOST_TEST((sheet.players[0] == cell.expected));
}

BOOST_DATA_TEST_CASE(every_fault_with_its_place, data::make(badSheets), sheet) {
    const auto result = readPlayerSheet(sheet.bytes, "players.csv");
    BOOST_REQUIRE(!result.has_value());
    std::vector<Fault> faults;
    for (const auto& item : result.error().items()) {
        BOOST_TEST(item.source == "players.csv");
        faults.push_back({item.code.c_str(), item.line.value_or(0), item.column.value_or(0)});
    }
    BOOST_REQUIRE_EQUAL(faults.size(), sheet.faults.size());
    for (std::size_t index = 0; index < faults.size(); ++index) {
        BOOST_TEST(std::string(faults[index].code) == sheet.faults[index].code);
        BOOST_TEST(faults[index].line == sheet.faults[index].line);
        BOOST_TEST(faults[index].column == sheet.faults[index].column);
    }
}

BOOST_AUTO_TEST_CASE(two_persons_of_one_name_are_told_apart_by_id_or_birth) {
    const PlayerSheet sheet =
        read("Name;FIDE ID;Birth\nLi, Wei;11;\nLi, Wei;12;\nKim, Min;;1990\nKim, Min;;2001\n");
    BOOST_TEST(sheet.players.size() == 4U);
}

BOOST_AUTO_TEST_CASE(columns_without_a_field_are_named) {
    const PlayerSheet sheet = read("No;Name;E-mail;Paid\n1;A;a@example.org;yes\n");
    BOOST_TEST(sheet.ignoredColumns == (std::vector<std::string>{"E-mail", "Paid"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(windows_1252_is_a_guess_and_said) {
    const auto sheet = readPlayerSheet("Name\nJos\xE9 \x8Aimi\xE6\n", "old.csv");
    BOOST_REQUIRE(sheet.has_value());
    BOOST_TEST(sheet->value.players[0].name == "José Šimiæ");
    BOOST_REQUIRE_EQUAL(sheet->remarks.items().size(), 1U);
    BOOST_TEST(sheet->remarks.items()[0].code == "sheet.encoding");
}

// 姓名;等级分 and 张伟;2100 (GB 2312), 姓名;等級分 and 張偉;2100 (Big5), as iconv writes them.
BOOST_AUTO_TEST_CASE(chinese_encodings_are_found_out_by_their_headings) {
    const std::string gb = "\xD0\xD5\xC3\xFB;\xB5\xC8\xBC\xB6\xB7\xD6\n\xD5\xC5\xCE\xB0;2100\n";
    const std::string big5 = "\xA9\x6D\xA6\x57;\xB5\xA5\xAF\xC5\xA4\xC0\n\xB1\x69\xB0\xB6;2100\n";
    BOOST_TEST(read(gb).players[0].name == "张伟");
    BOOST_TEST(read(big5).players[0].name == "張偉");
    // Without Chinese headings: pairs of bytes only, three at least.
    const PlayerSheet sheet = read("Name;Rating\n\xD5\xC5\xCE\xB0;2100\n\xC0\xEE;2000\n");
    BOOST_TEST(sheet.players[0].name == "张伟");
    BOOST_TEST(sheet.players[1].name == "李");
}

BOOST_AUTO_TEST_CASE(an_encoding_that_is_named) {
    SheetOptions options;
    options.encoding = "windows-1250";
    const auto sheet = readPlayerSheet("Name\n\xA3uczak, \xA3ukasz\n", "old.csv", options);
    BOOST_REQUIRE(sheet.has_value());
    BOOST_TEST(sheet->value.players[0].name == "Łuczak, Łukasz");
    BOOST_TEST(sheet->remarks.empty());
    for (const std::string wrong : {"klingon", "utf-8//IGNORE"}) {
        options.encoding = wrong;
        const auto refused = readPlayerSheet("Name\nA\n", "old.csv", options);
        BOOST_REQUIRE(!refused.has_value());
        BOOST_TEST(refused.error().items()[0].code == "sheet.encoding");
    }
}

BOOST_AUTO_TEST_CASE(a_mapping_goes_before_what_a_heading_seems_to_say) {
    SheetOptions options;
    options.mapping = {
        {"Strength", SheetField::Rating}, {"Elo", SheetField::Unused}, {"who", SheetField::Name}};
    const auto sheet = readPlayerSheet("Who;Strength;Elo\nA;2100;1\n", "players.csv", options);
    BOOST_REQUIRE(sheet.has_value());
    BOOST_TEST((sheet->value.players[0].rating == Rating(2100)));
    BOOST_TEST(sheet->value.ignoredColumns == std::vector<std::string>{"Elo"},
               boost::test_tools::per_element());
    options.mapping = {{"Strenght", SheetField::Rating}};
    const auto mistyped = readPlayerSheet("Name;Strength\nA;2100\n", "players.csv", options);
    BOOST_REQUIRE(!mistyped.has_value());
    BOOST_TEST(mistyped.error().items()[0].code == "sheet.mapping");
    BOOST_TEST(toString(mistyped.error().items()[0]).find("one of Name, Strength") != std::string::npos);
}

struct Rated {
    RateOfPlay rate;
    const char* row;
    std::optional<Rating> rating;
};

BOOST_AUTO_TEST_CASE(the_rating_of_the_rate_of_play_or_else_the_standard_one) {
    const std::vector<Rated> cases{{RateOfPlay::Standard, "A;2000;2100;2200", Rating(2000)},
                                   {RateOfPlay::Rapid, "A;2000;2100;2200", Rating(2100)},
                                   {RateOfPlay::Blitz, "A;2000;2100;2200", Rating(2200)},
                                   {RateOfPlay::Rapid, "A;2000;;2200", Rating(2000)},
                                   {RateOfPlay::Standard, "A;;2100;2200", std::nullopt}};
    for (const Rated& rated : cases) {
        SheetOptions options;
        options.rate = rated.rate;
        const auto sheet = readPlayerSheet("Name;Standard;Rapid;Blitz\n" + std::string(rated.row) + "\n",
                                           "players.csv", options);
        BOOST_REQUIRE(sheet.has_value());
        BOOST_TEST((sheet->value.players[0].rating == rated.rating), rated.row);
    }
}

// Headings of formats 10.2: what other programs write is read without a mapping.
BOOST_AUTO_TEST_CASE(sheets_of_other_programs) {
    const PlayerSheet vega =
        read("NAME;COUNTRY;BIRTHDAY;GENDER;TITLE;IDFIDE;ELOFIDE;IDNAT;ELONAT;KCOEFF;ORIGIN\n"
             "Rossi Mario    ;ITA;31122001;m;IM ;  123456;2301;  77;2350;20;Roma  \n");
    BOOST_TEST((vega.players[0] == SheetPlayer{2, "Rossi Mario", Title::Im, Sex::Male, Rating(2301), "ITA",
                                               "123456", PartialDate{2001, 12, 31}, "Roma"}));
    const PlayerSheet sharly =
        read("last_name,first_name,title,date_of_birth,gender,fide_id,federation,club,paid,"
             "standard_fide,standard_national\n"
             "Dupont,Zoé,WFM,2004-05-06,F,234567,FRA,Lyon,20,,1850\n");
    BOOST_TEST((sharly.players[0] == SheetPlayer{2, "Dupont, Zoé", Title::Wfm, Sex::Female, Rating(1850),
                                                 "FRA", "234567", PartialDate{2004, 5, 6}, "Lyon"}));
    const PlayerSheet manager =
        read("No;Name;Title;ID;FideID;Rtg_nat;Rtg_int;Birth;Fed;Sex;Typ;Gr;Clubnumber;Club;Country;Remark\n"
             "1;Huber, Eva;;4711;1612345;1900;1950;1980;AUT;w;U18;A;12;Graz;Austria;late\n");
    BOOST_TEST((manager.players[0] == SheetPlayer{2, "Huber, Eva", Title::None, Sex::Female, Rating(1950),
                                                  "AUT", "1612345", PartialDate{1980, 0, 0}, "Graz"}));
}

BOOST_AUTO_TEST_CASE(what_is_bad_is_told_beside_what_is_good) {
    const SheetReading reading = inspectPlayerSheet("Name;Rating\nA;2100\nB;x\n", "players.csv");
    BOOST_TEST(reading.sheet.players.size() == 2U);
    BOOST_REQUIRE_EQUAL(reading.faults.items().size(), 1U);
    BOOST_TEST(reading.faults.items()[0].line.value_or(0) == 3);
    BOOST_REQUIRE_EQUAL(reading.sheet.columns.size(), 2U);
    BOOST_TEST((reading.sheet.columns[1].field == SheetField::Rating));
}

BOOST_AUTO_TEST_CASE(folding_for_comparison) {
    BOOST_TEST(foldedName(" MÜLLER,   Jörg ") == foldedName("Muller, jorg"));
    BOOST_TEST(foldedName("Nguyễn, Thị") == foldedName("NGUYEN, THI"));
    BOOST_TEST(foldedName("李 伟") != foldedName("李 薇"));
}
