// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/device/devicememory.h"

#include <atomic>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <optional>

namespace kd::emulator {

/// Kernels' malloc and free work on this heap; it lives as long as the machine, as on CUDA. It is thread-safe. Every piece is
/// followed by bytes that nobody may touch, and one that was freed is given out again only when no other room is left, so that
/// accesses behind a piece or after its free are found.
class DeviceHeap {
public:
    DeviceHeap(DeviceMemory& memory, std::uint64_t bytes) : m_memory(memory), m_bytes(bytes) {}
    ~DeviceHeap();
    DeviceHeap(const DeviceHeap&) = delete;
    DeviceHeap& operator=(const DeviceHeap&) = delete;

    /// 16-byte aligned; 0 for no bytes and when it does not fit.
    std::uint64_t allocate(std::uint64_t bytes);
    /// False when malloc did not give `address`, or it is free already.
    bool free(std::uint64_t address);

    /// Tells whether malloc gave all of [address, address + bytes), in one piece; `bytes` at most 32. Takes no lock.
    bool contains(std::uint64_t address, std::uint64_t bytes) const noexcept;

    /// Describes what malloc gave or took back.
    struct Piece {
        std::uint64_t address = 0;
        std::uint64_t bytes = 0;  ///< as asked for
        bool isFreed = false;
    };
    /// The piece at `address`, else the last one before it; nothing outside of the heap and before the first piece.
    std::optional<Piece> pieceNear(std::uint64_t address) const;

private:
    /// Bytes that may be touched, by granule of the region.
    using Granules = std::unique_ptr<std::atomic<std::uint8_t>[]>;

    bool reserve();
    std::uint64_t allocateRange(std::uint64_t size);
    void giveBack(std::uint64_t address, std::uint64_t size);
    void mark(const Piece& piece);

    DeviceMemory& m_memory;
    const std::uint64_t m_bytes;
    mutable std::mutex m_mutex;  ///< guards the maps
    Granules m_granules;         ///< there before m_region is
    std::atomic<std::uint64_t> m_region = 0;  ///< taken at the first malloc
    std::map<std::uint64_t, std::uint64_t> m_free;  ///< address to bytes
    std::map<std::uint64_t, Piece> m_pieces;        ///< in use, and freed but not given out again
    std::deque<std::uint64_t> m_quarantine;         ///< freed pieces, oldest first
};

}  // namespace kd::emulator
