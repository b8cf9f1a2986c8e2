// SPDX-License-Identifier: GPL-3.0-or-later
// cuTensorMapEncodeTiled to cuTensorMapReplaceAddress, and cuTensorMapEncodeIm2colWide.
#include "core/emulator/device/tensormap.h"
#include "core/emulator/driver/driver.h"
#include "core/emulator/driver/enumerationnumber.h"
#include "core/emulator/driver/widemap.h"

#include <algorithm>
#include <span>

namespace kd::emulator {
namespace {

static_assert(sizeof(CUtensorMap) == TensorMap::kBytes);

constexpr int kFirstMajor = 9;  // of the compute capabilities that have tensor maps

std::span<std::byte, TensorMap::kBytes> bytesOf(CUtensorMap* map)
{
    return std::span<std::byte, TensorMap::kBytes>(reinterpret_cast<std::byte*>(map), TensorMap::kBytes);
}

/// What both kinds of maps have in common.
struct MapParts {
    unsigned type;  // enumerations are a program's, which may give any number
    cuuint32_t rank;
    void* address;
    const cuuint64_t* sizes;
    const cuuint64_t* strides;
    const cuuint32_t* steps;
    unsigned interleave;
    unsigned swizzle;
    unsigned promotion;
    unsigned fill;
};

/// Whether a GPU with `capability` takes it, as far as single arguments tell. An H100 looks neither at the alignment of the map nor
/// at whether memory is at the address.
bool isPossible(const CUtensorMap* to, const MapParts& parts, ComputeCapability capability)
{
    const bool isPackedKnown = capability.major >= 10;  // packed elements, swizzles in atoms
    const unsigned lastType =
        isPackedKnown ? CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B : CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ;
    const unsigned lastSwizzle = isPackedKnown ? CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B : CU_TENSOR_MAP_SWIZZLE_128B;
    return to != nullptr && parts.sizes != nullptr && parts.steps != nullptr && parts.strides != nullptr && parts.rank >= 1 &&
        parts.rank <= TensorMap::kMaxRank && parts.type <= lastType && parts.swizzle <= lastSwizzle &&
        parts.interleave <= CU_TENSOR_MAP_INTERLEAVE_32B &&
        (parts.interleave == CU_TENSOR_MAP_INTERLEAVE_NONE || parts.rank >= 3) &&
        parts.promotion <= CU_TENSOR_MAP_L2_PROMOTION_L2_256B &&
        parts.fill <= CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA;
}

TensorMap mapOf(const MapParts& parts)
{
    TensorMap map;
    map.address = reinterpret_cast<std::uint64_t>(parts.address);
    map.type = static_cast<TensorMap::Type>(parts.type);
    map.rank = parts.rank;
    map.swizzle = static_cast<TensorMap::Swizzle>(std::min<unsigned>(parts.swizzle, CU_TENSOR_MAP_SWIZZLE_128B));
    if (parts.swizzle > CU_TENSOR_MAP_SWIZZLE_128B)
        map.atom = static_cast<TensorMap::Atom>(parts.swizzle - CU_TENSOR_MAP_SWIZZLE_128B);
    map.interleave = static_cast<TensorMap::Interleave>(parts.interleave);
    map.fillsWithNan = parts.fill == CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA;
    map.strides[0] = map.elementBytes();
    for (std::uint32_t i = 0; i < map.rank; ++i) {
        map.sizes[i] = parts.sizes[i];
        map.steps[i] = parts.steps[i];
        if (i > 0)
            map.strides[i] = parts.strides[i - 1];
    }
    return map;
}

}  // namespace

CUresult Driver::encodeMap(CUtensorMap* to, const TensorMap& map)
{
    if (Message why = map.unsupported(); !why.empty())
        return refuse(CUDA_ERROR_NOT_SUPPORTED, std::move(why));
    if (Message why = map.wrong(); !why.empty())
        return refuse(CUDA_ERROR_INVALID_VALUE, message("a tensor map: {}", why));
    map.write(bytesOf(to));
    return CUDA_SUCCESS;
}

CUresult Driver::cuTensorMapEncodeTiled(CUtensorMap* to, CUtensorMapDataType type, cuuint32_t rank, void* address,
                                        const cuuint64_t* sizes, const cuuint64_t* strides, const cuuint32_t* box,
                                        const cuuint32_t* steps, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle,
                                        CUtensorMapL2promotion promotion, CUtensorMapFloatOOBfill fill)
{
    return inContext([&](Context&) -> CUresult {
        const MapParts parts{numberOf(type), rank, address, sizes, strides, steps, numberOf(interleave), numberOf(swizzle),
                             numberOf(promotion), numberOf(fill)};
        if (m_limits.capability.major < kFirstMajor)
            return refuse(CUDA_ERROR_NOT_SUPPORTED, "devices have tensor maps from compute capability 9.0 on");
        if (!isPossible(to, parts, m_limits.capability) || box == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        TensorMap map = mapOf(parts);
        std::copy_n(box, rank, map.box.begin());
        return encodeMap(to, map);
    });
}

CUresult Driver::cuTensorMapEncodeIm2col(CUtensorMap* to, CUtensorMapDataType type, cuuint32_t rank, void* address,
                                         const cuuint64_t* sizes, const cuuint64_t* strides, const int* lower, const int* upper,
                                         cuuint32_t channels, cuuint32_t pixels, const cuuint32_t* steps,
                                         CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle,
                                         CUtensorMapL2promotion promotion, CUtensorMapFloatOOBfill fill)
{
    return inContext([&](Context&) -> CUresult {
        const MapParts parts{numberOf(type), rank, address, sizes, strides, steps, numberOf(interleave), numberOf(swizzle),
                             numberOf(promotion), numberOf(fill)};
        if (m_limits.capability.major < kFirstMajor)
            return refuse(CUDA_ERROR_NOT_SUPPORTED, "devices have tensor maps from compute capability 9.0 on");
        if (!isPossible(to, parts, m_limits.capability) || lower == nullptr || upper == nullptr || rank < 3)
            return CUDA_ERROR_INVALID_VALUE;
        TensorMap map = mapOf(parts);
        map.isIm2col = true;
        map.channels = channels;
        map.pixels = pixels;
        std::copy_n(lower, rank - 2, map.lower.begin());
        std::copy_n(upper, rank - 2, map.upper.begin());
        return encodeMap(to, map);
    });
}

CUresult Driver::encodeWideMap(CUtensorMap* to, const WideMapArguments& in)
{
    return inContext([&](Context&) -> CUresult {
        const MapParts parts{numberOf(in.tensorDataType), in.tensorRank, in.globalAddress, in.globalDim, in.globalStrides,
                             in.elementStrides, numberOf(in.interleave), numberOf(in.swizzle), numberOf(in.l2Promotion),
                             numberOf(in.oobFill)};
        if (m_limits.capability.major < kFirstMajor)  // the driver of an H200 makes them, though none of its instructions take them
            return refuse(CUDA_ERROR_NOT_SUPPORTED, "devices have tensor maps from compute capability 9.0 on");
        if (!isPossible(to, parts, m_limits.capability) || in.tensorRank < 3 ||
            numberOf(in.mode) > CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128)
            return CUDA_ERROR_INVALID_VALUE;
        TensorMap map = mapOf(parts);
        map.isIm2col = true;
        map.wide = in.mode == CU_TENSOR_MAP_IM2COL_WIDE_MODE_W ? TensorMap::Wide::W : TensorMap::Wide::W128;
        map.channels = in.channelsPerPixel;
        map.pixels = map.wide == TensorMap::Wide::W128 ? TensorMap::kWidePixels : in.pixelsPerColumn;
        map.lower[0] = in.pixelBoxLowerCornerWidth;
        map.upper[0] = in.pixelBoxUpperCornerWidth;
        return encodeMap(to, map);
    });
}

CUresult encodeWideMap(const DriverApi& api, CUtensorMap* tensorMap, const WideMapArguments& arguments)
{
    auto* const driver = dynamic_cast<Driver*>(api.channel.get());
    Driver::beginCall();
    return driver != nullptr ? driver->encodeWideMap(tensorMap, arguments) : CUDA_ERROR_NOT_SUPPORTED;
}

CUresult Driver::cuTensorMapReplaceAddress(CUtensorMap* map, void* address)
{
    return inContext([&](Context&) -> CUresult {
        if (map == nullptr || address == nullptr)  // as of an H100, where null can be encoded
            return CUDA_ERROR_INVALID_VALUE;
        std::optional<TensorMap> found = TensorMap::read(bytesOf(map));
        if (!found)
            return CUDA_ERROR_INVALID_VALUE;
        found->address = reinterpret_cast<std::uint64_t>(address);
        if (!found->wrong().empty())
            return CUDA_ERROR_INVALID_VALUE;
        found->write(bytesOf(map));
        return CUDA_SUCCESS;
    });
}

}  // namespace kd::emulator
