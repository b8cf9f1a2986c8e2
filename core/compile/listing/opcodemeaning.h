// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/compile/listing/listing.h"

#include <string_view>

namespace kd {

/// One line of what an instruction does, "Fused multiply-add of 32-bit floats"; empty for one that is not known. `opcode` is as
/// opcodeOf() gives it: modifiers behind the first dots do not matter where no meaning hangs on them. After the instruction
/// set tables of NVIDIA's "CUDA Binary Utilities" and the PTX ISA manual, 9.0.
MessagePattern<> opcodeMeaning(Listing::Language language, std::string_view opcode);

}  // namespace kd
