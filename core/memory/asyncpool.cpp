// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/asyncpool.h"

#include "core/base/error.h"
#include "core/driver/drivererror.h"

#include <utility>

namespace kd {
namespace {

constexpr int kTries = 3;

CUmemPool_attribute attributeOf(AsyncReuse reuse)
{
    switch (reuse) {
    case AsyncReuse::FollowEvents: return CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES;
    case AsyncReuse::Opportunistic: return CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC;
    default: return CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES;
    }
}

template <typename Value> Value read(const AsyncPoolRef& pool, CUmemPool_attribute attribute)
{
    const DriverApi& api = pool.context().api();
    Value value{};
    check(api, api.cuMemPoolGetAttribute(pool.handle(), attribute, &value), "cuMemPoolGetAttribute");
    return value;
}

template <typename Value> void write(const AsyncPoolRef& pool, CUmemPool_attribute attribute, Value value)
{
    const DriverApi& api = pool.context().api();
    check(api, api.cuMemPoolSetAttribute(pool.handle(), attribute, &value), "cuMemPoolSetAttribute");
}

CUmemoryPool create(const ContextRef& context, std::optional<Bytes> most)
{
    CUmemPoolProps properties{};
    properties.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
    properties.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
    properties.location.id = context.device().handle();
    properties.maxSize = most ? most->value : 0;
    CUmemoryPool handle = nullptr;
    const CurrentContext current(context);
    check(context.api(), context.api().cuMemPoolCreate(&handle, &properties), "cuMemPoolCreate", context.device().id().name);
    return handle;
}

}  // namespace

AsyncPoolRef AsyncPoolRef::defaultOf(const ContextRef& context)
{
    CUmemoryPool handle = nullptr;
    check(context.api(), context.api().cuDeviceGetDefaultMemPool(&handle, context.device().handle()), "cuDeviceGetDefaultMemPool",
          context.device().id().name);
    return {context, handle};
}

AsyncPoolRef AsyncPoolRef::currentOf(const ContextRef& context)
{
    CUmemoryPool handle = nullptr;
    check(context.api(), context.api().cuDeviceGetMemPool(&handle, context.device().handle()), "cuDeviceGetMemPool",
          context.device().id().name);
    return {context, handle};
}

AsyncMemory AsyncPoolRef::allocate(Bytes size, const StreamRef& stream) const
{
    const CurrentContext current(m_context);
    const DriverApi& api = m_context.api();
    CUdeviceptr address = 0;
    CUresult result = api.cuMemAllocFromPoolAsync(&address, size.value, m_handle, stream.handle());
    for (int tries = 1; tries < kTries && result == CUDA_ERROR_OUT_OF_MEMORY; ++tries) {
        stream.synchronize();
        result = api.cuMemAllocFromPoolAsync(&address, size.value, m_handle, stream.handle());
    }
    check(api, result, "cuMemAllocFromPoolAsync", sizeText(size));
    return {stream, {address, size}};
}

void AsyncPoolRef::makeCurrent() const
{
    check(m_context.api(), m_context.api().cuDeviceSetMemPool(m_context.device().handle(), m_handle), "cuDeviceSetMemPool",
          m_context.device().id().name);
}

void AsyncPoolRef::trimTo(Bytes kept) const
{
    check(m_context.api(), m_context.api().cuMemPoolTrimTo(m_handle, kept.value), "cuMemPoolTrimTo", sizeText(kept));
}

void AsyncPoolRef::freeAllBlocks() const
{
    m_context.synchronize();
    trimTo({});
}

void AsyncPoolRef::setReleaseThreshold(Bytes kept) const
{
    write(*this, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, static_cast<cuuint64_t>(kept.value));
}

Bytes AsyncPoolRef::releaseThreshold() const
{
    return {read<cuuint64_t>(*this, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD)};
}

void AsyncPoolRef::setReuse(AsyncReuse reuse, bool isAllowed) const
{
    write(*this, attributeOf(reuse), isAllowed ? 1 : 0);
}

bool AsyncPoolRef::allowsReuse(AsyncReuse reuse) const
{
    return read<int>(*this, attributeOf(reuse)) != 0;
}

AsyncPoolStatistics AsyncPoolRef::statistics() const
{
    return {.reserved = {read<cuuint64_t>(*this, CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT)},
            .peakReserved = {read<cuuint64_t>(*this, CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH)},
            .used = {read<cuuint64_t>(*this, CU_MEMPOOL_ATTR_USED_MEM_CURRENT)},
            .peakUsed = {read<cuuint64_t>(*this, CU_MEMPOOL_ATTR_USED_MEM_HIGH)}};
}

void AsyncPoolRef::resetMarks() const
{
    write(*this, CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH, cuuint64_t{0});
    write(*this, CU_MEMPOOL_ATTR_USED_MEM_HIGH, cuuint64_t{0});
}

AsyncMemoryPool::AsyncMemoryPool(const ContextRef& context, std::optional<Bytes> most) : m_ref(context, create(context, most)) { }

AsyncMemoryPool::~AsyncMemoryPool()
{
    reset();
}

AsyncMemoryPool::AsyncMemoryPool(AsyncMemoryPool&& other) noexcept
    : m_ref(std::exchange(other.m_ref, AsyncPoolRef(other.m_ref.context(), nullptr)))
{
}

AsyncMemoryPool& AsyncMemoryPool::operator=(AsyncMemoryPool&& other) noexcept
{
    if (this != &other) {
        reset();
        m_ref = std::exchange(other.m_ref, AsyncPoolRef(other.m_ref.context(), nullptr));
    }
    return *this;
}

void AsyncMemoryPool::reset() noexcept
{
    if (m_ref.handle() != nullptr)
        m_ref.context().api().cuMemPoolDestroy(m_ref.handle());
    m_ref = AsyncPoolRef(m_ref.context(), nullptr);
}

AsyncMemory::~AsyncMemory()
{
    reset();
}

AsyncMemory::AsyncMemory(AsyncMemory&& other) noexcept : m_stream(other.m_stream), m_ref(std::exchange(other.m_ref, {})) { }

AsyncMemory& AsyncMemory::operator=(AsyncMemory&& other) noexcept
{
    if (this != &other) {
        reset();
        m_stream = other.m_stream;
        m_ref = std::exchange(other.m_ref, {});
    }
    return *this;
}

void AsyncMemory::free(const StreamRef& stream)
{
    if (m_ref.address == 0)
        throw LogicError({.operation = "cuMemFreeAsync", .text = "this memory is freed already"});
    const CurrentContext current(stream.context());
    const CUdeviceptr address = std::exchange(m_ref, {}).address;
    check(stream.api(), stream.api().cuMemFreeAsync(address, stream.handle()), "cuMemFreeAsync");
}

void AsyncMemory::reset() noexcept
{
    if (m_ref.address != 0) {
        const CurrentContext current(m_stream.context());
        m_stream.api().cuMemFreeAsync(m_ref.address, m_stream.handle());
    }
    m_ref = {};
}

}  // namespace kd
