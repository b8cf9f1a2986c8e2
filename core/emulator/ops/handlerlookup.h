// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/operanddecoder.h"
#include "core/emulator/ops/handlertable.h"

namespace kd::emulator {

/// The handlers of `key` for an instruction set; null when nothing computes that. Thread-safe.
const HandlerEntry* findHandler(HostIsa isa, OpKey key);

}  // namespace kd::emulator
