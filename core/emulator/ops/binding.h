// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/emulator/program/operanddecoder.h"
#include "core/emulator/ops/opkey.h"

#include <initializer_list>
#include <string_view>

namespace kd::emulator {

/// Helpers of the rows of arithmetic. All throw LogicError as OperandDecoder does.

/// The alternatives of patterns that many rows share.
#define KD_INTEGERS ".u16|.s16|.u32|.s32|.u64|.s64"
#define KD_ROUNDINGS ".rn|.rz|.rm|.rp"

/// OperandDecoder::refuse, known to the compiler not to come back.
[[noreturn]] void refuse(const OperandDecoder& decoder, const Message& why);
/// Type of the pattern's word `index`; "f32x2" is B64, the type of its registers.
ptx::Type typeAt(const OperandDecoder& decoder, int index);
/// Rounding of the pattern's word `index`, Rn when it was not written.
Round roundAt(const OperandDecoder& decoder, int index);
/// `flag` when the word was written.
std::uint32_t flagAt(const OperandDecoder& decoder, int index, std::uint32_t flag);

bool isSigned(ptx::Type type);
/// U16 for S16 and so on, and for bits of that width: handlers of what has no sign.
ptx::Type unsignedOf(ptx::Type type);
/// B16, B32, B64 or B128 for any type of that size.
ptx::Type bitsOf(ptx::Type type);

/// An instruction with the handlers of `key`.
Instruction handled(OperandDecoder& decoder, OpKey key);
/// Throws unless the instruction has `count` operands.
void expectOperands(const OperandDecoder& decoder, int count);
/// Destination 0 of type `to`, then sources of the given types.
Instruction bindLanes(OperandDecoder& decoder, OpKey key, ptx::Type to, std::initializer_list<ptx::Type> from);

}  // namespace kd::emulator
