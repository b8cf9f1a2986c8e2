// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/comparison.h"
#include "core/measure/comparisonsigns.h"
#include "core/measure/cupti/kerneltrace.h"
#include "core/measure/kerneltime.h"
#include "core/measure/runnerstate.h"
#include "core/measure/sampler.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace kd {

/// One of the two builds on the device, with where its part of the outcome goes.
struct ComparedBuild {
    DeviceLaunch& launch;
    HostBuffers& host;
    const RunRequest& request;
    std::span<const std::byte> image;
    RunOutcome& outcome;
    std::vector<double>& samples;
    std::optional<KernelTime>& time;
    std::unique_ptr<Sampler> sampler = {};
    std::vector<double> windows = {};  ///< seconds, beside CUPTI's times
};

/// The two builds of one comparison on their device. Each function ends early, with the outcome of the build that failed, and
/// false.
///
/// The samples of both are taken in one way, from the first to the last: CUPTI's records where they can be had, else windows of
/// events, less the calibrated cost of a launch where that is known of both. Where CUPTI loses half of a turn's records all samples
/// are taken again as windows.
class PairOnDevice {
public:
    /// Everything must outlive it.
    PairOnDevice(Runner::State& state, ComparedBuild& first, ComparedBuild& second, const BlobLookup& blobs,
                 const RunObserver& observer);

    bool verifyBefore(ComparisonOutcome& outcome);
    bool measure(const ComparisonRequest& request, ComparisonOutcome& outcome);
    bool verifyAfter(ComparisonOutcome& outcome);

private:
    enum class End { Failed, RecordsLost, Decided, Samples, Time };
    using Clock = std::chrono::steady_clock;

    /// What is fixed before the first sample.
    struct Course {
        ComparisonSchedule schedule;
        std::vector<std::size_t> looks;
        int launches = 1;            ///< samples of a turn
        std::size_t placements = 1;  ///< of each build
        Clock::time_point end;
    };
    /// What the windows hold besides the kernels; of both where `second` is null.
    struct Costs {
        std::unique_ptr<LaunchCost> first, second;
        Message missing;
        double emptyWindow = 0;  ///< seconds
    };

    /// What `work` throws is the failure of that build.
    bool attempt(ComparedBuild& build, const std::function<void()>& work);
    bool verifyBefore(ComparedBuild& build, ComparisonOutcome& outcome);
    bool verifyAfter(ComparedBuild& build, ComparisonOutcome& outcome);
    bool prepare(ComparedBuild& build, const ComparisonRequest& request);
    /// Gives both builds the same windows.
    std::shared_ptr<SampleWindows> windowsFor(const DeviceLaunch& launch, bool cold);
    bool usePlacements(std::size_t block);
    /// Null where there is no CUPTI, or it is not wanted; the reason is in m_traceMissing.
    std::unique_ptr<KernelTrace> startTrace(const CuptiLibrary& library);
    End measureTraced(const ComparisonRequest& request, ComparisonOutcome& outcome);
    End measureWindows(ComparisonOutcome& outcome);
    End collectBlocks(KernelTrace* trace, ComparisonOutcome& outcome);
    End collectBlock(KernelTrace* trace, std::size_t number, ComparisonOutcome& outcome);
    bool collectTurn(KernelTrace* trace, ComparedBuild& build, LaunchCost* cost, std::vector<double>& times);
    Seconds left() const;
    KernelTimeParts partsOf(const ComparedBuild& build, const LaunchCost* cost) const;
    /// Judges the windows less the cost, as far as that is known of both.
    ComparisonVerdict judgeWindows(const ComparisonOutcome& outcome, const DeviceSigns& signs,
                                   std::vector<ComparedBlock>* kernelBlocks = nullptr);
    ComparisonVerdict judge(const ComparisonOutcome& outcome, const DeviceSigns& signs, bool isTraced);
    /// Puts the kernels' own times in the place of the windows.
    void chooseTimes(bool isTraced, ComparisonOutcome& outcome);
    void writeReceipt(const ComparisonRequest& request, End end, ComparisonOutcome& outcome);

    /// What the other build printed is written before.
    void turnTo(const ComparedBuild& build);

    Runner::State& m_state;
    const ComparedBuild* m_turn = nullptr;  ///< who was on the device last
    ComparedBuild &m_first, &m_second;
    const BlobLookup& m_blobs;
    const RunObserver& m_observer;
    Course m_course;
    std::shared_ptr<SampleWindows> m_windows;
    Costs m_costs;
    std::optional<SignReader> m_signs;
    Message m_traceMissing;
    Json m_traceReceipt;
};

}  // namespace kd
