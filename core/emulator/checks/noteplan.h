// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/checks/notedvalue.h"
#include "core/emulator/program/program.h"
#include "core/emulator/ptx/module.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace kd::emulator {

/// Where an instruction has a number: a slot with `stride` bytes a lane, of which the lowest are one of `type`, or the elements of
/// a pair in a row.
struct NotedOperand {
    NotedOperand() = default;
    NotedOperand(Slot place, std::uint32_t laneBytes, ptx::Type of);

    Slot slot = 0;
    std::uint32_t stride = 4;
    ptx::Type type = ptx::Type::None;  ///< of an element; no float: the operand is a finite number
    std::uint32_t bytes = 0;           ///< of an element
    std::uint64_t ones = 0;            ///< all bits of an element
    FloatForm form;
    bool isOverwritten = false;        ///< the result may take the same bytes
};

/// Some registers of a tensor product, which stand in a row in the function's lists: elements of `type`, `elements` in each.
struct NotedRegisters {
    std::uint32_t first = 0, count = 0;  ///< in DecodedFunction::lists
    ptx::Type type = ptx::Type::None;    ///< None: whatever they hold, it is not looked at
    std::uint32_t bytes = 0;             ///< of an element
    std::uint32_t elements = 1;
};

inline constexpr std::uint32_t kNoPending = ~std::uint32_t{0};

/// Says what of an instruction's work is looked at.
struct NotedInstruction {
    enum class Kind : std::uint8_t {
        Division,    ///< of integers, quotient or remainder
        Shift,
        Conversion,  ///< of a floating-point number to an integer
        Float,       ///< it gives floating-point numbers
        Product,     ///< of a tensor core, in floating-point numbers
        Select,      ///< takes one of two results that nobody else reads
        LocalLoad,
        LocalStore   ///< also an atomic operation
    };
    Kind kind = Kind::Float;
    const DecodedFunction* function = nullptr;
    std::uint32_t sources = 0;
    std::array<NotedOperand, 3> from;
    NotedOperand to;
    std::uint32_t elements = 1;  ///< 2: a pair
    bool isCrossed = false;      ///< of two numbers a pair is made, the first one its upper half
    std::uint32_t pending = kNoPending;  ///< only selects read the result: nothing is told before one of them takes it
    std::array<NotedRegisters, 4> registers;  ///< Product: D, A, B, C
    // Select
    std::array<std::uint32_t, 2> choices{kNoPending, kNoPending};  ///< results that wait for it, by its operands
    Slot chooser = 0;
    bool isNegated = false;
    // LocalLoad, LocalStore: from[0] is the address without `offset`, to.type what an element is, `elements` how many there are
    bool isGeneric = false;
    std::int64_t offset = 0;
    std::uint32_t source = 0;  ///< Instruction::source
};

/// Which instructions of a program are looked at when it is run with notes, or where reads of local memory that nobody has written
/// are looked for. PTX tells no signed sum from an unsigned one, so none
/// is; results that the compiler computes ahead and a select (selp) may drop are told only where the select takes them.
class NotePlan {
public:
    struct Wanted {
        bool values = false;  ///< what is seldom meant, see KernelNote
        bool locals = false;  ///< accesses to local memory, where the program has any
        friend bool operator==(const Wanted&, const Wanted&) = default;
    };
    NotePlan(const Program& program, const Wanted& wanted);

    const Wanted& wanted() const { return m_wanted; }
    bool isEmpty() const { return m_noted.empty(); }

    /// By index of the function's code: 1 + index for at(), or 0.
    const std::uint32_t* rowsOf(const DecodedFunction& function) const { return m_rows[function.index].data(); }
    const NotedInstruction& at(std::uint32_t row) const { return m_noted[row - 1]; }
    std::uint32_t pendingCount() const { return m_pendings; }
    /// printf is called: what kernels store in local memory is looked at, for its arguments.
    bool hasPrintf() const { return m_hasPrintf; }

private:
    class Planner;

    std::vector<std::vector<std::uint32_t>> m_rows;  ///< by function
    std::vector<NotedInstruction> m_noted;
    Wanted m_wanted;
    std::uint32_t m_pendings = 0;
    bool m_hasPrintf = false;
};

}  // namespace kd::emulator
