// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/format.h"

#include "core/base/numbers.h"

namespace kd {

using numbers::Style;

namespace {

constexpr int kRateDigits = 4;

FormattedQuantity toQuantity(const numbers::Quantity& quantity)
{
    return {QString::fromStdString(quantity.number), QString::fromStdString(quantity.unit)};
}

}  // namespace

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
    return QString::fromStdString(numbers::rate(perSecond, unit.toStdString(), kRateDigits, Style::Plain));
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

FormattedQuantity bytesQuantity(quint64 bytes)
{
    return toQuantity(numbers::bytesQuantity(bytes));
}

FormattedQuantity rateQuantity(double perSecond, const QString& unit)
{
    return toQuantity(numbers::rateQuantity(perSecond, unit.toStdString(), kRateDigits));
}

QString typeset(const QString& number)
{
    return QString::fromStdString(numbers::typesetNumber(number.toStdString()));
}

QString bareNumber(QString text, const QString& prefix, const QString& suffix)
{
    if (text.startsWith(prefix))
        text.remove(0, prefix.size());
    if (text.endsWith(suffix))
        text.chop(suffix.size());
    return text.removeIf([](QChar character) { return character.isSpace(); });
}

QString typesetSentence(const QString& sentence)
{
    return QString::fromStdString(numbers::typeset(sentence.toStdString()));
}

}  // namespace kd
