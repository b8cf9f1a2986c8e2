// SPDX-License-Identifier: GPL-3.0-or-later
// The system headers that most tests of the window include; the rule of core.h holds here as well.
#include "widgets.h"

#include <QtTest/QtTest>
