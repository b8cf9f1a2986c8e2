// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/document/runoutcome.h"

#include <optional>
#include <string_view>

namespace kd {

/// The first device assert that the driver reported in what a GPU process printed (ConsoleText), with file, line, block and thread:
/// "saxpy.cu:12: void k(int *): block: [0,0,0], thread: [5,0,0] Assertion `i < n` failed."
std::optional<Fault> assertFaultIn(std::string_view printed);

}  // namespace kd
