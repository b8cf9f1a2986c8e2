// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/posix/process.h"

#include <string>
#include <vector>

namespace kd::posix {

/// Runs `program` as a shell runs a command in the foreground, and waits for its end: it has this process's terminal, folder and
/// open files, and is looked for in PATH where its name has no slash. While it runs, Ctrl+C is its affair alone, and SIGTERM and
/// SIGHUP to this process go to it. Throws RuntimeError with the program and the system's reason where it cannot be started. One at
/// a time in a process.
ExitStatus runInForeground(const std::string& program, const std::vector<std::string>& arguments,
                           const std::vector<std::string>& environment);

}  // namespace kd::posix
