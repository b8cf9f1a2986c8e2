// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/counters/launchcounter.h"

#include "core/session/launch/moduleimage.h"
#include "ui/program/foundcode.h"
#include "ui/program/launchrequest.h"
#include "ui/workbench/base/result.h"
#include "ui/workbench/runs/standing.h"
#include "ui/workbench/runs/timings.h"

#include <QFutureWatcher>
#include <QPointer>
#include <QtConcurrentRun>

#include <algorithm>
#include <ranges>
#include <span>
#include <utility>

namespace kd {
namespace {

constexpr std::size_t kMaxKept = 200;  ///< counts of one document; older ones make room

/// Whether both are of one text and one set of options: the emulated GPU loads other code of it than a GPU does.
bool isSameSource(const RunRecord& one, const RunRecord& other)
{
    return one.revision == other.revision && one.compileRevision == other.compileRevision && one.kernel.name == other.kernel.name &&
        isSameLaunch(one.plan, other.plan);
}

bool isSameCode(const RunRecord& one, const RunRecord& other)
{
    return !one.outcome.cubinSha256.empty() && one.outcome.cubinSha256 == other.outcome.cubinSha256 &&
        one.outcome.deviceId == other.outcome.deviceId && one.outcome.device == other.outcome.device &&
        isSameLaunch(one.plan, other.plan);
}

}  // namespace

/// A count on its way.
struct LaunchCounter::Counting {
    quint64 document = 0;
    RunRecord record;
    CountRequest request;
    std::vector<std::byte> image;
    std::vector<PlanBlob> blobs;
    QFuture<CountOutcome> outcome;
    quint64 turn = 0;  ///< on the device; 0: it has none yet
};

LaunchCounter::LaunchCounter(Client& client, Documents& documents, TargetConnection& target, BuildController& builds,
                             LaunchModel& launches, JobRunner& jobs)
    : m_client(client), m_documents(documents), m_target(target), m_builds(builds), m_launches(launches), m_jobs(jobs)
{
    connect(&documents, &Documents::currentChanged, this, &LaunchCounter::changed);
    connect(&documents, &Documents::textChanged, this, &LaunchCounter::changed);
    connect(&builds, &BuildController::changed, this, &LaunchCounter::changed);
    connect(&launches, &LaunchModel::checked, this, &LaunchCounter::changed);
    connect(&target, &TargetConnection::changed, this, &LaunchCounter::changed);
    connect(&jobs, &JobRunner::whyNotChanged, this, &LaunchCounter::changed);
    connect(&jobs, &JobRunner::runsChanged, this, &LaunchCounter::changed);
    connect(&documents, &Documents::closing, this, [this](const Document* document) {
        m_kept.erase(document->number());
        if (!m_counting || m_counting->document != document->number())
            return;
        std::exchange(m_counting, nullptr)->outcome.cancel();
        emit changed();
    });
}

LaunchCounter::~LaunchCounter()
{
    if (m_counting)
        m_counting->outcome.cancel();
}

const LaunchCounter::Kept& LaunchCounter::kept() const
{
    static const Kept kNothing;
    const auto found = m_kept.find(m_documents.current().number());
    return found == m_kept.end() ? kNothing : found->second;
}

CountedLaunchPointer LaunchCounter::find(const RunRecord& like, bool isEmulated) const
{
    for (const CountedLaunchPointer& each : kept().launches | std::views::reverse)
        if (each->isEmulated() == isEmulated && isSameSource(each->run, like))
            return each;
    return nullptr;
}

CountedLaunchPointer LaunchCounter::shown() const
{
    if (kept().launches.empty())
        return nullptr;
    const CountedLaunchPointer& newest = kept().launches.back();
    const CountedLaunchPointer onGpu = newest->isEmulated() ? find(newest->run, false) : nullptr;
    return onGpu ? onGpu : newest;
}

CountedLaunchPointer LaunchCounter::modelled() const
{
    const CountedLaunchPointer counted = shown();
    return counted ? modelledOf(counted->run) : nullptr;
}

RunAge LaunchCounter::age() const
{
    const CountedLaunchPointer counted = shown();
    return counted ? m_jobs.ageOf(counted->run) : RunAge::Present;
}

CountedLaunchPointer LaunchCounter::countOf(const RunRecord& record) const
{
    for (const CountedLaunchPointer& each : kept().launches | std::views::reverse)
        if (isSameCode(each->run, record))
            return each;
    return nullptr;
}

CountedLaunchPointer LaunchCounter::modelledOf(const RunRecord& record) const
{
    return find(record, true);
}

std::optional<CountedBaseline> LaunchCounter::baseline() const
{
    const CountedLaunchPointer counted = shown();
    if (!counted)
        return std::nullopt;
    const std::vector<RunRecordPointer>& runs = m_jobs.runs();
    const auto found = std::ranges::find_if(runs, [&](const RunRecordPointer& run) {
        return run->isBaseline && run->kernel.name == counted->run.kernel.name &&
            run->outcome.device == counted->run.outcome.device;
    });
    if (found == runs.end() || isSameCode(**found, counted->run))
        return std::nullopt;
    const RunRecord& record = **found;
    CountedBaseline baseline{.number = record.number, .label = record.label, .reading = {}};
    if (const CountedLaunchPointer first = countOf(record))
        baseline.reading = first->reading;
    else if (record.timing && record.timing->modelled)
        baseline.reading = readingOf(LaunchCounts{.totals = modelledTotals(*record.timing), .lines = {}});
    return baseline.reading.ok() ? std::optional(std::move(baseline)) : std::nullopt;
}

QString LaunchCounter::refusal() const
{
    return kept().refusal;
}

bool LaunchCounter::isCounting() const
{
    return m_counting && m_counting->document == m_documents.current().number();
}

QString LaunchCounter::whyNot(On on) const
{
    if (m_counting)
        return tr("A launch is being counted.");
    const QString why = m_jobs.whyNot();
    if (!why.isEmpty())
        return why;
    if (m_jobs.job().kind != Job::Kind::None)
        return tr("A job is in progress.");
    if (!m_builds.isCurrent() || !m_launches.isChecked() || !m_launches.check().plan)
        return tr("The program is being compiled.");
    const DeviceList& devices = m_target.info()->devices;
    const bool hasEmulated =
        std::ranges::any_of(devices.devices, [](const DeviceInfo& device) { return isEmulatedDevice(device.id.name); });
    return on == On::Emulated && !hasEmulated ? tr("There is no emulated GPU on this target.") : QString();
}

LaunchCounter::CountingPointer LaunchCounter::prepared(On on) const
{
    auto counting = std::make_shared<Counting>();
    const Document& document = m_documents.current();
    const Build& build = m_builds.goodBuild();
    counting->document = document.number();
    RunRecord& record = counting->record;
    record.revision = build.revision;
    record.compileRevision = build.compileRevision;
    record.programName = document.fileName();
    record.architecture = toQt(build.outcome->architecture);
    record.kernel = *m_launches.kernel();
    record.plan = *m_launches.check().plan;
    RunRequest& run = counting->request.run;
    run.device = on == On::Emulated ? std::string(kEmulatedDevice) : m_target.deviceId(document).toStdString();
    run.programName = programOf(document).path.string();
    run.plan = record.plan;
    counting->request.cold = m_isCold;
    counting->request.byLine = true;
    return counting;
}

void LaunchCounter::count(On on)
{
    if (const QString why = whyNot(on); !why.isEmpty()) {
        emit failed(why);
        return;
    }
    m_counting = prepared(on);
    m_progress = {};
    prepare(m_counting);
    emit changed();
}

void LaunchCounter::prepare(const CountingPointer& counting)
{
    const Document& document = m_documents.current();
    const auto work = [counting, build = m_builds.goodBuild().outcome, folder = document.session().folder,
                       code = document.code().file, architecture = m_target.deviceArchitecture(document).toStdString()] {
        return attempt([&] {
            RunRequest& run = counting->request.run;
            counting->blobs = readBlobs(run.plan, folder);
            const CodeUse use = isEmulatedDevice(run.device) ? CodeUse::Emulator : CodeUse::Device;
            counting->image = code ? moduleImage(foundOutcome(*code, run.plan.loweredName, architecture, use), run.device)
                                   : moduleImage(*build, run.device, run.plan.loweredName);
            return true;
        });
    };
    whenFinished(this, QtConcurrent::run(work), [this, counting](const QFuture<Result<bool>>& future) {
        if (!isNewest(counting))
            return;
        const Result<bool> answer = future.result();
        if (!answer.value)
            return fail(counting, answer.sentence);
        askForDevice(counting);
    });
}

void LaunchCounter::askForDevice(const CountingPointer& counting)
{
    Document* const document = m_documents.find(counting->document);
    const auto stop = [self = QPointer(this), counting] {
        counting->outcome.cancel();
        if (self && self->isNewest(counting))
            self->end(counting, true);
    };
    const auto begin = [self = QPointer(this), counting] {
        if (self && self->isNewest(counting))
            self->send(counting);
    };
    if (document != nullptr)
        counting->turn = m_jobs.of(*document).beginTurn(Job::Kind::Count,
                                                        {.device = counting->request.run.device, .begin = begin, .stop = stop});
    if (counting->turn == 0)
        fail(counting, tr("Another job of this program began meanwhile: count again once it has ended."));
}

void LaunchCounter::send(const CountingPointer& counting)
{
    counting->outcome = m_client.count(counting->request, std::move(counting->image), std::move(counting->blobs));
    auto* const watcher = new QFutureWatcher<CountOutcome>(this);
    connect(watcher, &QFutureWatcherBase::progressValueChanged, this, [this, watcher, counting](int value) {
        if (!isNewest(counting))
            return;
        m_progress = {value, watcher->progressMaximum()};
        if (Document* const document = m_documents.find(counting->document))
            m_jobs.of(*document).setTurnProgress(counting->turn, static_cast<quint64>(value),
                                                 static_cast<quint64>(watcher->progressMaximum()));
        emit progressed();
    });
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, counting] {
        watcher->deleteLater();
        if (!isNewest(counting))
            return;
        const QFuture<CountOutcome> done = watcher->future();
        if (done.resultCount() == 0)
            return end(counting, true);
        keep(counting, done.result());
    });
    watcher->setFuture(counting->outcome);
}

void LaunchCounter::keep(const CountingPointer& counting, CountOutcome outcome)
{
    if (outcome.run.state == RunOutcome::State::Cancelled)
        return end(counting, true);
    if (!outcome.ok())
        return fail(counting, messageText(outcome.run.ok() ? outcome.reading.reason : outcome.run.message));
    auto launch = std::make_shared<CountedLaunch>();
    launch->run = std::move(counting->record);
    launch->run.when = QDateTime::currentDateTime();
    launch->run.outcome = std::move(outcome.run);
    launch->reading = std::move(outcome.reading);
    launch->cold = outcome.cold;
    launch->lines = std::move(outcome.lines);
    Kept& kept = m_kept[counting->document];
    kept.refusal.clear();
    kept.launches.push_back(std::move(launch));
    if (kept.launches.size() > kMaxKept)
        kept.launches.erase(kept.launches.begin());
    end(counting, false);
    emit counted();
}

void LaunchCounter::fail(const CountingPointer& counting, const QString& sentence)
{
    m_kept[counting->document].refusal = sentence;
    end(counting, false);
    emit failed(sentence);
}

void LaunchCounter::stop()
{
    if (!isCounting())
        return;
    if (m_counting->turn != 0)
        return m_jobs.stop();
    end(m_counting, true);
}

void LaunchCounter::end(const CountingPointer& counting, bool wasStopped)
{
    m_counting.reset();
    m_progress = {};
    if (Document* const document = m_documents.find(counting->document))
        m_jobs.of(*document).endTurn(counting->turn, wasStopped);
    emit changed();
}

}  // namespace kd
