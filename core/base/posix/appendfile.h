// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/posix/handle.h"
#include "core/base/units.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace kd::posix {

/// A regular file that grows at its end and outlives crashes of process and system. One process has it at a time. All of it throws
/// RuntimeError with the path and the system's reason, and blocks. Move-only.
class AppendFile {
public:
    /// Opens it, or creates it with mode 0644.
    explicit AppendFile(std::filesystem::path path);

    const std::filesystem::path& path() const noexcept { return m_path; }
    std::uint64_t size() const noexcept { return m_size; }
    /// All that it holds; one that is longer than `limit` is refused before memory is taken.
    std::string read(Bytes limit) const;
    /// Adds `text`, and waits until it is on the disk. Where that fails the file is again what it was before.
    void append(std::string_view text);
    /// Cuts off what lies behind the first `size` bytes.
    void cut(std::uint64_t size);

private:
    std::filesystem::path m_path;
    Handle m_handle;
    std::uint64_t m_size = 0;
};

}  // namespace kd::posix
