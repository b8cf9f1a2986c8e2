// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/gpuservice.h"

#include "core/base/error.h"
#include "core/session/launch/moduleimage.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace kd {
namespace {

constexpr std::chrono::seconds kListLimit{30};

bool isDeviceName(std::string_view name)
{
    if (isEmulatedDevice(name))
        return true;
    constexpr std::string_view kPrefix = "cuda:";
    constexpr std::size_t kMaxDigits = 3;
    if (!name.starts_with(kPrefix) || name.size() == kPrefix.size() || name.size() > kPrefix.size() + kMaxDigits)
        return false;
    return name.find_first_not_of("0123456789", kPrefix.size()) == std::string_view::npos;
}

}  // namespace

GpuService::GpuService(Children children, EmulatedGpu emulated, BlobStore& store, QObject* parent)
    : QObject(parent), m_children(std::move(children)), m_emulated(std::move(emulated)), m_store(store)
{
    m_listLimit.setSingleShot(true);
    connect(&m_listLimit, &QTimer::timeout, this, [this] {
        endList({.missing =
                     {Message("The NVIDIA driver does not tell its devices within 30 s: it hangs or is very busy; see nvidia-smi "
                              "and the kernel's log. Compiling, occupancy and reports still work, and kernels run on the emulated "
                              "GPU.")}},
                false);
    });
}

GpuService::~GpuService()
{
    shutDown();
}

void GpuService::shutDown()
{
    m_listWaiters.clear();
    m_listLimit.stop();
    m_devices.clear();
    for (ChildProcess* child : {std::exchange(m_spare, nullptr), std::exchange(m_lister, nullptr)})
        if (child != nullptr)
            child->kill();
}

ChildProcess* GpuService::startProcess(const ChildConfig& config)
{
    auto* child = new ChildProcess(config, this);
    ++m_childCount;
    connect(child, &ChildProcess::exited, this, [this] {
        --m_childCount;
        emit childGone();
    });
    connect(child, &ChildProcess::unkillable, this, [this](int id) {
        emit notice(message("The GPU process {} does not end although it was killed: the driver holds it. See nvidia-smi and the "
                            "kernel's log; the device may need a reset.", id));
    });
    connect(child, &ChildProcess::message, this, [this, child](const ChildMessage& message) {
        if (child == m_lister)
            onList(message.body);
    });
    connect(child, &ChildProcess::died, this, [this, child](const ChildEnd& end) {
        if (child == m_spare)
            m_spare = nullptr;
        if (child == m_lister)
            onListerDied(end);
    });
    return child;
}

void GpuService::onListerDied(const ChildEnd& end)
{
    const bool isOutside = wasEndedFromOutside(end);
    m_lister = nullptr;
    if (isOutside && !std::exchange(m_isListRepeated, true))
        return startList();
    const Message cause = isOutside ? message(", twice; {}", outsideText(m_store.budget()))
        : end.isDamage()            ? Message(": this machine failed, so ask again")
                                    : Message(": the NVIDIA driver does not work");
    endList({.missing = {message("The GPU process {} while it looked for devices{}. Compiling, occupancy and reports still work, "
                                 "and kernels run on the emulated GPU.", describe(end), cause)}},
            false);
}

ChildProcess* GpuService::acquireProcess()
{
    ChildProcess* spare = std::exchange(m_spare, nullptr);
    return spare != nullptr ? spare : startProcess(m_children.gpu);
}

void GpuService::onList(const Json& body)
{
    try {
        endList(readValue([&] { return body.get<DeviceList>(); }), true);
    } catch (const Error& error) {
        endList({.missing = {message("What the GPU process says of its devices cannot be read: {}.", error.sentence())}},
                false);
    }
}

void GpuService::list(std::function<void(const DeviceList&)> done)
{
    m_listWaiters.push_back(std::move(done));
    if (m_lister != nullptr)
        return;
    m_isListRepeated = false;
    startList();
}

void GpuService::startList()
{
    try {
        m_lister = acquireProcess();
    } catch (const Error& error) {
        return endList({.missing = {message("No GPU process can be started: {}.", error.sentence())}}, false);
    }
    m_listLimit.start(kListLimit);
    m_lister->send({.type = "list"});
}

void GpuService::endList(DeviceList list, bool keepsProcess)
{
    m_listLimit.stop();
    ChildProcess* child = std::exchange(m_lister, nullptr);
    if (child != nullptr && keepsProcess && !list.devices.empty() && m_spare == nullptr)
        m_spare = child;
    else if (child != nullptr)
        child->kill();
    addEmulatedGpu(m_emulated, list);
    m_known = list;
    for (const auto& [id, device] : m_devices)
        device->identify(identityOf(id));
    for (const auto& done : std::exchange(m_listWaiters, {}))
        done(list);
}

DeviceIdentity GpuService::identityOf(const std::string& id) const
{
    const auto found = std::ranges::find_if(m_known.devices, [&](const DeviceInfo& device) { return device.id.name == id; });
    return found == m_known.devices.end() ? DeviceIdentity{} : DeviceIdentity{found->name, m_known.driverVersion};
}

GpuDevice& GpuService::deviceOf(const std::string& id)
{
    std::unique_ptr<GpuDevice>& device = m_devices[id];
    if (!device) {
        device = std::make_unique<GpuDevice>(
            id, m_store,
            [this, isEmulated = isEmulatedDevice(id)] { return isEmulated ? startProcess(m_children.emulated) : acquireProcess(); },
            nullptr, [this] { return startProcess(m_children.profile); });
        device->identify(identityOf(id));
        connect(device.get(), &GpuDevice::finished, this, &GpuService::finished);
        connect(device.get(), &GpuDevice::timed, this, &GpuService::timed);
        connect(device.get(), &GpuDevice::compared, this, &GpuService::compared);
        connect(device.get(), &GpuDevice::counted, this, &GpuService::counted);
        connect(device.get(), &GpuDevice::progress, this, &GpuService::progress);
        connect(device.get(), &GpuDevice::console, this, &GpuService::console);
        connect(device.get(), &GpuDevice::notice, this, &GpuService::notice);
        connect(device.get(), &GpuDevice::memoryTaken, this, &GpuService::memoryTaken);
    }
    return *device;
}

void GpuService::submit(GpuJob job)
{
    if (!job.tag.isEmpty())
        for (const auto& [id, device] : m_devices)
            device->supersede(job.tag);
    const std::string& device = job.request.run.device;
    if (isDeviceName(device))
        return deviceOf(device).submit(std::move(job));
    end(job, RunOutcome::State::Unavailable,
        message("There is no device {} here; devices are named cuda:0, cuda:1 and so on, and emulated.", device));
}

void GpuService::end(const GpuJob& job, RunOutcome::State state, const Message& message)
{
    const RunOutcome outcome = outcomeWithout(job, identityOf(job.request.run.device), state, message);
    if (job.comparison)
        return emit compared(job.id, comparisonWithout(job, outcome));
    if (job.count)
        return emit counted(job.id, countWithout(outcome));
    job.isTiming ? emit timed(job.id, timingWithout(job, outcome)) : emit finished(job.id, outcome);
}

bool GpuService::cancel(quint64 job)
{
    for (const auto& [id, device] : m_devices)
        if (device->cancel(job))
            return true;
    return false;
}

}  // namespace kd
