// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/ipcmemory.h"

#include "core/base/error.h"
#include "core/driver/drivererror.h"

#include <utility>

namespace kd {

IpcMemoryHandle ipcHandle(const DeviceMemory& memory)
{
    const ContextRef& context = memory.context();
    const CurrentContext current(context);
    IpcMemoryHandle handle;
    check(context.api(), context.api().cuIpcGetMemHandle(&handle.bytes, memory.address()), "cuIpcGetMemHandle");
    return handle;
}

IpcMemory::IpcMemory(const ContextRef& context, const IpcMemoryHandle& handle, Bytes size) : m_context(context)
{
    const CurrentContext current(context);
    CUdeviceptr address = 0;
    check(context.api(),
          context.api().cuIpcOpenMemHandle(&address, handle.bytes, static_cast<unsigned>(IpcMemoryFlag::LazyEnablePeerAccess)),
          "cuIpcOpenMemHandle");
    m_ref = {address, size};
}

IpcMemory::~IpcMemory()
{
    reset();
}

IpcMemory::IpcMemory(IpcMemory&& other) noexcept : m_context(other.m_context), m_ref(std::exchange(other.m_ref, {})) { }

IpcMemory& IpcMemory::operator=(IpcMemory&& other) noexcept
{
    if (this != &other) {
        reset();
        m_context = other.m_context;
        m_ref = std::exchange(other.m_ref, {});
    }
    return *this;
}

void IpcMemory::close()
{
    if (m_ref.address == 0)
        throw LogicError({.operation = "cuIpcCloseMemHandle", .text = "this memory of another process is closed already"});
    const CurrentContext current(m_context);
    const CUdeviceptr address = std::exchange(m_ref, {}).address;
    check(m_context.api(), m_context.api().cuIpcCloseMemHandle(address), "cuIpcCloseMemHandle");
}

void IpcMemory::reset() noexcept
{
    if (m_ref.address != 0) {
        const CurrentContext current(m_context);
        m_context.api().cuIpcCloseMemHandle(m_ref.address);
    }
    m_ref = {};
}

}  // namespace kd
