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

BlockSpace::Arena arenaOf(const StreamRef& stream)
{
    return reinterpret_cast<BlockSpace::Arena>(stream.handle());
}

CUstream streamOf(BlockSpace::Arena arena)
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

    bool order(BlockSpace::Arena from, BlockSpace::Arena to) override
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

    std::string whatIsLeft() override
    {
        try {
            return "; " + memoryUseOf(m_context).text();
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

struct DeviceMemoryPool::State {
    explicit State(const ContextRef& owner)
        : context(owner), source(owner), core(source, "DeviceMemoryPool", limitFromEnvironment(owner))
    {
    }

    ContextRef context;
    DeviceSource source;
    PoolCore core;
    ReclaimHook hook{[this](Bytes) { core.freeHeld(); }};
};

struct PooledMemory::Held {
    std::shared_ptr<DeviceMemoryPool::State> pool;
    PoolCore::Block* block;
    Bytes size;
    std::string owner;
    StreamRef stream;
    std::vector<BlockSpace::Arena> others;
};

PooledMemory::PooledMemory(std::unique_ptr<Held> held) : m_held(std::move(held)), m_ref{m_held->block->address, m_held->size} { }

PooledMemory::PooledMemory(PooledMemory&& other) noexcept
    : m_held(std::move(other.m_held)), m_ref(std::exchange(other.m_ref, {}))
{
}

PooledMemory& PooledMemory::operator=(PooledMemory&& other) noexcept
{
    if (this != &other) {
        reset();
        m_held = std::move(other.m_held);
        m_ref = std::exchange(other.m_ref, {});
    }
    return *this;
}

PooledMemory::~PooledMemory()
{
    reset();
}

void PooledMemory::requireHeld() const
{
    if (m_held == nullptr)
        throw LogicError({.operation = "DeviceMemoryPool", .text = "this memory is given back already"});
}

StreamRef PooledMemory::stream() const
{
    requireHeld();
    return m_held->stream;
}

void PooledMemory::usedOn(const StreamRef& stream)
{
    requireHeld();
    if (!(stream == m_held->stream))
        m_held->others.push_back(arenaOf(stream));
}

void PooledMemory::free()
{
    requireHeld();
    reset();
}

void PooledMemory::reset() noexcept
{
    if (m_held != nullptr)
        m_held->pool->core.give(m_held->block, m_held->size, m_held->owner, m_held->others);
    m_held.reset();
    m_ref = {};
}

DeviceMemoryPool::DeviceMemoryPool(const ContextRef& context) : m_state(std::make_shared<State>(context)) { }

DeviceMemoryPool::~DeviceMemoryPool() = default;

PooledMemory DeviceMemoryPool::allocate(Bytes size, const StreamRef& stream, std::string_view owner)
{
    auto held = std::make_unique<PooledMemory::Held>(
        PooledMemory::Held{.pool = m_state, .block = nullptr, .size = size, .owner = std::string(owner), .stream = stream});
    held->block = m_state->core.take(size, arenaOf(stream), owner);
    return PooledMemory(std::move(held));
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
