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

/// Gives `environment` ("NAME=VALUE" each) that value of the variable in place of any other.
void setVariable(std::vector<std::string>& environment, const std::string& name, const std::string& value);

/// The exit status that a shell would give.
ExitStatus statusOfProgram(const posix::ExitStatus& status);

}  // namespace kd::cli
