// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kd {

/// From now on assistive technology is told a combo box by its name, or that of its label, and its choice as its value: Qt tells
/// the choice as both on Unix. Once, behind the application's start.
void nameComboBoxes();

}  // namespace kd
