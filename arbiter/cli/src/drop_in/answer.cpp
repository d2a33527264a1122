#include "drop_in/answer.hpp"

#include <algorithm>
#include <tuple>

#include <fmt/format.h>

#include "drop_in/check_text.hpp"
#include "drop_in/generation.hpp"
#include "engine_pairing.hpp"
#include "files.hpp"
#include "help.hpp"
#include "pairing/trf/read.hpp"
#include "reports/check_report.hpp"
#include "reports/checklist.hpp"
#include "reports/language.hpp"
#include "tournament_check.hpp"
#include "trf_input.hpp"

namespace arbiter::cli::drop_in {
namespace {

using pairing::Colour;
using pairing::PairingNumber;
using pairing::Points;
using pairing::RoundNumber;
using pairing::RoundPairing;
using pairing::Tournament;
using pairing::trf::TrfTournament;

// These engines are strict: contradictions are faults.
Answer<TrfTournament> readFile(const Call& call, Console& console) {
    const auto bytes = cli::readFile(call.input);
    if (!bytes) return rules::unexpected(bytes.error());
    auto read = pairing::trf::readTournament(*bytes, call.input.string());
    if (!read) return rules::unexpected(failureOf(read.error()));
    sayWarnings(read->remarks, console);
    return std::move(read->value);
}

// What may be asked: the FIDE (Dutch) System.
Outcome agreeOnSystem(const Call& call) {
    if (call.system.empty() || call.system == "--dutch") return {};
    return failure(ExitCode::BadInput,
                   fmt::format("{}: Flagfall pairs the FIDE (Dutch) System, --dutch", call.system));
}

// A file of another system is refused when it is checked, and paired as the call says.
Outcome agreeOnSystem(const Call& call, TrfTournament& file) {
    if (const Outcome known = agreeOnSystem(call); !known) return known;
    const auto& system = file.extras.system;
    const bool other = system && system->system != pairing::trf::System::Dutch;
    if (other && (call.action == Call::Action::Check || call.system.empty()))
        return failure(ExitCode::BadInput, fmt::format("{}: the file asks for the system {} (record 192)",
                                                       call.input.string(), system->code));
    if (other) file.extras.system.reset();
    if (call.baku && file.tournament.acceleration.explicitPoints.empty())
        file.tournament.acceleration.baku = true;
    return {};
}

// JaVaFo's way where no colour is stated: drawn from the players, always the same for the same list.
Colour colourFromPlayers(const Tournament& tournament) {
    std::uint64_t hash = 14695981039346656037ULL; // FNV-1a
    const auto add = [&](std::string_view text) {
        for (const char letter : text) {
            hash ^= static_cast<unsigned char>(letter);
            hash *= 1099511628211ULL;
        }
    };
    for (const pairing::Player& player : tournament.players)
        add(fmt::format("{}|{}|{}|{}\n", player.number.value(), player.name,
                        player.rating ? player.rating->value() : 0, player.fideId));
    return (hash >> 32U) % 2 == 0 ? Colour::White : Colour::Black;
}

// The order of those engines' lists: the score of the better player, then that of the other, without virtual
// points; then the better player's number. It differs from FIDE C.04.2 art. 3.6 under acceleration.
void sortAsEnginesDo(RoundPairing& pairing, const Tournament& tournament) {
    const RoundNumber before = tournament.recordedRounds();
    const auto scoreOf = [&](PairingNumber number) {
        return scoreAfter(*tournament.find(number), before, tournament.scoring);
    };
    std::ranges::stable_sort(pairing.boards, {}, [&](const pairing::Pair& pair) {
        auto better = std::pair(-scoreOf(pair.white), pair.white);
        auto other = std::pair(-scoreOf(pair.black), pair.black);
        if (other < better) std::swap(better, other);
        return std::tuple(better.first, other.first, better.second);
    });
}

Outcome writeOrPrint(const std::filesystem::path& file, const std::string& text, Console& console) {
    if (!file.empty()) return replaceFile(file, text);
    console.print(text);
    return {};
}

Outcome pairNext(const Call& call, TrfTournament& file, Console& console) {
    if (call.grammar == Grammar::Javafo && !file.tournament.initialColour)
        file.tournament.initialColour = colourFromPlayers(file.tournament);
    auto pairing = pairNextRound(file, call.input.string());
    if (!pairing) return rules::unexpected(pairing.error());
    sortAsEnginesDo(*pairing, file.tournament);
    if (!call.list.empty()) {
        const RoundNumber next(static_cast<std::uint16_t>(file.tournament.recordedRounds().value() + 1));
        const Outcome written = replaceFile(
            call.list, reports::checklistText(file.tournament, next, &*pairing) + "\n" + versionLine());
        if (!written) return written;
    }
    return writeOrPrint(call.output, listOf(*pairing), console);
}

Outcome check(const Call& call, const TrfTournament& file, Console& console) {
    const int recorded = file.tournament.recordedRounds().value();
    if (call.round && *call.round > recorded)
        return failure(ExitCode::BadInput, fmt::format("{}: there is no round {}, the file has {} rounds",
                                                       call.input.string(), *call.round, recorded));
    std::optional<RoundNumber> only;
    if (call.round) only = RoundNumber(static_cast<std::uint16_t>(*call.round));
    const auto checked = checkFile(call.input.string(), file, only);
    console.print(checkText(call.input.stem().string(), checked.check));
    if (call.withStandings)
        console.print(reports::standingsText(checked, reports::translatorFor(reports::Language::English)));
    if (!call.list.empty()) {
        const Outcome written =
            replaceFile(call.list, checklistsOf(file.tournament, checked, "") + versionLine());
        if (!written) return written;
    }
    const bool differs = !checked.check.equal() || !checked.standings.misplaced.empty();
    if (call.exitOnDifference && differs) return failure(ExitCode::NoLegalPairing, ""); // 1, as announced
    return {};
}

} // namespace

Outcome answer(const Call& call, Console& console) {
    if (call.action == Call::Action::Wrong)
        return failure(ExitCode::BadInput, fmt::format("{}\n{}", call.fault, syntaxOf(call.grammar)));
    if (call.identifyFirst || call.action == Call::Action::Identify) console.print(versionLine());
    if (call.action == Call::Action::Identify) return {};
    if (call.action == Call::Action::Generate) {
        if (const Outcome known = agreeOnSystem(call); !known) return known;
        return generate(call, console);
    }
    auto file = readFile(call, console);
    if (!file) return rules::unexpected(file.error());
    const Outcome agreed = agreeOnSystem(call, *file);
    if (!agreed) return agreed;
    if (call.action == Call::Action::Pair) return pairNext(call, *file, console);
    return check(call, *file, console);
}

} // namespace arbiter::cli::drop_in
