// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace kd::emulator {

/// Knows which pieces of reserved addresses kernels reach, by granules of 2 MiB, as devices map memory. Who changes it holds a lock
/// of his own; others ask at once, without one.
class MappedPieces {
public:
    static constexpr std::uint64_t kGranule = std::uint64_t{2} << 20;
    /// What kernels may do with a piece. Multicast: multimem instructions alone.
    enum class Reach : std::uint8_t { None, Multicast, Read, ReadWrite };

    /// Of memory in slots of 2^slotBits bytes from `base` on, as DeviceMemory has it.
    MappedPieces(std::uint64_t base, std::size_t slots, int slotBits);
    ~MappedPieces();
    MappedPieces(const MappedPieces&) = delete;
    MappedPieces& operator=(const MappedPieces&) = delete;

    /// Of whole granules within memory that was reserved.
    void set(std::uint64_t address, std::uint64_t bytes, Reach reach);
    /// What the granule of `address` may be used for.
    Reach at(std::uint64_t address) const noexcept;
    /// Tells whether all of [address, address + bytes) may be used for that much, at least.
    bool contains(std::uint64_t address, std::uint64_t bytes, Reach least) const noexcept;
    /// The end of the granules from `begin` on, a granule's start, that may be used for that much, and `end` at most.
    std::uint64_t endOfRun(std::uint64_t begin, std::uint64_t end, Reach least) const noexcept;
    /// The start of the granules before `end`, a granule's end, that may be used for that much, and `begin` at least.
    std::uint64_t startOfRun(std::uint64_t begin, std::uint64_t end, Reach least) const noexcept;

private:
    using Granules = std::vector<std::atomic<Reach>>;

    std::atomic<Reach>* granuleOf(std::uint64_t address) const noexcept;

    const std::uint64_t m_base;
    const int m_slotBits;
    std::vector<std::atomic<Granules*>> m_slots;  ///< null: nothing was ever mapped there
    std::vector<std::unique_ptr<Granules>> m_made;
};

}  // namespace kd::emulator
