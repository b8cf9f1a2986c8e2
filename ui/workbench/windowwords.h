#pragma once

#include <QString>

namespace kd {

/// A sentence of the engine with the window's fields in place of the command line's options.
QString inWindowWords(QString sentence);

}  // namespace kd
