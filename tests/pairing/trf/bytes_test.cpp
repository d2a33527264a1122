// Line ends, encodings, ends of files: what is between the bytes and the lines.
#include "pairing/trf/read.hpp"
#include "pairing/trf/write.hpp"

#include <boost/test/unit_test.hpp>

#include "small_file.hpp"

using namespace pairing;
using namespace pairing::trf;
using namespace trf_test;

namespace {

TrfDocument documentOf(const std::string& bytes) {
    auto read = readTrf(bytes, "bytes");
    BOOST_TEST_REQUIRE(read.has_value());
    return std::move(read->value);
}

std::string withEnds(std::string text, std::string_view end) {
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += end.size())
        text.replace(at, 1, end);
    return text;
}

} // namespace

BOOST_AUTO_TEST_CASE(every_kind_of_line_end_gives_the_same_tournament_and_comes_back) {
    const auto expected = readTournament(smallFile, "lf");
    BOOST_TEST_REQUIRE(expected.has_value());
    for (const std::string end : {"\n", "\r\n", "\r"}) {
        const std::string file = withEnds(smallFile, end);
        const auto read = readTournament(file, "ends");
        BOOST_TEST_REQUIRE(read.has_value());
        BOOST_CHECK(read->value.tournament == expected->value.tournament);
        BOOST_TEST(writeTrf(documentOf(file))->value == file);
    }
    const std::string mixed = "012 A\r\n022 B\r032 C\n\r\r\n042 2026/01/01";
    const TrfDocument document = documentOf(mixed);
    BOOST_TEST(document.lines.size() == 6U); // an empty line after C, another one behind it
    BOOST_TEST(writeTrf(document)->value == mixed);
}

BOOST_AUTO_TEST_CASE(line_ends_can_be_chosen_and_the_last_line_gets_one) {
    BOOST_TEST(writeTrf(documentOf("012 A\r022 B"), {.lineEnd = LineEnd::CrLf})->value ==
               "012 A\r\n022 B\r\n");
    BOOST_TEST(writeTrf(documentOf("012 A\r\n022 B"), {.lineEnd = LineEnd::Cr})->value == "012 A\r022 B\r");
    BOOST_TEST(writeTrf(documentOf("012 A\r\n022 B"), {.lineEnd = LineEnd::Lf})->value == "012 A\n022 B\n");
}

BOOST_AUTO_TEST_CASE(the_byte_order_mark_is_no_part_of_the_first_line) {
    const std::string file = "\xEF\xBB\xBF" + smallFile;
    const TrfDocument document = documentOf(file);
    BOOST_CHECK(document.encoding == Encoding::Utf8WithMark);
    BOOST_CHECK(std::holds_alternative<TextRecord>(document.lines.front().record));
    BOOST_TEST(writeTrf(document)->value == file);
    BOOST_TEST(writeTrf(document, {.encoding = Encoding::Utf8})->value == smallFile);
}

// 0xE1 is á, 0x8A is Š, 0x80 is € in Windows-1252; 0x81 is no character and must survive all the same.
BOOST_AUTO_TEST_CASE(what_is_no_utf8_is_windows_1252) {
    const std::string file = "012 M\xE1ria \x8A \x80 \x81\n";
    const TrfDocument document = documentOf(file);
    BOOST_CHECK(document.encoding == Encoding::Windows1252);
    BOOST_TEST(document.lines.front().asRead.value() == "012 Mária Š € \xC2\x81");
    BOOST_TEST(writeTrf(document)->value == file);
    BOOST_TEST(writeTrf(document, {.encoding = Encoding::Utf8})->value == "012 Mária Š € \xC2\x81\n");
}

BOOST_AUTO_TEST_CASE(malformed_utf8_of_every_kind_is_noticed) {
    // A lone continuation, a cut sequence, overlong forms, a surrogate, beyond the last character, a lone
    // lead.
    for (const std::string bytes : {"\x80", "\xC3", "\xC0\xAF", "\xE0\x80\xAF", "\xED\xA0\x80",
                                    "\xF4\x90\x80\x80", "\xF0\x82\x82\xAC", "\xE2\x82", "\xFF"}) {
        const auto read = readTrf("012 A" + bytes, "bytes");
        BOOST_TEST_REQUIRE(read.has_value());
        BOOST_TEST(places(read->remarks, rules::Severity::Info) == "1:6 trf.encoding");
    }
}

BOOST_AUTO_TEST_CASE(a_letter_that_windows_1252_does_not_have_is_refused_not_lost) {
    const auto written = writeTrf(documentOf("012 Łódź\n"), {.encoding = Encoding::Windows1252});
    BOOST_TEST_REQUIRE(!written.has_value());
    BOOST_TEST(places(written.error(), rules::Severity::Error) == "0:0 trf.write.encoding");
}

BOOST_AUTO_TEST_CASE(names_can_be_written_in_ascii) {
    const TrfDocument document = documentOf(
        "012 Größe, Œuvre, Łódź, 李\n"
        "001    1      Šašek, Þór                                                         0.0    1\n");
    BOOST_TEST(writeTrf(document, {.ascii = true})->value ==
               "012 Grosse, OEuvre, Lodz, ?\n"
               "001    1      Sasek, THor                                                        0.0    1\n");
}

BOOST_AUTO_TEST_CASE(old_file_ends_are_ignored_and_come_back) {
    using namespace std::string_literals;
    for (const std::string& trailer : {"\x1A"s, "\0"s, "\x1A\0\0"s}) {
        const auto read = readTournament(smallFile + trailer, "dos");
        BOOST_TEST_REQUIRE(read.has_value());
        BOOST_TEST(read->remarks.empty());
        BOOST_TEST(writeTrf(documentOf(smallFile + trailer))->value == smallFile + trailer);
    }
}

BOOST_AUTO_TEST_CASE(files_without_players_are_no_tournament) {
    for (const std::string& file :
         {std::string(), std::string("\n\n"), std::string("012 Harbour Open\n"),
          std::string("Dear arbiter, please find attached"), std::string("{\"a\": 1}")}) {
        const auto read = readTournament(file, "none");
        BOOST_TEST_REQUIRE(!read.has_value());
        BOOST_TEST(places(read.error(), rules::Severity::Error) == "0:0 trf.players.none");
    }
}

BOOST_AUTO_TEST_CASE(a_binary_file_gets_one_message) {
    const std::string database = std::string("SQLite format 3") + std::string(200, '\0') + "001    1 \n\x01";
    const auto read = readTournament(database, "club.flagfall");
    BOOST_TEST_REQUIRE(!read.has_value());
    BOOST_TEST(places(read.error(), rules::Severity::Info) == "1:16 trf.binary");
}
