// The words standard, rapid and blitz of --rate.
// Shared by the verbs that choose among a player's ratings.
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "arbiter/exchange/rate_of_play.hpp"

namespace arbiter::cli {

constexpr std::array<std::pair<std::string_view, exchange::RateOfPlay>, 3> ratesOfPlay{
    {{"standard", exchange::RateOfPlay::Standard},
     {"rapid", exchange::RateOfPlay::Rapid},
     {"blitz", exchange::RateOfPlay::Blitz}}};

} // namespace arbiter::cli
