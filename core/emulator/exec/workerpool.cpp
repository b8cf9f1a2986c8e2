// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/exec/workerpool.h"

#include <chrono>
#include <system_error>

namespace kd::emulator {
namespace {

constexpr std::chrono::milliseconds kMeanwhile{20};

}  // namespace

WorkerPool::WorkerPool(unsigned threads, Spawn spawn) : m_wanted(threads), m_spawn(std::move(spawn)) { }

void WorkerPool::start()
{
    try {
        for (unsigned i = 1; i < m_wanted; ++i)
            m_threads.push_back(m_spawn([this, i] { serve(i); }));
    } catch (const std::system_error&) {
        return;
    }
}

unsigned WorkerPool::size()
{
    if (!std::exchange(m_hasStarted, true))
        start();
    return static_cast<unsigned>(m_threads.size()) + 1;
}

WorkerPool::~WorkerPool()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isEnding = true;
    }
    m_begins.notify_all();
    for (std::thread& thread : m_threads)
        thread.join();
}

void WorkerPool::serve(unsigned index)
{
    std::uint64_t seen = 0;
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_begins.wait(lock, [&] { return m_isEnding || m_round != seen; });
        if (m_isEnding)
            return;
        seen = m_round;
        if (index >= m_count)
            continue;
        const std::function<void(unsigned)>& work = *m_work;
        lock.unlock();
        work(index);
        lock.lock();
        if (--m_busy == 0)
            m_ends.notify_all();
    }
}

void WorkerPool::run(unsigned count, const std::function<void(unsigned)>& work, const std::function<void()>& meanwhile)
{
    if (count > 1) {
        const std::lock_guard lock(m_mutex);
        m_work = &work;
        m_count = count;
        m_busy = count - 1;
        ++m_round;
        m_begins.notify_all();
    }
    work(0);
    std::unique_lock lock(m_mutex);
    while (m_busy > 0) {
        if (m_ends.wait_for(lock, kMeanwhile, [&] { return m_busy == 0; }))
            return;
        lock.unlock();
        meanwhile();
        lock.lock();
    }
}

}  // namespace kd::emulator
