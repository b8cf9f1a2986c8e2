// SPDX-License-Identifier: GPL-3.0-or-later
// The system headers that most tests without Qt Gui include; the rule of core.h holds here as well.
#include "core.h"

#include <QtCore/QtCore>
#include <QtTest/QtTest>
