// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"

#include <filesystem>

namespace kd {

/// Writes what the gzip file `from` holds into the new file `to`, with mode 0600. Throws RuntimeError where it is none, is damaged,
/// or holds more than `limit` or than the disk has room for; nothing is left then. Blocks.
void unpackGzip(const std::filesystem::path& from, const std::filesystem::path& to, Bytes limit);

}  // namespace kd
