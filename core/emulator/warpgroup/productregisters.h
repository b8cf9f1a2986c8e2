// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/program.h"
#include "core/emulator/warp/warp.h"

#include <cstdint>
#include <vector>

namespace kd::emulator {

struct WarpgroupForm;

/// Handler of instructions that touch registers of products of warpgroups, see WatchedInstruction: tells of a touch while such a
/// product is under way, then does what the instruction does.
Next watchedInstruction(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);

/// The registers of one warp that products of its warpgroup read and write, as far as their order goes (PTX ISA 9.0, 9.7.15.7.1).
/// A move of a register takes what is known of it along: compilers put these where they like.
class ProductRegisters {
public:
    void clear();
    void fence() { ++m_fences; }
    /// The products up to `number` are over.
    void complete(std::uint64_t number) { m_completed = number; }
    /// Those up to `number` are in a group that can be waited for.
    void commit(std::uint64_t number) { m_committed = number; }

    /// A product is begun, the warp's `number`th. Tells the checks of what it must not meet.
    void begin(const Instruction& instruction, Warp& warp, const WarpgroupForm& form, std::uint64_t number);
    /// Another instruction touches registers.
    void touch(const Instruction& instruction, Warp& warp, LaneMask mask, const WatchedInstruction& watched);

private:
    struct Register {
        const Instruction* product = nullptr;  ///< the last one that has it
        const WarpgroupForm* form = nullptr;
        std::uint64_t number = 0;
        bool isWritten = false;                ///< by that product
        const Instruction* writer = nullptr;   ///< other instruction that wrote it last
        std::uint64_t fence = 0;               ///< how many fences came before that
    };
    bool isUnderWay(const Register& one) const { return one.product != nullptr && one.number > m_completed; }
    void use(const DecodedFunction& function);
    void read(const Instruction& instruction, Warp& warp, LaneMask mask, const Register& one) const;
    void write(const Instruction& instruction, Warp& warp, LaneMask mask, Register& one);
    void checkFence(const Instruction& instruction, Warp& warp, const Register& one) const;
    Message awaited(const Register& one, const Message& what) const;

    const DecodedFunction* m_function = nullptr;  ///< whose registers these are
    std::vector<Register> m_registers;
    std::uint64_t m_fences = 0, m_completed = 0, m_committed = 0;
};

}  // namespace kd::emulator
