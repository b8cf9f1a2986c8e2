// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/kerneltime.h"

#include <algorithm>
#include <utility>

namespace kd {
namespace {

/// Shorter differences are rounding of seconds.
constexpr double kFinestStep = 0.5e-9;
constexpr double kCoarsestStep = 1.024e-6;

/// Both sentences, as far as there are any.
Message bothReasons(const Message& first, const Message& second)
{
    if (first.empty() || second.empty())
        return first.empty() ? second : first;
    return message("{} {}", first, second);
}

KernelTime calibratedTime(const KernelTimeParts& parts)
{
    return {.method = KernelTime::Method::Calibrated, .error = parts.cost->error, .reason = parts.traceMissing};
}

KernelTime windowTime(const KernelTimeParts& parts)
{
    return {.method = KernelTime::Method::Window,
            .error = parts.cost ? parts.cost->cost : parts.emptyWindow,
            .reason = bothReasons(parts.traceMissing, parts.costMissing)};
}

std::vector<double> lessCost(const std::vector<double>& windows, double cost)
{
    std::vector<double> times;
    times.reserve(windows.size());
    for (const double window : windows)
        times.push_back(std::max(0.0, window - cost));
    return times;
}

}  // namespace

double clockStep(std::vector<double> times)
{
    std::ranges::sort(times);
    double step = 0;
    for (std::size_t i = 1; i < times.size(); ++i)
        if (const double difference = times[i] - times[i - 1]; difference > kFinestStep && (step == 0 || difference < step))
            step = difference;
    return std::min(step, kCoarsestStep);
}

namespace {

/// Equal times tell no step: then the coarsest that is known.
double stepOf(const std::vector<double>& times)
{
    const double step = clockStep(times);
    return step > 0 ? step : kCoarsestStep;
}

}  // namespace

KernelTimeChoice chooseKernelTime(KernelTimeParts parts)
{
    const Statistics windows = statisticsOf(parts.windows);
    if (parts.cost && windows.median <= parts.cost->cost) {
        parts.costMissing = "The launch took no longer than that of an empty kernel, so nothing tells the kernel's own time.";
        parts.cost.reset();
    }
    KernelTimeChoice choice{.time = windowTime(parts), .samples = parts.windows};
    if (parts.cost && parts.cost->error <= choice.time.error)
        choice = {.time = calibratedTime(parts), .samples = lessCost(parts.windows, parts.cost->cost)};
    if (!parts.traced.empty())
        choice = {.time = {.method = KernelTime::Method::Cupti, .error = stepOf(parts.traced)},
                  .samples = std::move(parts.traced)};
    if (choice.time.method != KernelTime::Method::Window) {
        choice.time.windows = std::move(parts.windows);
        choice.time.windowStatistics = windows;
    }
    return choice;
}

double windowExcess(const KernelTime& time, const Statistics& kernel)
{
    if (!time.windowStatistics || kernel.median <= 0)
        return 0;
    return time.windowStatistics->median / kernel.median - 1;
}

}  // namespace kd
