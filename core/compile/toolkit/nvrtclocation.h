// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <filesystem>
#include <string>
#include <vector>

namespace kd {

/// The folders of a toolkit's headers that go to the compiler with -I: the one with cuda_fp16.h and, where the toolkit
/// keeps CCCL apart (13.0 and later), its cccl folder. Looked for beside the library, then in CUDA_HOME,
/// /usr/local/cuda*, the wheels and the system. Empty when there is none.
std::vector<std::filesystem::path> toolkitIncludeFolders(const std::filesystem::path& library);

/// Says where nvrtcCandidates() looks, in words: "in /usr/local/cuda*, …".
Message nvrtcPlaces();

/// Tells where NVRTC of that version loads its builtins from: beside the library. The file need not exist.
std::filesystem::path builtinsPath(const std::filesystem::path& library, int major, int minor);

/// Tells what a compile depends on besides the request, found without loading anything (some 100 us).
struct NvrtcFiles {
    /// Path, size and times of every file that could be loaded as NVRTC or as its builtins: another text when one changes.
    std::string identity;
    /// The first NVRTC that exists, which is the one that will be loaded unless it is broken; empty where only the loader can find
    /// one.
    std::filesystem::path library;
    /// These are the include folders of that library.
    std::vector<std::filesystem::path> includeFolders;
};
/// Finds them as the environment is now.
NvrtcFiles nvrtcFiles();

/// Path, size and times of that library and of the builtins beside it.
std::string libraryIdentity(const std::filesystem::path& library);

}  // namespace kd
