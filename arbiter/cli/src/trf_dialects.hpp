// The forms of TRF that can be written, by the words of the command line.
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "pairing/trf/conversion.hpp"

namespace arbiter::cli {

inline constexpr std::array<std::pair<std::string_view, pairing::trf::Dialect>, 5> trfDialects{
    {{"trf26", pairing::trf::Dialect::Trf26},
     {"trf16", pairing::trf::Dialect::Trf16},
     {"engine", pairing::trf::Dialect::Engine},
     {"javafo", pairing::trf::Dialect::Javafo},
     {"bbp", pairing::trf::Dialect::Bbp}}};

} // namespace arbiter::cli
