// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace kd {

/// The translator of everything that a report on paper says.
struct PaperText {
    Q_DECLARE_TR_FUNCTIONS(Paper)
};

}  // namespace kd
