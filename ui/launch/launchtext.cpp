// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/launch/launchtext.h"

#include "core/device/architecture.h"
#include "ui/common/format.h"

namespace kd {
namespace {

QString product(Dim3 size)
{
    return QStringLiteral("%1 × %2 × %3").arg(formatCount(size.x), formatCount(size.y), formatCount(size.z));
}

// At most 2^93: the product is given as a real where 64 bits do not hold it.
QString total(Dim3 size)
{
    const double real = static_cast<double>(size.x) * size.y * size.z;
    return real < 1e18 ? formatCount(size.count()) : typeset(formatNumber(real, 4));
}

}  // namespace

QString LaunchText::blocks(Dim3 grid)
{
    constexpr quint64 kLong = 100000;  // from there on its second mention does not fit beside it
    if (grid.count() == 1)
        return tr("1 block");
    if (grid.y == 1 && grid.z == 1 && grid.count() >= kLong)
        return tr("%1 blocks").arg(total(grid));
    return tr("%1 = %2 blocks").arg(product(grid), total(grid));
}

QString LaunchText::threads(Dim3 block)
{
    const quint64 count = block.count();
    const quint64 warps = (count + kWarpSize - 1) / kWarpSize;
    const QString warpText = warps == 1 ? tr("1 warp") : tr("%1 warps").arg(formatCount(warps));
    const QString threadText = count == 1 ? tr("1 thread") : tr("%1 threads").arg(total(block));
    if (block.y == 1 && block.z == 1)
        return tr("%1, %2").arg(threadText, warpText);
    const QString size = block.z == 1 ? QStringLiteral("%1 × %2").arg(formatCount(block.x), formatCount(block.y)) : product(block);
    return tr("%1 = %2, %3").arg(size, threadText, warpText);
}

QString LaunchText::shared(quint64 dynamic, quint64 fixed, quint64 limit)
{
    const QString fixedText = tr("+ %1 static").arg(typeset(formatBytes(fixed)));
    const QString both = dynamic == 0 ? fixedText : QStringLiteral("%1 %2").arg(typeset(formatBytes(dynamic)), fixedText);
    return limit == 0 ? both : tr("%1, limit %2").arg(both, typeset(formatBytes(limit)));
}

QString LaunchText::clusters(Dim3 grid, Dim3 cluster)
{
    const quint64 blocks = cluster.count();
    const QString size =
        blocks == 1 ? tr("1 block a cluster") : tr("%1 = %2 blocks a cluster").arg(product(cluster), formatCount(blocks));
    const quint64 clusters = grid.count() / blocks;
    return clusters == 1 ? tr("%1, 1 cluster").arg(size) : tr("%1, %2 clusters").arg(size, formatCount(clusters));
}

QString LaunchText::deadline(double seconds)
{
    return QString::number(seconds, 'g', 9) + QStringLiteral(" s");
}

std::optional<double> LaunchText::deadlineOf(const QString& text)
{
    QString number = text.trimmed();
    double factor = 1;
    if (number.endsWith(QLatin1String("ms"))) {
        number.chop(2);
        factor = 1e-3;
    } else if (number.endsWith(QLatin1Char('s'))) {
        number.chop(1);
    }
    bool ok = false;
    const double value = number.trimmed().toDouble(&ok);
    return ok ? std::optional(value * factor) : std::nullopt;
}

}  // namespace kd
