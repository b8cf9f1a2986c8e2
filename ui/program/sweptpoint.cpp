// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/sweptpoint.h"

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/sha256.h"
#include "core/compile/compileoutcome.h"
#include "core/session/document/runoutcome.h"
#include "core/session/launch/moduleimage.h"
#include "core/tuning/buildfigures.h"
#include "ui/program/launchrequest.h"
#include "ui/program/sweeprunner.h"
#include "ui/program/usererror.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace kd {
namespace {

constexpr double kSectorBytes = 32;

SweepResult::State stateOf(RunOutcome::State state)
{
    switch (state) {
    case RunOutcome::State::Ok: return SweepResult::State::Measured;
    case RunOutcome::State::Differs: return SweepResult::State::Wrong;
    case RunOutcome::State::Deadline: return SweepResult::State::Hang;
    case RunOutcome::State::Refused: return SweepResult::State::Refused;
    default: return SweepResult::State::Fault;
    }
}

/// Whether a formula that outputs are compared with may use that name; one that only has the letters of it counts as well.
bool isInReference(const LaunchPlan& plan, const std::string& name)
{
    return std::ranges::any_of(plan.references, [&](const ReferencePlan& reference) {
        return reference.kind == ReferencePlan::Kind::Expression && reference.expression.find(name) != std::string::npos;
    });
}

/// Tells code and launch from all others: what runs, and with what.
std::string launchKeyOf(const std::string& image, const LaunchPlan& plan)
{
    LaunchPlan used = plan;
    // All other names are of expressions that are evaluated already.
    std::erase_if(used.symbols, [&](const auto& symbol) { return !isInReference(plan, symbol.first); });
    const Json json(used);
    return sha256Hex(image + dumpJson(json));
}

void setFigure(SweepResult& result, const TimingOutcome& outcome, SweepFigure figure)
{
    switch (figure) {
    case SweepFigure::Instructions: result.figure = valueOr(outcome.instructions, "warpInstructions", 0.0); return;
    case SweepFigure::Traffic: result.figure = valueOr(outcome.instructions, "sectors", 0.0) * kSectorBytes; return;
    case SweepFigure::Duration: break;
    }
    if (!outcome.statistics)
        return;
    result.figure = outcome.statistics->median;
    result.intervalLow = outcome.statistics->intervalLow;
    result.intervalHigh = outcome.statistics->intervalHigh;
    result.samples = outcome.samples;
    result.samples.resize(std::min(result.samples.size(), kMaxKeptSamples));
}

/// Nothing where neither the roof nor the work of the kernel is known.
std::optional<double> roofShareOf(const TimingOutcome& outcome, const SweepRoof& roof)
{
    const double bandwidth = roof.bandwidth > 0 ? outcome.bandwidth / roof.bandwidth : 0;
    const double flopRate = roof.flopRate > 0 ? outcome.flopRate / roof.flopRate : 0;
    const double share = std::max(bandwidth, flopRate);
    return share > 0 ? std::optional(share) : std::nullopt;
}

/// The first doubt, and whether one says that the figure is none at all.
void addDoubts(SweepResult& result, const TimingOutcome& outcome)
{
    using Doubt = TimingDoubt::Kind;
    for (const TimingDoubt& doubt : outcome.doubts) {
        if (result.doubt.empty())
            result.doubt = doubt.text;
        result.isImpossible = result.isImpossible || doubt.kind == Doubt::ImpossibleBandwidth ||
                              doubt.kind == Doubt::ImpossibleFlopRate || doubt.kind == Doubt::WorkElsewhere;
    }
}

}  // namespace

Message sentenceOf(const std::function<void()>& work)
{
    try {
        work();
    } catch (const UserError& error) {
        return verbatim(error.sentence().toStdString());
    } catch (const Error& error) {
        return error.sentence();
    } catch (const std::exception& error) {
        return messageOf(error);
    }
    return {};
}

SweptProgram sweptProgram(const Program& program)
{
    return {.source = program.source, .compile = program.session.compile, .launch = program.session.launch};
}

Message compileSentence(const CompileOutcome& build)
{
    const auto error = std::ranges::find(build.diagnostics, Diagnostic::Severity::Error, &Diagnostic::severity);
    return error == build.diagnostics.end() ? build.message : numberedMessage(*error);
}

Program programAt(const SweepJob& job, std::optional<std::uint64_t> number)
{
    Program program = job.program;
    if (!number)
        return program;
    SweptProgram swept = sweptProgram(program);
    applyPoint(job.space, job.space.at(*number), swept);
    program.source = std::move(swept.source);
    program.session.compile = std::move(swept.compile);
    program.session.launch = std::move(swept.launch);
    return program;
}

CompileRequest requestAt(const SweepJob& job, const Program& program, std::optional<std::uint64_t> point)
{
    const std::vector<std::string>& architectures = program.session.compile.architectures;
    const bool isAxis = point && architectures != job.program.session.compile.architectures;
    CompileRequest request = program.request(isAxis ? architectures.front() : job.architecture);
    addDeviceOptions(request, job.device);
    askOnly(job.compiler, request);
    return request;
}

SweptPoint preparedPoint(const SweepJob& job, std::optional<std::uint64_t> number)
{
    SweptPoint point;
    point.result.point = number;
    point.refusal = sentenceOf([&] {
        point.program = std::make_shared<const Program>(programAt(job, number));
        point.compile = requestAt(job, *point.program, number);
        point.compileKey = sha256Hex(dumpJson(Json(point.compile)));
    });
    return point;
}

void planPoint(const SweepJob& job, const CompileOutcome& build, SweptPoint& point)
{
    point.refusal = sentenceOf([&] {
        LaunchPlan resolved = planLaunch(build, *point.program, point.program->session.launch, job.timing);
        requireDevice(build, resolved, job.device);
        const KernelInfo& kernel = chosenKernel(build, resolved.loweredName);
        point.image = moduleImage(build, job.device, resolved.loweredName);
        point.blobs = readPlanFiles(resolved, *point.program);
        point.result.cubinSha256 = build.cubinSha256;
        point.result.launchKey = launchKeyOf(moduleImageSha256(build, job.device, resolved.loweredName), resolved);
        if (const std::optional<BuildFigures> figures = figuresOf(kernel, occupancyInput(kernel, build.architecture, resolved))) {
            point.result.registers = figures->registers;
            point.result.spilled = figures->spilled;
            point.result.shared = figures->shared;
            point.result.occupancy = figures->reached.occupancy;
        }
        point.request = timingRequest(
            {.device = job.device, .programName = point.program->path.string(), .plan = std::move(resolved)}, job.timing);
    });
}

void setOutcome(const SweepJob& job, const TimingOutcome& outcome, Seconds duration, SweepResult& result)
{
    const RunOutcome& ran = outcome.run;
    result.state = stateOf(ran.state);
    result.message = ran.message;
    result.runSeconds = duration.count();
    result.isVerified = ran.ok() && !ran.verification.empty();
    if (result.device.empty())
        result.device = ran.device;
    if (ran.ok())
        setFigure(result, outcome, job.figure);
    result.roofShare = roofShareOf(outcome, job.roof);
    addDoubts(result, outcome);
    if (ran.ok() && !result.figure) {
        result.state = SweepResult::State::Fault;
        result.message = "it was not timed";
    }
}

void setSame(const SweepResult& other, SweepResult& result)
{
    result.state = SweepResult::State::Same;
    result.sameAs = other.point;
    result.message = other.message;
    result.figure = other.figure;
    result.intervalLow = other.intervalLow;
    result.intervalHigh = other.intervalHigh;
    result.isVerified = other.isVerified;
    result.roofShare = other.roofShare;
    result.doubt = other.doubt;
    result.isImpossible = other.isImpossible;
    result.device = other.device;
    result.deviceUuid = other.deviceUuid;
}

}  // namespace kd
