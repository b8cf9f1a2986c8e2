// SPDX-License-Identifier: GPL-3.0-or-later
// As core.h, for the rooms of the window.
#include "core.h"

#include <QtCore/QtCore>
#include <QtGui/QtGui>
#include <QtWidgets/QtWidgets>
