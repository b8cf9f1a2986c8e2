// As core.h, for tests of the window.
#include "widgets.h"

#include <QtTest/QtTest>
