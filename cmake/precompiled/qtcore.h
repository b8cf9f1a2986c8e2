// As core.h, for what is built with Qt Core alone.
#include "core.h"

#include <QtCore/QtCore>
