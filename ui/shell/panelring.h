// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace kd {

class PerspectivePage;

/// Gives the focus to the panel that stands `by` (1 or -1) behind the one that has it, among those that are on screen; behind the
/// last comes the first. So keys lead into every panel, and out of those that keep Tab for themselves.
void stepToPanel(const PerspectivePage& page, int by);

/// Hides the docks to the left and to the right, so that the middle has their room; shows those again where it did.
void foldSides(PerspectivePage& page);

}  // namespace kd
