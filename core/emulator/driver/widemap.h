// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/driver/driverapi.h"

#include <cuda.h>

namespace kd::emulator {

/// Holds what cuTensorMapEncodeIm2colWide takes, by its names there.
struct WideMapArguments {
    CUtensorMapDataType tensorDataType = CU_TENSOR_MAP_DATA_TYPE_UINT8;
    cuuint32_t tensorRank = 0;
    void* globalAddress = nullptr;
    const cuuint64_t* globalDim = nullptr;
    const cuuint64_t* globalStrides = nullptr;
    int pixelBoxLowerCornerWidth = 0, pixelBoxUpperCornerWidth = 0;
    cuuint32_t channelsPerPixel = 0, pixelsPerColumn = 0;
    const cuuint32_t* elementStrides = nullptr;
    CUtensorMapInterleave interleave = CU_TENSOR_MAP_INTERLEAVE_NONE;
    CUtensorMapIm2ColWideMode mode = CU_TENSOR_MAP_IM2COL_WIDE_MODE_W;
    CUtensorMapSwizzle swizzle = CU_TENSOR_MAP_SWIZZLE_NONE;
    CUtensorMapL2promotion l2Promotion = CU_TENSOR_MAP_L2_PROMOTION_NONE;
    CUtensorMapFloatOOBfill oobFill = CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE;
};

/// Does what cuTensorMapEncodeIm2colWide does, which the table has not: `api` is one that emulatedDriver() gave.
CUresult encodeWideMap(const DriverApi& api, CUtensorMap* tensorMap, const WideMapArguments& arguments);

}  // namespace kd::emulator
