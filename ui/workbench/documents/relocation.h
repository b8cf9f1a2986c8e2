// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/launch/launchsetup.h"

#include <filesystem>

namespace kd {

/// Names the files of a launch from another folder: relative where they lie below `to`, else absolute.
void relocate(LaunchSetup& launch, const std::filesystem::path& from, const std::filesystem::path& to);

}  // namespace kd
