// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/autocontext.h"

#include "core/base/error.h"
#include "core/device/contextcaches.h"
#include "core/device/defaultdevice.h"
#include "core/driver/driverloader.h"

#include <utility>

namespace kd {
namespace {

std::shared_ptr<const DriverApi> loadedDriver()
{
    DriverLoad load = loadDriver();
    if (!load)
        throw RuntimeError({.operation = "cuInit", .text = load.sentence});
    return std::move(load.api);
}

Context make(const DriverApi& api, AutoContext::Kind kind)
{
    if (kind == AutoContext::Kind::Primary)
        return makeDefaultContext(api);
    return makeDefaultContext(api, [](const Device& device) { return Context::create(device); });
}

}  // namespace

AutoContext::AutoContext(Kind kind) : AutoContext(loadedDriver(), kind) { }

AutoContext::AutoContext(std::shared_ptr<const DriverApi> api, Kind kind)
    : m_api(std::move(api)), m_owner(make(*m_api, kind)), m_context(m_owner), m_device(m_context.device())
{
    ContextStack::push(m_context);
}

AutoContext::~AutoContext()
{
    clearContextCaches();
    ContextStack::remove(m_context);
}

void testWithContext(const std::shared_ptr<const DriverApi>& api, const std::function<void(const ContextRef&)>& test)
{
    const AutoContext fixture(api, AutoContext::Kind::Own);
    const DeviceInfo info = fixture.device().info();
    if (info.name.empty() || info.computeCapability.major == 0 || info.attributes.empty())
        throw LogicError({.text = "the device does not tell its name, compute capability and attributes", .subject = info.id.name});
    test(fixture.context());
}

}  // namespace kd
