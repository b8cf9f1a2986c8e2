// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/posix/handle.h"

#include <filesystem>

namespace kd::posix {

/// A private temporary folder (mode 0700) that lives as long as this object. While it lives it is locked, so that
/// another process can tell what was left behind by one that was killed. Move-only.
class ScratchFolder {
public:
    ScratchFolder() = default;
    /// Makes `base`/kerneldesk-worker-XXXXXX. Throws RuntimeError with the path and the system's reason.
    explicit ScratchFolder(const std::filesystem::path& base);
    ~ScratchFolder();
    ScratchFolder(ScratchFolder&& other) noexcept;
    ScratchFolder& operator=(ScratchFolder&& other) noexcept;

    const std::filesystem::path& path() const noexcept { return m_path; }
    /// Removes what killed processes of this user left in `base`. Blocks.
    static void removeAbandoned(const std::filesystem::path& base) noexcept;

private:
    void remove() noexcept;

    std::filesystem::path m_path;
    Handle m_lock;
};

}  // namespace kd::posix
