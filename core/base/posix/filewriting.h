// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>

namespace kd::posix {

// Writers of files share these.

/// Throws RuntimeError: `what`, the system's words for `error`, and the path.
[[noreturn]] void failOnFile(const std::filesystem::path& path, const Message& what, int error);
/// All of them, or a RuntimeError that names `path`.
void writeAll(const std::filesystem::path& path, int descriptor, std::span<const std::byte> bytes);
/// So that a new name in it outlives a crash of the system. Errors do not matter.
void syncDirectory(const std::filesystem::path& directory);

}  // namespace kd::posix
