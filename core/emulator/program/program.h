// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/instruction.h"
#include "core/emulator/ptx/module.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace kd::emulator {

/// Data that a call passes: lane l's bytes start `l * stride` behind the slot.
struct CallOperand {
    Slot slot = 0;
    std::uint32_t stride = 0;
    std::uint32_t bytes = 0;
};

/// Functions that every GPU has without a body in the module. From DeviceRuntime on: those of CUDA's device runtime, by the rows of
/// exec/deviceruntime.cpp.
enum class SystemCall : std::uint8_t { None, Printf, Malloc, Free, AssertFail, SetGraphCondition, DeviceRuntime };

inline constexpr std::uint32_t kNoFunction = ~std::uint32_t{0};

/// One `call` instruction.
struct CallSite {
    std::uint32_t callee = kNoFunction;  ///< index into Program::functions; none: through `target`, or a system call
    SystemCall system = SystemCall::None;
    Slot target = 0;                     ///< 64-bit handles
    std::vector<CallOperand> arguments, results;
};

/// A slot that is filled before a function starts.
struct PrologueInit {
    enum class Kind : std::uint8_t {
        Value,         ///< `value`
        Special,       ///< a special register that is the same for a warp all launch long
        BlockSpecial,  ///< one that depends on the block
        Shared,        ///< address in the shared window: of the block's first byte, plus `value`
        Local          ///< local address: of the call's local memory, plus `value`
    };
    Kind kind = Kind::Value;
    std::uint8_t bytes = 4;  ///< a lane: 2, 4, 8 or 16; 0: a predicate
    ptx::Special special = ptx::Special::TidX;
    Slot slot = 0;
    std::uint64_t value = 0;  ///< value of `%envreg3`: 3
};

/// A run of bytes of the frame.
struct FrameRange {
    Slot slot = 0;
    std::uint32_t bytes = 0;
};

/// An instruction that touches registers of products of warpgroups (wgmma), which may be under way. Registers are counted among
/// those of the function that such products have.
struct WatchedInstruction {
    Handler all = nullptr, some = nullptr;     ///< what the instruction does; null: it is such a product
    std::vector<std::uint32_t> reads, writes;  ///< of a product: those of A, and those of D
    bool isMove = false;                       ///< puts one register into another, unchanged
};

/// A function as it runs. Not changed once its program is complete.
struct DecodedFunction {
    const ptx::Function* text = nullptr;
    std::uint32_t index = 0;  ///< in Program::functions
    std::vector<Instruction> code;
    std::vector<Slot> lists;
    std::vector<CallSite> calls;                           ///< by Instruction::aux of a call
    std::vector<std::vector<std::uint32_t>> branchTables;  ///< code indices; by Instruction::aux of brx.idx
    std::size_t frameBytes = 0;
    std::vector<PrologueInit> launchInits, blockInits, callInits;  ///< by how often they change
    std::vector<FrameRange> zeroed;  ///< registers that some path reads before it writes them
    std::uint32_t localBytes = 0;   ///< `.local` variables
    std::uint32_t localAlignment = 16;
    std::uint32_t stackCharge = 0;  ///< bytes that a call takes of the stack besides, as saved registers do on a GPU
    std::vector<CallOperand> parameters, results;
    std::vector<WatchedInstruction> watched;
    std::vector<std::uint32_t> watchedAt;  ///< by index of the code: 1 + index into `watched`, or 0; empty: there are none
    std::uint32_t watchedRegisters = 0;    ///< how many registers are counted there
};

/// A `.shared` variable that a program uses.
struct SharedVariable {
    const ptx::Variable* text = nullptr;
    std::uint64_t first = 0;  ///< offset in shared memory
};

/// A kernel and all that it may call, decoded for it (addresses of shared variables are the kernel's).
struct Program {
    std::uint64_t number = 0;  ///< tells programs of this process apart
    const ptx::Module* module = nullptr;
    std::vector<std::unique_ptr<DecodedFunction>> functions;  ///< the kernel first
    /// Tells by index into ptx::Module::functions what a function handle calls.
    std::unordered_map<std::uint32_t, std::uint32_t> byModuleIndex;
    std::uint64_t imageNumber = 0;
    std::uint64_t staticSharedBytes = 0;
    std::vector<SharedVariable> sharedVariables;
    bool needsStack = false;  ///< calls or alloca: local memory is the stack limit, else localBytes of the kernel
    bool usesReservedShared = false;
    bool isAsynchronous = false;  ///< has asynchronous copies or products, or what waits for them
    bool copiesSharedInBulk = false;  ///< has bulk copies out of shared memory, or products that read it
};

}  // namespace kd::emulator
