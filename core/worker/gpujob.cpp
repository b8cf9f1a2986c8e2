// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/gpujob.h"

#include "core/base/error.h"
#include "core/memory/devicememory.h"
#include "core/session/launch/moduleimage.h"
#include "core/worker/asserttext.h"

#include <QUuid>

#include <algorithm>
#include <string_view>

namespace kd {
namespace {

constexpr std::string_view kContent = "sha256:";

/// Names of this process only: a client that kept an id from a worker before it must not get other bytes under it.
std::string outputId(quint64 job, std::size_t index, const std::string& moment)
{
    static const std::string worker = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
    return "output:" + worker + ":" + std::to_string(job) + ":" + std::to_string(index) + moment;
}

using Moment = BufferContent::Moment;

/// Moves what a job's buffers held into the store.
class ContentRecorder {
public:
    ContentRecorder(RunOutcome& outcome, GpuJob& job, BlobStore& store)
        : m_outcome(outcome), m_job(job), m_store(store), m_room(store.roomBeside())
    { }

    void keep()
    {
        if (!m_job.request.run.keepsContents)
            return;
        const std::vector<BufferPlan>& buffers = m_job.plan().buffers;
        const bool isWhole = m_outcome.ran() || m_outcome.state == RunOutcome::State::Faulted;
        for (std::size_t i = 0; isWhole && i < buffers.size() && i < m_job.host.inputs.size(); ++i)
            keepBeside({.name = buffers[i].name, .moment = Moment::Before, .type = buffers[i].type, .count = buffers[i].count},
                       m_job.host.inputs[i], outputId(m_job.id, i, ":before"));
        for (OutputSummary& summary : m_outcome.outputs)
            keepOutput(summary);
        for (std::size_t i = 0; m_outcome.ran() && i < m_job.plan().references.size(); ++i)
            keepReference(i);
        if (!m_kept.outputs.empty() || !m_kept.beside.empty())
            m_store.addRun(std::move(m_kept));
    }

private:
    void keepOutput(OutputSummary& summary)
    {
        const std::vector<BufferPlan>& buffers = m_job.plan().buffers;
        const auto buffer = std::ranges::find(buffers, summary.name, &BufferPlan::name);
        if (buffer == buffers.end() || buffer->direction == Direction::In)
            return;
        const auto index = static_cast<std::size_t>(buffer - buffers.begin());
        summary.blob = outputId(m_job.id, index, {});
        m_job.hostBytes.value -= buffer->bytes();
        m_kept.outputs.emplace_back(summary.blob, std::move(m_job.host.outputs[index]));
        m_outcome.contents.push_back({.name = buffer->name,
                                      .moment = Moment::After,
                                      .type = buffer->type,
                                      .count = buffer->count,
                                      .blob = summary.blob,
                                      .missing = {}});
    }

    void keepReference(std::size_t number)
    {
        const ReferencePlan& reference = m_job.plan().references[number];
        const std::vector<BufferPlan>& buffers = m_job.plan().buffers;
        const auto buffer = std::ranges::find(buffers, reference.output, &BufferPlan::name);
        if (buffer == buffers.end() || number >= m_outcome.verification.size() || !m_outcome.verification[number].message.empty())
            return;
        BufferContent content{.name = buffer->name, .moment = Moment::Reference, .type = buffer->type, .count = buffer->count};
        if (reference.kind == ReferencePlan::Kind::File) {
            content.blob = reference.blob;
            m_outcome.contents.push_back(std::move(content));
        } else if (number < m_job.host.references.size()) {
            keepBeside(std::move(content), m_job.host.references[number], outputId(m_job.id, number, ":reference"));
        } else {
            content.missing = "It is not kept: this machine has not enough memory free for it.";
            m_outcome.contents.push_back(std::move(content));
        }
    }

    /// What is kept as long as nobody needs the memory.
    void keepBeside(BufferContent content, posix::SharedMemory& memory, const std::string& id)
    {
        const Bytes size{memory.bytes().size()};
        m_beside.value += size.value;
        if (m_beside <= m_room) {
            content.blob = id;
            m_job.hostBytes.value -= size.value;
            m_kept.beside.emplace_back(id, std::move(memory));
        } else {
            content.missing = "It is not kept: this machine has not enough memory free for it.";
        }
        m_outcome.contents.push_back(std::move(content));
    }

    RunOutcome& m_outcome;
    GpuJob& m_job;
    BlobStore& m_store;
    BlobStore::RunContents m_kept;
    Bytes m_beside;
    Bytes m_room;  ///< for what is kept beside outputs
};

void allocateBuffer(const BufferPlan& buffer, GpuJob& job, BlobStore& store)
{
    const Bytes size{buffer.bytes()};
    job.host.inputs.push_back(store.allocateMade(size));
    job.hostBytes.value += size.value;
    const bool isOutput = buffer.direction != Direction::In;
    job.host.outputs.push_back(isOutput ? store.allocateMade(size) : posix::SharedMemory(Bytes{0}));
    job.hostBytes.value += isOutput ? size.value : 0;
}

/// One a reference that the GPU process computes; those of files are blobs already.
void allocateReferences(GpuJob& job, BlobStore& store)
{
    for (const ReferencePlan& reference : job.plan().references) {
        const auto buffer = std::ranges::find(job.plan().buffers, reference.output, &BufferPlan::name);
        const bool isComputed = reference.kind != ReferencePlan::Kind::File && buffer != job.plan().buffers.end();
        const Bytes size{isComputed ? buffer->bytes() : 0};
        job.host.references.push_back(store.allocateMade(size));
        job.hostBytes.value += size.value;
    }
}

[[noreturn]] void refuseForMemory(const GpuJob& job, const LaunchMemory& memory, const BlobStore& store)
{
    Message parts = message("{} for what its buffers hold before and after", sizeText(memory.host));
    if (memory.device.value > 0)
        parts = message("{}, {} on the emulated GPU", parts, sizeText(memory.device));
    if (memory.checking.value > 0)
        parts = message("{}, {} to compare with", parts, sizeText(memory.checking));
    throw MemoryError({.text = message("{} needs {} of memory ({}); {}; make the buffers smaller, or close what else needs "
                                       "memory", job.kernel(), sizeText(memory.sum()), parts, store.roomText())});
}

/// Adds what was printed, and the place of a device assert.
void addConsole(RunOutcome& outcome, const ConsoleText& console)
{
    outcome.console += console.text().toStdString();
    const bool hasFaulted = outcome.state == RunOutcome::State::Faulted &&
        (outcome.faults.empty() || outcome.faults[0].position.line == 0);
    if (const std::optional<Fault> fault = hasFaulted ? assertFaultIn(outcome.console) : std::nullopt) {
        outcome.faults.assign(1, *fault);
        outcome.message = message("{}: {}", outcome.kernel, fault->message);
    }
}

void addLaunch(RunOutcome& outcome, const RunRequest& request, const DeviceIdentity& device)
{
    if (outcome.device.empty())
        outcome.device = device.name;
    if (outcome.driverVersion.empty())
        outcome.driverVersion = device.driverVersion;
    if (!outcome.kernel.empty())
        return;
    outcome.kernel = request.plan.kernel;
    outcome.deviceId = request.device;
    outcome.grid = request.plan.grid;
    outcome.block = request.plan.block;
    outcome.sharedBytes = request.plan.sharedBytes;
    if (request.cubinBlob.starts_with(kContent))
        outcome.cubinSha256 = request.cubinBlob.substr(kContent.size());
}

}  // namespace

QString GpuJob::print(int stream, const QByteArray& bytes)
{
    if (!comparison)
        return console.append(stream, bytes);
    constexpr int kOutput = 0;  // which has the marks
    QString kept;
    const std::vector<TurnSplitter::Part> parts =
        stream == kOutput ? turns.append(bytes) : std::vector<TurnSplitter::Part>{{.isSecond = turns.isSecond(), .bytes = bytes}};
    for (const TurnSplitter::Part& part : parts)
        kept += (part.isSecond ? secondConsole : console).append(stream, part.bytes);
    return kept;
}

void GpuJob::finishPrinting()
{
    const TurnSplitter::Part last = turns.finish();
    (last.isSecond ? secondConsole : console).append(0, last.bytes);
}

void GpuJob::forgetPrinted()
{
    console = {};
    secondConsole = {};
    turns = TurnSplitter(mark);
}

void GpuJob::setComparison(ComparisonRequest wanted)
{
    mark = TurnSplitter::drawMark();
    turns = TurnSplitter(mark);
    request.run = wanted.first;
    comparison = std::move(wanted);
}

void GpuJob::setCount(CountRequest wanted)
{
    request.run = wanted.run;
    count = std::move(wanted);
}

bool GpuJob::needsProfiler() const
{
    return count && !isEmulatedDevice(request.run.device);
}

std::vector<const RunRequest*> GpuJob::runs() const
{
    if (comparison)
        return {&comparison->first, &comparison->second};
    return {&request.run};
}

std::string GpuJob::kernel() const
{
    const std::string& first = plan().kernel;
    return comparison ? first + " (A) / " + comparison->second.plan.kernel + " (B)" : first;
}

Seconds GpuJob::deadline() const
{
    return comparison ? std::max(plan().deadline, comparison->second.plan.deadline) : plan().deadline;
}

RunOutcome outcomeWithout(const GpuJob& job, const DeviceIdentity& device, RunOutcome::State state, const Message& message,
                          std::optional<Fault::Kind> kind)
{
    RunOutcome outcome{.state = state, .message = message};
    addKnown(outcome, job, device);
    if (kind)
        outcome.faults.push_back({.kind = *kind, .message = message});
    return outcome;
}

TimingOutcome timingWithout(const GpuJob& job, const RunOutcome& run)
{
    const TimingRequest& request = job.request;
    return {.run = run,
            .receipt = {{"launch",
                         {{"kernel", run.kernel},
                          {"grid", {run.grid.x, run.grid.y, run.grid.z}},
                          {"block", {run.block.x, run.block.y, run.block.z}},
                          {"dynamicSharedBytes", run.sharedBytes}}},
                        {"device", {{"name", run.device}, {"id", run.deviceId}}},
                        {"driver", {{"cuda", run.driverVersion}}},
                        {"cubinSha256", run.cubinSha256},
                        {"warmup", request.warmup},
                        {"samplesWanted", request.samples},
                        {"samplesTaken", 0},
                        {"maxSeconds", request.maxDuration.count()}}};
}

ComparisonOutcome comparisonWithout(const GpuJob& job, const RunOutcome& run)
{
    ComparisonOutcome outcome;
    outcome.first = run;
    if (job.comparison)
        addLaunch(outcome.second, job.comparison->second, {.name = run.device, .driverVersion = run.driverVersion});
    outcome.second.state = run.state;  // which of the two was running is not known
    outcome.second.message = run.message;
    outcome.second.console = job.secondConsole.text().toStdString();
    outcome.verdict.reasons.push_back({ComparisonReason::Kind::WrongBefore, run.message});
    return outcome;
}

void addKnown(RunOutcome& outcome, const GpuJob& job, const DeviceIdentity& device)
{
    addLaunch(outcome, job.request.run, device);
}

Bytes LaunchMemory::sum() const
{
    return {host.value + device.value + checking.value};
}

LaunchMemory memoryOf(const GpuJob& job)
{
    LaunchMemory memory;
    for (const RunRequest* const run : job.runs()) {
        const std::vector<BufferPlan>& buffers = run->plan.buffers;
        for (const BufferPlan& buffer : buffers) {
            memory.host.value += buffer.direction == Direction::In ? buffer.bytes() : 2 * buffer.bytes();
            memory.device.value += isEmulatedDevice(run->device) ? buffer.bytes() : 0;
        }
        for (const ReferencePlan& reference : run->plan.references) {
            const auto buffer = std::ranges::find(buffers, reference.output, &BufferPlan::name);
            const std::uint64_t bytes = buffer == buffers.end() ? 0 : buffer->bytes();
            memory.checking.value = std::max(memory.checking.value, bytes);
            memory.references.value += job.comparison || reference.kind == ReferencePlan::Kind::File ? 0 : bytes;
        }
    }
    return memory;
}

MemoryClaim claimOf(const GpuJob& job, int process)
{
    MemoryClaim claim{.promised = {job.hostBytes.value + job.beside.value},
                      .resident = std::min(job.beside, posix::privateMemory(process))};
    for (const auto* memories : {&job.host.inputs, &job.host.outputs, &job.host.references})
        for (const posix::SharedMemory& memory : *memories)
            claim.resident.value += memory.resident().value;
    return claim;
}

void allocateHost(GpuJob& job, BlobStore& store)
{
    const LaunchMemory memory = memoryOf(job);
    const Bytes beside{memory.device.value + memory.checking.value};
    const bool keepsReferences =
        memory.references.value > 0 && store.makeRoom({memory.host.value + memory.references.value}, beside);
    if (!keepsReferences && !store.makeRoom(memory.host, beside))
        refuseForMemory(job, memory, store);
    try {
        if (keepsReferences)
            allocateReferences(job, store);
        for (const RunRequest* const run : job.runs())
            for (const BufferPlan& buffer : run->plan.buffers)
                allocateBuffer(buffer, job, store);
    } catch (const Error&) {
        releaseHost(job, store);
        throw;
    }
    job.beside = beside;
}

void releaseHost(GpuJob& job, BlobStore& store)
{
    job.host = {};
    store.release(job.hostBytes);
    job.hostBytes = job.beside = {};
}

void completeOutcome(RunOutcome& outcome, GpuJob& job, BlobStore& store)
{
    addConsole(outcome, job.console);
    ContentRecorder(outcome, job, store).keep();
}

void completeComparison(ComparisonOutcome& outcome, const GpuJob& job, const DeviceIdentity& device)
{
    addKnown(outcome.first, job, device);
    if (job.comparison)
        addLaunch(outcome.second, job.comparison->second, device);
    addConsole(outcome.first, job.console);
    addConsole(outcome.second, job.secondConsole);
}

}  // namespace kd
