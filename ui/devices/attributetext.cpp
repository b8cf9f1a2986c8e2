// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/attributetext.h"

#include "ui/common/format.h"
#include "ui/common/messagetext.h"

#include <QRegularExpression>

namespace kd {
namespace {

constexpr std::int64_t kSmallestKibibyte = 1024;
constexpr int kIdentifierDigits = 8;  // two numbers of 16 bits

/// Units are patterns of the catalogue of attributes.
QString unitText(std::string_view unit)
{
    return messageText(Message::received(std::string(unit), {}));
}

}  // namespace

QString attributeText(std::string_view unit, std::int64_t value)
{
    if (unit == "boolean")
        return value != 0 ? AttributeText::tr("yes") : AttributeText::tr("no");
    if (unit == "switch")
        return value != 0 ? AttributeText::tr("on") : AttributeText::tr("off");
    if (value == 0 && (unit == "kHz" || unit == "bits"))
        return AttributeText::tr("none");
    if (unit == "bytes" && value >= kSmallestKibibyte)
        return typeset(formatBytes(static_cast<quint64>(value)));
    if (unit == "bytes")
        return typeset(QStringLiteral("%1 B").arg(value));
    if (unit == "kHz")
        return typeset(formatNumber(static_cast<double>(value) / 1e3) + QStringLiteral(" MHz"));
    if (unit == "bytes/s")
        return typeset(formatRate(static_cast<double>(value), QStringLiteral("B/s")));
    if (unit == "flop/s")
        return typeset(formatRate(static_cast<double>(value), QStringLiteral("FLOP/s")));
    if (unit == "bits")
        return typeset(QStringLiteral("%1 bit").arg(value));
    if (unit == "identifier")
        return QStringLiteral("0x%1").arg(static_cast<quint64>(value), kIdentifierDigits, 16, QLatin1Char('0'));
    if (unit == "mask")
        return QStringLiteral("0x%1").arg(static_cast<quint64>(value), 0, 16);
    return typeset(QString::number(value));
}

QString exactAttributeText(std::string_view unit, std::int64_t value)
{
    const QString shown = attributeText(unit, value);
    if (unit == "bytes" || unit == "kHz")
        return QStringLiteral("%1 = %2").arg(
            typeset(QStringLiteral("%1 %2").arg(value).arg(unitText(unit))),
            shown);
    if (unit == "boolean" || unit == "switch" || unit == "mask" || unit == "identifier")
        return QStringLiteral("%1 = %2").arg(typeset(QString::number(value)), shown);
    if (unit == "bits" || unit == "bytes/s" || unit == "flop/s" || unit == "enumeration" || unit.empty())
        return shown;
    return shown + QChar(0x202f) + unitText(unit);
}

QString shortDeviceName(const QString& name)
{
    static const QRegularExpression kMaker(QStringLiteral("^(NVIDIA |Tesla |GeForce |Quadro )+"));
    static const QRegularExpression kForm(QStringLiteral("[ -](SXM\\d?)(?=[ -]\\d+ ?GB)"));
    static const QRegularExpression kSize(QStringLiteral("[ -](\\d+) ?GB( HBM\\d\\w*)?$"));
    QString shorter = name;
    shorter.remove(kMaker).remove(kForm).remove(QStringLiteral(" Generation"));
    return shorter.replace(kSize, QStringLiteral(" \\1 GB"));
}

}  // namespace kd
