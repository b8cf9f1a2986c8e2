// SPDX-License-Identifier: GPL-3.0-or-later
// The system headers of tests that link further libraries of Qt: what Qt Test brings depends on those, so it is left out.
#include "qtcore.h"
