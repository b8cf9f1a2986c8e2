// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/launchclock.h"

#include <atomic>
#include <utility>

namespace kd {
namespace {

std::int64_t now() noexcept
{
    return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

}  // namespace

posix::SharedMemory LaunchClock::allocate()
{
    return posix::SharedMemory(size());
}

LaunchClock::LaunchClock(posix::SharedMemory memory) : m_memory(std::move(memory)) { }

Bytes LaunchClock::size() noexcept
{
    return {sizeof(Page)};
}

LaunchClock::Page& LaunchClock::page() const noexcept
{
    return *reinterpret_cast<Page*>(m_memory.bytes().data());
}

void LaunchClock::begin() noexcept
{
    std::atomic_ref(page().launches).fetch_add(1, std::memory_order_relaxed);
    std::atomic_ref(page().since).store(now(), std::memory_order_relaxed);
}

void LaunchClock::end() noexcept
{
    std::atomic_ref(page().since).store(0, std::memory_order_relaxed);
}

std::optional<std::chrono::nanoseconds> LaunchClock::running() const noexcept
{
    const std::int64_t since = std::atomic_ref(page().since).load(std::memory_order_relaxed);
    return since == 0 ? std::nullopt : std::optional(std::chrono::nanoseconds(now() - since));
}

bool LaunchClock::hasLaunched() const noexcept
{
    return std::atomic_ref(page().launches).load(std::memory_order_relaxed) != 0;
}

void LaunchClock::reset() noexcept
{
    end();
    std::atomic_ref(page().launches).store(0, std::memory_order_relaxed);
}

}  // namespace kd
