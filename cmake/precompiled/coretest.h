// SPDX-License-Identifier: GPL-3.0-or-later
// As core.h, for tests without Qt Gui.
#include "core.h"

#include <QtCore/QtCore>
#include <QtTest/QtTest>
