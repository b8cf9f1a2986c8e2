// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/runs/jobrunner.h"
#include "ui/workbench/timeline/recordedtimeline.h"

#include <QFuture>
#include <QObject>

#include <map>
#include <memory>

namespace kd {

/// Records which SM runs which block of the current document's launch, and from when to when: the launch is timed as it is, then
/// with stamps in its kernel, whose first launch is shown. Each document keeps its newest recording. The device is asked for as a
/// timing asks for it; the newest recording wins.
class BlockRecorder : public QObject {
    Q_OBJECT
public:
    BlockRecorder(Client& client, Documents& documents, TargetConnection& target, BuildController& builds, LaunchModel& launches,
                  JobRunner& jobs);
    ~BlockRecorder() override;

    /// That of the current document; null where there is none.
    RecordedTimelinePointer recorded() const;
    /// A recording of the current document goes on.
    bool isRecording() const;
    /// Why record() cannot be done now, in one sentence; empty when it can.
    QString whyNot() const;
    void record();

signals:
    void changed();  ///< recorded(), isRecording() or whyNot() may be another
    void failed(const QString& sentence);

private:
    struct Recording;
    using RecordingPointer = std::shared_ptr<Recording>;

    RecordingPointer prepared() const;
    void prepare(const RecordingPointer& recording);
    void askForDevice(const RecordingPointer& recording);
    void timePlain(const RecordingPointer& recording);
    void timeStamped(const RecordingPointer& recording);
    void fetchStamps(const RecordingPointer& recording, const QString& blob);
    void keep(const RecordingPointer& recording, const QByteArray& stamps);
    void fail(const RecordingPointer& recording, const QString& sentence);
    void end(const RecordingPointer& recording, bool wasStopped);
    bool isNewest(const RecordingPointer& recording) const { return m_recording == recording; }

    Client& m_client;
    Documents& m_documents;
    TargetConnection& m_target;
    BuildController& m_builds;
    LaunchModel& m_launches;
    JobRunner& m_jobs;
    RecordingPointer m_recording;  ///< the one that goes on; null: none
    std::map<quint64, RecordedTimelinePointer> m_recorded;  ///< by the document's number
};

}  // namespace kd
