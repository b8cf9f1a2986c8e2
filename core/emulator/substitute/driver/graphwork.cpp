// SPDX-License-Identifier: GPL-3.0-or-later
// What nodes of graphs do. Device addresses are host addresses, and a stream's turn is that of its host functions: copies and fills
// are host functions, which read memory when it is their turn, as a graph's do, and not when the graph is launched.
#include "core/emulator/driver/emulateddriver.h"
#include "core/emulator/substitute/driver/graph.h"
#include "core/emulator/substitute/emulation.h"

#include <algorithm>
#include <cstring>

namespace kd::emulator::substitute {
namespace {

constexpr std::size_t kMaxArguments = 32764;

/// What a launch needs until it is done.
struct Kept {
    std::vector<UserReferences> references;
    std::vector<GraphMemoryPointer> memory;
};

void gather(const Graph& graph, Kept& kept)
{
    kept.references.insert(kept.references.end(), graph.references.begin(), graph.references.end());
    for (const auto& node : graph.nodes) {
        eachGraph(node->work, [&](const std::shared_ptr<Graph>& inner) { gather(*inner, kept); });
        if (const auto* const allocation = std::get_if<AllocationWork>(&node->work))
            kept.memory.push_back(allocation->memory);
        if (const auto* const free = std::get_if<FreeWork>(&node->work))
            kept.memory.push_back(free->memory);
    }
}

void CUDA_CB dropReferences(void* references)
{
    delete static_cast<Kept*>(references);
    UserObjects::ofThisProcess().destroyDue();
}

bool isArray(CUmemorytype type)
{
    return type == CU_MEMORYTYPE_ARRAY;
}

/// Where a box begins and how its rows lie.
struct End {
    std::byte* first = nullptr;
    std::size_t pitch = 0, slice = 0;
};

End endOf(CUmemorytype type, const void* host, CUdeviceptr device, std::size_t pitch, std::size_t height, std::size_t x,
          std::size_t y, std::size_t z, const CUDA_MEMCPY3D& box)
{
    const CUdeviceptr address = type == CU_MEMORYTYPE_HOST ? reinterpret_cast<CUdeviceptr>(host) : device;
    const std::size_t row = pitch != 0 ? pitch : box.WidthInBytes;
    const std::size_t slice = row * (height != 0 ? height : box.Height);
    return {reinterpret_cast<std::byte*>(address) + x + y * row + z * slice, row, slice};
}

End sourceOf(const CUDA_MEMCPY3D& box)
{
    return endOf(box.srcMemoryType, box.srcHost, box.srcDevice, box.srcPitch, box.srcHeight, box.srcXInBytes, box.srcY, box.srcZ,
                 box);
}

End targetOf(const CUDA_MEMCPY3D& box)
{
    return endOf(box.dstMemoryType, box.dstHost, box.dstDevice, box.dstPitch, box.dstHeight, box.dstXInBytes, box.dstY, box.dstZ,
                 box);
}

/// Memory that the device knows has to have room; what it does not know is the host's own.
bool isWithin(const DriverApi& api, const End& end, const CUDA_MEMCPY3D& box)
{
    CUdeviceptr base = 0;
    std::size_t bytes = 0;
    const auto first = reinterpret_cast<CUdeviceptr>(end.first);
    if (first == 0 || (box.Height > 1 && end.pitch < box.WidthInBytes))
        return false;
    if (api.cuMemGetAddressRange(&base, &bytes, first) != CUDA_SUCCESS)
        return true;
    const std::size_t room = bytes - (first - base);
    const auto fits = [room](std::size_t count, std::size_t stride) { return count == 0 || stride <= room / count; };
    if (!fits(box.Depth - 1, end.slice) || !fits(box.Height - 1, end.pitch))
        return false;
    return (box.Depth - 1) * end.slice + (box.Height - 1) * end.pitch + box.WidthInBytes <= room;
}

/// Rows and slices have to be there; whether the bytes of a row are, the copy itself finds out.
CUresult checkArray(const DriverApi& api, CUarray array, std::size_t y, std::size_t z, const CUDA_MEMCPY3D& box)
{
    CUDA_ARRAY3D_DESCRIPTOR shape{};
    if (const CUresult result = api.cuArray3DGetDescriptor(&shape, array); result != CUDA_SUCCESS)
        return result;
    const auto fits = [](std::size_t first, std::size_t count, std::size_t size) {
        const std::size_t all = std::max<std::size_t>(1, size);
        return count <= all && first <= all - count;
    };
    return fits(y, box.Height, shape.Height) && fits(z, box.Depth, shape.Depth) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

void noteWrite(const std::byte* row, std::size_t bytes)
{
    noteHostWrite(*Emulation::ofThisProcess().api(), reinterpret_cast<std::uintptr_t>(row), bytes);
}

void CUDA_CB copyRows(void* data)
{
    const std::unique_ptr<const CUDA_MEMCPY3D> box(static_cast<const CUDA_MEMCPY3D*>(data));
    const End from = sourceOf(*box), to = targetOf(*box);
    for (std::size_t z = 0; z < box->Depth; ++z) {
        for (std::size_t y = 0; y < box->Height; ++y) {
            std::byte* const row = to.first + z * to.slice + y * to.pitch;
            std::memmove(row, from.first + z * from.slice + y * from.pitch, box->WidthInBytes);
            noteWrite(row, box->WidthInBytes);
        }
    }
}

struct Range {
    CUdeviceptr address;
    std::size_t bytes;
};

void CUDA_CB begin(void* data)
{
    const std::unique_ptr<const Range> range(static_cast<const Range*>(data));
    noteUnwritten(*Emulation::ofThisProcess().api(), range->address, range->bytes);
}

void CUDA_CB fillRows(void* data)
{
    const std::unique_ptr<const CUDA_MEMSET_NODE_PARAMS> fill(static_cast<const CUDA_MEMSET_NODE_PARAMS*>(data));
    for (std::size_t y = 0; y < fill->height; ++y) {
        auto* const row = reinterpret_cast<std::byte*>(fill->dst) + y * fill->pitch;
        for (std::size_t x = 0; x < fill->width; ++x)
            std::memcpy(row + x * fill->elementSize, &fill->value, fill->elementSize);
        noteWrite(row, fill->width * fill->elementSize);
    }
}

template <typename Params> CUresult enqueue(const DriverApi& api, CUstream stream, CUhostFn function, const Params& params)
{
    auto* const copy = new Params(params);
    const CUresult result = api.cuLaunchHostFunc(stream, function, copy);
    if (result != CUDA_SUCCESS)
        delete copy;
    return result;
}

CUresult runKernel(const DriverApi& api, const KernelWork& work, CUstream stream)
{
    const CUDA_KERNEL_NODE_PARAMS& shape = work.shape;
    std::vector<CUlaunchAttribute> attributes = work.attributes;
    const CUlaunchConfig config{
        shape.gridDimX,  shape.gridDimY,       shape.gridDimZ, shape.blockDimX,   shape.blockDimY,
        shape.blockDimZ, shape.sharedMemBytes, stream,         attributes.data(), static_cast<unsigned>(attributes.size())};
    std::vector<void*> values;
    for (std::size_t i = 0; i < work.ends.size(); ++i)
        values.push_back(const_cast<std::byte*>(work.bytes.data()) + (i > 0 ? work.ends[i - 1] : 0));
    return api.cuLaunchKernelEx(&config, shape.func, values.data(), nullptr);
}

/// Memory of the host at one end of a copy of an array is read and written through memory of the device, in the stream's turn.
CUresult runStagedCopy(const DriverApi& api, const CUDA_MEMCPY3D& box, bool isFromHost, CUstream stream)
{
    CUdeviceptr between = 0;
    CUresult result = api.cuMemAllocAsync(&between, box.WidthInBytes * box.Height * box.Depth, stream);
    if (result != CUDA_SUCCESS)
        return result;
    CUDA_MEMCPY3D first = box, second = box;
    first.dstMemoryType = second.srcMemoryType = CU_MEMORYTYPE_DEVICE;
    first.dstDevice = second.srcDevice = between;
    first.dstPitch = second.srcPitch = box.WidthInBytes;
    first.dstHeight = second.srcHeight = box.Height;
    first.dstXInBytes = first.dstY = first.dstZ = second.srcXInBytes = second.srcY = second.srcZ = 0;
    result = isFromHost ? enqueue(api, stream, copyRows, first) : api.cuMemcpy3DAsync(&first, stream);
    if (result == CUDA_SUCCESS)
        result = isFromHost ? api.cuMemcpy3DAsync(&second, stream) : enqueue(api, stream, copyRows, second);
    const CUresult freed = api.cuMemFreeAsync(between, stream);
    return result != CUDA_SUCCESS ? result : freed;
}

bool isOfDevice(const DriverApi& api, const std::byte* first)
{
    CUdeviceptr base = 0;
    return api.cuMemGetAddressRange(&base, nullptr, reinterpret_cast<CUdeviceptr>(first)) == CUDA_SUCCESS;
}

CUresult runArrayCopy(const DriverApi& api, const CUDA_MEMCPY3D& box, CUstream stream)
{
    CUDA_MEMCPY3D copy = box;
    // Page-locked memory is the device's here, and is reached in the stream's turn.
    for (const bool isSource : {true, false}) {
        CUmemorytype& type = isSource ? copy.srcMemoryType : copy.dstMemoryType;
        if (isArray(type))
            continue;
        const End end = isSource ? sourceOf(box) : targetOf(box);
        if (!isOfDevice(api, end.first))
            return runStagedCopy(api, box, isSource, stream);
        if (type == CU_MEMORYTYPE_HOST)
            (isSource ? copy.srcDevice : copy.dstDevice) = reinterpret_cast<CUdeviceptr>(isSource ? copy.srcHost : copy.dstHost);
        type = CU_MEMORYTYPE_DEVICE;
    }
    return api.cuMemcpy3DAsync(&copy, stream);
}

CUresult runCopy(const DriverApi& api, const CUDA_MEMCPY3D& box, CUstream stream)
{
    if (isArray(box.srcMemoryType) || isArray(box.dstMemoryType))
        return runArrayCopy(api, box, stream);
    if (box.WidthInBytes == 0 || box.Height == 0 || box.Depth == 0)
        return CUDA_SUCCESS;
    if (!isWithin(api, sourceOf(box), box) || !isWithin(api, targetOf(box), box))
        return CUDA_ERROR_INVALID_VALUE;
    return enqueue(api, stream, copyRows, box);
}

struct Runner {
    const DriverApi& api;
    CUstream stream;

    CUresult operator()(const EmptyWork&) const { return CUDA_SUCCESS; }
    CUresult operator()(const KernelWork& work) const { return runKernel(api, work, stream); }
    CUresult operator()(const CopyWork& work) const { return runCopy(api, work.box, stream); }
    CUresult operator()(const FillWork& work) const { return enqueue(api, stream, fillRows, work.fill); }
    CUresult operator()(const HostWork& work) const { return api.cuLaunchHostFunc(stream, work.call.fn, work.call.userData); }
    CUresult operator()(const EventWork& work) const
    {
        return work.waits ? api.cuStreamWaitEvent(stream, work.event, 0) : api.cuEventRecord(work.event, stream);
    }
    CUresult operator()(const AllocationWork& work) const
    {
        return enqueue(api, stream, begin, Range{work.memory->address, work.memory->bytes});
    }
    CUresult operator()(const FreeWork&) const { return CUDA_SUCCESS; }
    CUresult operator()(const MemOpWork& work) const { return runMemOps(api, work, stream); }
    CUresult operator()(const ChildWork& work) const { return run(api, work.graph->inOrder(), stream); }
    CUresult operator()(const ConditionalWork& work) const { return runCondition(api, work, stream); }
};

/// The bytes that a buffer of arguments has; null where it is not well formed.
const std::byte* bufferOf(void** extra, std::size_t& bytes)
{
    const std::byte* buffer = nullptr;
    for (std::size_t i = 0; extra[i] != CU_LAUNCH_PARAM_END; i += 2) {
        if (extra[i] == CU_LAUNCH_PARAM_BUFFER_POINTER)
            buffer = static_cast<const std::byte*>(extra[i + 1]);
        else if (extra[i] == CU_LAUNCH_PARAM_BUFFER_SIZE && extra[i + 1] != nullptr)
            bytes = *static_cast<const std::size_t*>(extra[i + 1]);
        else
            return nullptr;
    }
    return buffer;
}

}  // namespace

CUresult kernelWork(const DriverApi& api, const CUDA_KERNEL_NODE_PARAMS& params, KernelWork& work)
{
    work.shape = params;
    if (work.shape.func == nullptr)
        work.shape.func = reinterpret_cast<CUfunction>(params.kern);
    const char* name = nullptr;
    if (work.shape.func == nullptr || api.cuKernelGetName(&name, reinterpret_cast<CUkernel>(work.shape.func)) != CUDA_SUCCESS)
        return work.shape.func == nullptr ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
    if (params.kernelParams != nullptr && params.extra != nullptr)
        return CUDA_ERROR_INVALID_VALUE;
    std::size_t given = 0;
    const std::byte* const buffer = params.extra != nullptr ? bufferOf(params.extra, given) : nullptr;
    work.bytes.clear();
    work.ends.clear();
    std::size_t offset = 0, bytes = 0;
    for (std::size_t i = 0; api.cuFuncGetParamInfo(work.shape.func, i, &offset, &bytes) == CUDA_SUCCESS; ++i) {
        const auto* value = params.kernelParams != nullptr ? static_cast<const std::byte*>(params.kernelParams[i]) : nullptr;
        if (buffer != nullptr && offset <= given && bytes <= given - offset)
            value = buffer + offset;
        if (value == nullptr || work.bytes.size() + bytes > kMaxArguments)
            return CUDA_ERROR_INVALID_VALUE;
        work.bytes.insert(work.bytes.end(), value, value + bytes);
        work.ends.push_back(work.bytes.size());
    }
    work.shape.kernelParams = nullptr;
    work.shape.extra = nullptr;
    return CUDA_SUCCESS;
}

CUresult kernelWork(const DriverApi& api, const CUlaunchConfig& shape, CUfunction function, void** values, void** extra,
                    KernelWork& work)
{
    if (shape.attrs == nullptr && shape.numAttrs > 0)
        return CUDA_ERROR_INVALID_VALUE;
    work.attributes.assign(shape.attrs, shape.attrs + shape.numAttrs);
    return kernelWork(api,
                      {function, shape.gridDimX, shape.gridDimY, shape.gridDimZ, shape.blockDimX, shape.blockDimY, shape.blockDimZ,
                       shape.sharedMemBytes, values, extra, nullptr, nullptr},
                      work);
}

CUresult copyWork(const DriverApi& api, const CUDA_MEMCPY3D& box, CopyWork& work)
{
    work.box = box;
    for (const CUmemorytype type : {box.srcMemoryType, box.dstMemoryType})
        if (type < CU_MEMORYTYPE_HOST || type > CU_MEMORYTYPE_UNIFIED)
            return CUDA_ERROR_INVALID_VALUE;
    const bool isEmpty = box.WidthInBytes == 0 || box.Height == 0 || box.Depth == 0;
    for (const bool isSource : {true, false}) {
        const bool isOfArray = isArray(isSource ? box.srcMemoryType : box.dstMemoryType);
        const CUresult result = isOfArray ? checkArray(api, isSource ? box.srcArray : box.dstArray, isSource ? box.srcY : box.dstY,
                                                       isSource ? box.srcZ : box.dstZ, box)
            : isEmpty || isWithin(api, isSource ? sourceOf(box) : targetOf(box), box) ? CUDA_SUCCESS
                                                                                      : CUDA_ERROR_INVALID_VALUE;
        if (result != CUDA_SUCCESS)
            return result;
    }
    return CUDA_SUCCESS;
}

CUresult copyWork(const DriverApi& api, CUdeviceptr to, CUdeviceptr from, std::size_t bytes, CopyWork& work)
{
    CUDA_MEMCPY3D box{};
    box.srcMemoryType = box.dstMemoryType = CU_MEMORYTYPE_UNIFIED;
    box.srcDevice = from;
    box.dstDevice = to;
    box.WidthInBytes = bytes;
    box.Height = box.Depth = 1;
    return copyWork(api, box, work);
}

CUresult fillWork(const DriverApi& api, const CUDA_MEMSET_NODE_PARAMS& fill, FillWork& work)
{
    work.fill = fill;
    const unsigned size = fill.elementSize;
    if ((size != 1 && size != 2 && size != 4) || fill.width == 0 || fill.height == 0 || fill.dst % size != 0)
        return CUDA_ERROR_INVALID_VALUE;
    CUDA_MEMCPY3D box{};
    CUdeviceptr base = 0;
    if (fill.width > ~std::size_t{0} / size || api.cuMemGetAddressRange(&base, nullptr, fill.dst) != CUDA_SUCCESS)
        return CUDA_ERROR_INVALID_VALUE;
    box.WidthInBytes = fill.width * size;
    box.Height = fill.height;
    box.Depth = 1;
    return isWithin(api, {reinterpret_cast<std::byte*>(fill.dst), fill.pitch, 0}, box) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult freeWork(const Graph& graph, CUdeviceptr address, FreeWork& work)
{
    work.memory = GraphMemories::ofThisProcess().find(address);
    return work.memory && !graph.frees(*work.memory) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult keepReferences(const DriverApi& api, const Graph& graph, CUstream stream)
{
    auto kept = std::make_unique<Kept>();
    gather(graph, *kept);
    if (kept->references.empty() && kept->memory.empty())
        return CUDA_SUCCESS;
    const CUresult result = api.cuLaunchHostFunc(stream, dropReferences, kept.get());
    if (result == CUDA_SUCCESS)
        kept.release();
    return result;
}

CUresult runWork(const DriverApi& api, const GraphWork& work, CUstream stream)
{
    return std::visit(Runner{api, stream}, work);
}

CUresult run(const DriverApi& api, const std::vector<GraphNode*>& order, CUstream stream)
{
    for (const GraphNode* node : order)
        if (node->isEnabled)
            if (const CUresult result = runWork(api, node->work, stream); result != CUDA_SUCCESS)
                return result;
    return CUDA_SUCCESS;
}

}  // namespace kd::emulator::substitute
