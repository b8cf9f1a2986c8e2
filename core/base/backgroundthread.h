// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace kd {

/// Work that is done behind its caller's back, one piece after the other in their order, by a thread that is started with the
/// first. Where the system gives no thread (ulimit -u, a container's limit) a piece is done by the caller before start()
/// returns: slower, but done. Pieces must not throw. All calls come from one thread, and none from a piece.
class BackgroundThread {
public:
    using Work = std::function<void()>;
    /// Starts a thread that does `work`; throws std::system_error where there is none to be had.
    using Spawn = std::function<std::thread(Work work)>;

    /// `spawn` stands for the system, in tests.
    explicit BackgroundThread(Spawn spawn = [](Work work) { return std::thread(std::move(work)); });
    /// Does what is left first.
    ~BackgroundThread();
    BackgroundThread(const BackgroundThread&) = delete;
    BackgroundThread& operator=(const BackgroundThread&) = delete;

    /// Does `work` behind all that was started before it, and returns at once where there is a thread.
    void start(Work work);
    /// Forgets what has not begun.
    void clear();
    /// Blocks until all is done.
    void waitForDone();

private:
    bool hasThread();
    void serve();

    Spawn m_spawn;
    std::mutex m_mutex;  ///< guards all below but the thread
    std::condition_variable m_arrived, m_finished;
    std::deque<Work> m_waiting;
    bool m_isBusy = false;
    bool m_isEnding = false;
    std::thread m_thread;
};

}  // namespace kd
