// SPDX-License-Identifier: GPL-3.0-or-later
// cuArrayCreate to cuMemcpyAtoA, and copies of boxes: arrays, and what has rows and slices.
#include "core/driver/arrayformat.h"
#include "core/emulator/driver/arguments.h"
#include "core/emulator/driver/arrayshape.h"
#include "core/emulator/driver/driver.h"

#include <algorithm>
#include <cstring>

namespace kd::emulator {
namespace {

/// One side of a copy of a box: where it begins, and how far rows and slices are apart.
struct Side {
    std::byte* first = nullptr;
    std::size_t pitch = 0, slice = 0;
};

/// What CUDA_MEMCPY3D tells of one side.
struct Place {
    CUmemorytype type = CU_MEMORYTYPE_HOST;
    std::byte* bytes = nullptr;  ///< of host, device and unified memory
    Context::ArrayPointer array;
    std::size_t x = 0, y = 0, z = 0, pitch = 0, height = 0;
};

struct Extent {
    std::size_t width = 0, height = 0, depth = 0;
};

bool fits(const Context::Array& array, const Place& place, const Extent& extent)
{
    const auto holds = [](std::size_t size, std::size_t first, std::size_t count) {
        return first <= size && count <= size - first;
    };
    return holds(array.rowBytes, place.x, extent.width) && holds(array.rows, place.y, extent.height) &&
           holds(array.slices, place.z, extent.depth);
}

Side sideOf(const Place& place, const Extent& extent)
{
    Side side{.first = place.bytes, .pitch = place.pitch == 0 ? place.x + extent.width : place.pitch};
    side.slice = side.pitch * (place.height == 0 ? place.y + extent.height : place.height);
    if (place.array)
        side = {place.array->bytes, place.array->rowBytes, place.array->rowBytes * place.array->rows};
    side.first += place.z * side.slice + place.y * side.pitch + place.x;
    return side;
}

std::size_t spanOf(const Side& side, const Extent& extent)
{
    return (extent.depth - 1) * side.slice + (extent.height - 1) * side.pitch + extent.width;
}

CUDA_MEMCPY3D asBox(const CUDA_MEMCPY2D& copy)
{
    CUDA_MEMCPY3D box{};
    box.srcXInBytes = copy.srcXInBytes;
    box.srcY = copy.srcY;
    box.srcHost = copy.srcHost;
    box.srcDevice = copy.srcDevice;
    box.srcArray = copy.srcArray;
    box.srcPitch = copy.srcPitch;
    box.dstXInBytes = copy.dstXInBytes;
    box.dstY = copy.dstY;
    box.dstHost = copy.dstHost;
    box.dstDevice = copy.dstDevice;
    box.dstArray = copy.dstArray;
    box.dstPitch = copy.dstPitch;
    box.WidthInBytes = copy.WidthInBytes;
    box.Height = copy.Height;
    box.Depth = 1;
    return box;
}

}  // namespace

CUresult Driver::makeArray(const CUDA_ARRAY3D_DESCRIPTOR& description, Context::ArrayPointer& target)
{
    const std::size_t element = channelBytes(description.Format) * description.NumChannels;
    auto array = std::make_shared<Context::Array>();
    array->description = description;
    array->rows = std::max<std::size_t>(description.Height, 1);
    array->slices = std::max<std::size_t>(description.Depth, 1);
    const std::uint64_t most = m_settings.memoryBytes;
    if (description.Width > most / element || array->rows > most / (description.Width * element) ||
        array->slices > most / (description.Width * element * array->rows))
        return CUDA_ERROR_OUT_OF_MEMORY;
    array->rowBytes = description.Width * element;
    const std::uint64_t address = machine().memory().allocate(array->rowBytes * array->rows * array->slices);
    if (address == 0)
        return CUDA_ERROR_OUT_OF_MEMORY;
    array->release = [this, address] { machine().memory().free(address); };
    array->bytes = hostAddress(address);
    target = std::move(array);
    return CUDA_SUCCESS;
}

CUresult Driver::cuArray3DCreate(CUarray* target, const CUDA_ARRAY3D_DESCRIPTOR* description)
{
    return inContext([&](Context& context) -> CUresult {
        if (target == nullptr || description == nullptr || !isArrayShape(*description, false))
            return CUDA_ERROR_INVALID_VALUE;
        Context::ArrayPointer array;
        const CUresult result = makeArray(*description, array);
        if (result == CUDA_SUCCESS)
            *target = context.addArray(std::move(array));
        return result;
    });
}

CUresult Driver::cuArrayCreate(CUarray* target, const CUDA_ARRAY_DESCRIPTOR* description)
{
    if (description == nullptr)
        return CUDA_ERROR_INVALID_VALUE;
    const CUDA_ARRAY3D_DESCRIPTOR whole{.Width = description->Width,
                                        .Height = description->Height,
                                        .Depth = 0,
                                        .Format = description->Format,
                                        .NumChannels = description->NumChannels,
                                        .Flags = 0};
    return cuArray3DCreate(target, &whole);
}

CUresult Driver::cuArrayDestroy(CUarray handle)
{
    return inContext([&](Context& context) -> CUresult {
        const CUresult result = context.queue().finishAll();
        return context.removeArray(handle) ? result : CUDA_ERROR_INVALID_HANDLE;
    });
}

CUresult Driver::cuArray3DGetDescriptor(CUDA_ARRAY3D_DESCRIPTOR* description, CUarray handle)
{
    return inContext([&](Context& context) -> CUresult {
        const Context::ArrayPointer array = context.array(handle);
        if (!array || description == nullptr)
            return array ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
        *description = array->description;
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuArrayGetDescriptor(CUDA_ARRAY_DESCRIPTOR* description, CUarray handle)
{
    CUDA_ARRAY3D_DESCRIPTOR whole{};
    const CUresult result = cuArray3DGetDescriptor(description == nullptr ? nullptr : &whole, handle);
    if (result == CUDA_SUCCESS)
        *description = {whole.Width, whole.Height, whole.Format, whole.NumChannels};
    return result;
}

CUresult Driver::copyBox(CUmemorytype from, CUmemorytype to, const CUDA_MEMCPY3D& box, CUstream stream, bool waits)
{
    return inContext([&](Context& context) -> CUresult {
        const auto host = [](const void* bytes) { return static_cast<std::byte*>(const_cast<void*>(bytes)); };
        Place source{from, from == CU_MEMORYTYPE_HOST ? host(box.srcHost) : hostAddress(box.srcDevice), {}, box.srcXInBytes,
                     box.srcY, box.srcZ, box.srcPitch, box.srcHeight};
        Place target{to, to == CU_MEMORYTYPE_HOST ? host(box.dstHost) : hostAddress(box.dstDevice), {}, box.dstXInBytes,
                     box.dstY, box.dstZ, box.dstPitch, box.dstHeight};
        const Extent extent{box.WidthInBytes, box.Height, box.Depth};
        if (extent.width == 0 || extent.height == 0 || extent.depth == 0)
            return CUDA_SUCCESS;
        bool isPinned = true;
        for (Place* place : {&source, &target}) {
            if (place->type == CU_MEMORYTYPE_ARRAY) {
                place->array = context.array(place == &source ? box.srcArray : box.dstArray);
                if (!place->array || !fits(*place->array, *place, extent))
                    return place->array ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
                continue;
            }
            if (place->bytes == nullptr ||
                (place->pitch != 0 && (extent.height > 1 || extent.depth > 1) && place->pitch < place->x + extent.width))
                return CUDA_ERROR_INVALID_VALUE;
            const Side side = sideOf(*place, extent);
            const std::uint64_t address = addressOf(side.first);
            const bool isDevice = machine().memory().contains(address, spanOf(side, extent));
            if (place->type == CU_MEMORYTYPE_DEVICE && !isDevice)
                return requireDevice(address, spanOf(side, extent), "a copy");
            isPinned = isPinned && (isDevice || context.isHostMemory(address, spanOf(side, extent)));
        }
        const auto copy = [extent, out = sideOf(target, extent), in = sideOf(source, extent),
                           kept = std::pair(source.array, target.array), &unwritten = machine().memory().unwritten()] {
            for (std::size_t z = 0; z < extent.depth; ++z) {
                for (std::size_t y = 0; y < extent.height; ++y) {
                    std::byte* const outRow = out.first + z * out.slice + y * out.pitch;
                    const std::byte* const inRow = in.first + z * in.slice + y * in.pitch;
                    std::memmove(outRow, inRow, extent.width);
                    unwritten.copy(addressOf(outRow), addressOf(inRow), extent.width);
                }
            }
            return CUDA_SUCCESS;
        };
        return enqueueCopy(context, stream, copy, waits || !isPinned);
    });
}

CUresult Driver::cuMemcpy2DAsync(const CUDA_MEMCPY2D* copy, CUstream stream)
{
    return copy == nullptr ? CUDA_ERROR_INVALID_VALUE
                           : copyBox(copy->srcMemoryType, copy->dstMemoryType, asBox(*copy), stream, false);
}

CUresult Driver::cuMemcpy2DUnaligned(const CUDA_MEMCPY2D* copy)
{
    return copy == nullptr ? CUDA_ERROR_INVALID_VALUE
                           : copyBox(copy->srcMemoryType, copy->dstMemoryType, asBox(*copy), nullptr, true);
}

CUresult Driver::cuMemcpy3DAsync(const CUDA_MEMCPY3D* copy, CUstream stream)
{
    return copy == nullptr ? CUDA_ERROR_INVALID_VALUE : copyBox(copy->srcMemoryType, copy->dstMemoryType, *copy, stream, false);
}

CUresult Driver::cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER* copy, CUstream stream)
{
    if (copy == nullptr)
        return CUDA_ERROR_INVALID_VALUE;
    const auto isThere = [this](CUmemorytype type, CUcontext context) {
        return type == CU_MEMORYTYPE_ARRAY || contextOf(context) != nullptr;
    };
    if (!isThere(copy->srcMemoryType, copy->srcContext) || !isThere(copy->dstMemoryType, copy->dstContext))
        return CUDA_ERROR_INVALID_CONTEXT;
    const CUDA_MEMCPY3D box{copy->srcXInBytes,   copy->srcY,        copy->srcZ,         copy->srcLOD,   copy->srcMemoryType,
                            copy->srcHost,       copy->srcDevice,   copy->srcArray,     nullptr,        copy->srcPitch,
                            copy->srcHeight,     copy->dstXInBytes, copy->dstY,         copy->dstZ,     copy->dstLOD,
                            copy->dstMemoryType, copy->dstHost,     copy->dstDevice,    copy->dstArray, nullptr,
                            copy->dstPitch,      copy->dstHeight,   copy->WidthInBytes, copy->Height,   copy->Depth};
    return copyBox(copy->srcMemoryType, copy->dstMemoryType, box, stream, false);
}

CUresult Driver::copyArray(const Context::ArrayPointer& array, std::size_t offset, std::size_t bytes,
                           const std::function<void(std::byte*)>& copy)
{
    return inContext([&](Context& context) -> CUresult {
        if (!array)
            return CUDA_ERROR_INVALID_HANDLE;
        const std::size_t size = array->rowBytes * array->rows * array->slices;
        if (array->description.Height > 0 || offset > size || bytes > size - offset)
            return CUDA_ERROR_INVALID_VALUE;
        const auto work = [&] {
            copy(array->bytes + offset);
            return CUDA_SUCCESS;
        };
        return bytes == 0 ? CUDA_SUCCESS : enqueueCopy(context, nullptr, work, true);
    });
}

CUresult Driver::cuMemcpyHtoA(CUarray to, std::size_t offset, const void* from, std::size_t bytes)
{
    return inContext([&](Context& context) -> CUresult {
        if (from == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        return copyArray(context.array(to), offset, bytes, [&](std::byte* place) { std::memcpy(place, from, bytes); });
    });
}

CUresult Driver::cuMemcpyAtoH(void* to, CUarray from, std::size_t offset, std::size_t bytes)
{
    return inContext([&](Context& context) -> CUresult {
        if (to == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        return copyArray(context.array(from), offset, bytes, [&](const std::byte* place) {
            std::memcpy(to, place, bytes);
            machine().memory().unwritten().write(addressOf(to), bytes);
        });
    });
}

CUresult Driver::cuMemcpyDtoA(CUarray to, std::size_t offset, CUdeviceptr from, std::size_t bytes)
{
    if (bytes > 0)
        if (const CUresult result = requireDevice(from, bytes, "a copy"); result != CUDA_SUCCESS)
            return result;
    return cuMemcpyHtoA(to, offset, reinterpret_cast<const void*>(from), bytes);
}

CUresult Driver::cuMemcpyAtoD(CUdeviceptr to, CUarray from, std::size_t offset, std::size_t bytes)
{
    if (bytes > 0)
        if (const CUresult result = requireDevice(to, bytes, "a copy"); result != CUDA_SUCCESS)
            return result;
    return cuMemcpyAtoH(reinterpret_cast<void*>(to), from, offset, bytes);
}

CUresult Driver::cuMemcpyAtoA(CUarray to, std::size_t toOffset, CUarray from, std::size_t fromOffset, std::size_t bytes)
{
    return inContext([&](Context& context) -> CUresult {
        const Context::ArrayPointer source = context.array(from);
        if (!source)
            return CUDA_ERROR_INVALID_HANDLE;
        const std::size_t size = source->rowBytes * source->rows * source->slices;
        if (fromOffset > size || bytes > size - fromOffset)
            return CUDA_ERROR_INVALID_VALUE;
        return copyArray(context.array(to), toOffset, bytes,
                         [&](std::byte* place) { std::memmove(place, source->bytes + fromOffset, bytes); });
    });
}

CUresult Driver::cuMemcpyHtoAAsync(CUarray to, std::size_t offset, const void* from, std::size_t bytes, CUstream stream)
{
    CUDA_MEMCPY3D box{};
    box.srcHost = from;
    box.dstArray = to;
    box.dstXInBytes = offset;
    box.WidthInBytes = bytes;
    box.Height = box.Depth = 1;
    return copyBox(CU_MEMORYTYPE_HOST, CU_MEMORYTYPE_ARRAY, box, stream, false);
}

CUresult Driver::cuMemcpyAtoHAsync(void* to, CUarray from, std::size_t offset, std::size_t bytes, CUstream stream)
{
    CUDA_MEMCPY3D box{};
    box.srcArray = from;
    box.srcXInBytes = offset;
    box.dstHost = to;
    box.WidthInBytes = bytes;
    box.Height = box.Depth = 1;
    return copyBox(CU_MEMORYTYPE_ARRAY, CU_MEMORYTYPE_HOST, box, stream, false);
}

}  // namespace kd::emulator
