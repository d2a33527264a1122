#include "audit_queue.hpp"

#include <algorithm>
#include <utility>

namespace arbiter::cli {

using rules::draws::Audit;

AuditQueue::AuditQueue(unsigned threads) {
    for (unsigned index = 0; index < std::max(threads, 1U); ++index)
        threads_.emplace_back([this] { work(); });
}

AuditQueue::~AuditQueue() {
    {
        const std::lock_guard lock(mutex_);
        closed_ = true;
        tasks_.clear();
    }
    changed_.notify_all();
    for (std::thread& thread : threads_)
        thread.join();
}

void AuditQueue::add(std::string text, const rules::draws::AuditOptions& options) {
    std::packaged_task<Audit()> task(
        [text = std::move(text), options] { return rules::draws::auditGames(text, options); });
    answers_.push_back(task.get_future());
    {
        const std::lock_guard lock(mutex_);
        tasks_.push_back(std::move(task));
    }
    changed_.notify_one();
}

Audit AuditQueue::take() {
    std::future<Audit> answer = std::move(answers_.front());
    answers_.pop_front();
    return answer.get();
}

void AuditQueue::work() {
    while (true) {
        std::packaged_task<Audit()> task;
        {
            std::unique_lock lock(mutex_);
            changed_.wait(lock, [this] { return closed_ || !tasks_.empty(); });
            if (tasks_.empty()) return;
            task = std::move(tasks_.front());
            tasks_.pop_front();
        }
        task();
    }
}

} // namespace arbiter::cli
