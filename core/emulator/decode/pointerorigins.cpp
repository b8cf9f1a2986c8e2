// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/decode/pointerorigins.h"

#include <algorithm>

namespace kd::emulator {
namespace {

// A value changes at most three times, but text may be hostile.
constexpr int kMaxOriginSweeps = 16;

bool isFollowed(ptx::Space space)
{
    return space == ptx::Space::Shared || space == ptx::Space::Local;
}

// "cvt.u64.u32": a part or an extension of an address, as addresses are.
bool isOfIntegers(const ptx::Instruction& instruction)
{
    return std::ranges::all_of(instruction.modifiers,
                               [](std::string_view word) { return word == "u32" || word == "u64" || word == "s64"; });
}

template <typename Visit> void forEachRegister(const ptx::Operand& operand, const Visit& visit)
{
    if (operand.kind == ptx::Operand::Kind::Register)
        visit(operand.index);
    if (operand.kind != ptx::Operand::Kind::Address)
        for (const ptx::Operand& element : operand.elements)
            forEachRegister(element, visit);
}

// The first operand counts as written whether it is or not; of calls the groups do.
template <typename Visit> void forEachWritten(const ptx::Instruction& instruction, const Visit& visit)
{
    const bool isCall = instruction.root == "call";
    for (const ptx::Operand& operand : instruction.operands) {
        if (!isCall || operand.kind == ptx::Operand::Kind::Group)
            forEachRegister(operand, visit);
        if (!isCall)
            return;
    }
}

}  // namespace

PointerOrigins::PointerOrigins(const ptx::Module& module, const ptx::Function& function) : m_module(module), m_function(function)
{
    if (!takesAnAddress())
        return;
    m_values.resize(function.registers.size(), Value{.kind = Kind::Other});
    for (const ptx::Instruction& instruction : function.body)
        forEachWritten(instruction, [&](ptx::Index reg) { m_values[reg].kind = Kind::Unset; });
    for (const ptx::Index reg : function.parameterRegisters)
        if (reg != ptx::kNoIndex)
            m_values[reg].kind = Kind::Other;
    for (int sweep = 0; sweep < kMaxOriginSweeps; ++sweep) {
        bool hasChanged = false;
        for (const ptx::Instruction& instruction : function.body)
            hasChanged |= follow(instruction);
        if (!hasChanged)
            return;
    }
    m_values.clear();
}

bool PointerOrigins::takesAnAddress() const
{
    return std::ranges::any_of(m_function.body, [&](const ptx::Instruction& instruction) {
        return instruction.root != "call" && std::ranges::any_of(instruction.operands, [&](const ptx::Operand& operand) {
                   return valueOf(operand).kind == Kind::Address;
               });
    });
}

std::optional<PointerOrigins::Variable> PointerOrigins::of(ptx::Index reg) const
{
    if (reg >= m_values.size() || m_values[reg].kind != Kind::Address)
        return std::nullopt;
    return m_values[reg].variable;
}

PointerOrigins::Value PointerOrigins::met(const Value& a, const Value& b)
{
    if (a.kind == Kind::Unset || a == b)
        return b;
    return b.kind == Kind::Unset ? a : Value{.kind = Kind::Mixed};
}

PointerOrigins::Value PointerOrigins::sum(const Value& a, const Value& b)
{
    if (a.kind == Kind::Unset || b.kind == Kind::Unset)
        return {};
    if (a.kind == Kind::Other)
        return b;
    return b.kind == Kind::Other ? a : Value{.kind = Kind::Mixed};
}

PointerOrigins::Value PointerOrigins::valueOf(const ptx::Operand& operand) const
{
    if (operand.kind == ptx::Operand::Kind::Register)
        return operand.index < m_values.size() ? m_values[operand.index] : Value{.kind = Kind::Other};
    if (operand.kind != ptx::Operand::Kind::Variable)
        return {.kind = Kind::Other};
    const ptx::Variable& variable = operand.isLocalScope ? m_function.variables[operand.index] : m_module.variables[operand.index];
    return isFollowed(variable.space) ? Value{Kind::Address, {operand.index, operand.isLocalScope}} : Value{.kind = Kind::Other};
}

// What an operation that is not followed makes of its operands.
PointerOrigins::Value PointerOrigins::anyOf(const std::vector<ptx::Operand>& operands) const
{
    Value all{.kind = Kind::Other};
    for (std::size_t i = 1; i < operands.size(); ++i) {
        const bool isVector = operands[i].kind == ptx::Operand::Kind::Vector;
        const Value value = isVector ? anyOf(operands[i].elements) : valueOf(operands[i]);
        const Value first =
            isVector && !operands[i].elements.empty() ? valueOf(operands[i].elements.front()) : Value{.kind = Kind::Other};
        if (value.kind == Kind::Unset || first.kind == Kind::Unset)
            return {};
        if (value.kind != Kind::Other || first.kind != Kind::Other)
            all = {.kind = Kind::Mixed};
    }
    return all;
}

PointerOrigins::Value PointerOrigins::resultOf(const ptx::Instruction& instruction) const
{
    const std::string_view root = instruction.root;
    const auto value = [&](std::size_t operand) { return valueOf(instruction.operands[operand]); };
    const std::size_t count = instruction.operands.size();
    if (root == "ld" || root == "ldu" || root == "atom")
        return {.kind = Kind::Other};
    if ((root == "mov" && count == 2 && instruction.operands[1].kind != ptx::Operand::Kind::Vector) ||
        (root == "cvt" && count == 2 && isOfIntegers(instruction)))
        return value(1);
    if (root == "cvta" && count == 2)
        return {.kind = Kind::Other};
    if (root == "add" && count == 3 && !instruction.has("cc"))
        return sum(value(1), value(2));
    if (root == "sub" && count == 3 && value(2).kind == Kind::Other)
        return value(1);
    if (root == "sub" && count == 3 && value(1) == value(2) && value(1).kind == Kind::Address)
        return {.kind = Kind::Other};
    if (root == "mad" && count == 4 && value(1).kind == Kind::Other && value(2).kind == Kind::Other)
        return value(3);
    if (root == "selp" && count == 4)
        return met(value(1), value(2));
    return anyOf(instruction.operands);
}

bool PointerOrigins::follow(const ptx::Instruction& instruction)
{
    const Value value =
        instruction.root == "call" || instruction.operands.empty() ? Value{.kind = Kind::Other} : resultOf(instruction);
    bool hasChanged = false;
    forEachWritten(instruction, [&](ptx::Index reg) {
        const Value now = met(m_values[reg], value);
        hasChanged |= now != m_values[reg];
        m_values[reg] = now;
    });
    return hasChanged;
}

}  // namespace kd::emulator
