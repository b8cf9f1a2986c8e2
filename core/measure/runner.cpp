// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/runner.h"

#include "core/base/error.h"
#include "core/base/sha256.h"
#include "core/compile/binary/demangle.h"
#include "core/measure/deadlinewindow.h"
#include "core/measure/devicefault.h"
#include "core/measure/hostinputs.h"
#include "core/measure/runfailure.h"
#include "core/measure/runnerstate.h"
#include "core/measure/verifier.h"

#include <algorithm>
#include <new>
#include <optional>
#include <utility>

namespace kd {
namespace {

void copyOut(DeviceLaunch& launch, HostBuffers& host, RunOutcome& outcome)
{
    const std::vector<BufferPlan>& buffers = launch.plan().buffers;
    for (std::size_t i = 0; i < buffers.size(); ++i) {
        if (!isOutput(buffers[i]))
            continue;
        launch.download(i, host.outputs[i].bytes());
        outcome.outputs.push_back(summarize(buffers[i].name, buffers[i].type, host.outputs[i].bytes()));
    }
}

// Counters are on as long as this stands, whatever the kernel throws.
class [[nodiscard]] CountersOn {
public:
    explicit CountersOn(DeviceChannel& channel) : m_channel(channel) { m_channel.setCounters(true); }
    ~CountersOn() { m_channel.setCounters(false); }
    CountersOn(const CountersOn&) = delete;
    CountersOn& operator=(const CountersOn&) = delete;

private:
    DeviceChannel& m_channel;
};

// An element is watched as long as this stands, where there is one.
class [[nodiscard]] WatchOn {
public:
    WatchOn(DeviceChannel& channel, const DeviceLaunch& launch, const std::optional<WatchedElement>& element) : m_channel(channel)
    {
        if (!element)
            return;
        const std::vector<BufferPlan>& buffers = launch.plan().buffers;
        const auto buffer = std::ranges::find(buffers, element->buffer, &BufferPlan::name);
        if (buffer == buffers.end() || element->index >= buffer->count)
            throw LogicError({.text = message("{} has no element {} to watch", element->buffer, element->index),
                              .subject = launch.plan().kernel});
        const std::uint64_t size = sizeOf(buffer->type);
        m_channel.setWatch(launch.address(static_cast<std::size_t>(buffer - buffers.begin())) + element->index * size, size);
    }
    ~WatchOn() { m_channel.setWatch(0, 0); }
    WatchOn(const WatchOn&) = delete;
    WatchOn& operator=(const WatchOn&) = delete;

private:
    DeviceChannel& m_channel;
};

// Launches run in another order as long as this stands, where a seed is given.
class [[nodiscard]] ScheduleOn {
public:
    ScheduleOn(DeviceChannel* channel, const RunRequest& request, const std::string& device)
        : m_channel(request.schedule == 0 ? nullptr : channel)
    {
        if (request.schedule != 0 && channel == nullptr)
            throw LogicError({.text = "a real GPU takes no order of blocks and warps; run it on the device emulated",
                              .subject = device});
        if (m_channel != nullptr)
            m_channel->setSchedule(request.schedule);
    }
    ~ScheduleOn()
    {
        if (m_channel != nullptr)
            m_channel->setSchedule(0);
    }
    ScheduleOn(const ScheduleOn&) = delete;
    ScheduleOn& operator=(const ScheduleOn&) = delete;

private:
    DeviceChannel* const m_channel;
};

// Launches are looked after for so much as long as this stands; what was looked for in the last one is noted at its end.
class [[nodiscard]] ChecksOn {
public:
    ChecksOn(DeviceChannel* channel, HazardChecks checks, std::optional<ChecksDone>& done) : m_channel(channel), m_done(done)
    {
        if (m_channel != nullptr)
            m_channel->setChecks(checks);
    }
    ~ChecksOn()
    {
        if (m_channel == nullptr)
            return;
        m_done = m_channel->lastLaunch().checks;
        m_channel->setChecks(HazardChecks::All);
    }
    ChecksOn(const ChecksOn&) = delete;
    ChecksOn& operator=(const ChecksOn&) = delete;

private:
    DeviceChannel* const m_channel;
    std::optional<ChecksDone>& m_done;
};

// As its user names it, where the subject is a mangled kernel.
std::string readable(const std::string& subject, const LaunchPlan& plan)
{
    if (!subject.starts_with("_Z"))
        return subject;
    return subject == plan.loweredName ? plan.kernel : readableKernelName(subject);
}

// Launches note what is seldom meant as long as this stands, where that is asked for; what they noted is kept at its end.
class [[nodiscard]] NotesOn {
public:
    NotesOn(DeviceChannel* channel, const RunRequest& request, const std::string& device, std::vector<KernelNote>& notes)
        : m_channel(request.notes ? channel : nullptr), m_notes(notes)
    {
        if (request.notes && channel == nullptr)
            throw LogicError({.text = "a real GPU notes nothing of what it computes; run it on the device emulated",
                              .subject = device});
        if (m_channel != nullptr)
            m_channel->setNotes(true);
    }
    ~NotesOn()
    {
        if (m_channel == nullptr)
            return;
        m_notes = m_channel->lastLaunch().notes;
        m_channel->setNotes(false);
    }
    NotesOn(const NotesOn&) = delete;
    NotesOn& operator=(const NotesOn&) = delete;

private:
    DeviceChannel* const m_channel;
    std::vector<KernelNote>& m_notes;
};

}  // namespace

Seconds runKernel(DeviceLaunch& launch, const RunObserver& observer)
{
    const Event start(launch.stream().context());
    const Event stop(launch.stream().context());
    launch.stream().synchronize();
    const DeadlineWindow window(observer);
    start.ref().record(launch.stream());
    launch.launch();
    stop.ref().record(launch.stream());
    finish(stop, observer);
    return stop.ref().since(start);
}

Runner::State::State(const DriverApi& api, int ordinal, std::string id)
    : context(Context::retainPrimary(Device::byOrdinal(api, ordinal))), deviceId(std::move(id)),
      deviceName(context.ref().device().name())
{
    context.ref().makeCurrent();
}

void Runner::State::perform(const RunRequest& request, const BlobLookup& blobs, HostBuffers& host, RunOutcome& outcome,
                            const std::function<void(DeviceLaunch&)>& work, const DeviceLaunch* beside)
{
    const LaunchPlan& plan = request.plan;
    const std::span<const std::byte> image = blobs ? blobs(request.cubinBlob) : std::span<const std::byte>();
    outcome = {.kernel = plan.kernel,
               .device = deviceName,
               .deviceId = deviceId,
               .driverVersion = cudaVersionText(context.ref().api().version),
               .cubinSha256 = sha256Hex(image),
               .grid = plan.grid,
               .block = plan.block,
               .sharedBytes = plan.sharedBytes};
    try {
        context.ref().makeCurrent();
        if (channel() != nullptr)
            channel()->setDeadline(plan.deadline);
        fillInputs(plan, blobs, host);
        std::optional<Stream> own;
        const auto stream = [&]() -> StreamRef {
            if (beside != nullptr && beside->plan().stream == plan.stream)
                return beside->stream();
            return plan.stream == LaunchStream::Default ? StreamRef::legacy(context) : StreamRef(own.emplace(context));
        };
        DeviceLaunch launch(stream(), plan, image, request.programName);
        outcome.isRelocated = launch.isRelocated();
        work(launch);
    } catch (const Error& error) {
        absorb(error, plan, outcome);
    } catch (const std::bad_alloc&) {
        absorb(MemoryError({.text = "the host has no memory left for this launch", .subject = plan.kernel}), plan, outcome);
    }
}

void Runner::State::runCounted(DeviceLaunch& launch, const RunRequest& request, const RunObserver& observer, RunOutcome& outcome)
{
    if (channel() == nullptr)
        throw LogicError({.text = "a real GPU does not count instructions and accesses a line; run it on the device emulated",
                          .subject = deviceId});
    const CountersOn counters(*channel());
    const WatchOn watch(*channel(), launch, request.watched);
    const auto noteWrites = [&](const LaunchRecord& record) {
        outcome.writes = record.writes;
        outcome.writeCount = record.writeCount;
    };
    try {
        outcome.duration = runKernel(launch, observer);
    } catch (const Error&) {  // a launch that faults wrote until then
        if (request.watched)
            noteWrites(channel()->lastLaunch());
        throw;
    }
    const LaunchRecord record = channel()->lastLaunch();
    noteWrites(record);
    if (request.counters)
        outcome.counters = record.counts;
}

void Runner::State::runOnce(DeviceLaunch& launch, const RunRequest& request, const BlobLookup& blobs, HostBuffers& host,
                            const RunObserver& observer, RunOutcome& outcome)
{
    launch.uploadInputs(host);
    {
        const ScheduleOn schedule(channel(), request, deviceId);
        const ChecksOn checks(channel(), request.checks, outcome.checks);
        const NotesOn notes(channel(), request, deviceId, outcome.kernelNotes);
        if (request.counters || request.watched)
            runCounted(launch, request, observer, outcome);
        else
            outcome.duration = runKernel(launch, observer);
    }
    copyOut(launch, host, outcome);
    const auto outputs = [&](std::size_t index) { return std::span<const std::byte>(host.outputs[index].bytes()); };
    outcome.verification = verifyOutputs(launch, host, outputs, blobs, observer);
    const bool agrees = allAgree(outcome.verification);
    outcome.state = agrees ? RunOutcome::State::Ok : RunOutcome::State::Differs;
    outcome.message = differenceText(outcome.verification);
}

void Runner::State::absorb(const Error& error, const LaunchPlan& plan, RunOutcome& outcome)
{
    const CUresult result = resultOf(error);
    dead = dead || damageOf(result) != Damage::None;
    const bool isReference = isKernelFault(result) && !outcome.outputs.empty() && !error.info().subject.empty();
    const std::string& kernel = isReference ? error.info().subject.name : plan.kernel;
    const std::optional<Fault> fault = channel() != nullptr && isKernelFault(result) ? channel()->fault() : std::nullopt;
    if (fault)
        recordDeviceFault(*fault, kernel, plan.deadline, outcome);
    else
        recordFailure(error, kernel, readable(error.info().subject.words().english(), plan), outcome);
}

Runner::Runner(const DriverApi& api, int ordinal, std::string deviceId)
    : m_state(std::make_unique<State>(api, ordinal, std::move(deviceId)))
{
}

Runner::~Runner() = default;

bool Runner::isDead() const noexcept
{
    return m_state->dead;
}

const std::string& Runner::deviceName() const noexcept
{
    return m_state->deviceName;
}

std::string Runner::driverVersion() const
{
    return cudaVersionText(m_state->context.ref().api().version);
}

RunOutcome Runner::run(const RunRequest& request, const BlobLookup& blobs, HostBuffers& host, const RunObserver& observer)
{
    RunOutcome outcome;
    m_state->perform(request, blobs, host, outcome,
                     [&](DeviceLaunch& launch) { m_state->runOnce(launch, request, blobs, host, observer, outcome); });
    return outcome;
}

}  // namespace kd
