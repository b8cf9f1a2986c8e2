// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace kd::posix {

/// Tells whether a file is still the one seen before, without reading it.
struct FileIdentity {
    std::uint64_t device = 0;
    std::uint64_t inode = 0;
    std::uint64_t size = 0;         ///< bytes
    std::int64_t modifiedNs = 0;    ///< since 1970
    std::int64_t changedNs = 0;     ///< time of the inode's last change; cannot be set back as the time of modification can
    std::uint32_t owner = 0;        ///< user id
    bool isRegular = false;

    friend bool operator==(const FileIdentity&, const FileIdentity&) = default;
    /// Size and times as a short text: another text, perhaps another content; the same text, the same content. Device and
    /// inode are left out, as they change with a remount or a copied container.
    std::string text() const;
};

/// Tells the identity of the file that `path` leads to, symlinks followed; nothing when there is none.
std::optional<FileIdentity> fileIdentity(const std::filesystem::path& path);
/// The identity of the regular file at `path` itself: a symbolic link there is none and gives nothing.
std::optional<FileIdentity> fileIdentityNoFollow(const std::filesystem::path& path);

/// Tells the id of the user that this process acts for, as FileIdentity::owner has it.
std::uint32_t processUser();

}  // namespace kd::posix
