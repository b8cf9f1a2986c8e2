// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/blockingkernel.h"

#include "core/driver/drivererror.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <system_error>
#include <thread>

namespace kd {
namespace {

/// Lets every ticket through: tickets are compared by their cyclic difference and stay far below.
constexpr std::uint32_t kAllTickets = 0x7fffffff;

}  // namespace

/// A thread that calls `act` when it was armed and not disarmed for a while; once, for good.
class BlockingKernel::Guard {
public:
    Guard(Milliseconds patience, std::function<void()> act)
        : m_patience(patience), m_act(std::move(act)), m_thread([this](const std::stop_token& stop) { watch(stop); })
    {
    }

    /// False when it has acted.
    bool arm()
    {
        {
            const std::lock_guard lock(m_mutex);
            if (m_hasActed)
                return false;
            m_limit = Clock::now() + m_patience;
        }
        m_changed.notify_all();
        return true;
    }
    void disarm()
    {
        const std::lock_guard lock(m_mutex);
        m_limit.reset();
    }
    bool hasActed() const
    {
        const std::lock_guard lock(m_mutex);
        return m_hasActed;
    }

private:
    using Clock = std::chrono::steady_clock;

    void watch(const std::stop_token& stop)
    {
        std::unique_lock lock(m_mutex);
        while (!stop.stop_requested()) {
            if (!m_limit) {
                m_changed.wait(lock, stop, [this] { return m_limit.has_value(); });
                continue;
            }
            const Clock::time_point limit = *m_limit;
            m_changed.wait_until(lock, stop, limit, [&] { return m_limit != limit; });
            if (m_limit != limit || Clock::now() < limit)
                continue;
            m_hasActed = true;
            m_limit.reset();
            m_act();
        }
    }

    const Milliseconds m_patience;
    const std::function<void()> m_act;
    mutable std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::optional<Clock::time_point> m_limit;
    bool m_hasActed = false;
    std::jthread m_thread;
};

BlockingKernel::BlockingKernel(const ContextRef& context, Milliseconds guardTime)
    : m_memory(context, {sizeof(std::uint32_t)}), m_address(m_memory.deviceAddress())
{
    publish(m_ticket);
    try {
        m_guard = std::make_unique<Guard>(guardTime, [this] { publish(kAllTickets); });
    } catch (const std::system_error&) {
        m_isSupported = false;  // no thread is to be had: nothing would open it
    }
}

BlockingKernel::~BlockingKernel()
{
    const std::optional<StreamRef> waiting = m_blockedOn;
    unblock();
    if (waiting) {
        const CurrentContext current(waiting->context());
        waiting->api().cuStreamSynchronize(waiting->handle());
    }
}

void BlockingKernel::block(const StreamRef& stream)
{
    if (!m_isSupported || !m_guard->arm())
        return;
    const CurrentContext current(stream.context());
    const CUresult result = stream.api().cuStreamWaitValue32(stream.handle(), m_address, m_ticket + 1, CU_STREAM_WAIT_VALUE_GEQ);
    if (result == CUDA_SUCCESS) {
        m_blockedOn = stream;
        return;
    }
    m_guard->disarm();
    m_isSupported = false;
    if (damageOf(result) != Damage::None)
        throwDriverError(stream.api(), result, "cuStreamWaitValue32");
}

void BlockingKernel::unblock() noexcept
{
    if (m_blockedOn) {
        publish(++m_ticket);
        m_guard->disarm();
    }
    m_blockedOn.reset();
}

bool BlockingKernel::hasHeld() const
{
    return m_isSupported && !m_guard->hasActed();
}

void BlockingKernel::publish(std::uint32_t ticket) noexcept
{
    auto* place = reinterpret_cast<std::uint32_t*>(m_memory.bytes().data());
    std::atomic_ref(*place).store(ticket, std::memory_order_release);
}

}  // namespace kd
