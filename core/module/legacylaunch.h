// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/module/function.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace kd {

/// Launches as they were before CUDA 4: block, parameters and shared memory are set first, byte by byte (PyCUDA's
/// `set_block_shape`, `param_seti`, `launch_grid`…). For old programs; new ones use Kernel. Nothing is kept in the driver.
class LegacyLaunch {
public:
    explicit LegacyLaunch(FunctionRef function) : m_function(std::move(function)) {}

    /// Threads of a block.
    void setBlockShape(std::uint32_t x, std::uint32_t y, std::uint32_t z) { m_shape.block = {x, y, z}; }
    /// Bytes of dynamic shared memory.
    void setSharedSize(std::uint32_t bytes) { m_shape.dynamicShared = bytes; }

    /// Sets the size of all parameters together. Throws LogicError above the 32,764 bytes that a kernel can have.
    void setParameterSize(std::size_t bytes);
    /// Throws LogicError when the value would end outside that size.
    void setParameter(std::size_t offset, std::uint32_t value) { setParameter(offset, std::as_bytes(std::span(&value, 1))); }
    void setParameter(std::size_t offset, float value) { setParameter(offset, std::as_bytes(std::span(&value, 1))); }
    void setParameter(std::size_t offset, std::span<const std::byte> bytes);

    // They throw LogicError when the size is smaller than what the kernel takes, else as FunctionRef::launch.

    /// One block, on the legacy stream.
    void launch() const { launchGrid(1, 1); }
    /// `width` x `height` blocks, on the legacy stream or another.
    void launchGrid(std::uint32_t width, std::uint32_t height) const;
    void launchGrid(std::uint32_t width, std::uint32_t height, const StreamRef& stream) const;

private:
    FunctionRef m_function;
    LaunchShape m_shape;
    std::vector<std::byte> m_parameters;
};

}  // namespace kd
