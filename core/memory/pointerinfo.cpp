// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/pointerinfo.h"

#include "core/driver/drivererror.h"

namespace kd {
namespace {

template <typename Value>
bool read(const DriverApi& api, PointerAttribute attribute, CUdeviceptr address, Value& value)
{
    return api.cuPointerGetAttribute(&value, static_cast<CUpointer_attribute>(attribute), address) == CUDA_SUCCESS;
}

}  // namespace

std::optional<PointerInfo> pointerInfo(const ContextRef& context, CUdeviceptr address)
{
    const DriverApi& api = context.api();
    const CurrentContext current(context);
    unsigned type = 0;
    const CUresult known = api.cuPointerGetAttribute(&type, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, address);
    if (known == CUDA_ERROR_INVALID_VALUE)
        return std::nullopt;
    check(api, known, "cuPointerGetAttribute");
    PointerInfo info{.type = static_cast<MemoryType>(type)};
    unsigned isManaged = 0;
    info.isManaged = read(api, PointerAttribute::IsManaged, address, isManaged) && isManaged != 0;
    read(api, PointerAttribute::Context, address, info.context);
    read(api, PointerAttribute::DeviceOrdinal, address, info.device);
    read(api, PointerAttribute::DevicePointer, address, info.deviceAddress);
    read(api, PointerAttribute::HostPointer, address, info.hostAddress);
    return info;
}

DeviceMemoryRef addressRange(const ContextRef& context, CUdeviceptr address)
{
    const CurrentContext current(context);
    DeviceMemoryRef range;
    std::size_t bytes = 0;
    check(context.api(), context.api().cuMemGetAddressRange(&range.address, &bytes, address), "cuMemGetAddressRange");
    range.size = {bytes};
    return range;
}

}  // namespace kd
