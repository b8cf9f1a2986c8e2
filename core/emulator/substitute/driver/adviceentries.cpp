// SPDX-License-Identifier: GPL-3.0-or-later
// cuMemAdvise to cuMemRangeGetAttributes: hints of where managed memory is to lie, and what was said of it.
#include "core/emulator/substitute/driver/rangeadvice.h"
#include "core/emulator/substitute/emulation.h"

#include <algorithm>
#include <span>

namespace sub = kd::emulator::substitute;
using kd::DriverApi;
using sub::RangeAdvice;
using sub::RangeAdvices;

namespace {

/// Fails for what is not all within one piece of managed memory.
CUresult requireManaged(const DriverApi& api, CUdeviceptr address, std::size_t bytes)
{
    unsigned isManaged = 0;
    CUdeviceptr base = 0;
    std::size_t size = 0;
    const bool isKnown = api.cuPointerGetAttribute(&isManaged, CU_POINTER_ATTRIBUTE_IS_MANAGED, address) == CUDA_SUCCESS &&
        api.cuMemGetAddressRange(&base, &size, address) == CUDA_SUCCESS;
    return isKnown && isManaged != 0 && bytes > 0 && bytes <= size - (address - base) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult requireStream(const DriverApi& api, CUstream stream)
{
    unsigned flags = 0;
    return api.cuStreamGetFlags(stream, &flags);
}

bool isLegacyStream(CUstream stream)
{
    return stream == nullptr || stream == CU_STREAM_LEGACY;
}

bool isHost(const CUmemLocation& location)
{
    return location.type == CU_MEM_LOCATION_TYPE_HOST || location.type == CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT ||
        (location.type == CU_MEM_LOCATION_TYPE_HOST_NUMA && location.id == 0);
}

bool isLocation(const CUmemLocation& location)
{
    return isHost(location) || (location.type == CU_MEM_LOCATION_TYPE_DEVICE && location.id == 0);
}

CUresult advise(const DriverApi& api, CUdeviceptr address, std::size_t bytes, CUmem_advise advice, const CUmemLocation& location)
{
    if (const CUresult result = requireManaged(api, address, bytes); result != CUDA_SUCCESS)
        return result;
    const bool needsLocation = advice == CU_MEM_ADVISE_SET_PREFERRED_LOCATION || advice == CU_MEM_ADVISE_SET_ACCESSED_BY ||
        advice == CU_MEM_ADVISE_UNSET_ACCESSED_BY;
    if (advice < CU_MEM_ADVISE_SET_READ_MOSTLY || advice > CU_MEM_ADVISE_UNSET_ACCESSED_BY ||
        (needsLocation && !isLocation(location)))
        return CUDA_ERROR_INVALID_VALUE;
    RangeAdvices::ofThisProcess().change(address, bytes, [&](RangeAdvice& kept) {
        switch (advice) {
        case CU_MEM_ADVISE_SET_READ_MOSTLY:
            kept.isReadMostly = true;
            break;
        case CU_MEM_ADVISE_UNSET_READ_MOSTLY:
            kept.isReadMostly = false;
            break;
        case CU_MEM_ADVISE_SET_PREFERRED_LOCATION:
            kept.preferred = location;
            break;
        case CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION:
            kept.preferred = RangeAdvice{}.preferred;
            break;
        case CU_MEM_ADVISE_SET_ACCESSED_BY:
        case CU_MEM_ADVISE_UNSET_ACCESSED_BY:
            (isHost(location) ? kept.isAccessedByHost : kept.isAccessedByDevice) = advice == CU_MEM_ADVISE_SET_ACCESSED_BY;
            break;
        }
    });
    return CUDA_SUCCESS;
}

CUresult prefetch(const DriverApi& api, CUdeviceptr address, std::size_t bytes, const CUmemLocation& location)
{
    const CUresult result = requireManaged(api, address, bytes);
    if (result == CUDA_SUCCESS)
        RangeAdvices::ofThisProcess().change(address, bytes, [&](RangeAdvice& kept) { kept.prefetched = location; });
    return result;
}

CUresult requireRanges(const DriverApi& api, const CUdeviceptr* addresses, const std::size_t* sizes, std::size_t count,
                       unsigned long long flags, CUstream stream)
{
    if (addresses == nullptr || sizes == nullptr || count == 0 || flags != 0 || isLegacyStream(stream))
        return CUDA_ERROR_INVALID_VALUE;
    for (std::size_t i = 0; i < count; ++i)
        if (const CUresult result = requireManaged(api, addresses[i], sizes[i]); result != CUDA_SUCCESS)
            return result;
    return requireStream(api, stream);
}

CUresult prefetchAll(const DriverApi& api, const CUdeviceptr* addresses, const std::size_t* sizes, std::size_t count,
                     const CUmemLocation* locations, const std::size_t* firsts, std::size_t locationCount)
{
    if (locations == nullptr || firsts == nullptr || locationCount == 0 || locationCount > count || firsts[0] != 0)
        return CUDA_ERROR_INVALID_VALUE;
    for (std::size_t i = 0; i < locationCount; ++i)
        if (!isLocation(locations[i]) || firsts[i] >= count || (i > 0 && firsts[i] <= firsts[i - 1]))
            return CUDA_ERROR_INVALID_VALUE;
    for (std::size_t i = 0, at = 0; i < count; ++i) {
        at += at + 1 < locationCount && firsts[at + 1] == i ? 1 : 0;
        if (const CUresult result = prefetch(api, addresses[i], sizes[i], locations[at]); result != CUDA_SUCCESS)
            return result;
    }
    return CUDA_SUCCESS;
}

/// Where all of a range is to lie, or was prefetched to; invalid where that differs.
CUmemLocation commonLocation(const std::vector<RangeAdvice>& advices, CUmemLocation RangeAdvice::*which)
{
    const CUmemLocation first = advices.front().*which;
    const bool isOne = std::ranges::all_of(
        advices, [&](const RangeAdvice& each) { return (each.*which).type == first.type && (each.*which).id == first.id; });
    return isOne ? first : CUmemLocation{CU_MEM_LOCATION_TYPE_INVALID, CU_DEVICE_INVALID};
}

/// As cuda.h numbers places in one number.
int numberOf(const CUmemLocation& location)
{
    return isHost(location) ? CU_DEVICE_CPU : location.type == CU_MEM_LOCATION_TYPE_DEVICE ? location.id : CU_DEVICE_INVALID;
}

void tellAccessors(const std::vector<RangeAdvice>& advices, std::span<int> target)
{
    std::vector<int> found;
    if (std::ranges::all_of(advices, &RangeAdvice::isAccessedByDevice))
        found.push_back(0);
    if (std::ranges::all_of(advices, &RangeAdvice::isAccessedByHost))
        found.push_back(CU_DEVICE_CPU);
    for (std::size_t i = 0; i < target.size(); ++i)
        target[i] = i < found.size() ? found[i] : CU_DEVICE_INVALID;
}

CUresult tell(const DriverApi& api, void* data, std::size_t size, CUmem_range_attribute attribute, CUdeviceptr address,
              std::size_t bytes)
{
    const bool isList = attribute == CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY;
    if (data == nullptr || (isList ? size == 0 || size % sizeof(int) != 0 : size != sizeof(int)))
        return CUDA_ERROR_INVALID_VALUE;
    if (const CUresult result = requireManaged(api, address, bytes); result != CUDA_SUCCESS)
        return result;
    const std::vector<RangeAdvice> advices = RangeAdvices::ofThisProcess().within(address, bytes);
    const CUmemLocation preferred = commonLocation(advices, &RangeAdvice::preferred);
    const CUmemLocation prefetched = commonLocation(advices, &RangeAdvice::prefetched);
    auto* const target = static_cast<int*>(data);
    switch (attribute) {
    case CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY:
        *target = std::ranges::all_of(advices, &RangeAdvice::isReadMostly) ? 1 : 0;
        break;
    case CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION:
        *target = numberOf(preferred);
        break;
    case CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY:
        tellAccessors(advices, {target, size / sizeof(int)});
        break;
    case CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION:
        *target = numberOf(prefetched);
        break;
    case CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE:
        *target = static_cast<int>(preferred.type);
        break;
    case CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID:
        *target = preferred.id;
        break;
    case CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE:
        *target = static_cast<int>(prefetched.type);
        break;
    case CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID:
        *target = prefetched.id;
        break;
    default:
        return CUDA_ERROR_INVALID_VALUE;
    }
    return CUDA_SUCCESS;
}

}  // namespace

extern "C" {

CUresult CUDAAPI cuMemAdvise_v2(CUdeviceptr address, std::size_t bytes, CUmem_advise advice, CUmemLocation location)
{
    return sub::entry("cuMemAdvise", [&](const DriverApi& api) { return advise(api, address, bytes, advice, location); });
}

CUresult CUDAAPI cuMemPrefetchAsync_v2(CUdeviceptr address, std::size_t bytes, CUmemLocation location, unsigned flags,
                                       CUstream stream)
{
    return sub::entry("cuMemPrefetchAsync", [&](const DriverApi& api) -> CUresult {
        if (const CUresult result = requireStream(api, stream); result != CUDA_SUCCESS)
            return result;
        if (flags != 0 || !isLocation(location))
            return flags != 0 || location.type != CU_MEM_LOCATION_TYPE_DEVICE ? CUDA_ERROR_INVALID_VALUE
                                                                              : CUDA_ERROR_INVALID_DEVICE;
        return prefetch(api, address, bytes, location);
    });
}

CUresult CUDAAPI cuMemPrefetchBatchAsync(CUdeviceptr* addresses, std::size_t* sizes, std::size_t count, CUmemLocation* locations,
                                         std::size_t* firsts, std::size_t locationCount, unsigned long long flags, CUstream stream)
{
    return sub::entry("cuMemPrefetchBatchAsync", [&](const DriverApi& api) {
        const CUresult result = requireRanges(api, addresses, sizes, count, flags, stream);
        return result == CUDA_SUCCESS ? prefetchAll(api, addresses, sizes, count, locations, firsts, locationCount) : result;
    });
}

/// What is discarded may be read as anything until it is written: it keeps what it has.
CUresult CUDAAPI cuMemDiscardBatchAsync(CUdeviceptr* addresses, std::size_t* sizes, std::size_t count, unsigned long long flags,
                                        CUstream stream)
{
    return sub::entry("cuMemDiscardBatchAsync",
                      [&](const DriverApi& api) { return requireRanges(api, addresses, sizes, count, flags, stream); });
}

CUresult CUDAAPI cuMemDiscardAndPrefetchBatchAsync(CUdeviceptr* addresses, std::size_t* sizes, std::size_t count,
                                                   CUmemLocation* locations, std::size_t* firsts, std::size_t locationCount,
                                                   unsigned long long flags, CUstream stream)
{
    return cuMemPrefetchBatchAsync(addresses, sizes, count, locations, firsts, locationCount, flags, stream);
}

CUresult CUDAAPI cuMemRangeGetAttribute(void* data, std::size_t size, CUmem_range_attribute attribute, CUdeviceptr address,
                                        std::size_t bytes)
{
    return sub::entry("cuMemRangeGetAttribute",
                      [&](const DriverApi& api) { return tell(api, data, size, attribute, address, bytes); });
}

CUresult CUDAAPI cuMemRangeGetAttributes(void** data, std::size_t* sizes, CUmem_range_attribute* attributes, std::size_t count,
                                         CUdeviceptr address, std::size_t bytes)
{
    return sub::entry("cuMemRangeGetAttributes", [&](const DriverApi& api) -> CUresult {
        if (data == nullptr || sizes == nullptr || attributes == nullptr || count == 0)
            return CUDA_ERROR_INVALID_VALUE;
        for (std::size_t i = 0; i < count; ++i)
            if (const CUresult result = tell(api, data[i], sizes[i], attributes[i], address, bytes); result != CUDA_SUCCESS)
                return result;
        return CUDA_SUCCESS;
    });
}
}
