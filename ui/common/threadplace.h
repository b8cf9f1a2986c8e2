// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"

#include <QString>

#include <optional>

namespace kd {

/// Writes a place in a grid or a block: "(3, 0, 0)".
QString tripleText(Dim3 triple);
/// Puts the thread that `sentence` tells of in front of it: "Thread (3, 0, 0) of block (1, 0, 0): …"; as far as it is known.
QString withThread(const QString& sentence, const std::optional<Dim3>& block, const std::optional<Dim3>& thread);

}  // namespace kd
