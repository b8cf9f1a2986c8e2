// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/async/groupcopies.h"
#include "core/emulator/warp/asyncwork.h"
#include "core/emulator/warp/block.h"

#include <vector>

namespace kd::emulator {

/// The asynchronous work of one block.
class AsyncState final : public AsyncWork {
public:
    explicit AsyncState(Block& block);
    void blockBegins() override;

    GroupCopies& groupsOf(const Warp& warp) { return m_groups[warp.index]; }

private:
    std::vector<GroupCopies> m_groups;  ///< by warp
};

/// The work of the block of a warp, made when there is none.
AsyncState& asyncStateOf(Warp& warp);

}  // namespace kd::emulator
