// SPDX-License-Identifier: GPL-3.0-or-later
// cuLibraryLoadData to cuModuleGetLoadingMode: modules, kernels and what is known of them.
#include "core/base/error.h"
#include "core/emulator/driver/attributes.h"
#include "core/emulator/driver/driver.h"
#include "core/emulator/driver/linkedimage.h"
#include "core/emulator/ptx/module.h"

#include <algorithm>
#include <cstring>
#include <string_view>

namespace kd::emulator {
namespace {

std::string capabilityText(ComputeCapability capability)
{
    return std::to_string(capability.major) + "." + std::to_string(capability.minor);
}

int asInt(std::uint64_t value)
{
    return static_cast<int>(std::min<std::uint64_t>(value, 0x7fffffff));
}

int tens(ComputeCapability capability)
{
    return 10 * capability.major + capability.minor;
}

// Whether the first word behind blanks and comments is .version: what begins otherwise an H200's driver takes for no PTX at all.
bool beginsAsPtx(std::string_view text)
{
    for (;;) {
        text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
        const bool isLine = text.starts_with("//");
        if (!isLine && !text.starts_with("/*"))
            return text.starts_with(".version");
        const std::size_t end = text.find(isLine ? "\n" : "*/", 2);
        if (end == std::string_view::npos)
            return false;
        text.remove_prefix(end + (isLine ? 1 : 2));
    }
}

}  // namespace

Library* Driver::libraryOf(CUlibrary handle)
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_libraries.find(handle);
    return found == m_libraries.end() ? nullptr : found->second.get();
}

KernelEntry* Driver::entryOf(const void* handle)
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_entries.find(handle);
    return found == m_entries.end() ? nullptr : found->second;
}

CUresult Driver::checkTarget(const std::optional<PtxTarget>& target, const JitLog& log)
{
    if (!target || runsOn(*target, m_limits.capability))
        return CUDA_SUCCESS;
    const std::string name =
        "sm_" + std::to_string(tens(target->capability)) + (target->variant == 0 ? "" : std::string(1, target->variant));
    log.writeError("PTX for " + name + " does not run on an emulated GPU of compute capability " +
                   capabilityText(m_limits.capability) + "; compile for " + architectureName(m_limits.capability));
    return CUDA_ERROR_INVALID_PTX;
}

template <typename Read> CUresult Driver::loadImage(Library& library, const JitLog& log, const Read& read)
{
    try {
        const std::lock_guard lock(m_loadMutex);
        library.image = read();
        return CUDA_SUCCESS;
    } catch (const LogicError& error) {
        log.writeError(error.info().text.english());
        return refuse(CUDA_ERROR_INVALID_PTX, error.info().text);
    }
}

CUresult Driver::loadLinked(Library& library, const void* code, const JitLog& log, std::optional<PtxTarget>& newest)
{
    std::vector<ptx::LinkUnit> units;
    try {
        units = unitsOfLinkedImage(code);
    } catch (const RuntimeError& error) {
        log.writeError(error.info().text.english());
        return refuse(CUDA_ERROR_INVALID_IMAGE, error.info().text);
    }
    for (const ptx::LinkUnit& unit : units) {
        const std::optional<PtxTarget> target = targetOf(unit.text);
        if (const CUresult result = checkTarget(target, log); result != CUDA_SUCCESS)
            return result;
        if (target && (!newest || newest->capability < target->capability))
            newest = target;
    }
    return loadImage(library, log, [&] { return machine().load(std::move(units)); });
}

CUresult Driver::load(Library& library, const void* code, const JitLog& log)
{
    if (isBinaryCode(code))
        return refuse(CUDA_ERROR_NO_BINARY_FOR_GPU,
                      "the emulated GPU runs PTX, and this is machine code of a real GPU; load the PTX that the compiler gives "
                      "beside it");
    std::optional<PtxTarget> target;
    if (linkedImageBytes(code)) {
        if (const CUresult result = loadLinked(library, code, log, target); result != CUDA_SUCCESS)
            return result;
    } else {
        const auto* text = static_cast<const char*>(code);
        const std::string_view ptx(text, strnlen(text, ptx::kMaxTextBytes + 1));
        target = targetOf(ptx);
        if (const CUresult result = checkTarget(target, log); result != CUDA_SUCCESS)
            return result;
        if (const CUresult result = loadImage(library, log, [&] { return machine().load(ptx, {}); });
            result != CUDA_SUCCESS)
            return result == CUDA_ERROR_INVALID_PTX && !beginsAsPtx(ptx) ? CUDA_ERROR_INVALID_IMAGE : result;
    }
    for (Kernel* const kernel : library.image->kernels())
        library.kernels.push_back(std::make_unique<KernelEntry>(KernelEntry{
            .kernel = kernel,
            .image = library.image.get(),
            .name = std::string(kernel->name()),
            .ptxVersion = target ? tens(target->capability) : 0,
            .maxDynamicShared = std::max(0, asInt(m_limits.sharedPerBlock) - asInt(kernel->staticSharedBytes()))}));
    return CUDA_SUCCESS;
}

CUresult Driver::cuLibraryLoadData(CUlibrary* handle, const void* code, CUjit_option* options, void** values, unsigned count,
                                   CUlibraryOption*, void**, unsigned)
{
    return afterInit([&]() -> CUresult {
        if (handle == nullptr || code == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        if (const CUresult fault = m_fault; fault != CUDA_SUCCESS)
            return fault;
        auto library = std::make_unique<Library>();
        if (const CUresult result = load(*library, code, JitLog(options, values, count)); result != CUDA_SUCCESS)
            return result;
        *handle = reinterpret_cast<CUlibrary>(library.get());
        const std::lock_guard lock(m_mutex);
        for (const auto& entry : library->kernels)
            m_entries.emplace(entry.get(), entry.get());
        m_libraries.emplace(library.get(), std::move(library));
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuLibraryUnload(CUlibrary handle)
{
    return afterInit([&]() -> CUresult {
        if (libraryOf(handle) == nullptr)
            return CUDA_ERROR_INVALID_HANDLE;
        for (const std::shared_ptr<Context>& each : contexts())
            each->queue().finishAll();
        const std::lock_guard lock(m_mutex);
        const auto found = m_libraries.find(handle);
        if (found == m_libraries.end())
            return CUDA_ERROR_INVALID_HANDLE;
        for (const auto& entry : found->second->kernels)
            m_entries.erase(entry.get());
        m_libraries.erase(found);
        return m_fault;
    });
}

CUresult Driver::cuLibraryGetKernel(CUkernel* kernel, CUlibrary handle, const char* name)
{
    return afterInit([&]() -> CUresult {
        const Library* library = libraryOf(handle);
        if (library == nullptr)
            return CUDA_ERROR_INVALID_HANDLE;
        if (kernel == nullptr || name == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        const auto found = std::ranges::find(library->kernels, std::string_view(name),
                                             [](const auto& entry) { return std::string_view(entry->name); });
        if (found == library->kernels.end())
            return CUDA_ERROR_NOT_FOUND;
        *kernel = reinterpret_cast<CUkernel>(found->get());
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuLibraryGetKernelCount(unsigned* count, CUlibrary handle)
{
    return afterInit([&]() -> CUresult {
        const Library* library = libraryOf(handle);
        if (library == nullptr)
            return CUDA_ERROR_INVALID_HANDLE;
        if (count == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        *count = static_cast<unsigned>(library->kernels.size());
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuLibraryEnumerateKernels(CUkernel* kernels, unsigned count, CUlibrary handle)
{
    return afterInit([&]() -> CUresult {
        const Library* library = libraryOf(handle);
        if (library == nullptr)
            return CUDA_ERROR_INVALID_HANDLE;
        if (kernels == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        for (std::size_t i = 0; i < std::min<std::size_t>(count, library->kernels.size()); ++i)
            kernels[i] = reinterpret_cast<CUkernel>(library->kernels[i].get());
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuLibraryGetGlobal(CUdeviceptr* address, std::size_t* bytes, CUlibrary handle, const char* name)
{
    return inContext([&](Context&) -> CUresult {
        const Library* library = libraryOf(handle);
        if (library == nullptr)
            return CUDA_ERROR_INVALID_HANDLE;
        if (name == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        const auto globals = library->image->globals();
        const auto found = std::ranges::find(globals, std::string_view(name),
                                             [](const GlobalVariable& each) { return std::string_view(each.name); });
        if (found == globals.end())
            return CUDA_ERROR_NOT_FOUND;
        if (address != nullptr)
            *address = found->address;
        if (bytes != nullptr)
            *bytes = found->bytes;
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuKernelGetFunction(CUfunction* function, CUkernel kernel)
{
    return inContext([&](Context&) -> CUresult {
        KernelEntry* const entry = entryOf(kernel);
        if (entry == nullptr)
            return CUDA_ERROR_INVALID_HANDLE;
        if (function == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        *function = reinterpret_cast<CUfunction>(entry);
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuKernelGetName(const char** name, CUkernel kernel)
{
    return afterInit([&]() -> CUresult {
        const KernelEntry* const entry = entryOf(kernel);
        if (entry == nullptr)
            return CUDA_ERROR_INVALID_HANDLE;
        if (name == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        *name = entry->name.c_str();
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuFuncGetAttribute(int* value, CUfunction_attribute attribute, CUfunction function)
{
    return inContext([&](Context&) -> CUresult {
        const KernelEntry* const entry = entryOf(function);
        if (entry == nullptr)
            return CUDA_ERROR_INVALID_HANDLE;
        if (value == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        const Kernel& kernel = *entry->kernel;
        const auto cluster = [&](std::size_t axis) {
            return asInt(kernel.clusterSize()[0] > 0 ? kernel.clusterSize()[axis] : entry->requiredCluster[axis]);
        };
        switch (attribute) {
        case CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK: *value = maxThreadsOf(kernel, m_limits); break;
        case CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES: *value = asInt(kernel.staticSharedBytes()); break;
        case CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES: *value = asInt(kernel.constantBytes()); break;
        case CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES: *value = asInt(kernel.localBytes()); break;
        case CU_FUNC_ATTRIBUTE_PTX_VERSION: *value = entry->ptxVersion; break;
        case CU_FUNC_ATTRIBUTE_BINARY_VERSION: *value = tens(m_limits.capability); break;
        case CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES: *value = entry->maxDynamicShared; break;
        case CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT: *value = entry->carveout; break;
        case CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH: *value = cluster(0); break;
        case CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT: *value = cluster(1); break;
        case CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH: *value = cluster(2); break;
        case CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET: *value = kernel.needsCluster() ? 1 : 0; break;
        case CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED: *value = entry->allowsLargeClusters ? 1 : 0; break;
        // PTX has registers without end; only an assembler tells how many a thread takes.
        case CU_FUNC_ATTRIBUTE_NUM_REGS:
        case CU_FUNC_ATTRIBUTE_CACHE_MODE_CA:
        case CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE: *value = 0; break;
        default: return CUDA_ERROR_INVALID_VALUE;
        }
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuFuncSetAttribute(CUfunction function, CUfunction_attribute attribute, int value)
{
    return inContext([&](Context&) -> CUresult {
        KernelEntry* const entry = entryOf(function);
        if (entry == nullptr)
            return CUDA_ERROR_INVALID_HANDLE;
        constexpr int kWholePercent = 100;
        const std::int64_t shared = std::int64_t{value} + asInt(entry->kernel->staticSharedBytes());
        if (attribute == CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES && value >= 0 && shared <= m_limits.sharedPerBlockOptin)
            entry->maxDynamicShared = value;
        else if (attribute == CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT && value >= -1 && value <= kWholePercent)
            entry->carveout = value;
        else if (attribute == CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED && (value == 0 || value == 1))
            entry->allowsLargeClusters = value != 0;
        else if (attribute >= CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH && attribute <= CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH &&
                 value >= 0 && entry->kernel->clusterSize()[0] == 0)
            entry->requiredCluster[static_cast<std::size_t>(attribute - CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH)] =
                static_cast<std::uint32_t>(value);
        else if (attribute != CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE || value < 0)
            return CUDA_ERROR_INVALID_VALUE;
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuFuncSetCacheConfig(CUfunction function, CUfunc_cache config)
{
    return inContext([&](Context&) -> CUresult {
        if (entryOf(function) == nullptr)
            return CUDA_ERROR_INVALID_HANDLE;
        return isCacheConfig(config) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;  // a hint; there is no cache to divide
    });
}

CUresult Driver::cuFuncGetParamInfo(CUfunction function, std::size_t index, std::size_t* offset, std::size_t* size)
{
    return inContext([&](Context&) -> CUresult {
        const KernelEntry* const entry = entryOf(function);
        if (entry == nullptr)
            return CUDA_ERROR_INVALID_HANDLE;
        const auto parameters = entry->kernel->parameters();
        if (offset == nullptr || index >= parameters.size())
            return CUDA_ERROR_INVALID_VALUE;
        *offset = parameters[index].offset;
        if (size != nullptr)
            *size = parameters[index].bytes;
        return CUDA_SUCCESS;
    });
}

CUresult Driver::prepare(const KernelEntry& entry)
{
    try {
        const std::lock_guard lock(m_loadMutex);
        entry.kernel->prepare();
        return CUDA_SUCCESS;
    } catch (const LogicError& error) {
        return refuse(CUDA_ERROR_NOT_SUPPORTED, error.info().text);
    }
}

CUresult Driver::cuFuncLoad(CUfunction function)
{
    return inContext([&](Context&) -> CUresult {
        const KernelEntry* const entry = entryOf(function);
        return entry == nullptr ? CUDA_ERROR_INVALID_HANDLE : prepare(*entry);
    });
}

CUresult Driver::cuModuleGetLoadingMode(CUmoduleLoadingMode* mode)
{
    return afterInit([&]() -> CUresult {
        if (mode == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        *mode = CU_MODULE_LAZY_LOADING;
        return CUDA_SUCCESS;
    });
}

}  // namespace kd::emulator
