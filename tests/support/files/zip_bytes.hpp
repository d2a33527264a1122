// ZIP archives and workbooks made in a test, byte by byte, so that each can be broken in one place.
// Members are stored without compression; a workbook has as few parts as its format allows.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace support {

using ZipMembers = std::vector<std::pair<std::string, std::string>>; // name, contents

inline std::uint32_t crc32Of(const std::string& bytes) {
    std::uint32_t crc = 0xFFFFFFFFU;
    for (const char byte : bytes) {
        crc ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1U) ^ ((crc & 1U) != 0 ? 0xEDB88320U : 0U);
    }
    return ~crc;
}

inline std::string little(std::uint32_t value, int size) {
    std::string bytes;
    for (int byte = 0; byte < size; ++byte, value >>= 8U)
        bytes += static_cast<char>(value & 0xFFU);
    return bytes;
}

// `flags` 1: encrypted, as the archive says.
inline std::string zipOf(const ZipMembers& members, std::uint32_t flags = 0) {
    std::string archive;
    std::string directory;
    for (const auto& [name, contents] : members) {
        const auto size = static_cast<std::uint32_t>(contents.size());
        const std::string common = little(20, 2) + little(flags, 2) + little(0, 2) + little(0, 4) +
                                   little(crc32Of(contents), 4) + little(size, 4) + little(size, 4) +
                                   little(static_cast<std::uint32_t>(name.size()), 2) + little(0, 2);
        directory += "PK\x01\x02" + little(20, 2) + common + little(0, 2) + little(0, 2) + little(0, 2) +
                     little(0, 4) + little(static_cast<std::uint32_t>(archive.size()), 4) + name;
        archive += "PK\x03\x04" + common + name + contents;
    }
    const auto count = static_cast<std::uint32_t>(members.size());
    const auto begin = static_cast<std::uint32_t>(archive.size());
    return archive + directory + "PK\x05\x06" + little(0, 4) + little(count, 2) + little(count, 2) +
           little(static_cast<std::uint32_t>(directory.size()), 4) + little(begin, 4) + little(0, 2);
}

// A workbook of one sheet; `rows` is what stands in <sheetData>, `strings` in <sst>, `styles` in
// <styleSheet>.
inline ZipMembers xlsxMembers(const std::string& rows, const std::string& strings = {},
                              const std::string& styles = {}) {
    return {{"xl/workbook.xml",
             "<workbook xmlns:r=\"r\"><sheets><sheet name=\"Players\" sheetId=\"1\" r:id=\"rId1\"/>"
             "</sheets></workbook>"},
            {"xl/_rels/workbook.xml.rels",
             "<Relationships><Relationship Id=\"rId1\" Target=\"worksheets/sheet1.xml\"/></Relationships>"},
            {"xl/sharedStrings.xml", "<sst>" + strings + "</sst>"},
            {"xl/styles.xml", "<styleSheet>" + styles + "</styleSheet>"},
            {"xl/worksheets/sheet1.xml", "<worksheet><sheetData>" + rows + "</sheetData></worksheet>"}};
}

// `rows` is what stands in <table:table>.
inline ZipMembers odsMembers(const std::string& rows) {
    return {{"mimetype", "application/vnd.oasis.opendocument.spreadsheet"},
            {"content.xml",
             "<office:document-content><office:body><office:spreadsheet><table:table "
             "table:name=\"Players\">" +
                 rows + "</table:table></office:spreadsheet></office:body></office:document-content>"}};
}

// A cell with a text of its own.
inline std::string textCell(const std::string& reference, const std::string& text) {
    return "<c r=\"" + reference + "\" t=\"inlineStr\"><is><t>" + text + "</t></is></c>";
}

} // namespace support
