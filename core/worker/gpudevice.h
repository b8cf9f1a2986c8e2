// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/worker/childprocess.h"
#include "core/worker/gpujob.h"
#include "core/worker/launchclock.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace kd {

/// One device: its GPU process, kept warm, and the jobs that wait for it, done one at a time. Deadlines count while the
/// user's kernel can be on the device (LaunchClock); a process that passes one, dies, or is dead to CUDA is replaced and warmed at
/// once. A count has a process of its own in the place of that one, which ends with it.
/// A job whose process was ended from outside, or sent or received damaged data, before its kernel was on the device is given to
/// the next one, once: a kernel is never launched twice unasked. Every job ends with exactly one finished(), timed(), compared() or
/// counted().
class GpuDevice : public QObject {
    Q_OBJECT
public:
    /// Starts a process, or hands over one that has no device yet. Throws RuntimeError.
    using StartProcess = std::function<ChildProcess*()>;

    /// `startProfiler`: starts the process of a count; where it is empty, `startProcess` does.
    GpuDevice(std::string id, BlobStore& store, StartProcess startProcess, QObject* parent, StartProcess startProfiler = {});
    ~GpuDevice() override;

    void submit(GpuJob job);
    /// True when there was such a job; it has then finished as Cancelled.
    bool cancel(quint64 job);
    /// Cancels the jobs of `tag`.
    void supersede(const QString& tag);
    /// Told by the driver's list; the GPU process tells it as well, once it has the device.
    void identify(DeviceIdentity identity) { m_identity = std::move(identity); }
    void shutDown();

signals:
    void finished(quint64 job, const kd::RunOutcome& outcome);
    void timed(quint64 job, const kd::TimingOutcome& outcome);
    void compared(quint64 job, const kd::ComparisonOutcome& outcome);
    void counted(quint64 job, const kd::CountOutcome& outcome);
    void progress(quint64 job, quint64 done, quint64 total);
    void console(quint64 job, const QString& text);
    void notice(const kd::Message& sentence);
    void memoryTaken();  ///< a job was promised what it needs

private:
    using Clock = std::chrono::steady_clock;

    void startNext();
    void begin(GpuJob& job);
    void handOver(const GpuJob& job);
    void sendMemory(const GpuJob& job);
    void ensureProcess(bool isProfiler);
    void dropProcess();
    void connectProcess(ChildProcess& child);
    bool repeatJob(const ChildEnd& end);
    void replaceProcess();
    void watch();
    std::chrono::milliseconds watchInterval() const;
    void onMessage(const ChildMessage& message);
    void onOutcome(const Json& body);
    void onOutput(int stream, const QByteArray& bytes);
    void onDied(const ChildEnd& end);
    void fail(RunOutcome::State state, const Message& message, std::optional<Fault::Kind> kind = {});
    void report(const GpuJob& job, const RunOutcome& outcome);
    void onRunOutcome(const Json& json, GpuJob& job);
    void onComparison(const Json& json, GpuJob& job);
    void onCount(const Json& json, GpuJob& job);
    Message deadlineText() const;
    RunOutcome outcomeOf(const GpuJob& job, RunOutcome::State state, const Message& message,
                         std::optional<Fault::Kind> kind = {}) const
    {
        return outcomeWithout(job, m_identity, state, message, kind);
    }
    bool detach(const std::function<bool(const GpuJob&)>& matches, const Message& message);

    std::string m_id;
    DeviceIdentity m_identity;
    BlobStore& m_store;
    StartProcess m_startProcess, m_startProfiler;
    ChildProcess* m_child = nullptr;
    bool m_isProfiler = false;  ///< m_child counts, once, and is of no other use
    std::deque<std::unique_ptr<GpuJob>> m_waiting;
    std::unique_ptr<GpuJob> m_current;
    std::optional<LaunchClock> m_clock;  ///< clock of m_child
    QTimer m_watch;
    std::optional<MemoryBudget::Member> m_member;  ///< where the store has a budget
    Clock::time_point m_quietSince;  ///< since when no kernel was seen on the device
    ConsoleText m_idleConsole;
    bool m_hasServed = false;
};

}  // namespace kd
