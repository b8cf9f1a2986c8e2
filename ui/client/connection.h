// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/worker/consoletext.h"
#include "core/worker/framedstream.h"
#include "ui/client/client.h"
#include "ui/client/workerwire.h"

#include <QObject>
#include <QPointer>
#include <QProcess>
#include <QTimer>

#include <memory>

namespace kd {

/// One life of a worker: its process, the link to it, the wire over that, and the heartbeat that finds it silent. After ended()
/// nothing comes from it any more.
class Connection : public QObject {
    Q_OBJECT
public:
    Connection(Target target, ClientTimeouts timings, QObject* parent);
    /// Lets the process go: it ends at the end of its input, or is killed soon after. Does not wait.
    ~Connection() override;

    void start();
    /// Ends the worker with that sentence.
    void giveUp(const QString& sentence) { end(sentence); }
    /// Deletes this: now, unless a signal of this is being delivered. The process is let go at once in any case, and nothing of it
    /// is told any more.
    void leave();
    bool isReady() const { return m_isReady; }
    bool wasReady() const { return m_wasReady; }
    /// To be called only while isReady().
    WorkerWire& worker() { return *m_worker; }
    const FramedStream& link() const { return *m_link; }
    QString programVersion() const { return m_link->peer().program; }
    /// Process id of what was started; 0 before.
    qint64 processId() const { return m_process->processId(); }

signals:
    void ready();
    void bytesWritten();
    void console(const QString& text);
    /// `wasKilled`: by the system or somebody, not by what it or this did.
    void ended(const QString& sentence, bool wasKilled);

private:
    void attach();
    void silenceWire();
    void beat();
    void readErrors();
    void onExited(int code, QProcess::ExitStatus status);
    void end(const QString& sentence, bool wasKilled = false);
    QString named(const QString& sentence) const;
    QString withLastWords(const QString& how) const;

    Target m_target;
    ClientTimeouts m_timings;
    QProcess* m_process;
    std::unique_ptr<FramedStream> m_link;
    std::unique_ptr<WorkerWire> m_worker;
    QTimer m_startLimit;
    QTimer m_heartbeat;
    QTimer m_exitLimit;
    ConsoleText m_text;
    QByteArray m_errors;
    std::chrono::milliseconds m_silence{0};
    quint64 m_token = 0;
    bool m_isReady = false;
    bool m_wasReady = false;
    bool m_hasEnded = false;
};

}  // namespace kd
