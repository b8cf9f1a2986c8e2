// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QString>

namespace kd {

/// Gives what would mend an error, in the window's words, without a full stop; empty where the place that shows it says it all.
QString remedyText(const Remedy& remedy);

}  // namespace kd
