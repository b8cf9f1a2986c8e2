#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace kd::emulator {

/// Global memory of the emulated device. Every allocation stands at the start of its own 4 GiB slot of one reservation
/// (PROT_NONE; pages are committed when touched), so that an overflow of less than 4 GiB never lands in another one, and a
/// slot's number tells its allocation. Device addresses are host addresses. Freed slots stay in quarantine as long as others
/// are left. Thread-safe; lookups take no lock.
class DeviceMemory {
public:
    enum class State : std::uint8_t { Never, Live, Freed };
    struct Allocation {
        std::uint64_t address = 0;
        std::uint64_t bytes = 0;
        std::uint64_t number = 0;  ///< counts allocations, from 1
        State state = State::Never;
        std::string name;          ///< of a module's variable; empty for cuMemAlloc
    };

    /// `totalBytes`: what the device has, as cuDeviceTotalMem says. Throws RuntimeError when there is no address space.
    explicit DeviceMemory(std::uint64_t totalBytes);
    ~DeviceMemory();
    DeviceMemory(const DeviceMemory&) = delete;
    DeviceMemory& operator=(const DeviceMemory&) = delete;

    /// 0 when it does not fit. Zeroed. At most 4 GiB less a page is one slot; larger takes several.
    std::uint64_t allocate(std::uint64_t bytes, std::string name = {});
    /// False when `address` is not the start of a live allocation.
    bool free(std::uint64_t address);

    /// The allocation whose slot holds `address`, freed ones included; nothing when there never was one.
    std::optional<Allocation> find(std::uint64_t address) const;
    /// Whether all of [address, address + bytes) is live memory.
    bool contains(std::uint64_t address, std::uint64_t bytes) const noexcept;

    std::uint64_t totalBytes() const noexcept;
    std::uint64_t usedBytes() const noexcept;

    /// For handlers: bounds of the live allocation of a slot, by `(address - base()) >> 32`; end is 0 for others.
    struct Bounds {
        std::uint64_t begin = 0, end = 0;
    };
    std::uint64_t base() const noexcept;
    const Bounds* bounds() const noexcept;
    std::size_t slotCount() const noexcept;

private:
    struct Tables;
    std::unique_ptr<Tables> m_state;
};

}  // namespace kd::emulator
