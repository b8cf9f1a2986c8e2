// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

class QWidget;

namespace kd {

class SweepController;

/// Opens a window beside the main one with a point of the current document's sweep: what it measured, what it writes into the
/// source, its registers and its machine code, which are compiled now.
void showSweepPoint(SweepController& sweeps, std::uint64_t point, QWidget* parent);

}  // namespace kd
