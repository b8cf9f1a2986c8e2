// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/posix/channel.h"
#include "core/base/posix/process.h"
#include "core/worker/memorybudget.h"
#include "core/worker/wire.h"

#include <QByteArray>
#include <QObject>
#include <QPointer>
#include <QSocketNotifier>
#include <QTimer>

#include <chrono>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// How a child of the supervisor is started.
struct ChildConfig {
    std::filesystem::path program;
    std::vector<std::string> arguments;
    std::vector<std::string> environment;
    std::filesystem::path directory;
};

/// How a child ended that was not given up.
struct ChildEnd {
    posix::ExitStatus status;
    bool sentGarbage = false;  ///< it was killed for what it sent

    /// Tells whether what one side sent was damaged when it came to the other: the machine failed, not what the child was asked
    /// to do.
    bool isDamage() const { return sentGarbage || (!status.signalled && status.code == kDamagedInputStatus); }
};
/// "was ended by SIGSEGV (Segmentation fault)", "sent damaged data and was ended": to follow "the process".
Message describe(const ChildEnd& end);
/// Neither what it did nor the worker ended it: the system did, for want of memory or at the end of a session, or somebody.
bool wasEndedFromOutside(const ChildEnd& end);
/// Nothing says that another process would end like that over the same work: this one was ended from outside, or the machine
/// failed.
bool mayTryAgain(const ChildEnd& end);
/// Why it may have been ended from outside, to follow what happened: "the system does so where memory runs out (1.0 GiB of this
/// machine's …)". `budget` may be null.
Message outsideText(const MemoryBudget* budget);

/// " (its last words: "…")": the last line of what a child wrote on its standard error, to follow how it ended; empty where it
/// wrote nothing.
Message lastWords(std::string_view errors);

/// One child process: messages over a channel, its standard output and error as text, its end as a status.
/// Once kill() was called nothing more comes from it: late answers of a child that was given up cannot arrive.
class ChildProcess : public QObject {
    Q_OBJECT
public:
    /// Starts it. Throws RuntimeError when it cannot be started.
    ChildProcess(const ChildConfig& config, QObject* parent);

    int id() const { return m_id; }
    /// See posix::Process.
    void limitAddressSpace(Bytes most) { m_process.limitAddressSpace(most); }
    void send(const ChildMessage& message, std::span<const int> descriptors = {});
    /// Reads what is in its pipes now; what it wrote before a message that arrived is then delivered.
    void drainOutput();
    /// Tells whether a signal (SIGSTOP, SIGTSTP) has stopped it.
    bool isStopped() const { return m_process.isStopped(); }
    /// SIGKILL; that it died is then told as if anybody else had killed it.
    void killAsSystem() { m_process.kill(); }
    /// SIGKILL, silence, and deletion of this object once the process is really gone: exited() comes last.
    void kill();

signals:
    void message(const kd::ChildMessage& message);
    void output(int stream, const QByteArray& bytes);  ///< stream 0: standard output, 1: standard error
    void died(const kd::ChildEnd& end);                ///< it ended without kill(); the object waits to be deleted
    void exited();                                     ///< nothing of it is left in the system
    void unkillable(int id);                           ///< it does not end in spite of SIGKILL, as in a hung driver

private:
    void readMessages();
    void writeMore();
    bool readPipe(int index);
    void reap();

    static constexpr int kPipes = 2;
    posix::Process m_process;
    posix::Channel m_channel;
    posix::Handle m_pipes[kPipes];
    std::unique_ptr<QSocketNotifier> m_notifiers[kPipes];
    std::unique_ptr<QSocketNotifier> m_readable;
    std::unique_ptr<QSocketNotifier> m_writable;
    QTimer m_reapTimer;
    std::chrono::steady_clock::time_point m_killed{};
    int m_id = 0;
    bool m_sentGarbage = false;
    bool m_isKilled = false;
    bool m_saidUnkillable = false;
};

}  // namespace kd
