// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/hostmemory.h"

#include "core/base/error.h"
#include "core/driver/drivererror.h"
#include "core/memory/devicememory.h"

#include <utility>

namespace kd {

HostMemory::HostMemory(const ContextRef& context, Bytes size, Flags<HostAllocFlag> flags) : m_context(context)
{
    if (size.value == 0)
        throw LogicError({.operation = "cuMemHostAlloc", .text = "page-locked memory of 0 bytes was asked for"});
    const CurrentContext current(context);
    void* address = nullptr;
    check(context.api(), context.api().cuMemHostAlloc(&address, size.value, flags.bits()), "cuMemHostAlloc",
          sizeText(size));
    m_bytes = {static_cast<std::byte*>(address), size.value};
}

HostMemory::~HostMemory()
{
    reset();
}

HostMemory::HostMemory(HostMemory&& other) noexcept
    : m_context(other.m_context), m_bytes(std::exchange(other.m_bytes, {}))
{
}

HostMemory& HostMemory::operator=(HostMemory&& other) noexcept
{
    if (this != &other) {
        reset();
        m_context = other.m_context;
        m_bytes = std::exchange(other.m_bytes, {});
    }
    return *this;
}

CUdeviceptr HostMemory::deviceAddress() const
{
    const CurrentContext current(m_context);
    CUdeviceptr address = 0;
    check(m_context.api(), m_context.api().cuMemHostGetDevicePointer(&address, m_bytes.data(), 0),
          "cuMemHostGetDevicePointer");
    return address;
}

Flags<HostAllocFlag> HostMemory::flags() const
{
    const CurrentContext current(m_context);
    unsigned bits = 0;
    check(m_context.api(), m_context.api().cuMemHostGetFlags(&bits, m_bytes.data()), "cuMemHostGetFlags");
    return Flags<HostAllocFlag>::ofBits(bits);
}

void HostMemory::free()
{
    if (m_bytes.empty())
        throw LogicError({.operation = "cuMemFreeHost", .text = "this page-locked memory is freed already"});
    const CurrentContext current(m_context);
    void* const address = std::exchange(m_bytes, {}).data();
    check(m_context.api(), m_context.api().cuMemFreeHost(address), "cuMemFreeHost");
}

void HostMemory::reset() noexcept
{
    if (!m_bytes.empty()) {
        const CurrentContext current(m_context);
        m_context.api().cuMemFreeHost(m_bytes.data());
    }
    m_bytes = {};
}

}  // namespace kd
