// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/async/asyncstate.h"

#include <algorithm>

namespace kd::emulator {

AsyncState::AsyncState(Block& block) : m_groups(block.warps.size()) {}

void AsyncState::blockBegins()
{
    std::ranges::for_each(m_groups, &GroupCopies::clear);
}

AsyncState& asyncStateOf(Warp& warp)
{
    Block& block = *warp.block;
    if (block.async == nullptr)
        block.async = std::make_unique<AsyncState>(block);
    return static_cast<AsyncState&>(*block.async);
}

}  // namespace kd::emulator
