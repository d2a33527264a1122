// The laws of the TRF reader and writer: what is read is written back byte by byte; its records, laid out
// anew, read as the same records; and a tournament stays the same on a way through a file.
#include <cstdint>
#include <string_view>
#include <vector>

#include "fuzz/law.hpp"
#include "pairing/trf/read.hpp"
#include "pairing/trf/write.hpp"

using namespace pairing::trf;
using fuzz::require;

namespace {

// How long a line is belongs to the file, not to the record; blank lines mean nothing.
std::vector<Record> recordsOf(const TrfDocument& document) {
    std::vector<Record> records;
    for (const Line& line : document.lines) {
        if (std::holds_alternative<BlankLine>(line.record)) continue;
        records.push_back(line.record);
        if (auto* const player = std::get_if<PlayerRecord>(&records.back())) player->columns = 0;
    }
    return records;
}

void documentLaw(std::string_view bytes) {
    const auto document = readTrf(bytes, "fuzz");
    if (!document) return require(document.error().hasErrors());
    const auto unchanged = writeTrf(document->value);
    require(unchanged && unchanged->value == bytes);
    const auto laidOut = writeTrf(document->value, {.encoding = Encoding::Utf8WithMark, .normalise = true});
    if (!laidOut) return;
    const auto again = readTrf(laidOut->value, "fuzz");
    require(again && recordsOf(again->value) == recordsOf(document->value));
}

void tournamentLaw(std::string_view bytes) {
    static_cast<void>(readTournament(bytes, "fuzz", {.lenient = Leniency::everything()}));
    const auto file = readTournament(bytes, "fuzz");
    if (!file) return require(file.error().hasErrors());
    const auto written = writeTrf(fromTournament(file->value));
    if (!written) return;
    const auto again = readTournament(written->value, "fuzz");
    require(again.has_value());
    const auto writtenAgain = writeTrf(fromTournament(again->value));
    require(writtenAgain && writtenAgain->value == written->value);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    documentLaw(bytes);
    tournamentLaw(bytes);
    return 0;
}
