#pragma once

#include <QString>

namespace kd {

/// The parts of the window that its first picture does not need: the wire to workers and the charts, with Qt Remote Objects, Qt
/// Network and QCustomPlot behind them. They are in a library beside the program, loaded when one of them is first asked for:
/// linked into it they would delay the window by a tenth.
/// The sentence why they are not there, as far as the file system tells without loading them; empty when they are.
QString whatLaterPartsLack();

}  // namespace kd
