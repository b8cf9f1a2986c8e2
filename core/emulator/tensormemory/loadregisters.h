// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/program.h"
#include "core/emulator/warp/warp.h"

#include <cstdint>
#include <vector>

namespace kd::emulator {

/// Handler of instructions that touch registers of tcgen05.ld, see WatchedInstruction: tells of a touch before tcgen05.wait::ld,
/// then does what the instruction does.
Next watchedLoadUser(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);

/// The registers of one warp that loads from tensor memory write, as far as their order goes (PTX ISA 9.0, 9.7.16.8). A move of a
/// register takes what is known of it along: compilers put these where they like.
class LoadRegisters {
public:
    void clear();
    /// A load writes its registers some time from now on.
    void begin(const Instruction& load, Warp& warp);
    /// tcgen05.wait::ld
    void wait() { m_waited = m_begun; }
    /// Another instruction touches registers.
    void touch(const Instruction& instruction, Warp& warp, LaneMask mask, const WatchedInstruction& watched);

private:
    struct Register {
        const Instruction* load = nullptr;  ///< the last one that writes it; null: another instruction has
        std::uint64_t number = 0;
    };
    void use(const DecodedFunction& function);
    void check(const Instruction& instruction, Warp& warp, LaneMask mask, const Register& one, bool isWrite) const;

    const DecodedFunction* m_function = nullptr;  ///< whose registers these are
    std::vector<Register> m_registers;
    std::uint64_t m_begun = 0, m_waited = 0;
};

}  // namespace kd::emulator
