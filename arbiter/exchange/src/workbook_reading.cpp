#include "workbook_reading.hpp"

#include <charconv>
#include <chrono>
#include <cmath>

#include <fmt/format.h>

#include "unicode_text.hpp"

namespace arbiter::exchange {
namespace {

std::optional<double> numberOf(std::string_view text) {
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

} // namespace

std::string_view localName(std::string_view name) {
    const auto colon = name.find(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

pugi::xml_node child(const pugi::xml_node& parent, std::string_view name) {
    for (const pugi::xml_node node : parent.children())
        if (localName(node.name()) == name) return node;
    return {};
}

std::string attribute(const pugi::xml_node& node, std::string_view name) {
    for (const pugi::xml_attribute entry : node.attributes())
        if (localName(entry.name()) == name) return entry.value();
    return {};
}

Read<void> loadXml(pugi::xml_document& document, const ZipArchive& archive, const std::string& name) {
    const auto bytes = archive.contentsOf(name, largestPart);
    if (!bytes) return rules::unexpected(bytes.error());
    const pugi::xml_parse_result result =
        document.load_buffer(bytes->data(), bytes->size(), pugi::parse_default | pugi::parse_ws_pcdata);
    if (!result)
        return rules::unexpected(
            rules::text("{} in it is not XML (byte {}: {})", name, result.offset, result.description()));
    return {};
}

std::string plainNumber(std::string_view text) {
    const auto value = numberOf(text);
    if (!value) return std::string(text);
    if (*value == std::floor(*value) && std::abs(*value) < 1e15)
        return fmt::format("{}", static_cast<std::int64_t>(*value));
    return fmt::format("{}", *value);
}

std::string dayOfSerial(std::string_view number, bool from1904) {
    using namespace std::chrono;
    const auto value = numberOf(number);
    if (!value || *value < 1 || *value > 200000) return std::string(number);
    const int serial = static_cast<int>(*value);
    // Excel counts a 29 February 1900; days before it are one off.
    const sys_days first = from1904      ? sys_days(year(1904) / January / 1)
                           : serial > 60 ? sys_days(year(1899) / December / 30)
                                         : sys_days(year(1899) / December / 31);
    const year_month_day day(first + days(serial));
    return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(day.year()), static_cast<unsigned>(day.month()),
                       static_cast<unsigned>(day.day()));
}

Read<void> RowsBuilder::add(int row, int column, std::string text, bool isNumber) {
    const std::string_view plain = trimmed(text);
    if (plain.empty()) return {};
    if (column < 1 || static_cast<std::size_t>(column) > mostColumns)
        return rules::unexpected(
            rules::text("more than {} columns: that is not a list of players", mostColumns));
    if (rows_.empty() || rows_.back().line != row) {
        if (!rows_.empty() && row < rows_.back().line)
            return rules::unexpected(rules::text("rows that are out of order (row {})", row));
        if (rows_.size() == mostRows)
            return rules::unexpected(rules::text("more than {} rows: that is not an entry list", mostRows));
        rows_.push_back({row, {}});
    }
    auto& cells = rows_.back().cells;
    while (cells.size() < static_cast<std::size_t>(column))
        cells.push_back({{}, row, static_cast<int>(cells.size()) + 1, false});
    cells[static_cast<std::size_t>(column) - 1] = {std::string(plain), row, column, isNumber};
    return {};
}

std::vector<SheetRow> RowsBuilder::rows() && {
    return std::move(rows_);
}

} // namespace arbiter::exchange
