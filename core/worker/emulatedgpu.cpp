// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/emulatedgpu.h"

#include "core/base/posix/systemmemory.h"
#include "core/device/architecture.h"
#include "core/device/device.h"
#include "core/emulator/driver/emulateddriver.h"

#include <QSettings>

#include <algorithm>
#include <optional>

namespace kd {
namespace {

constexpr const char* kVariable = "KERNELDESK_EMULATED_CC";

std::string textOf(ComputeCapability capability)
{
    return std::to_string(capability.major) + "." + std::to_string(capability.minor);
}

EmulatedGpu fromText(const std::string& text, const Message& place)
{
    const std::optional<ComputeCapability> capability = parseArchitecture(text);
    if (capability && emulator::isEmulated(*capability))
        return {.capability = *capability};
    std::string known;
    for (const ArchitectureLimits& limits : knownArchitectures())
        if (emulator::isEmulated(limits.capability))
            known += (known.empty() ? "" : ", ") + textOf(limits.capability);
    return {.problem = message("{} holds \"{}\", which is no compute capability of the emulated GPU; it can be {}, and is 9.0 now.",
                               place, text.substr(0, 40), known)};
}

}  // namespace

EmulatedGpu EmulatedGpu::ofThisMachine()
{
    if (qEnvironmentVariableIsSet(kVariable))
        return fromText(qgetenv(kVariable).toStdString(), verbatim(kVariable));
    const QSettings settings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("kerneldesk"),
                             QStringLiteral("kerneldesk"));
    const QString key = QStringLiteral("emulated/computeCapability");
    if (!settings.contains(key))
        return {};
    return fromText(settings.value(key).toString().toStdString(),
                    message("computeCapability in {}", settings.fileName().toStdString()));
}

emulator::MachineSettings EmulatedGpu::machine() const
{
    constexpr std::uint64_t kMaxMemory = std::uint64_t{16} << 30;
    emulator::MachineSettings settings;
    settings.capability = capability;
    settings.memoryBytes = std::min({kMaxMemory, posix::systemMemory().total.value / 2, posix::addressSpaceLimit().value / 2});
    return settings;
}

DeviceInfo EmulatedGpu::info() const
{
    const DriverApi api = emulator::emulatedDriver(machine());
    return Device::byOrdinal(api, 0).info();
}

std::string EmulatedGpu::variable() const
{
    return std::string(kVariable) + "=" + textOf(capability);
}

void addEmulatedGpu(const EmulatedGpu& gpu, DeviceList& list)
{
    if (!gpu.problem.empty())
        list.missing.push_back(gpu.problem);
    DeviceInfo info = gpu.info();
    info.problem = gpu.problem;
    if (list.devices.empty())
        list.defaultDevice = info.id.name;
    list.devices.push_back(std::move(info));
}

}  // namespace kd
