// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/deviceinfo.h"
#include "core/worker/emulatedgpu.h"
#include "core/worker/gpudevice.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace kd {

/// The devices that were asked for, each with its GPU process, and the list of all of them: the driver's, and the emulated
/// GPU, whose process knows no driver.
class GpuService : public QObject {
    Q_OBJECT
public:
    /// Says how the processes are started.
    struct Children {
        ChildConfig gpu;
        ChildConfig emulated;  ///< the emulated GPU's
        ChildConfig profile;   ///< that of a count
    };
    GpuService(Children children, EmulatedGpu emulated, BlobStore& store, QObject* parent);
    ~GpuService() override;

    /// Asks a GPU process, which the next run then takes over: the driver wakes up once.
    void list(std::function<void(const DeviceList&)> done);
    void submit(GpuJob job);
    /// Reports a job that will not run.
    void end(const GpuJob& job, RunOutcome::State state, const Message& message);
    bool cancel(quint64 job);
    int childCount() const { return m_childCount; }
    void shutDown();

signals:
    void finished(quint64 job, const kd::RunOutcome& outcome);
    void timed(quint64 job, const kd::TimingOutcome& outcome);
    void compared(quint64 job, const kd::ComparisonOutcome& outcome);
    void counted(quint64 job, const kd::CountOutcome& outcome);
    void progress(quint64 job, quint64 done, quint64 total);
    void console(quint64 job, const QString& text);
    void notice(const kd::Message& sentence);
    void childGone();
    void memoryTaken();  ///< a job was promised what it needs

private:
    ChildProcess* startProcess(const ChildConfig& config);
    ChildProcess* acquireProcess();
    void onList(const Json& body);
    void endList(DeviceList list, bool keepsProcess);
    void startList();
    void onListerDied(const ChildEnd& end);
    GpuDevice& deviceOf(const std::string& id);
    DeviceIdentity identityOf(const std::string& id) const;

    Children m_children;
    EmulatedGpu m_emulated;
    BlobStore& m_store;
    std::map<std::string, std::unique_ptr<GpuDevice>> m_devices;
    ChildProcess* m_spare = nullptr;  ///< has the driver loaded, but no device yet
    ChildProcess* m_lister = nullptr;
    QTimer m_listLimit;
    bool m_isListRepeated = false;  ///< the process that was asked before was ended from outside
    std::vector<std::function<void(const DeviceList&)>> m_listWaiters;
    DeviceList m_known;  ///< as it was listed last
    int m_childCount = 0;
};

}  // namespace kd
