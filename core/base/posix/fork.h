// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kd::posix {

/// Says how often this process, and those that it was forked from, were forked since the first call: differs from what it was
/// before in a child that was forked without exec. Costs a read of memory.
unsigned forkGeneration() noexcept;

}  // namespace kd::posix
