// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What Qt's moc reads before every header: see CMakeLists.txt.
#include <cstddef>
