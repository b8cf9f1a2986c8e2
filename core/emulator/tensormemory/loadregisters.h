// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/program.h"
#include "core/emulator/tensormemory/tensoraccess.h"
#include "core/emulator/warp/warp.h"

#include <vector>

namespace kd::emulator {

/// Handler of instructions that touch registers of tcgen05.ld, see WatchedInstruction: takes a load whose register is read for
/// done, then does what the instruction does.
Next watchedLoadUser(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);

/// The registers of one warp that loads from tensor memory write. Who reads one has the load's end behind him, without
/// tcgen05.wait::ld: ptxas has it waited for, and CUTLASS's kernels count on that. A move of a register takes what is known of it
/// along: compilers put these where they like.
class LoadRegisters {
public:
    void clear();
    /// A load writes its registers some time from now on.
    void begin(const Instruction& load, Warp& warp, const SharedTensorAccess& access);
    /// Another instruction touches registers.
    void touch(Warp& warp, const WatchedInstruction& watched);

private:
    void use(const DecodedFunction& function);

    const DecodedFunction* m_function = nullptr;   ///< whose registers these are
    std::vector<SharedTensorAccess> m_registers;   ///< the last load that writes it; null: another instruction has
};

}  // namespace kd::emulator
