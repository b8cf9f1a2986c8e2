// SPDX-License-Identifier: GPL-3.0-or-later
// cuCtxGetCurrent to cuGreenCtxGetId: what is current, events of whole contexts, and green contexts. A green context has its
// multiprocessors in name: the emulated GPU runs its launches as all others, in the order of their streams.
#include "core/emulator/substitute/driver/seencontexts.h"
#include "core/emulator/substitute/driver/streamsets.h"
#include "core/emulator/substitute/emulation.h"

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>

namespace sub = kd::emulator::substitute;
using kd::DriverApi;
using sub::SeenContexts;

namespace {

constexpr CUdevice kDevice = 0;
/// Beyond the numbers of other contexts, which count from 1.
constexpr unsigned long long kFirstId = 1ULL << 32;

struct GreenContext {
    unsigned multiprocessors = 0;
    unsigned long long id = 0;
    CUcontext primary = nullptr;
};

struct ResourceDescription {
    unsigned multiprocessors = 0;
};

/// Handles that were given, so that others are refused.
struct Books {
    std::mutex mutex;
    std::map<CUgreenCtx, std::unique_ptr<GreenContext>> contexts;
    std::map<CUdevResourceDesc, std::unique_ptr<ResourceDescription>> descriptions;
    unsigned long long made = 0;

    static Books& ofThisProcess()
    {
        static Books& books = *new Books;
        return books;
    }
    GreenContext* find(CUgreenCtx context)
    {
        const auto found = contexts.find(context);
        return found == contexts.end() ? nullptr : found->second.get();
    }
};

int attributeOf(const DriverApi& api, CUdevice_attribute attribute)
{
    int value = 0;
    api.cuDeviceGetAttribute(&value, attribute, kDevice);
    return value;
}

unsigned multiprocessorsOf(const DriverApi& api)
{
    return static_cast<unsigned>(attributeOf(api, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT));
}

/// How few multiprocessors a part may have, and what their number is a multiple of (CUDA driver API, cuDevSmResourceSplitByCount).
struct PartSize {
    unsigned least = 1, step = 1;
};

PartSize partSizeOf(const DriverApi& api, bool ignoresClusters)
{
    const int major = attributeOf(api, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR);
    const PartSize size = major >= 9 && !ignoresClusters ? PartSize{8, 8} : major == 8 ? PartSize{4, 2} : PartSize{2, 2};
    const unsigned all = multiprocessorsOf(api);
    return {std::min(size.least, all), std::min(size.step, all)};
}

CUdevResource resourceOf(const DriverApi& api, unsigned multiprocessors)
{
    const PartSize size = partSizeOf(api, false);
    CUdevResource resource{};
    resource.type = CU_DEV_RESOURCE_TYPE_SM;
    resource.sm = {.smCount = multiprocessors, .minSmPartitionSize = size.least, .smCoscheduledAlignment = size.step};
    return resource;
}

CUresult giveResource(const DriverApi& api, CUdevResource* resource, CUdevResourceType type, unsigned multiprocessors)
{
    if (resource == nullptr || type != CU_DEV_RESOURCE_TYPE_SM)
        return resource == nullptr ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_RESOURCE_TYPE;
    *resource = resourceOf(api, multiprocessors);
    return CUDA_SUCCESS;
}

/// Does something where `context` is the current one.
template <typename Body> CUresult inContext(const DriverApi& api, CUcontext context, const Body& body)
{
    CUcontext before = nullptr;
    CUresult result = api.cuCtxPushCurrent(SeenContexts::ofThisProcess().realOf(context));
    if (result != CUDA_SUCCESS)
        return result;
    result = body();
    const CUresult popped = api.cuCtxPopCurrent(&before);
    return result != CUDA_SUCCESS ? result : popped;
}

/// The context that is asked about, as the program sees it; the current one where it is null.
CUresult contextOf(const DriverApi& api, CUcontext given, CUcontext* context)
{
    *context = given;
    const CUresult result = given == nullptr ? SeenContexts::ofThisProcess().current(api, context) : CUDA_SUCCESS;
    return result == CUDA_SUCCESS && *context == nullptr ? CUDA_ERROR_INVALID_CONTEXT : result;
}

/// Does something with a green context. Its primary context is the current one meanwhile.
template <typename Body> CUresult withGreen(const DriverApi& api, CUgreenCtx handle, const Body& body)
{
    GreenContext green;
    {
        Books& books = Books::ofThisProcess();
        const std::lock_guard lock(books.mutex);
        const GreenContext* const found = books.find(handle);
        if (found == nullptr)
            return CUDA_ERROR_INVALID_CONTEXT;
        green = *found;
    }
    return inContext(api, green.primary, [&] { return body(green); });
}

/// What StreamSets knows the streams of a context by.
const void* ownerOf(CUcontext context)
{
    const CUgreenCtx green = SeenContexts::ofThisProcess().greenOf(context);
    return green != nullptr ? static_cast<const void*>(green) : context;
}

bool isGreen(CUcontext context)
{
    return SeenContexts::ofThisProcess().greenOf(context) != nullptr;
}

/// Of streams that wait for the legacy stream nothing is kept.
CUresult noteStream(const DriverApi& api, CUresult result, const CUstream* stream, unsigned flags)
{
    const SeenContexts& contexts = SeenContexts::ofThisProcess();
    CUcontext context = nullptr;
    if (result != CUDA_SUCCESS || (flags & CU_STREAM_NON_BLOCKING) == 0 || contexts.current(api, &context) != CUDA_SUCCESS)
        return result;
    return sub::StreamSets::ofThisProcess().add(api, ownerOf(context), *stream);
}

/// Null for a stream of no green context.
CUgreenCtx greenOf(CUstream stream)
{
    const void* const owner = sub::StreamSets::ofThisProcess().ownerOf(stream);
    Books& books = Books::ofThisProcess();
    const std::lock_guard lock(books.mutex);
    const auto found = std::ranges::find_if(books.contexts, [owner](const auto& each) { return each.first == owner; });
    return found == books.contexts.end() ? nullptr : found->first;
}

CUresult requireStream(const DriverApi& api, CUstream stream)
{
    unsigned flags = 0;
    return api.cuStreamGetFlags(stream, &flags);
}

}  // namespace

extern "C" {

CUresult CUDAAPI cuCtxGetCurrent(CUcontext* context)
{
    return sub::entry("cuCtxGetCurrent", [&](const DriverApi& api) {
        return context == nullptr ? CUDA_ERROR_INVALID_VALUE : SeenContexts::ofThisProcess().current(api, context);
    });
}

CUresult CUDAAPI cuCtxSetCurrent(CUcontext context)
{
    return sub::entry("cuCtxSetCurrent", [&](const DriverApi& api) { return SeenContexts::ofThisProcess().set(api, context); });
}

CUresult CUDAAPI cuCtxPushCurrent_v2(CUcontext context)
{
    return sub::entry("cuCtxPushCurrent", [&](const DriverApi& api) { return SeenContexts::ofThisProcess().push(api, context); });
}

CUresult CUDAAPI cuCtxPopCurrent_v2(CUcontext* context)
{
    return sub::entry("cuCtxPopCurrent", [&](const DriverApi& api) { return SeenContexts::ofThisProcess().pop(api, context); });
}

CUresult CUDAAPI cuCtxGetApiVersion(CUcontext context, unsigned* version)
{
    return sub::entry("cuCtxGetApiVersion", [&](const DriverApi& api) {
        return api.cuCtxGetApiVersion(SeenContexts::ofThisProcess().realOf(context), version);
    });
}

CUresult CUDAAPI cuCtxGetId(CUcontext context, unsigned long long* id)
{
    return sub::entry("cuCtxGetId", [&](const DriverApi& api) -> CUresult {
        CUcontext seen = context;
        if (seen == nullptr)
            SeenContexts::ofThisProcess().current(api, &seen);
        Books& books = Books::ofThisProcess();
        const std::lock_guard lock(books.mutex);
        const GreenContext* const green = books.find(SeenContexts::ofThisProcess().greenOf(seen));
        if (green == nullptr)
            return api.cuCtxGetId(context, id);
        if (id == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        *id = green->id;
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuStreamCreate(CUstream* stream, unsigned flags)
{
    return sub::entry("cuStreamCreate", [&](const DriverApi& api) {
        return noteStream(api, api.cuStreamCreate(stream, flags), stream, flags);
    });
}

CUresult CUDAAPI cuStreamCreateWithPriority(CUstream* stream, unsigned flags, int priority)
{
    return sub::entry("cuStreamCreateWithPriority", [&](const DriverApi& api) {
        return noteStream(api, api.cuStreamCreateWithPriority(stream, flags, priority), stream, flags);
    });
}

CUresult CUDAAPI cuCtxRecordEvent(CUcontext given, CUevent event)
{
    return sub::entry("cuCtxRecordEvent", [&](const DriverApi& api) {
        return given == nullptr ? CUDA_ERROR_INVALID_CONTEXT : inContext(api, given, [&] {
            return sub::StreamSets::ofThisProcess().record(api, ownerOf(given), event, !isGreen(given));
        });
    });
}

CUresult CUDAAPI cuCtxWaitEvent(CUcontext given, CUevent event)
{
    return sub::entry("cuCtxWaitEvent", [&](const DriverApi& api) {
        return given == nullptr ? CUDA_ERROR_INVALID_CONTEXT : inContext(api, given, [&] {
            return sub::StreamSets::ofThisProcess().wait(api, ownerOf(given), event, !isGreen(given));
        });
    });
}

CUresult CUDAAPI cuCtxSynchronize_v2(CUcontext given)
{
    return sub::entry("cuCtxSynchronize", [&](const DriverApi& api) {
        CUcontext context = nullptr;
        const CUresult result = contextOf(api, given, &context);
        return result != CUDA_SUCCESS ? result : inContext(api, context, [&] { return api.cuCtxSynchronize(); });
    });
}

CUresult CUDAAPI cuCtxGetDevice_v2(CUdevice* device, CUcontext given)
{
    return sub::entry("cuCtxGetDevice", [&](const DriverApi& api) {
        CUcontext context = nullptr;
        const CUresult result = contextOf(api, given, &context);
        return result != CUDA_SUCCESS ? result : inContext(api, context, [&] { return api.cuCtxGetDevice(device); });
    });
}

/// A green context's stream has that one's context.
CUresult CUDAAPI cuStreamGetCtx(CUstream stream, CUcontext* context)
{
    return sub::entry("cuStreamGetCtx", [&](const DriverApi& api) -> CUresult {
        const CUresult result = context == nullptr ? CUDA_ERROR_INVALID_VALUE : requireStream(api, stream);
        if (result != CUDA_SUCCESS)
            return result;
        const CUgreenCtx green = greenOf(stream);
        if (green == nullptr)
            return api.cuCtxGetCurrent(context);
        *context = SeenContexts::ofThisProcess().seenOf(green);
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuStreamGetCtx_v2(CUstream stream, CUcontext* context, CUgreenCtx* green)
{
    return sub::entry("cuStreamGetCtx", [&](const DriverApi& api) -> CUresult {
        if (context == nullptr || green == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        const CUresult result = requireStream(api, stream);
        if (result != CUDA_SUCCESS)
            return result;
        *green = greenOf(stream);
        return api.cuCtxGetCurrent(context);
    });
}

CUresult CUDAAPI cuStreamGetGreenCtx(CUstream stream, CUgreenCtx* green)
{
    return sub::entry("cuStreamGetGreenCtx", [&](const DriverApi& api) -> CUresult {
        const CUresult result = green == nullptr ? CUDA_ERROR_INVALID_VALUE : requireStream(api, stream);
        if (result == CUDA_SUCCESS)
            *green = greenOf(stream);
        return result;
    });
}

CUresult CUDAAPI cuDeviceGetDevResource(CUdevice device, CUdevResource* resource, CUdevResourceType type)
{
    return sub::entry("cuDeviceGetDevResource", [&](const DriverApi& api) {
        return device != kDevice ? CUDA_ERROR_INVALID_DEVICE : giveResource(api, resource, type, multiprocessorsOf(api));
    });
}

CUresult CUDAAPI cuCtxGetDevResource(CUcontext given, CUdevResource* resource, CUdevResourceType type)
{
    return sub::entry("cuCtxGetDevResource", [&](const DriverApi& api) {
        CUcontext context = nullptr;
        const CUresult result = contextOf(api, given, &context);
        const CUgreenCtx green = SeenContexts::ofThisProcess().greenOf(context);
        if (green != nullptr)
            return cuGreenCtxGetDevResource(green, resource, type);
        return result != CUDA_SUCCESS ? result : giveResource(api, resource, type, multiprocessorsOf(api));
    });
}

CUresult CUDAAPI cuGreenCtxGetDevResource(CUgreenCtx handle, CUdevResource* resource, CUdevResourceType type)
{
    return sub::entry("cuGreenCtxGetDevResource", [&](const DriverApi& api) {
        return withGreen(api, handle, [&](const GreenContext& green) {
            return giveResource(api, resource, type, green.multiprocessors);
        });
    });
}

CUresult CUDAAPI cuDevSmResourceSplitByCount(CUdevResource* result, unsigned* groups, const CUdevResource* input,
                                             CUdevResource* remaining, unsigned flags, unsigned least)
{
    return sub::entry("cuDevSmResourceSplitByCount", [&](const DriverApi& api) -> CUresult {
        constexpr unsigned kFlags =
            CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING | CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE;
        if (groups == nullptr || input == nullptr || (flags & ~kFlags) != 0)
            return CUDA_ERROR_INVALID_VALUE;
        if (input->type != CU_DEV_RESOURCE_TYPE_SM)
            return CUDA_ERROR_INVALID_RESOURCE_TYPE;
        const PartSize size = partSizeOf(api, (flags & CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING) != 0);
        const unsigned all = std::min(input->sm.smCount, multiprocessorsOf(api)), wanted = std::max(least, size.least);
        if (wanted > all)
            return CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION;
        const unsigned each = std::min((wanted + size.step - 1) / size.step * size.step, all), most = all / each;
        *groups = result == nullptr ? most : std::min(*groups, most);
        for (unsigned i = 0; result != nullptr && i < *groups; ++i)
            result[i] = resourceOf(api, each);
        if (remaining != nullptr && result != nullptr) {
            const unsigned left = all - *groups * each;
            *remaining = resourceOf(api, left);
            if (left == 0)
                remaining->type = CU_DEV_RESOURCE_TYPE_INVALID;
        }
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuDevResourceGenerateDesc(CUdevResourceDesc* description, CUdevResource* resources, unsigned count)
{
    return sub::entry("cuDevResourceGenerateDesc", [&](const DriverApi& api) -> CUresult {
        if (description == nullptr || resources == nullptr || count != 1)
            return CUDA_ERROR_INVALID_VALUE;
        if (resources->type != CU_DEV_RESOURCE_TYPE_SM)
            return CUDA_ERROR_INVALID_RESOURCE_TYPE;
        if (resources->sm.smCount == 0 || resources->sm.smCount > multiprocessorsOf(api))
            return CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION;
        auto made = std::make_unique<ResourceDescription>(ResourceDescription{resources->sm.smCount});
        Books& books = Books::ofThisProcess();
        const std::lock_guard lock(books.mutex);
        *description = reinterpret_cast<CUdevResourceDesc>(made.get());
        books.descriptions.emplace(*description, std::move(made));
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuGreenCtxCreate(CUgreenCtx* handle, CUdevResourceDesc description, CUdevice device, unsigned flags)
{
    return sub::entry("cuGreenCtxCreate", [&](const DriverApi&) -> CUresult {
        if (handle == nullptr || flags != CU_GREEN_CTX_DEFAULT_STREAM || device != kDevice)
            return device != kDevice ? CUDA_ERROR_INVALID_DEVICE : CUDA_ERROR_INVALID_VALUE;
        auto made = std::make_unique<GreenContext>();
        Books& books = Books::ofThisProcess();
        const std::lock_guard lock(books.mutex);
        const auto found = books.descriptions.find(description);
        if (found == books.descriptions.end())
            return CUDA_ERROR_INVALID_VALUE;
        const CUresult result = cuDevicePrimaryCtxRetain(&made->primary, device);
        if (result != CUDA_SUCCESS)
            return result;
        made->multiprocessors = found->second->multiprocessors;
        made->id = kFirstId + books.made++;
        *handle = reinterpret_cast<CUgreenCtx>(made.get());
        SeenContexts::ofThisProcess().add(*handle, made->primary);
        books.contexts.emplace(*handle, std::move(made));
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuGreenCtxDestroy(CUgreenCtx handle)
{
    return sub::entry("cuGreenCtxDestroy", [&](const DriverApi&) -> CUresult {
        {
            Books& books = Books::ofThisProcess();
            const std::lock_guard lock(books.mutex);
            if (books.contexts.erase(handle) == 0)
                return CUDA_ERROR_INVALID_CONTEXT;
        }
        sub::StreamSets::ofThisProcess().forget(handle);
        SeenContexts::ofThisProcess().remove(handle);
        return cuDevicePrimaryCtxRelease(kDevice);
    });
}

CUresult CUDAAPI cuCtxFromGreenCtx(CUcontext* context, CUgreenCtx handle)
{
    return sub::entry("cuCtxFromGreenCtx", [&](const DriverApi& api) -> CUresult {
        if (context == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        return withGreen(api, handle, [&](const GreenContext&) {
            *context = SeenContexts::ofThisProcess().seenOf(handle);
            return CUDA_SUCCESS;
        });
    });
}

CUresult CUDAAPI cuGreenCtxStreamCreate(CUstream* stream, CUgreenCtx handle, unsigned flags, int priority)
{
    return sub::entry("cuGreenCtxStreamCreate", [&](const DriverApi& api) -> CUresult {
        if (stream == nullptr || flags != CU_STREAM_NON_BLOCKING)
            return CUDA_ERROR_INVALID_VALUE;
        return withGreen(api, handle, [&](const GreenContext&) {
            const CUresult result = api.cuStreamCreateWithPriority(stream, flags, priority);
            return result == CUDA_SUCCESS ? sub::StreamSets::ofThisProcess().add(api, handle, *stream) : result;
        });
    });
}

CUresult CUDAAPI cuGreenCtxRecordEvent(CUgreenCtx handle, CUevent event)
{
    return sub::entry("cuGreenCtxRecordEvent", [&](const DriverApi& api) {
        return withGreen(api, handle, [&](const GreenContext&) {
            return sub::StreamSets::ofThisProcess().record(api, handle, event, false);
        });
    });
}

CUresult CUDAAPI cuGreenCtxWaitEvent(CUgreenCtx handle, CUevent event)
{
    return sub::entry("cuGreenCtxWaitEvent", [&](const DriverApi& api) {
        return withGreen(api, handle, [&](const GreenContext&) {
            return sub::StreamSets::ofThisProcess().wait(api, handle, event, false);
        });
    });
}

CUresult CUDAAPI cuGreenCtxGetId(CUgreenCtx handle, unsigned long long* id)
{
    return sub::entry("cuGreenCtxGetId", [&](const DriverApi& api) -> CUresult {
        if (id == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        return withGreen(api, handle, [&](const GreenContext& green) {
            *id = green.id;
            return CUDA_SUCCESS;
        });
    });
}

}
