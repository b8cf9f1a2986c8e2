// SPDX-License-Identifier: GPL-3.0-or-later
// A multicast object of one device: memory that is bound to it is stored to, added to and read by multimem instructions. A GPU without
// NVLink switches has none, which is told and is no failure.
#include "drivercheck.h"

#include <vector>

const char* const kPtx = R"(
.version 8.1
.target sm_90
.address_size 64
.visible .entry sums(.param .u64 to, .param .u64 out)
{
    .reg .b32 %r<6>;
    .reg .b64 %d<6>;
    ld.param.u64 %d1, [to];
    ld.param.u64 %d2, [out];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %d3, %r1, 4;
    add.s64 %d4, %d1, %d3;
    add.s64 %d5, %d2, %d3;
    multimem.st.relaxed.gpu.global.b32 [%d4], %r1;
    multimem.red.relaxed.gpu.global.add.u32 [%d4], 1000;
    multimem.ld_reduce.relaxed.gpu.global.add.u32 %r2, [%d4];
    st.global.u32 [%d5], %r2;
    ret;
}
)";

int main()
{
    CALL(cuInit(0));
    CUdevice device = 0;
    CUcontext context;
    CALL(cuDevicePrimaryCtxRetain(&context, device));
    CALL(cuCtxSetCurrent(context));
    int has = 0;
    CALL(cuDeviceGetAttribute(&has, CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED, device));
    if (has == 0) {
        std::printf("no multicast\n");
        return 0;
    }
    CUmulticastObjectProp wish{};
    wish.numDevices = 1;
    wish.size = 2 << 20;
    size_t granule = 0;
    CALL(cuMulticastGetGranularity(&granule, &wish, CU_MULTICAST_GRANULARITY_MINIMUM));
    wish.size = granule;
    CUmemAllocationProp memory{};
    memory.type = CU_MEM_ALLOCATION_TYPE_PINNED;
    memory.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
    memory.location.id = device;
    CUmemGenericAllocationHandle object, handle;
    CALL(cuMulticastCreate(&object, &wish));
    CALL(cuMulticastAddDevice(object, device));
    CALL(cuMemCreate(&handle, granule, &memory, 0));
    CALL(cuMulticastBindMem(object, 0, handle, 0, granule, 0));
    CUdeviceptr plain, shared, out;
    CUmemAccessDesc access{};
    access.location = memory.location;
    access.flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
    CALL(cuMemAddressReserve(&plain, granule, granule, 0, 0));
    CALL(cuMemAddressReserve(&shared, granule, granule, 0, 0));
    CALL(cuMemMap(plain, granule, 0, handle, 0));
    CALL(cuMemMap(shared, granule, 0, object, 0));
    CALL(cuMemSetAccess(plain, granule, &access, 1));
    CALL(cuMemSetAccess(shared, granule, &access, 1));
    CALL(cuMemAlloc(&out, 128 * sizeof(unsigned)));
    CUmodule module;
    CUfunction sums;
    CALL(cuModuleLoadData(&module, kPtx));
    CALL(cuModuleGetFunction(&sums, module, "sums"));
    void* parameters[] = {&shared, &out};
    CALL(cuLaunchKernel(sums, 1, 1, 1, 128, 1, 1, 0, nullptr, parameters, nullptr));
    std::vector<unsigned> found(128), direct(128);
    CALL(cuMemcpyDtoH(found.data(), out, 128 * sizeof(unsigned)));
    CALL(cuMemcpyDtoH(direct.data(), plain, 128 * sizeof(unsigned)));
    for (unsigned i = 0; i < 128; ++i)
        CHECK(found[i] == i + 1000 && direct[i] == i + 1000);
    CALL(cuMemUnmap(shared, granule));
    CALL(cuMulticastUnbind(object, device, 0, granule));
    CALL(cuMemUnmap(plain, granule));
    CALL(cuMemRelease(object));
    CALL(cuMemRelease(handle));
    CALL(cuMemAddressFree(shared, granule));
    CALL(cuMemAddressFree(plain, granule));
    std::printf("PASS\n");
}
