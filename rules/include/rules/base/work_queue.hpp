// Independent pieces of work on several cores, their results taken in order on the calling thread.
// Use it for many files or tournaments at once; what comes out does not depend on the number of threads.
#pragma once

#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace rules {

// At least 1.
[[nodiscard]] inline unsigned availableCores() {
    return std::max(1U, std::thread::hardware_concurrency());
}

// Calls make(0) … make(count - 1) on `threads` threads, and take(index, result) here for one after the other
// in the order of the indices. At most 4 * threads results wait to be taken, so that memory stays bounded.
// An exception of a piece, or of take, is thrown here once the threads have ended; of several, the one of the
// smallest index. make is called by several threads at once.
template <class Make, class Take>
void workInOrder(std::size_t count, unsigned threads, Make make, Take take) {
    using Result = std::invoke_result_t<Make&, std::size_t>;
    if (threads <= 1 || count <= 1) {
        for (std::size_t index = 0; index < count; ++index)
            take(index, make(index));
        return;
    }
    struct Slot {
        std::optional<Result> result;
        std::exception_ptr failure;
        bool ready = false;
    };
    const std::size_t window = std::size_t{threads} * 4;
    std::vector<Slot> slots(std::min(window, count));
    std::mutex mutex;
    std::condition_variable changed;
    std::size_t begun = 0; // pieces handed out
    std::size_t taken = 0; // results taken
    bool stopped = false;

    const auto work = [&] {
        std::unique_lock lock(mutex);
        while (true) {
            changed.wait(lock, [&] { return stopped || begun == count || begun < taken + slots.size(); });
            if (stopped || begun == count) return;
            const std::size_t index = begun++;
            lock.unlock();
            Slot done;
            try {
                done.result.emplace(make(index));
            } catch (...) {
                done.failure = std::current_exception();
            }
            done.ready = true;
            lock.lock();
            slots[index % slots.size()] = std::move(done);
            changed.notify_all();
        }
    };

    std::vector<std::thread> workers;
    const auto finish = [&] {
        {
            const std::lock_guard lock(mutex);
            stopped = true;
        }
        changed.notify_all();
        for (std::thread& worker : workers)
            worker.join();
    };
    try {
        const std::size_t useful = std::min<std::size_t>(threads, count);
        workers.reserve(useful);
        for (std::size_t worker = 0; worker < useful; ++worker)
            workers.emplace_back(work);
        for (std::size_t index = 0; index < count; ++index) {
            Slot slot;
            {
                std::unique_lock lock(mutex);
                Slot& waiting = slots[index % slots.size()];
                changed.wait(lock, [&] { return waiting.ready; });
                slot = std::exchange(waiting, Slot{});
                ++taken;
            }
            changed.notify_all();
            if (slot.failure) std::rethrow_exception(slot.failure);
            take(index, std::move(*slot.result));
        }
    } catch (...) {
        finish();
        throw;
    }
    finish();
}

} // namespace rules
