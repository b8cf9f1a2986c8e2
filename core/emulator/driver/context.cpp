#include "core/emulator/driver/context.h"

#include <utility>

namespace kd::emulator {

CUstream Context::addStream(bool blocks)
{
    WorkQueue::StreamPointer stream = m_queue.addStream(blocks);
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

void Context::addMemory(std::uint64_t address, std::size_t bytes, Owner owner)
{
    const std::lock_guard lock(m_mutex);
    m_memory[address] = {bytes, owner};
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

bool Context::isHostMemory(std::uint64_t address, std::size_t bytes) const
{
    const std::lock_guard lock(m_mutex);
    for (const auto& [start, memory] : m_memory)
        if (memory.owner == Owner::Host && address >= start && address - start <= memory.bytes &&
            bytes <= memory.bytes - (address - start))
            return true;
    return false;
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
        addresses.push_back(start);
    return addresses;
}

}  // namespace kd::emulator
