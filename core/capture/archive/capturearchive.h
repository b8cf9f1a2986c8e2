// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"

#include <filesystem>

namespace kd {

// One file for a recording: a ZIP archive (ZIP64 where it is large) with the session, its data folder, and manifest.json, which
// names each file with its bytes and their SHA-256. Written for others, so nothing of one is trusted when it is read.

/// What the names of such files end in.
inline constexpr const char* kCaptureEnding = ".kdcap";
/// Bytes of all files of an archive together that are unpacked where nobody says otherwise.
inline constexpr Bytes kMaxCapture{std::uint64_t{1} << 40};

/// Writes the session and the files of the folder `data`, which lies beside it, into `archive`, with mode 0600, in the place of one
/// that is there. Throws RuntimeError with the reason; nothing is there then that was not before. Blocks.
void packCapture(const std::filesystem::path& session, const std::filesystem::path& data, const std::filesystem::path& archive);

/// Writes the files of `archive` into `folder`, which is empty and private. Gives the session's. Throws RuntimeError where it is no
/// such archive, was changed, or has more than `limit` or than the disk has room for; what was written until then stays. Blocks.
std::filesystem::path unpackCapture(const std::filesystem::path& archive, const std::filesystem::path& folder,
                                    Bytes limit = kMaxCapture);

}  // namespace kd
