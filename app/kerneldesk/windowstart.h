// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kerneldesk/exitstatus.h"

#include <span>

namespace kd::cli {

/// Goes on as the window, and does not return, where the words ask for it (none, or a source or session alone) and there is a
/// display. Returns where the words are the command line's. Throws Failure when a file cannot be shown, RuntimeError when the
/// window's program cannot be started.
void startWindowIfAsked(std::span<const char* const> words);

}  // namespace kd::cli
