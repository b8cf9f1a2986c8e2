// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/devicelist.h"

#include "core/base/error.h"
#include "core/device/defaultdevice.h"
#include "core/device/device.h"
#include "core/device/sharing.h"

namespace kd {
namespace {

void addDevice(const DriverApi& api, int ordinal, DeviceList& list)
{
    try {
        const Device device = Device::byOrdinal(api, ordinal);
        list.devices.push_back(device.info());
        list.devices.back().problem = sharingProblem(device);
        if (!list.devices.back().problem.empty())
            list.missing.push_back(list.devices.back().problem);
    } catch (const Error& error) {
        list.missing.push_back(
            message("Device cuda:{} cannot be read: {}; the other devices can be used.", ordinal, error.sentence()));
    }
}

void chooseDefault(DeviceList& list)
{
    const DefaultDevice choice = defaultDevice();
    if (!choice.problem.empty())
        list.missing.push_back(choice.problem);
    const std::string wanted = choice.ordinal ? "cuda:" + std::to_string(*choice.ordinal) : std::string();
    for (const DeviceInfo& device : list.devices)
        if (wanted.empty() || device.id.name == wanted) {
            list.defaultDevice = device.id.name;
            return;
        }
    if (!wanted.empty())
        list.missing.push_back(message("{} asks for device {}, which this machine does not have.", choice.source, wanted));
}

}  // namespace

DeviceList listDevices(const DriverApi& api)
{
    DeviceList list;
    list.driverVersion = api.version == 0 ? std::string() : cudaVersionText(api.version);
    try {
        const int count = Device::count(api);
        for (int ordinal = 0; ordinal < count; ++ordinal)
            addDevice(api, ordinal, list);
        if (count == 0)
            list.missing.push_back(Message("The NVIDIA driver finds no CUDA device; compiling, occupancy and reports still work, "
                                           "and kernels run on the emulated GPU."));
    } catch (const Error& error) {
        list.missing.push_back(message("The devices cannot be counted: {}.", messageOf(error)));
    }
    chooseDefault(list);
    return list;
}

DeviceList listDevices(const DriverLoad& load)
{
    if (load)
        return listDevices(*load.api);
    return {.driverVersion = load.driverVersion, .missing = {load.sentence}};
}

}  // namespace kd
