// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kd {

// Functions that give the same bits on every machine: only additions, multiplications and divisions, in a fixed order and
// never fused. They are off by a few units in the last place; the C library's own differ between versions.

/// Natural logarithm of a normal number greater than 0.
double portableLog(double x);
/// sin(2 pi turns) and cos(2 pi turns), turns in [0, 1].
double portableSinTurns(double turns);
double portableCosTurns(double turns);

}  // namespace kd
