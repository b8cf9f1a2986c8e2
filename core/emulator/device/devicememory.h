// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/emulator/device/mappedpieces.h"
#include "core/emulator/device/multicastpieces.h"
#include "core/emulator/device/unwrittenmemory.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace kd::emulator {

/// Global memory of the emulated device. Every allocation stands at the start of its own 4 GiB slot of one reservation
/// (PROT_NONE; pages are committed when touched), so that an overflow of less than 4 GiB never lands in another one, and a
/// slot's number tells its allocation. Device addresses are host addresses. Freed slots stay in quarantine as long as others
/// are left, oldest first out. Thread-safe; contains() and the tables take no lock. Memory that a kernel in flight may reach
/// must not be freed: the caller waits for it.
class DeviceMemory {
public:
    enum class State : std::uint8_t { Never, Live, Freed };
    /// Constant: kernels read it, only the host writes it. Pieces: its owner tells what kernels may touch; the tables say nothing.
    /// Reserved: addresses alone, in which pieces are mapped.
    enum class Access : std::uint8_t { ReadWrite, Constant, Pieces, Reserved };
    /// Holds what is known of one allocation.
    struct Allocation {
        std::uint64_t address = 0;
        std::uint64_t bytes = 0;
        std::uint64_t number = 0;  ///< counts allocations, from 1
        State state = State::Never;
        Access access = Access::ReadWrite;
        MappedPieces::Reach reach = MappedPieces::Reach::ReadWrite;  ///< what kernels may do there; see setReachOf()
        std::string name;          ///< name of a module's variable; empty for cuMemAlloc
        Message alias;             ///< name that messages call it instead; see setAlias()
    };
    /// Slots in which generic addresses of other spaces lie; no allocation is ever there.
    enum class Window : std::uint8_t { Shared, Local, Parameters };
    static constexpr int kWindows = 3;
    /// Of allocations. The slot before it stays empty, so that an underrun of the first allocation lies in no window.
    static constexpr int kFirstSlot = kWindows + 1;
    static constexpr int kSlotBits = 32;

    /// `totalBytes`: what the device has, as cuDeviceTotalMem says. Throws RuntimeError when there is no address space.
    explicit DeviceMemory(std::uint64_t totalBytes);
    ~DeviceMemory();
    DeviceMemory(const DeviceMemory&) = delete;
    DeviceMemory& operator=(const DeviceMemory&) = delete;

    /// 0 for no bytes and when it does not fit. Zeroed. At most 4 GiB less a page is one slot; larger takes several.
    std::uint64_t allocate(std::uint64_t bytes, std::string name = {}, Access access = Access::ReadWrite);
    /// Which bytes nobody has written; whoever allocates says of what.
    UnwrittenMemory& unwritten() noexcept;
    /// Addresses without memory, whole granules of MappedPieces; 0 when there are no such left. free() gives them back.
    std::uint64_t reserve(std::uint64_t bytes);
    /// Counts memory that is mapped, or that may be, as used; false where that is more than the device has.
    bool take(std::uint64_t bytes);
    /// Takes back what take() counted.
    void give(std::uint64_t bytes);
    /// Lets whole granules of reserved addresses show the bytes of a file from `from` on. Kernels reach them when setReach() says
    /// so. False when the system refuses.
    bool map(std::uint64_t address, std::uint64_t bytes, int descriptor, std::uint64_t from);
    /// Leaves addresses without memory again, which nobody reaches any more.
    bool unmap(std::uint64_t address, std::uint64_t bytes);
    /// Says what kernels may do with whole granules of what is mapped.
    void setReach(std::uint64_t address, std::uint64_t bytes, MappedPieces::Reach reach);
    const MappedPieces& pieces() const noexcept;
    /// Where the addresses lead whose pieces are Reach::Multicast.
    MulticastPieces& multicast() noexcept;
    /// Says what kernels may do with the whole live allocation that begins at `address`, of Access::ReadWrite; the host and its
    /// copies reach it all the same. False when there is none.
    bool setReachOf(std::uint64_t address, MappedPieces::Reach reach);
    /// False when `address` is not the start of a live allocation.
    bool free(std::uint64_t address);

    /// Gives the live allocation that begins at `address` another name for messages; false when there is none.
    bool setAlias(std::uint64_t address, Message alias);

    /// The allocation whose slot holds `address`, freed ones included; nothing when there never was one, or it was
    /// forgotten to make room. Takes a lock.
    std::optional<Allocation> find(std::uint64_t address) const;
    /// Bytes that can be read one after another.
    struct Extent {
        std::uint64_t address = 0, bytes = 0;
    };
    /// Those around `address`: of its live allocation, or of the pieces that are mapped side by side there. Takes a lock.
    std::optional<Extent> extentAt(std::uint64_t address) const;
    /// Tells whether all of [address, address + bytes) is live memory of one allocation, or of pieces that are mapped side by side.
    bool contains(std::uint64_t address, std::uint64_t bytes) const noexcept;

    std::uint64_t totalBytes() const noexcept;
    std::uint64_t usedBytes() const noexcept;  ///< whole pages of the live allocations

    /// Tells handlers the bounds of the live allocation of a slot, by `(address - base) >> kSlotBits`; end is 0 for others.
    struct Bounds {
        std::uint64_t begin = 0, end = 0;
    };
    /// All bounds, as handlers look them up.
    struct Map {
        std::uint64_t base = 0;
        std::uint64_t slotCount = 0;
        const Bounds* readable = nullptr;
        const Bounds* writable = nullptr;  ///< the same with end 0 for constant memory
    };
    /// Valid as long as this object; its tables follow every allocate() and free().
    const Map& map() const noexcept;
    /// Generic address of offset 0 of a space.
    std::uint64_t window(Window window) const noexcept;

private:
    struct Tables;
    std::unique_ptr<Tables> m_state;
};

}  // namespace kd::emulator
