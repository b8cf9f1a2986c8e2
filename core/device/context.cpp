#include "core/device/context.h"

#include "core/driver/drivererror.h"

#include <utility>

namespace kd {

void ContextRef::makeCurrent() const
{
    check(api(), api().cuCtxSetCurrent(m_handle), "cuCtxSetCurrent", m_device.id().name);
}

void ContextRef::synchronize() const
{
    const CurrentContext current(*this);
    check(api(), api().cuCtxSynchronize(), "cuCtxSynchronize", m_device.id().name);
}

MemoryInfo ContextRef::memory() const
{
    const CurrentContext current(*this);
    std::size_t free = 0;
    std::size_t total = 0;
    check(api(), api().cuMemGetInfo(&free, &total), "cuMemGetInfo", m_device.id().name);
    return {{free}, {total}};
}

Context Context::retainPrimary(const Device& device)
{
    CUcontext handle = nullptr;
    check(device.api(), device.api().cuDevicePrimaryCtxRetain(&handle, device.handle()), "cuDevicePrimaryCtxRetain",
          device.id().name);
    return Context(ContextRef(device, handle));
}

Context::~Context()
{
    reset();
}

Context::Context(Context&& other) noexcept
    : m_ref(std::exchange(other.m_ref, ContextRef(other.m_ref.device(), nullptr)))
{
}

Context& Context::operator=(Context&& other) noexcept
{
    if (this != &other) {
        reset();
        m_ref = std::exchange(other.m_ref, ContextRef(other.m_ref.device(), nullptr));
    }
    return *this;
}

void Context::reset() noexcept
{
    if (m_ref.handle() != nullptr)
        m_ref.api().cuDevicePrimaryCtxRelease(m_ref.device().handle());
    m_ref = ContextRef(m_ref.device(), nullptr);
}

CurrentContext::CurrentContext(const ContextRef& context) noexcept
{
    CUcontext current = nullptr;
    const DriverApi& api = context.api();
    if (api.cuCtxGetCurrent(&current) == CUDA_SUCCESS && current == context.handle())
        return;
    if (api.cuCtxPushCurrent(context.handle()) == CUDA_SUCCESS)
        m_pushedOn = &api;
}

CurrentContext::~CurrentContext()
{
    CUcontext popped = nullptr;
    if (m_pushedOn != nullptr)
        m_pushedOn->cuCtxPopCurrent(&popped);
}

}  // namespace kd
