// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/runner.h"
#include "core/worker/blobstore.h"
#include "core/worker/consoletext.h"
#include "core/worker/turnsplitter.h"

#include <QString>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace kd {

/// One run, timing, comparison or count on its way through a GPU process.
struct GpuJob {
    quint64 id = 0;
    QString tag;
    bool isTiming = false;
    TimingRequest request;  ///< of a run and of a count only `run` counts, and of a comparison, whose A it is
    std::optional<ComparisonRequest> comparison;
    std::optional<CountRequest> count;
    std::vector<std::pair<std::string, Blob>> blobs;
    HostBuffers host;  ///< of a comparison: those of A, then those of B
    Bytes hostBytes;    ///< bytes that `host` takes from the store
    Bytes beside;       ///< bytes that the GPU process takes of this machine's memory beside that
    ConsoleText console;        ///< of a comparison: what A printed
    ConsoleText secondConsole;  ///< what B printed
    QByteArray mark;            ///< of a comparison, as it was handed over; see TurnSplitter
    TurnSplitter turns;
    bool isDetached = false;  ///< the outcome was told already
    bool isRepeated = false;   ///< another process had it before, see mayTryAgain()

    const LaunchPlan& plan() const { return request.run.plan; }
    /// Takes what came on a stream; gives what of it is kept.
    QString print(int stream, const QByteArray& bytes);
    /// Takes what may have been half of a mark: nothing more comes.
    void finishPrinting();
    /// Forgets what was printed, before another process does the job.
    void forgetPrinted();
    void setComparison(ComparisonRequest wanted);
    void setCount(CountRequest wanted);
    /// Tells whether it needs a process of its own, which does nothing before or after it: CUPTI patches what it counts.
    bool needsProfiler() const;
    /// What is launched: one, or A and B.
    std::vector<const RunRequest*> runs() const;
    /// The kernel, or both kernels, for a sentence.
    std::string kernel() const;
    /// The longest of the plans.
    Seconds deadline() const;
};

/// Holds what is known of a device beside its id; empty before the driver has told.
struct DeviceIdentity {
    std::string name;           ///< "NVIDIA H200"
    std::string driverVersion;  ///< "13.0"
};

/// Gives what is known of a job of which nothing came: the launch, the device and the module. `message` is the sentence, `kind`
/// (when not empty) that of a fault.
RunOutcome outcomeWithout(const GpuJob& job, const DeviceIdentity& device, RunOutcome::State state, const Message& message,
                          std::optional<Fault::Kind> kind = {});
/// A timing's outcome whose run is `run`, with how it was to be measured for a receipt.
TimingOutcome timingWithout(const GpuJob& job, const RunOutcome& run);
/// A comparison's outcome of which `run` is A's.
ComparisonOutcome comparisonWithout(const GpuJob& job, const RunOutcome& run);
/// Adds what is known to an outcome of a GPU process that could not even begin.
void addKnown(RunOutcome& outcome, const GpuJob& job, const DeviceIdentity& device);

/// Holds what a launch takes of this machine's memory.
struct LaunchMemory {
    Bytes host;      ///< contents of all buffers before the launch, and of those that it gives back after it
    Bytes device;    ///< the buffers of the emulated GPU; 0 on any other
    Bytes checking;  ///< the longest content that a result is compared with
    Bytes references;  ///< contents that results are compared with and that are kept, where there is room

    /// Without `references`, which a launch can do without.
    Bytes sum() const;
};
LaunchMemory memoryOf(const GpuJob& job);

/// Takes memory for every buffer of the plan, and promises the GPU process what it needs. Throws MemoryError with the numbers when
/// there is no room for both; nothing is taken then.
void allocateHost(GpuJob& job, BlobStore& store);
/// Gives back what is left of both.
void releaseHost(GpuJob& job, BlobStore& store);
/// Gives what the job was promised, all of it, as it counts in the store's budget; `process` is its GPU process.
MemoryClaim claimOf(const GpuJob& job, int process);

/// Adds to what a GPU process answered what only the supervisor knows: what was printed, the place of a device assert, and
/// the ids of what the buffers held, whose memory moves from the job to the store.
void completeOutcome(RunOutcome& outcome, GpuJob& job, BlobStore& store);
/// Does so for a comparison, of which no outputs are kept.
void completeComparison(ComparisonOutcome& outcome, const GpuJob& job, const DeviceIdentity& device);

}  // namespace kd
