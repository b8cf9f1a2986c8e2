// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kd::posix {

/// Reads a whole regular file. Throws RuntimeError with the path when it is missing, not a regular file, unreadable, or
/// longer than `limit`; the length is checked before memory is taken. Blocks.
std::vector<std::byte> readFile(const std::filesystem::path& path, Bytes limit);
/// The same for the file at `path` itself: a symbolic link there is refused, never followed.
std::vector<std::byte> readFileNoFollow(const std::filesystem::path& path, Bytes limit);
/// The first bytes of a regular file, at most `count`; a longer one is no error.
std::vector<std::byte> readFileStart(const std::filesystem::path& path, Bytes count);
std::string readTextFile(const std::filesystem::path& path, Bytes limit);

/// Writes a temporary file beside `path`, fsyncs it, renames it over `path` and fsyncs the folder: a reader sees the old
/// or the new content whole. Throws RuntimeError with the path and the system's reason; the old file is then intact and
/// the temporary one gone. Mode, owner and group are kept as far as the user may give them. A symbolic link keeps leading where it
/// leads; a character device (/dev/null) is written to;
/// anything else that is not a regular file is refused. Blocks. `mode` applies to a new file.
void writeFileAtomically(const std::filesystem::path& path, std::span<const std::byte> bytes, unsigned mode = 0644);
void writeFileAtomically(const std::filesystem::path& path, std::string_view text, unsigned mode = 0644);

/// Tells whether the user may create files in `folder`.
bool mayWriteInto(const std::filesystem::path& folder);

/// Creates `path` and its parents, the last one with mode 0700. Throws RuntimeError with the path and reason.
void makePrivateDirectory(const std::filesystem::path& path);

/// The path of the running executable.
std::filesystem::path executablePath();

}  // namespace kd::posix
