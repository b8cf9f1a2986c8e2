// As core.h, for tests without Qt Gui.
#include "core.h"

#include <QtCore/QtCore>
#include <QtTest/QtTest>
