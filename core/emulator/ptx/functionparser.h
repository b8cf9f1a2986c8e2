// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ptx/declaration.h"
#include "core/emulator/ptx/readcontext.h"

namespace kd::ptx {

/// Parses an `.entry` or `.func` (that word next) with its body, if it has one, into Module::functions. Throws LogicError.
void parseFunction(ReadContext& context, const Linkage& linkage);

}  // namespace kd::ptx
