// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/format.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace kd {
namespace {

/// `value` rounded to `digits` significant digits, without an exponent.
QString fixed(double value, int digits)
{
    const QString scientific = QString::number(value, 'e', digits - 1);
    const int exponent = scientific.mid(scientific.indexOf(QLatin1Char('e')) + 1).toInt();
    return QString::number(value, 'f', std::max(0, digits - 1 - std::max(exponent, 0)));
}

QString withoutTrailingZeros(QString text)
{
    if (!text.contains(QLatin1Char('.')))
        return text;
    while (text.endsWith(QLatin1Char('0')))
        text.chop(1);
    if (text.endsWith(QLatin1Char('.')))
        text.chop(1);
    return text;
}

constexpr QChar kNarrowSpace(0x202F);
constexpr QChar kMinus(0x2212);
constexpr qsizetype kGroup = 3;
constexpr qsizetype kFewestGrouped = 4;

bool isDigit(QChar character)
{
    return character >= QLatin1Char('0') && character <= QLatin1Char('9');
}

QString grouped(const QString& digits)
{
    QString text;
    for (qsizetype i = 0; i < digits.size(); ++i) {
        if (i > 0 && (digits.size() - i) % kGroup == 0)
            text += kNarrowSpace;
        text += digits[i];
    }
    return text;
}

/// `text` with its whole numbers grouped; digits behind a point, an underscore or a letter are left as they are.
QString withGroups(const QString& text)
{
    QString result;
    for (qsizetype i = 0; i < text.size();) {
        qsizetype end = i;
        while (end < text.size() && isDigit(text[end]))
            ++end;
        const QChar before = i > 0 ? text[i - 1] : QChar();
        const bool isInWord = before == QLatin1Char('.') || before == QLatin1Char('_') || before.isLetter();
        const QString digits = text.mid(i, std::max<qsizetype>(end - i, 1));
        result += end - i >= kFewestGrouped && !isInWord ? grouped(digits) : digits;
        i += digits.size();
    }
    return result;
}

}  // namespace

QString formatSeconds(double seconds, int digits)
{
    static const std::array<std::pair<double, QString>, 4> kUnits{{
        {1.0, QStringLiteral("s")},
        {1e-3, QStringLiteral("ms")},
        {1e-6, QStringLiteral("µs")},
        {1e-9, QStringLiteral("ns")},
    }};
    if (!std::isfinite(seconds))
        return QString::number(seconds);
    if (seconds == 0)
        return QStringLiteral("0 s");
    const double half = 0.5 * std::pow(10.0, -digits);
    for (const auto& [factor, unit] : kUnits) {
        // A value that rounds up to 1 of this unit is shown in this unit: 999.96 µs is 1.000 ms.
        if (std::abs(seconds) >= factor * (1 - half) || factor == kUnits.back().first)
            return fixed(seconds / factor, digits) + QLatin1Char(' ') + unit;
    }
    return {};
}

QString formatBytes(quint64 bytes)
{
    static const std::array<QString, 6> kUnits{QStringLiteral("KiB"), QStringLiteral("MiB"), QStringLiteral("GiB"),
                                               QStringLiteral("TiB"), QStringLiteral("PiB"), QStringLiteral("EiB")};
    if (bytes < 10240 && bytes % 1024 != 0)
        return QString::number(bytes) + QStringLiteral(" B");
    if (bytes == 0)
        return QStringLiteral("0 B");
    double value = static_cast<double>(bytes) / 1024;
    std::size_t unit = 0;
    while (value >= 1023.95 && unit + 1 < kUnits.size()) {
        value /= 1024;
        ++unit;
    }
    return withoutTrailingZeros(fixed(value, 4)) + QLatin1Char(' ') + kUnits[unit];
}

QString formatRate(double perSecond, const QString& unit)
{
    static const std::array<QString, 7> kPrefixes{QString(),           QStringLiteral("k"), QStringLiteral("M"),
                                                  QStringLiteral("G"), QStringLiteral("T"), QStringLiteral("P"),
                                                  QStringLiteral("E")};
    if (!std::isfinite(perSecond))
        return QString::number(perSecond) + QLatin1Char(' ') + unit;
    std::size_t prefix = 0;
    while (std::abs(perSecond) >= 999.95 && prefix + 1 < kPrefixes.size()) {
        perSecond /= 1000;
        ++prefix;
    }
    return withoutTrailingZeros(fixed(perSecond, 4)) + QLatin1Char(' ') + kPrefixes[prefix] + unit;
}

QString formatNumber(double value, int digits)
{
    return QString::number(value, 'g', digits);
}

QString formatPercent(double fraction)
{
    return withoutTrailingZeros(QString::number(fraction * 100, 'f', 1)) + QStringLiteral(" %");
}

QString formatCount(quint64 count)
{
    return withGroups(QString::number(count));
}

QString typeset(const QString& number)
{
    QString text = withGroups(number);
    text.replace(QLatin1Char(' '), kNarrowSpace);
    text.replace(QLatin1Char('-'), kMinus);
    return text;
}

QString typesetSentence(const QString& sentence)
{
    return withGroups(sentence);
}

}  // namespace kd
