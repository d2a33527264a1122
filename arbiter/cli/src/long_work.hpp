// Work that may take longer than a person likes to wait: shows how far it is, and Ctrl-C stops it tidily.
// Use one for the whole of such a command and call reached() after each piece.
#pragma once

#include <array>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <exception>
#include <optional>
#include <string>
#include <string_view>

#include "console.hpp"

namespace arbiter::cli {

// Somebody stopped the work; run() ends the program by the same signal.
class Cancelled : public std::exception {
  public:
    explicit Cancelled(int signal) noexcept
        : signal_(signal) {}
    [[nodiscard]] const char* what() const noexcept override { return "Stopped; nothing of it was kept."; }
    [[nodiscard]] int signal() const noexcept { return signal_; }

  private:
    int signal_;
};

// "[########------------] 40 %", `part` from 0 to 1, `cells` between the brackets.
[[nodiscard]] std::string progressBar(double part, std::size_t cells);

// When progress is shown: not in the first half second; then ten times a second on a terminal, once a second
// elsewhere.
class ProgressPace {
  public:
    using Time = std::chrono::steady_clock::time_point;
    ProgressPace(Time begun, bool terminal) noexcept;
    // True if something is to be shown now; the next time counts from here.
    [[nodiscard]] bool due(Time now) noexcept;

  private:
    std::chrono::milliseconds interval_;
    Time next_;
};

enum class Stopping {
    AtOnce, // the work only prints: a signal may end the program where it is
    Tidily  // the work writes: reached() throws Cancelled, and what is unfinished cleans itself up
};

class LongWork {
  public:
    LongWork(Console& console, Stopping stopping);
    LongWork(const LongWork&) = delete;
    LongWork& operator=(const LongWork&) = delete;
    // The signals mean again what they meant before.
    ~LongWork();

    // `part` of the work is done, from 0 to 1; `words` say where it is, such as "40/100 open.trf". Throws
    // Cancelled if somebody wishes tidy work to stop.
    void reached(double part, std::string_view words);
    // The same for the piece of this index (from 0), one of `count`.
    void reachedPiece(std::size_t index, std::size_t count, std::string_view name);

  private:
    static constexpr std::array signals_{SIGINT, SIGTERM, SIGHUP};
    Console& console_;
    Stopping stopping_;
    bool terminal_;
    ProgressPace pace_;
    std::array<struct sigaction, signals_.size()> before_{};
};

} // namespace arbiter::cli
