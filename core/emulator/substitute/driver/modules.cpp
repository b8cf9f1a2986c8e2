// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/substitute/driver/modules.h"

#include "core/emulator/driver/gridfunctions.h"
#include "core/emulator/driver/library.h"
#include "core/emulator/driver/linkedimage.h"
#include "core/emulator/substitute/emulation.h"
#include "core/emulator/substitute/image.h"

#include <algorithm>
#include <utility>

namespace kd::emulator::substitute {
namespace {

constexpr const char* kLoad = "cuModuleLoadData";

}  // namespace

Modules& Modules::ofThisProcess()
{
    static Modules& modules = *new Modules;
    return modules;
}

CUresult Modules::load(const DriverApi& api, const void* image, CUjit_option* options, void** values, unsigned count,
                       Module*& module)
{
    if (image == nullptr)
        return CUDA_ERROR_INVALID_VALUE;
    Emulation& emulation = Emulation::ofThisProcess();
    ImageText found = ptxOf(image, emulation.settings().capability);
    if (found.result != CUDA_SUCCESS) {
        JitLog(options, values, count).writeError(found.why.english());
        emulation.recorder().note({.kind = ProgramNote::Kind::Refused, .entry = kLoad, .text = found.why});
        return found.result;
    }
    const auto loaded = std::make_shared<Module>();
    std::vector<CUkernel> all;
    std::vector<std::byte> linked;
    std::vector<const void*> codes;
    if (found.isLinked) {
        addGridFunctions(found.units);
        linked = linkedImageOf(found.units);
        codes.push_back(linked.data());
    } else {
        for (const ptx::LinkUnit& unit : found.units)
            codes.push_back(unit.text.c_str());
    }
    for (const void* const code : codes) {
        CUlibrary unit = nullptr;
        if (const CUresult result = api.cuLibraryLoadData(&unit, code, options, values, count, nullptr, nullptr, 0);
            result != CUDA_SUCCESS) {
            const CUresult failed = emulation.failed(kLoad, result);
            for (const CUlibrary each : loaded->units)
                api.cuLibraryUnload(each);
            return failed;
        }
        loaded->units.push_back(unit);
    }
    all = kernels(api, *loaded);
    module = loaded.get();
    const std::lock_guard lock(m_mutex);
    for (const CUkernel kernel : all)
        m_owners.insert_or_assign(kernel, module);
    m_modules.emplace(module, loaded);
    return CUDA_SUCCESS;
}

CUresult Modules::unload(const DriverApi& api, const void* handle)
{
    std::shared_ptr<Module> module;
    {
        const std::lock_guard lock(m_mutex);
        const auto found = m_modules.find(handle);
        if (found == m_modules.end())
            return CUDA_ERROR_INVALID_HANDLE;
        module = std::move(found->second);
        m_modules.erase(found);
        std::erase_if(m_owners, [&](const auto& each) { return each.second == handle; });
    }
    CUresult result = CUDA_SUCCESS;
    for (const CUlibrary unit : module->units)
        if (const CUresult each = api.cuLibraryUnload(unit); each != CUDA_SUCCESS)
            result = each;
    return result;
}

std::shared_ptr<Module> Modules::find(const void* handle) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_modules.find(handle);
    return found == m_modules.end() ? nullptr : found->second;
}

CUresult Modules::kernel(const DriverApi& api, const void* handle, const char* name, CUkernel& kernel) const
{
    const std::shared_ptr<Module> module = find(handle);
    if (!module)
        return CUDA_ERROR_INVALID_HANDLE;
    CUresult result = CUDA_ERROR_NOT_FOUND;
    for (const CUlibrary unit : module->units)
        if (result = api.cuLibraryGetKernel(&kernel, unit, name); result != CUDA_ERROR_NOT_FOUND)
            break;
    return result;
}

CUresult Modules::global(const DriverApi& api, const void* handle, const char* name, CUdeviceptr* address,
                         std::size_t* bytes) const
{
    const std::shared_ptr<Module> module = find(handle);
    if (!module)
        return CUDA_ERROR_INVALID_HANDLE;
    CUresult result = CUDA_ERROR_NOT_FOUND;
    for (const CUlibrary unit : module->units)
        if (result = api.cuLibraryGetGlobal(address, bytes, unit, name); result != CUDA_ERROR_NOT_FOUND)
            break;
    return result;
}

std::vector<CUkernel> Modules::kernels(const DriverApi& api, const Module& module) const
{
    std::vector<CUkernel> all;
    for (const CUlibrary unit : module.units) {
        unsigned count = 0;
        api.cuLibraryGetKernelCount(&count, unit);
        std::vector<CUkernel> each(count);
        api.cuLibraryEnumerateKernels(each.data(), count, unit);
        all.insert(all.end(), each.begin(), each.end());
    }
    return all;
}

const void* Modules::moduleOf(const void* kernel) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_owners.find(kernel);
    return found == m_owners.end() ? nullptr : found->second;
}

}  // namespace kd::emulator::substitute
