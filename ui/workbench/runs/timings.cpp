// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/runs/timings.h"

#include "core/device/architecture.h"
#include "core/report/timewords.h"
#include "ui/program/launchrequest.h"

#include <algorithm>
#include <ranges>

namespace kd {
namespace {

bool isSameArgument(const ArgumentPlan& one, const ArgumentPlan& other)
{
    return one.name == other.name && one.value == other.value && one.buffer == other.buffer && one.offset == other.offset;
}

bool isSameBuffer(const BufferPlan& one, const BufferPlan& other)
{
    return one.name == other.name && one.type == other.type && one.components == other.components && one.count == other.count &&
           one.recipe == other.recipe && one.blob == other.blob;
}

}  // namespace

bool isSameWork(const LaunchPlan& one, const LaunchPlan& other)
{
    return std::ranges::equal(one.arguments, other.arguments, isSameArgument) &&
        one.variables == other.variables && std::ranges::equal(one.buffers, other.buffers, isSameBuffer);
}

bool isSameLaunch(const LaunchPlan& one, const LaunchPlan& other)
{
    return one.kernel == other.kernel && one.grid == other.grid && one.block == other.block &&
        one.sharedBytes == other.sharedBytes && one.cluster == other.cluster && one.carveoutPercent == other.carveoutPercent &&
        isSameWork(one, other);
}

std::optional<OccupancyInput> occupancyInputOf(const RunRecord& record)
{
    const OccupancyInput input = occupancyInput(record.kernel, record.architecture.toStdString(), record.plan);
    return findArchitecture(input.architecture) == nullptr ? std::nullopt : std::optional(input);
}

std::vector<WorkloadTiming> timingsOfWork(const std::vector<RunRecordPointer>& runs, const CurrentWorkload& work)
{
    std::vector<WorkloadTiming> timings;
    for (const RunRecordPointer& record : std::views::reverse(runs)) {
        const bool isMeasured = record->timing && report::isMeasured(*record->timing) && record->outcome.ok();
        if (!isMeasured || record->kernel.name != work.kernel || record->outcome.deviceId != work.deviceId ||
            !isSameWork(record->plan, work.plan))
            continue;
        if (const std::optional<OccupancyInput> input = occupancyInputOf(*record))
            timings.push_back({.record = record,
                               .seconds = record->timing->statistics->median,
                               .input = *input,
                               .isOfBuild = record->outcome.cubinSha256 == work.cubinSha256});
    }
    return timings;
}

}  // namespace kd
