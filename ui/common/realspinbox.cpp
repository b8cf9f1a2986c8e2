// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/realspinbox.h"

#include "ui/common/format.h"
#include "ui/common/widgetstyle.h"

namespace kd {

RealSpinBox::RealSpinBox(QWidget* parent) : QDoubleSpinBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setKeyboardTracking(false);
    useFont(this, FontRole::Mono);
}

QString RealSpinBox::textFromValue(double value) const
{
    return typeset(QString::number(value, 'f', decimals()));
}

double RealSpinBox::valueFromText(const QString& text) const
{
    return numberOf(text).toDouble();
}

QValidator::State RealSpinBox::validate(QString& text, int&) const
{
    if (!specialValueText().isEmpty() && text == specialValueText())
        return QValidator::Acceptable;
    const QString number = numberOf(text);
    if (number.isEmpty() || number == QLatin1String("."))
        return QValidator::Intermediate;
    bool isNumber = false;
    const double value = number.toDouble(&isNumber);
    if (!isNumber || value < 0 || value > maximum() || number.contains(QLatin1Char('e'), Qt::CaseInsensitive))
        return QValidator::Invalid;
    return value < minimum() ? QValidator::Intermediate : QValidator::Acceptable;
}

/// With a point.
QString RealSpinBox::numberOf(const QString& text) const
{
    return bareNumber(text, prefix(), suffix()).replace(QLatin1Char(','), QLatin1Char('.'));
}

}  // namespace kd
