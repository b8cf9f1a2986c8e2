#pragma once

// What Qt's moc reads before every header: see CMakeLists.txt.
#include <cstddef>
