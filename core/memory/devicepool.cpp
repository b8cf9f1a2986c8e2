// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/devicepool.h"

#include "core/base/error.h"
#include "core/driver/drivererror.h"
#include "core/memory/memoryuse.h"
#include "core/memory/poolcore.h"
#include "core/memory/reclaim.h"

#include <cstdlib>
#include <string>
#include <utility>

namespace kd {
namespace {

constexpr const char* kLimitVariable = "KERNELDESK_GPU_MEMORY_LIMIT";

std::uint64_t arenaOf(const StreamRef& stream)
{
    return reinterpret_cast<std::uint64_t>(stream.handle());
}

CUstream streamOf(std::uint64_t arena)
{
    return reinterpret_cast<CUstream>(arena);
}

/// Segments of cuMemAlloc, and the order between streams by one event.
class DeviceSource final : public SegmentSource {
public:
    explicit DeviceSource(const ContextRef& context) : m_context(context), m_event(context, EventFlag::DisableTiming) {}

    std::uint64_t acquire(Bytes size) override
    {
        const CurrentContext current(m_context);
        CUdeviceptr address = 0;
        const CUresult result = m_context.api().cuMemAlloc(&address, size.value);
        if (result == CUDA_ERROR_OUT_OF_MEMORY)
            return 0;
        check(m_context.api(), result, "cuMemAlloc", sizeText(size));
        noteTaken(m_context.device(), size);
        return address;
    }

    void release(std::uint64_t address, Bytes size) noexcept override
    {
        noteGiven(m_context.device(), size);
        const CurrentContext current(m_context);
        m_context.api().cuMemFree(address);
    }

    bool order(std::uint64_t from, std::uint64_t to) override
    {
        const CurrentContext current(m_context);
        const DriverApi& api = m_context.api();
        const CUevent event = m_event.ref().handle();
        return api.cuEventRecord(event, streamOf(from)) == CUDA_SUCCESS &&
               api.cuStreamWaitEvent(streamOf(to), event, CU_EVENT_WAIT_DEFAULT) == CUDA_SUCCESS;
    }

    void waitForAll() noexcept override
    {
        const CurrentContext current(m_context);
        m_context.api().cuCtxSynchronize();
    }

    Message whatIsLeft() override
    {
        try {
            return memoryUseOf(m_context).text();
        } catch (const Error&) {
            return {};
        }
    }

private:
    ContextRef m_context;
    Event m_event;
};

Bytes limitFromEnvironment(const ContextRef& context)
{
    const char* text = std::getenv(kLimitVariable);
    return text == nullptr || *text == '\0' ? Bytes() : parseLimit(text, context.device().totalMemory(), kLimitVariable);
}

}  // namespace

struct DeviceMemoryPoolState {
    explicit DeviceMemoryPoolState(const ContextRef& owner)
        : context(owner), source(owner), core(source, "DeviceMemoryPool", limitFromEnvironment(owner))
    {
    }

    ContextRef context;
    DeviceSource source;
    PoolCore core;
    ReclaimHook hook{[this](Bytes) { core.freeHeld(); }};
};

PooledMemory::PooledMemory(DeviceMemoryPoolState& pool, BlockAllocator::Block* block, Bytes size) noexcept
    : m_pool(&pool), m_block(block), m_ref{block->address, size}
{
}

PooledMemory::PooledMemory(PooledMemory&& other) noexcept
    : m_pool(other.m_pool), m_block(std::exchange(other.m_block, nullptr)), m_ref(std::exchange(other.m_ref, {})),
      m_others(std::move(other.m_others))
{
}

PooledMemory& PooledMemory::operator=(PooledMemory&& other) noexcept
{
    if (this != &other) {
        reset();
        m_pool = other.m_pool;
        m_block = std::exchange(other.m_block, nullptr);
        m_ref = std::exchange(other.m_ref, {});
        m_others = std::move(other.m_others);
    }
    return *this;
}

PooledMemory::~PooledMemory()
{
    reset();
}

void PooledMemory::requireHeld() const
{
    if (m_block == nullptr)
        throw LogicError({.operation = "DeviceMemoryPool", .text = "this memory is given back already"});
}

StreamRef PooledMemory::stream() const
{
    requireHeld();
    return {m_pool->context, streamOf(m_block->arena->number)};
}

void PooledMemory::usedOn(const StreamRef& stream)
{
    if (!(stream == this->stream()))
        m_others.push_back(arenaOf(stream));
}

void PooledMemory::free()
{
    requireHeld();
    reset();
}

void PooledMemory::reset() noexcept
{
    if (m_block != nullptr)
        m_pool->core.give(std::exchange(m_block, nullptr), m_others);
    m_others.clear();
    m_ref = {};
}

DeviceMemoryPool::DeviceMemoryPool(const ContextRef& context) : m_state(std::make_shared<DeviceMemoryPoolState>(context)) { }

DeviceMemoryPool::~DeviceMemoryPool()
{
    m_state->core.outlive(m_state);
}

PooledMemory DeviceMemoryPool::allocate(Bytes size, const StreamRef& stream, std::string_view owner)
{
    return {*m_state, m_state->core.allocate(size, arenaOf(stream), owner), size};
}

void DeviceMemoryPool::freeHeld()
{
    m_state->core.freeHeld();
}

void DeviceMemoryPool::freeHeld(const StreamRef& stream)
{
    m_state->core.freeArena(arenaOf(stream));
}

void DeviceMemoryPool::stopHolding()
{
    m_state->core.stopHolding();
}

void DeviceMemoryPool::releaseStream(const StreamRef& stream, const StreamRef& heir)
{
    m_state->core.moveArena(arenaOf(stream), arenaOf(heir));
}

void DeviceMemoryPool::setLimit(Bytes limit)
{
    m_state->core.setLimit(limit);
}

void DeviceMemoryPool::setLimitFraction(double fraction)
{
    if (!(fraction >= 0 && fraction <= 1))
        throw LogicError({.operation = "DeviceMemoryPool", .text = "a share of the device's memory is between 0 and 1"});
    const double total = static_cast<double>(m_state->context.device().totalMemory().value);
    m_state->core.setLimit({static_cast<std::uint64_t>(total * fraction)});
}

PoolStatistics DeviceMemoryPool::statistics() const
{
    return m_state->core.statistics();
}

std::vector<PoolShare> DeviceMemoryPool::shares() const
{
    return m_state->core.shares();
}

}  // namespace kd
