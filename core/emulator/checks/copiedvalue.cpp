// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/copiedvalue.h"

#include <algorithm>
#include <vector>

namespace kd::emulator {
namespace {

using ptx::Operand;

void addRegisters(const Operand& operand, std::vector<ptx::Index>& registers)
{
    if (operand.kind == Operand::Kind::Register)
        registers.push_back(operand.index);
    for (const Operand& element : operand.elements)
        addRegisters(element, registers);
}

bool hasAny(const Operand& operand, const std::vector<ptx::Index>& registers)
{
    const bool isOne = operand.kind == Operand::Kind::Register && std::ranges::find(registers, operand.index) != registers.end();
    return isOne || std::ranges::any_of(operand.elements, [&](const Operand& element) { return hasAny(element, registers); });
}

// Destinations are no uses, and neither is the value of a store.
bool isUsed(const ptx::Instruction& instruction, const std::vector<ptx::Index>& registers)
{
    if (std::ranges::find(registers, instruction.guard) != registers.end())
        return true;
    const bool isStore = instruction.root == "st";
    for (std::size_t i = 0; i < instruction.operands.size(); ++i) {
        const bool isDestination = i == 0 && instruction.operands[i].kind != Operand::Kind::Address;
        const bool isStored = isStore && i == 1;
        if (!isDestination && !isStored && hasAny(instruction.operands[i], registers))
            return true;
    }
    return false;
}

}  // namespace

bool isOnlyCopied(const ptx::Function& function, std::size_t index)
{
    if (index >= function.body.size() || function.body[index].root != "ld" || function.body[index].operands.empty())
        return false;
    std::vector<ptx::Index> registers;
    addRegisters(function.body[index].operands.front(), registers);
    return std::ranges::none_of(function.body, [&](const ptx::Instruction& each) { return isUsed(each, registers); });
}

std::optional<PaddedBytes> paddedAround(std::uint64_t first, std::uint32_t bytes, std::uint64_t end)
{
    constexpr std::uint64_t kMaxAlignment = 16;
    constexpr std::uint32_t kLeastCopied = 8;
    if (bytes < kLeastCopied)
        return std::nullopt;
    const std::uint64_t begin = first / kMaxAlignment * kMaxAlignment;
    const std::uint64_t aligned = (first + bytes + kMaxAlignment - 1) / kMaxAlignment * kMaxAlignment;
    return PaddedBytes{begin, std::min(aligned, end) - begin};
}

}  // namespace kd::emulator
