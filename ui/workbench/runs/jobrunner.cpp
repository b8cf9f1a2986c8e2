// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/runs/jobrunner.h"

#include <algorithm>

namespace kd {

JobRunner::JobRunner(Client& client, Documents& documents, TargetConnection& target, BuildController& builds, LaunchModel& launches)
    : m_client(client), m_documents(documents), m_target(target), m_builds(builds), m_launches(launches),
      m_settings(std::make_shared<JobSettings>())
{
    follow(documents.current());
    connect(&documents, &Documents::added, this, [this](Document* document) { follow(*document); });
    connect(&documents, &Documents::currentChanged, this, &JobRunner::timingSettingsChanged);
    connect(this, &JobRunner::jobChanged, this, &JobRunner::whyNotChanged);
    connect(&builds, &BuildController::changed, this, &JobRunner::whyNotChanged);
    connect(&launches, &LaunchModel::checked, this, &JobRunner::whyNotChanged);
    connect(&target, &TargetConnection::changed, this, &JobRunner::whyNotChanged);
    connect(&documents, &Documents::currentChanged, this, [this] {
        emit jobChanged();
        emit runsChanged();
        emit standingChanged();
    });
    connect(&documents, &Documents::textChanged, this, &JobRunner::agesChanged);
    connect(&builds, &BuildController::changed, this, &JobRunner::agesChanged);
    connect(&launches, &LaunchModel::checked, this, &JobRunner::agesChanged);
    connect(&documents, &Documents::changed, this, &JobRunner::showBusy);  // the one that ran may be closed
}

/// The documents' jobs outlive it.
JobRunner::~JobRunner()
{
    m_settings->queue.close();
}

DocumentJobs& JobRunner::of(Document& document) const
{
    return document.part<DocumentJobs>(m_client, document, m_target, m_builds.of(document), m_launches.of(document), m_settings);
}

BuildStanding& JobRunner::standingOf(Document& document) const
{
    return document.part<BuildStanding>(m_client, document, m_target, m_builds.of(document), m_launches.of(document), of(document),
                                        m_settings);
}

void JobRunner::setTimesBuilds(bool times)
{
    if (times == m_settings->timesBuilds)
        return;
    m_settings->timesBuilds = times;
    m_documents.forEach([this](Document& each) { standingOf(each).considerSoon(); });
    emit standingChanged();
}

void JobRunner::follow(Document& document)
{
    const DocumentJobs& jobs = of(document);
    const auto isCurrent = [this, &document] { return &document == &m_documents.current(); };
    connect(&jobs, &DocumentJobs::jobChanged, this, [this, isCurrent] {
        showBusy();
        if (isCurrent())
            emit jobChanged();
    });
    connect(&document, &Document::trustedChanged, this, [this, isCurrent] {
        if (isCurrent())
            emit jobChanged();
    });
    connect(&jobs, &DocumentJobs::runsChanged, this, [this, isCurrent] {
        if (isCurrent())
            emit runsChanged();
    });
    connect(&standingOf(document), &BuildStanding::changed, this, [this, isCurrent] {
        if (isCurrent())
            emit standingChanged();
    });
    connect(&jobs, &DocumentJobs::noticed, this, &JobRunner::noticed);
    connect(&jobs, &DocumentJobs::begun, this, &JobRunner::begun);
    connect(&jobs, &DocumentJobs::ran, this, [this, isCurrent](const RunRecordPointer& record) {
        if (isCurrent())
            emit ran(record);
    });
    connect(&jobs, &DocumentJobs::failed, this, [this, isCurrent, &document](const QString& sentence) {
        const QString name = document.isProposal() ? tr("%1 (proposal)").arg(document.fileName()) : document.fileName();
        emit failed(isCurrent() ? sentence : tr("%1: %2").arg(name, sentence));
    });
}

template <typename Is> bool JobRunner::isAny(Is is) const
{
    bool isOne = false;
    m_documents.forEach([&](Document& each) { isOne = isOne || is(of(each)); });
    return isOne;
}

bool JobRunner::isTimingAnywhere() const
{
    bool isStanding = false;
    m_documents.forEach([&](Document& each) { isStanding = isStanding || standingOf(each).isBusy(); });
    return isStanding || isAny([](const DocumentJobs& each) { return each.job().needsQuiet() && !each.job().isWaiting; });
}

void JobRunner::showBusy()
{
    m_target.setBusy(isAny([](const DocumentJobs& each) { return each.isRunning(); }));
}

void JobRunner::keepHistory(const std::filesystem::path& root)
{
    m_settings->history = root;
    m_documents.forEach([this](Document& each) { of(each).openHistory(); });
}

void JobRunner::run()
{
    emit aboutToStart();
    current().run();
}

void JobRunner::time()
{
    emit aboutToStart();
    current().time();
}

void JobRunner::compare(const RunRecordPointer& first, const RunRecordPointer& second)
{
    emit aboutToStart();
    current().compare(first, second);
}

void JobRunner::compareWithBaseline()
{
    const KernelInfo* const kernel = m_launches.kernel();
    compare(kernel != nullptr ? current().baselineOf(kernel->name) : nullptr);
}

RunRecordPointer JobRunner::lastRun() const
{
    const auto own = std::find_if(runs().rbegin(), runs().rend(), [](const RunRecordPointer& each) { return !each->isOfProposal; });
    return own == runs().rend() || (*own)->isRestored ? nullptr : *own;
}

RunRecordPointer JobRunner::lastTiming() const
{
    const auto found =
        std::find_if(runs().rbegin(), runs().rend(),
                     [](const RunRecordPointer& each) { return each->timing.has_value() && !each->isOfProposal; });
    return found == runs().rend() ? nullptr : *found;
}

RunAge JobRunner::ageOf(const RunRecord& record) const
{
    return kd::ageOf(record, m_documents.current(), m_builds, m_launches.check());
}

std::vector<WorkloadTiming> JobRunner::timingsOfWork() const
{
    const KernelInfo* const kernel = m_launches.kernel();
    const std::optional<LaunchPlan>& plan = m_launches.check().plan;
    if (kernel == nullptr || !plan || runs().empty())
        return {};
    return kd::timingsOfWork(runs(),
                             {.kernel = kernel->name,
                              .plan = *plan,
                              .deviceId = m_target.deviceId().toStdString(),
                              .cubinSha256 = m_builds.goodBuild().outcome->codeSha256(*kernel)});
}

void JobRunner::setTimingSettings(const TimingSettings& settings)
{
    Session session = m_documents.current().session();
    session.timing = settings;
    m_documents.current().setSession(session);
    emit timingSettingsChanged();
}

}  // namespace kd
