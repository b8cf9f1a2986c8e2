// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/timeline/blockrecorder.h"

#include "core/session/launch/moduleimage.h"
#include "core/timeline/blockstamps.h"
#include "ui/program/stampedlaunch.h"
#include "ui/workbench/base/result.h"

#include <QPointer>
#include <QtConcurrentRun>

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

namespace kd {
namespace {

/// Enough for a median; the timeline is of the first launch with stamps, behind those without, which raised the clocks.
constexpr int kLaunches = 50;
constexpr Seconds kPatience{2};

double medianOf(const TimingOutcome& outcome)
{
    return outcome.statistics ? outcome.statistics->median : 0;
}

}  // namespace

/// What a recording is made of, step by step.
struct BlockRecorder::Recording {
    quint64 document = 0;
    TimingRequest plain, stamped;
    std::vector<std::byte> plainImage, stampedImage;
    std::vector<PlanBlob> blobs;
    std::uint64_t blocks = 0;
    RecordedTimeline result;
    QFuture<TimingOutcome> timing;
    QFuture<QByteArray> stamps;
    quint64 turn = 0;  ///< on the device; 0: it has none yet

    void cancel()
    {
        timing.cancel();
        stamps.cancel();
    }
};

BlockRecorder::BlockRecorder(Client& client, Documents& documents, TargetConnection& target, BuildController& builds,
                             LaunchModel& launches, JobRunner& jobs)
    : m_client(client), m_documents(documents), m_target(target), m_builds(builds), m_launches(launches), m_jobs(jobs)
{
    connect(&documents, &Documents::currentChanged, this, &BlockRecorder::changed);
    connect(&jobs, &JobRunner::whyNotChanged, this, &BlockRecorder::changed);
    connect(&documents, &Documents::closing, this, [this](const Document* document) {
        m_recorded.erase(document->number());
        if (!m_recording || m_recording->document != document->number())
            return;
        std::exchange(m_recording, nullptr)->cancel();
        emit changed();
    });
}

BlockRecorder::~BlockRecorder()
{
    if (m_recording)
        m_recording->cancel();
}

RecordedTimelinePointer BlockRecorder::recorded() const
{
    const auto found = m_recorded.find(m_documents.current().number());
    return found == m_recorded.end() ? nullptr : found->second;
}

bool BlockRecorder::isRecording() const
{
    return m_recording && m_recording->document == m_documents.current().number();
}

QString BlockRecorder::whyNot() const
{
    if (m_recording)
        return tr("A timeline is being recorded.");
    if (m_documents.current().isCode())
        return tr("A timeline needs the kernel's source, whose PTX gets the stamps.");
    const QString why = m_jobs.whyNot();
    if (!why.isEmpty())
        return why;
    if (m_jobs.job().kind != Job::Kind::None)
        return tr("A job is in progress.");
    return m_builds.isCurrent() && m_launches.isChecked() && m_launches.check().plan ? QString()
                                                                                     : tr("The program is being compiled.");
}

BlockRecorder::RecordingPointer BlockRecorder::prepared() const
{
    auto recording = std::make_shared<Recording>();
    const Document& document = m_documents.current();
    recording->document = document.number();
    recording->plain = {.samples = kLaunches, .maxDuration = kPatience};
    RunRequest& run = recording->plain.run;
    run.device = m_target.deviceId(document).toStdString();
    run.programName = programOf(document).path.string();
    run.plan = *m_launches.check().plan;
    recording->result.kernel = toQt(run.plan.kernel);
    recording->result.grid = run.plan.grid;
    recording->result.block = run.plan.block;
    recording->result.isModelled = isEmulatedDevice(run.device);
    recording->result.waves = m_launches.waves();
    return recording;
}

void BlockRecorder::record()
{
    if (const QString why = whyNot(); !why.isEmpty()) {
        emit failed(why);
        return;
    }
    m_recording = prepared();
    prepare(m_recording);
    emit changed();
}

void BlockRecorder::prepare(const RecordingPointer& recording)
{
    const auto work = [recording, build = m_builds.goodBuild().outcome, folder = m_documents.current().session().folder] {
        return attempt([&] {
            RunRequest& run = recording->plain.run;
            recording->blobs = readBlobs(run.plan, folder);
            StampedLaunch stamped = stampedLaunch(*build, run.plan);
            recording->plainImage = moduleImage(*build, run.device, run.plan.loweredName);
            recording->stampedImage = moduleImage(stamped.build, run.device, run.plan.loweredName);
            recording->stamped = recording->plain;
            recording->stamped.run.plan = std::move(stamped.plan);
            recording->blocks = stamped.blocks;
            return true;
        });
    };
    whenFinished(this, QtConcurrent::run(work), [this, recording](const QFuture<Result<bool>>& future) {
        if (!isNewest(recording))
            return;
        const Result<bool> answer = future.result();
        if (!answer.value)
            return fail(recording, answer.sentence);
        askForDevice(recording);
    });
}

void BlockRecorder::askForDevice(const RecordingPointer& recording)
{
    Document* const document = m_documents.find(recording->document);
    const auto stop = [self = QPointer(this), recording] {
        recording->cancel();
        if (self && self->isNewest(recording))
            self->end(recording, true);
    };
    const auto begin = [self = QPointer(this), recording] {
        if (self && self->isNewest(recording))
            self->timePlain(recording);
    };
    if (document != nullptr)
        recording->turn = m_jobs.of(*document).beginTurn(
            Job::Kind::Time, {.device = recording->plain.run.device, .begin = begin, .stop = stop});
    if (recording->turn == 0)
        fail(recording, tr("Another job of this program began meanwhile: record again once it has ended."));
}

void BlockRecorder::timePlain(const RecordingPointer& recording)
{
    recording->timing = m_client.time(recording->plain, std::move(recording->plainImage), recording->blobs);
    whenFinished(this, recording->timing, [this, recording](const QFuture<TimingOutcome>& future) {
        if (!isNewest(recording))
            return;
        if (future.resultCount() == 0)
            return end(recording, true);
        const TimingOutcome outcome = future.result();
        if (!outcome.run.ran())
            return fail(recording, messageText(outcome.run.message));
        recording->result.plainSeconds = medianOf(outcome);
        timeStamped(recording);
    });
}

void BlockRecorder::timeStamped(const RecordingPointer& recording)
{
    recording->timing = m_client.time(recording->stamped, std::move(recording->stampedImage), std::move(recording->blobs));
    whenFinished(this, recording->timing, [this, recording](const QFuture<TimingOutcome>& future) {
        if (!isNewest(recording))
            return;
        if (future.resultCount() == 0)
            return end(recording, true);
        const TimingOutcome outcome = future.result();
        const auto stamps = std::ranges::find(outcome.run.outputs, kStampParameter, &OutputSummary::name);
        if (!outcome.run.ran())
            return fail(recording, messageText(outcome.run.message));
        if (stamps == outcome.run.outputs.end())
            return fail(recording, tr("The worker gave no stamps back: is it of an older version?"));
        recording->result.stampedSeconds = medianOf(outcome);
        recording->result.device = toQt(outcome.run.device);
        fetchStamps(recording, toQt(stamps->blob));
    });
}

void BlockRecorder::fetchStamps(const RecordingPointer& recording, const QString& blob)
{
    recording->stamps = m_client.fetch(blob, 0, recording->blocks * kStampBytes);
    whenFinished(this, recording->stamps, [this, recording](const QFuture<QByteArray>& future) {
        if (!isNewest(recording))
            return;
        if (future.isCanceled() || future.resultCount() == 0)
            return fail(recording, tr("The worker no longer has the stamps: record again."));
        keep(recording, future.result());
    });
}

void BlockRecorder::keep(const RecordingPointer& recording, const QByteArray& stamps)
{
    const auto work = [stamps, result = recording->result]() mutable {
        result.timeline = timelineOfBytes(std::as_bytes(std::span(stamps.constData(), static_cast<std::size_t>(stamps.size()))));
        result.summary = summaryOf(result.timeline);
        return RecordedTimelinePointer(std::make_shared<const RecordedTimeline>(std::move(result)));
    };
    whenFinished(this, QtConcurrent::run(work), [this, recording](const QFuture<RecordedTimelinePointer>& future) {
        if (!isNewest(recording))
            return;
        m_recorded[recording->document] = future.result();
        end(recording, false);
    });
}

void BlockRecorder::fail(const RecordingPointer& recording, const QString& sentence)
{
    end(recording, false);
    emit failed(sentence);
}

void BlockRecorder::end(const RecordingPointer& recording, bool wasStopped)
{
    m_recording.reset();
    if (Document* const document = m_documents.find(recording->document))
        m_jobs.of(*document).endTurn(recording->turn, wasStopped);
    emit changed();
}

}  // namespace kd
