// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace kd {

/// Files that stand in the place of those on disk below one folder, as a checkout has them at a revision. What it does not hold is
/// as it is on disk.
class HeaderOverlay {
public:
    virtual ~HeaderOverlay() = default;

    /// Whether there is a regular file of that path, which has neither "." nor "..".
    virtual bool holds(const std::filesystem::path& path) const = 0;
    /// The text of a file that it holds, of `maxBytes` at most. Throws, naming the file, where it cannot be read. Blocks.
    virtual std::string read(const std::filesystem::path& path, std::uint64_t maxBytes) const = 0;
};

}  // namespace kd
