// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace kd::posix {

// Files in a folder that others may have tampered with: only what belongs to this user counts.

/// The content of a regular file that this user owns; nothing for anything else: missing, a symlink, a device, another
/// owner, longer than `limit`, unreadable. Blocks.
std::optional<std::vector<std::byte>> readOwnFile(const std::filesystem::path& path, Bytes limit);

/// Gives such a file, of at most `limit`, to `take` in pieces of up to 1 MiB, from its start. False when it is no such file,
/// when it cannot be read or changes its length meanwhile, or when `take` says false, which ends it. Blocks.
bool readOwnFileInPieces(const std::filesystem::path& path, Bytes limit,
                         const std::function<bool(std::span<const std::byte>)>& sink);

/// Appends in one write, so that lines of several processes do not mix, creating the file with mode 0600. False when that
/// fails, or something else is in its place. Not durable: for journals that may lose their end.
bool appendToOwnFile(const std::filesystem::path& path, std::string_view text);

/// Puts a file with these bytes and mode 0600 in the place of whatever file or symlink has that name; what a symlink leads to
/// stays as it is. A reader sees the old content or the new one, whole. Throws RuntimeError with the path. Blocks.
void replaceOwnFile(const std::filesystem::path& path, std::span<const std::byte> bytes);

/// Sets the time of the last change to now: of the file itself, never of what a symlink leads to. Errors do not matter.
void touchOwnFile(const std::filesystem::path& path) noexcept;

/// Removes a file or a symlink, never a folder. Errors do not matter.
void removeFile(const std::filesystem::path& path) noexcept;

/// True when `path` itself, not what a symlink leads to, is a folder of this user that nobody else may write to.
bool isOwnFolder(const std::filesystem::path& path);

/// Makes such a folder (mode 0700) where there is none. Throws RuntimeError with the path when it cannot, or when something
/// else is in its place.
void makeOwnFolder(const std::filesystem::path& path);

}  // namespace kd::posix
