// SPDX-License-Identifier: GPL-3.0-or-later
// cuFuncSetBlockShape to cuLaunchGridAsync: launches as CUDA had them before 4.0, whose shape and arguments a function keeps.
#include "core/emulator/substitute/driver/modules.h"
#include "core/emulator/substitute/emulation.h"

#include <array>
#include <cstring>
#include <mutex>
#include <unordered_map>
#include <vector>

namespace sub = kd::emulator::substitute;
using kd::DriverApi;

namespace {

constexpr std::size_t kMaxParameters = 32764;

struct Kept {
    std::array<unsigned, 3> block{1, 1, 1};
    unsigned shared = 0;
    std::vector<std::byte> parameters;
};

struct AllKept {
    std::mutex mutex;
    std::unordered_map<CUfunction, Kept> functions;
};

AllKept& allKept()
{
    static AllKept& all = *new AllKept;
    return all;
}

/// Changes what `function` keeps; `change` says whether it may.
template <typename Change> CUresult keep(const char* name, CUfunction function, const Change& change)
{
    return sub::entry(name, [&](const DriverApi&) -> CUresult {
        if (sub::Modules::ofThisProcess().moduleOf(function) == nullptr)
            return CUDA_ERROR_INVALID_HANDLE;
        AllKept& all = allKept();
        const std::lock_guard lock(all.mutex);
        return change(all.functions[function]) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    });
}

Kept keptOf(CUfunction function)
{
    AllKept& all = allKept();
    const std::lock_guard lock(all.mutex);
    const auto found = all.functions.find(function);
    return found != all.functions.end() ? found->second : Kept{};
}

bool put(Kept& kept, int offset, const void* value, std::size_t bytes)
{
    const auto at = static_cast<std::size_t>(offset);
    if (offset < 0 || value == nullptr || bytes > kMaxParameters || at > kMaxParameters - bytes)
        return false;
    if (kept.parameters.size() < at + bytes)
        kept.parameters.resize(at + bytes);
    std::memcpy(kept.parameters.data() + at, value, bytes);
    return true;
}

CUresult set(const char* name, CUfunction function, int offset, const void* value, std::size_t bytes)
{
    return keep(name, function, [&](Kept& kept) { return put(kept, offset, value, bytes); });
}

CUresult launch(CUfunction function, int width, int height, CUstream stream)
{
    if (width <= 0 || height <= 0)
        return CUDA_ERROR_INVALID_VALUE;
    Kept kept = keptOf(function);
    std::size_t bytes = kept.parameters.size();
    void* extra[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, kept.parameters.data(), CU_LAUNCH_PARAM_BUFFER_SIZE, &bytes,
                     CU_LAUNCH_PARAM_END};
    return cuLaunchKernel(function, static_cast<unsigned>(width), static_cast<unsigned>(height), 1, kept.block[0], kept.block[1],
                          kept.block[2], kept.shared, stream, nullptr, bytes > 0 ? extra : nullptr);
}

}  // namespace

extern "C" {

CUresult CUDAAPI cuFuncSetBlockShape(CUfunction function, int x, int y, int z)
{
    return keep("cuFuncSetBlockShape", function, [&](Kept& kept) {
        kept.block = {static_cast<unsigned>(x), static_cast<unsigned>(y), static_cast<unsigned>(z)};
        return x > 0 && y > 0 && z > 0;
    });
}

CUresult CUDAAPI cuFuncSetSharedSize(CUfunction function, unsigned bytes)
{
    return keep("cuFuncSetSharedSize", function, [&](Kept& kept) {
        kept.shared = bytes;
        return true;
    });
}

CUresult CUDAAPI cuParamSetSize(CUfunction function, unsigned bytes)
{
    return keep("cuParamSetSize", function, [&](Kept& kept) {
        if (bytes <= kMaxParameters)
            kept.parameters.resize(bytes);
        return bytes <= kMaxParameters;
    });
}

CUresult CUDAAPI cuParamSetv(CUfunction function, int offset, void* value, unsigned bytes)
{
    return set("cuParamSetv", function, offset, value, bytes);
}

CUresult CUDAAPI cuParamSeti(CUfunction function, int offset, unsigned value)
{
    return set("cuParamSeti", function, offset, &value, sizeof value);
}

CUresult CUDAAPI cuParamSetf(CUfunction function, int offset, float value)
{
    return set("cuParamSetf", function, offset, &value, sizeof value);
}

CUresult CUDAAPI cuLaunchGridAsync(CUfunction function, int width, int height, CUstream stream)
{
    return launch(function, width, height, stream);
}

CUresult CUDAAPI cuLaunchGrid(CUfunction function, int width, int height)
{
    return launch(function, width, height, nullptr);
}

CUresult CUDAAPI cuLaunch(CUfunction function)
{
    return launch(function, 1, 1, nullptr);
}

}
