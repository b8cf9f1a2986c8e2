// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/alignedmemory.h"

#include "core/base/error.h"

#include <bit>
#include <new>
#include <string>
#include <utility>

namespace kd {

AlignedMemory::AlignedMemory(Bytes size, Bytes alignment) : m_alignment(alignment.value)
{
    if (!std::has_single_bit(alignment.value))
        throw LogicError({.text = message("an alignment is a power of two, not {}", alignment.value)});
    void* const memory = ::operator new(size.value, std::align_val_t(m_alignment), std::nothrow);
    if (memory == nullptr)
        throw MemoryError({.text = message("the host has no {} bytes left", size.value)});
    m_bytes = {static_cast<std::byte*>(memory), size.value};
}

AlignedMemory::~AlignedMemory()
{
    reset();
}

AlignedMemory::AlignedMemory(AlignedMemory&& other) noexcept
    : m_bytes(std::exchange(other.m_bytes, {})), m_alignment(std::exchange(other.m_alignment, 0))
{
}

AlignedMemory& AlignedMemory::operator=(AlignedMemory&& other) noexcept
{
    if (this != &other) {
        reset();
        m_bytes = std::exchange(other.m_bytes, {});
        m_alignment = std::exchange(other.m_alignment, 0);
    }
    return *this;
}

void AlignedMemory::free()
{
    if (m_alignment == 0)
        throw LogicError({.text = "this aligned memory is freed already"});
    reset();
}

void AlignedMemory::reset() noexcept
{
    if (m_alignment != 0)
        ::operator delete(m_bytes.data(), std::align_val_t(m_alignment));
    m_bytes = {};
    m_alignment = 0;
}

}  // namespace kd
