// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/units.h"
#include "core/compile/compilerequest.h"
#include "core/measure/timingoutcome.h"
#include "core/session/launch/launchplan.h"
#include "core/sweep/result.h"
#include "core/sweep/sweptprogram.h"
#include "ui/program/program.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kd {

struct CompileOutcome;
struct SweepJob;

/// A point of a sweep on its way. What it holds grows: the result's figures with the build, the request with the plan.
struct SweptPoint {
    SweepResult result;
    std::shared_ptr<const Program> program;
    CompileRequest compile;
    std::string compileKey;  ///< points of one key are compiled once
    Message refusal;         ///< why it cannot go on; empty where it can
    TimingRequest request;
    std::vector<std::byte> image;
    std::vector<PlanBlob> blobs;
    std::vector<std::size_t> lostOn;     ///< workers that ended while they had it; one may be there twice
    std::optional<std::size_t> checks;   ///< the worker that measures it to be checked; then it is no result
};

/// What a point changes, of a program.
SweptProgram sweptProgram(const Program& program);
/// The program that a point is, or as it stands. Throws Error where the point cannot be applied.
Program programAt(const SweepJob& job, std::optional<std::uint64_t> point);
/// What compiles it for the device of the sweep. Throws UserError. Blocks while it reads headers.
CompileRequest requestAt(const SweepJob& job, const Program& program, std::optional<std::uint64_t> point);
/// The program of a point, or as it stands, with its compile. Blocks; throws nothing: see SweptPoint::refusal.
SweptPoint preparedPoint(const SweepJob& job, std::optional<std::uint64_t> number);
/// Resolves its launch on a build of it. Blocks while it reads files; throws nothing: see SweptPoint::refusal.
void planPoint(const SweepJob& job, const CompileOutcome& build, SweptPoint& point);
/// The first error of a program that does not compile, else why there is no build.
Message compileSentence(const CompileOutcome& build);
/// Makes what a device measured the point's result.
void setOutcome(const SweepJob& job, const TimingOutcome& outcome, Seconds duration, SweepResult& result);
/// Makes the result that of another point of the same code and launch.
void setSame(const SweepResult& other, SweepResult& result);
/// Calls `work`; gives what it throws as a sentence.
Message sentenceOf(const std::function<void()>& work);

}  // namespace kd
