// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/launchcost.h"

#include "core/base/error.h"
#include "core/driver/drivererror.h"
#include "core/measure/deadlinewindow.h"
#include "core/measure/runfailure.h"
#include "core/measure/timingoutcome.h"
#include "core/memory/copy.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace kd {
namespace {

/// The share of an empty step that the empty kernel takes by CUPTI's records: 0.576 of 1.37 us on an H200
/// (tests/bench/results/h200/kerneltime.json).
constexpr double kOwnShare = 0.42;

constexpr std::size_t kWindows = 16;  ///< around one empty launch, each round
constexpr std::size_t kNothing = 8;   ///< around nothing, each round
constexpr std::size_t kTrains = 8;    ///< around many empty launches, each round
constexpr std::size_t kTrain = 8;     ///< launches of a train
constexpr std::size_t kFirstTrain = kWindows, kFirstNothing = kWindows + kTrains;  ///< pairs of events, in this order
constexpr const char* kEmptyName = "kd_empty";

/// PTX, of which the first is taken that the driver assembles for its device: clusters want sm_90, CUDA 13 wants sm_75.
constexpr auto kEmptyKernels = std::to_array<std::string_view>({
    ".version 7.8\n.target sm_90\n.address_size 64\n.visible .entry kd_empty()\n{\nret;\n}\n",
    ".version 6.3\n.target sm_75\n.address_size 64\n.visible .entry kd_empty()\n{\nret;\n}\n",
    ".version 6.0\n.target sm_50\n.address_size 64\n.visible .entry kd_empty()\n{\nret;\n}\n",
});

LaunchPlan emptyPlan(const DeviceLaunch& like)
{
    LaunchPlan plan;
    plan.kernel = kEmptyName;
    plan.loweredName = kEmptyName;
    plan.grid = like.plan().cluster.value_or(Dim3{});
    plan.block = like.plan().block;
    plan.sharedBytes = like.plan().sharedBytes + like.attributes().staticShared;
    plan.cluster = like.plan().cluster;
    plan.carveoutPercent = like.plan().carveoutPercent;
    return plan;
}

DeviceLaunch loadEmpty(const StreamRef& stream, const LaunchPlan& plan)
{
    for (const std::string_view text : kEmptyKernels) {
        try {
            // The end of the text is a part of it.
            return DeviceLaunch(stream, plan, std::as_bytes(std::span(text.data(), text.size() + 1)), "an empty kernel");
        } catch (const Error& error) {
            if (text == kEmptyKernels.back() || damageOf(resultOf(error)) != Damage::None)
                throw;
        }
    }
    throw LogicError({.text = "there is no empty kernel"});
}

double halfInterval(const Statistics& statistics)
{
    return (statistics.intervalHigh - statistics.intervalLow) / 2;
}

}  // namespace

LaunchCost::LaunchCost(const StreamRef& stream, const DeviceLaunch& like)
    : m_plan(emptyPlan(like)), m_empty(loadEmpty(stream, m_plan))
{
    for (std::size_t i = 0; i < kWindows + kNothing + kTrains; ++i) {
        m_starts.emplace_back(stream.context());
        m_stops.emplace_back(stream.context());
    }
    m_empty.launch();  // what the driver does at a first launch may wait for the device
    stream.synchronize();
    ++m_launches;
}

void LaunchCost::enqueue(std::size_t pair, std::size_t launches)
{
    const StreamRef& stream = m_empty.stream();
    m_starts[pair].ref().record(stream);
    for (std::size_t i = 0; i < launches; ++i)
        m_empty.launch();
    m_stops[pair].ref().record(stream);
    m_launches += launches;
}

void LaunchCost::measureAlone(BlockingKernel& blockingKernel, DeviceMemory& flush, std::size_t pair, std::size_t launches)
{
    blockingKernel.block(m_empty.stream());
    fillBytes(m_empty.stream(), flush, std::byte{0});
    enqueue(pair, launches);
    blockingKernel.unblock();
    waitFor(m_stops[pair], {});
}

void LaunchCost::measureTogether(BlockingKernel& blockingKernel, std::size_t first, std::size_t end)
{
    blockingKernel.block(m_empty.stream());
    for (std::size_t pair = first; pair < end; ++pair)
        enqueue(pair, pair < kFirstTrain ? 1 : pair < kFirstNothing ? kTrain : 0);
    blockingKernel.unblock();
    waitFor(m_stops[end - 1], {});
}

void LaunchCost::measure(BlockingKernel& blockingKernel, DeviceMemory* flush)
{
    if (flush == nullptr) {
        measureTogether(blockingKernel, 0, m_stops.size());
    } else {
        for (std::size_t pair = 0; pair < kFirstTrain; ++pair)
            measureAlone(blockingKernel, *flush, pair, 1);
        measureTogether(blockingKernel, kFirstTrain, kFirstNothing);
        for (std::size_t pair = kFirstNothing; pair < m_stops.size(); ++pair)
            measureAlone(blockingKernel, *flush, pair, 0);
    }
    keepRound();
}

void LaunchCost::keepRound()
{
    const auto seconds = [&](std::size_t index) { return m_stops[index].ref().since(m_starts[index]).count(); };
    std::size_t pair = 0;
    for (; pair < kFirstTrain; ++pair)
        m_windows.push_back(seconds(pair));
    const double one = statisticsOf({m_windows.end() - kWindows, m_windows.end()}).median;
    for (; pair < kFirstNothing; ++pair)
        m_steps.push_back((seconds(pair) - one) / (kTrain - 1));
    for (; pair < m_stops.size(); ++pair)
        m_nothing.push_back(seconds(pair));
}

bool LaunchCost::isCommon(const DeviceLaunch& first, const DeviceLaunch& second)
{
    const LaunchPlan a = emptyPlan(first), b = emptyPlan(second);
    return a.grid == b.grid && a.block == b.block && a.sharedBytes == b.sharedBytes && a.cluster == b.cluster &&
        a.carveoutPercent == b.carveoutPercent;
}

Json LaunchCost::receipt() const
{
    const Estimate found = estimate();
    return {{"seconds", found.cost},
            {"errorSeconds", found.error},
            {"emptyLaunchSeconds", found.emptyLaunch},
            {"emptyStepSeconds", found.emptyStep},
            {"launches", m_launches}};
}

LaunchCost::Estimate LaunchCost::estimate() const
{
    const Statistics windows = statisticsOf(m_windows);
    const Statistics steps = statisticsOf(m_steps);
    const double nothing = statisticsOf(m_nothing).median;
    const double ownTime = std::clamp(steps.median, 0.0, std::max(0.0, windows.median - nothing));
    return {.cost = windows.median - ownTime * kOwnShare,
            .error = ownTime * std::max(kOwnShare, 1 - kOwnShare) + halfInterval(windows) + halfInterval(steps) * kOwnShare,
            .emptyLaunch = windows.median,
            .emptyStep = steps.median,
            .emptyWindow = nothing};
}

std::unique_ptr<LaunchCost> launchCostOf(const DeviceLaunch& launch, Message& missing)
{
    try {
        return std::make_unique<LaunchCost>(launch.stream(), launch);
    } catch (const Error& error) {
        if (damageOf(resultOf(error)) != Damage::None)
            throw;
        missing = message("The cost of a launch is not known, because no empty kernel could be launched: {}.", error.sentence());
        return nullptr;
    }
}

}  // namespace kd
