// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <system_error>

namespace kd {

/// Tells how many processes there are that were started in `folder`, or below it.
inline int processesBelow(const std::filesystem::path& folder)
{
    int count = 0;
    for (const std::filesystem::directory_entry& process : std::filesystem::directory_iterator("/proc")) {
        std::error_code error;
        const std::filesystem::path place = std::filesystem::read_symlink(process.path() / "cwd", error);
        count += !error && place.native().starts_with(folder.native()) ? 1 : 0;
    }
    return count;
}

}  // namespace kd
