// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/decode/functiondecoder.h"

namespace kd::emulator {

/// Decodes `call`: of a function, of a system call, or through a register with a prototype or a list of targets.
Instruction bindCall(FunctionDecoder& decoder);

}  // namespace kd::emulator
