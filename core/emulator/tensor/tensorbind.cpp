// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/tensor/tensorbind.h"

#include "core/emulator/checks/globalraces.h"
#include "core/emulator/checks/racedetector.h"
#include "core/emulator/exec/warpsync.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace kd::emulator {
namespace {

struct ElementName {
    std::string_view name;
    Element element;
};
constexpr std::array kElementNames{
    ElementName{"f16", Element::F16}, ElementName{"bf16", Element::BF16}, ElementName{"tf32", Element::TF32},
    ElementName{"f32", Element::F32}, ElementName{"f64", Element::F64},   ElementName{"s8", Element::S8},
    ElementName{"u8", Element::U8},   ElementName{"s4", Element::S4},     ElementName{"u4", Element::U4},
    ElementName{"s32", Element::S32}, ElementName{"b1", Element::B1},     ElementName{"e4m3", Element::E4M3},
    ElementName{"e5m2", Element::E5M2}, ElementName{"e3m2", Element::E3M2}, ElementName{"e2m3", Element::E2M3},
    ElementName{"e2m1", Element::E2M1}};

ptx::Type registerTypeOf(Element element)
{
    return element == Element::F64 ? ptx::Type::F64 : element == Element::F32 ? ptx::Type::F32 : ptx::Type::B32;
}

void expectRegisters(const OperandDecoder& decoder, int operand, int count, int wanted)
{
    if (count != wanted)
        decoder.refuse(message("operand {} has {} registers instead of {}", operand + 1, count, wanted));
}

bool numberAfter(char letter, std::string_view& text, int& number)
{
    if (!text.starts_with(letter))
        return false;
    const char* const begin = text.data() + 1;
    const auto [end, error] = std::from_chars(begin, text.data() + text.size(), number);
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return error == std::errc();
}

}  // namespace

Instruction wholeWarp(Handler all)
{
    Instruction instruction;
    instruction.all = all;
    instruction.some = awaitWholeWarp;
    instruction.guard = kNoGuard;
    return instruction;
}

std::uint32_t destinationRegisters(OperandDecoder& decoder, int operand, Element element, int wanted)
{
    int count = 0;
    const std::uint32_t first = decoder.destinationList(operand, registerTypeOf(element), count);
    expectRegisters(decoder, operand, count, wanted);
    return first;
}

std::uint32_t sourceRegisters(OperandDecoder& decoder, int operand, Element element, int wanted)
{
    int count = 0;
    const std::uint32_t first = decoder.sourceList(operand, registerTypeOf(element), count);
    expectRegisters(decoder, operand, count, wanted);
    return first;
}

bool elementNamed(std::string_view word, Element& element)
{
    const auto found = std::ranges::find(kElementNames, word, &ElementName::name);
    if (found != kElementNames.end())
        element = found->element;
    return found != kElementNames.end();
}

bool shapeNamed(std::string_view word, MatrixShape& shape)
{
    return numberAfter('m', word, shape.m) && numberAfter('n', word, shape.n) && numberAfter('k', word, shape.k) && word.empty();
}

void tellConvergence(const Warp& warp)
{
    if (warp.block->races != nullptr)
        warp.block->races->lanesConverge(warp.index);
    if (warp.block->globalRaces != nullptr)
        warp.block->globalRaces->lanesConverge(warp.index);
}

}  // namespace kd::emulator
