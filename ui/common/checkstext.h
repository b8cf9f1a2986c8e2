// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/driver/hazardchecks.h"

#include <QString>

namespace kd {

/// Says what a level looks for: "addresses and barriers", "addresses, barriers and shared memory"…
QString checksText(HazardChecks checks);
/// Says as one sentence what of a launch was not looked at, where that is not all that its level says; else empty.
QString uncheckedText(const ChecksDone& checks);

}  // namespace kd
