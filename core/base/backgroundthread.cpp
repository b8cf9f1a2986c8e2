// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/backgroundthread.h"

#include <system_error>
#include <utility>

namespace kd {

BackgroundThread::BackgroundThread(Spawn spawn) : m_spawn(std::move(spawn)) { }

BackgroundThread::~BackgroundThread()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isEnding = true;
    }
    m_arrived.notify_all();
    if (m_thread.joinable())
        m_thread.join();
}

bool BackgroundThread::hasThread()
{
    try {
        if (!m_thread.joinable())
            m_thread = m_spawn([this] { serve(); });
        return true;
    } catch (const std::system_error&) {
        return false;
    }
}

void BackgroundThread::start(Work work)
{
    if (!hasThread())
        return work();
    {
        const std::lock_guard lock(m_mutex);
        m_waiting.push_back(std::move(work));
    }
    m_arrived.notify_one();
}

void BackgroundThread::clear()
{
    const std::lock_guard lock(m_mutex);
    m_waiting.clear();
}

void BackgroundThread::waitForDone()
{
    std::unique_lock lock(m_mutex);
    m_finished.wait(lock, [this] { return m_waiting.empty() && !m_isBusy; });
}

void BackgroundThread::serve()
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_arrived.wait(lock, [this] { return m_isEnding || !m_waiting.empty(); });
        if (m_waiting.empty())
            return;
        Work work = std::move(m_waiting.front());
        m_waiting.pop_front();
        m_isBusy = true;
        lock.unlock();
        work();
        work = {};  // what it holds goes while nobody waits for the lock
        lock.lock();
        m_isBusy = false;
        if (m_waiting.empty())
            m_finished.notify_all();
    }
}

}  // namespace kd
