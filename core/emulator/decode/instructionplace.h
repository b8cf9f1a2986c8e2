// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/emulator/ptx/module.h"

namespace kd::emulator {

/// Says where an instruction stands and what it is, for sentences about one that cannot run:
/// "PTX line 12 (saxpy.cu:7): fma.rn.f32". Of a module that was linked the unit is named in front where no source is known.
Message instructionPlace(const ptx::Module& module, const ptx::Function& function, const ptx::Instruction& instruction);

}  // namespace kd::emulator
