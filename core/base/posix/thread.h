// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kd::posix {

/// Tells whether the calling thread is the one that the process began with, or that a fork left.
bool isMainThread() noexcept;
/// The number of this process.
int processId() noexcept;

}  // namespace kd::posix
