// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/emulator/program/hostisa.h"
#include "core/emulator/program/instruction.h"
#include "core/emulator/ptx/module.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kd::emulator {

/// Tells where an operand `[x + 4]` points to.
struct AddressOperand {
    /// This is the space of the variable that is named; of a register or number it is Generic, and then the instruction's own space
    /// counts.
    ptx::Space space = ptx::Space::Generic;
    /// Constant: `offset` is the whole address; of a shared variable it counts from the block's first byte, and `base` holds the
    /// address, 8 bytes a lane. Register: `base` plus `offset`, lane by lane. Frame: a `.param` of a device
    /// function or of a call: lane l's byte 0 stands `offset + l * stride` bytes behind slot `base`; `bytes` are a lane's.
    enum class Kind : std::uint8_t { Constant, Register, Frame } kind = Kind::Constant;
    Slot base = 0;
    int baseBytes = 8;            ///< bytes of a value of `base`: 8, or 4, which is zero-extended
    std::uint64_t constantWindow = 0;  ///< base that a 32-bit address of constant memory is added to, 0: none is known
    std::int64_t offset = 0;
    std::uint32_t stride = 0;
    std::uint64_t bytes = 0;      ///< size of the variable that is named, 0: no variable, or of unknown size
    const ptx::Variable* variable = nullptr;
    /// A variable whose address a register always comes from: what lies outside of it is not meant.
    struct Origin {
        ptx::Space space = ptx::Space::Generic;  ///< Shared or Local; Generic: there is none
        std::uint64_t first = 0, end = ~std::uint64_t{0};  ///< Shared: offsets in its space; no end for dynamic memory
    } origin;
};

/// Shows a pattern of the decode table one instruction while that is decoded. Slots that it gives stand for registers until those
/// have their places: they go unchanged into to, to2, from or the lists, never into aux or immediate. Operand numbers count from 0
/// and include destinations. Every function throws LogicError, with the instruction's text and line, when the operand is not what
/// is asked for.
class OperandDecoder {
public:
    virtual ~OperandDecoder() = default;
    virtual const ptx::Instruction& text() const = 0;
    virtual HostIsa isa() const = 0;
    /// Text that matched word `index` of the pattern, without the first dot ("rz" for "[.rn|.rz]"); empty when the word is
    /// optional and was not written. Every word counts, from 0, those without brackets as well.
    virtual std::string_view group(int index) const = 0;

    virtual int operandCount() const = 0;
    virtual const ptx::Operand& operand(int index) const = 0;
    /// Declared type of a register operand; None for other kinds.
    virtual ptx::Type registerType(int operand) const = 0;
    /// The same of one element of a vector operand; None for an immediate or `_`.
    virtual ptx::Type elementType(int operand, int element) const = 0;

    /// A register that is written. Its size must be that of `type`, or larger where `mayBeWider` (ld, cvt); `_` gives a slot
    /// that nobody reads.
    virtual Slot destination(int operand, ptx::Type type, bool mayBeWider = false) = 0;
    /// A register, an immediate (converted to `type`), a special register, or the address of a variable or function in its own
    /// space (`mov.u64 %rd1, table`), to be read as `type`.
    virtual Slot source(int operand, ptx::Type type, bool mayBeWider = false) = 0;
    /// A predicate read or written; `negated` tells of `!p`, which the row must honour or refuse.
    virtual Slot predicateSource(int operand, bool& negated) = 0;
    virtual Slot predicateDestination(int operand) = 0;
    /// The `q` of `p|q`; a slot that nobody reads when there is none.
    virtual Slot secondDestination(int operand, ptx::Type type) = 0;
    /// An operand in brackets. Addresses: .shared and .local variables count from 0 of their window, .param of a kernel from 0 of
    /// its parameters; .global and .const are device addresses.
    virtual AddressOperand address(int operand) = 0;
    /// A slot whose lanes all read `value`, in `bytes` each (2, 4, 8).
    virtual Slot constant(std::uint64_t value, int bytes) = 0;
    /// An immediate integer; throws when it is a register.
    virtual std::int64_t integer(int operand) = 0;
    /// Elements of a vector operand, as sources or destinations, appended to the function's list of slots; gives the first's
    /// index into WarpRegisters::lists, for Instruction::aux, and sets `count`. `_` gives a slot that nobody reads.
    virtual std::uint32_t sourceList(int operand, ptx::Type type, int& count, bool mayBeWider = false) = 0;
    virtual std::uint32_t destinationList(int operand, ptx::Type type, int& count, bool mayBeWider = false) = 0;
    /// Elements of a vector operand as sources, for a list that a row makes; and the coordinates in `[map, {x, y}]`.
    virtual std::vector<Slot> elements(int operand, ptx::Type type) = 0;
    virtual std::vector<Slot> coordinates(int operand, ptx::Type type) = 0;
    /// Slots that a row has of other functions, appended likewise.
    virtual std::uint32_t list(std::span<const Slot> slots) = 0;
    /// Appends sources likewise: of a vector or a lone scalar that may stand within another operand, with a type for each element.
    /// Lists that are asked for one after the other stand so.
    virtual std::uint32_t elementList(const ptx::Operand& elements, std::span<const ptx::Type> types) = 0;
    /// Throws LogicError: "PTX line 12: add.f32x2 …: `why`", with the source line.
    [[noreturn]] virtual void refuse(const Message& why) const = 0;
};

}  // namespace kd::emulator
