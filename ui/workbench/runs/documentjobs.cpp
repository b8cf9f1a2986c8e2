// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/runs/documentjobs.h"

#include "core/device/architecture.h"
#include "core/report/report.h"
#include "core/session/launch/moduleimage.h"
#include "ui/program/foundcode.h"
#include "ui/program/launchrequest.h"
#include "ui/workbench/base/result.h"

#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace kd {
namespace {

/// Older ones make room.
constexpr std::size_t kMaxRuns = 1000;

/// What the device loads of compiled code: what is shown may be machine code of another one.
CompileOutcome loadedCode(const DeviceFile& file, const RunRequest& run, const std::string& architecture)
{
    const CodeUse use = isEmulatedDevice(run.device) ? CodeUse::Emulator : CodeUse::Device;
    return foundOutcome(file, run.plan.loweredName, architecture, use);
}

}  // namespace

/// A job on its way, with the record that its outcome completes.
struct DocumentJobs::PendingRun {
    Job::Kind kind = Job::Kind::Run;
    RunRecord record;
    std::vector<std::byte> image;  ///< this and the blobs until they are sent
    std::vector<PlanBlob> blobs;
    TimingRequest request;  ///< of a run only `run`
};

DocumentJobs::DocumentJobs(Client& client, const Document& document, const TargetConnection& target, DocumentBuild& build,
                           DocumentLaunch& launch, std::shared_ptr<JobSettings> settings)
    : m_client(client), m_document(document), m_target(target), m_builds(build), m_launches(launch), m_settings(std::move(settings))
{
    connect(&build, &DocumentBuild::compilingChanged, this, &DocumentJobs::onCompiling);
    connect(&build, &DocumentBuild::failed, this, [this](const QString& sentence) {
        m_wanted = Job::Kind::None;
        emit failed(sentence);
    });
    connect(&target, &TargetConnection::leaving, this, &DocumentJobs::stop);
    connect(&launch, &DocumentLaunch::checked, this, &DocumentJobs::onChecked);
}

DocumentJobs::~DocumentJobs()
{
    if (m_cancel)
        m_cancel();
    m_settings->queue.leave(this);
}

/// A cubin runs on devices of its own major version from its minor version on; PTX on all later ones.
bool DocumentJobs::suitsDevice(QString* sentence) const
{
    const DeviceInfo* const device = m_target.device(m_document);
    const auto built = parseArchitecture(m_target.architecture(m_document).toStdString());
    if (device == nullptr || !built)
        return true;
    const ComputeCapability own = device->computeCapability;
    const bool isEmulated = isEmulatedDevice(device->id.name);
    const bool suits = isEmulated ? std::pair(built->major, built->minor) <= std::pair(own.major, own.minor)
                                  : built->major == own.major && built->minor <= own.minor;
    if (!suits && sentence != nullptr)
        *sentence = tr("The build is for %1 and %2 runs %3: choose the architecture of the device.")
                        .arg(m_target.architecture(m_document), toQt(device->name), m_target.deviceArchitecture(m_document));
    return suits;
}

/// Leaves the launch out.
QString DocumentJobs::whyNotBuilt() const
{
    QString sentence;
    const TargetInfo* const target = m_target.info();
    if (isRunning())
        return tr("A run is in progress.");
    if (!m_document.isTrusted())
        return tr("This folder is not trusted yet.");
    if (target == nullptr)
        return tr("The worker is starting.");
    if (!m_document.isCode() && !target->compiler.available && m_document.session().compile.compiler != CompilerChoice::Nvcc)
        return messageText(target->compiler.missing);
    if (m_target.device(m_document) == nullptr)
        return tr("There is no device %1 on this target: choose another one.").arg(m_target.deviceId(m_document));
    if (m_document.isCode())
        sentence = m_builds.whyNotRun();
    else
        suitsDevice(&sentence);
    if (!sentence.isEmpty())
        return sentence;
    if (m_builds.isCurrent() && !m_builds.build().outcome->ok())
        return failureText(*m_builds.build().outcome, namesOf(m_document));
    return {};
}

/// The sentence is that of the check that was made last.
QString DocumentJobs::whyNotLaunched() const
{
    return m_launches.check().sentence;
}

QString DocumentJobs::whyNot() const
{
    const QString sentence = whyNotBuilt();
    return sentence.isEmpty() && m_builds.isCurrent() ? whyNotLaunched() : sentence;
}

void DocumentJobs::compile()
{
    m_wanted = Job::Kind::None;
    m_builds.compile();
}

void DocumentJobs::begin(Job::Kind kind)
{
    // What an older launch lacked says nothing of this one.
    const QString reason = m_launches.isChecked() ? whyNot() : whyNotBuilt();
    if (!reason.isEmpty()) {
        emit failed(reason);
        return;
    }
    noteStopped(false);
    if (m_builds.isCurrent() && m_builds.build().outcome->ok()) {
        setKind(kind);
        prepare();
        return;
    }
    m_wanted = kind;
    m_before = m_builds.build().outcome;
    m_builds.compile();
}

/// What was to be run is run when its compile is done and well.
void DocumentJobs::onCompiling()
{
    if (m_builds.isCompiling()) {
        if (m_job.kind == Job::Kind::None)
            setKind(Job::Kind::Compile);
        return;
    }
    if (m_job.kind == Job::Kind::Compile)
        setKind(Job::Kind::None);
    const Job::Kind wanted = std::exchange(m_wanted, Job::Kind::None);
    if (wanted == Job::Kind::None || m_builds.build().outcome == m_before)
        return;
    if (!m_builds.build().outcome->ok()) {
        emit failed(failureText(*m_builds.build().outcome, namesOf(m_document)));
        return;
    }
    setKind(wanted);
    prepare();
}

/// Goes on when the launch as it stands has been resolved.
void DocumentJobs::prepare()
{
    ++m_number;
    m_wasOutdated = false;
    if (!m_builds.goodBuild().outcome || m_launches.kernel() == nullptr)
        return refuse(tr("There is no kernel to run."));
    m_awaitsCheck = true;
    if (m_launches.isChecked())
        onChecked();
    else
        m_launches.hasten();
}

void DocumentJobs::refuse(const QString& sentence)
{
    end();
    emit failed(sentence);
}

std::shared_ptr<DocumentJobs::PendingRun> DocumentJobs::pendingRun() const
{
    const std::shared_ptr<const CompileOutcome> build = m_builds.goodBuild().outcome;
    auto pending = std::make_shared<PendingRun>();
    pending->kind = m_job.kind;
    pending->record.revision = m_builds.goodBuild().revision;
    pending->record.compileRevision = m_builds.goodBuild().compileRevision;
    pending->record.programName = m_document.fileName();
    pending->record.architecture = toQt(build->architecture);
    pending->record.kernel = *m_launches.kernel();
    RunRequest& run = pending->request.run;
    run.device = m_target.deviceId(m_document).toStdString();
    run.programName = programOf(m_document).path.string();
    run.plan = *m_launches.check().plan;
    run.counters = m_settings->countsLines && isEmulatedDevice(run.device) && pending->kind == Job::Kind::Run;
    return pending;
}

/// Sends the plan of the check with what its files hold now; where counts that it took from a file may be others now, it is checked
/// once more before.
void DocumentJobs::onChecked()
{
    if (!m_awaitsCheck || !m_launches.isChecked())
        return;
    m_awaitsCheck = false;
    if (const QString sentence = whyNotLaunched(); !sentence.isEmpty() || !m_launches.check().plan)
        return refuse(sentence);
    const std::shared_ptr<PendingRun> pending = pendingRun();
    const Session& session = m_document.session();
    const auto work = [pending, build = m_builds.goodBuild().outcome, timing = session.timing, folder = session.folder,
                       isFresh = m_wasOutdated, code = m_document.code().file,
                       architecture = m_target.deviceArchitecture(m_document).toStdString()] {
        return attempt([&] {
            RunRequest& run = pending->request.run;
            if (!isFresh && isOutdated(run.plan, folder))
                return false;
            pending->blobs = readBlobs(run.plan, folder);
            if (code) {
                const CompileOutcome loaded = loadedCode(*code, run, architecture);
                pending->record.architecture = toQt(loaded.architecture);
                pending->image = moduleImage(loaded, run.device);
            } else {
                pending->image = moduleImage(*build, run.device, run.plan.loweredName);
            }
            if (pending->kind == Job::Kind::Time)
                pending->request = timingRequest(std::move(run), timing);
            return true;
        });
    };
    whenFinished(this, QtConcurrent::run(work), [this, pending, number = m_number](const QFuture<Result<bool>>& future) {
        if (number != m_number)
            return;
        const Result<bool> answer = future.result();
        if (!answer.value)
            return refuse(answer.sentence);
        if (*answer.value)
            return enqueue(pending);
        m_wasOutdated = m_awaitsCheck = true;
        m_launches.checkAgain();
    });
}

/// Where another document's run has the device, this one waits until that has ended.
void DocumentJobs::enqueue(const std::shared_ptr<PendingRun>& pending)
{
    m_job.isWaiting = true;
    m_settings->queue.ask(pending->request.run.device, this, [this, pending] {
        m_job.isWaiting = false;
        m_job.since.start();
        emit jobChanged();
        emit begun(pending->kind, toQt(pending->record.kernel.name));
        send(pending);
    });
    if (m_job.isWaiting)
        emit jobChanged();
}

void DocumentJobs::send(const std::shared_ptr<PendingRun>& pending)
{
    const QString tag = QStringLiteral("run-%1").arg(m_document.number());
    std::vector<std::byte> image = std::exchange(pending->image, {});
    std::vector<PlanBlob> blobs = std::exchange(pending->blobs, {});
    if (pending->kind == Job::Kind::Time)
        follow(m_client.time(pending->request, std::move(image), std::move(blobs), tag), pending);
    else
        follow(m_client.run(pending->request.run, std::move(image), std::move(blobs), tag), pending);
}

template <typename T> void DocumentJobs::follow(const QFuture<T>& future, std::shared_ptr<const PendingRun> pending)
{
    const quint64 number = m_number;
    m_cancel = [running = QFuture<T>(future)]() mutable { running.cancel(); };
    auto* const watcher = new QFutureWatcher<T>(this);
    connect(watcher, &QFutureWatcherBase::progressValueChanged, this, [this, watcher, number](int value) {
        if (number != m_number)
            return;
        m_job.done = static_cast<quint64>(value);
        m_job.total = static_cast<quint64>(watcher->progressMaximum());
        emit jobChanged();
    });
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, number, pending] {
        watcher->deleteLater();
        if (number != m_number)
            return;
        const QFuture<T> done = watcher->future();
        end();
        if (done.resultCount() == 0)
            return;
        if constexpr (std::is_same_v<T, TimingOutcome>) {
            TimingOutcome timing = done.result();
            RunOutcome run = timing.run;
            keep(*pending, std::move(run), std::move(timing));
        } else {
            keep(*pending, done.result(), {});
        }
    });
    watcher->setFuture(future);
}

void DocumentJobs::keep(const PendingRun& pending, RunOutcome run, std::optional<TimingOutcome> timing)
{
    if (run.state == RunOutcome::State::Cancelled)
        return;
    auto record = std::make_shared<RunRecord>(pending.record);
    record->number = ++m_settings->lastRun;
    record->when = QDateTime::currentDateTime();
    record->plan = pending.request.run.plan;
    record->outcome = std::move(run);
    record->timing = std::move(timing);
    // Up to 1 MiB each, which the console has shown.
    record->outcome.console = {};
    if (record->timing)
        record->timing->run.console = {};
    if (m_runs.size() >= kMaxRuns)
        m_runs.erase(m_runs.begin());
    m_runs.push_back(record);
    noteStopped(false);  // it had ended before it could be stopped
    emit runsChanged();
    emit ran(record);
}

void DocumentJobs::setKind(Job::Kind kind)
{
    m_job = {.kind = kind};
    noteStopped(m_wasStopped);
    if (kind != Job::Kind::None)
        m_job.since.start();
    emit jobChanged();
}

void DocumentJobs::end()
{
    m_cancel = nullptr;
    m_settings->queue.leave(this);
    setKind(Job::Kind::None);
    if (m_builds.isCompiling())
        setKind(Job::Kind::Compile);
}

void DocumentJobs::noteStopped(bool wasStopped)
{
    m_wasStopped = wasStopped;
    m_job.wasStopped = wasStopped && m_job.kind == Job::Kind::None;
}

void DocumentJobs::stop()
{
    if (isRunning() || m_wanted != Job::Kind::None)
        noteStopped(true);
    m_wanted = Job::Kind::None;
    m_builds.stop();
    if (m_job.kind == Job::Kind::None)
        return;
    if (const auto cancel = std::exchange(m_cancel, nullptr)) {
        m_job.isStopping = true;
        emit jobChanged();
        cancel();
        return;
    }
    drop();  // it was being prepared, or waited
}

/// What still comes of the job is nobody's.
void DocumentJobs::drop()
{
    ++m_number;
    m_awaitsCheck = false;
    end();
}

void DocumentJobs::setLabel(int number, const QString& label)
{
    const auto found = std::ranges::find(m_runs, number, [](const RunRecordPointer& each) { return each->number; });
    if (found == m_runs.end() || (*found)->label == label)
        return;
    auto named = std::make_shared<RunRecord>(**found);
    named->label = label;
    *found = std::move(named);
    emit runsChanged();
}

/// Without its outputs: their bytes were not kept.
void DocumentJobs::adoptReport(const Report& report)
{
    if (!report.timing)
        return;
    auto record = std::make_shared<RunRecord>();
    record->number = ++m_settings->lastRun;
    record->when = QDateTime::fromString(toQt(report.created), Qt::ISODate).toLocalTime();
    record->revision = m_document.revision();
    record->compileRevision = m_document.compileRevision();
    record->programName = m_document.fileName();
    record->architecture = toQt(report.build.architecture);
    record->kernel = report.kernel;
    record->outcome = report.timing->run;
    record->outcome.outputs.clear();
    record->plan.kernel = report.kernel.name;
    record->plan.loweredName = report.kernel.loweredName;
    record->plan.grid = record->outcome.grid;
    record->plan.block = record->outcome.block;
    record->plan.sharedBytes = record->outcome.sharedBytes;
    record->plan.carveoutPercent = report.input.carveoutPercent;
    if (report.input.cluster > 1)
        record->plan.cluster = Dim3{report.input.cluster, 1, 1};  // the report has their number alone
    record->timing = report.timing;
    record->label = tr("from the report");
    m_runs.push_back(std::move(record));
    emit runsChanged();
}

void DocumentJobs::remove(int number)
{
    if (std::erase_if(m_runs, [&](const RunRecordPointer& each) { return each->number == number; }) > 0)
        emit runsChanged();
}

}  // namespace kd
