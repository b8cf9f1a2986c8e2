// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/memorypointer.h"

#include "core/memory/copy.h"

namespace kd {

MemoryPointer MemoryPointer::allocate(const ContextRef& context, Bytes size)
{
    return of(context, DeviceMemory(context, size));
}

MemoryPointer MemoryPointer::operator+(std::uint64_t bytes) const
{
    const std::uint64_t rest = bytes <= m_ref.size.value ? m_ref.size.value - bytes : 0;
    return {m_context, m_owner, m_ref.slice({bytes}, {rest})};
}

void MemoryPointer::copyFromDevice(const MemoryPointer& from, Bytes size, const StreamRef& stream) const
{
    const DeviceMemoryRef source = from.m_ref.slice({0}, size);
    if (from.m_context == m_context)
        copy(stream, m_ref, source);
    else
        copyPeer(stream, m_ref, m_context, source, from.m_context);
}

void MemoryPointer::copyFromDevice(const MemoryPointer& from, Bytes size) const
{
    const StreamRef stream = StreamRef::legacy(m_context);
    copyFromDevice(from, size, stream);
    stream.synchronize();
}

void MemoryPointer::copyFromHost(std::span<const std::byte> from, const StreamRef& stream) const
{
    upload(stream, m_ref, from);
}

void MemoryPointer::copyFromHost(std::span<const std::byte> from) const
{
    uploadNow(m_context, m_ref, from);
}

void MemoryPointer::copyToHost(std::span<std::byte> to, const StreamRef& stream) const
{
    download(stream, to, m_ref.slice({0}, {to.size()}));
}

void MemoryPointer::copyToHost(std::span<std::byte> to) const
{
    downloadNow(m_context, to, m_ref.slice({0}, {to.size()}));
}

void MemoryPointer::memset(std::byte value, Bytes size, const StreamRef& stream) const
{
    fillBytes(stream, m_ref.slice({0}, size), value);
}

void MemoryPointer::memset(std::byte value, Bytes size) const
{
    const StreamRef stream = StreamRef::legacy(m_context);
    memset(value, size, stream);
    stream.synchronize();
}

}  // namespace kd
