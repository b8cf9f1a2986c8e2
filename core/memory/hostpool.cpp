// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/hostpool.h"

#include "core/driver/drivererror.h"
#include "core/memory/poolcore.h"

#include <list>
#include <mutex>
#include <string>
#include <utility>

namespace kd {
namespace {

/// All memory is one arena: what streams still use is kept back until they are done, see State::waiting.
constexpr std::uint64_t kArena = 0;

class HostSource final : public SegmentSource {
public:
    HostSource(const ContextRef& context, Flags<HostAllocFlag> flags) : m_context(context), m_flags(flags) {}

    std::uint64_t acquire(Bytes size) override
    {
        const CurrentContext current(m_context);
        void* address = nullptr;
        const CUresult result = m_context.api().cuMemHostAlloc(&address, size.value, m_flags.bits());
        if (result == CUDA_ERROR_OUT_OF_MEMORY)
            return 0;
        check(m_context.api(), result, "cuMemHostAlloc", sizeText(size));
        return reinterpret_cast<std::uint64_t>(address);
    }

    void release(std::uint64_t address, Bytes) noexcept override
    {
        const CurrentContext current(m_context);
        m_context.api().cuMemFreeHost(reinterpret_cast<void*>(address));
    }

    bool order(std::uint64_t, std::uint64_t) override { return true; }

    void waitForAll() noexcept override
    {
        const CurrentContext current(m_context);
        m_context.api().cuCtxSynchronize();
    }

    Message whatIsLeft() override { return {}; }

private:
    ContextRef m_context;
    Flags<HostAllocFlag> m_flags;
};

}  // namespace

struct PageLockedMemoryPool::State {
    /// Given back, but work that was enqueued before may still use it.
    struct Waiting {
        PoolCore::Block* block;
        std::vector<Event> events;
    };

    State(const ContextRef& context, Flags<HostAllocFlag> flags) : source(context, flags), core(source, "PageLockedMemoryPool", {})
    { }

    ~State()
    {
        if (waiting.empty())
            return;
        source.waitForAll();
        for (const Waiting& each : waiting)
            core.give(each.block);
    }

    /// Gives on what is done; of a dead context everything is.
    void reclaimDone() noexcept
    {
        std::list<Waiting> done;
        {
            const std::lock_guard lock(mutex);
            for (auto each = waiting.begin(); each != waiting.end();) {
                const auto next = std::next(each);
                if (isDone(*each))
                    done.splice(done.end(), waiting, each);
                each = next;
            }
        }
        for (const Waiting& each : done)
            core.give(each.block);
    }

    static bool isDone(const Waiting& waiting) noexcept
    {
        for (const Event& event : waiting.events) {
            const CurrentContext current(event.ref().context());
            if (event.ref().api().cuEventQuery(event.ref().handle()) == CUDA_ERROR_NOT_READY)
                return false;
        }
        return true;
    }

    HostSource source;
    PoolCore core;
    std::mutex mutex;
    std::list<Waiting> waiting;
};

struct PooledHostMemory::Held {
    std::shared_ptr<PageLockedMemoryPool::State> pool;
    PoolCore::Block* block;
    Bytes size;
    std::vector<StreamRef> streams;
};

PooledHostMemory::PooledHostMemory(std::unique_ptr<Held> held)
    : m_held(std::move(held)), m_bytes(reinterpret_cast<std::byte*>(m_held->block->address), m_held->size.value)
{
}

PooledHostMemory::PooledHostMemory(PooledHostMemory&& other) noexcept
    : m_held(std::move(other.m_held)), m_bytes(std::exchange(other.m_bytes, {}))
{
}

PooledHostMemory& PooledHostMemory::operator=(PooledHostMemory&& other) noexcept
{
    if (this != &other) {
        reset();
        m_held = std::move(other.m_held);
        m_bytes = std::exchange(other.m_bytes, {});
    }
    return *this;
}

PooledHostMemory::~PooledHostMemory()
{
    reset();
}

void PooledHostMemory::usedOn(const StreamRef& stream)
{
    if (m_held == nullptr)
        throw LogicError({.operation = "PageLockedMemoryPool", .text = "this memory is given back already"});
    m_held->streams.push_back(stream);
}

void PooledHostMemory::free()
{
    if (m_held == nullptr)
        throw LogicError({.operation = "PageLockedMemoryPool", .text = "this memory is given back already"});
    reset();
}

void PooledHostMemory::reset() noexcept
{
    m_bytes = {};
    const std::unique_ptr<Held> held = std::move(m_held);
    if (held == nullptr)
        return;
    PageLockedMemoryPool::State& pool = *held->pool;
    std::vector<Event> events;
    try {
        for (const StreamRef& stream : held->streams)
            events.push_back(stream.record());
    } catch (const Error&) {
        pool.source.waitForAll();
        events.clear();
    }
    if (events.empty()) {
        pool.core.give(held->block);
        return;
    }
    const std::lock_guard lock(pool.mutex);
    pool.waiting.push_back({held->block, std::move(events)});
}

PageLockedMemoryPool::PageLockedMemoryPool(const ContextRef& context, Flags<HostAllocFlag> flags)
    : m_state(std::make_shared<State>(context, flags))
{
}

PageLockedMemoryPool::~PageLockedMemoryPool() = default;

PooledHostMemory PageLockedMemoryPool::allocate(Bytes size, std::string_view owner)
{
    m_state->reclaimDone();
    auto held = std::make_unique<PooledHostMemory::Held>(
        PooledHostMemory::Held{.pool = m_state, .block = nullptr, .size = size, .streams = {}});
    held->block = m_state->core.allocate(size, kArena, owner);
    return PooledHostMemory(std::move(held));
}

void PageLockedMemoryPool::freeHeld()
{
    m_state->reclaimDone();
    m_state->core.freeHeld();
}

void PageLockedMemoryPool::stopHolding()
{
    m_state->reclaimDone();
    m_state->core.stopHolding();
}

void PageLockedMemoryPool::setLimit(Bytes limit)
{
    m_state->core.setLimit(limit);
}

PoolStatistics PageLockedMemoryPool::statistics() const
{
    return m_state->core.statistics();
}

std::vector<PoolShare> PageLockedMemoryPool::shares() const
{
    return m_state->core.shares();
}

}  // namespace kd
