// A name as words for an index, and what is looked for as words: case, accents, order and hyphens do not
// count. "Müller-Lüdenscheidt, Jörg" is found by "jorg muller", "MUELLER" and "mullerludenscheidt".
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace arbiter::exchange {

// All words under which the name may be looked for, parted by blanks. Only letters and digits.
[[nodiscard]] std::string indexWords(std::string_view name);

// One entry for each word looked for: the forms that it may have in the index ("muller", "mueller").
[[nodiscard]] std::vector<std::vector<std::string>> soughtWords(std::string_view text);

} // namespace arbiter::exchange
