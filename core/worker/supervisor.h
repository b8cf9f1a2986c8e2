// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/cache/cache.h"
#include "core/compile/cache/pchstore.h"
#include "core/worker/blobstore.h"
#include "core/worker/compileservice.h"
#include "core/worker/dataservice.h"
#include "core/worker/disassembleservice.h"
#include "core/worker/gaugeservice.h"
#include "core/worker/gpuservice.h"
#include "core/worker/envelope.h"

#include "rep_worker_source.h"

#include <deque>
#include <filesystem>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace kd {

/// Holds what the supervisor starts and keeps.
struct SupervisorConfig {
    ChildConfig compileChild;
    ChildConfig nvccChild;
    ChildConfig disassembleChild;
    ChildConfig emulatedChild;
    ChildConfig gpuChild;
    ChildConfig profileChild;  ///< a GPU process that is ended behind one count
    ChildConfig gaugeChild;
    EmulatedGpu emulated;
    CompileCache::Config cache;
    PchStore::Config headers;  ///< headers that outlive their compile process
    std::filesystem::path scratchBase;  ///< for the temporary folders of compile processes
    int compileProcesses = 2;
    BlobStore::Limits blobs;
    MemoryBudget::Config memory;

    /// The children are this very program; min(cores, 4) compile processes; three quarters of the memory for blobs, and as many of
    /// them as this process may have descriptors for.
    static SupervisorConfig standard();
};

/// The worker's side of worker.rep: stands between the client and the children, loads neither libcuda nor NVRTC, and
/// outlives every crash. All in one thread.
class Supervisor : public WorkerSource {
    Q_OBJECT
public:
    explicit Supervisor(SupervisorConfig config, QObject* parent = nullptr);
    ~Supervisor() override;

    /// Bytes that wait to be written to the client; slices and console text hold back while they are many.
    void setBacklog(std::function<qint64()> backlog) { m_backlog = std::move(backlog); }
    /// To be called when bytes were written.
    void pumpSlices();
    /// Kills the children; gone() comes when none is left, at the latest after two seconds.
    void shutDown();

    void ping(quint64 token) override;
    void putBlob(const QString& id, quint64 total, quint64 offset, const QByteArray& slice) override;
    void fetchBlob(quint64 job, const QString& id, quint64 offset, quint64 length) override;
    void describe(quint64 job) override;
    void compile(quint64 job, const QString& tag, const QByteArray& request) override;
    void run(quint64 job, const QString& tag, const QByteArray& request) override;
    void time(quint64 job, const QString& tag, const QByteArray& request) override;
    void compare(quint64 job, const QString& tag, const QByteArray& request) override;
    void count(quint64 job, const QString& tag, const QByteArray& request) override;
    void disassemble(quint64 job, const QString& tag, const QByteArray& request) override;
    void analyse(quint64 job, const QString& tag, const QByteArray& request) override;
    void sample(quint64 job, const QString& pciBusId) override;
    void cancel(quint64 job) override;

signals:
    void gone();

private:
    Supervisor(SupervisorConfig config, CompileCache cache, QObject* parent);

    enum class Kind { Compile, Run, Time, Compare, Count, Disassemble, Analyse };
    /// A request whose blobs are on their way.
    struct Waiting {
        Kind kind = Kind::Run;
        GpuJob job;                      ///< a disassembly has number and tag alone
        DisassemblyRequest disassembly;  ///< request of Kind::Disassemble
        std::set<std::string> missing;
    };
    struct Fetch {
        quint64 job = 0;
        QString id;
        quint64 offset = 0;
        quint64 length = 0;
    };

    static std::set<std::string> neededBy(const Waiting& waiting);
    void connectServices();
    void accept(quint64 job, Kind kind, const QString& tag, const QByteArray& message);
    void start(quint64 job, Kind kind, const QString& tag, const Json& request);
    void startWaiting(Waiting waiting);
    void startGpuJob(GpuJob job);
    void startAnalysis(quint64 job, const QString& tag, const DataRequest& request);
    Blob keptBlob(const std::string& id);
    void supersedeWaiting(const QString& tag);
    void dropUploads(const Waiting& ended);
    void blobArrived(const std::string& id, const Message& failure);
    void send(quint64 job, const Json& value, bool more);
    void sendSlice(const Fetch& fetch);
    void checkGone();

    SupervisorConfig m_config;
    MemoryBudget m_budget;
    BlobStore m_blobs;
    CompilePool m_pool;
    CompilePool m_nvccPool;
    CompileService m_compiles;
    DisassembleService m_disassemblies;
    GpuService m_devices;
    GaugeService m_gauges;
    DataService m_analyses;
    std::map<quint64, Waiting> m_waiting;
    std::deque<Fetch> m_fetches;
    std::function<qint64()> m_backlog;
    bool m_isGoing = false;
};

/// The ids of all blobs that a request needs beside its own message: the module and what fills buffers or is compared.
std::set<std::string> blobsOf(const RunRequest& request);
/// Of both builds of a comparison.
std::set<std::string> blobsOf(const GpuJob& job);

}  // namespace kd
