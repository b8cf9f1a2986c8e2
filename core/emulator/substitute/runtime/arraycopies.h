// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda.h>
#include <cuda_runtime_api.h>

#include <cstddef>

namespace kd::emulator::substitute {

/// Where `kind` says that memory is, on its way from or to there.
inline CUmemorytype memoryType(cudaMemcpyKind kind, bool isSource)
{
    if (kind == cudaMemcpyDefault)
        return CU_MEMORYTYPE_UNIFIED;
    const bool isDevice = kind == cudaMemcpyDeviceToDevice || (kind == cudaMemcpyDeviceToHost) == isSource;
    return kind != cudaMemcpyHostToHost && isDevice ? CU_MEMORYTYPE_DEVICE : CU_MEMORYTYPE_HOST;
}

/// One end of a copy of a box: an array, or other memory. Of an array x counts bytes.
struct CopyEnd {
    CUmemorytype type = CU_MEMORYTYPE_HOST;
    void* memory = nullptr;
    CUarray array = nullptr;
    std::size_t pitch = 0, height = 0;  ///< of what is no array
    std::size_t x = 0, y = 0, z = 0;
};

/// A copy of a box whose width is bytes.
inline CUDA_MEMCPY3D boxBetween(const CopyEnd& from, const CopyEnd& to, const cudaExtent& extent)
{
    CUDA_MEMCPY3D copy{};
    copy.srcMemoryType = from.type;
    copy.srcHost = from.memory;
    copy.srcDevice = reinterpret_cast<CUdeviceptr>(from.memory);
    copy.srcArray = from.array;
    copy.srcPitch = from.pitch;
    copy.srcHeight = from.height;
    copy.srcXInBytes = from.x;
    copy.srcY = from.y;
    copy.srcZ = from.z;
    copy.dstMemoryType = to.type;
    copy.dstHost = to.memory;
    copy.dstDevice = reinterpret_cast<CUdeviceptr>(to.memory);
    copy.dstArray = to.array;
    copy.dstPitch = to.pitch;
    copy.dstHeight = to.height;
    copy.dstXInBytes = to.x;
    copy.dstY = to.y;
    copy.dstZ = to.z;
    copy.WidthInBytes = extent.width;
    copy.Height = extent.height;
    copy.Depth = extent.depth;
    return copy;
}

/// Copies a box whose width is bytes.
inline CUresult copyEnds(const CopyEnd& from, const CopyEnd& to, const cudaExtent& extent, CUstream stream, bool waits)
{
    const CUDA_MEMCPY3D copy = boxBetween(from, to, extent);
    const CUresult result = cuMemcpy3DAsync(&copy, stream);
    return result == CUDA_SUCCESS && waits ? cuStreamSynchronize(stream) : result;
}

/// What of cudaMemcpy3D the driver takes; where an end is an array, sizes and places count its texels.
CUresult driverBox(const cudaMemcpy3DParms& copy, CUDA_MEMCPY3D& box);
/// What a box that driverBox() made is for the runtime.
CUresult paramsOf(const CUDA_MEMCPY3D& box, cudaMemcpy3DParms& copy);

/// cudaMemcpy3D where an end is an array: sizes and places count its texels.
cudaError_t copyArrays(const cudaMemcpy3DParms& copy, cudaStream_t stream, bool waits);

}  // namespace kd::emulator::substitute
