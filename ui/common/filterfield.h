// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QLineEdit;
class QWidget;

namespace kd {

class FilterModel;

/// Makes a field for the header of a list whose rows are `rows`: what is typed into it filters them. `name` is what screen readers
/// say of it, `width` is in logical pixels.
QLineEdit* makeFilterField(FilterModel& rows, const QString& name, int width, QWidget* parent);

}  // namespace kd
