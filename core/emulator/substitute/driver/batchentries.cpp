// SPDX-License-Identifier: GPL-3.0-or-later
// cuMemcpyBatchAsync and cuMemcpy3DBatchAsync, in the forms of CUDA 13 and of 12, which tells which copy was wrong.
#include "core/driver/arrayformat.h"
#include "core/emulator/substitute/driver/capture.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#undef cuMemcpy3DBatchAsync
#undef cuMemcpyBatchAsync

namespace sub = kd::emulator::substitute;
using kd::DriverApi;

namespace {

constexpr std::size_t kNoCopy = SIZE_MAX;

bool isOrder(CUmemcpySrcAccessOrder order)
{
    return order >= CU_MEMCPY_SRC_ACCESS_ORDER_STREAM && order <= CU_MEMCPY_SRC_ACCESS_ORDER_ANY;
}

bool areFlags(unsigned flags)
{
    return flags <= CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE;
}

/// The legacy stream takes no batches, and a stream that captures has none.
CUresult requireStream(const DriverApi& api, CUstream stream)
{
    unsigned flags = 0;
    if (stream == nullptr || stream == CU_STREAM_LEGACY)
        return CUDA_ERROR_INVALID_VALUE;
    if (const CUresult result = api.cuStreamGetFlags(stream, &flags); result != CUDA_SUCCESS)
        return result;
    sub::Captures& captures = sub::Captures::ofThisProcess();
    const bool isCapturing = captures.any() && captures.infoOf(stream).status != CU_STREAM_CAPTURE_STATUS_NONE;
    return isCapturing ? CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED : CUDA_SUCCESS;
}

/// Gives the stream all copies, which are known to be right. Sources that may be gone after the call are read before it ends.
CUresult copyAll(const DriverApi& api, const std::vector<sub::CopyWork>& copies, bool readsNow, CUstream stream)
{
    for (const sub::CopyWork& each : copies)
        if (const CUresult result = sub::runWork(api, each, stream); result != CUDA_SUCCESS)
            return result;
    return readsNow ? api.cuStreamSynchronize(stream) : CUDA_SUCCESS;
}

bool areAttributes(const CUmemcpyAttributes* attributes, const std::size_t* firsts, std::size_t attributeCount, std::size_t count)
{
    if (attributes == nullptr || firsts == nullptr || attributeCount == 0 || attributeCount > count || firsts[0] != 0)
        return false;
    for (std::size_t i = 0; i < attributeCount; ++i)
        if (firsts[i] >= count || (i > 0 && firsts[i] <= firsts[i - 1]) || !isOrder(attributes[i].srcAccessOrder) ||
            !areFlags(attributes[i].flags))
            return false;
    return true;
}

/// Bytes of an element of an array; 0 where it has none.
std::size_t elementBytes(const DriverApi& api, CUarray array)
{
    CUDA_ARRAY3D_DESCRIPTOR shape{};
    if (api.cuArray3DGetDescriptor(&shape, array) != CUDA_SUCCESS)
        return 0;
    return kd::channelBytes(shape.Format) * shape.NumChannels;
}

/// The box that an operation copies; nothing where it is not well formed. What is no array counts bytes, beside an array its
/// elements.
std::optional<CUDA_MEMCPY3D> boxOf(const DriverApi& api, const CUDA_MEMCPY3D_BATCH_OP& copy)
{
    const bool isFromArray = copy.src.type == CU_MEMCPY_OPERAND_TYPE_ARRAY,
               isToArray = copy.dst.type == CU_MEMCPY_OPERAND_TYPE_ARRAY;
    const CUextent3D& extent = copy.extent;
    std::size_t element = 1;
    if (isFromArray || isToArray)
        element = elementBytes(api, isFromArray ? copy.src.op.array.array : copy.dst.op.array.array);
    if (element == 0 || extent.width == 0 || extent.height == 0 || extent.depth == 0 || extent.width > SIZE_MAX / element)
        return std::nullopt;
    CUDA_MEMCPY3D box{};
    box.WidthInBytes = extent.width * element;
    box.Height = extent.height;
    box.Depth = extent.depth;
    for (const bool isSource : {true, false}) {
        const CUmemcpy3DOperand& end = isSource ? copy.src : copy.dst;
        if (end.type != CU_MEMCPY_OPERAND_TYPE_ARRAY && end.type != CU_MEMCPY_OPERAND_TYPE_POINTER)
            return std::nullopt;
        const bool isArray = end.type == CU_MEMCPY_OPERAND_TYPE_ARRAY;
        const auto& memory = end.op.ptr;
        const auto& array = end.op.array;
        if (!isArray &&
            ((memory.rowLength != 0 && memory.rowLength < extent.width) || memory.rowLength > SIZE_MAX / element ||
             (memory.layerHeight != 0 && memory.layerHeight < extent.height)))
            return std::nullopt;
        (isSource ? box.srcMemoryType : box.dstMemoryType) = isArray ? CU_MEMORYTYPE_ARRAY : CU_MEMORYTYPE_UNIFIED;
        (isSource ? box.srcArray : box.dstArray) = isArray ? array.array : nullptr;
        (isSource ? box.srcDevice : box.dstDevice) = isArray ? 0 : memory.ptr;
        (isSource ? box.srcPitch : box.dstPitch) = isArray ? 0 : memory.rowLength * element;
        (isSource ? box.srcHeight : box.dstHeight) = isArray ? 0 : memory.layerHeight;
        (isSource ? box.srcXInBytes : box.dstXInBytes) = isArray ? array.offset.x * element : 0;
        (isSource ? box.srcY : box.dstY) = isArray ? array.offset.y : 0;
        (isSource ? box.srcZ : box.dstZ) = isArray ? array.offset.z : 0;
    }
    return box;
}

}  // namespace

extern "C" {

CUresult CUDAAPI cuMemcpyBatchAsync(CUdeviceptr* to, CUdeviceptr* from, std::size_t* sizes, std::size_t count,
                                    CUmemcpyAttributes* attributes, std::size_t* firsts, std::size_t attributeCount,
                                    std::size_t* failed, CUstream stream)
{
    return sub::entry("cuMemcpyBatchAsync", [&](const DriverApi& api) -> CUresult {
        std::size_t ignored = 0;
        std::size_t& wrong = failed != nullptr ? *failed : ignored;
        wrong = kNoCopy;
        if (to == nullptr || from == nullptr || sizes == nullptr || count == 0 ||
            !areAttributes(attributes, firsts, attributeCount, count))
            return CUDA_ERROR_INVALID_VALUE;
        if (const CUresult result = requireStream(api, stream); result != CUDA_SUCCESS)
            return result;
        std::vector<sub::CopyWork> copies(count);
        for (std::size_t i = 0; i < count; ++i) {
            const CUresult result = sizes[i] == 0 || to[i] == 0 || from[i] == 0
                ? CUDA_ERROR_INVALID_VALUE
                : sub::copyWork(api, to[i], from[i], sizes[i], copies[i]);
            if (result != CUDA_SUCCESS) {
                wrong = i;
                return result;
            }
        }
        const bool readsNow = std::any_of(attributes, attributes + attributeCount, [](const CUmemcpyAttributes& each) {
            return each.srcAccessOrder == CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL;
        });
        return copyAll(api, copies, readsNow, stream);
    });
}

CUresult CUDAAPI cuMemcpyBatchAsync_v2(CUdeviceptr* to, CUdeviceptr* from, std::size_t* sizes, std::size_t count,
                                       CUmemcpyAttributes* attributes, std::size_t* firsts, std::size_t attributeCount,
                                       CUstream stream)
{
    return cuMemcpyBatchAsync(to, from, sizes, count, attributes, firsts, attributeCount, nullptr, stream);
}

CUresult CUDAAPI cuMemcpy3DBatchAsync(std::size_t count, CUDA_MEMCPY3D_BATCH_OP* operations, std::size_t* failed,
                                      unsigned long long flags, CUstream stream)
{
    return sub::entry("cuMemcpy3DBatchAsync", [&](const DriverApi& api) -> CUresult {
        std::size_t ignored = 0;
        std::size_t& wrong = failed != nullptr ? *failed : ignored;
        wrong = kNoCopy;
        if (operations == nullptr || count == 0 || flags != 0)
            return CUDA_ERROR_INVALID_VALUE;
        if (const CUresult result = requireStream(api, stream); result != CUDA_SUCCESS)
            return result;
        std::vector<sub::CopyWork> copies;
        bool readsNow = false;
        for (std::size_t i = 0; i < count; ++i) {
            const CUDA_MEMCPY3D_BATCH_OP& each = operations[i];
            const std::optional<CUDA_MEMCPY3D> box = boxOf(api, each);
            const bool isGood = box && isOrder(each.srcAccessOrder) && areFlags(each.flags);
            const CUresult result = isGood ? sub::copyWork(api, *box, copies.emplace_back()) : CUDA_ERROR_INVALID_VALUE;
            if (result != CUDA_SUCCESS) {
                wrong = i;
                return result;
            }
            readsNow = readsNow || each.srcAccessOrder == CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL;
        }
        return copyAll(api, copies, readsNow, stream);
    });
}

CUresult CUDAAPI cuMemcpy3DBatchAsync_v2(std::size_t count, CUDA_MEMCPY3D_BATCH_OP* operations, unsigned long long flags,
                                         CUstream stream)
{
    return cuMemcpy3DBatchAsync(count, operations, nullptr, flags, stream);
}
}
