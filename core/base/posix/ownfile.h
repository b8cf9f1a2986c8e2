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
bool readOwnFileInPieces(const std::filesystem::path& path, Bytes limit, const std::function<bool(std::span<const std::byte>)>& take);

/// Appends in one write, so that lines of several processes do not mix, creating the file with mode 0600. False when that
/// fails. Not durable: for journals that may lose their end.
bool appendToOwnFile(const std::filesystem::path& path, std::string_view text);

/// True when `path` is a folder of this user that nobody else may write to.
bool isOwnFolder(const std::filesystem::path& path);

}  // namespace kd::posix
