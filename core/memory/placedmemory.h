// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/device/context.h"
#include "core/memory/devicememory.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace kd {

/// Owns memory of a device that lies where its user wants it, in whole pages of the device. Move-only; freeing tolerates a dead
/// context. Its context must outlive it. For what was recorded with addresses in it.
class PlacedMemory {
public:
    /// Drivers reserve addresses where they are asked to in multiples of this alone (seen with 580: smaller ones lie elsewhere).
    static constexpr std::uint64_t kReservation = std::uint64_t{32} << 20;

    /// Gives memory that has all of `pieces`, which are whole pages, in their order and apart; nothing where the driver cannot
    /// place memory (before CUDA 10.2, and on the emulated GPU) or something lies there already. Throws MemoryError where the
    /// device has no room. Blocks.
    static std::optional<PlacedMemory> at(const ContextRef& context, const std::vector<DeviceMemoryRef>& pieces);
    /// Bytes of a page of the device; 0 where the driver cannot place memory.
    static std::uint64_t pageBytes(const ContextRef& context);

    ~PlacedMemory();
    PlacedMemory(PlacedMemory&& other) noexcept;
    PlacedMemory& operator=(PlacedMemory&& other) noexcept;

private:
    explicit PlacedMemory(const ContextRef& context) noexcept : m_context(context) {}
    /// False where something lies there already.
    bool reserve(std::uint64_t begin, std::uint64_t end);
    void map(DeviceMemoryRef piece);
    void reset() noexcept;

    ContextRef m_context;
    DeviceMemoryRef m_reserved;
    std::vector<DeviceMemoryRef> m_mapped;
};

}  // namespace kd
