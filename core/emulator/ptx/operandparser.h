// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ptx/readcontext.h"

namespace kd::ptx {

/// Parses one operand of an instruction with the opcode `root`. Throws LogicError for names that are not declared, labels
/// apart: those get their index when the function ends.
Operand parseOperand(ReadContext& context, std::string_view root);

/// The register that `name` is, which comes into being when it is of a range; null when it is none.
const Symbol* findRegister(ReadContext& context, std::string_view name);

}  // namespace kd::ptx
