// SPDX-License-Identifier: GPL-3.0-or-later
// As core.h, for tests with further libraries of Qt: what Qt Test brings depends on those.
#include "qtcore.h"
