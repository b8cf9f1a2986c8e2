// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/sweep/documentsweep.h"

#include "core/base/posix/file.h"
#include "core/session/launch/moduleimage.h"
#include "ui/workbench/base/result.h"
#include "ui/workbench/sweep/sweepused.h"

#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace kd {
namespace {

constexpr int kCheckDelay = 200;    // milliseconds without a change of the set-up
constexpr int kPresentDelay = 300;  // milliseconds without a change of text or launch
constexpr int kBatchDelay = 100;    // milliseconds: results are shown at most ten times a second
constexpr const char* kViewKey = "sweep";

/// Expressions of the launch that an axis may be about.
bool changesLaunch(const SweepAxis& axis)
{
    return axis.kind <= SweepAxis::Kind::Template;  // all before options of the compiler
}

}  // namespace

DocumentSweep::DocumentSweep(Client& client, Document& document, const TargetConnection& target, DocumentBuild& build,
                             DocumentLaunch& launch, DocumentJobs& jobs)
    : m_client(client), m_document(document), m_target(target), m_builds(build), m_launches(launch), m_jobs(jobs), m_judge(client)
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
    connect(&target, &TargetConnection::changed, this, [this] {
        if (!m_setup.workers.empty())
            m_delay.start();
    });
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
    const auto work = [setup = m_setup, names = axisNames(), device = m_target.deviceId(m_document).toStdString()] {
        return checkSweep(setup, names, device);
    };
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

std::vector<SweepSuggestion> DocumentSweep::workerSuggestions() const
{
    const TargetInfo* const info = m_target.info();
    return sweepWorkerSuggestions(info != nullptr ? info->devices.devices : std::vector<DeviceInfo>(),
                                  m_target.deviceId(m_document).toStdString(), m_target.name());
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
        if (m_setup.workers.empty())  // of several, any GPU of that kind goes on with the journal
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
        if (records.value)
            whole.comparisons = records.value->comparisons;
        return whole;
    };
}

}  // namespace kd
