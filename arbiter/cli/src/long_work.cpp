#include "long_work.hpp"

#include <algorithm>
#include <atomic>
#include <cstdio>

#include <fmt/format.h>
#include <unistd.h>

namespace arbiter::cli {
namespace {

std::atomic<int> caught{0};
static_assert(std::atomic<int>::is_always_lock_free, "a signal handler may only write such a one");

extern "C" void catchSignal(int signal) {
    caught.store(signal);
}

} // namespace

std::string progressBar(double part, std::size_t cells) {
    const double within = std::clamp(part, 0.0, 1.0);
    const auto full = static_cast<std::size_t>(within * static_cast<double>(cells));
    return fmt::format("[{}{}] {:.0f} %", std::string(full, '#'), std::string(cells - full, '-'),
                       within * 100);
}

ProgressPace::ProgressPace(Time begun, bool terminal) noexcept
    : interval_(terminal ? 100 : 1000)
    , next_(begun + std::chrono::milliseconds(terminal ? 500 : 1000)) {}

bool ProgressPace::due(Time now) noexcept {
    if (now < next_) return false;
    next_ = now + interval_;
    return true;
}

LongWork::LongWork(Console& console, Stopping stopping)
    : console_(console)
    , stopping_(stopping)
    , terminal_(isatty(STDERR_FILENO) == 1)
    , pace_(std::chrono::steady_clock::now(), terminal_) {
    if (stopping_ == Stopping::AtOnce) return;
    caught.store(0);
    struct sigaction action {};
    action.sa_handler = catchSignal;
    action.sa_flags = SA_RESTART;
    for (std::size_t place = 0; place < signals_.size(); ++place) {
        ::sigaction(signals_[place], nullptr, &before_[place]);
        // What the caller ignores (nohup) stays ignored.
        if (before_[place].sa_handler != SIG_IGN) ::sigaction(signals_[place], &action, nullptr);
    }
}

LongWork::~LongWork() {
    console_.clearProgress();
    if (stopping_ == Stopping::AtOnce) return;
    for (std::size_t place = 0; place < signals_.size(); ++place)
        ::sigaction(signals_[place], &before_[place], nullptr);
}

void LongWork::reached(double part, std::string_view words) {
    if (stopping_ == Stopping::Tidily)
        if (const int signal = caught.load()) throw Cancelled(signal);
    if (console_.collectsForJson() || !pace_.due(std::chrono::steady_clock::now())) return;
    const std::string line = fmt::format("{}  {}", progressBar(part, terminal_ ? 30 : 10), words);
    if (terminal_)
        console_.showProgress(line);
    else
        console_.say(line);
}

void LongWork::reachedPiece(std::size_t index, std::size_t count, std::string_view name) {
    reached(static_cast<double>(index + 1) / static_cast<double>(count),
            fmt::format("{}/{} {}", index + 1, count, name));
}

} // namespace arbiter::cli
