// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kerneldesk/output.h"
#include "app/kerneldesk/replays.h"
#include "core/base/posix/process.h"
#include "core/capture/kernelcounts.h"
#include "ui/program/recordings.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace kd::cli {

/// A recording, and what came of running it again, where it was.
struct ToldRecording {
    KeptRecording kept;
    std::optional<Replays> replays;
};

/// Holds what is told of a program whose launches were listed or recorded.
struct CapturedProgram {
    std::vector<std::string> words;  ///< the program and its arguments
    posix::ExitStatus status;
    bool isListed = false;           ///< its kernels were counted
    std::vector<CaptureReport> reports;   ///< of its processes that used a GPU
    std::vector<ToldRecording> recordings;
    bool isMeasured = false;  ///< recordings tell what they would hold, and hold none of it
    bool isLost = false;      ///< the target was lost before the program's end
};

/// Kernels with their counts and times, recordings with their files, what is missing and why.
QString captureText(const CapturedProgram& program);
Json captureDocument(const CapturedProgram& program);

}  // namespace kd::cli
