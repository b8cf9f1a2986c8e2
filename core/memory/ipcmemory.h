// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/devicememory.h"

namespace kd {

/// Says how memory is known to other processes: 64 bytes without a meaning of their own.
struct IpcMemoryHandle {
    CUipcMemHandle bytes{};
};

/// Gives the handle of memory that DeviceMemory allocated, from its start. Throws LogicError for anything else, pool memory
/// included.
IpcMemoryHandle ipcHandle(const DeviceMemory& memory);

/// Device memory of another process, open as long as this lives. The process that owns it must keep it as long. Move-only.
class IpcMemory {
public:
    /// `size` is what the other process says; the driver does not tell. Throws LogicError when the handle is this process's own.
    IpcMemory(const ContextRef& context, const IpcMemoryHandle& handle, Bytes size);
    ~IpcMemory();
    IpcMemory(IpcMemory&& other) noexcept;
    IpcMemory& operator=(IpcMemory&& other) noexcept;

    DeviceMemoryRef ref() const noexcept { return m_ref; }
    operator DeviceMemoryRef() const noexcept { return m_ref; }
    /// Throws LogicError when it is closed already.
    void close();

private:
    void reset() noexcept;

    ContextRef m_context;
    DeviceMemoryRef m_ref;
};

}  // namespace kd
