// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/format.h"

#include "core/base/numbers.h"

namespace kd {

using numbers::Style;

QString formatSeconds(double seconds, int digits)
{
    return QString::fromStdString(numbers::duration(seconds, digits, Style::Plain));
}

QString formatBytes(quint64 bytes)
{
    return QString::fromStdString(numbers::bytes(bytes, Style::Plain));
}

QString formatRate(double perSecond, const QString& unit)
{
    constexpr int kDigits = 4;
    return QString::fromStdString(numbers::rate(perSecond, unit.toStdString(), kDigits, Style::Plain));
}

QString formatNumber(double value, int digits)
{
    return QString::fromStdString(numbers::significant(value, digits, Style::Plain));
}

QString formatPercent(double fraction)
{
    return QString::fromStdString(numbers::percent(fraction, Style::Plain));
}

QString formatPercentNumber(double fraction)
{
    return QString::fromStdString(numbers::decimal(100 * fraction, 1, Style::Plain));
}

QString formatCount(quint64 count)
{
    return QString::fromStdString(numbers::grouped(count));
}

QString typeset(const QString& number)
{
    return QString::fromStdString(numbers::typesetNumber(number.toStdString()));
}

QString typesetSentence(const QString& sentence)
{
    return QString::fromStdString(numbers::typeset(sentence.toStdString()));
}

}  // namespace kd
