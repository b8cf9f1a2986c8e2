// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/context.h"

#include "core/base/error.h"
#include "core/device/sharing.h"
#include "core/driver/drivererror.h"

#include <utility>

namespace kd {
namespace {

/// check() for calls that make a context, where the compute mode may be what forbids it.
void checkMaking(const Device& device, CUresult result, const char* operation)
{
    if (Message refusal = contextRefusal(device, result); !refusal.empty())
        throw RuntimeError({.operation = operation,
                            .name = std::string(wordsOf(result).name),
                            .text = std::move(refusal),
                            .subject = device.id().name});
    check(device.api(), result, operation, device.id().name);
}

}  // namespace

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

std::uint64_t ContextRef::id() const
{
    unsigned long long id = 0;
    check(api(), api().cuCtxGetId(m_handle, &id), "cuCtxGetId", m_device.id().name);
    return id;
}

int ContextRef::apiVersion() const
{
    unsigned version = 0;
    check(api(), api().cuCtxGetApiVersion(m_handle, &version), "cuCtxGetApiVersion", m_device.id().name);
    return static_cast<int>(version);
}

std::uint64_t ContextRef::limit(Limit limit) const
{
    const CurrentContext current(*this);
    std::size_t value = 0;
    check(api(), api().cuCtxGetLimit(&value, static_cast<CUlimit>(limit)), "cuCtxGetLimit", nameOf(limit));
    return value;
}

void ContextRef::setLimit(Limit limit, std::uint64_t value) const
{
    const CurrentContext current(*this);
    check(api(), api().cuCtxSetLimit(static_cast<CUlimit>(limit), value), "cuCtxSetLimit", nameOf(limit));
}

CacheConfig ContextRef::cacheConfig() const
{
    const CurrentContext current(*this);
    CUfunc_cache config = CU_FUNC_CACHE_PREFER_NONE;
    check(api(), api().cuCtxGetCacheConfig(&config), "cuCtxGetCacheConfig", m_device.id().name);
    return static_cast<CacheConfig>(config);
}

void ContextRef::setCacheConfig(CacheConfig config) const
{
    const CurrentContext current(*this);
    check(api(), api().cuCtxSetCacheConfig(static_cast<CUfunc_cache>(config)), "cuCtxSetCacheConfig", nameOf(config));
}

ContextRef::Priorities ContextRef::streamPriorities() const
{
    const CurrentContext current(*this);
    Priorities range;
    check(api(), api().cuCtxGetStreamPriorityRange(&range.least, &range.greatest), "cuCtxGetStreamPriorityRange",
          m_device.id().name);
    return range;
}

void ContextRef::enablePeerAccess(const ContextRef& peer) const
{
    const CurrentContext current(*this);
    check(api(), api().cuCtxEnablePeerAccess(peer.handle(), 0), "cuCtxEnablePeerAccess",
          m_device.id().name + " to " + peer.device().id().name);
}

void ContextRef::disablePeerAccess(const ContextRef& peer) const
{
    const CurrentContext current(*this);
    check(api(), api().cuCtxDisablePeerAccess(peer.handle()), "cuCtxDisablePeerAccess",
          m_device.id().name + " to " + peer.device().id().name);
}

Context Context::retainPrimary(const Device& device)
{
    CUcontext handle = nullptr;
    checkMaking(device, device.api().cuDevicePrimaryCtxRetain(&handle, device.handle()), "cuDevicePrimaryCtxRetain");
    return {ContextRef(device, handle), true};
}

Context Context::create(const Device& device, Flags<ContextFlag> flags)
{
    CUcontext handle = nullptr;
    const DriverApi& api = device.api();
    checkMaking(device, api.cuCtxCreate(&handle, nullptr, flags.bits(), device.handle()), "cuCtxCreate");
    CUcontext popped = nullptr;
    api.cuCtxPopCurrent(&popped);
    return {ContextRef(device, handle), false};
}

Context::~Context()
{
    reset();
}

Context::Context(Context&& other) noexcept
    : m_ref(std::exchange(other.m_ref, ContextRef(other.m_ref.device(), nullptr))), m_isPrimary(other.m_isPrimary)
{
}

Context& Context::operator=(Context&& other) noexcept
{
    if (this != &other) {
        reset();
        m_ref = std::exchange(other.m_ref, ContextRef(other.m_ref.device(), nullptr));
        m_isPrimary = other.m_isPrimary;
    }
    return *this;
}

void Context::reset() noexcept
{
    if (m_ref.handle() != nullptr && m_isPrimary)
        m_ref.api().cuDevicePrimaryCtxRelease(m_ref.device().handle());
    else if (m_ref.handle() != nullptr)
        m_ref.api().cuCtxDestroy(m_ref.handle());
    m_ref = ContextRef(m_ref.device(), nullptr);
}

CurrentContext::CurrentContext(const ContextRef& context) noexcept
{
    CUcontext current = nullptr;
    const DriverApi& api = context.api();
    if (api.cuCtxGetCurrent(&current) == CUDA_SUCCESS && current == context.handle())
        return;
    m_api = &api;
    m_isPushed = api.cuCtxPushCurrent(context.handle()) == CUDA_SUCCESS;
    if (!m_isPushed && current != nullptr)
        popAll(api);
}

void CurrentContext::popAll(const DriverApi& api) noexcept
{
    CUcontext context = nullptr;
    while (m_poppedCount < kMaxPopped && api.cuCtxPopCurrent(&context) == CUDA_SUCCESS && context != nullptr)
        m_popped[static_cast<std::size_t>(m_poppedCount++)] = context;
}

CurrentContext::~CurrentContext()
{
    CUcontext popped = nullptr;
    if (m_isPushed)
        m_api->cuCtxPopCurrent(&popped);
    while (m_poppedCount > 0)
        m_api->cuCtxPushCurrent(m_popped[static_cast<std::size_t>(--m_poppedCount)]);
}

}  // namespace kd
