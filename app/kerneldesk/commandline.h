// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kerneldesk/exitstatus.h"

namespace kd::cli {

/// Does what the command line says, from parsing to the last byte on standard output. Needs a QCoreApplication.
ExitStatus runCommandLine(int argc, char** argv);

}  // namespace kd::cli
