// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/launch/launchwaves.h"

#include "ui/common/format.h"
#include "ui/workbench/launch/launchcheck.h"

#include <algorithm>

namespace kd {
namespace {

QString percentWords(double share)
{
    return typeset(QString::number(qRound(share * 100)) + QStringLiteral(" %"));
}

}  // namespace

std::uint64_t multiprocessorsOf(const DeviceInfo& device)
{
    const auto count = device.attributes.find("MULTIPROCESSOR_COUNT");
    return count == device.attributes.end() || count->second <= 0 ? 0 : static_cast<std::uint64_t>(count->second);
}

std::optional<Waves> launchWaves(const LaunchCheck& check, const std::optional<OccupancyInput>& input, const DeviceInfo* device)
{
    if (device == nullptr || !check.shape || !check.shape->grid || !input || !(input->architecture == device->computeCapability))
        return std::nullopt;
    return wavesOf(check.shape->grid->count(), multiprocessorsOf(*device), occupancyFigures(*input).blocksPerSm);
}

QString WaveText::count(const Waves& waves)
{
    const double count = waves.count();
    return count < 1000 ? typeset(QString::number(count, 'f', 2)) : formatCount(static_cast<quint64>(count));
}

QString WaveText::fill(const Waves& waves)
{
    return percentWords(waves.tail());
}

QString WaveText::tail(const Waves& waves)
{
    if (waves.tail() == 1.0)
        return waves.full() == 1 ? tr("The only wave fills the device") : tr("Every wave fills the device");
    if (waves.full() == 0)
        return tr("The only wave fills %1 of the device").arg(fill(waves));
    return tr("Last wave fills %1 of the device").arg(fill(waves));
}

QString WaveText::tailCost(const Waves& waves)
{
    constexpr double kWorthSaying = 0.01;
    return waves.full() == 0 || waves.tailCost() < kWorthSaying
        ? QString()
        : tr("Its idle places cost up to %1 of the time").arg(percentWords(waves.tailCost()));
}

QString WaveText::arithmetic(const Waves& waves)
{
    const quint64 rest = waves.blocks % waves.perWave;
    const QString share = tr("%1 blocks / (%2 SMs × %3 blocks per SM) = %4 waves")
                              .arg(formatCount(waves.blocks), formatCount(waves.multiprocessors),
                                   formatCount(waves.perWave / std::max<quint64>(1, waves.multiprocessors)), count(waves));
    if (rest == 0)
        return share;
    if (waves.full() == 0)
        return tr("%1: the only one has %2 of %3 blocks").arg(share, formatCount(rest), formatCount(waves.perWave));
    return tr("%1: %2 full and one of %3 blocks").arg(share, formatCount(waves.full()), formatCount(rest));
}

}  // namespace kd
