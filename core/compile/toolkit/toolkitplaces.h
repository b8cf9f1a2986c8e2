// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <cstdint>
#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kd {

// CUDA is looked for here, by whatever of it is needed: libraries, headers, programs. As the environment is now.

/// Empty when it is not set.
std::string environmentVariable(const char* name);
/// KERNELDESK_CUDA=wheels: installed toolkits are left out.
bool onlyWheels();

/// Tells whether there is anything of that name; false where nobody may look.
bool present(const std::filesystem::path& path);
/// Entries of `folder` whose names start with `prefix`, the last in alphabetical order first.
std::vector<std::filesystem::path> entries(const std::filesystem::path& folder, std::string_view prefix);

/// Paths to different existing files or folders: of several symlinks to one, the first.
class DistinctPaths {
public:
    /// Takes it unless it does not exist or is the same as one before.
    void add(const std::filesystem::path& path);
    std::vector<std::filesystem::path> take() { return std::move(m_paths); }

private:
    std::vector<std::filesystem::path> m_paths;
    std::set<std::pair<std::uint64_t, std::uint64_t>> m_seen;  ///< device and inode
};

/// CUDA_HOME and /usr/local/cuda*, the newest first.
std::vector<std::filesystem::path> installedToolkits();
/// Folders that hold one wheel's include, lib and bin each: .deps/cuda/nvidia/* beside the program and up to three levels above.
std::vector<std::filesystem::path> wheels();
/// The folders of PATH, as far as they are absolute.
std::vector<std::filesystem::path> programFolders();
/// Where a compiler of that name may lie, the likeliest first: CUDA_HOME, CUDA_PATH, PATH, installed toolkits, wheels.
std::vector<std::filesystem::path> compilerPlaces(const char* name);
/// Tells whether `path` leads to a file that somebody may execute.
bool isProgram(const std::filesystem::path& path);
/// "13.2.51" of what one of CUDA's tools prints for --version; empty where that is not said.
std::string toolVersion(const std::string& text);
/// Both, in words: "in CUDA_HOME (not set), /usr/local/cuda*, …".
Message toolkitPlaces();

}  // namespace kd
