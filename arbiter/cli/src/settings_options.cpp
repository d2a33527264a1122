#include "settings_options.hpp"

#include <array>
#include <vector>

#include <fmt/format.h>

#include "arbiter/exchange/field_values.hpp"
#include "ranking.hpp"

namespace arbiter::cli {
namespace {

using pairing::Points;

constexpr std::array<std::pair<std::string_view, pairing::Colour>, 2> colours{
    {{"white", pairing::Colour::White}, {"black", pairing::Colour::Black}}};

std::vector<std::string> splitAtCommas(std::string_view list) {
    std::vector<std::string> parts;
    while (true) {
        const auto comma = list.find(',');
        parts.emplace_back(list.substr(0, comma));
        if (comma == std::string_view::npos) return parts;
        list.remove_prefix(comma + 1);
    }
}

} // namespace

void SettingsOptions::addTo(Options& options) {
    options.text("--name", "NAME", name_, "of the tournament");
    options.number("--rounds", rounds_, "number of rounds");
    options.text("--tie-breaks", "LIST", tieBreaks_, "codes in order, e.g. BH/C1,BH,SB");
    options.text("--points", "W,D,L", points_, "for a win, a draw and a loss, e.g. 3,1,0");
    options.text("--bye-points", "P", byePoints_, "for the pairing-allocated bye, if not those of a win");
    options.choice("--initial-colour", colour_, colours, "drawn by hand; otherwise the program draws it");
    options.text("--city", "TEXT", city_, "where it is played");
    options.text("--fed,--federation", "FED", federation_, "three letters");
    options.text("--arbiter", "NAME", arbiter_, "chief arbiter");
    options.text("--time-control", "TEXT", timeControl_, "as players read it");
    options.text("--from", "DATE", firstDay_, "first day");
    options.text("--to", "DATE", lastDay_, "last day");
}

Answer<app::EventSettings> SettingsOptions::appliedTo(app::EventSettings settings) {
    faults_.clear();
    if (name_) settings.info.name = *name_;
    if (city_) settings.info.city = *city_;
    if (arbiter_) settings.info.chiefArbiter = *arbiter_;
    if (timeControl_) settings.info.timeControl = *timeControl_;
    if (!federation_.empty()) {
        const auto code = exchange::federationCode(federation_);
        if (code)
            settings.info.federation = *code;
        else
            fault("--federation", federation_, "three letters such as GER");
    }
    readDay("--from", firstDay_, settings.info.firstDay);
    readDay("--to", lastDay_, settings.info.lastDay);
    readRounds(settings);
    readPoints(settings);
    if (colour_) settings.initialColour = colour_;
    const Outcome tieBreaks = readTieBreaks(settings);
    if (!tieBreaks) faults_ += (faults_.empty() ? "" : "\n") + tieBreaks.error().message;
    if (!faults_.empty()) return failure(ExitCode::BadInput, faults_);
    return settings;
}

void SettingsOptions::fault(std::string_view option, std::string_view typed, std::string_view expected) {
    faults_ += fmt::format("{}{} \"{}\": expected {}", faults_.empty() ? "" : "\n", option, typed, expected);
}

void SettingsOptions::readRounds(app::EventSettings& settings) {
    if (!rounds_) return;
    if (*rounds_ < 1 || *rounds_ > 999)
        fault("--rounds", std::to_string(*rounds_), "1 to 999");
    else
        settings.plannedRounds = pairing::RoundNumber(static_cast<std::uint16_t>(*rounds_));
}

void SettingsOptions::readDay(std::string_view option, const std::string& typed,
                              std::optional<pairing::PartialDate>& day) {
    if (typed.empty()) return;
    day = exchange::dateFromText(typed);
    if (!day || day->day == 0) fault(option, typed, "a date such as 2026-11-30");
}

void SettingsOptions::readPoints(app::EventSettings& settings) {
    if (!points_.empty()) {
        std::vector<Points> values;
        for (const std::string& part : splitAtCommas(points_))
            if (const auto value = pairing::pointsFromString(part)) values.push_back(*value);
        if (values.size() == 3 && splitAtCommas(points_).size() == 3)
            settings.scoring = pairing::ScoringSystem::of(values[0], values[1], values[2]);
        else
            fault("--points", points_, "three numbers: win, draw, loss, e.g. 3,1,0");
    }
    if (byePoints_.empty()) return;
    if (const auto value = pairing::pointsFromString(byePoints_))
        settings.scoring.pairingAllocatedBye = *value;
    else
        fault("--bye-points", byePoints_, "a number such as 0.5");
}

Outcome SettingsOptions::readTieBreaks(app::EventSettings& settings) const {
    if (tieBreaks_.empty()) return {};
    pairing::tiebreak::Rules rules;
    rules.edition = pairing::tiebreak::editionOn(settings.info.firstDay);
    if (settings.roundRobin) rules.kind = pairing::tiebreak::EventKind::Predetermined;
    const auto ranking = rankingFrom(tieBreaks_, rules, "--tie-breaks");
    if (!ranking) return rules::unexpected(ranking.error());
    settings.tieBreaks = ranking->writtenCodes;
    return {};
}

} // namespace arbiter::cli
