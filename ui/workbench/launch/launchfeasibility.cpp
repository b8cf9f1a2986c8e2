// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/launch/launchfeasibility.h"

#include "core/device/architecture.h"
#include "core/occupancy/occupancy.h"
#include "core/session/launch/moduleimage.h"
#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/program/launchrequest.h"
#include "ui/program/words.h"

#include <algorithm>
#include <array>
#include <utility>

namespace kd {
namespace {

QString bytesText(quint64 bytes)
{
    return typeset(formatBytes(bytes));
}

}  // namespace

LaunchFeasibility::LaunchFeasibility(const LaunchPlan& plan, const KernelInfo& kernel, const std::string& architecture,
                                     const DeviceInfo& device)
    : m_plan(plan), m_kernel(kernel), m_architecture(architecture), m_device(device)
{
}

QString LaunchFeasibility::deviceName() const
{
    return isEmulatedDevice(m_device.id.name) ? tr("the emulated GPU") : toQt(m_device.name);
}

/// As the driver tells it; -1 where it does not.
std::int64_t LaunchFeasibility::limit(const std::string& attribute) const
{
    const auto found = m_device.attributes.find(attribute);
    return found == m_device.attributes.end() ? -1 : found->second;
}

std::optional<LaunchViolation> LaunchFeasibility::misfit() const
{
    if (const QString sentence = whyNotOnDevice(m_kernel, m_device.id.name); !sentence.isEmpty())
        return LaunchViolation{{}, sentence};
    Found found = threads();
    if (!found)
        found = sides(ErrorSubject::Kind::Block, tr("The block"), m_plan.block, "MAX_BLOCK_DIM_");
    if (!found)
        found = registers();
    if (!found)
        found = sides(ErrorSubject::Kind::Grid, tr("The grid"), m_plan.grid, "MAX_GRID_DIM_");
    if (!found)
        found = sharedMemory();
    if (!found && m_plan.cluster)
        found = cluster();
    if (!found && m_plan.isCooperative)
        found = cooperative();
    return found ? found : memory();
}

LaunchFeasibility::Found LaunchFeasibility::threads() const
{
    const quint64 threads = m_plan.block.count();
    const std::int64_t most = limit("MAX_THREADS_PER_BLOCK");
    if (most > 0 && threads > static_cast<quint64>(most))
        return LaunchViolation{ErrorSubject::Kind::Block,
                               tr("The block has %1 threads; %2 takes at most %3.")
                                   .arg(formatCount(threads), deviceName(), formatCount(static_cast<quint64>(most)))};
    if (m_kernel.maxThreadsPerBlock > 0 && threads > m_kernel.maxThreadsPerBlock)
        return LaunchViolation{ErrorSubject::Kind::Block,
                               tr("The block has %1 threads; __launch_bounds__ of %2 allows %3.")
                                   .arg(formatCount(threads), toQt(m_kernel.name), formatCount(m_kernel.maxThreadsPerBlock))};
    return {};
}

/// PTX, which the emulated GPU runs, has registers without end.
LaunchFeasibility::Found LaunchFeasibility::registers() const
{
    if (isEmulatedDevice(m_device.id.name))
        return {};
    OccupancyInput input = occupancyInput(m_kernel, m_architecture);
    if (findArchitecture(input.architecture) == nullptr)
        return {};
    input.threads = static_cast<std::uint32_t>(m_plan.block.count());
    const OccupancyResult result = occupancyOf(input);
    if (result.impossible != "registers")
        return {};
    return LaunchViolation{ErrorSubject::Kind::Block, typesetSentence(messageText(result.reason))};
}

LaunchFeasibility::Found LaunchFeasibility::sides(ErrorSubject::Kind subject, const QString& what, Dim3 size,
                                                  const char* attribute) const
{
    const std::array<std::pair<char, std::uint32_t>, 3> sides{{{'X', size.x}, {'Y', size.y}, {'Z', size.z}}};
    for (const auto& [axis, asked] : sides) {
        const std::int64_t most = limit(attribute + std::string(1, axis));
        if (most > 0 && asked > static_cast<quint64>(most))
            return LaunchViolation{subject,
                                   tr("%1 is %2 along %3; %4 takes at most %5.")
                                       .arg(what, formatCount(asked), QString(QLatin1Char(axis)).toLower(), deviceName(),
                                               formatCount(static_cast<quint64>(most)))};
    }
    return {};
}

LaunchFeasibility::Found LaunchFeasibility::sharedMemory() const
{
    const std::int64_t most = limit("MAX_SHARED_MEMORY_PER_BLOCK_OPTIN");
    const quint64 needed = quint64{m_kernel.staticShared} + m_plan.sharedBytes;
    if (most <= 0 || needed <= static_cast<quint64>(most))
        return {};
    return LaunchViolation{ErrorSubject::Kind::SharedMemory,
                           tr("A block needs %1 of shared memory (%2 static, %3 dynamic); %4 gives at most %5.")
                               .arg(bytesText(needed), bytesText(m_kernel.staticShared), bytesText(m_plan.sharedBytes),
                                    deviceName(),
                                       bytesText(static_cast<quint64>(most)))};
}

LaunchFeasibility::Found LaunchFeasibility::cluster() const
{
    const auto misfit = [](const QString& sentence) { return LaunchViolation{ErrorSubject::Kind::Cluster, sentence}; };
    const quint64 blocks = m_plan.cluster->count();
    if (limit("CLUSTER_LAUNCH") <= 0)
        return misfit(tr("%1 is %2 and has no clusters; they came with sm_90.")
                          .arg(deviceName(), toQt(architectureName(m_device.computeCapability))));
    const ArchitectureLimits* const limits = findArchitecture(m_device.computeCapability);
    if (limits == nullptr || blocks <= limits->clusterLargest)
        return {};
    return misfit(
        tr("The cluster has %1 blocks; %2 takes at most %3, and at most %4 with full portability.")
            .arg(formatCount(blocks), deviceName(), formatCount(limits->clusterLargest), formatCount(limits->clusterPortable)));
}

LaunchFeasibility::Found LaunchFeasibility::cooperative() const
{
    const auto misfit = [](const QString& sentence) { return LaunchViolation{ErrorSubject::Kind::Cooperative, sentence}; };
    if (limit("COOPERATIVE_LAUNCH") == 0)
        return misfit(tr("%1 has no cooperative launches.").arg(deviceName()));
    const OccupancyInput input = occupancyInput(m_kernel, m_architecture, m_plan);
    const std::int64_t multiprocessors = limit("MULTIPROCESSOR_COUNT");
    if (multiprocessors <= 0 || findArchitecture(input.architecture) == nullptr ||
        !(input.architecture == m_device.computeCapability))
        return {};
    const quint64 perSm = occupancyFigures(input).blocksPerSm;
    const quint64 most = perSm * static_cast<quint64>(multiprocessors);
    if (m_plan.grid.count() <= most)
        return {};
    return misfit(tr("All %1 blocks of a cooperative launch must be resident at once; %2 holds %3 (%4 on each of %5 SMs).")
                      .arg(formatCount(m_plan.grid.count()), deviceName(), formatCount(most), formatCount(perSm),
                           formatCount(static_cast<quint64>(multiprocessors))));
}

LaunchFeasibility::Found LaunchFeasibility::memory() const
{
    quint64 needed = 0;
    for (const BufferPlan& buffer : m_plan.buffers)
        needed += buffer.bytes();
    if (m_plan.buffers.empty() || m_device.totalMemory.value == 0 || needed <= m_device.totalMemory.value)
        return {};
    const auto largest = std::ranges::max_element(m_plan.buffers, {}, &BufferPlan::bytes);
    const QString name = toQt(largest->name);
    const QString total = bytesText(m_device.totalMemory.value);
    const QString sentence = m_plan.buffers.size() == 1
        ? tr("%1 needs %2; %3 has %4 of memory.").arg(name, bytesText(needed), deviceName(), total)
        : tr("The buffers need %1, %2 of it for %3; %4 has %5 of memory.")
              .arg(bytesText(needed), bytesText(largest->bytes()), name, deviceName(), total);
    return LaunchViolation{{ErrorSubject::Kind::Argument, largest->name}, sentence};
}

}  // namespace kd
