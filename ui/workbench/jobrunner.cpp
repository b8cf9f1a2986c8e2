// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/jobrunner.h"

#include "core/device/architecture.h"
#include "core/report/report.h"
#include "core/session/launch/moduleimage.h"
#include "ui/program/preparedlaunch.h"
#include "ui/workbench/answer.h"

#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace kd {
namespace {

/// Older ones make room.
constexpr std::size_t kMaxRuns = 1000;
const auto kRunTag = QStringLiteral("run");

}  // namespace

/// Everything of a job that its record keeps.
struct JobRunner::Prepared {
    Job::Kind kind = Job::Kind::Run;
    quint64 document = 0;  ///< its number
    quint64 revision = 0, compileRevision = 0;
    QString programName, architecture;
    KernelInfo kernel;
    std::vector<std::byte> image;  ///< this and the blobs until they are sent
    std::vector<PlanBlob> blobs;
    TimingRequest request;  ///< of a run only `run`
};

JobRunner::JobRunner(Client& client, Documents& documents, TargetConnection& target, BuildController& builds, LaunchModel& launches)
    : m_client(client), m_documents(documents), m_target(target), m_builds(builds), m_launches(launches)
{
    connect(&builds, &BuildController::compilingChanged, this, &JobRunner::takeCompiling);
    connect(&builds, &BuildController::failed, this, [this](const QString& sentence) {
        m_wanted = Job::Kind::None;
        emit failed(sentence);
    });
    connect(&target, &TargetConnection::leaving, this, &JobRunner::stop);
    connect(&documents, &Documents::currentChanged, this, [this] {
        m_wanted = Job::Kind::None;
        noteStopped(m_stoppedDocument);
        emit runsChanged();
    });
    connect(&documents, &Documents::closing, this, [this](const Document* closed) {
        if (closed->number() == m_documentNumber && (m_job.kind == Job::Kind::Run || m_job.kind == Job::Kind::Time)) {
            stop();
            drop();
        }
    });
}

/// A cubin runs on devices of its own major version from its minor version on; PTX on all later ones.
bool JobRunner::suitsDevice(QString* sentence) const
{
    const DeviceInfo* const device = m_target.device();
    const auto built = parseArchitecture(m_target.architecture().toStdString());
    if (device == nullptr || !built)
        return true;
    const ComputeCapability own = device->computeCapability;
    const bool isEmulated = isEmulatedDevice(device->id.name);
    const bool suits = isEmulated ? std::pair(built->major, built->minor) <= std::pair(own.major, own.minor)
                                  : built->major == own.major && built->minor <= own.minor;
    if (!suits && sentence != nullptr)
        *sentence = tr("The build is for %1 and %2 runs %3: choose the architecture of the device.")
                        .arg(m_target.architecture(), toQt(device->name), m_target.deviceArchitecture());
    return suits;
}

/// Leaves the launch out.
QString JobRunner::whyNotBuilt() const
{
    QString sentence;
    const TargetInfo* const target = m_target.info();
    if (m_job.kind == Job::Kind::Run || m_job.kind == Job::Kind::Time)
        return tr("A run is in progress.");
    if (!m_documents.current().isTrusted())
        return tr("This folder is not trusted yet.");
    if (target == nullptr)
        return tr("The worker is starting.");
    if (!target->compiler.available)
        return toQt(target->compiler.missing);
    if (m_target.device() == nullptr)
        return tr("There is no device %1 on this target: choose another one.").arg(m_target.deviceId());
    if (!suitsDevice(&sentence))
        return sentence;
    if (m_builds.isCurrent() && !m_builds.build().outcome->ok())
        return failureSentence(*m_builds.build().outcome, namesOf(m_documents.current()));
    return {};
}

QString JobRunner::whyNot() const
{
    if (const QString sentence = whyNotBuilt(); !sentence.isEmpty())
        return sentence;
    if (m_builds.isCurrent() && !m_launches.check().sentence.isEmpty()) {
        const LaunchCheck& check = m_launches.check();
        const bool isWhole = check.plan || check.subject.isEmpty() || check.sentence.contains(check.subject);
        const QString sentence = isWhole ? check.sentence : check.subject + QStringLiteral(": ") + check.sentence;
        return sentence.left(1).toUpper() + sentence.mid(1);
    }
    return {};
}

void JobRunner::compile()
{
    m_wanted = Job::Kind::None;
    m_builds.compile();
}

void JobRunner::begin(Job::Kind kind)
{
    // What an older launch lacked says nothing of this one.
    const QString reason = m_launches.isChecked() ? whyNot() : whyNotBuilt();
    if (!reason.isEmpty()) {
        emit failed(reason);
        return;
    }
    noteStopped(0);
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
void JobRunner::takeCompiling()
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
        emit failed(failureSentence(*m_builds.build().outcome, namesOf(m_documents.current())));
        return;
    }
    setKind(wanted);
    prepare();
}

void JobRunner::prepare()
{
    const quint64 number = ++m_number;
    const std::shared_ptr<const CompileOutcome> build = m_builds.goodBuild().outcome;
    const KernelInfo* const kernel = m_launches.kernel();
    if (!build || kernel == nullptr) {
        end();
        emit failed(tr("There is no kernel to run."));
        return;
    }
    auto prepared = std::make_shared<Prepared>();
    prepared->kind = m_job.kind;
    prepared->document = m_documentNumber = m_documents.current().number();
    prepared->revision = m_builds.goodBuild().revision;
    prepared->compileRevision = m_builds.goodBuild().compileRevision;
    prepared->programName = m_documents.current().fileName();
    prepared->architecture = toQt(build->architecture);
    prepared->kernel = *kernel;
    const bool counts = m_countsLines && isEmulatedDevice(m_target.deviceId().toStdString());
    const auto work = [prepared, build, program = programOf(m_documents.current()), setup = m_launches.sentLaunch(), counts,
                       timing = m_documents.current().session().timing, device = m_target.deviceId().toStdString()] {
        return attempt([&] {
            PreparedTiming made = prepared->kind == Job::Kind::Time
                                      ? prepareTiming(*build, program, setup, timing)
                                      : PreparedTiming{.launch = prepareLaunch(*build, program, setup)};
            prepared->request = std::move(made.request);
            prepared->request.run = made.launch.request(device, program);
            prepared->request.run.counters = counts && prepared->kind == Job::Kind::Run;
            prepared->image = moduleImage(*build, device);
            prepared->blobs = std::move(made.launch.launch.blobs);
            return true;
        });
    };
    whenFinished(this, QtConcurrent::run(work), [this, prepared, number](const QFuture<Answer<bool>>& future) {
        if (number != m_number)
            return;
        const Answer<bool> answer = future.result();
        if (answer.value)
            return send(prepared);
        end();
        emit failed(answer.sentence);
    });
}

void JobRunner::send(const std::shared_ptr<Prepared>& prepared)
{
    std::vector<std::byte> image = std::exchange(prepared->image, {});
    std::vector<PlanBlob> blobs = std::exchange(prepared->blobs, {});
    if (prepared->kind == Job::Kind::Time)
        follow(m_client.time(prepared->request, std::move(image), std::move(blobs), kRunTag), prepared);
    else
        follow(m_client.run(prepared->request.run, std::move(image), std::move(blobs), kRunTag), prepared);
}

template <typename T> void JobRunner::follow(const QFuture<T>& future, std::shared_ptr<const Prepared> prepared)
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
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, number, prepared] {
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
            keep(*prepared, std::move(run), std::move(timing));
        } else {
            keep(*prepared, done.result(), {});
        }
    });
    watcher->setFuture(future);
}

void JobRunner::keep(const Prepared& prepared, RunOutcome run, std::optional<TimingOutcome> timing)
{
    Document* const document = m_documents.find(prepared.document);
    if (run.state == RunOutcome::State::Cancelled || document == nullptr)
        return;
    std::vector<RunRecordPointer>& runs = runsOf(*document);
    auto record = std::make_shared<RunRecord>();
    record->number = ++m_lastRun;
    record->when = QDateTime::currentDateTime();
    record->revision = prepared.revision;
    record->compileRevision = prepared.compileRevision;
    record->programName = prepared.programName;
    record->architecture = prepared.architecture;
    record->kernel = prepared.kernel;
    record->plan = prepared.request.run.plan;
    record->outcome = std::move(run);
    record->timing = std::move(timing);
    // Up to 1 MiB each, which the console has shown.
    record->outcome.console = {};
    if (record->timing)
        record->timing->run.console = {};
    if (runs.size() >= kMaxRuns)
        runs.erase(runs.begin());
    runs.push_back(record);
    if (m_stoppedDocument == prepared.document)
        noteStopped(0);  // it had ended before it could be stopped
    if (prepared.document != m_documents.current().number())
        return;
    emit runsChanged();
    emit ran(record);
}

void JobRunner::setKind(Job::Kind kind)
{
    m_job = {.kind = kind};
    noteStopped(m_stoppedDocument);
    if (kind != Job::Kind::None)
        m_job.since.start();
    m_target.setBusy(kind == Job::Kind::Run || kind == Job::Kind::Time);
    emit jobChanged();
}

void JobRunner::end()
{
    m_cancel = nullptr;
    setKind(Job::Kind::None);
    if (m_builds.isCompiling())
        setKind(Job::Kind::Compile);
}

void JobRunner::noteStopped(quint64 document)
{
    m_stoppedDocument = document;
    m_job.wasStopped = m_job.kind == Job::Kind::None && document != 0 && document == m_documents.current().number();
}

void JobRunner::stop()
{
    const bool isRun = m_job.kind == Job::Kind::Run || m_job.kind == Job::Kind::Time;
    if (isRun || m_wanted != Job::Kind::None)
        noteStopped(isRun ? m_documentNumber : m_documents.current().number());
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
    drop();  // it was being prepared
}

/// What still comes of the job is nobody's.
void JobRunner::drop()
{
    ++m_number;
    end();
}

void JobRunner::setLabel(int number, const QString& label)
{
    std::vector<RunRecordPointer>& all = runsOf(m_documents.current());
    const auto found = std::find_if(all.begin(), all.end(), [&](const RunRecordPointer& each) { return each->number == number; });
    if (found == all.end() || (*found)->label == label)
        return;
    auto named = std::make_shared<RunRecord>(**found);
    named->label = label;
    *found = std::move(named);
    emit runsChanged();
}

/// Without its outputs: their bytes were not kept.
void JobRunner::takeReport(const Report& report)
{
    if (!report.timing)
        return;
    auto record = std::make_shared<RunRecord>();
    record->number = ++m_lastRun;
    record->when = QDateTime::fromString(toQt(report.created), Qt::ISODate).toLocalTime();
    record->revision = m_documents.current().revision();
    record->compileRevision = m_documents.current().compileRevision();
    record->programName = m_documents.current().fileName();
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
    runsOf(m_documents.current()).push_back(std::move(record));
    emit runsChanged();
}

void JobRunner::remove(int number)
{
    if (std::erase_if(runsOf(m_documents.current()), [&](const RunRecordPointer& each) { return each->number == number; }) > 0)
        emit runsChanged();
}

}  // namespace kd
