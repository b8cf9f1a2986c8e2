// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/attributetext.h"

#include "ui/common/format.h"
#include "ui/common/messagetext.h"

#include <QRegularExpression>

namespace kd {
namespace {

constexpr std::int64_t kSmallestKibibyte = 1024;
constexpr int kIdentifierDigits = 8;  // two numbers of 16 bits

}  // namespace

QString attributeText(AttributeUnit unit, std::int64_t value)
{
    using enum AttributeUnit;
    const auto real = static_cast<double>(value);
    switch (unit) {
    case Boolean: return value != 0 ? AttributeText::tr("yes") : AttributeText::tr("no");
    case Switch: return value != 0 ? AttributeText::tr("on") : AttributeText::tr("off");
    case Bytes:
        return typeset(value >= kSmallestKibibyte ? formatBytes(static_cast<quint64>(value)) : QStringLiteral("%1 B").arg(value));
    case Kilohertz: return value == 0 ? AttributeText::tr("none") : typeset(formatNumber(real / 1e3) + QStringLiteral(" MHz"));
    case BytesPerSecond: return typeset(formatRate(real, QStringLiteral("B/s")));
    case FlopPerSecond: return typeset(formatRate(real, QStringLiteral("FLOP/s")));
    case Bits: return value == 0 ? AttributeText::tr("none") : typeset(QStringLiteral("%1 bit").arg(value));
    case Identifier:
        return QStringLiteral("0x%1").arg(static_cast<quint64>(value), kIdentifierDigits, 16, QLatin1Char('0'));
    case Mask: return QStringLiteral("0x%1").arg(static_cast<quint64>(value), 0, 16);
    default: return typeset(QString::number(value));
    }
}

QString exactAttributeText(AttributeUnit unit, std::int64_t value)
{
    using enum AttributeUnit;
    const QString shown = attributeText(unit, value);
    const QString name = messageText(unitName(unit));
    switch (unit) {
    case Bytes:
    case Kilohertz: return QStringLiteral("%1 = %2").arg(typeset(QStringLiteral("%1 %2").arg(value).arg(name)), shown);
    case Boolean:
    case Switch:
    case Mask:
    case Identifier: return QStringLiteral("%1 = %2").arg(typeset(QString::number(value)), shown);
    case Number:
    case Bits:
    case BytesPerSecond:
    case FlopPerSecond:
    case Enumeration: return shown;
    default: return shown + QChar(0x202f) + name;
    }
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
