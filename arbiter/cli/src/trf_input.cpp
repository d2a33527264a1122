#include "trf_input.hpp"

#include <fmt/format.h>

#include "files.hpp"
#include "pairing/trf/read.hpp"

namespace arbiter::cli {

using pairing::RuleEdition;
using pairing::trf::System;
using pairing::trf::TrfTournament;

void addEdition(Options& options, std::optional<RuleEdition>& edition, const std::string& description) {
    constexpr std::array<std::pair<std::string_view, RuleEdition>, 2> editions{
        {{"2026", RuleEdition::Fide2026}, {"2017", RuleEdition::Fide2017}}};
    options.choice("--edition", edition, editions, description);
}

void TrfInput::addTo(Options& options) {
    options.flag("--lenient", lenient_,
                 "put small contradictions of the file right, each with a warning, instead of refusing it");
    addEdition(options, edition_, "rules of that edition, whatever the file says");
}

Answer<rules::WithRemarks<TrfTournament>> TrfInput::readSilently(const std::filesystem::path& file) const {
    const auto bytes = readFile(file);
    if (!bytes) return rules::unexpected(bytes.error());
    pairing::trf::ConversionOptions options;
    if (lenient_) options.lenient = pairing::trf::Leniency::everything();
    options.edition = edition_;
    auto tournament = pairing::trf::readTournament(*bytes, file.string(), options);
    if (!tournament) return rules::unexpected(failureOf(tournament.error()));
    return std::move(*tournament);
}

Answer<TrfTournament> TrfInput::read(const std::filesystem::path& file, Console& console) const {
    auto read = readSilently(file);
    if (!read) return rules::unexpected(read.error());
    sayWarnings(read->remarks, console);
    return std::move(read->value);
}

Answer<TrfTournament> TrfInput::readForPairing(const std::filesystem::path& file, Console& console) const {
    auto read = readForPairing(file);
    if (!read) return rules::unexpected(read.error());
    sayWarnings(read->remarks, console);
    return std::move(read->value);
}

Answer<rules::WithRemarks<TrfTournament>> TrfInput::readForPairing(const std::filesystem::path& file) const {
    auto read = readSilently(file);
    if (!read) return read;
    const auto& system = read->value.extras.system;
    if (system && system->system != System::Dutch && !system->roundRobin)
        return failure(
            ExitCode::BadInput,
            fmt::format("{}: the file asks for the system {}; flagfall pairs the FIDE (Dutch) System and "
                        "round robins by the Berger tables. Correct record 192 if one of them is meant.",
                        file.string(), system->code));
    return read;
}

void sayWarnings(const rules::Diagnostics& remarks, Console& console) {
    for (const rules::Diagnostic& remark : remarks.items())
        if (remark.severity == rules::Severity::Warning) console.say(rules::toString(remark));
}

namespace {

// Record 092 where it is free text, as most programs write it: "Individual: Round-Robin".
bool namesPredetermined(const std::string& type) {
    std::string letters; // small ones, without blanks and hyphens
    for (const char letter : type)
        if (letter != ' ' && letter != '-' && letter != '_')
            letters += letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    for (const std::string_view word :
         {"roundrobin", "allplayall", "berger", "schiller", "scheveningen", "rundenturnier", "循环", "循環"})
        if (letters.find(word) != std::string::npos) return true;
    return false;
}

} // namespace

pairing::tiebreak::EventKind eventKindOf(const TrfTournament& file) {
    using pairing::tiebreak::EventKind;
    const auto& system = file.extras.system;
    if (file.tournament.roundRobin) return EventKind::Predetermined;
    if (!system) return namesPredetermined(file.extras.type) ? EventKind::Predetermined : EventKind::Swiss;
    const bool predetermined = system->system == System::RoundRobin || system->system == System::Schiller ||
                               system->system == System::Scheveningen;
    return predetermined ? EventKind::Predetermined : EventKind::Swiss;
}

} // namespace arbiter::cli
