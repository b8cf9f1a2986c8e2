// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace kd::emulator {

/// Knows which bytes of global memory nobody has written since they were allocated, of those allocations that begin() named; all
/// other memory counts as written. Kernels mark and ask at once, without a lock, and never while end() or forget() are called for
/// what they reach; the host marks in its own turn.
class UnwrittenMemory {
public:
    /// Of memory in slots of 2^slotBits bytes from `base` on, as DeviceMemory has it.
    UnwrittenMemory(std::uint64_t base, std::size_t slots, int slotBits);
    ~UnwrittenMemory();
    UnwrittenMemory(const UnwrittenMemory&) = delete;
    UnwrittenMemory& operator=(const UnwrittenMemory&) = delete;

    /// [address, address + bytes) has just been given out: nobody has written it. It is the whole of an allocation, or a piece of
    /// one of `whole` bytes from `first` on. Where there is no memory to know it by, it counts as written.
    void begin(std::uint64_t address, std::uint64_t bytes, std::uint64_t first, std::uint64_t whole);
    /// The same of a whole allocation.
    void begin(std::uint64_t address, std::uint64_t bytes) { begin(address, bytes, address, bytes); }
    /// The allocation that starts there is gone.
    void end(std::uint64_t first);
    /// Whatever there is counts as written from now on.
    void forget();

    /// Somebody has written [address, address + bytes), which lies in one allocation.
    void write(std::uint64_t address, std::uint64_t bytes);
    /// What is copied is as unwritten behind it as before it.
    void copy(std::uint64_t to, std::uint64_t from, std::uint64_t bytes);

    /// Tells whether one of those bytes, which lie in one allocation, has been written.
    bool isAnyWritten(std::uint64_t address, std::uint64_t bytes) const;
    /// Tells whether all of them have.
    bool areAllWritten(std::uint64_t address, std::uint64_t bytes) const;
    /// False for memory of which nothing is known; a short way for those who would ask of each access.
    bool isLookedAfter(std::uint64_t address) const { return find(address) != nullptr; }

private:
    /// One bit a byte of an allocation: it has been written.
    struct Bits {
        /// Gives back what calloc gave.
        struct Free {
            void operator()(std::uint64_t* words) const noexcept;
        };
        std::uint64_t first = 0, bytes = 0;
        std::unique_ptr<std::uint64_t, Free> words;  ///< pages of it are taken as they are touched
    };

    Bits* find(std::uint64_t address) const
    {
        const std::uint64_t slot = (address - m_base) >> m_slotBits;
        return slot < m_slots.size() ? m_slots[slot].load(std::memory_order_acquire) : nullptr;
    }
    Bits* make(std::uint64_t first, std::uint64_t bytes);
    void publish(const Bits& bits, Bits* known);

    const std::uint64_t m_base;
    const int m_slotBits;
    std::vector<std::atomic<Bits*>> m_slots;
    mutable std::mutex m_mutex;                          ///< guards making and dropping
    std::map<std::uint64_t, std::unique_ptr<Bits>> m_all;  ///< by the first address
};

}  // namespace kd::emulator
