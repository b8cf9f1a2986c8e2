// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/common/benchdevice.h"

#include "core/base/error.h"
#include "core/driver/driverloader.h"
#include "core/emulator/driver/emulateddriver.h"

namespace kd::bench {
namespace {

std::shared_ptr<const DriverApi> driverTable(bool isEmulated)
{
    if (isEmulated)
        return std::make_shared<const DriverApi>(emulator::emulatedDriver({.threads = 2}));
    const DriverLoad driver = loadDriver();
    if (!driver)
        throw RuntimeError({.text = driver.sentence});
    return driver.api;
}

}  // namespace

BenchDevice::BenchDevice(bool isEmulated)
    : m_api(driverTable(isEmulated)), m_context(Context::retainPrimary(Device::byOrdinal(*m_api, 0))), m_stream(m_context)
{
    m_context.ref().makeCurrent();
}

Json BenchDevice::facts() const
{
    const Device device = context().device();
    return {{"name", device.name()},
            {"uuid", device.uuid()},
            {"driverCuda", cudaVersionText(m_api->version)},
            {"driver", m_api->origin}};
}

}  // namespace kd::bench
