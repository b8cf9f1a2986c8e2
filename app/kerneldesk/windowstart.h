// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kerneldesk/exitstatus.h"

#include <string>
#include <vector>

namespace kd::cli {

/// Goes on as the window, and does not return, where the words ask for it and nothing speaks against it. Needs no QCoreApplication:
/// the window's program sets one up itself, and starts sooner for it. Where it returns, startWindowIfAsked() knows what is amiss.
void startWindowAtOnce(const std::vector<std::string>& words) noexcept;

/// Goes on as the window, and does not return, where the words ask for it (none, or a source or session alone) and there is a
/// display. Returns where the words are the command line's. Throws Failure when a file cannot be shown, RuntimeError when the
/// window's program cannot be started.
void startWindowIfAsked(const std::vector<std::string>& words);

}  // namespace kd::cli
