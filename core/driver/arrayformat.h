// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda.h>

#include <cstddef>

namespace kd {

/// Bytes of one channel of an array's element (CUarray_format in the CUDA driver API): integers of 8, 16 and 32 bits, half and
/// float; 0 for all other formats, which neither the emulated GPU nor recordings have.
constexpr std::size_t channelBytes(CUarray_format format) noexcept
{
    switch (format) {
    case CU_AD_FORMAT_UNSIGNED_INT8:
    case CU_AD_FORMAT_SIGNED_INT8:
        return 1;
    case CU_AD_FORMAT_UNSIGNED_INT16:
    case CU_AD_FORMAT_SIGNED_INT16:
    case CU_AD_FORMAT_HALF:
        return 2;
    case CU_AD_FORMAT_UNSIGNED_INT32:
    case CU_AD_FORMAT_SIGNED_INT32:
    case CU_AD_FORMAT_FLOAT:
        return 4;
    default:
        return 0;
    }
}

}  // namespace kd
