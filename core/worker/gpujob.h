#pragma once

#include "core/measure/runner.h"
#include "core/worker/blobstore.h"
#include "core/worker/consoletext.h"

#include <QString>

#include <string>
#include <utility>
#include <vector>

namespace kd {

/// One run or timing on its way through a GPU process.
struct GpuJob {
    quint64 id = 0;
    QString tag;
    bool isTiming = false;
    TimingRequest request;  ///< of a run, only `run` counts
    std::vector<std::pair<std::string, Blob>> blobs;
    HostBuffers host;
    Bytes hostBytes;  ///< what `host` takes from the store
    ConsoleText console;
    bool isAbandoned = false;  ///< its outcome was told already

    const LaunchPlan& plan() const { return request.run.plan; }
};

/// What is known of a device beside its id; empty before the driver has told.
struct DeviceIdentity {
    std::string name;           ///< "NVIDIA H200"
    std::string driverVersion;  ///< "13.0"
};

/// What is known of a job of which nothing came: the launch, the device and the module. `message` is the sentence, `kind`
/// (when not empty) that of a fault.
RunOutcome outcomeWithout(const GpuJob& job, const DeviceIdentity& device, RunOutcome::State state, const std::string& message,
                          const std::string& kind = {});
/// A timing's outcome whose run is `run`, with how it was to be measured for a receipt.
TimingOutcome timingWithout(const GpuJob& job, const RunOutcome& run);
/// Adds what is known to an outcome of a GPU process that could not even begin.
void addKnown(RunOutcome& outcome, const GpuJob& job, const DeviceIdentity& device);

/// Takes memory for every buffer of the plan. Throws MemoryError when the store has no room; nothing is taken then.
void allocateHost(GpuJob& job, BlobStore& store);
/// Gives back what is left of it.
void releaseHost(GpuJob& job, BlobStore& store);

/// Adds to what a GPU process answered what only the supervisor knows: what was printed, the place of a device assert, and
/// the ids of the outputs, whose memory moves from the job to the store.
void completeOutcome(RunOutcome& outcome, GpuJob& job, BlobStore& store);

}  // namespace kd
