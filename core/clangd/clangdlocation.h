// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <filesystem>
#include <string>

namespace kd {

/// The clangd that is used, found without starting anything (some 100 us): KERNELDESK_CLANGD, else the first `clangd` on PATH, else
/// the newest `clangd-N` there.
struct ClangdLocation {
    std::filesystem::path path;  ///< empty when there is none
    std::string identity;        ///< path, size and times: another text when it is replaced
    Message missing;             ///< one sentence when there is none: what was looked for, where, what to install
};

/// Finds it as the environment is now.
ClangdLocation findClangd();

}  // namespace kd
