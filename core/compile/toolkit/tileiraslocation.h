// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <filesystem>
#include <string>

namespace kd {

/// The tileiras that is used, which makes machine code of Tile IR, found without starting anything (some 100 us):
/// KERNELDESK_TILEIRAS, else the first that has its parts in CUDA_HOME, CUDA_PATH, PATH, /usr/local/cuda* and the wheels.
struct TileirasLocation {
    std::filesystem::path tileiras;  ///< empty when there is none
    std::filesystem::path toolkit;   ///< its folder, without symbolic links: its ptxas and its libraries are below it
    std::string identity;            ///< path, size and times: another text when it is replaced
    Message missing;                 ///< one sentence when there is none: what was looked for, where, what to install
};

/// Finds it as the environment is now. Any thread. Blocks.
TileirasLocation findTileiras();

}  // namespace kd
