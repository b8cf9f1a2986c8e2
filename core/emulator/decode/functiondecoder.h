// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/decode/decodecontext.h"
#include "core/emulator/decode/frameallocator.h"
#include "core/emulator/decode/liveness.h"
#include "core/emulator/decode/pointerorigins.h"

#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace kd::emulator {

/// The OperandDecoder of one function. Rows of control flow know it and ask for more than others do.
class FunctionDecoder final : public OperandDecoder {
public:
    FunctionDecoder(const DecodeContext& context, std::uint32_t moduleIndex, DecodedFunction& function);

    /// Decodes one instruction of the text; appends it, and what must run before it, to the function's code.
    void decode(const ptx::Instruction& instruction, std::uint32_t bodyIndex);
    /// Copies parameters whose address is taken into local memory; before the first instruction.
    void prologue();
    /// Ends the code, resolves labels and gives all tokens their slots.
    void finish();

    // OperandDecoder
    const ptx::Instruction& text() const override { return *m_instruction; }
    HostIsa isa() const override { return m_context.isa; }
    std::string_view group(int index) const override;
    int operandCount() const override;
    const ptx::Operand& operand(int index) const override;
    ptx::Type registerType(int operand) const override;
    ptx::Type elementType(int operand, int element) const override;
    Slot destination(int operand, ptx::Type type, bool mayBeWider) override;
    Slot source(int operand, ptx::Type type, bool mayBeWider) override;
    Slot predicateSource(int operand, bool& negated) override;
    Slot predicateDestination(int operand) override;
    Slot secondDestination(int operand, ptx::Type type) override;
    AddressOperand address(int operand) override;
    Slot constant(std::uint64_t value, int bytes) override;
    std::int64_t integer(int operand) override;
    std::uint32_t sourceList(int operand, ptx::Type type, int& count, bool mayBeWider) override;
    std::uint32_t destinationList(int operand, ptx::Type type, int& count, bool mayBeWider) override;
    std::uint32_t list(std::span<const Slot> slots) override;
    std::uint32_t elementList(const ptx::Operand& elements, std::span<const ptx::Type> types) override;
    std::vector<Slot> elements(int operand, ptx::Type type) override;
    std::vector<Slot> coordinates(int operand, ptx::Type type) override;
    [[noreturn]] void refuse(const Message& why) const override;

    // Control flow
    const DecodeContext& context() const { return m_context; }
    const ptx::Function& function() const { return m_text; }
    std::uint64_t constantWindow() const;
    bool isEntry() const { return m_text.isEntry; }
    /// Gives Instruction::aux of a branch: the label, until finish() puts the code index in its place.
    std::uint32_t branchTarget(int operand);
    /// Gives Instruction::aux of brx.idx.
    std::uint32_t branchTable(int operand);
    /// The next instruction is not reached from this one, unless lanes are guarded off.
    void endsFlow() { m_note.goesOn = false; }
    /// The same of `ret`: result registers are needed until then.
    void returnsResults();
    /// Gives Instruction::aux of a call. `callee` is the operand's number.
    std::uint32_t callSite(CallSite site);
    /// An argument or result of a call as the caller has it; `bytes` is the callee's size, 0 when that is not known.
    CallOperand argumentOperand(const ptx::Operand& operand, ptx::Type type, std::uint32_t bytes);
    CallOperand resultOperand(const ptx::Operand& operand, std::uint32_t bytes);
    /// Storage of a `.param` variable or parameter register of this function.
    CallOperand variableOperand(ptx::Index variable);
    CallOperand registerOperand(ptx::Index reg);
    /// 64-bit function handles in a register.
    Slot handleSource(const ptx::Operand& operand);

private:
    struct Storage {
        Slot slot = 0;
        std::uint32_t stride = 0, bytes = 0;
    };
    struct LocalVariable {
        bool isPlaced = false;
        std::uint64_t offset = 0;
    };

    Slot sourceOf(const ptx::Operand& operand, ptx::Type type, bool mayBeWider);
    Slot destinationOf(const ptx::Operand& operand, ptx::Type type, bool mayBeWider);
    Slot predicateOf(const ptx::Operand& operand, bool isRead);
    Slot immediate(const ptx::Operand& operand, ptx::Type type);
    Slot specialSource(const ptx::Operand& operand, ptx::Type type);
    Slot variableSource(const ptx::Operand& operand, ptx::Type type);
    AddressOperand variableAddress(const ptx::Operand& operand, std::int64_t offset);
    AddressOperand scopedAddress(const ptx::Operand& operand, std::int64_t offset);
    AddressOperand::Origin originOf(ptx::Index reg) const;
    void checkRegister(const ptx::Register& reg, ptx::Type type, bool mayBeWider) const;
    Slot read(ptx::Index reg);
    Slot written(ptx::Index reg);
    Storage& storageOf(ptx::Index variable);
    std::uint64_t localOffset(ptx::Index variable);
    bool isParameter(ptx::Index variable) const { return variable < m_parameterCount; }
    std::uint64_t sharedOffset(bool isLocalScope, ptx::Index variable) const;
    const ptx::Variable& variableOf(const ptx::Operand& operand) const;
    const ptx::Operand& vector(int operand) const;
    std::uint32_t listOf(int operand, int& count, const std::function<Slot(const ptx::Operand&)>& slotOf);
    void append(const Instruction& instruction, LivenessInfo note);
    Message place() const;
    void resolveLabels();
    void assignSlots();
    void layOutSignature();
    std::set<ptx::Index> copiedParameters() const;

    const DecodeContext& m_context;
    const std::uint32_t m_moduleIndex;
    const ptx::Function& m_text;
    DecodedFunction& m_function;
    FrameAllocator m_slots;
    const PointerOrigins m_origins;
    ParameterLayout m_kernelParameters;
    std::size_t m_parameterCount = 0;

    const ptx::Instruction* m_instruction = nullptr;
    std::uint32_t m_bodyIndex = 0;
    std::vector<std::string_view> m_groups;
    LivenessInfo m_note;
    std::vector<std::uint32_t> m_labels;      ///< labels that the current instruction may jump to
    bool m_isDirectBranch = false;
    std::vector<Instruction> m_before;        ///< instructions that must run before the current one

    std::vector<LivenessInfo> m_notes;            ///< by code index
    std::vector<std::uint32_t> m_codeOfBody;  ///< code index of an instruction of the text
    std::vector<std::uint32_t> m_branches;    ///< code indices whose aux is a label
    std::vector<Storage> m_storage;           ///< by variable of the function
    std::vector<LocalVariable> m_locals;
};

}  // namespace kd::emulator
