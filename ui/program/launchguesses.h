// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

namespace kd {

class LaunchGuesser;
struct Program;

/// False where a look at a source's characters tells that neither it nor another file launches a kernel of it.
bool mayBeLaunched(const Program& program);

/// Reads the launches of a program's kernels in its host code; for a file of its own also in other sources of its project, and with
/// the headers of that. Of a program that is not trusted only its folder is read. Null where nothing launches a kernel of it.
/// Blocks.
std::shared_ptr<const LaunchGuesser> readLaunches(const Program& program);

}  // namespace kd
