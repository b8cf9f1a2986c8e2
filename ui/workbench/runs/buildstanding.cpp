// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/runs/buildstanding.h"

#include "core/session/launch/moduleimage.h"
#include "ui/program/launchrequest.h"
#include "ui/workbench/base/result.h"
#include "ui/workbench/runs/timings.h"

#include <QtConcurrentRun>

#include <algorithm>
#include <iterator>
#include <utility>

namespace kd {
namespace {

constexpr int kQuietTime = 300;   // milliseconds without a change
constexpr int kRetryTime = 1000;  // milliseconds until a device that somebody has is asked for again

std::string textOf(const LaunchPlan& plan)
{
    return dumpJson(Json(plan));
}

}  // namespace

/// The build and its baseline on their way to the device.
struct BuildStanding::Pair {
    RunRecordPointer baseline;
    std::shared_ptr<const CompileOutcome> build;
    TimingRequest request;  ///< of the build
    std::vector<std::byte> image;
    std::vector<PlanBlob> blobs;
    PreparedRun first;      ///< of the baseline

    StandingToBaseline found(Standing standing) const { return {std::move(standing), baseline->number, baseline->label, build}; }
    bool isSame() const { return first.image == image && textOf(first.run.plan) == textOf(request.run.plan); }
};

BuildStanding::BuildStanding(Client& client, Document& document, const TargetConnection& target, DocumentBuild& build,
                             DocumentLaunch& launch, DocumentJobs& jobs, std::shared_ptr<JobSettings> settings)
    : m_client(client), m_document(document), m_target(target), m_builds(build), m_launches(launch), m_jobs(jobs),
      m_settings(std::move(settings))
{
    m_delay.setSingleShot(true);
    connect(&m_delay, &QTimer::timeout, this, &BuildStanding::consider);
    connect(&document, &Document::textChanged, this, &BuildStanding::drop);
    connect(&target, &TargetConnection::leaving, this, &BuildStanding::drop);
    connect(&document, &Document::trustedChanged, this, &BuildStanding::considerSoon);
    connect(&build, &DocumentBuild::changed, this, &BuildStanding::considerSoon);
    connect(&launch, &DocumentLaunch::checked, this, &BuildStanding::considerSoon);
    connect(&jobs, &DocumentJobs::runsChanged, this, &BuildStanding::considerSoon);
    connect(&jobs, &DocumentJobs::jobChanged, this, [this] {
        if (m_settings->timesBuilds && m_work.empty() && m_jobs.job().kind == Job::Kind::None)
            considerSoon();
    });
}

BuildStanding::~BuildStanding()
{
    m_comparing.cancel();
    m_settings->queue.leave(this);
}

void BuildStanding::considerSoon()
{
    m_delay.start(kQuietTime);
}

RunRecordPointer BuildStanding::baseline() const
{
    const KernelInfo* const kernel = m_launches.kernel();
    return kernel != nullptr ? m_jobs.baselineOf(kernel->name) : nullptr;
}

std::string BuildStanding::device() const
{
    return m_target.deviceId(m_document).toStdString();
}

/// Neither text nor launch is on its way to become another one.
bool BuildStanding::isSettled() const
{
    return m_builds.isCurrent() && !m_builds.isCompiling() && m_launches.isChecked();
}

/// What is to be compared, as a text that tells it from all others; empty where nothing is.
std::string BuildStanding::workNow() const
{
    const RunRecordPointer first = baseline();
    const std::shared_ptr<const CompileOutcome> build = m_builds.build().outcome;
    const LaunchCheck& check = m_launches.check();
    const bool isWanted = m_settings->timesBuilds && m_document.isTrusted() && !m_document.isCode();
    if (!isWanted || !first || !build || !build->ok() || !check.plan || !check.sentence.isEmpty() || m_target.info() == nullptr)
        return {};
    if (!whyNotAgain(*first, m_target.deviceId(m_document)).isEmpty() || !isSameWork(*check.plan, first->plan))
        return {};
    return std::to_string(first->number) + " " + build->codeSha256(*m_launches.kernel()) + " " + device() + " " +
        textOf(*check.plan);
}

void BuildStanding::consider()
{
    const bool isWanted = m_settings->timesBuilds;
    if (isWanted && !isSettled())
        return;  // what is there is of the build before, and a further signal follows
    const std::string work = isWanted ? workNow() : std::string();
    if (!work.empty() && work == m_work) {
        if (m_known && std::exchange(m_known->build, m_builds.build().outcome) != m_builds.build().outcome)
            emit changed();
        return;
    }
    drop();
    if (std::exchange(m_known, std::nullopt))
        emit changed();
    m_work.clear();
    if (work.empty())
        return;
    if (m_jobs.job().kind != Job::Kind::None || m_settings->queue.isTaken(device()))
        return m_delay.start(kRetryTime);
    m_work = work;
    begin(baseline());
}

void BuildStanding::begin(const RunRecordPointer& baseline)
{
    m_isBusy = true;
    emit changed();
    auto pair = std::make_shared<Pair>();
    pair->baseline = baseline;
    pair->build = m_builds.build().outcome;
    const LaunchAgain how{.deviceId = device(), .folder = m_document.session().folder, .history = m_jobs.historyFolder()};
    RunRequest run{.device = how.deviceId, .programName = programOf(m_document).path.string(), .plan = *m_launches.check().plan};
    const auto work = [pair, how, run = std::move(run), timing = m_document.session().timing] {
        return attempt([&] {
            RunRequest second = run;
            pair->blobs = readBlobs(second.plan, how.folder);
            pair->image = moduleImage(*pair->build, second.device, second.plan.loweredName);
            pair->request = timingRequest(std::move(second), timing);
            pair->first = prepareAgain(*pair->baseline, how);
            return true;
        });
    };
    whenFinished(this, QtConcurrent::run(work), [this, pair, number = m_number](const QFuture<Result<bool>>& future) {
        if (number != m_number)
            return;
        if (!future.result().value)
            return finish(std::nullopt);
        if (!pair->isSame())
            return send(pair);
        Standing same{.kind = Standing::Kind::Same, .isSameCode = true};
        same.basis = isEmulatedDevice(device()) ? Standing::Basis::Counts : Standing::Basis::Rounds;
        finish(pair->found(same));
    });
}

void BuildStanding::send(const std::shared_ptr<Pair>& pair)
{
    const bool isFree = m_settings->queue.borrow(pair->request.run.device, this, [this] {
        drop();
        m_delay.start(kRetryTime);
    });
    if (!isFree) {
        drop();
        return m_delay.start(kRetryTime);
    }
    std::ranges::move(pair->first.blobs, std::back_inserter(pair->blobs));
    const ComparisonRequest request = comparisonRequest(std::move(pair->first.run), pair->request);
    m_comparing = m_client.compare(request, std::move(pair->first.image), std::move(pair->image), std::move(pair->blobs),
                                   QStringLiteral("standing-%1").arg(m_document.number()));
    whenFinished(this, m_comparing, [this, pair, number = m_number](const QFuture<ComparisonOutcome>& future) {
        if (number != m_number)
            return;
        m_settings->queue.leave(this);
        if (future.resultCount() == 0 || !future.result().ok())
            return finish(std::nullopt);
        finish(pair->found(standingOf(future.result())));
    });
}

/// What is known of the build before stays until there is another one.
void BuildStanding::drop()
{
    ++m_number;
    m_delay.stop();
    m_comparing.cancel();
    m_settings->queue.leave(this);
    if (!m_isBusy)
        return;
    m_isBusy = false;
    m_work.clear();
    emit changed();
}

void BuildStanding::finish(std::optional<StandingToBaseline> known)
{
    m_isBusy = false;
    m_known = std::move(known);
    emit changed();
}

}  // namespace kd
