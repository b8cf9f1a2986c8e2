// SPDX-License-Identifier: GPL-3.0-or-later
// As core.h, for what is built with Qt Core alone.
#include "core.h"

#include <QtCore/QtCore>
