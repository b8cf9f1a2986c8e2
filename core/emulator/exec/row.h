#pragma once

#include "core/emulator/exec/instruction.h"
#include "core/emulator/ptx/module.h"

#include <span>
#include <string>
#include <string_view>

namespace kd::emulator {

/// Instruction set that handlers are compiled for; both give the same results.
enum class HostIsa { Generic, Avx2 };
/// The best that this processor runs.
HostIsa hostIsa() noexcept;

/// What a row sees of one instruction while it is decoded. Operand numbers count from 0 and include destinations. Every
/// function throws LogicError, with the instruction's text and line, when the operand is not what is asked for.
class Binder {
public:
    virtual ~Binder() = default;
    virtual const ptx::Instruction& text() const = 0;
    virtual HostIsa isa() const = 0;
    /// Text of the pattern's group `index` ("rz" for "[.rn|.rz]"); empty when it is optional and was not written.
    virtual std::string_view group(int index) const = 0;

    virtual int operandCount() const = 0;
    virtual const ptx::Operand& operand(int index) const = 0;
    /// Declared type of a register operand; None for other kinds.
    virtual ptx::Type registerType(int operand) const = 0;

    /// A register that is written. Its size must be that of `type`, or larger where `mayBeWider` (ld, cvt); `_` gives a slot
    /// that nobody reads.
    virtual Slot destination(int operand, ptx::Type type, bool mayBeWider = false) = 0;
    /// A register, an immediate (converted to `type`) or a special register, to be read as `type`.
    virtual Slot source(int operand, ptx::Type type, bool mayBeWider = false) = 0;
    /// A predicate read or written; `negated` tells of `!p`, which the row must honour or refuse.
    virtual Slot predicateSource(int operand, bool& negated) = 0;
    virtual Slot predicateDestination(int operand) = 0;
    /// The `q` of `p|q`; a slot that nobody reads when there is none.
    virtual Slot secondDestination(int operand, ptx::Type type) = 0;
    /// An immediate integer; throws when it is a register.
    virtual std::int64_t integer(int operand) = 0;
    /// Elements of a vector operand, as sources or destinations, appended to the program's list; gives the first's index,
    /// for Instruction::aux, and sets `count`.
    virtual std::uint32_t sourceList(int operand, ptx::Type type, int& count) = 0;
    virtual std::uint32_t destinationList(int operand, ptx::Type type, int& count) = 0;
    /// Throws LogicError: "PTX line 12: add.f32x2 …: `why`", with the source line.
    [[noreturn]] virtual void refuse(const std::string& why) const = 0;
};

/// One row of the decode table: what is covered and how it is done. The documentation is generated from these.
struct Row {
    std::string_view root;  ///< "add"
    /// The modifiers in their order, as the PTX ISA writes them: "[.rn|.rz|.rm|.rp] [.ftz] [.sat] .f32". A group in brackets
    /// is optional; a bar parts the alternatives; words without a bar are one alternative. An instruction that no row matches
    /// is not emulated, and the load of its kernel says so.
    std::string_view pattern;
    /// Fills handlers and operands; guard and source are the decoder's.
    Instruction (*bind)(Binder& binder);
    std::string_view note = {};  ///< for the documentation: "within 2 ulp"
    int minimumTarget = 0;       ///< 90: only for .target sm_90 and later
};

/// The parts of the table: arithmetic (core/emulator/ops), and what touches memory, control flow and other lanes (exec).
std::span<const Row> arithmeticRows();
std::span<const Row> conversionRows();
std::span<const Row> memoryRows();
std::span<const Row> controlRows();
std::span<const Row> warpRows();

/// The row that `instruction` matches and the text of its groups; null when there is none, and then `unknown` is what
/// stopped the best match (the root or the first modifier that nothing accepts).
const Row* findRow(const ptx::Instruction& instruction, std::vector<std::string_view>& groups, std::string& unknown);

/// All rows as Markdown: root, modifiers, notes.
std::string coverageTable();

}  // namespace kd::emulator
