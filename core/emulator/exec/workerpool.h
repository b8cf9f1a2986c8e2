#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace kd::emulator {

/// Host threads that are kept for the next launch. The thread that calls run() is one of them.
class WorkerPool {
public:
    /// `threads`: at least 1, the caller's included.
    explicit WorkerPool(unsigned threads);
    ~WorkerPool();
    WorkerPool(const WorkerPool&) = delete;
    WorkerPool& operator=(const WorkerPool&) = delete;

    unsigned size() const noexcept { return static_cast<unsigned>(m_threads.size()) + 1; }
    /// Calls work(0) to work(count - 1), each on a thread of its own, 0 on the caller's; count is at most size(). While the
    /// caller waits for the others it calls `meanwhile` about every 20 ms. `work` must not throw.
    void run(unsigned count, const std::function<void(unsigned)>& work, const std::function<void()>& meanwhile);

private:
    void serve(unsigned index);

    std::vector<std::thread> m_threads;
    std::mutex m_mutex;  ///< of all below
    std::condition_variable m_begins, m_ends;
    const std::function<void(unsigned)>* m_work = nullptr;
    unsigned m_count = 0, m_busy = 0;
    std::uint64_t m_round = 0;
    bool m_isEnding = false;
};

}  // namespace kd::emulator
