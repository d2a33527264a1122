// The options that describe an event: --name, --rounds, --points, --tie-breaks …
// Used by new and set; only what is given is changed.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "arbiter/app/event_settings.hpp"
#include "failure.hpp"
#include "options.hpp"

namespace arbiter::cli {

class SettingsOptions {
  public:
    void addTo(Options& options);

    // The settings with what was given; every wrong value is named.
    [[nodiscard]] Answer<app::EventSettings> appliedTo(app::EventSettings settings);

  private:
    void fault(std::string_view option, std::string_view typed, std::string_view expected);
    void readRounds(app::EventSettings& settings);
    void readDay(std::string_view option, const std::string& typed, std::optional<pairing::PartialDate>& day);
    void readPoints(app::EventSettings& settings);
    [[nodiscard]] Outcome readTieBreaks(app::EventSettings& settings) const;

    std::optional<std::string> name_;
    std::optional<int> rounds_;
    std::string tieBreaks_;
    std::string points_;
    std::string byePoints_;
    std::optional<pairing::Colour> colour_;
    std::optional<std::string> city_;
    std::string federation_;
    std::optional<std::string> arbiter_;
    std::optional<std::string> timeControl_;
    std::string firstDay_;
    std::string lastDay_;
    std::string faults_;
};

} // namespace arbiter::cli
