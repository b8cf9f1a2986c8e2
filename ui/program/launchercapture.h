// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace kd {

/// Tells whether a JSON file is a capture of Kernel Launcher, as its beginning says. Never throws. Blocks.
bool isLauncherCapture(const std::filesystem::path& file);

/// Tells whether it is a capture of either kind: a recording as one file, by its name, or one of Kernel Launcher. Blocks.
bool holdsCapture(const std::filesystem::path& file);

/// Makes a session of a capture of Kernel Launcher (KEY_SIZE.json with the files that it names beside it), in `folder`, which is
/// empty and private: the kernel in the default configuration of its tunable parameters, with its arguments, and what each output
/// is compared with where the capture has that. Gives the session's file. Nothing of the capture is trusted: files lie beside it,
/// have the hashes that it names, and are within `kMaxCapture` together. Throws RuntimeError where it is damaged or has what a
/// session has not. Blocks.
std::filesystem::path sessionOfLauncherCapture(const std::filesystem::path& file, const std::filesystem::path& folder);

}  // namespace kd
