// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/registeredmemory.h"

#include "core/base/error.h"
#include "core/driver/drivererror.h"
#include "core/memory/devicememory.h"

#include <utility>

namespace kd {

RegisteredMemory::RegisteredMemory(const ContextRef& context, std::span<std::byte> bytes, Flags<HostRegisterFlag> flags)
    : m_context(context)
{
    if (bytes.empty())
        throw LogicError({.operation = "cuMemHostRegister", .text = "there are no bytes to register"});
    const CurrentContext current(context);
    check(context.api(), context.api().cuMemHostRegister(bytes.data(), bytes.size(), flags.bits()), "cuMemHostRegister",
          sizeText({bytes.size()}));
    m_bytes = bytes;
}

RegisteredMemory::~RegisteredMemory()
{
    reset();
}

RegisteredMemory::RegisteredMemory(RegisteredMemory&& other) noexcept
    : m_context(other.m_context), m_bytes(std::exchange(other.m_bytes, {}))
{
}

RegisteredMemory& RegisteredMemory::operator=(RegisteredMemory&& other) noexcept
{
    if (this != &other) {
        reset();
        m_context = other.m_context;
        m_bytes = std::exchange(other.m_bytes, {});
    }
    return *this;
}

CUdeviceptr RegisteredMemory::deviceAddress() const
{
    const CurrentContext current(m_context);
    CUdeviceptr address = 0;
    check(m_context.api(), m_context.api().cuMemHostGetDevicePointer(&address, m_bytes.data(), 0),
          "cuMemHostGetDevicePointer");
    return address;
}

void RegisteredMemory::unregister()
{
    if (m_bytes.empty())
        throw LogicError({.operation = "cuMemHostUnregister", .text = "this memory is not registered any more"});
    const CurrentContext current(m_context);
    void* const address = std::exchange(m_bytes, {}).data();
    check(m_context.api(), m_context.api().cuMemHostUnregister(address), "cuMemHostUnregister");
}

void RegisteredMemory::reset() noexcept
{
    if (!m_bytes.empty()) {
        const CurrentContext current(m_context);
        m_context.api().cuMemHostUnregister(m_bytes.data());
    }
    m_bytes = {};
}

}  // namespace kd
