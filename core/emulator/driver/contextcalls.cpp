// SPDX-License-Identifier: GPL-3.0-or-later
// cuCtxCreate to cuCtxSynchronize: contexts, what is current, and what is set on them.
#include "core/emulator/driver/arguments.h"
#include "core/emulator/driver/attributes.h"
#include "core/emulator/driver/driver.h"

#include <algorithm>
#include <utility>

namespace kd::emulator {
namespace {

/// Version 3 contexts are those that cuCtxCreate_v2 and later make, as libcuda 13.0 says.
constexpr unsigned kApiVersion = 3020;

}  // namespace

CUresult Driver::cuCtxCreate(CUcontext* target, CUctxCreateParams* parameters, unsigned flags, CUdevice device)
{
    return afterInit([&]() -> CUresult {
        if (device != kDevice)
            return CUDA_ERROR_INVALID_DEVICE;
        if (target == nullptr || (flags & ~unsigned{CU_CTX_FLAGS_MASK}) != 0)
            return CUDA_ERROR_INVALID_VALUE;
        if (parameters != nullptr)
            return refuse(CUDA_ERROR_NOT_SUPPORTED, "contexts of the emulated GPU take no part of its multiprocessors");
        if (const CUresult fault = m_fault; fault != CUDA_SUCCESS)
            return fault;
        machine();
        auto context = std::make_shared<Context>();
        *target = reinterpret_cast<CUcontext>(context.get());
        {
            const std::lock_guard lock(m_mutex);
            m_created.emplace(*target, std::move(context));
        }
        stack().push_back(*target);
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuCtxDestroy(CUcontext handle)
{
    return afterInit([&]() -> CUresult {
        std::shared_ptr<Context> context;
        {
            const std::lock_guard lock(m_mutex);
            if (const auto found = m_created.find(handle); found != m_created.end()) {
                context = std::move(found->second);
                m_created.erase(found);
            }
        }
        if (!context)
            return CUDA_ERROR_INVALID_CONTEXT;
        if (!stack().empty() && stack().back() == handle)
            stack().pop_back();
        destroy(*context);
        return m_fault;
    });
}

CUresult Driver::cuCtxGetCurrent(CUcontext* context)
{
    return afterInit([&] { return setOutput(context, stack().empty() ? nullptr : stack().back()); });
}

CUresult Driver::cuCtxSetCurrent(CUcontext context)
{
    return afterInit([&]() -> CUresult {
        if (!isContext(context))
            return CUDA_ERROR_INVALID_CONTEXT;
        std::vector<CUcontext>& contexts = stack();
        if (!contexts.empty())
            contexts.pop_back();
        if (context != nullptr)
            contexts.push_back(context);
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuCtxPushCurrent(CUcontext context)
{
    return afterInit([&]() -> CUresult {
        if (context == nullptr || !isContext(context))
            return CUDA_ERROR_INVALID_CONTEXT;
        stack().push_back(context);
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuCtxPopCurrent(CUcontext* context)
{
    return afterInit([&]() -> CUresult {
        std::vector<CUcontext>& contexts = stack();
        if (contexts.empty())
            return CUDA_ERROR_INVALID_CONTEXT;
        if (context != nullptr)
            *context = contexts.back();
        contexts.pop_back();
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuCtxSynchronize()
{
    return inContext([&](Context& context) { return settled(context.queue().finishAll()); });
}

CUresult Driver::cuCtxGetDevice(CUdevice* device)
{
    return inContext([&](Context&) { return setOutput(device, kDevice); });
}

CUresult Driver::cuCtxGetId(CUcontext handle, unsigned long long* id)
{
    return afterInit([&]() -> CUresult {
        const std::vector<CUcontext>& current = stack();
        const std::shared_ptr<Context> context = contextOf(handle != nullptr || current.empty() ? handle : current.back());
        return context ? setOutput(id, static_cast<unsigned long long>(context->id())) : CUDA_ERROR_INVALID_CONTEXT;
    });
}

CUresult Driver::cuCtxGetApiVersion(CUcontext handle, unsigned* version)
{
    return afterInit([&] { return contextOf(handle) ? setOutput(version, kApiVersion) : CUDA_ERROR_INVALID_CONTEXT; });
}

CUresult Driver::cuCtxGetLimit(std::size_t* value, CUlimit limit)
{
    return inContext([&](Context& context) -> CUresult {
        switch (limit) {
        case CU_LIMIT_STACK_SIZE: return setOutput(value, static_cast<std::size_t>(m_settings.stackBytes));
        case CU_LIMIT_MALLOC_HEAP_SIZE: return setOutput(value, static_cast<std::size_t>(m_settings.heapBytes));
        case CU_LIMIT_PRINTF_FIFO_SIZE: return setOutput(value, context.printfBytes.load());
        case CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT:
            return setOutput(value, static_cast<std::size_t>(machine().pendingLaunches()));
        default: return CUDA_ERROR_UNSUPPORTED_LIMIT;
        }
    });
}

CUresult Driver::cuCtxSetLimit(CUlimit limit, std::size_t value)
{
    return inContext([&](Context& context) -> CUresult {
        // Stack and heap are as the machine was made: what they have room for is taken, as a driver that rounds up does.
        switch (limit) {
        case CU_LIMIT_STACK_SIZE:
        case CU_LIMIT_MALLOC_HEAP_SIZE: {
            const std::uint64_t most = limit == CU_LIMIT_STACK_SIZE ? m_settings.stackBytes : m_settings.heapBytes;
            if (value <= most)
                return CUDA_SUCCESS;
            return refuse(CUDA_ERROR_INVALID_VALUE, message("the emulated GPU was made with {} bytes of it", most));
        }
        case CU_LIMIT_PRINTF_FIFO_SIZE: context.printfBytes = value; return CUDA_SUCCESS;
        case CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT: {
            constexpr std::size_t kMost = 1 << 16;
            if (value > kMost)
                return refuse(CUDA_ERROR_INVALID_VALUE, message("at most {} launches of kernels may wait", kMost));
            const CUresult result = context.queue().finishAll();
            const std::lock_guard lock(m_launchMutex);
            machine().setPendingLaunches(value);
            return result;
        }
        default: return CUDA_ERROR_UNSUPPORTED_LIMIT;
        }
    });
}

CUresult Driver::cuCtxGetCacheConfig(CUfunc_cache* config)
{
    return inContext([&](Context& context) { return setOutput(config, context.cacheConfig.load()); });
}

CUresult Driver::cuCtxSetCacheConfig(CUfunc_cache config)
{
    return inContext([&](Context& context) -> CUresult {
        if (!isCacheConfig(config))
            return CUDA_ERROR_INVALID_VALUE;
        context.cacheConfig = config;
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuCtxGetStreamPriorityRange(int* least, int* greatest)
{
    return inContext([&](Context&) -> CUresult {
        if (least != nullptr)
            *least = kLeastPriority;
        if (greatest != nullptr)
            *greatest = kGreatestPriority;
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuProfilerStart()
{
    return inContext([](Context&) { return CUDA_SUCCESS; });
}

CUresult Driver::cuProfilerStop()
{
    return inContext([](Context&) { return CUDA_SUCCESS; });
}

}  // namespace kd::emulator
