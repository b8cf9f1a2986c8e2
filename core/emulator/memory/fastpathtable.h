// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/memory/loadstore.h"

namespace kd::emulator {

/// A handler of fastLoad() or fastStore().
struct FastPathEntry {
    ptx::Space space;
    bool isStore;
    bool narrow;
    ElementShape shape;
    HandlerPair handlers;
};

struct FastPathTable {
    const FastPathEntry* first;
    std::size_t count;
};

namespace generic {
extern const FastPathTable kFastTable;
}
namespace avx2 {
extern const FastPathTable kFastTable;
}

/// The general handler of a weak access, for what a fast one leaves.
Handler fallBack(ptx::Space space, bool isStore, bool narrow);

}  // namespace kd::emulator
