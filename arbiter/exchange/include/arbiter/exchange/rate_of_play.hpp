// Standard, rapid or blitz: which of a player's ratings an event asks for.
// Use it where one of several ratings is chosen.
#pragma once

namespace arbiter::exchange {

enum class RateOfPlay { Standard, Rapid, Blitz };

} // namespace arbiter::exchange
