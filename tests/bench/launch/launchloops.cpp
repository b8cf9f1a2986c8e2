// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/launch/launchloops.h"

#include "core/driver/drivererror.h"
#include "core/module/kernel.h"
#include "tests/bench/launch/heapcount.h"

#include <array>
#include <chrono>
#include <memory>
#include <span>
#include <string_view>
#include <tuple>

namespace kd::bench {
namespace {

constexpr std::string_view kEmptyKernels = R"(
.version 8.0
.target sm_75
.address_size 64

.visible .entry none()
{
    ret;
}

.visible .entry three(.param .u32 n, .param .u64 x, .param .u64 y)
{
    ret;
}

.visible .entry sixteen(.param .u64 a, .param .u64 b, .param .u64 c, .param .u64 d,
                        .param .u64 e, .param .u64 f, .param .u64 g, .param .u64 h,
                        .param .u32 i, .param .u32 j, .param .u32 k, .param .u32 l,
                        .param .f32 m, .param .f32 n, .param .f32 o, .param .f32 p)
{
    ret;
}
)";

/// Calls that a launch of ours makes, through to the driver; what that takes from the heap does not count.
const DriverApi* quietApi = nullptr;
CUresult CUDAAPI quietLaunch(CUfunction function, unsigned gridX, unsigned gridY, unsigned gridZ, unsigned blockX, unsigned blockY,
                             unsigned blockZ, unsigned shared, CUstream stream, void** parameters, void** extra)
{
    const HeapCountPause pause;
    return quietApi->cuLaunchKernel(function, gridX, gridY, gridZ, blockX, blockY, blockZ, shared, stream, parameters, extra);
}
CUresult CUDAAPI quietCurrent(CUcontext* context)
{
    const HeapCountPause pause;
    return quietApi->cuCtxGetCurrent(context);
}

template <typename... Values> struct Case {
    BenchDevice const& device;
    FunctionRef function;
    PreparedKernel<Values...> prepared;
    std::tuple<Values...> values;

    void bare(int launches)
    {
        const DriverApi& api = device.api();
        const CUstream stream = device.stream().handle();
        std::apply(
            [&](auto&... each) {
                std::array<void*, sizeof...(each) + 1> addresses{&each...};
                for (int i = 0; i < launches; ++i) {
                    const CUresult result =
                        api.cuLaunchKernel(function.handle(), 1, 1, 1, 1, 1, 1, 0, stream, addresses.data(), nullptr);
                    if (result != CUDA_SUCCESS) [[unlikely]]
                        throwDriverError(api, result, "cuLaunchKernel");
                }
            },
            values);
    }

    void ours(const PreparedKernel<Values...>& kernel, const StreamRef& stream, int launches) const
    {
        std::apply(
            [&](const auto&... each) {
                for (int i = 0; i < launches; ++i)
                    kernel.launch(stream, {}, each...);
            },
            values);
    }

    std::uint64_t heapTaken(int launches) const
    {
        DriverApi quiet = device.api();
        quiet.cuLaunchKernel = &quietLaunch;
        quiet.cuCtxGetCurrent = &quietCurrent;
        quietApi = &device.api();
        const ContextRef context(Device::byOrdinal(quiet, 0), device.context().handle());
        const PreparedKernel<Values...> kernel(FunctionRef(context, function.handle(), function.name()));
        const StreamRef stream(context, device.stream().handle());
        const std::uint64_t before = heapAllocations();
        ours(kernel, stream, launches);
        const std::uint64_t taken = heapAllocations() - before;
        device.stream().synchronize();
        return taken;
    }
};

template <typename... Values>
LaunchLoops makeLoops(const BenchDevice& device, const Module& module, const std::string& name, const std::string& what,
                      Values... values)
{
    const FunctionRef function = module.function(name);
    const auto own = std::make_shared<Case<Values...>>(
        Case<Values...>{device, function, Kernel(function).prepare<Values...>(), std::tuple<Values...>(values...)});
    return {.name = name,
            .what = what,
            .bare = [own](int launches) { own->bare(launches); },
            .ours = [own](int launches) { own->ours(own->prepared, own->device.stream(), launches); },
            .heapTaken = [own](int launches) { return own->heapTaken(launches); }};
}

}  // namespace

EmptyKernels::EmptyKernels(const BenchDevice& device)
    : m_module(device.context(), std::as_bytes(std::span(kEmptyKernels)), "empty kernels")
{
    const DeviceMemoryRef p{};
    m_loops.push_back(makeLoops(device, m_module, "none", "0 arguments"));
    m_loops.push_back(makeLoops(device, m_module, "three", "3 arguments", 1, p, p));
    m_loops.push_back(
        makeLoops(device, m_module, "sixteen", "16 arguments", p, p, p, p, p, p, p, p, 1, 2, 3, 4, 1.0f, 2.0f, 3.0f, 4.0f));
}

double batchNanoseconds(const BenchDevice& device, const std::function<void(int)>& loop, int launches)
{
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    loop(launches);
    const std::chrono::duration<double, std::nano> elapsed = Clock::now() - start;
    device.stream().synchronize();
    return elapsed.count() / launches;
}

}  // namespace kd::bench
