// What FIDE's forms ask for, filled from the event: IT1 (a title norm), IT3 (the tournament report), IA1 and
// FA1 (an arbiter's norm). What no event knows are free fields; left empty they are filled in by hand.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "pairing/model/tournament.hpp"
#include "pairing/rating/norms.hpp"
#include "reports/form.hpp"
#include "reports/report.hpp"

namespace reports {

// Certificate of title result: one for each player and norm.
struct It1Sheet {
    const pairing::Tournament& tournament;
    pairing::RoundNumber rounds;
    const pairing::rating::NormCheck& norm; // made or not; the form says which
    FreeFields fields = {};
};
[[nodiscard]] std::span<const FreeField> fieldsOfIt1();
[[nodiscard]] Report it1Report(const It1Sheet& sheet);

struct It3Sheet {
    const pairing::Tournament& tournament;
    std::vector<pairing::rating::NormCheck> norms = {};               // that were made
    std::vector<std::optional<pairing::PartialDate>> roundDates = {}; // as far as they are known
    FreeFields fields = {};
};
[[nodiscard]] std::span<const FreeField> fieldsOfIt3();
[[nodiscard]] Report it3Report(const It3Sheet& sheet);

enum class ArbiterNorm { International, Fide }; // IA1, FA1

struct ArbiterNormSheet {
    const pairing::Tournament& tournament;
    ArbiterNorm norm = ArbiterNorm::Fide;
    FreeFields fields = {};
};
[[nodiscard]] std::span<const FreeField> fieldsOfArbiterNorm();
[[nodiscard]] Report arbiterNormReport(const ArbiterNormSheet& sheet);

} // namespace reports
