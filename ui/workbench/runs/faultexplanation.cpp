// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/runs/faultexplanation.h"

#include "core/device/architecture.h"
#include "core/session/launch/moduleimage.h"
#include "ui/program/faultreplay.h"
#include "ui/program/foundcode.h"
#include "ui/workbench/base/result.h"
#include "ui/workbench/runs/jobrunner.h"

#include <QtConcurrentRun>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace kd {
namespace {

const DeviceInfo* emulatedDevice(const TargetInfo* target)
{
    if (target == nullptr)
        return nullptr;
    const auto at = std::ranges::find_if(target->devices.devices,
                                         [](const DeviceInfo& each) { return isEmulatedDevice(each.id.name); });
    return at == target->devices.devices.end() ? nullptr : &*at;
}

}  // namespace

/// An explanation on its way.
struct FaultExplanation::Course {
    quint64 document = 0;
    RunRecordPointer run;
    bool waits = false;
    Program program;
    std::string device, architecture;  ///< of the emulated GPU
    std::filesystem::path folder;      ///< of the launch's files
    RunRequest request;
    std::vector<std::byte> image;
    std::vector<PlanBlob> blobs;
    QFuture<CompileOutcome> build;
    QFuture<RunOutcome> outcome;
};

FaultExplanation::FaultExplanation(Client& client, Documents& documents, TargetConnection& target, JobRunner& jobs)
    : m_client(client), m_documents(documents), m_target(target), m_jobs(jobs)
{
    connect(&target, &TargetConnection::changed, this, &FaultExplanation::changed);
    connect(&target, &TargetConnection::leaving, this, &FaultExplanation::stop);
    connect(&jobs, &JobRunner::whyNotChanged, this, &FaultExplanation::changed);
    connect(&jobs, &JobRunner::begun, this, &FaultExplanation::stop);
    connect(&jobs, &JobRunner::ran, this, [this](const RunRecordPointer& run) {
        if (mayBeExplained(run->outcome))
            explain(run, false);
    });
    connect(&documents, &Documents::closing, this, [this](const Document* document) {
        if (m_course && m_course->document == document->number())
            stop();
    });
}

FaultExplanation::~FaultExplanation()
{
    if (m_course) {
        m_course->build.cancel();
        m_course->outcome.cancel();
    }
}

bool FaultExplanation::isFor(const RunRecord& run)
{
    return mayBeExplained(run.outcome);
}

QString FaultExplanation::whyNot(const RunRecordPointer& run) const
{
    if (!run || !mayBeExplained(run->outcome))
        return tr("It did not fail on a GPU.");
    if (run->isRestored)
        return tr("It is a run of an earlier start of the program: run the kernel again.");
    if (!m_documents.current().isCode() && run->revision != m_documents.current().revision())
        return tr("The source was changed since: run the kernel again.");
    if (!m_documents.current().isTrusted())
        return tr("This folder is not trusted yet.");
    if (m_target.info() == nullptr)
        return tr("The worker is starting.");
    if (emulatedDevice(m_target.info()) == nullptr)
        return tr("This target has no emulated GPU.");
    return m_jobs.job().isLaunching() ? tr("A run is in progress.") : QString();
}

void FaultExplanation::explain(const RunRecordPointer& run, bool waits)
{
    if (!whyNot(run).isEmpty())
        return;
    stop();
    const DeviceInfo& device = *emulatedDevice(m_target.info());
    const Document& document = m_documents.current();
    m_found = nullptr;
    m_course = std::make_shared<Course>();
    m_course->document = document.number();
    m_course->run = run;
    m_course->waits = waits;
    m_course->program = programOf(document);
    m_course->program.device = document.code().file;
    m_course->device = device.id.name;
    m_course->architecture = architectureName(device.computeCapability);
    m_course->folder = document.session().folder;
    prepare(m_course);
    emit changed();
}

/// What was found in a file is there already; a source is compiled for the emulated GPU.
void FaultExplanation::prepare(const CoursePointer& course)
{
    if (course->program.device)
        return prepareRun(course, {});
    const auto work = [course] {
        return attempt([&] {
            CompileRequest request = course->program.request(course->architecture);
            addDeviceOptions(request, course->device);
            return request;
        });
    };
    whenFinished(this, QtConcurrent::run(work), [this, course](const QFuture<Result<CompileRequest>>& future) {
        const Result<CompileRequest> answer = future.result();
        if (!answer.value)
            return end(course, {.run = course->run, .failure = answer.sentence});
        if (m_course == course)
            compile(course, *answer.value);
    });
}

void FaultExplanation::compile(const CoursePointer& course, const CompileRequest& request)
{
    course->build = m_client.compile(request, QStringLiteral("explanation"));
    whenFinished(this, course->build, [this, course](const QFuture<CompileOutcome>& future) {
        if (m_course != course || future.resultCount() == 0)
            return end(course, {.run = course->run, .failure = tr("It was not compiled for the emulated GPU.")});
        CompileOutcome build = future.result();
        if (!build.ok())
            return end(course, {.run = course->run, .failure = tr("It does not compile for the emulated GPU.")});
        prepareRun(course, std::move(build));
    });
}

void FaultExplanation::prepareRun(const CoursePointer& course, CompileOutcome build)
{
    const auto work = [course, build = std::move(build)] {
        return attempt([&] {
            course->request = explanationRequest(course->run->plan, course->device, course->program.path.string(), course->waits);
            LaunchPlan& plan = course->request.plan;
            const CompileOutcome loaded = course->program.device
                ? foundOutcome(*course->program.device, plan.loweredName, course->architecture, CodeUse::Emulator)
                : build;
            course->image = moduleImage(loaded, course->device, plan.loweredName);
            course->blobs = readBlobs(plan, course->folder);
            return true;
        });
    };
    whenFinished(this, QtConcurrent::run(work), [this, course](const QFuture<Result<bool>>& future) {
        const Result<bool> answer = future.result();
        if (!answer.value)
            return end(course, {.run = course->run, .failure = answer.sentence});
        if (m_course == course)
            run(course);
    });
}

void FaultExplanation::run(const CoursePointer& course)
{
    course->outcome = m_client.run(course->request, std::move(course->image), std::move(course->blobs),
                                   QStringLiteral("explanation"));
    whenFinished(this, course->outcome, [this, course](const QFuture<RunOutcome>& future) {
        if (future.resultCount() == 0)
            return end(course, {.run = course->run, .failure = tr("It was not run on the emulated GPU.")});
        FaultFindings findings{.run = course->run, .outcome = future.result()};
        findings.isCutShort = !course->waits && findings.outcome->state == RunOutcome::State::Deadline;
        end(course, std::move(findings));
    });
}

void FaultExplanation::stop()
{
    if (!m_course)
        return;
    const CoursePointer course = std::exchange(m_course, nullptr);
    course->build.cancel();
    course->outcome.cancel();
    emit changed();
}

void FaultExplanation::end(const CoursePointer& course, FaultFindings findings)
{
    if (m_course != course)
        return;  // it was stopped
    m_course.reset();
    m_found = std::make_shared<const FaultFindings>(std::move(findings));
    emit changed();
}

}  // namespace kd
