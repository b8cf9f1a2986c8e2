// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kd {

/// From now on a text that has less room than it needs is told as a whole by the tool tip of its widget, before the widget's own:
/// a label of one line, a button, the current item of a box, the placeholder of a field, the head of a column. Theme::install()
/// calls this once, before the first widget.
void tellCutTexts();

}  // namespace kd
