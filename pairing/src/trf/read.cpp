#include "pairing/trf/read.hpp"

#include <algorithm>

#include "trf/encoding.hpp"
#include "trf/parsed.hpp"
#include "trf/record_reader.hpp"
#include "trf/text_line.hpp"

namespace pairing::trf {
namespace {

using rules::text;
using rules::unexpected;

constexpr std::string_view fileEnds{"\x1A\0", 2}; // what old programs leave behind the last line

Place placeOf(std::string_view bytes, std::size_t byte) {
    Place place{.line = 1, .column = 1};
    for (std::size_t i = 0; i < byte; ++i) {
        const bool crOfCrLf = bytes[i] == '\r' && i + 1 < bytes.size() && bytes[i + 1] == '\n';
        if (crOfCrLf) continue;
        if (bytes[i] == '\n' || bytes[i] == '\r') {
            ++place.line;
            place.column = 1;
        } else if ((static_cast<unsigned char>(bytes[i]) & 0xC0U) != 0x80U) {
            ++place.column;
        }
    }
    return place;
}

// The next line without its end; `rest` moves behind it.
std::string_view takeLine(std::string_view& rest, LineEnd& end) {
    const auto lineEnd =
        std::ranges::find_if(rest, [](char letter) { return letter == '\n' || letter == '\r'; });
    const std::string_view line(rest.begin(), lineEnd);
    rest.remove_prefix(line.size());
    end = rest.empty() ? LineEnd::None : rest.front() == '\n' ? LineEnd::Lf : LineEnd::Cr;
    if (!rest.empty()) rest.remove_prefix(1);
    if (end == LineEnd::Cr && rest.starts_with('\n')) {
        end = LineEnd::CrLf;
        rest.remove_prefix(1);
    }
    return line;
}

bool isTextFile(std::string_view bytes, Faults& faults) {
    const auto zero = bytes.find('\0');
    if (zero == std::string_view::npos) return true;
    faults.error(placeOf(bytes, zero),
                 {.code = "trf.binary",
                  .message = text("a zero byte: this is no text file"),
                  .expected = text("text in UTF-8"),
                  .advice = text("Choose another file, or save this one as UTF-8 text")});
    return false;
}

void reportUnknown(const FileImpression& impression, Faults& faults) {
    for (const auto& [code, unknown] : impression.unknownCodes)
        faults.info(unknown.first,
                    {.code = "trf.code.unknown",
                     .message = unknown.lines == 1
                                    ? text("line with an unknown record code")
                                    : text("{} lines with an unknown record code", unknown.lines),
                     .found = code,
                     .advice = text("They are kept as they stand and not used")});
}

void readLines(std::string_view rest, Parsed& parsed, Faults& faults) {
    FileImpression impression;
    parsed.document.lines.reserve(static_cast<std::size_t>(std::ranges::count(rest, '\n')) + 1);
    while (!rest.empty()) {
        LineEnd end = LineEnd::None;
        const std::string_view content = takeLine(rest, end);
        const TextLine line(content, parsed.document.lines.size() + 1);
        parsed.document.lines.push_back({.record = readRecord(content, line, faults, impression),
                                         .asRead = std::string(content),
                                         .end = end});
    }
    reportUnknown(impression, faults);
    parsed.uncertain = {.numbers = impression.numbersUncertain, .points = impression.pointsUncertain};
}

} // namespace

Parsed parse(std::string_view bytes, std::string source, Faults& faults) {
    Parsed parsed;
    TrfDocument& document = parsed.document;
    document.source = std::move(source);
    const std::size_t textEnd = bytes.find_last_not_of(fileEnds) + 1;
    document.trailer = bytes.substr(textEnd);
    bytes = bytes.substr(0, textEnd);
    if (bytes.starts_with(byteOrderMark)) {
        document.encoding = Encoding::Utf8WithMark;
        bytes.remove_prefix(byteOrderMark.size());
    }
    parsed.isText = isTextFile(bytes, faults);
    if (!parsed.isText) return parsed;
    const auto invalid = firstInvalidUtf8(bytes);
    if (!invalid) {
        readLines(bytes, parsed, faults);
        return parsed;
    }
    faults.warning(placeOf(bytes, *invalid),
                   {.code = "trf.encoding",
                    .message = text("the file is not UTF-8; it is read as Windows-1252"),
                    .advice = text("Check names with accents, or save the file as UTF-8")});
    if (document.encoding == Encoding::Utf8WithMark)
        bytes = std::string_view(bytes.data() - byteOrderMark.size(), bytes.size() + byteOrderMark.size());
    document.encoding = Encoding::Windows1252;
    readLines(utf8FromWindows1252(bytes), parsed, faults);
    return parsed;
}

rules::Expected<rules::WithRemarks<TrfDocument>, rules::Diagnostics> readTrf(std::string_view bytes,
                                                                             std::string source) {
    Faults faults(source);
    Parsed parsed = parse(bytes, std::move(source), faults);
    if (faults.anyError()) return unexpected(faults.take());
    return rules::WithRemarks<TrfDocument>{std::move(parsed.document), faults.take()};
}

rules::Expected<rules::WithRemarks<TrfTournament>, rules::Diagnostics>
readTournament(std::string_view bytes, std::string source, const ConversionOptions& options) {
    Faults faults(source);
    const Parsed parsed = parse(bytes, std::move(source), faults);
    if (!parsed.isText) return unexpected(faults.take());
    TrfTournament tournament = convert(parsed.document, options, parsed.uncertain, faults);
    if (faults.anyError()) return unexpected(faults.take());
    return rules::WithRemarks<TrfTournament>{std::move(tournament), faults.take()};
}

} // namespace pairing::trf
