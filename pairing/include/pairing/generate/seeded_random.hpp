// Random numbers from a seed that are the same on every machine and with every standard library.
// The standard fixes the generator but not its distributions, so these are our own.
#pragma once

#include <cstdint>
#include <random>
#include <utility>
#include <vector>

namespace pairing::generate {

class SeededRandom {
  public:
    explicit SeededRandom(std::uint64_t seed)
        : generator_(seed) {}

    // 0 … limit - 1; the tiny preference of small numbers does not matter here. Precondition: limit > 0.
    [[nodiscard]] std::size_t below(std::size_t limit) {
        return static_cast<std::size_t>(generator_() % limit);
    }
    // first … last
    [[nodiscard]] int between(int first, int last) {
        return first + static_cast<int>(below(static_cast<std::size_t>(last - first + 1)));
    }
    // True in that many cases of a hundred.
    [[nodiscard]] bool percent(int share) { return between(1, 100) <= share; }

    template <class T>
    [[nodiscard]] const T& oneOf(const std::vector<T>& choices) {
        return choices[below(choices.size())];
    }
    template <class T>
    void shuffle(std::vector<T>& items) {
        for (std::size_t place = items.size(); place > 1; --place)
            std::swap(items[place - 1], items[below(place)]);
    }

  private:
    std::mt19937_64 generator_;
};

} // namespace pairing::generate
