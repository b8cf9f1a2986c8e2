// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/driver/driverloader.h"

#include "core/base/posix/dynamiclibrary.h"
#include "core/base/posix/fork.h"
#include "core/driver/drivererror.h"

#include <charconv>
#include <cstdlib>

namespace kd {
namespace {

/// cuGetProcAddress_v2 and the library calls came with 12.0; slots up to it are required.
constexpr int kOldestDriver = 12000;
constexpr MessagePattern<> kStillWorks =
    "Compiling, occupancy and reports still work, and kernels run on the emulated GPU; timing needs a GPU.";

using GetProcAddress = decltype(&::cuGetProcAddress);

/// Fills one slot; the one it had stays when the driver lacks the function.
template <typename Function> void fillSlot(DriverApi& api, Function& slot, GetProcAddress find, const char* name, int version)
{
    void* address = nullptr;
    CUdriverProcAddressQueryResult found = CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND;
    const CUresult result = find(name, &address, version, CU_GET_PROC_ADDRESS_LEGACY_STREAM, &found);
    if (result == CUDA_SUCCESS && found == CU_GET_PROC_ADDRESS_SUCCESS && address != nullptr)
        slot = reinterpret_cast<Function>(address);
    else
        api.missing.emplace_back(name);
}

void fillTable(DriverApi& api, GetProcAddress find)
{
#define KD_SLOT(function, version) fillSlot(api, api.function, find, #function, version);
    KD_DRIVER_SLOTS(KD_SLOT)
#undef KD_SLOT
}

std::string firstRequiredMissing(const DriverApi& api)
{
    for (const std::string& name : api.missing)
        if (slotVersion(name) <= kOldestDriver)
            return name;
    return {};
}

DriverLoad failed(DriverLoad::Failure failure, const Message& sentence)
{
    return {.failure = failure, .sentence = message("{} {}", sentence, Message(kStillWorks))};
}

DriverLoad tooOld(const std::string& path, const std::string& symbol)
{
    return failed(DriverLoad::Failure::SymbolTooNew,
                  message("The NVIDIA driver is too old: {} has no {}, which drivers for CUDA {} and later have; install driver "
                          "580 or newer.",
                          path, symbol, cudaVersionText(kOldestDriver)));
}

Message initText(CUresult result, const std::string& path)
{
    const Message sentence = message("The NVIDIA driver ({}) did not start: {}.", path, describeResult(result));
    const char* visible = std::getenv("CUDA_VISIBLE_DEVICES");
    if (result == CUDA_ERROR_NO_DEVICE && visible != nullptr)
        return message("{} CUDA_VISIBLE_DEVICES is set to \"{}\", which can hide devices.", sentence, std::string(visible));
    return sentence;
}

}  // namespace

std::vector<std::string> driverCandidates()
{
    if (const char* only = std::getenv("KERNELDESK_LIBCUDA"); only != nullptr && *only != '\0')
        return {only};
    return {"libcuda.so.1", "/usr/lib/wsl/lib/libcuda.so.1"};
}

DriverLoad loadDriver(const std::vector<std::string>& candidates)
{
    static_cast<void>(posix::forkGeneration());  // counts from here on
    const posix::DynamicLibrary library(candidates);
    if (!library.isOpen())
        return failed(DriverLoad::Failure::NoLibrary, message("No NVIDIA driver was found: looked for {}.", library.failure()));
    const std::string path = library.path().string();
    const auto find = reinterpret_cast<GetProcAddress>(library.symbol("cuGetProcAddress_v2"));
    if (find == nullptr)
        return tooOld(path, "cuGetProcAddress_v2");

    auto api = std::make_shared<DriverApi>();
    api->origin = path;
    fillTable(*api, find);
    if (const std::string missing = firstRequiredMissing(*api); !missing.empty())
        return tooOld(path, missing);

    const CUresult result = api->cuInit(0);
    if (api->cuDriverGetVersion(&api->version) != CUDA_SUCCESS)
        api->version = 0;
    DriverLoad load;
    if (result == CUDA_SUCCESS)
        load.api = api;
    else
        load = failed(DriverLoad::Failure::Init, initText(result, path));
    load.driverVersion = api->version == 0 ? std::string() : cudaVersionText(api->version);
    return load;
}

std::optional<Message> driverBehindCompiler(int driverVersion, std::string_view nvrtcVersion)
{
    int major = 0;
    const auto [end, error] = std::from_chars(nvrtcVersion.data(), nvrtcVersion.data() + nvrtcVersion.size(), major);
    if (error != std::errc() || driverVersion <= 0 || driverVersion / 1000 >= major)
        return std::nullopt;
    return message("NVRTC {} is newer than the driver, which implements CUDA {}: compiling and occupancy work, code for a real "
                   "architecture (sm_…) may load, PTX does not; change the driver to one for CUDA {}, or point KERNELDESK_NVRTC "
                   "at an NVRTC of CUDA {}.", nvrtcVersion, cudaVersionText(driverVersion), major, driverVersion / 1000);
}

}  // namespace kd
