// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kerneldesk/exitstatus.h"
#include "core/base/posix/process.h"

#include <filesystem>
#include <string>
#include <vector>

namespace kd::cli {

// What commands have in common that start a program of the user.

/// The file that a shell would start; empty where there is none.
std::filesystem::path programFile(const std::string& program);

/// The exit status that a shell would give.
ExitStatus statusOfProgram(const posix::ExitStatus& status);

}  // namespace kd::cli
