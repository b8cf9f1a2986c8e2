// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMargins>

class QWidget;

namespace kd {

class Form;

/// A form whose fields line up with those of the panel's other forms.
Form* makeAlignedForm(QWidget* parent, const QMargins& margins);
/// One whose rows stay where they are while the form is filled: Form::setSteady().
Form* makeSteadyForm(QWidget* parent, const QMargins& margins);
/// The label of a field with several lines stands beside its first one.
void alignLabel(const Form& form, const QWidget& field);

}  // namespace kd
