// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/gpuprocess.h"

#include "core/base/error.h"
#include "core/base/posix/channel.h"
#include "core/base/posix/process.h"
#include "core/base/posix/sandbox.h"
#include "core/device/devicelist.h"
#include "core/driver/driverloader.h"
#include "core/emulator/driver/emulateddriver.h"
#include "core/measure/runner.h"
#include "core/session/launch/moduleimage.h"
#include "core/worker/emulatedgpu.h"
#include "core/worker/launchclock.h"
#include "core/worker/turnsplitter.h"
#include "core/worker/wire.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <exception>
#include <iterator>
#include <map>
#include <optional>
#include <utility>

namespace kd {
namespace {

constexpr std::string_view kCudaPrefix = "cuda:";
constexpr std::chrono::milliseconds kBetweenReports{100};

std::optional<int> ordinalOf(std::string_view device)
{
    int ordinal = -1;
    if (!device.starts_with(kCudaPrefix))
        return std::nullopt;
    device.remove_prefix(kCudaPrefix.size());
    const auto [end, error] = std::from_chars(device.data(), device.data() + device.size(), ordinal);
    return error == std::errc() && end == device.data() + device.size() && ordinal >= 0 ? std::optional(ordinal) : std::nullopt;
}

class GpuProcess {
public:
    /// `machine` is what its emulated GPU is: a process that is confined can no longer measure it.
    GpuProcess(int channel, const emulator::MachineSettings& machine)
        : m_channel(posix::Handle(channel), Bytes{kMaxValueBytes}), m_machine(machine)
    {
    }

    void serve()
    {
        while (std::optional<ReceivedMessage> received = receiveMessage(m_channel)) {
            const ChildMessage& message = received->message;
            m_job = message.job;
            if (message.type == "list")
                tell("devices", listDevices(driver()));
            else if (message.type == "warm")
                warm(message.body.at("device").get<std::string>());
            else if (message.type == "clock")
                m_clock.emplace(posix::SharedMemory(std::move(received->descriptors.at(0)), LaunchClock::size()));
            else if (message.type == "memory")
                receiveMemory(message.body, received->descriptors);
            else
                execute(message);
        }
    }

private:
    void tell(const char* type, Json body = nullptr)
    {
        m_channel.send(toCbor({.type = type, .job = m_job, .body = std::move(body)}));
    }

    const DriverLoad& driver()
    {
        if (!m_driver)
            m_driver = loadDriver();
        return *m_driver;
    }

    /// Throws the reference hierarchy when there is no such device.
    Runner& bind(const std::string& device)
    {
        if (isEmulatedDevice(device))
            return bindEmulated(device);
        const std::optional<int> ordinal = ordinalOf(device);
        if (!ordinal)
            throw RuntimeError({.text = "there is no such device here; devices are named cuda:0, cuda:1 and so on, and emulated",
                                .subject = device});
        if (!driver())
            throw RuntimeError({.text = driver().sentence});
        if (!m_runner || m_device != device) {
            m_runner.emplace(*driver().api, *ordinal, device);
            tell("device", {{"name", m_runner->deviceName()}, {"driverVersion", m_runner->driverVersion()}});
        }
        m_device = device;
        return *m_runner;
    }

    Runner& bindEmulated(const std::string& device)
    {
        if (!m_emulated)
            m_emulated = emulator::emulatedDriver(m_machine);
        if (!m_runner || m_device != device) {
            m_runner.emplace(*m_emulated, 0, device);
            tell("device", {{"name", m_runner->deviceName()}, {"driverVersion", m_runner->driverVersion()}});
        }
        m_device = device;
        return *m_runner;
    }

    void warm(const std::string& device)
    {
        try {
            bind(device);
        } catch (const Error&) {
            // The run that needs the device meets the same error and tells it.
        }
    }

    std::vector<posix::SharedMemory>& hostMemory(const std::string& kind)
    {
        return kind == "input" ? m_host.inputs : kind == "output" ? m_host.outputs : m_host.references;
    }

    void receiveMemory(const Json& body, std::vector<posix::Handle>& descriptors)
    {
        const Json& entries = body.at("entries");
        for (std::size_t i = 0; i < descriptors.size(); ++i) {
            posix::SharedMemory memory(std::move(descriptors[i]), Bytes{entries.at(i).at("size").get<std::uint64_t>()});
            const auto kind = entries.at(i).at("kind").get<std::string>();
            if (kind == "blob")
                m_blobs.insert_or_assign(entries.at(i).at("id").get<std::string>(), std::move(memory));
            else
                hostMemory(kind).push_back(std::move(memory));
        }
    }

    RunObserver observer()
    {
        return {.launched = [this] { m_clock->begin(); },
                .completed =
                    [this] {
                        m_clock->end();
                        std::fflush(stdout);
                    },
                .progress = [this](std::size_t done, std::size_t total) { report(done, total); },
                .turned = {}};
    }

    void report(std::size_t done, std::size_t total)
    {
        const auto now = std::chrono::steady_clock::now();
        if (now - m_reported < kBetweenReports)
            return;
        m_reported = now;
        tell("progress", {{"done", done}, {"total", total}});
    }

    /// The host's memory is A's, then B's.
    /// `mark` is written between what the two print.
    ComparisonOutcome compare(Runner& runner, const ComparisonRequest& request, const BlobLookup& blobs, const QByteArray& mark)
    {
        HostBuffers second;
        const std::size_t count = std::min(request.first.plan.buffers.size(), m_host.inputs.size());
        const auto split = [count](std::vector<posix::SharedMemory>& all, std::vector<posix::SharedMemory>& rest) {
            const auto from = all.begin() + static_cast<std::ptrdiff_t>(std::min(count, all.size()));
            std::move(from, all.end(), std::back_inserter(rest));
            all.erase(from, all.end());
        };
        split(m_host.inputs, second.inputs);
        split(m_host.outputs, second.outputs);
        RunObserver observing = observer();
        observing.turned = [&mark](bool isSecond) {
            const QByteArray text = TurnSplitter::turnText(mark, isSecond);
            std::fflush(stdout);
            std::fwrite(text.constData(), 1, static_cast<std::size_t>(text.size()), stdout);
            std::fflush(stdout);
        };
        if (mark.isEmpty())
            observing.turned = {};
        return runner.compare(request, blobs, m_host, second, observing);
    }

    static Json unavailable(const std::string& type, const RunOutcome& run)
    {
        if (type == "time")
            return timingToWire({.run = run});
        if (type == "count")
            return countWithout(run);
        if (type != "compare")
            return run;
        ComparisonOutcome comparison;
        comparison.first = run;
        return comparison;
    }

    void execute(const ChildMessage& message)
    {
        const BlobLookup blobs = [this](const std::string& id) {
            const auto found = m_blobs.find(id);
            return found == m_blobs.end() ? std::span<const std::byte>() : std::as_const(found->second).bytes();
        };
        const auto device = message.body.at("device").get<std::string>();
        Json outcome;
        try {
            Runner& runner = bind(device);
            const Json& request = message.body.at("request");
            if (message.type == "time")
                outcome = timingToWire(runner.time(request.get<TimingRequest>(), blobs, m_host, observer()));
            else if (message.type == "compare")
                outcome = compare(runner, request.get<ComparisonRequest>(), blobs,
                                  QByteArray::fromStdString(valueOr<std::string>(message.body, "mark", {})));
            else if (message.type == "count")
                outcome = runner.count(request.get<CountRequest>(), blobs, m_host, observer());
            else
                outcome = runner.run(request.get<RunRequest>(), blobs, m_host, observer());
        } catch (const std::exception& error) {
            outcome = unavailable(message.type, {.message = messageOf(error), .deviceId = device});
        }
        std::fflush(stdout);
        tell("outcome", {{"outcome", std::move(outcome)}, {"dead", m_runner && m_runner->isDead()}});
        m_blobs.clear();
        m_host = {};
    }

    posix::Channel m_channel;
    emulator::MachineSettings m_machine;
    std::optional<DriverLoad> m_driver;
    std::optional<DriverApi> m_emulated;
    std::optional<Runner> m_runner;
    std::string m_device;
    std::map<std::string, posix::SharedMemory> m_blobs;
    HostBuffers m_host;
    std::optional<LaunchClock> m_clock;
    std::chrono::steady_clock::time_point m_reported;
    std::uint64_t m_job = 0;
};

}  // namespace

int gpuProcessMain(int channel)
{
    posix::dieWithParent(channel);
    std::setvbuf(stdout, nullptr, _IOLBF, BUFSIZ);
    GpuProcess(channel, EmulatedGpu::ofThisMachine().machine()).serve();
    return 0;
}

int emulatedGpuProcessMain(int channel)
{
    posix::dieWithParent(channel);
    std::setvbuf(stdout, nullptr, _IOLBF, BUFSIZ);
    const emulator::MachineSettings machine = EmulatedGpu::ofThisMachine().machine();
    posix::applyComputeSandbox();
    GpuProcess(channel, machine).serve();
    return 0;
}

}  // namespace kd
