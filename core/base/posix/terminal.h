// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kd::posix {

/// Tells whether standard output, or standard error, is a terminal.
bool outputIsTerminal();
bool errorIsTerminal();

}  // namespace kd::posix
