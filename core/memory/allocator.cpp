// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/allocator.h"

#include "core/base/error.h"

#include <utility>
#include <vector>

namespace kd {
namespace {

struct Process {
    std::mutex mutex;
    Allocator allocator;
};

/// Never destroyed: threads may allocate until the end.
Process& process()
{
    static Process& instance = *new Process;
    return instance;
}

thread_local std::vector<Allocator> allocators;

}  // namespace

MemoryPointer alloc(const StreamRef& stream, Bytes size)
{
    Allocator chosen;
    if (!allocators.empty()) {
        chosen = allocators.back();
    } else {
        const std::lock_guard lock(process().mutex);
        chosen = process().allocator;
    }
    return chosen ? chosen(stream, size) : MemoryPointer::allocate(stream.context(), size);
}

void setAllocator(Allocator allocator)
{
    if (!allocators.empty())
        throw LogicError({.text = "the process's allocator cannot be changed where this thread uses another one"});
    const std::lock_guard lock(process().mutex);
    process().allocator = std::move(allocator);
}

AllocatorScope::AllocatorScope(Allocator allocator)
{
    allocators.push_back(std::move(allocator));
}

AllocatorScope::~AllocatorScope()
{
    allocators.pop_back();
}

MemoryPointer MemoryPool::malloc(const StreamRef& stream, Bytes size)
{
    if (size.value == 0)
        return {stream.context(), nullptr, {}};
    return MemoryPointer::of(stream.context(), pool(stream.context())->allocate(size, stream));
}

std::shared_ptr<DeviceMemoryPool> MemoryPool::pool(const ContextRef& context)
{
    const std::uint64_t id = context.id();
    const std::lock_guard lock(m_mutex);
    std::shared_ptr<DeviceMemoryPool>& pool = m_pools[id];
    if (!pool)
        pool = std::make_shared<DeviceMemoryPool>(context);
    return pool;
}

}  // namespace kd
