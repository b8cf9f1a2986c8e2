// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/terminal.h"

#include <unistd.h>

namespace kd::posix {

bool outputIsTerminal()
{
    return ::isatty(STDOUT_FILENO) == 1;
}

bool errorIsTerminal()
{
    return ::isatty(STDERR_FILENO) == 1;
}

}  // namespace kd::posix
