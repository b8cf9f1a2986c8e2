// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace kd::emulator {

/// Host threads that are kept for the next launch, started with the first. The thread that calls run() is one of them; where the
/// system gives fewer than were asked for (ulimit -u, a container's limit) the others do their work.
class WorkerPool {
public:
    /// Starts a thread that does `work`; throws std::system_error where there is none to be had.
    using Spawn = std::function<std::thread(std::function<void()> work)>;

    /// `threads`: at least 1, the caller's included. `spawn` stands for the system, in tests.
    explicit WorkerPool(unsigned threads, Spawn spawn = [](std::function<void()> work) { return std::thread(std::move(work)); });
    ~WorkerPool();
    WorkerPool(const WorkerPool&) = delete;
    WorkerPool& operator=(const WorkerPool&) = delete;

    /// Starts the threads if that was not tried yet.
    unsigned size();
    /// Calls work(0) to work(count - 1), each on a thread of its own, 0 on the caller's; count is at most size(). While the
    /// caller waits for the others it calls `meanwhile` about every 20 ms. `work` must not throw.
    void run(unsigned count, const std::function<void(unsigned)>& work, const std::function<void()>& meanwhile);

private:
    void start();
    void serve(unsigned index);

    const unsigned m_wanted;
    const Spawn m_spawn;
    bool m_hasStarted = false;
    std::vector<std::thread> m_threads;
    std::mutex m_mutex;  ///< guards all below
    std::condition_variable m_begins, m_ends;
    const std::function<void(unsigned)>* m_work = nullptr;
    unsigned m_count = 0, m_busy = 0;
    std::uint64_t m_round = 0;
    bool m_isEnding = false;
};

}  // namespace kd::emulator
