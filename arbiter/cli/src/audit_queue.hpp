// Audits pieces of PGN files on all cores; the answers come out in the order in which the pieces went in.
// Use it with a limit on what waits, so that memory stays small however large the files are.
#pragma once

#include <condition_variable>
#include <deque>
#include <future>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "rules/draws/game_audit.hpp"

namespace arbiter::cli {

class AuditQueue {
  public:
    explicit AuditQueue(unsigned threads);
    AuditQueue(const AuditQueue&) = delete;
    AuditQueue& operator=(const AuditQueue&) = delete;
    // Pieces that nobody has begun with are dropped.
    ~AuditQueue();

    void add(std::string text, const rules::draws::AuditOptions& options);
    // Waits for the audit of the piece that was added first. Precondition: waiting() > 0.
    [[nodiscard]] rules::draws::Audit take();
    // Pieces added and not taken yet.
    [[nodiscard]] std::size_t waiting() const noexcept { return answers_.size(); }
    // More than these need not wait to keep all threads busy.
    [[nodiscard]] std::size_t enough() const noexcept { return 3 * threads_.size(); }

  private:
    void work();

    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::packaged_task<rules::draws::Audit()>> tasks_;
    std::deque<std::future<rules::draws::Audit>> answers_; // of the caller's thread only
    bool closed_ = false;
    std::vector<std::thread> threads_;
};

} // namespace arbiter::cli
