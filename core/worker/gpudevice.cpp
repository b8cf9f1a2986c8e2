// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/gpudevice.h"

#include "core/base/error.h"
#include "core/measure/runfailure.h"
#include "core/session/launch/moduleimage.h"
#include "core/worker/secondstext.h"
#include "core/worker/wire.h"

#include <algorithm>
#include <utility>

namespace kd {
namespace {

using namespace std::chrono_literals;
constexpr std::chrono::seconds kPreparingLimit = 120s;
constexpr std::chrono::seconds kFinishingLimit = 300s;
/// Time for what is copied, filled and compared on the way.
constexpr std::uint64_t kSlowestBytesPerMillisecond = 50'000;
/// A run that nobody waits for may end by itself, which keeps the device's context.
constexpr auto kDetachedLimit = 200ms;
/// The emulated GPU ends a kernel at its deadline by itself, and then tells where it was; it is given so long to do so.
constexpr Seconds kOwnEnd{2};
constexpr std::chrono::milliseconds kShortestWatch = 5ms;
constexpr std::chrono::milliseconds kLongestWatch = 100ms;
constexpr std::size_t kDescriptorsAtOnce = 16;  // a process may have few (ulimit -n)

}  // namespace

GpuDevice::GpuDevice(std::string id, BlobStore& store, StartProcess startProcess, QObject* parent, StartProcess startProfiler)
    : QObject(parent), m_id(std::move(id)), m_store(store), m_startProcess(std::move(startProcess)),
      m_startProfiler(startProfiler ? std::move(startProfiler) : m_startProcess)
{
    connect(&m_watch, &QTimer::timeout, this, &GpuDevice::watch);
    if (store.budget() != nullptr)
        m_member.emplace(*store.budget(), [this] {
            return m_current ? claimOf(*m_current, m_child == nullptr ? 0 : m_child->id()) : MemoryClaim{};
        });
}

GpuDevice::~GpuDevice()
{
    shutDown();
}

void GpuDevice::shutDown()
{
    m_waiting.clear();
    m_current.reset();
    m_watch.stop();
    if (m_child != nullptr)
        std::exchange(m_child, nullptr)->kill();
}

void GpuDevice::submit(GpuJob job)
{
    m_waiting.push_back(std::make_unique<GpuJob>(std::move(job)));
    startNext();
}

bool GpuDevice::cancel(quint64 job)
{
    return detach([&](const GpuJob& candidate) { return candidate.id == job; }, "The run was cancelled.");
}

void GpuDevice::supersede(const QString& tag)
{
    while (detach([&](const GpuJob& candidate) { return candidate.tag == tag; }, "A newer run took its place.")) { }
}

bool GpuDevice::detach(const std::function<bool(const GpuJob&)>& matches, const Message& message)
{
    const auto waiting = std::ranges::find_if(m_waiting, [&](const auto& job) { return matches(*job); });
    if (waiting != m_waiting.end()) {
        const std::unique_ptr<GpuJob> job = std::move(*waiting);
        m_waiting.erase(waiting);
        report(*job, outcomeOf(*job, RunOutcome::State::Cancelled, message));
        return true;
    }
    if (!m_current || m_current->isDetached || !matches(*m_current))
        return false;
    m_current->isDetached = true;
    m_quietSince = Clock::now();
    m_watch.start(kShortestWatch);
    report(*m_current, outcomeOf(*m_current, RunOutcome::State::Cancelled, message));
    return true;
}

void GpuDevice::startNext()
{
    while (!m_current && !m_waiting.empty()) {
        m_current = std::move(m_waiting.front());
        m_waiting.pop_front();
        try {
            ensureProcess(m_current->needsProfiler());
            begin(*m_current);
        } catch (const MemoryError& error) {
            fail(RunOutcome::State::Refused, message("{}.", error.sentence()));
        } catch (const Error& error) {
            fail(RunOutcome::State::Unavailable, message("The GPU process cannot be started: {}.", error.sentence()));
        }
    }
}

void GpuDevice::begin(GpuJob& job)
{
    allocateHost(job, m_store);
    emit memoryTaken();
    m_clock->reset();
    m_quietSince = Clock::now();
    m_watch.start(watchInterval());
    try {
        handOver(job);
    } catch (const Error& error) {
        fail(RunOutcome::State::Unavailable, message("The GPU process was not given the launch: {}.", error.sentence()));
        // What it has of this launch would be taken for the next one's.
        replaceProcess();
    }
}

void GpuDevice::handOver(const GpuJob& job)
{
    sendMemory(job);
    const Json request = job.comparison ? Json(*job.comparison)
        : job.count                     ? Json(*job.count)
        : job.isTiming                  ? Json(job.request)
                                        : Json(job.request.run);
    const char* const type = job.comparison ? "compare" : job.count ? "count" : job.isTiming ? "time" : "run";
    Json body{{"device", m_id}, {"request", request}};
    if (job.comparison)
        body["mark"] = job.mark.toStdString();
    m_child->send({.type = type, .job = job.id, .body = std::move(body)});
}

void GpuDevice::sendMemory(const GpuJob& job)
{
    Json entries = Json::array();
    std::vector<int> descriptors;
    const auto flush = [&] {
        if (!descriptors.empty())
            m_child->send({.type = "memory", .job = job.id, .body = {{"entries", std::exchange(entries, Json::array())}}},
                          descriptors);
        descriptors.clear();
    };
    const auto add = [&](const char* kind, const std::string& id, const posix::SharedMemory& memory) {
        entries.push_back({{"kind", kind}, {"id", id}, {"size", memory.bytes().size()}});
        descriptors.push_back(memory.descriptor());
        if (descriptors.size() == kDescriptorsAtOnce)
            flush();
    };
    for (const auto& [id, blob] : job.blobs)
        add("blob", id, *blob);
    for (const posix::SharedMemory& memory : job.host.inputs)
        add("input", {}, memory);
    for (const posix::SharedMemory& memory : job.host.outputs)
        add("output", {}, memory);
    for (const posix::SharedMemory& memory : job.host.references)
        add("reference", {}, memory);
    flush();
}

void GpuDevice::ensureProcess(bool isProfiler)
{
    if (m_child != nullptr && m_isProfiler == isProfiler)
        return;
    dropProcess();
    ChildProcess* const child = isProfiler ? m_startProfiler() : m_startProcess();
    try {
        connectProcess(*child);
    } catch (const Error&) {
        child->kill();
        throw;
    }
    m_child = child;
    m_isProfiler = isProfiler;
}

void GpuDevice::dropProcess()
{
    if (m_child == nullptr)
        return;
    m_child->disconnect(this);
    std::exchange(m_child, nullptr)->kill();
}

void GpuDevice::connectProcess(ChildProcess& child)
{
    m_clock.emplace(LaunchClock::allocate());
    const int clock = m_clock->descriptor();
    child.send({.type = "clock"}, std::span(&clock, 1));
    m_hasServed = false;
    m_idleConsole = {};
    connect(&child, &ChildProcess::message, this, &GpuDevice::onMessage);
    connect(&child, &ChildProcess::output, this, &GpuDevice::onOutput);
    connect(&child, &ChildProcess::died, this, &GpuDevice::onDied);
}

void GpuDevice::replaceProcess()
{
    dropProcess();
    try {
        ensureProcess(false);
        m_child->send({.type = "warm", .body = {{"device", m_id}}});
    } catch (const Error& error) {
        emit notice(message("The GPU process cannot be started: {}.", error.sentence()));
    }
}

std::chrono::milliseconds GpuDevice::watchInterval() const
{
    constexpr int kLooksBeforeDeadline = 100;
    const auto deadline = std::chrono::ceil<std::chrono::milliseconds>(m_current->deadline());
    return std::clamp<std::chrono::milliseconds>(deadline / kLooksBeforeDeadline, kShortestWatch, kLongestWatch);
}

void GpuDevice::watch()
{
    const std::optional<std::chrono::nanoseconds> running = m_clock->running();
    const std::string kernel = m_current->kernel();
    const Seconds deadline = m_current->deadline();
    const Seconds limit = isEmulatedDevice(m_id) ? deadline + kOwnEnd : deadline;
    const std::chrono::milliseconds moving(m_current->hostBytes.value / kSlowestBytesPerMillisecond);
    if (m_current->isDetached) {
        if (Clock::now() - m_quietSince < kDetachedLimit)
            return;
        fail(RunOutcome::State::Cancelled, {});
    } else if (running && *running >= limit) {
        fail(RunOutcome::State::Deadline, deadlineText(), Fault::Kind::Deadline);
    } else if (running) {
        m_quietSince = Clock::now();
        return m_watch.start(std::clamp(std::chrono::ceil<std::chrono::milliseconds>(limit - *running), 1ms, watchInterval()));
    } else if (Clock::now() - m_quietSince > (m_clock->hasLaunched() ? kFinishingLimit : kPreparingLimit) + moving) {
        fail(RunOutcome::State::Lost,
             m_clock->hasLaunched()
                 ? message("The GPU process did not finish {} in time and was ended; the driver may be busy or hung.", kernel)
                 : message("The GPU process did not get ready to run {} in time and was ended; the driver may be busy or hung.",
                           kernel),
             Fault::Kind::ProcessLost);
    } else {
        return;
    }
    replaceProcess();
    startNext();
}

Message GpuDevice::deadlineText() const
{
    const Seconds deadline = m_current->deadline();
    if (!m_current->needsProfiler())
        return deadlineErrorText(m_current->kernel(), deadline);
    return message("Counting {} was ended: a launch, with what CUPTI does around it, took longer than the deadline of {} s. A "
                   "longer deadline gives it more time; the next run gets a new process.",
                   m_current->kernel(), secondsText(std::chrono::ceil<std::chrono::milliseconds>(deadline)));
}

void GpuDevice::onMessage(const ChildMessage& message)
{
    if (message.type == "device")
        identify({.name = valueOr<std::string>(message.body, "name", {}),
                  .driverVersion = valueOr<std::string>(message.body, "driverVersion", {})});
    if (!m_current || message.job != m_current->id)
        return;
    if (message.type == "progress" && !m_current->isDetached)
        emit progress(message.job, valueOr<quint64>(message.body, "done", 0), valueOr<quint64>(message.body, "total", 0));
    else if (message.type == "outcome")
        onOutcome(message.body);
}

void GpuDevice::onOutcome(const Json& body)
{
    m_child->drainOutput();
    m_watch.stop();
    m_hasServed = true;
    const std::unique_ptr<GpuJob> job = std::move(m_current);
    job->finishPrinting();
    try {
        const Json& json = readValue([&]() -> const Json& { return body.at("outcome"); });
        job->comparison ? onComparison(json, *job) : job->count ? onCount(json, *job) : onRunOutcome(json, *job);
    } catch (const Error& error) {
        if (!job->isDetached)
            report(*job,
                   outcomeOf(*job, RunOutcome::State::Lost,
                             message("The GPU process's answer cannot be read: {}.", error.sentence())));
    }
    releaseHost(*job, m_store);
    if (job->needsProfiler() || valueOr(body, "dead", true))
        replaceProcess();
    startNext();
}

void GpuDevice::onRunOutcome(const Json& json, GpuJob& job)
{
    TimingOutcome outcome;
    if (job.isTiming)
        outcome = timingFromWire(json);
    else
        outcome.run = readValue([&] { return json.get<RunOutcome>(); });
    addKnown(outcome.run, job, m_identity);
    if (job.isDetached)
        return;
    completeOutcome(outcome.run, job, m_store);
    job.isTiming ? emit timed(job.id, outcome) : emit finished(job.id, outcome.run);
}

void GpuDevice::onComparison(const Json& json, GpuJob& job)
{
    auto outcome = readValue([&] { return json.get<ComparisonOutcome>(); });
    completeComparison(outcome, job, m_identity);
    if (!job.isDetached)
        emit compared(job.id, outcome);
}

void GpuDevice::onCount(const Json& json, GpuJob& job)
{
    auto outcome = readValue([&] { return json.get<CountOutcome>(); });
    addKnown(outcome.run, job, m_identity);
    if (job.isDetached)
        return;
    completeOutcome(outcome.run, job, m_store);
    emit counted(job.id, outcome);
}

void GpuDevice::onOutput(int stream, const QByteArray& bytes)
{
    const QString part = m_current ? m_current->print(stream, bytes) : m_idleConsole.append(stream, bytes);
    if (!part.isEmpty())
        emit console(m_current ? m_current->id : 0, part);
}

void GpuDevice::onDied(const ChildEnd& end)
{
    m_child = nullptr;
    const bool wasWarm = m_hasServed;
    const Message how = message("The GPU process of {} {}", m_id, describe(end));
    if (!m_current) {
        emit notice(message("{}; a new one takes its place.", how));
        if (wasWarm)
            replaceProcess();
        return;
    }
    if (!repeatJob(end)) {
        const std::string kernel = m_current->kernel();
        fail(RunOutcome::State::Lost,
             wasEndedFromOutside(end)
                 ? message("{} while it ran {}; {}, the next run gets a new one.", how, kernel, outsideText(m_store.budget()))
                 : message("{} while it ran {}; the next run gets a new one.", how, kernel),
             Fault::Kind::ProcessLost);
    }
    replaceProcess();
    startNext();
}

/// Puts the job in front of those that wait, unless it may not be given to another process.
bool GpuDevice::repeatJob(const ChildEnd& end)
{
    if (!mayTryAgain(end) || m_current->isDetached || m_clock->hasLaunched() || std::exchange(m_current->isRepeated, true))
        return false;
    m_watch.stop();
    releaseHost(*m_current, m_store);
    m_current->forgetPrinted();
    m_waiting.push_front(std::move(m_current));
    return true;
}

void GpuDevice::fail(RunOutcome::State state, const Message& message, std::optional<Fault::Kind> kind)
{
    m_watch.stop();
    const std::unique_ptr<GpuJob> job = std::move(m_current);
    if (m_child != nullptr)
        m_child->drainOutput();
    job->finishPrinting();
    RunOutcome outcome = outcomeOf(*job, state, message, kind);
    completeOutcome(outcome, *job, m_store);
    releaseHost(*job, m_store);
    if (!job->isDetached)
        report(*job, outcome);
}

void GpuDevice::report(const GpuJob& job, const RunOutcome& outcome)
{
    if (job.comparison)
        return emit compared(job.id, comparisonWithout(job, outcome));
    if (job.count)
        return emit counted(job.id, countWithout(outcome));
    job.isTiming ? emit timed(job.id, timingWithout(job, outcome)) : emit finished(job.id, outcome);
}

}  // namespace kd
