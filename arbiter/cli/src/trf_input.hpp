// A TRF file named on the command line: read, its remarks said, its faults all at once.
// Every command that takes FILE.trf has one of these as a member.
#pragma once

#include <filesystem>
#include <optional>

#include "console.hpp"
#include "failure.hpp"
#include "options.hpp"
#include "pairing/standings/standings.hpp"
#include "pairing/trf/conversion.hpp"

namespace arbiter::cli {

class TrfInput {
  public:
    void addTo(Options& options);

    [[nodiscard]] Answer<pairing::trf::TrfTournament> read(const std::filesystem::path& file,
                                                           Console& console) const;
    // The file must ask for a system and edition that can be paired here.
    [[nodiscard]] Answer<pairing::trf::TrfTournament> readForPairing(const std::filesystem::path& file,
                                                                     Console& console) const;
    // The same without saying anything: for work on several threads.
    [[nodiscard]] Answer<rules::WithRemarks<pairing::trf::TrfTournament>>
    readForPairing(const std::filesystem::path& file) const;

  private:
    [[nodiscard]] Answer<rules::WithRemarks<pairing::trf::TrfTournament>>
    readSilently(const std::filesystem::path& file) const;

    bool lenient_ = false;
    std::optional<pairing::RuleEdition> edition_;
};

// --edition 2017|2026
void addEdition(Options& options, std::optional<pairing::RuleEdition>& edition,
                const std::string& description);

// What is to know, but no obstacle: warnings on standard error.
void sayWarnings(const rules::Diagnostics& remarks, Console& console);

// How C.07 sees the event: a Swiss, or a system whose pairings are known beforehand.
[[nodiscard]] pairing::tiebreak::EventKind eventKindOf(const pairing::trf::TrfTournament& file);

} // namespace arbiter::cli
