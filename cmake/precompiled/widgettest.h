// SPDX-License-Identifier: GPL-3.0-or-later
// As core.h, for tests of the window.
#include "widgets.h"

#include <QtTest/QtTest>
