// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/program.h"

#include <cstdint>
#include <map>
#include <span>
#include <tuple>
#include <vector>

namespace kd::emulator {

/// Tells what a lane of a slot takes for values of `type`: 2 bytes up to 16 bits; 0 for predicates.
std::uint32_t laneBytes(ptx::Type type);

/// Everything of a function that gets a place in its frame. While it is decoded each thing has a token in place of its slot;
/// place() gives the slots, and registers that never live at the same time may share one.
class FrameAllocator {
public:
    explicit FrameAllocator(const ptx::Function& function);

    Slot registerSlot(ptx::Index index) const { return kToken | index; }
    Slot constant(std::uint64_t value, std::uint8_t bytes);
    Slot special(ptx::Special special, std::uint8_t bytes, std::uint64_t number);
    /// An address in the block's shared memory, `offset` bytes from its start.
    Slot shared(std::uint64_t offset, std::uint8_t bytes);
    /// An address in the local memory of the call.
    Slot local(std::uint64_t offset, std::uint8_t bytes);
    /// Written by somebody, read by nobody.
    Slot sink();
    /// Lanes of `stride` bytes each, for `.param` variables.
    Slot storage(std::uint32_t stride);

    static constexpr Slot kToken = Slot{1} << 31;
    /// Number of the register that a token stands for; -1 for other things.
    std::int64_t registerOf(Slot token) const;
    std::size_t registerCount() const { return m_registers; }
    std::uint32_t registerBytes(std::size_t index) const { return m_items[index].bytes; }

    /// First and last instruction at which a register must be kept, inclusive; unused when last < first.
    struct Interval {
        std::uint32_t first = 1, last = 0;
    };
    /// Gives every thing its slot. Registers whose intervals do not overlap share slots of one width. Returns the bytes of
    /// the frame. Throws LogicError when it would be larger than a frame may be.
    std::size_t place(std::span<const Interval> lifetimes);
    Slot placed(Slot token) const;
    std::vector<PrologueInit> inits() const;

    /// A frame has all registers of a function for 32 lanes.
    static constexpr std::size_t kMaxFrameBytes = std::size_t{32} << 20;

private:
    struct Item {
        std::uint32_t bytes = 4;  ///< a lane's; 0: a predicate
        bool isFilled = false;
        PrologueInit fill;
        Slot slot = 0;
    };
    using Key = std::tuple<PrologueInit::Kind, std::uint8_t, ptx::Special, std::uint64_t>;
    Slot filled(const PrologueInit& fill);
    Slot add(const Item& item);
    void placeRegisters(std::span<const Interval> lifetimes);
    Slot room(std::uint32_t bytes);

    std::size_t m_registers = 0;
    std::vector<Item> m_items;  ///< registers first
    std::map<Key, Slot> m_filled;
    Slot m_sink = 0;
    std::size_t m_end = 0;
};

}  // namespace kd::emulator
