// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/sweep/documentsweep.h"

#include "core/base/posix/file.h"
#include "core/session/launch/moduleimage.h"
#include "ui/workbench/base/result.h"
#include "ui/workbench/sweep/sweepused.h"
#include "ui/workbench/sweep/sweepwords.h"

#include <QPointer>
#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace kd {
namespace {

constexpr int kCheckDelay = 200;    // milliseconds without a change of the set-up
constexpr int kPresentDelay = 300;  // milliseconds without a change of text or launch
constexpr int kBatchDelay = 100;    // milliseconds: results are shown at most ten times a second
constexpr int kReleaseStep = 10;    // milliseconds between looks whether a journal's last result is written
constexpr const char* kViewKey = "sweep";

/// Expressions of the launch that an axis may be about.
bool changesLaunch(const SweepAxis& axis)
{
    return axis.kind <= SweepAxis::Kind::Template;  // all before options of the compiler
}

}  // namespace

/// A sweep whose journal is open.
struct DocumentSweep::Opened {
    StoredSweep stored;
    std::shared_ptr<SweepJournal> journal;
};

DocumentSweep::DocumentSweep(Client& client, Document& document, const TargetConnection& target, DocumentBuild& build,
                             DocumentLaunch& launch, DocumentJobs& jobs)
    : m_client(client), m_document(document), m_target(target), m_builds(build), m_launches(launch), m_jobs(jobs), m_runner(client)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(kCheckDelay);
    m_batch.setSingleShot(true);
    m_batch.setInterval(kBatchDelay);
    connect(&m_delay, &QTimer::timeout, this, &DocumentSweep::beginCheck);
    m_present.setSingleShot(true);
    m_present.setInterval(kPresentDelay);
    connect(&m_present, &QTimer::timeout, this, &DocumentSweep::usedChanged);
    connect(&launch, &DocumentLaunch::launchChanged, &m_present, qOverload<>(&QTimer::start));
    connect(&m_batch, &QTimer::timeout, this, &DocumentSweep::flush);
    connect(&document, &Document::sessionChanged, this, &DocumentSweep::onSession);
    connect(&document, &Document::textChanged, this, &DocumentSweep::followText);
    connect(&document, &Document::pathsChanged, this, &DocumentSweep::lookForStored);
    connect(&launch, &DocumentLaunch::kernelChanged, this, [this] { m_delay.start(); });
    onSession();
    m_delay.start();
    lookForStored();
}

DocumentSweep::~DocumentSweep() = default;

bool DocumentSweep::isEmulated() const
{
    return isEmulatedDevice(m_target.deviceId(m_document).toStdString());
}

SweepFigure DocumentSweep::figure() const
{
    return isEmulated() ? m_setup.counted : SweepFigure::Duration;
}

void DocumentSweep::setSetup(const SweepSetup& setup)
{
    if (setup == m_setup)
        return;
    m_setup = setup;
    Session session = m_document.session();
    if (!session.view.is_object())
        session.view = Json::object();
    session.view[kViewKey] = sweepSetupToJson(setup);
    m_document.setSession(session);
    m_delay.start();
    emit setupChanged();
}

void DocumentSweep::onSession()
{
    const Json& view = m_document.session().view;
    const SweepSetup setup = view.is_object() && view.contains(kViewKey) ? sweepSetupFromJson(view[kViewKey]) : SweepSetup();
    if (setup == m_setup)
        return;
    m_setup = setup;
    m_delay.start();
    emit setupChanged();
}

AxisNames DocumentSweep::axisNames() const
{
    AxisNames names;
    for (const ArgumentSetting& argument : m_launches.launch().arguments)
        names.arguments.insert(argument.name);
    for (const auto& [name, value] : m_launches.launch().defineValues)
        names.defineValues.insert(name);
    return names;
}

void DocumentSweep::beginCheck()
{
    if (m_isChecking) {
        m_wantsCheck = true;
        return;
    }
    m_isChecking = true;
    const auto work = [setup = m_setup, names = axisNames()] { return checkSweep(setup, names); };
    whenFinished(this, QtConcurrent::run(work), [this](const QFuture<SweepCheck>& future) {
        m_isChecking = false;
        if (std::exchange(m_wantsCheck, false))
            return beginCheck();
        m_check = future.result();
        emit checked();
        if (m_delay.isActive())
            return;
        if (std::exchange(m_resumesWhenChecked, false))
            resume();
        if (std::exchange(m_startsWhenChecked, false))
            start();
    });
}

std::vector<SweepSuggestion> DocumentSweep::suggestions() const
{
    const QByteArray text = m_document.text();
    const KernelInfo* const kernel = m_launches.kernel();
    return sweepSuggestions({text.constData(), static_cast<std::size_t>(text.size())}, m_document.session().compile,
                            m_launches.launch(), kernel != nullptr ? kernel->name : m_launches.launch().kernel);
}

QString DocumentSweep::whyNot() const
{
    if (isBusy())
        return tr("A sweep is in progress.");
    if (m_jobs.isRunning())
        return tr("A run is in progress.");
    if (m_document.isCode())
        return tr("A sweep compiles its points, and %1 holds compiled code.").arg(m_document.fileName());
    if (!m_document.isTrusted())
        return tr("This folder is not trusted yet.");
    if (m_target.info() == nullptr)
        return tr("The worker is starting.");
    if (m_target.device(m_document) == nullptr)
        return tr("There is no device %1 on this target: choose another one.").arg(m_target.deviceId(m_document));
    if (!m_check.isGood())
        return m_check.problem;
    const bool mayMend = std::ranges::any_of(m_check.space->axes(), changesLaunch);
    return mayMend || !m_builds.isCurrent() ? QString() : m_launches.check().sentence;
}

/// What a run would send, by the kernel's readable name: an axis may make another instance of it.
LaunchSetup DocumentSweep::sweptLaunch() const
{
    LaunchSetup setup = m_launches.sentLaunch();
    setup.kernel = m_launches.launch().kernel;
    if (setup.kernel.empty() && m_launches.kernel() != nullptr)
        setup.kernel = m_launches.kernel()->name;
    return setup;
}

SweepJob DocumentSweep::jobOf(std::shared_ptr<const SweepSpace> space) const
{
    SweepJob job{.program = programOf(m_document), .space = *space, .plan = m_setup.plan, .compiler = {}, .timing = {}};
    job.program.session.launch = sweptLaunch();
    job.device = m_target.deviceId(m_document).toStdString();
    if (const DeviceInfo* const device = m_target.device(m_document)) {
        job.deviceName = device->name;
        job.deviceUuid = device->uuid;
    }
    job.architecture = m_target.architecture(m_document).toStdString();
    job.timing = m_document.session().timing;
    job.figure = figure();
    const bool isBuilt = m_builds.isCurrent() && m_builds.build().outcome->ok();
    if (isBuilt)
        job.compiler = compilerOf(*m_builds.build().outcome);
    const LaunchSetup& launch = job.program.session.launch;
    job.measuresToday = isBuilt && !launch.grid.empty() && !launch.block.empty();
    return job;
}

void DocumentSweep::start()
{
    if (!isChecked()) {
        m_startsWhenChecked = true;
        return;
    }
    if (const QString why = whyNot(); !why.isEmpty()) {
        emit failed(why);
        return;
    }
    begin(std::make_shared<const SweepJob>(jobOf(m_check.space)), std::nullopt);
}

void DocumentSweep::resume()
{
    if (m_state == State::Paused && m_job)
        return begin(m_job, m_stored);
    if (interrupted() == nullptr)
        return;
    if (!(m_setup == m_stored->setup))
        setSetup(m_stored->setup);
    if (!isChecked()) {
        m_resumesWhenChecked = true;
        return;
    }
    if (const QString why = whyNot(); !why.isEmpty()) {
        emit failed(why);
        return;
    }
    begin(std::make_shared<const SweepJob>(jobOf(m_check.space)), m_stored);
}

void DocumentSweep::begin(std::shared_ptr<const SweepJob> job, std::optional<StoredSweep> stored)
{
    const auto number = ++m_number;
    const State before = m_state;
    m_job = std::move(job);
    if (!stored)
        stored = StoredSweep{.journal = {}, .document = m_document.path().toStdString(), .device = m_job->device, .setup = m_setup};
    setState(State::Waiting);
    const auto isNewest = [self = QPointer<DocumentSweep>(this), number] { return self && self->m_number == number; };
    m_turn = m_jobs.beginTurn(Job::Kind::Sweep, {.device = m_job->device,
                                            .begin =
                                                [this, isNewest, stored] {
                                                    if (isNewest())
                                                        open(*stored);
                                                },
                                            .stop =
                                                [this, isNewest] {
                                                    if (isNewest())
                                                        stop();
                                                }});
    if (m_turn != 0)
        return;
    setState(before);
    emit failed(tr("A run is in progress."));
}

/// The journal may be the one that this sweep wrote before it was paused: what it wrote last is on the disk before it is opened.
void DocumentSweep::open(const StoredSweep& stored)
{
    if (!m_journal.expired()) {
        QTimer::singleShot(kReleaseStep, this, [this, stored, number = m_number] {
            if (number == m_number)
                open(stored);
        });
        return;
    }
    const auto work = [job = m_job, stored, folder = sweepFolder()] {
        return attempt([&] {
            const bool isNew = !stored.isNamed();
            SweepJob described = *job;
            described.request = job->program.request(job->architecture);  // with the headers, on which the results rest
            addDeviceOptions(described.request, job->device);
            Opened opened{.stored = isNew ? newSweep(folder, stored) : stored, .journal = {}};
            opened.journal = std::make_shared<SweepJournal>(opened.stored.journal, journalHeader(described),
                                                            isNew ? SweepJournal::Start::New : SweepJournal::Start::Resume);
            return opened;
        });
    };
    whenFinished(this, QtConcurrent::run(work), [this, number = m_number](const QFuture<Result<Opened>>& future) {
        if (number != m_number)
            return;
        const Result<Opened> answer = future.result();
        if (answer.value)
            return onOpened(*answer.value);
        end(State::Idle, false);
        emit failed(answer.sentence);
    });
}

void DocumentSweep::onOpened(const Opened& opened)
{
    m_stored = opened.stored;
    m_journal = opened.journal;
    m_fresh.clear();
    const std::uint64_t count = m_job->space.count(), budget = m_job->plan.budget;
    m_progress = {.done = 0, .total = budget != 0 ? std::min(budget, count) : count, .left = {}, .best = {}};
    m_results = SweepResults(journalHeader(*m_job), std::make_shared<const SweepSpace>(m_job->space));
    for (const SweepResult& known : opened.journal->results())
        m_results.append(known);
    if (const std::optional<std::size_t> best = m_results.best())
        m_progress.best = m_results.at(*best).figure;
    m_progress.done = m_results.points();
    emit resultsReplaced();  // first: who hears of the state looks at the results
    setState(State::Running);
    const auto onResult = [this](const SweepResult& result, const SweepProgress& progress) {
        m_fresh.push_back(result);
        m_progress = progress;
        if (!m_batch.isActive())
            m_batch.start();
    };
    whenFinished(this, m_runner.run(*m_job, opened.journal, onResult),
                 [this, number = m_number](const QFuture<SweepRunner::Results>& future) {
                     if (number == m_number && m_state == State::Running && !future.isCanceled())
                         onEnd();
                     else if (number == m_number && m_state == State::Running)
                         onFailed(future);
                 });
}

void DocumentSweep::onEnd()
{
    flush();
    noteFinished();
    end(State::Idle, false);
    const std::optional<std::size_t> best = m_results.best();
    if (!best) {
        emit noticed(tr("The sweep has ended, and no point has a figure: the table says why."));
        return;
    }
    const SweepResult& result = m_results.at(*best);
    emit noticed(tr("The sweep has ended: best is %1 with %2.")
                     .arg(sweepFigureText(*result.figure, m_results.figure()), sweepPointText(m_results.space(), *result.point)));
}

/// An error of its own ends a future as if it were cancelled.
void DocumentSweep::onFailed(const QFuture<SweepRunner::Results>& future)
{
    const auto answer = attempt([&] { return future.results().size(); });
    flush();
    end(State::Idle, false);
    emit failed(answer.sentence.isEmpty() ? tr("The sweep has ended early.")
                                          : tr("The sweep has ended early, and what it measured is kept: %1").arg(answer.sentence));
}

void DocumentSweep::noteFinished()
{
    m_stored->isFinished = true;
    const auto work = [stored = *m_stored] {
        return attempt([&] {
                   noteSweep(stored);
                   return true;
               })
            .sentence;
    };
    whenFinished(this, QtConcurrent::run(work), [this](const QFuture<QString>& future) {
        if (!future.result().isEmpty())
            emit failed(future.result());
    });
}

void DocumentSweep::flush()
{
    m_batch.stop();
    if (m_fresh.empty())
        return;
    for (SweepResult& each : m_fresh)
        m_results.append(std::move(each));
    m_fresh.clear();
    m_jobs.setTurnProgress(m_turn, m_progress.done, m_progress.total);
    emit resultsAdded();
}

void DocumentSweep::pause()
{
    if (m_state == State::Running)
        end(State::Paused, false);
}

void DocumentSweep::stop()
{
    m_startsWhenChecked = m_resumesWhenChecked = false;
    if (m_state != State::Idle)
        end(State::Idle, m_state != State::Paused);
}

/// What still comes of the sweep is in the journal alone.
void DocumentSweep::end(State state, bool wasStopped)
{
    ++m_number;
    m_runner.cancel();
    flush();
    m_jobs.endTurn(std::exchange(m_turn, 0), wasStopped);
    setState(state);
}

void DocumentSweep::setState(State state)
{
    if (m_state == state)
        return;
    m_state = state;
    emit stateChanged();
}

const StoredSweep* DocumentSweep::interrupted() const
{
    const bool isOne = m_state == State::Idle && m_stored && m_stored->isNamed() && !m_stored->isFinished;
    return isOne ? &*m_stored : nullptr;
}

void DocumentSweep::forget()
{
    if (isBusy() || !m_stored)
        return;
    whenFinished(this, QtConcurrent::run([stored = *m_stored] {
                     forgetSweep(stored);
                     return true;
                 }),
                 [](const QFuture<bool>&) {});
    m_stored.reset();
    m_job.reset();
    m_results = {};
    m_progress = {};
    setState(State::Idle);
    emit resultsReplaced();
    emit stateChanged();
}

/// The newest sweep of the document's file is shown again, whoever measured it.
void DocumentSweep::lookForStored()
{
    const QString path = m_document.path();
    if (path.isEmpty() || path == m_lookedFor || m_state != State::Idle || !m_results.isEmpty())
        return;
    m_lookedFor = path;
    struct Found {
        std::optional<StoredSweep> stored;
        SweepResults results;
    };
    const auto work = [folder = sweepFolder(), name = path.toStdString()] {
        Found found{.stored = newestSweepOf(folder, name), .results = {}};
        if (found.stored && !attempt([&] {
                                 found.results = readSweep(*found.stored);
                                 return true;
                             }).value)
            found.stored.reset();
        return found;
    };
    whenFinished(this, QtConcurrent::run(work), [this, number = m_number](const QFuture<Found>& future) {
        Found found = future.result();
        if (number != m_number || m_state != State::Idle || !found.stored)
            return;
        m_stored = std::move(found.stored);
        m_results = std::move(found.results);
        m_progress = {.done = m_results.points(), .total = m_results.header().points, .left = {}, .best = {}};
        if (const std::optional<std::size_t> best = m_results.best())
            m_progress.best = m_results.at(*best).figure;
        emit resultsReplaced();
        emit stateChanged();
    });
}

std::function<SweepTable()> DocumentSweep::tableReader() const
{
    return [table = m_results.table(), stored = m_stored] {
        if (!stored || !stored->isNamed())
            return table;
        SweepTable whole = table;
        const Result<SweepRecords> records =
            attempt([&] { return readSweepRecords(posix::readTextFile(stored->journal, {kMaxJournalBytes})); });
        if (records.value && records.value->results.size() >= table.results.size())
            whole.results = records.value->results;
        return whole;
    };
}

}  // namespace kd
