// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/posix/process.h"
#include "core/worker/capturemessages.h"
#include "core/worker/framing.h"
#include "core/worker/preamble.h"
#include "ui/client/client.h"
#include "ui/client/receivedcapture.h"

#include <QByteArray>
#include <QObject>
#include <QProcess>
#include <QString>
#include <QTimer>

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>

namespace kd {

/// How a program on a target ended.
struct RemoteCaptureEnd {
    QString failure;      ///< one sentence: it could not be run, or the target was lost; empty else
    bool isLost = false;  ///< what it did until then is in the folder as far as it came
    std::optional<posix::ExitStatus> status;  ///< of the program, where that is known
};

/// Runs a program on a target, once, by a worker there with `--capture` behind its command: what it writes is told, and what is
/// recorded of it comes into a folder of this machine while it runs. What came before a target is lost stays there.
class RemoteCapture : public QObject {
    Q_OBJECT
public:
    struct Limits {
        std::chrono::milliseconds start{30000};    ///< until the worker there introduces itself
        std::chrono::milliseconds silence{30000};  ///< without a byte from it, it counts as lost
        std::chrono::milliseconds stop{15000};     ///< from stop() to the end
    };

    /// `folder` is there, absolute and private. Starts the target's command.
    RemoteCapture(const Target& target, CaptureStart start, std::filesystem::path folder);
    RemoteCapture(const Target& target, CaptureStart start, std::filesystem::path folder, Limits limits);
    /// Leaves the target, which ends the program.
    ~RemoteCapture() override;

    /// Interrupts the program there; the second time the target is left at once.
    void stop();

signals:
    void wrote(const QByteArray& bytes, bool isError);  ///< the program, on its standard output or error
    void noted(const QString& line);  ///< what the target's command says for itself, such as ssh
    void changed();                   ///< a report or a recording came into the folder
    void ended(const kd::RemoteCaptureEnd& end);  ///< nothing more comes

private:
    void readInput();
    void readErrors();
    void acceptFrames();
    void accept(QByteArrayView message);
    void onExited(int code, QProcess::ExitStatus status);
    void send(const QByteArray& message);
    void lose(const QString& what);
    void end(RemoteCaptureEnd end);

    const Target m_target;
    const CaptureStart m_start;
    const Limits m_limits;
    QProcess* m_process;
    PreambleReader m_preamble;
    FrameReader m_frames;
    ReceivedCapture m_received;
    QTimer m_silence, m_stopLimit;
    QByteArray m_errors;
    bool m_isGreeted = false, m_isStopping = false, m_hasEnded = false;
};

}  // namespace kd
