// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QString>

namespace kd::cli {

/// Gives what would mend an error, in options of the command line, without a full stop; empty where nothing is known to.
QString remedyText(const Remedy& remedy);

}  // namespace kd::cli
