// Excel's workbooks (ISO/IEC 29500): which part is the sheet, shared strings, which numbers are days.
#include <algorithm>
#include <charconv>
#include <set>

#include "workbook_reading.hpp"

namespace arbiter::exchange {
namespace {

// Text of a string item: its own, or that of its runs; not what is said about pronunciation.
std::string textOf(const pugi::xml_node& item) {
    std::string text;
    for (const pugi::xml_node part : item.children()) {
        if (localName(part.name()) == "t") text += part.text().get();
        if (localName(part.name()) == "r") text += textOf(part);
    }
    return text;
}

std::string partOf(std::string target) {
    if (target.starts_with("/")) return target.substr(1);
    if (target.starts_with("./")) target.erase(0, 2);
    return "xl/" + target;
}

// "[Red]dd/mm/yy" shows a day; "0.00 "day"" does not: quoted and bracketed text says nothing.
bool showsDay(std::string_view format) {
    bool quoted = false;
    bool bracketed = false;
    for (std::size_t index = 0; index < format.size(); ++index) {
        const char sign = format[index];
        if (sign == '"') quoted = !quoted;
        if (quoted) continue;
        if (sign == '\\') {
            ++index;
            continue;
        }
        if (sign == '[') bracketed = true;
        if (sign == ']') bracketed = false;
        if (!bracketed && (sign == 'y' || sign == 'Y' || sign == 'd' || sign == 'D')) return true;
    }
    return false;
}

// ISO/IEC 29500-1, 18.8.30: the formats without a description of their own that show a day.
bool isBuiltInDay(int format) {
    return (format >= 14 && format <= 17) || format == 22 || (format >= 27 && format <= 36) ||
           (format >= 50 && format <= 58);
}

int integer(const std::string& text, int otherwise) {
    int value = otherwise;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

class XlsxReader {
  public:
    XlsxReader(const ZipArchive& archive, const std::string& sheet)
        : archive_(archive)
        , wanted_(sheet) {}

    Read<std::vector<SheetRow>> read() {
        const auto part = sheetPart();
        if (!part) return rules::unexpected(part.error());
        for (const Read<void>& step : {readStrings(), readStyles()})
            if (!step) return rules::unexpected(step.error());
        pugi::xml_document document;
        const Read<void> loaded = loadXml(document, archive_, *part);
        if (!loaded) return rules::unexpected(loaded.error());
        const pugi::xml_node data = child(document.document_element(), "sheetData");
        int row = 0;
        for (const pugi::xml_node rowNode : data.children()) {
            row = integer(attribute(rowNode, "r"), row + 1);
            const Read<void> taken = readRow(rowNode, row);
            if (!taken) return rules::unexpected(taken.error());
        }
        return std::move(rows_).rows();
    }

  private:
    Read<std::string> sheetPart() {
        pugi::xml_document workbook;
        const Read<void> loaded = loadXml(workbook, archive_, "xl/workbook.xml");
        if (!loaded) return rules::unexpected(loaded.error());
        const pugi::xml_node root = workbook.document_element();
        const std::string base = attribute(child(root, "workbookPr"), "date1904");
        from1904_ = base == "1" || base == "true";
        const pugi::xml_node sheets = child(root, "sheets");
        std::string names;
        std::string first;
        for (const pugi::xml_node sheet : sheets.children()) {
            const std::string name = sheet.attribute("name").value();
            if (name.empty()) continue;
            const std::string id = attribute(sheet, "id");
            if (!wanted_.empty() && name == wanted_) return targetOf(id);
            const std::string state = attribute(sheet, "state");
            if (first.empty() && state != "hidden" && state != "veryHidden") first = id;
            names += (names.empty() ? "" : ", ") + name;
        }
        if (!wanted_.empty())
            return rules::unexpected(rules::text("there is no sheet \"{}\"; there are {}", wanted_, names));
        if (first.empty()) return rules::unexpected(rules::text("the workbook has no sheet"));
        return targetOf(first);
    }

    Read<std::string> targetOf(const std::string& id) {
        pugi::xml_document relations;
        const Read<void> loaded = loadXml(relations, archive_, "xl/_rels/workbook.xml.rels");
        if (!loaded) return rules::unexpected(loaded.error());
        for (const pugi::xml_node relation : relations.document_element().children())
            if (attribute(relation, "Id") == id) return partOf(attribute(relation, "Target"));
        return rules::unexpected(rules::text("the workbook names a sheet that is not in it"));
    }

    Read<void> readStrings() {
        if (!archive_.has("xl/sharedStrings.xml")) return {};
        pugi::xml_document document;
        const Read<void> loaded = loadXml(document, archive_, "xl/sharedStrings.xml");
        if (!loaded) return loaded;
        for (const pugi::xml_node item : document.document_element().children())
            if (localName(item.name()) == "si") strings_.push_back(textOf(item));
        return {};
    }

    Read<void> readStyles() {
        if (!archive_.has("xl/styles.xml")) return {};
        pugi::xml_document document;
        const Read<void> loaded = loadXml(document, archive_, "xl/styles.xml");
        if (!loaded) return loaded;
        const pugi::xml_node root = document.document_element();
        std::set<int> days;
        std::set<int> described;
        const pugi::xml_node formats = child(root, "numFmts");
        for (const pugi::xml_node format : formats.children()) {
            const int id = integer(attribute(format, "numFmtId"), -1);
            described.insert(id);
            if (showsDay(attribute(format, "formatCode"))) days.insert(id);
        }
        const pugi::xml_node uses = child(root, "cellXfs");
        for (const pugi::xml_node style : uses.children()) {
            if (localName(style.name()) != "xf") continue;
            const int id = integer(attribute(style, "numFmtId"), 0);
            isDayStyle_.push_back(days.contains(id) || (!described.contains(id) && isBuiltInDay(id)));
        }
        return {};
    }

    Read<void> readRow(const pugi::xml_node& rowNode, int row) {
        int column = 0;
        for (const pugi::xml_node cell : rowNode.children()) {
            if (localName(cell.name()) != "c") continue;
            column = columnOf(attribute(cell, "r"), column + 1);
            const std::string type = attribute(cell, "t");
            const std::string value = child(cell, "v").text().get();
            const bool isNumber = (type.empty() || type == "n") && !value.empty();
            const Read<void> added = rows_.add(
                row, column, isNumber ? numberText(cell, value) : textOfCell(cell, type, value), isNumber);
            if (!added) return added;
        }
        return {};
    }

    // "AB12" → 28.
    static int columnOf(const std::string& reference, int otherwise) {
        int column = 0;
        for (const char letter : reference) {
            if (letter < 'A' || letter > 'Z' || column > 20000) break;
            column = column * 26 + (letter - 'A' + 1);
        }
        return column == 0 ? otherwise : column;
    }

    std::string numberText(const pugi::xml_node& cell, const std::string& value) const {
        const int style = integer(attribute(cell, "s"), -1);
        const bool isDay = style >= 0 && static_cast<std::size_t>(style) < isDayStyle_.size() &&
                           isDayStyle_[static_cast<std::size_t>(style)];
        return isDay ? dayOfSerial(value, from1904_) : plainNumber(value);
    }

    std::string textOfCell(const pugi::xml_node& cell, const std::string& type,
                           const std::string& value) const {
        if (type == "s") {
            const int index = integer(value, -1);
            const bool known = index >= 0 && static_cast<std::size_t>(index) < strings_.size();
            return known ? strings_[static_cast<std::size_t>(index)] : "#" + value;
        }
        if (type == "inlineStr") return textOf(child(cell, "is"));
        if (type == "d") return value.substr(0, 10); // a day as ISO 8601
        return value; // the result of a formula, yes or no, an error such as #N/A
    }

    const ZipArchive& archive_;
    const std::string& wanted_;
    bool from1904_ = false;
    std::vector<std::string> strings_;
    std::vector<bool> isDayStyle_;
    RowsBuilder rows_;
};

} // namespace

Read<std::vector<SheetRow>> xlsxRows(const ZipArchive& archive, const std::string& sheet) {
    return XlsxReader(archive, sheet).read();
}

} // namespace arbiter::exchange
