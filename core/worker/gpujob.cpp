#include "core/worker/gpujob.h"

#include "core/base/error.h"
#include "core/worker/asserttext.h"

#include <QUuid>

#include <algorithm>

namespace kd {
namespace {

/// Names of this process only: a client that kept an id from a worker before it must not get other bytes under it.
std::string outputId(quint64 job, std::size_t index)
{
    static const std::string worker = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
    return "output:" + worker + ":" + std::to_string(job) + ":" + std::to_string(index);
}

void keepOutputs(RunOutcome& outcome, GpuJob& job, BlobStore& store)
{
    std::vector<std::pair<std::string, posix::SharedMemory>> kept;
    const std::vector<BufferPlan>& buffers = job.plan().buffers;
    for (OutputSummary& summary : outcome.outputs) {
        const auto buffer = std::ranges::find(buffers, summary.name, &BufferPlan::name);
        if (buffer == buffers.end() || buffer->direction == Direction::In)
            continue;
        const auto index = static_cast<std::size_t>(buffer - buffers.begin());
        summary.blob = outputId(job.id, index);
        job.hostBytes.value -= buffer->bytes();
        kept.emplace_back(summary.blob, std::move(job.host.outputs[index]));
    }
    if (!kept.empty())
        store.addRun(std::move(kept));
}

}  // namespace

RunOutcome outcomeWithout(const GpuJob& job, RunOutcome::State state, const std::string& message, const std::string& kind)
{
    RunOutcome outcome{.state = state,
                       .message = message,
                       .kernel = job.plan().kernel,
                       .deviceId = job.request.run.device,
                       .grid = job.plan().grid,
                       .block = job.plan().block,
                       .sharedBytes = job.plan().sharedBytes};
    if (!kind.empty())
        outcome.faults.push_back({.kind = kind, .message = message});
    return outcome;
}

void allocateHost(GpuJob& job, BlobStore& store)
{
    try {
        for (const BufferPlan& buffer : job.plan().buffers) {
            const Bytes size{buffer.bytes()};
            job.host.inputs.push_back(store.allocate(size));
            job.hostBytes.value += size.value;
            const bool isOutput = buffer.direction != Direction::In;
            job.host.outputs.push_back(isOutput ? store.allocate(size) : posix::SharedMemory(Bytes{0}));
            job.hostBytes.value += isOutput ? size.value : 0;
        }
    } catch (const Error&) {
        releaseHost(job, store);
        throw;
    }
}

void releaseHost(GpuJob& job, BlobStore& store)
{
    job.host = {};
    store.release(job.hostBytes);
    job.hostBytes = {};
}

void completeOutcome(RunOutcome& outcome, GpuJob& job, BlobStore& store)
{
    outcome.console += job.console.text().toStdString();
    const bool hasFaulted = outcome.state == RunOutcome::State::Faulted;
    if (const std::optional<Fault> fault = hasFaulted ? assertFaultIn(outcome.console) : std::nullopt) {
        outcome.faults.assign(1, *fault);
        outcome.message = outcome.kernel + ": " + fault->message;
    }
    keepOutputs(outcome, job, store);
}

}  // namespace kd
