// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace kd {

/// The loop of a compile process: takes tasks from the supervisor over `channel` and answers them, on the main thread, until
/// the channel closes. `headerStore` is the folder where it finds what other processes precompiled; empty: there is none.
/// Returns the exit status.
int compileProcessMain(int channel, const std::filesystem::path& headerStore);

}  // namespace kd
