// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/driver/context.h"

#include <algorithm>
#include <utility>

namespace kd::emulator {

namespace {

std::uint64_t nextId()
{
    static std::atomic<std::uint64_t> last{0};
    return ++last;
}

}  // namespace

Context::Context() : m_id(nextId()) { }

CUstream Context::addStream(bool blocks, int priority)
{
    WorkQueue::StreamPointer stream = m_queue.addStream(blocks, priority);
    const auto handle = reinterpret_cast<CUstream>(stream.get());
    const std::lock_guard lock(m_mutex);
    m_streams.emplace(handle, std::move(stream));
    return handle;
}

WorkQueue::StreamPointer Context::stream(CUstream handle) const
{
    if (handle == nullptr || handle == CU_STREAM_LEGACY || handle == CU_STREAM_PER_THREAD)
        return m_queue.legacyStream();
    const std::lock_guard lock(m_mutex);
    const auto found = m_streams.find(handle);
    return found == m_streams.end() ? nullptr : found->second;
}

bool Context::removeStream(CUstream handle)
{
    WorkQueue::StreamPointer stream;
    {
        const std::lock_guard lock(m_mutex);
        const auto found = m_streams.find(handle);
        if (found == m_streams.end())
            return false;
        stream = std::move(found->second);
        m_streams.erase(found);
    }
    m_queue.removeStream(stream);
    return true;
}

CUevent Context::addEvent(bool hasTime)
{
    auto event = std::make_shared<Event>(Event{.hasTime = hasTime});
    const auto handle = reinterpret_cast<CUevent>(event.get());
    const std::lock_guard lock(m_mutex);
    m_events.emplace(handle, std::move(event));
    return handle;
}

EventPointer Context::event(CUevent handle) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_events.find(handle);
    return found == m_events.end() ? nullptr : found->second;
}

bool Context::removeEvent(CUevent handle)
{
    const std::lock_guard lock(m_mutex);
    return m_events.erase(handle) > 0;
}

void Context::setMark(Event& event, WorkQueue::MarkPointer mark)
{
    const std::lock_guard lock(m_mutex);
    event.mark = std::move(mark);
}

WorkQueue::MarkPointer Context::markOf(const Event& event) const
{
    const std::lock_guard lock(m_mutex);
    return event.mark;
}

void Context::addMemory(const Memory& memory)
{
    const std::lock_guard lock(m_mutex);
    m_memory[memory.address] = memory;
}

bool Context::removeMemory(std::uint64_t address, Owner owner)
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_memory.find(address);
    if (found == m_memory.end() || found->second.owner != owner)
        return false;
    m_memory.erase(found);
    return true;
}

bool Context::changeOwner(std::uint64_t address, Owner from, Owner to)
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_memory.find(address);
    if (found == m_memory.end() || found->second.owner != from)
        return false;
    found->second.owner = to;
    return true;
}

bool Context::hasMemory(Owner owner) const
{
    const std::lock_guard lock(m_mutex);
    return std::ranges::any_of(m_memory, [owner](const auto& entry) { return entry.second.owner == owner; });
}

std::optional<Context::Memory> Context::findMemory(std::uint64_t address) const
{
    const std::lock_guard lock(m_mutex);
    for (const auto& [start, memory] : m_memory)
        if (address >= start && address - start < memory.bytes)
            return memory;
    return std::nullopt;
}

bool Context::isHostMemory(std::uint64_t address, std::size_t bytes) const
{
    const std::optional<Memory> memory = findMemory(address);
    const bool isPinned = memory && (memory->owner == Owner::Host || memory->owner == Owner::Registered);
    return isPinned && bytes <= memory->bytes - (address - memory->address);
}

std::uint64_t Context::hostBytes() const
{
    const std::lock_guard lock(m_mutex);
    std::uint64_t bytes = 0;
    for (const auto& [start, memory] : m_memory)
        bytes += memory.owner == Owner::Host ? memory.bytes : 0;
    return bytes;
}

std::vector<std::uint64_t> Context::memory() const
{
    const std::lock_guard lock(m_mutex);
    std::vector<std::uint64_t> addresses;
    for (const auto& [start, memory] : m_memory)
        if (memory.owner != Owner::Registered)
            addresses.push_back(start);
    return addresses;
}

CUarray Context::addArray(ArrayPointer array)
{
    const auto handle = reinterpret_cast<CUarray>(array.get());
    const std::lock_guard lock(m_mutex);
    m_arrays.emplace(handle, std::move(array));
    return handle;
}

Context::ArrayPointer Context::array(CUarray handle) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_arrays.find(handle);
    return found == m_arrays.end() ? nullptr : found->second;
}

bool Context::removeArray(CUarray handle)
{
    ArrayPointer array;
    const std::lock_guard lock(m_mutex);
    const auto found = m_arrays.find(handle);
    if (found == m_arrays.end() || found->second->isLevel)
        return false;
    array = std::move(found->second);
    m_arrays.erase(found);
    return true;
}

CUmipmappedArray Context::addMipmaps(const std::vector<ArrayPointer>& levels)
{
    std::vector<CUarray> handles;
    for (const ArrayPointer& level : levels) {
        level->isLevel = true;
        handles.push_back(addArray(level));
    }
    // No array has the address of an array's inside.
    const auto handle = reinterpret_cast<CUmipmappedArray>(&levels.front()->rows);
    const std::lock_guard lock(m_mutex);
    m_mipmaps.emplace(handle, std::move(handles));
    return handle;
}

std::vector<CUarray> Context::levels(CUmipmappedArray handle) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_mipmaps.find(handle);
    return found == m_mipmaps.end() ? std::vector<CUarray>() : found->second;
}

CUmipmappedArray Context::wholeOf(CUarray level) const
{
    const std::lock_guard lock(m_mutex);
    const auto has = [level](const auto& each) { return std::ranges::find(each.second, level) != each.second.end(); };
    const auto found = std::ranges::find_if(m_mipmaps, has);
    return found == m_mipmaps.end() ? nullptr : found->first;
}

bool Context::removeMipmaps(CUmipmappedArray handle)
{
    std::vector<ArrayPointer> kept;  // until the lock is released
    const std::lock_guard lock(m_mutex);
    const auto found = m_mipmaps.find(handle);
    if (found == m_mipmaps.end())
        return false;
    for (const CUarray level : found->second) {
        kept.push_back(std::move(m_arrays.at(level)));
        m_arrays.erase(level);
    }
    m_mipmaps.erase(found);
    return true;
}

}  // namespace kd::emulator
