// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/memoryuse.h"

#include "core/memory/devicememory.h"

#include <algorithm>
#include <mutex>
#include <new>
#include <unordered_map>

namespace kd {
namespace {

/// Never destroyed: memory may be freed by objects that live as long as the process.
struct Counts {
    std::mutex mutex;
    std::unordered_map<Device, std::uint64_t> held;
};

Counts& counts()
{
    static Counts* const made = new Counts;
    return *made;
}

}  // namespace

Bytes MemoryUse::others() const
{
    const std::uint64_t known = free.value + held.value;
    return {total.value - std::min(total.value, known)};
}

Message MemoryUse::text() const
{
    return message("{} of the device's {} are free, {} are held here, {} by other programs and the driver", sizeText(free),
                   sizeText(total), sizeText(held), sizeText(others()));
}

MemoryUse memoryUseOf(const ContextRef& context)
{
    const MemoryInfo memory = context.memory();
    const std::scoped_lock lock(counts().mutex);
    const auto found = counts().held.find(context.device());
    return {.total = memory.total, .free = memory.free, .held = {found == counts().held.end() ? 0 : found->second}};
}

void noteTaken(const Device& device, Bytes size) noexcept
{
    try {
        const std::scoped_lock lock(counts().mutex);
        counts().held[device] += size.value;
    } catch (const std::bad_alloc&) {
        // Only a sentence is less exact.
    }
}

void noteGiven(const Device& device, Bytes size) noexcept
{
    const std::scoped_lock lock(counts().mutex);
    const auto found = counts().held.find(device);
    if (found == counts().held.end())
        return;
    found->second -= std::min(found->second, size.value);
    if (found->second == 0)
        counts().held.erase(found);
}

}  // namespace kd
