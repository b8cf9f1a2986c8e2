// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/historyfolder.h"
#include "ui/workbench/runs/runrecord.h"

#include <QString>

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace kd {

/// Holds a launch with its code and its inputs, ready to be sent.
struct PreparedRun {
    RunRequest run;
    std::vector<std::byte> image;
    std::vector<PlanBlob> blobs;
};

/// Why a kept run cannot be launched again on `deviceId`, in one sentence; empty where it can.
QString whyNotAgain(const RunRecord& record, const QString& deviceId);
/// Where a run is launched again.
struct LaunchAgain {
    std::string deviceId;
    std::filesystem::path folder;          ///< of the files of its launch
    std::optional<HistoryFolder> history;  ///< which may have its code
};
/// Prepares a kept run to be launched once more, with what its files hold now. Throws RuntimeError where its code is gone or a file
/// cannot be read. Blocks.
PreparedRun prepareAgain(const RunRecord& record, const LaunchAgain& again);

/// Asks for a comparison of `first` (A) and the timing's own launch (B), sampled as that timing is.
ComparisonRequest comparisonRequest(RunRequest first, const TimingRequest& second);
/// Gives what a comparison found of B alone, as a timing tells it. Its samples are windows.
TimingOutcome timingOfSecond(const ComparisonOutcome& outcome, const TimingRequest& request);
/// The same of A, without rates.
TimingOutcome timingOfFirst(const ComparisonOutcome& outcome);

}  // namespace kd
