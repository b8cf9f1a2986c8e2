// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/memory/fastpathtable.h"

namespace kd::emulator {
namespace {

HandlerPair findFast(HostIsa isa, ptx::Space space, bool isStore, bool narrow, const ElementShape& shape)
{
    const FastPathTable& table = isa == HostIsa::Avx2 ? avx2::kFastTable : generic::kFastTable;
    const bool isExtended = shape.isSigned && shape.elementBytes < shape.registerBytes;
    for (std::size_t i = 0; i < table.count && !isExtended; ++i) {
        const FastPathEntry& entry = table.first[i];
        if (entry.space == space && entry.isStore == isStore && entry.narrow == narrow &&
            entry.shape.elementBytes == shape.elementBytes && entry.shape.registerBytes == shape.registerBytes &&
            entry.shape.count == shape.count)
            return entry.handlers;
    }
    return {};
}

}  // namespace

Handler fallBack(ptx::Space space, bool isStore, bool narrow)
{
    return isStore ? generalStore(space, Order::Weak, narrow) : generalLoad(space, Order::Weak, narrow);
}

HandlerPair fastLoad(HostIsa isa, ptx::Space space, bool narrow, const ElementShape& shape)
{
    return findFast(isa, space, false, narrow, shape);
}

HandlerPair fastStore(HostIsa isa, ptx::Space space, bool narrow, const ElementShape& shape)
{
    return findFast(isa, space, true, narrow, shape);
}

}  // namespace kd::emulator
