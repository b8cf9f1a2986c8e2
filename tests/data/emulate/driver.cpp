// SPDX-License-Identifier: GPL-3.0-or-later
// A program of the driver API that brings its kernel as PTX.
#include <cuda.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

#define CALL(call)                                                              \
    do {                                                                        \
        const CUresult result = (call);                                         \
        if (result != CUDA_SUCCESS) {                                           \
            std::printf("%d: %s: %d\n", __LINE__, #call, result);               \
            std::exit(2);                                                       \
        }                                                                       \
    } while (false)

const char* const kPtx = R"(
.version 7.0
.target sm_75
.address_size 64
.visible .global .align 4 .u32 step = 3;
.visible .entry ramp(.param .u64 x, .param .u32 n)
{
    .reg .pred %p<2>;
    .reg .b32 %r<8>;
    .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [x];
    ld.param.u32 %r1, [n];
    mov.u32 %r2, %tid.x;
    setp.ge.u32 %p1, %r2, %r1;
    @%p1 bra END;
    ld.global.u32 %r3, [step];
    mul.lo.u32 %r4, %r2, %r3;
    mul.wide.u32 %rd2, %r2, 4;
    add.s64 %rd3, %rd1, %rd2;
    st.global.u32 [%rd3], %r4;
END:
    ret;
}
)";

int main()
{
    CUdevice device = 0;
    CUcontext context = nullptr;
    CUmodule module = nullptr;
    CUfunction function = nullptr;
    CUdeviceptr x = 0, step = 0;
    size_t bytes = 0;
    if (cuDeviceGet(&device, 0) != CUDA_ERROR_NOT_INITIALIZED)
        return 3;
    CALL(cuInit(0));
    CALL(cuDeviceGet(&device, 0));
    CALL(cuCtxCreate(&context, nullptr, 0, device));
    CALL(cuModuleLoadData(&module, kPtx));
    CALL(cuModuleGetFunction(&function, module, "ramp"));
    CALL(cuModuleGetGlobal(&step, &bytes, module, "step"));
    CALL(cuMemsetD32(step, 5, 1));
    CALL(cuMemAlloc(&x, 32 * sizeof(int)));
    int n = 32, found[32];
    void* values[] = {&x, &n};
    CALL(cuLaunchKernel(function, 1, 1, 1, 32, 1, 1, 0, nullptr, values, nullptr));
    CALL(cuMemcpyDtoH(found, x, sizeof found));
    for (int i = 0; i < n; ++i)
        if (found[i] != 5 * i)
            return 4;
    // The same by the names and versions that runtimes ask for.
    void* address = nullptr;
    CUdriverProcAddressQueryResult status;
    CALL(cuGetProcAddress("cuMemAlloc", &address, 12000, CU_GET_PROC_ADDRESS_DEFAULT, &status));
    if (address != reinterpret_cast<void*>(&cuMemAlloc))
        return 5;
    if (cuGetProcAddress("cuNoSuchThing", &address, 13000, 0, &status) != CUDA_SUCCESS || address != nullptr ||
        status != CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND)
        return 6;
    const char* name = nullptr;
    CALL(cuFuncGetName(&name, function));
    if (std::strcmp(name, "ramp") != 0)
        return 7;
    if (cuModuleLoadData(&module, "no PTX at all") != CUDA_ERROR_INVALID_IMAGE)
        return 8;
    if (cuModuleLoadData(&module, ".version 7.0\n.target sm_75\n.address_size 64\n.visible garbage") != CUDA_ERROR_INVALID_PTX)
        return 8;
    CALL(cuMemFree(x));
    CALL(cuCtxDestroy(context));
    std::printf("PASS\n");
}
