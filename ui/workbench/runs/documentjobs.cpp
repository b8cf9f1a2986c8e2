// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/runs/documentjobs.h"

#include "core/device/architecture.h"
#include "core/report/report.h"
#include "core/session/launch/moduleimage.h"
#include "ui/program/foundcode.h"
#include "ui/program/launchrequest.h"
#include "ui/workbench/base/result.h"

#include <QUuid>
#include <QtConcurrentRun>

#include <algorithm>
#include <ranges>
#include <set>
#include <utility>

namespace kd {
namespace {

/// Older ones make room.
constexpr std::size_t kMaxRuns = 1000;
constexpr double kMilliseconds = 1000;  // of a second
/// Code of older runs makes room, but that of baselines.
constexpr std::size_t kMaxKeptCode = std::size_t{64} << 20;

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
    std::vector<std::byte> image;
    std::vector<PlanBlob> blobs;  ///< these until they are sent, and what `first` has of both
    TimingRequest request;  ///< of a run only `run`
    RunRecordPointer baseline;    ///< A, of a comparison
    PreparedRun first;            ///< how that is launched again
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
    connect(&document, &Document::pathsChanged, this, &DocumentJobs::openHistory);
    openHistory();
}

DocumentJobs::~DocumentJobs()
{
    if (m_cancel && m_job.kind != Job::Kind::Sweep)  // the sweep is a part of the document, too, and ends by itself
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
    if (m_job.kind == Job::Kind::Sweep)
        return tr("A sweep is in progress.");
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
    if (kind != Job::Kind::Compare)
        m_first = m_second = nullptr;
    if (m_builds.isCurrent() && m_builds.build().outcome->ok()) {
        setKind(kind);
        prepare();
        return;
    }
    m_wanted = kind;
    m_before = m_builds.build().outcome;
    m_builds.compile();
}

QString DocumentJobs::whyNotCompare(const RunRecordPointer& first, const RunRecordPointer& second) const
{
    if (!first)
        return tr("Choose a baseline: pin a timing in the history.");
    for (const RunRecordPointer& each : {first, second}) {
        if (const QString sentence = each ? whyNotAgain(*each, m_target.deviceId(m_document)) : QString(); !sentence.isEmpty())
            return sentence;
    }
    if (!second)
        return whyNot();
    if (isRunning())
        return tr("A run is in progress.");
    if (!m_document.isTrusted())
        return tr("This folder is not trusted yet.");
    return m_target.info() == nullptr ? tr("The worker is starting.") : QString();
}

void DocumentJobs::compare(const RunRecordPointer& first, const RunRecordPointer& second)
{
    // The launch of the build may be checked only now: begin() asks for what is missing of it.
    QString reason = second || m_launches.isChecked() || !first ? whyNotCompare(first, second)
                                                                : whyNotAgain(*first, m_target.deviceId(m_document));
    if (reason.isEmpty() && isRunning())
        reason = whyNotBuilt();
    if (!reason.isEmpty()) {
        emit failed(reason);
        return;
    }
    m_first = first;
    m_second = second;
    if (!second)
        return begin(Job::Kind::Compare);
    noteStopped(false);
    m_wanted = Job::Kind::None;
    setKind(Job::Kind::Compare);
    prepareSecond();
}

/// Of two kept runs, nothing is built.
void DocumentJobs::prepareSecond()
{
    ++m_number;
    auto pending = std::make_shared<PendingRun>();
    pending->kind = Job::Kind::Compare;
    pending->record = *m_second;
    pending->record.comparison = nullptr;
    pending->record.isBaseline = pending->record.isRestored = pending->record.hasLostSamples = false;
    pending->record.note.clear();
    pending->baseline = m_first;
    const auto work = [pending, second = m_second, how = again(), timing = m_document.session().timing] {
        return attempt([&] {
            PreparedRun prepared = prepareAgain(*second, how);
            pending->image = std::move(prepared.image);
            pending->blobs = std::move(prepared.blobs);
            pending->request = timingRequest(std::move(prepared.run), timing);
            pending->first = prepareAgain(*pending->baseline, how);
            return true;
        });
    };
    whenFinished(this, QtConcurrent::run(work), [this, pending, number = m_number](const QFuture<Result<bool>>& future) {
        if (number != m_number)
            return;
        const Result<bool> answer = future.result();
        if (!answer.value)
            return refuse(answer.sentence);
        enqueue(pending);
    });
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
    run.checks = m_settings->checks;
    run.notes = m_settings->notes && isEmulatedDevice(run.device) && pending->kind == Job::Kind::Run;
    run.counters = m_settings->countsLines && isEmulatedDevice(run.device) && pending->kind == Job::Kind::Run;
    pending->baseline = m_first;
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
                       how = again(), isFresh = m_wasOutdated, code = m_document.code().file,
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
            if (pending->kind != Job::Kind::Run)
                pending->request = timingRequest(std::move(run), timing);
            if (pending->kind == Job::Kind::Compare)
                pending->first = prepareAgain(*pending->baseline, how);
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
    std::vector<std::byte> image = pending->image;
    std::vector<PlanBlob> blobs = std::exchange(pending->blobs, {});
    if (pending->kind == Job::Kind::Time)
        return follow(m_client.time(pending->request, std::move(image), std::move(blobs), tag), pending);
    if (pending->kind == Job::Kind::Run)
        return follow(m_client.run(pending->request.run, std::move(image), std::move(blobs), tag), pending);
    PreparedRun first = std::exchange(pending->first, {});
    std::ranges::move(first.blobs, std::back_inserter(blobs));
    const ComparisonRequest request = comparisonRequest(std::move(first.run), pending->request);
    follow(m_client.compare(request, std::move(first.image), std::move(image), std::move(blobs), tag), pending);
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
        m_elapsed = static_cast<double>(m_job.since.elapsed()) / kMilliseconds;
        end();
        if (done.resultCount() == 0)
            return;
        if constexpr (std::is_same_v<T, TimingOutcome>) {
            TimingOutcome timing = done.result();
            RunOutcome run = timing.run;
            keep(*pending, std::move(run), std::move(timing));
        } else if constexpr (std::is_same_v<T, ComparisonOutcome>) {
            keep(*pending, done.result());
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
    record->plan = pending.request.run.plan;
    record->outcome = std::move(run);
    record->timing = std::move(timing);
    record->image = imageOf(pending.image);
    add(record);
}

/// B is what is kept, with the samples of both. Where A failed, nothing was found of B.
void DocumentJobs::keep(const PendingRun& pending, ComparisonOutcome outcome)
{
    if (!outcome.first.ok()) {
        if (outcome.first.state != RunOutcome::State::Cancelled)
            emit failed(tr("The baseline, run #%1, did not run again: %2")
                            .arg(pending.baseline->number)
                            .arg(messageText(outcome.first.message)));
        return;
    }
    if (outcome.second.state == RunOutcome::State::Cancelled)
        return;
    auto record = std::make_shared<RunRecord>(pending.record);
    record->plan = pending.request.run.plan;
    record->timing = timingOfSecond(outcome, pending.request);
    record->outcome = outcome.second;
    record->outcome.outputs.clear();  // B's bytes were not kept
    record->image = imageOf(pending.image);
    for (RunOutcome* const side : {&outcome.first, &outcome.second}) {
        side->console = {};
        side->outputs.clear();
    }
    record->comparison = std::make_shared<RunComparison>(
        RunComparison{pending.baseline->number, pending.baseline->id, pending.baseline->label, std::move(outcome)});
    add(record);
}

/// Runs of the same code share it.
ModuleImage DocumentJobs::imageOf(const std::vector<std::byte>& image) const
{
    for (const RunRecordPointer& each : std::views::reverse(m_runs)) {
        if (each->image && *each->image == image)
            return each->image;
    }
    return std::make_shared<const std::vector<std::byte>>(image);
}

void DocumentJobs::add(const std::shared_ptr<RunRecord>& record)
{
    record->number = ++m_settings->lastRun;
    record->id = QUuid::createUuid().toString(QUuid::Id128).toStdString();
    record->programName = m_document.fileName();  // which it may have got meanwhile
    record->when = QDateTime::currentDateTime();
    record->elapsedSeconds = m_elapsed;
    // Up to 1 MiB each, which the console has shown.
    record->outcome.console = {};
    if (record->timing)
        record->timing->run.console = {};
    if (m_runs.size() >= kMaxRuns)
        m_runs.erase(m_runs.begin());
    m_runs.push_back(record);
    if (m_history)
        m_history->add(record);
    forgetOldCode();
    noteStopped(false);  // it had ended before it could be stopped
    emit runsChanged();
    emit ran(record);
}

void DocumentJobs::forgetOldCode()
{
    std::size_t bytes = 0;
    std::set<const void*> known;
    for (RunRecordPointer& each : std::views::reverse(m_runs)) {
        if (!each->image || !known.insert(each->image.get()).second)
            continue;
        bytes += each->image->size();
        if (bytes <= kMaxKeptCode || each->isBaseline)
            continue;
        auto light = std::make_shared<RunRecord>(*each);
        light->image = nullptr;
        each = std::move(light);
    }
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
    m_turn = 0;
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
    if (m_job.kind == Job::Kind::None || (m_turn != 0 && m_job.isStopping))
        return;
    if (const auto cancel = std::exchange(m_cancel, nullptr)) {
        m_job.isStopping = true;
        emit jobChanged();
        cancel();
        return;
    }
    drop();  // it was being prepared, or waited
}

quint64 DocumentJobs::beginTurn(Job::Kind kind, DeviceTurn turn)
{
    if (isRunning() || m_wanted != Job::Kind::None)
        return 0;
    noteStopped(false);
    const quint64 number = ++m_number;
    setKind(kind);
    m_turn = number;
    m_cancel = std::move(turn.stop);
    m_job.isWaiting = true;
    m_settings->queue.ask(turn.device, this, [this, begin = std::move(turn.begin)] {
        m_job.isWaiting = false;
        m_job.since.start();
        emit jobChanged();
        begin();
    });
    if (m_job.isWaiting)
        emit jobChanged();
    return number;
}

void DocumentJobs::setTurnProgress(quint64 turn, quint64 done, quint64 total)
{
    if (turn == 0 || turn != m_turn)
        return;
    m_job.done = done;
    m_job.total = total;
    emit jobChanged();
}

void DocumentJobs::endTurn(quint64 turn, bool wasStopped)
{
    if (turn == 0 || turn != m_turn)
        return;
    noteStopped(wasStopped);
    drop();
}

/// What still comes of the job is nobody's.
void DocumentJobs::drop()
{
    ++m_number;
    m_awaitsCheck = false;
    end();
}

LaunchAgain DocumentJobs::again() const
{
    return {.deviceId = m_target.deviceId(m_document).toStdString(),
            .folder = m_document.session().folder,
            .history = historyFolder()};
}

std::optional<HistoryFolder> DocumentJobs::historyFolder() const
{
    return m_history ? std::optional(m_history->folder()) : std::nullopt;
}

void DocumentJobs::openHistory()
{
    const std::filesystem::path path = m_document.path().toStdString();
    if (m_settings->history.empty() || path.empty() || m_document.isReadOnly()) {
        m_history.reset();
        return;
    }
    const auto project = path.has_parent_path() ? path.parent_path() : path;
    const std::filesystem::path folder = HistoryFolder::folderOf(m_settings->history, project);
    if (m_history && m_history->folder().path() == folder && m_history->program() == m_document.fileName())
        return;
    const std::optional<HistoryFolder> before = again().history;
    m_runs = runsOfProgram(m_runs, m_document.fileName());
    m_history = std::make_unique<HistoryStore>(folder, m_document.fileName());
    connect(m_history.get(), &HistoryStore::loaded, this, &DocumentJobs::restore);
    connect(m_history.get(), &HistoryStore::noticed, this, &DocumentJobs::noticed);
    connect(m_history.get(), &HistoryStore::failed, this, &DocumentJobs::failed);
    m_history->load();
    for (const RunRecordPointer& run : m_runs)
        m_history->add(run, before);  // of a document that had no file yet, or another one
}

/// Before those of this start of the program. Where one of these was quicker than the disk, it gets a number behind.
void DocumentJobs::restore(const std::vector<RunRecordPointer>& runs)
{
    std::vector<RunRecordPointer> all = runs;
    std::set<std::string> known;
    int highest = 0;
    for (const RunRecordPointer& run : runs) {
        known.insert(run->id);
        highest = std::max(highest, run->number);
    }
    m_settings->lastRun = std::max(m_settings->lastRun, highest);
    for (const RunRecordPointer& run : m_runs) {
        if (!run->id.empty() && !known.insert(run->id).second)
            continue;
        auto later = std::make_shared<RunRecord>(*run);
        if (later->number <= highest)
            later->number = ++m_settings->lastRun;
        all.push_back(std::move(later));
    }
    if (all.size() > kMaxRuns)
        all.erase(all.begin(), all.end() - static_cast<std::ptrdiff_t>(kMaxRuns));
    if (runs.empty())
        return;
    m_runs = std::move(all);
    emit runsChanged();
}

std::vector<RunRecordPointer>::const_iterator DocumentJobs::find(int number) const
{
    return std::ranges::find(m_runs, number, [](const RunRecordPointer& each) { return each->number; });
}

template <typename Change> void DocumentJobs::change(int number, Change change)
{
    const auto found = find(number);
    if (found == m_runs.end())
        return;
    auto changed = std::make_shared<RunRecord>(**found);
    change(*changed);
    m_runs[static_cast<std::size_t>(found - m_runs.begin())] = std::move(changed);
}

void DocumentJobs::setLabel(int number, const QString& label)
{
    const auto found = find(number);
    if (found == m_runs.end() || (*found)->label == label)
        return;
    if (m_history)
        m_history->setLabel((*found)->id, label);
    change(number, [&label](RunRecord& record) { record.label = label; });
    emit runsChanged();
}

void DocumentJobs::setNote(int number, const QString& note)
{
    const auto found = find(number);
    if (found == m_runs.end() || (*found)->note == note)
        return;
    if (m_history)
        m_history->setNote((*found)->id, note);
    change(number, [&note](RunRecord& record) { record.note = note; });
    emit runsChanged();
}

void DocumentJobs::setBaseline(int number, bool isBaseline)
{
    const auto found = find(number);
    if (found == m_runs.end() || (*found)->isBaseline == isBaseline)
        return;
    if (m_history)
        m_history->setBaseline((*found)->id, isBaseline);
    if (const RunRecordPointer before = baselineOf((*found)->kernel.name); isBaseline && before)
        change(before->number, [](RunRecord& record) { record.isBaseline = false; });
    change(number, [isBaseline](RunRecord& record) { record.isBaseline = isBaseline; });
    emit runsChanged();
}

RunRecordPointer DocumentJobs::baselineOf(const std::string& kernel) const
{
    const auto found = std::ranges::find_if(
        m_runs, [&kernel](const RunRecordPointer& each) { return each->isBaseline && each->kernel.name == kernel; });
    return found == m_runs.end() ? nullptr : *found;
}

void DocumentJobs::adoptRun(const RunRecord& run, const QString& label)
{
    auto record = std::make_shared<RunRecord>(run);
    record->label = label;
    record->programName = m_document.fileName();
    record->isOfProposal = true;
    record->outcome.outputs.clear();
    if (record->timing)
        record->timing->run.outputs.clear();
    if (m_runs.size() >= kMaxRuns)
        m_runs.erase(m_runs.begin());
    m_runs.push_back(record);
    if (m_history)
        m_history->add(record);
    forgetOldCode();
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
    record->id = QUuid::createUuid().toString(QUuid::Id128).toStdString();
    m_runs.push_back(std::move(record));
    emit runsChanged();
}

void DocumentJobs::remove(int number)
{
    const auto found = find(number);
    if (found == m_runs.end())
        return;
    if (m_history)
        m_history->remove((*found)->id);
    m_runs.erase(found);
    emit runsChanged();
}

}  // namespace kd
