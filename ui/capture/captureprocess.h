// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/posix/handle.h"
#include "core/base/posix/process.h"
#include "core/capture/capturerequest.h"
#include "core/capture/kernelcounts.h"
#include "ui/client/remotecapture.h"
#include "ui/program/recordings.h"

#include <QByteArray>
#include <QObject>
#include <QSocketNotifier>
#include <QString>
#include <QTemporaryDir>
#include <QTimer>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace kd {

/// A program that is started to have its launches listed or recorded.
struct CaptureTask {
    std::string program;                 ///< a name in PATH, or a path from `folder` on
    std::vector<std::string> arguments;
    std::filesystem::path folder;        ///< where it starts, and where sessions of what it launches go
    std::vector<std::string> variables;  ///< "NAME=value", beyond those of this process
    CaptureRequest request;
    QString target;         ///< a name in the user's settings; empty: this machine
    std::string directory;  ///< where it starts on a target, in place of `folder`; empty: where its worker does
};

/// How such a program ended, and what came of it.
struct CaptureEnd {
    QString failure;  ///< one sentence: it could not be started, its target was lost, or nothing can be read of it; empty else
    posix::ExitStatus status;
    bool wasStopped = false;
    std::vector<KeptRecording> recordings;  ///< also those that it made before it was stopped or died
};

/// Runs a program of the user with the library in it that lists and records launches, one at a time, here or on a target: what it
/// writes, and what it has launched so far, twice a second. What the program leaves is read away from the window's thread, and not
/// trusted.
class CaptureProcess : public QObject {
    Q_OBJECT
public:
    explicit CaptureProcess(QObject* parent = nullptr);
    /// Kills it, with all that it has started.
    ~CaptureProcess() override;

    /// ended() tells where it cannot be started. For one that does not run.
    void start(const CaptureTask& task);
    /// Kills it, with all that it has started; on a target it is interrupted, and the second time the target is left. What it
    /// recorded before is kept.
    void stop();
    /// Until ended().
    bool isRunning() const { return m_isRunning; }
    /// Of all its processes that used a GPU, as it was told last.
    const std::vector<CaptureReport>& reports() const { return m_reports; }
    const CaptureRequest& request() const { return m_task.request; }

signals:
    void runningChanged();
    void reported();                     ///< reports()
    void wrote(const QByteArray& bytes);  ///< on its standard output or error
    void ended(const kd::CaptureEnd& end);

private:
    void begin();
    void beginThere(const std::filesystem::path& scratch);
    void readOutput();
    void look();
    void readReports();
    void finish(const posix::ExitStatus& status, const QString& failure = {});
    void end(const CaptureEnd& end);

    CaptureTask m_task;
    std::unique_ptr<QTemporaryDir> m_scratch;  ///< what it leaves; on the same file system as its folder
    posix::Process m_process;
    std::unique_ptr<RemoteCapture> m_there;  ///< in its place, on a target
    posix::Handle m_output;
    std::unique_ptr<QSocketNotifier> m_readable;
    QTimer m_poll;
    std::vector<CaptureReport> m_reports;
    int m_looks = 0;
    bool m_isRunning = false, m_isReading = false, m_wasStopped = false, m_isFinishing = false;
};

}  // namespace kd
