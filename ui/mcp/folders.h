// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace kd::mcp {

/// The folders that a server may read and write. What a name leads to counts, not how it is written: links and ".." are resolved.
/// The kernel holds every process of the server to the same folders; this only gives the reason first.
class AllowedFolders {
public:
    AllowedFolders() = default;
    /// Throws RequestError where one of them is no folder, or there is none.
    explicit AllowedFolders(const std::vector<std::filesystem::path>& folders);
    /// Those of a server that was given none: nothing has a name there, and names start from `scratch`, its own.
    static AllowedFolders none(const std::filesystem::path& scratch);

    /// Without links, absolute; the first is the one that relative names start from.
    const std::vector<std::filesystem::path>& all() const noexcept { return m_folders; }
    /// The file that `name` stands for, which need not exist. Throws RequestError where it is outside of all folders, or no name.
    std::filesystem::path resolved(std::string_view name) const;

private:
    std::vector<std::filesystem::path> m_folders;
    bool m_isNone = false;
};

}  // namespace kd::mcp
