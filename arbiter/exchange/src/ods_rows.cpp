// Spreadsheets of LibreOffice and others (OpenDocument 1.2, part 1, chapter 9).
#include <algorithm>
#include <charconv>

#include "workbook_reading.hpp"

namespace arbiter::exchange {
namespace {

// Repeated cells and rows are written once with their number.
int repeats(const pugi::xml_node& node, std::string_view name) {
    const std::string text = attribute(node, name);
    int count = 1;
    std::from_chars(text.data(), text.data() + text.size(), count);
    return std::max(count, 1);
}

std::string textOf(const pugi::xml_node& node) {
    std::string text;
    for (const pugi::xml_node part : node.children()) {
        const std::string_view name = localName(part.name());
        if (part.type() == pugi::node_pcdata || part.type() == pugi::node_cdata)
            text += part.value();
        else if (name == "s")
            text.append(static_cast<std::size_t>(std::min(repeats(part, "c"), 100)), ' ');
        else if (name == "tab")
            text += '\t';
        else if (name == "line-break")
            text += '\n';
        else if (name != "annotation" && name != "note" && name != "ruby-text")
            text += textOf(part);
    }
    return text;
}

std::string paragraphsOf(const pugi::xml_node& cell) {
    std::string text;
    bool first = true;
    for (const pugi::xml_node part : cell.children()) {
        if (localName(part.name()) != "p") continue;
        if (!first) text += '\n';
        first = false;
        text += textOf(part);
    }
    return text;
}

struct CellText {
    std::string text;
    bool isNumber = false;
};

CellText contentsOf(const pugi::xml_node& cell) {
    const std::string type = attribute(cell, "value-type");
    if (type == "float" || type == "percentage" || type == "currency")
        return {plainNumber(attribute(cell, "value")), true};
    if (type == "date") return {attribute(cell, "date-value").substr(0, 10), false};
    if (type == "boolean") return {attribute(cell, "boolean-value"), false};
    if (type == "string")
        if (std::string value = attribute(cell, "string-value"); !value.empty()) return {value, false};
    return {paragraphsOf(cell), false};
}

class OdsReader {
  public:
    Read<void> readRows(const pugi::xml_node& parent, int depth = 0) {
        for (const pugi::xml_node node : parent.children()) {
            const std::string_view name = localName(node.name());
            if (name == "table-row") {
                const Read<void> taken = readRow(node);
                if (!taken) return taken;
            } else if (depth < 16 &&
                       (name == "table-rows" || name == "table-header-rows" || name == "table-row-group")) {
                const Read<void> taken = readRows(node, depth + 1);
                if (!taken) return taken;
            }
        }
        return {};
    }

    std::vector<SheetRow> rows() && { return std::move(rows_).rows(); }

  private:
    Read<void> readRow(const pugi::xml_node& rowNode) {
        const int times = repeats(rowNode, "number-rows-repeated");
        std::vector<std::pair<int, CellText>> cells;
        int column = 0;
        for (const pugi::xml_node cell : rowNode.children()) {
            const std::string_view name = localName(cell.name());
            if (name != "table-cell" && name != "covered-table-cell") continue;
            const int copies = repeats(cell, "number-columns-repeated");
            CellText contents = name == "table-cell" ? contentsOf(cell) : CellText{};
            if (!contents.text.empty())
                for (int copy = 1; copy <= std::min(copies, static_cast<int>(mostColumns) + 1); ++copy)
                    cells.emplace_back(column + copy, contents);
            column += std::min(copies, 1 << 20);
        }
        if (!cells.empty()) {
            for (int copy = 1; copy <= std::min(times, static_cast<int>(mostRows) + 1); ++copy)
                for (const auto& [place, contents] : cells) {
                    const Read<void> added = rows_.add(row_ + copy, place, contents.text, contents.isNumber);
                    if (!added) return added;
                }
        }
        row_ += std::min(times, 1 << 24);
        return {};
    }

    int row_ = 0;
    RowsBuilder rows_;
};

} // namespace

Read<std::vector<SheetRow>> odsRows(const ZipArchive& archive, const std::string& sheet) {
    pugi::xml_document document;
    const Read<void> loaded = loadXml(document, archive, "content.xml");
    if (!loaded) return rules::unexpected(loaded.error());
    const pugi::xml_node body = child(child(document.document_element(), "body"), "spreadsheet");
    std::string names;
    for (const pugi::xml_node table : body.children()) {
        if (localName(table.name()) != "table") continue;
        const std::string name = table.attribute("table:name").value();
        if (!sheet.empty() && name != sheet) {
            names += (names.empty() ? "" : ", ") + name;
            continue;
        }
        OdsReader reader;
        const Read<void> taken = reader.readRows(table);
        if (!taken) return rules::unexpected(taken.error());
        return std::move(reader).rows();
    }
    if (!sheet.empty())
        return rules::unexpected(rules::text("there is no sheet \"{}\"; there are {}", sheet, names));
    return rules::unexpected(rules::text("the workbook has no sheet"));
}

} // namespace arbiter::exchange
