// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <vector>

namespace kd {

/// The sources of a project that clangd reads to know where a name is used.
struct ProjectSources {
    std::vector<std::filesystem::path> files;  ///< absolute; those close to the file that was asked about come first
    std::uint64_t stamp = 0;  ///< another one when a source or a header was written, added or removed, or others are read
    bool isCut = false;       ///< there are more than are read
};

inline constexpr std::size_t kMaxProjectSources = 200;
inline constexpr std::size_t kMaxProjectEntries = 20'000;      // files and folders that are looked at
inline constexpr std::uintmax_t kMaxProjectSource = 2u << 20;  // bytes of a source

/// Lists the sources in `folder` and below, without hidden folders, those of builds, and links. Never throws. Blocks.
ProjectSources projectSources(const std::filesystem::path& folder, const std::filesystem::path& file);

}  // namespace kd
