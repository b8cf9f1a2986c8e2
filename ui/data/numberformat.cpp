// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/numberformat.h"

#include "ui/common/format.h"

#include <QRegularExpression>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace kd {
namespace {

constexpr int kWidest = 24;
constexpr int kComputedDigits = 6;

bool takesInteger(char conversion)
{
    return std::string_view("dixXuo").find(conversion) != std::string_view::npos;
}

std::int64_t extended(ValueFormat format, std::uint64_t raw)
{
    const unsigned unused = 64 - bitsOf(format);
    return isSigned(format) ? std::bit_cast<std::int64_t>(raw << unused) >> unused : std::bit_cast<std::int64_t>(raw);
}

QString trueMinus(QString text)
{
    return text.replace(QLatin1Char('-'), QChar(0x2212));
}

}  // namespace

std::optional<NumberFormat> NumberFormat::fromText(const QString& text)
{
    NumberFormat format;
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty())
        return format;
    static const QRegularExpression pattern(QStringLiteral("^%([-+ 0#]*)([0-9]{0,2})(\\.[0-9]{0,2})?([aeEfFgGdiuxXo])$"));
    const QRegularExpressionMatch match = pattern.match(trimmed);
    if (!match.hasMatch())
        return std::nullopt;
    format.m_conversion = match.captured(4).at(0).toLatin1();
    const QString length = takesInteger(format.m_conversion) ? QStringLiteral("ll") : QString();
    format.m_text = QLatin1Char('%') + match.captured(1) + match.captured(2) + match.captured(3) + length + match.captured(4);
    return format;
}

QString NumberFormat::textOf(ValueFormat format, std::uint64_t raw) const
{
    if (m_conversion == '\0')
        return trueMinus(QString::fromStdString(valueText(format, raw)));
    const std::string pattern = m_text.toStdString();
    const bool showsBits = m_conversion == 'x' || m_conversion == 'X' || m_conversion == 'o';
    if (takesInteger(m_conversion) && (showsBits || !isReal(format)))
        return trueMinus(QString::asprintf(pattern.c_str(), showsBits ? std::bit_cast<std::int64_t>(raw) : extended(format, raw)));
    return textOf(toDouble(format, raw));
}

QString NumberFormat::textOf(double value) const
{
    if (!std::isfinite(value))
        return std::isnan(value) ? QStringLiteral("nan") : value < 0 ? QStringLiteral("−inf") : QStringLiteral("inf");
    if (m_conversion == '\0')
        return typeset(formatNumber(value, kComputedDigits));
    if (takesInteger(m_conversion))
        return trueMinus(QString::number(value, 'f', 0));
    return trueMinus(QString::asprintf(m_text.toStdString().c_str(), value));
}

int NumberFormat::widest(ValueFormat format) const
{
    if (m_conversion == '\0') {
        constexpr int kReal32 = 13, kReal16 = 10;
        const int bits = static_cast<int>(bitsOf(format));
        if (format == ValueFormat::Bool)
            return 1;
        return !isReal(format) ? bits * 3 / 10 + 2 : bits == 64 ? kWidest : bits == 32 ? kReal32 : kReal16;
    }
    const double largest = format == ValueFormat::Float64 || format == ValueFormat::Float32 ? -123456.789 : -65504.0;
    const int of = static_cast<int>(
        isReal(format) ? textOf(largest).size()
                       : textOf(format, std::numeric_limits<std::uint64_t>::max() >> (64 - bitsOf(format))).size());
    return std::clamp(of, 4, kWidest);
}

}  // namespace kd
