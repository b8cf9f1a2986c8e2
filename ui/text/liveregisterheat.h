// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace kd {

/// How a number of live registers is shown, beside a source and beside assembly: grey in the lower two thirds of the kernel's own
/// range, amber above, the stronger the nearer to its maximum, bold at it (VISUAL section 5).
struct LiveRegisterHeat {
    static constexpr int kLevels = 4;  ///< 0 is grey
    int level = 0;
    bool isPeak = false;  ///< bold

    /// `lowest` to `highest` is the kernel's range.
    static LiveRegisterHeat of(int registers, int lowest, int highest);
    /// Gives colours on the editor's background; opaque.
    static QColor back(int level);
    static QColor text(int level);
};

}  // namespace kd
