// SPDX-License-Identifier: GPL-3.0-or-later
// A program of the driver API that links PTX of several modules: cuLinkCreate to cuLinkDestroy.
#include <cuda.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#define CALL(call)                                                                                \
    do {                                                                                          \
        const CUresult result = (call);                                                           \
        if (result != CUDA_SUCCESS) {                                                             \
            std::printf("%d: %s: %d\n", __LINE__, #call, static_cast<int>(result));               \
            std::exit(2);                                                                         \
        }                                                                                         \
    } while (false)

#define CHECK(condition)                                                                          \
    do {                                                                                          \
        if (!(condition)) {                                                                       \
            std::printf("%d: not so: %s\n", __LINE__, #condition);                                \
            std::exit(3);                                                                         \
        }                                                                                         \
    } while (false)

static const std::string kHeader = ".version 8.0\n.target sm_75\n.address_size 64\n";
static const std::string kMain = kHeader + R"(
.extern .func (.param .b32 r) half(.param .b32 x);
.extern .global .align 4 .u32 base;
.visible .entry fill(.param .u64 out)
{
    .reg .b32 %r<4>; .reg .b64 %d<3>;
    ld.param.u64 %d0, [out];
    cvta.to.global.u64 %d0, %d0;
    mov.u32 %r0, %tid.x;
    { .param .b32 in; .param .b32 res; st.param.b32 [in], %r0; call.uni (res), half, (in); ld.param.b32 %r1, [res]; }
    ld.global.u32 %r2, [base];
    add.u32 %r1, %r1, %r2;
    mul.wide.u32 %d1, %r0, 4;
    add.s64 %d0, %d0, %d1;
    st.global.u32 [%d0], %r1;
    ret;
}
)";
static const std::string kHalf = kHeader + R"(
.visible .global .align 4 .u32 base = 70;
.visible .func (.param .b32 r) half(.param .b32 x)
{
    .reg .b32 %r<2>;
    ld.param.u32 %r0, [x];
    shr.u32 %r0, %r0, 1;
    st.param.b32 [r], %r0;
    ret;
}
)";

static CUresult add(CUlinkState state, const std::string& text, const char* name)
{
    return cuLinkAddData(state, CU_JIT_INPUT_PTX, const_cast<char*>(text.c_str()), text.size() + 1, name, 0, nullptr, nullptr);
}

int main()
{
    CUdevice device;
    CUcontext context;
    CALL(cuInit(0));
    CALL(cuDeviceGet(&device, 0));
    CALL(cuDevicePrimaryCtxRetain(&context, device));
    CALL(cuCtxSetCurrent(context));

    CUlinkState state;
    CALL(cuLinkCreate(0, nullptr, nullptr, &state));
    CALL(add(state, kMain, "main.ptx"));
    CALL(add(state, kHalf, "half.ptx"));
    void* image = nullptr;
    size_t bytes = 0;
    CALL(cuLinkComplete(state, &image, &bytes));
    CHECK(bytes > 0);
    CUmodule module;
    CALL(cuModuleLoadData(&module, image));
    CALL(cuLinkDestroy(state));

    CUfunction fill;
    CUdeviceptr base, out;
    size_t size = 0;
    CALL(cuModuleGetFunction(&fill, module, "fill"));
    CALL(cuModuleGetGlobal(&base, &size, module, "base"));
    CHECK(size == 4);
    CALL(cuMemAlloc(&out, 64 * 4));
    void* arguments[] = {&out};
    CALL(cuLaunchKernel(fill, 1, 1, 1, 64, 1, 1, 0, nullptr, arguments, nullptr));
    unsigned found[64];
    CALL(cuMemcpyDtoH(found, out, sizeof found));
    for (unsigned i = 0; i < 64; ++i)
        CHECK(found[i] == 70 + i / 2);
    CALL(cuModuleUnload(module));

    // What cannot be linked is told in the caller's log.
    char log[512] = {};
    CUjit_option options[] = {CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES};
    void* values[] = {log, reinterpret_cast<void*>(sizeof log)};
    CALL(cuLinkCreate(2, options, values, &state));
    CALL(add(state, kMain, "main.ptx"));
    CHECK(cuLinkComplete(state, &image, &bytes) != CUDA_SUCCESS);
    CHECK(std::strstr(log, "half") != nullptr);
    CALL(cuLinkDestroy(state));
    CALL(cuLinkCreate(2, options, values, &state));
    CALL(add(state, kHalf, "half.ptx"));
    const CUresult again = add(state, kHalf, "other.ptx");
    CHECK(again != CUDA_SUCCESS || cuLinkComplete(state, &image, &bytes) != CUDA_SUCCESS);
    CALL(cuLinkDestroy(state));
    CALL(cuMemFree(out));
    std::puts("PASS");
    return 0;
}
