// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/memory/resolve.h"
#include "core/emulator/program/operanddecoder.h"
#include "core/emulator/tensor/fragment.h"

#include <string_view>

namespace kd::emulator {

/// Helpers of this room's patterns, which throw as OperandDecoder does.

/// An instruction that runs when all lanes of its warp have come.
Instruction wholeWarp(Handler all);
/// Index of the list of registers in braces, which are as many as `wanted` says and of the element's width.
std::uint32_t destinationRegisters(OperandDecoder& decoder, int operand, Element element, int wanted);
std::uint32_t sourceRegisters(OperandDecoder& decoder, int operand, Element element, int wanted);
/// The element that a modifier names; false: it names none.
bool elementNamed(std::string_view word, Element& element);
/// "m16n8k16" as numbers; false: it is none.
bool shapeNamed(std::string_view word, MatrixShape& shape);

/// Tells the race detector that the lanes of the warp have met.
void tellConvergence(const Warp& warp);

}  // namespace kd::emulator
