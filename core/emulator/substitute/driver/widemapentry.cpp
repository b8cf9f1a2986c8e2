// SPDX-License-Identifier: GPL-3.0-or-later
// cuTensorMapEncodeIm2colWide, which the table of the driver has not.
#include "core/emulator/driver/widemap.h"
#include "core/emulator/substitute/emulation.h"

namespace sub = kd::emulator::substitute;
using kd::DriverApi;

extern "C" {

CUresult CUDAAPI cuTensorMapEncodeIm2colWide(CUtensorMap* tensorMap, CUtensorMapDataType type, cuuint32_t rank, void* address,
                                             const cuuint64_t* sizes, const cuuint64_t* strides, int lower, int upper,
                                             cuuint32_t channels, cuuint32_t pixels, const cuuint32_t* steps,
                                             CUtensorMapInterleave interleave, CUtensorMapIm2ColWideMode mode,
                                             CUtensorMapSwizzle swizzle, CUtensorMapL2promotion promotion,
                                             CUtensorMapFloatOOBfill fill)
{
    return sub::entry("cuTensorMapEncodeIm2colWide", [&](const DriverApi& api) {
        return kd::emulator::encodeWideMap(api, tensorMap,
                                           {.tensorDataType = type,
                                            .tensorRank = rank,
                                            .globalAddress = address,
                                            .globalDim = sizes,
                                            .globalStrides = strides,
                                            .pixelBoxLowerCornerWidth = lower,
                                            .pixelBoxUpperCornerWidth = upper,
                                            .channelsPerPixel = channels,
                                            .pixelsPerColumn = pixels,
                                            .elementStrides = steps,
                                            .interleave = interleave,
                                            .mode = mode,
                                            .swizzle = swizzle,
                                            .l2Promotion = promotion,
                                            .oobFill = fill});
    });
}

}
