// How many letters two words differ in: changed, missing, added, or two neighbours exchanged count one each.
// Bit-parallel, for one word against very many (G. Myers 1999; exchanges by H. Hyyrö 2003).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace arbiter::ratings {

class WordDistance {
  public:
    // Words are compared by bytes; of a longer word only the first 64 count.
    explicit WordDistance(std::string_view word);

    [[nodiscard]] int to(std::string_view other) const;

  private:
    std::array<std::uint64_t, 256> places_{}; // of each byte in the word
    int length_;
};

} // namespace arbiter::ratings
