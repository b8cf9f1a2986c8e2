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

/// What is known of a job before anything came of it; `message` is the sentence, `kind` (when not empty) that of a fault.
RunOutcome outcomeWithout(const GpuJob& job, RunOutcome::State state, const std::string& message, const std::string& kind = {});

/// Takes memory for every buffer of the plan. Throws MemoryError when the store has no room; nothing is taken then.
void allocateHost(GpuJob& job, BlobStore& store);
/// Gives back what is left of it.
void releaseHost(GpuJob& job, BlobStore& store);

/// Adds to what a GPU process answered what only the supervisor knows: what was printed, the place of a device assert, and
/// the ids of the outputs, whose memory moves from the job to the store.
void completeOutcome(RunOutcome& outcome, GpuJob& job, BlobStore& store);

}  // namespace kd
