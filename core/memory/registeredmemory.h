// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/context.h"

#include <cstddef>
#include <span>

namespace kd {

/// Keeps host memory of the program page-locked while it lives, so that copies from and to it need no staging. The memory stays
/// its owner's, who must keep it longer. Move-only; unregistering tolerates a dead context.
class RegisteredMemory {
public:
    /// Throws LogicError when `bytes` is empty or some of it is registered already.
    RegisteredMemory(const ContextRef& context, std::span<std::byte> bytes,
                     Flags<HostRegisterFlag> flags = HostRegisterFlag::Devicemap);
    ~RegisteredMemory();
    RegisteredMemory(RegisteredMemory&& other) noexcept;
    RegisteredMemory& operator=(RegisteredMemory&& other) noexcept;

    /// Gives what was registered, which its owner still has.
    std::span<std::byte> base() const noexcept { return m_bytes; }
    /// Tells where kernels see the first byte. Throws RuntimeError or LogicError where the device does not reach it.
    CUdeviceptr deviceAddress() const;
    /// Throws LogicError when it is not registered any more.
    void unregister();

private:
    void reset() noexcept;

    ContextRef m_context;
    std::span<std::byte> m_bytes;
};

}  // namespace kd
