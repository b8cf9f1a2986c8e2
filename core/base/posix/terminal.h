#pragma once

namespace kd::posix {

/// Whether standard output, or standard error, is a terminal.
bool outputIsTerminal();
bool errorIsTerminal();

}  // namespace kd::posix
