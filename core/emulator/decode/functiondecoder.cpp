// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/decode/functiondecoder.h"

#include "core/base/error.h"
#include "core/emulator/decode/decodetable.h"
#include "core/emulator/decode/instructionplace.h"
#include "core/emulator/decode/productwatch.h"
#include "core/emulator/decode/syntheticops.h"

#include <algorithm>

namespace kd::emulator {
namespace {

constexpr std::uint64_t kMaxParameterBytes = 64 << 10;   // of one parameter of a device function
constexpr std::uint64_t kMaxLocalBytes = 512 << 10;      // of a thread, as on CUDA devices
constexpr int kFirstTargetOfSync = 70, kFirstVersionOfSync = 64;  // from where shfl and vote are refused without .sync
constexpr std::uint32_t kMaxCharge = 256;  // bytes of stack a call, for what a GPU's ABI saves

// Of names with a comma and a blank between them.
bool isAmong(std::string_view names, std::string_view name)
{
    while (!names.starts_with(name) || (names.size() != name.size() && names[name.size()] != ',')) {
        const std::size_t comma = names.find(", ");
        if (comma == std::string_view::npos)
            return false;
        names.remove_prefix(comma + 2);
    }
    return true;
}

std::uint64_t aligned(std::uint64_t offset, std::uint64_t alignment)
{
    return alignment <= 1 ? offset : (offset + alignment - 1) / alignment * alignment;
}

}  // namespace

ParameterLayout parameterLayout(const ptx::Prototype& signature)
{
    ParameterLayout layout;
    for (const ptx::Variable& parameter : signature.parameters) {
        const std::uint64_t offset = aligned(layout.bytes, parameter.alignment);
        layout.offsets.push_back(offset);
        layout.bytes = offset + parameter.bytes;
    }
    return layout;
}

FunctionDecoder::FunctionDecoder(const DecodeContext& context, std::uint32_t moduleIndex, DecodedFunction& function)
    : m_context(context), m_moduleIndex(moduleIndex), m_text(context.module->functions[moduleIndex]), m_function(function),
      m_slots(m_text), m_origins(*context.module, m_text), m_storage(m_text.variables.size()), m_locals(m_text.variables.size())
{
    const auto isVariable = [](const ptx::Variable& v) { return v.space == ptx::Space::Param; };
    m_parameterCount = static_cast<std::size_t>(std::ranges::count_if(m_text.signature.parameters, isVariable) +
                                                std::ranges::count_if(m_text.signature.results, isVariable));
    m_parameterCount = std::min(m_parameterCount, m_text.variables.size());
    m_codeOfBody.resize(m_text.body.size() + 1);
    if (isEntry())
        m_kernelParameters = parameterLayout(m_text.signature);
    else
        layOutSignature();
}

// Of signature's parameters or results: where each is kept while the function runs.
void FunctionDecoder::layOutSignature()
{
    const auto places = [&](const std::vector<ptx::Variable>& declared, const std::vector<ptx::Index>& registers) {
        std::vector<CallOperand> passed;
        for (std::size_t i = 0; i < declared.size(); ++i) {
            if (i < registers.size() && registers[i] != ptx::kNoIndex) {
                passed.push_back(registerOperand(registers[i]));
                continue;
            }
            const auto last = m_text.variables.begin() + static_cast<std::ptrdiff_t>(m_parameterCount);
            const auto found =
                std::find_if(m_text.variables.begin(), last, [&](const auto& v) { return v.name == declared[i].name; });
            if (found == last)
                throw LogicError(
                    {.text = message("function {} has a parameter without a variable", m_text.name), .subject = m_text.name});
            passed.push_back(variableOperand(static_cast<ptx::Index>(found - m_text.variables.begin())));
        }
        return passed;
    };
    m_function.parameters = places(m_text.signature.parameters, m_text.parameterRegisters);
    m_function.results = places(m_text.signature.results, m_text.resultRegisters);
}

Message FunctionDecoder::place() const
{
    if (m_instruction == nullptr)
        return message("function {}", m_text.name);
    return instructionPlace(*m_context.module, m_text, *m_instruction);
}

void FunctionDecoder::refuse(const Message& why) const
{
    throw LogicError({.text = message("{}: {}", place(), why), .subject = m_text.name});
}

void FunctionDecoder::decode(const ptx::Instruction& instruction, std::uint32_t bodyIndex)
{
    m_instruction = &instruction;
    m_bodyIndex = bodyIndex;
    m_note = {};
    m_labels.clear();
    m_before.clear();
    m_isDirectBranch = false;
    std::string unknown;
    const InstructionPattern* pattern = findPattern(instruction, m_groups, unknown);
    if (pattern == nullptr)
        refuse(unknown.empty() ? Message("this instruction is not emulated without more modifiers")
               : message("this instruction is not emulated ({})", unknown));
    if (pattern->minimumTarget > m_context.target)
        refuse(message("this instruction needs .target sm_{}", pattern->minimumTarget));
    if (!pattern->onlyTarget.empty() && !isAmong(pattern->onlyTarget, m_context.module->target))
        refuse(message("this instruction needs .target {}", pattern->onlyTarget));
    if (pattern->isBeforeSync && m_context.target >= kFirstTargetOfSync && m_context.module->version >= kFirstVersionOfSync)
        refuse("this instruction needs .sync and a member mask from sm_70 on");
    Instruction decoded = std::visit([this](const auto bind) { return bind(*this); }, pattern->bind);
    decoded.guard = kNoGuard;
    if (instruction.guard != ptx::kNoIndex) {
        decoded.guard = read(instruction.guard);
        decoded.guardNegated = instruction.guardNegated;
        m_note.isGuarded = true;
        m_note.goesOn = true;
    }
    m_codeOfBody[bodyIndex] = static_cast<std::uint32_t>(m_function.code.size());
    for (const Instruction& before : m_before)
        append(before, {});
    if (m_isDirectBranch)
        m_branches.push_back(static_cast<std::uint32_t>(m_function.code.size()));
    m_note.targets = m_labels;
    append(decoded, std::move(m_note));
}

void FunctionDecoder::append(const Instruction& instruction, LivenessInfo note)
{
    m_function.code.push_back(instruction);
    m_function.code.back().source = m_bodyIndex;
    m_notes.push_back(std::move(note));
}

// Parameters of a device function whose address is taken.
std::set<ptx::Index> FunctionDecoder::copiedParameters() const
{
    std::set<ptx::Index> copied;
    for (const ptx::Instruction& instruction : m_text.body)
        if (instruction.root == "mov")
            for (const ptx::Operand& operand : instruction.operands)
                if (operand.kind == ptx::Operand::Kind::Variable && operand.isLocalScope && isParameter(operand.index))
                    copied.insert(operand.index);
    return copied;
}

void FunctionDecoder::prologue()
{
    if (isEntry())
        return;
    for (const ptx::Index variable : copiedParameters()) {
        const Storage storage = storageOf(variable);
        append(localCopy(storage.slot, m_slots.local(localOffset(variable), 8), storage.stride, storage.bytes), {});
    }
}

void FunctionDecoder::finish()
{
    m_instruction = nullptr;
    m_bodyIndex = static_cast<std::uint32_t>(m_text.body.empty() ? 0 : m_text.body.size() - 1);
    m_codeOfBody.back() = static_cast<std::uint32_t>(m_function.code.size());
    m_note = {};
    returnsResults();
    append(functionEnd(), m_note);
    resolveLabels();
    assignSlots();
    watchProducts(m_function, m_notes);
    m_function.localAlignment = std::max<std::uint32_t>(m_function.localAlignment, 16);
    const auto registers = static_cast<std::uint32_t>(std::min<std::size_t>(m_slots.registerCount(), kMaxCharge / 4));
    m_function.stackCharge = 16 + 4 * registers;
}

void FunctionDecoder::resolveLabels()
{
    const auto codeOf = [&](std::uint32_t label) { return m_codeOfBody[m_text.labels[label]]; };
    for (const std::uint32_t branch : m_branches)
        m_function.code[branch].aux = codeOf(m_function.code[branch].aux);
    for (std::vector<std::uint32_t>& table : m_function.branchTables)
        std::ranges::transform(table, table.begin(), codeOf);
    for (LivenessInfo& note : m_notes)
        std::ranges::transform(note.targets, note.targets.begin(), codeOf);
}

void FunctionDecoder::assignSlots()
{
    // Parameters in registers come with the call: they live from the start.
    for (const CallOperand& parameter : m_function.parameters)
        if (const std::int64_t reg = m_slots.registerOf(parameter.slot); reg >= 0)
            m_notes.front().reads.push_back(static_cast<std::uint32_t>(reg));
    const LiveIntervals lifetimes = lifetimesOf(m_notes, m_slots.registerCount());
    m_function.frameBytes = m_slots.place(lifetimes.intervals);
    const auto settle = [&](Slot& slot) { slot = m_slots.placed(slot); };
    for (Instruction& instruction : m_function.code) {
        settle(instruction.to);
        settle(instruction.to2);
        std::ranges::for_each(instruction.from, settle);
        if (instruction.guard != kNoGuard)
            settle(instruction.guard);
    }
    std::ranges::for_each(m_function.lists, settle);
    const auto settleOperands = [&](std::vector<CallOperand>& all) {
        for (CallOperand& passed : all)
            settle(passed.slot);
    };
    settleOperands(m_function.parameters);
    settleOperands(m_function.results);
    for (CallSite& call : m_function.calls) {
        settle(call.target);
        settleOperands(call.arguments);
        settleOperands(call.results);
    }
    for (const std::uint32_t reg : lifetimes.unsetAtStart) {
        const std::uint32_t bytes = m_slots.registerBytes(reg);
        const std::uint32_t size = bytes == 0 ? std::uint32_t{sizeof(LaneMask)} : bytes * static_cast<std::uint32_t>(kLanes);
        m_function.zeroed.push_back({m_slots.placed(m_slots.registerSlot(reg)), size});
    }
    for (const PrologueInit& fill : m_slots.inits()) {
        switch (fill.kind) {
        case PrologueInit::Kind::Local: m_function.callInits.push_back(fill); break;
        case PrologueInit::Kind::Shared:
        case PrologueInit::Kind::BlockSpecial: m_function.blockInits.push_back(fill); break;
        default: m_function.launchInits.push_back(fill);
        }
    }
}

FunctionDecoder::Storage& FunctionDecoder::storageOf(ptx::Index variable)
{
    Storage& storage = m_storage[variable];
    if (storage.stride == 0) {
        const ptx::Variable& declared = m_text.variables[variable];
        if (declared.bytes > kMaxParameterBytes)
            refuse(message("parameter {} of {} bytes is larger than {} KiB", declared.name, declared.bytes, kMaxParameterBytes
                           >> 10));
        storage.bytes = static_cast<std::uint32_t>(declared.bytes);
        storage.stride =
            static_cast<std::uint32_t>(aligned(std::max<std::uint64_t>(declared.bytes, 1), std::min(declared.alignment, 16U)));
        storage.slot = m_slots.storage(storage.stride);
    }
    return storage;
}

std::uint64_t FunctionDecoder::localOffset(ptx::Index variable)
{
    LocalVariable& local = m_locals[variable];
    if (!local.isPlaced) {
        const ptx::Variable& declared = m_text.variables[variable];
        const std::uint64_t offset = aligned(m_function.localBytes, declared.alignment);
        if (declared.bytes > kMaxLocalBytes || offset + declared.bytes > kMaxLocalBytes)
            refuse(message("local variable {} of {} bytes is larger than local memory", declared.name, declared.bytes));
        local = {true, offset};
        m_function.localBytes = static_cast<std::uint32_t>(offset + declared.bytes);
        m_function.localAlignment = std::max(m_function.localAlignment, declared.alignment);
    }
    return local.offset;
}

std::uint32_t FunctionDecoder::branchTarget(int number)
{
    const ptx::Operand& label = operand(number);
    if (label.kind != ptx::Operand::Kind::Label)
        refuse(message("operand {} is not a label", number + 1));
    m_isDirectBranch = true;
    m_labels.push_back(label.index);
    m_note.goesOn = false;
    return label.index;
}

std::uint32_t FunctionDecoder::branchTable(int number)
{
    const ptx::Operand& list = operand(number);
    if (list.kind != ptx::Operand::Kind::Targets)
        refuse(message("operand {} is not a list of labels", number + 1));
    const std::vector<ptx::Index>& labels = m_text.targets[list.index];
    m_labels.insert(m_labels.end(), labels.begin(), labels.end());
    m_note.goesOn = false;
    m_function.branchTables.emplace_back(labels.begin(), labels.end());
    return static_cast<std::uint32_t>(m_function.branchTables.size() - 1);
}

void FunctionDecoder::returnsResults()
{
    m_note.goesOn = false;
    for (const CallOperand& result : m_function.results)
        if (const std::int64_t reg = m_slots.registerOf(result.slot); reg >= 0)
            m_note.reads.push_back(static_cast<std::uint32_t>(reg));
}

std::uint32_t FunctionDecoder::callSite(CallSite site)
{
    m_function.calls.push_back(std::move(site));
    return static_cast<std::uint32_t>(m_function.calls.size() - 1);
}

}  // namespace kd::emulator
