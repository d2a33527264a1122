#include "pairing/trf/write.hpp"

#include <algorithm>
#include <string_view>

#include "trf/encoding.hpp"
#include "trf/faults.hpp"
#include "trf/line_writer.hpp"

namespace pairing::trf {
namespace {

std::string_view bytesOf(LineEnd end) {
    switch (end) {
    case LineEnd::None:
        return {};
    case LineEnd::Lf:
        return "\n";
    case LineEnd::CrLf:
        return "\r\n";
    case LineEnd::Cr:
        return "\r";
    }
    return {};
}

bool isAscii(std::string_view letters) {
    return std::ranges::all_of(letters, [](char byte) { return static_cast<unsigned char>(byte) < 0x80U; });
}

bool staysAsRead(const Line& line, const WriteOptions& options) {
    return line.asRead && !options.normalise && !(options.ascii && !isAscii(*line.asRead));
}

} // namespace

rules::Expected<rules::WithRemarks<std::string>, rules::Diagnostics> writeTrf(const TrfDocument& document,
                                                                              const WriteOptions& options) {
    Faults faults(document.source);
    std::string text;
    for (std::size_t i = 0; i < document.lines.size(); ++i) {
        const Line& line = document.lines[i];
        text +=
            staysAsRead(line, options) ? *line.asRead : formatted(line.record, i + 1, options.ascii, faults);
        const bool isLast = i + 1 == document.lines.size();
        const LineEnd own = line.end == LineEnd::None && !isLast ? LineEnd::CrLf : line.end;
        text += bytesOf(options.lineEnd.value_or(own));
    }
    const Encoding encoding = options.encoding.value_or(document.encoding);
    if (encoding == Encoding::Utf8WithMark) text.insert(0, byteOrderMark);
    if (encoding == Encoding::Windows1252) {
        auto bytes = windows1252FromUtf8(text);
        if (!bytes)
            faults.error({}, {.code = "trf.write.encoding",
                              .message = rules::text("a letter that Windows-1252 does not have"),
                              .advice = rules::text("Write the file in UTF-8")});
        text = std::move(bytes).value_or(std::string());
    }
    text += document.trailer;
    if (faults.anyError()) return rules::unexpected(faults.take());
    return rules::WithRemarks<std::string>{std::move(text), faults.take()};
}

} // namespace pairing::trf
