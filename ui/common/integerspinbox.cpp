// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/integerspinbox.h"

#include "ui/common/format.h"
#include "ui/common/widgetstyle.h"

#include <QWheelEvent>

#include <algorithm>

namespace kd {

IntegerSpinBox::IntegerSpinBox(QWidget* parent) : QSpinBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setKeyboardTracking(false);
    useFont(this, FontRole::Mono);
}

IntegerSpinBox::IntegerSpinBox(int least, int most, const QString& suffix, QWidget* parent) : IntegerSpinBox(parent)
{
    setRange(least, most);
    setSuffix(suffix);
}

QString IntegerSpinBox::textFromValue(int value) const
{
    return formatCount(static_cast<quint64>(std::max(value, 0)));
}

int IntegerSpinBox::valueFromText(const QString& text) const
{
    return bareNumber(text, prefix(), suffix()).toInt();
}

QValidator::State IntegerSpinBox::validate(QString& text, int&) const
{
    const QString digits = bareNumber(text, prefix(), suffix());
    if (digits.isEmpty())
        return QValidator::Intermediate;
    bool isNumber = false;
    const int value = digits.toInt(&isNumber);
    if (!isNumber || value < 0 || value > maximum())
        return QValidator::Invalid;
    return value < minimum() ? QValidator::Intermediate : QValidator::Acceptable;
}

void IntegerSpinBox::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QSpinBox::wheelEvent(event);
    else
        event->ignore();
}

}  // namespace kd
