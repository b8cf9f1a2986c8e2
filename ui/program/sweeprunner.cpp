// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/sweeprunner.h"

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/message.h"
#include "core/base/sha256.h"
#include "core/compile/compileoutcome.h"
#include "core/measure/timingoutcome.h"
#include "core/session/document/runoutcome.h"
#include "core/session/launch/launchplan.h"
#include "core/session/launch/moduleimage.h"
#include "core/sweep/sweptprogram.h"
#include "core/tuning/buildfigures.h"
#include "ui/client/client.h"
#include "ui/common/whenfinished.h"
#include "ui/program/launchrequest.h"
#include "ui/program/usererror.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QPromise>
#include <QThreadPool>

#include <algorithm>
#include <deque>
#include <exception>
#include <map>
#include <utility>

namespace kd {
namespace {

constexpr std::size_t kMaxSharedBuilds = 64;
constexpr double kSectorBytes = 32;
constexpr std::uint64_t kMinPointsForEstimate = 3;

template <typename Work> auto workBeside(Work work) -> QFuture<decltype(work())>
{
    const auto promise = std::make_shared<QPromise<decltype(work())>>();
    promise->start();
    QThreadPool::globalInstance()->start([promise, work = std::move(work)] {
        promise->addResult(work());
        promise->finish();
    });
    return promise->future();
}

/// Calls `work`; gives what it throws as a sentence.
template <typename Work> Message sentenceOf(const Work& work)
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

/// The first error of a program that does not compile, else why there is no build.
Message compileSentence(const CompileOutcome& build)
{
    const auto error = std::ranges::find(build.diagnostics, Diagnostic::Severity::Error, &Diagnostic::severity);
    return error == build.diagnostics.end() ? build.message : numberedMessage(*error);
}

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

/// Tells code and launch from all others: what runs, and with what.
std::string launchKeyOf(const std::string& image, const LaunchPlan& plan)
{
    Json json(plan);
    if (plan.references.empty())
        json.erase("symbols");  // names of expressions that are evaluated already
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

/// Nothing where neither the roof nor the work of the kernel is known.
std::optional<double> roofShareOf(const TimingOutcome& outcome, const SweepRoof& roof)
{
    const double bandwidth = roof.bandwidth > 0 ? outcome.bandwidth / roof.bandwidth : 0;
    const double flopRate = roof.flopRate > 0 ? outcome.flopRate / roof.flopRate : 0;
    const double share = std::max(bandwidth, flopRate);
    return share > 0 ? std::optional(share) : std::nullopt;
}

}  // namespace

/// A point on its way. What it holds grows: the result's figures with the build, the request with the plan.
struct SweepRunner::Point {
    SweepResult result;
    std::shared_ptr<const Program> program;
    CompileRequest compile;
    std::string compileKey;
    Message refusal;  ///< why it cannot go on; empty where it can
    TimingRequest request;
    std::vector<std::byte> image;
    std::vector<PlanBlob> blobs;
    bool wasLost = false;  ///< its compile was lost once
};

struct SweepRunner::Run {
    std::shared_ptr<const SweepJob> job;
    std::shared_ptr<SweepJournal> journal;
    OnResult onResult;
    std::unique_ptr<SweepStrategy> strategy;
    std::map<std::uint64_t, SweepResult> known;  ///< of the journal, by point
    Results results;
    std::map<std::string, std::size_t> measured;  ///< by launch key, as numbers of results
    std::map<std::string, QFuture<CompileOutcome>> builds;
    std::deque<std::string> buildOrder;
    std::deque<Point> ready;                      ///< wait for the device
    std::deque<SweepResult> unwritten;
    std::optional<QFuture<TimingOutcome>> timing;
    int preparing = 0;                            ///< points before they are ready
    bool isDeviceBusy = false, isWriting = false;
    std::uint64_t doneNow = 0;                    ///< results of this run alone
    std::optional<double> best;
    double roofShare = 0;                         ///< highest of all points
    QElapsedTimer clock;                          ///< since the last resume; invalid while it is paused
    qint64 milliseconds = 0;                      ///< of work before the last pause
    QPromise<Results> promise;

    void learn(const SweepResult& result)
    {
        if (!result.point || !result.isGood())
            return;
        best = std::min(best.value_or(*result.figure), *result.figure);
        roofShare = std::max(roofShare, result.roofShare.value_or(0));
    }
    bool hasReachedRoof() const { return job->roof.share > 0 && roofShare >= job->roof.share; }
    bool hasEnough() const { return strategy->hasLostPatience() || hasReachedRoof(); }
    qint64 elapsed() const { return milliseconds + (clock.isValid() ? clock.elapsed() : 0); }
};

std::string journalKey(const SweepJob& job)
{
    const TimingSettings& timing = job.timing;
    const SweepConditions conditions{.device = job.device,
                                     .deviceUuid = job.deviceUuid,
                                     .compiler = job.compiler.name,
                                     .timing = dumpJson(Json(timingRequest({}, timing))) + " " + timing.bytes + " " + timing.flops,
                                     .request = job.request};
    return sweepKey(job.space, sweptProgram(job.program), conditions);
}

SweepHeader journalHeader(const SweepJob& job)
{
    return {.key = journalKey(job),
            .figure = job.figure,
            .strategy = job.plan.strategy,
            .seed = job.plan.seed,
            .kernel = job.program.session.launch.kernel,
            .device = job.deviceName.empty() ? job.device : job.deviceName,
            .deviceUuid = job.deviceUuid,
            .architecture = job.architecture,
            .problem = job.program.session.launch.grid,
            .axes = job.space.axes(),
            .constraints = job.space.constraints(),
            .points = job.space.count()};
}

SweepRunner::SweepRunner(Client& client, QObject* parent) : QObject(parent), m_client(client) {}

SweepRunner::~SweepRunner()
{
    cancel();
}

QFuture<SweepRunner::Results> SweepRunner::run(SweepJob job, std::shared_ptr<SweepJournal> journal, OnResult onResult)
{
    cancel();
    const auto run = std::make_shared<Run>();
    run->job = std::make_shared<const SweepJob>(std::move(job));
    run->journal = std::move(journal);
    run->onResult = std::move(onResult);
    run->strategy = makeStrategy(run->job->space, run->job->plan);
    bool hasToday = false;
    for (const SweepResult& result : run->journal ? run->journal->results() : Results()) {
        hasToday = hasToday || !result.point;
        if (result.point)
            run->known.emplace(*result.point, result);
        if (result.point && result.state != SweepResult::State::Same && result.runSeconds > 0)
            run->measured.emplace(result.launchKey, run->results.size());
        run->learn(result);
        run->results.push_back(result);
    }
    m_isPaused = false;
    run->clock.start();
    run->promise.start();
    const QFuture<Results> all = run->promise.future();
    m_run = run;
    if (run->job->measuresToday && !hasToday)
        start(run, std::nullopt);
    // The first answer comes in a later turn of the event loop, also where all is known.
    whenFinished(this, workBeside([] { return true; }), [this, run](const QFuture<bool>&) { pump(run); });
    return all;
}

void SweepRunner::pump(const RunPointer& run)
{
    while (run == m_run && !m_isPaused && !run->hasReachedRoof() && run->preparing + static_cast<int>(run->ready.size() + run->unwritten.size()) < run->job->ahead) {
        const std::optional<std::uint64_t> point = run->strategy->next();
        if (!point)
            break;
        const auto known = run->known.find(*point);
        if (known != run->known.end())
            run->strategy->tell(*point, known->second.isGood() ? known->second.figure : std::nullopt);
        else
            start(run, *point);
    }
    finishIfDone(run);
}

void SweepRunner::start(const RunPointer& run, std::optional<std::uint64_t> number)
{
    ++run->preparing;
    const auto work = [job = run->job, number] {
        Point point;
        point.result.point = number;
        point.refusal = sentenceOf([&] {
            point.program = std::make_shared<const Program>(programAt(*job, number));
            const std::vector<std::string>& architectures = point.program->session.compile.architectures;
            const bool isAxis = number && architectures != job->program.session.compile.architectures;
            point.compile = point.program->request(isAxis ? architectures.front() : job->architecture);
            addDeviceOptions(point.compile, job->device);
            askOnly(job->compiler, point.compile);
            point.compileKey = sha256Hex(dumpJson(Json(point.compile)));
        });
        return point;
    };
    whenFinished(this, workBeside(work), [this, run](const QFuture<Point>& future) { compile(run, future.result()); });
}

void SweepRunner::compile(const RunPointer& run, Point point)
{
    if (run != m_run)
        return;
    if (!point.refusal.empty()) {
        point.result.state = SweepResult::State::Refused;
        point.result.message = point.refusal;
        --run->preparing;
        return conclude(run, std::move(point.result));
    }
    auto build = run->builds.find(point.compileKey);
    if (build == run->builds.end()) {
        build = run->builds.emplace(point.compileKey, m_client.compile(point.compile)).first;
        run->buildOrder.push_back(point.compileKey);
    }
    const QFuture<CompileOutcome> future = build->second;
    if (run->buildOrder.size() > kMaxSharedBuilds) {
        run->builds.erase(run->buildOrder.front());
        run->buildOrder.pop_front();
    }
    const auto waiting = std::make_shared<Point>(std::move(point));
    whenFinished(this, future, [this, run, waiting](const QFuture<CompileOutcome>& finished) {
        plan(run, std::move(*waiting),
             finished.resultCount() > 0 ? finished.result() : CompileOutcome{.state = CompileOutcome::State::Cancelled});
    });
}

void SweepRunner::plan(const RunPointer& run, Point point, const CompileOutcome& answer)
{
    if (run != m_run)
        return;
    const CompileOutcome build = comparable(run->job->compiler, answer);
    if (build.state == CompileOutcome::State::Lost && !std::exchange(point.wasLost, true)) {
        run->builds.erase(point.compileKey);
        std::erase(run->buildOrder, point.compileKey);
        return compile(run, std::move(point));
    }
    const bool isMissing =
        build.state == CompileOutcome::State::Unavailable && point.compile.architecture == run->job->architecture;
    if (isMissing || build.state == CompileOutcome::State::Cancelled)
        return fail(run, build.message.empty() ? Message("the compile was cancelled") : build.message);
    point.result.compileSeconds = build.duration.count();
    if (!build.ok()) {
        point.result.state = SweepResult::State::NotCompiled;
        point.result.message = compileSentence(build);
        --run->preparing;
        return conclude(run, std::move(point.result));
    }
    const auto waiting = std::make_shared<Point>(std::move(point));
    const auto work = [job = run->job, build, waiting] {
        Point& each = *waiting;
        each.refusal = sentenceOf([&] {
            LaunchPlan resolved = planLaunch(build, *each.program, each.program->session.launch, job->timing);
            requireDevice(build, resolved, job->device);
            const KernelInfo& kernel = chosenKernel(build, resolved.loweredName);
            each.image = moduleImage(build, job->device, resolved.loweredName);
            each.blobs = readPlanFiles(resolved, *each.program);
            each.result.cubinSha256 = build.cubinSha256;
            each.result.launchKey = launchKeyOf(moduleImageSha256(build, job->device, resolved.loweredName), resolved);
            if (const std::optional<BuildFigures> figures =
                    figuresOf(kernel, occupancyInput(kernel, build.architecture, resolved))) {
                each.result.registers = figures->registers;
                each.result.spilled = figures->spilled;
                each.result.shared = figures->shared;
                each.result.occupancy = figures->reached.occupancy;
            }
            each.request = timingRequest(
                {.device = job->device, .programName = each.program->path.string(), .plan = std::move(resolved)}, job->timing);
        });
        return true;
    };
    whenFinished(this, workBeside(work), [this, run, waiting](const QFuture<bool>&) {
        if (run != m_run)
            return;
        --run->preparing;
        if (!waiting->refusal.empty()) {
            waiting->result.state = SweepResult::State::Refused;
            waiting->result.message = waiting->refusal;
            return conclude(run, std::move(waiting->result));
        }
        // The program as it stands is what all others are compared with, and goes first.
        if (waiting->result.point)
            run->ready.push_back(std::move(*waiting));
        else
            run->ready.push_front(std::move(*waiting));
        measureNext(run);
    });
}

void SweepRunner::measureNext(const RunPointer& run)
{
    if (m_isPaused)
        return;
    if (run->hasEnough()) {
        // The point on the device may yet be better, and then those that wait go on.
        if (!run->isDeviceBusy && !run->isWriting && run->unwritten.empty())
            run->ready.clear();
        return;
    }
    while (run == m_run && !run->isDeviceBusy && !run->ready.empty()) {
        Point point = std::move(run->ready.front());
        run->ready.pop_front();
        const auto same = run->measured.find(point.result.launchKey);
        if (point.result.point && same != run->measured.end()) {
            const SweepResult& other = run->results[same->second];
            point.result.state = SweepResult::State::Same;
            point.result.sameAs = other.point;
            point.result.figure = other.figure;
            point.result.intervalLow = other.intervalLow;
            point.result.intervalHigh = other.intervalHigh;
            point.result.isVerified = other.isVerified;
            point.result.roofShare = other.roofShare;
            point.result.doubt = other.doubt;
            point.result.isImpossible = other.isImpossible;
            conclude(run, std::move(point.result));
            continue;
        }
        run->isDeviceBusy = true;
        const auto waiting = std::make_shared<Point>(std::move(point));
        const auto begin = std::make_shared<QElapsedTimer>();
        begin->start();
        run->timing = m_client.time(waiting->request, std::move(waiting->image), std::move(waiting->blobs));
        whenFinished(this, *run->timing, [this, run, waiting, begin](const QFuture<TimingOutcome>& future) {
            if (run != m_run)
                return;
            if (future.resultCount() == 0)
                return fail(run, "the timing was cancelled");
            measured(run, std::move(*waiting), future.result(), Seconds(static_cast<double>(begin->nsecsElapsed()) * 1e-9));
        });
    }
}

void SweepRunner::measured(const RunPointer& run, Point point, const TimingOutcome& outcome, Seconds duration)
{
    run->timing.reset();
    const RunOutcome& ran = outcome.run;
    if (ran.state == RunOutcome::State::Unavailable || ran.state == RunOutcome::State::Cancelled)
        return fail(run, ran.message.empty() ? Message("the timing was cancelled") : ran.message);
    SweepResult& result = point.result;
    result.state = stateOf(ran.state);
    result.message = ran.message;
    result.runSeconds = duration.count();
    result.isVerified = ran.ok() && !ran.verification.empty();
    if (ran.ok())
        setFigure(result, outcome, run->job->figure);
    addDoubts(result, outcome);
    result.roofShare = roofShareOf(outcome, run->job->roof);
    if (ran.ok() && !result.figure) {
        result.state = SweepResult::State::Fault;
        result.message = "it was not timed";
    }
    conclude(run, std::move(result));
}

void SweepRunner::conclude(const RunPointer& run, SweepResult result)
{
    result.time = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    run->unwritten.push_back(std::move(result));
    writeNext(run);
}

void SweepRunner::writeNext(const RunPointer& run)
{
    if (run != m_run || run->isWriting || run->unwritten.empty())
        return;
    run->isWriting = true;
    const auto result = std::make_shared<const SweepResult>(std::move(run->unwritten.front()));
    run->unwritten.pop_front();
    const auto work = [journal = run->journal, result] {
        return sentenceOf([&] {
            if (journal)
                journal->add(*result);
        });
    };
    whenFinished(this, workBeside(work), [this, run, result](const QFuture<Message>& future) {
        run->isWriting = false;
        if (run != m_run)
            return;
        if (!future.result().empty())
            return fail(run, future.result());
        told(run, *result);
    });
}

void SweepRunner::told(const RunPointer& run, const SweepResult& result)
{
    const bool wasOnDevice = result.runSeconds > 0;
    if (result.point && wasOnDevice)
        run->measured.emplace(result.launchKey, run->results.size());
    run->results.push_back(result);
    ++run->doneNow;
    run->learn(result);
    if (result.point)
        run->strategy->tell(*result.point, result.isGood() ? result.figure : std::nullopt);
    if (wasOnDevice)
        run->isDeviceBusy = false;
    SweepProgress progress{.done = run->strategy->told(), .total = run->strategy->limit(), .left = {}, .best = run->best};
    if (run->doneNow >= kMinPointsForEstimate)
        progress.left = Seconds(static_cast<double>(run->elapsed()) * 1e-3 / static_cast<double>(run->doneNow) *
                                static_cast<double>(progress.total - std::min(progress.done, progress.total)));
    if (run->onResult)
        run->onResult(result, progress);
    if (run != m_run)
        return;
    writeNext(run);
    measureNext(run);
    pump(run);
}

void SweepRunner::finishIfDone(const RunPointer& run)
{
    const bool isQuiet = !run->isDeviceBusy && !run->isWriting && run->unwritten.empty();
    const bool isEmpty = run->preparing == 0 && run->ready.empty();
    const bool isHeld = m_isPaused && !run->strategy->isDone() && !run->hasReachedRoof();
    if (run != m_run || !isQuiet || isHeld || (!isEmpty && !run->hasEnough()))
        return;
    m_ending = run->hasReachedRoof()             ? SweepEnding::Roof
        : run->strategy->hasLostPatience() ? SweepEnding::Patience
                                           : SweepEnding::Points;
    m_run.reset();
    for (auto& [key, build] : run->builds)
        build.cancel();
    run->promise.addResult(std::move(run->results));
    run->promise.finish();
}

void SweepRunner::fail(const RunPointer& run, const Message& sentence)
{
    m_run.reset();
    for (auto& [key, build] : run->builds)
        build.cancel();
    if (run->timing)
        run->timing->cancel();
    run->promise.setException(std::make_exception_ptr(RuntimeError({.text = sentence})));
    run->promise.finish();
}

void SweepRunner::pause()
{
    m_isPaused = true;
    if (m_run && m_run->clock.isValid()) {
        m_run->milliseconds += m_run->clock.elapsed();
        m_run->clock.invalidate();
    }
}

void SweepRunner::resume()
{
    if (!std::exchange(m_isPaused, false) || !m_run)
        return;
    m_run->clock.start();
    const RunPointer run = m_run;
    measureNext(run);
    pump(run);
}

bool SweepRunner::isResting() const
{
    return m_run && m_isPaused && m_run->preparing == 0 && !m_run->isDeviceBusy && !m_run->isWriting && m_run->unwritten.empty();
}

void SweepRunner::cancel()
{
    const RunPointer run = std::exchange(m_run, nullptr);
    if (!run)
        return;
    for (auto& [key, build] : run->builds)
        build.cancel();
    if (run->timing)
        run->timing->cancel();
    run->promise.future().cancel();
    run->promise.finish();
}

}  // namespace kd
