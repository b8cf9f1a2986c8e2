// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/instruction.h"
#include "core/emulator/ops/opkey.h"

#include <cstddef>

namespace kd::emulator {

/// The two forms of a handler and what they compute.
struct HandlerEntry {
    OpKey key;
    Handler all;
    Handler some;
};

/// A plain table; each file of handlers exports one for each instruction set that it is compiled for.
struct HandlerTable {
    const HandlerEntry* first;
    std::size_t count;
};

// KD_ISA is the name of the instruction set while handlers are compiled.
#define KD_HANDLER_TABLES(isa)                 \
    namespace isa {                            \
    extern const HandlerTable kIntegerTable;   \
    extern const HandlerTable kBitTable;       \
    extern const HandlerTable kCarryTable;     \
    extern const HandlerTable kFloatTable;     \
    extern const HandlerTable kDoubleTable;    \
    extern const HandlerTable kHalfTable;      \
    extern const HandlerTable kApproxTable;    \
    extern const HandlerTable kCompareTable;   \
    extern const HandlerTable kMoveTable;      \
    extern const HandlerTable kConvertTable;   \
    extern const HandlerTable kVideoTable;     \
    }
KD_HANDLER_TABLES(generic)
KD_HANDLER_TABLES(avx2)
#undef KD_HANDLER_TABLES

}  // namespace kd::emulator
