// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/program/words.h"

#include <QCoreApplication>

namespace kd::cli {

/// The translator of everything that the command line alone says: Text::tr("…").
struct Text {
    Q_DECLARE_TR_FUNCTIONS(Text)
};

}  // namespace kd::cli
