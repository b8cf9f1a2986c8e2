// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <filesystem>
#include <string>
#include <vector>

namespace kd {

/// The nvcc that is used, found without starting anything (some 100 us): KERNELDESK_NVCC, else the first that has all of its parts
/// in CUDA_HOME, CUDA_PATH, PATH, /usr/local/cuda* and the wheels.
struct NvccLocation {
    std::filesystem::path nvcc;          ///< empty when there is none, or no host compiler for it
    std::filesystem::path ptxas;         ///< of the same toolkit
    std::filesystem::path toolkit;       ///< its folder, without symbolic links: programs, headers and libraries are below it
    std::filesystem::path hostCompiler;  ///< the gcc that nvcc finds on PATH: it preprocesses what nvcc compiles
    std::string identity;                ///< paths, sizes and times: another text when one of its parts is replaced
    Message missing;                     ///< one sentence when there is none: what was looked for, where, what to install
};

/// Finds it as the environment is now. What was found is kept in this process, and looked for anew where the environment or one of
/// its parts has changed; that there is none is not kept. Any thread. Blocks.
NvccLocation findNvcc();

/// The folders where a program's includes are looked for behind its own: the toolkit's and the host's.
std::vector<std::filesystem::path> nvccIncludeFolders(const NvccLocation& location);

}  // namespace kd
