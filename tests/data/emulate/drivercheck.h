// SPDX-License-Identifier: GPL-3.0-or-later
// What the programs of the driver API have in common: a call that fails ends them with its name, a check that fails with its text.
#pragma once

#include <cuda.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

#define CALL(call)                                                                                                \
    do {                                                                                                          \
        const CUresult result = (call);                                                                           \
        if (result != CUDA_SUCCESS) {                                                                             \
            std::printf("%s:%d: %s: %d\n", __FILE__, __LINE__, #call, static_cast<int>(result));                  \
            std::exit(2);                                                                                         \
        }                                                                                                         \
    } while (false)

#define CHECK(condition)                                                                                          \
    do {                                                                                                          \
        if (!(condition)) {                                                                                       \
            std::printf("%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);                                   \
            std::exit(3);                                                                                         \
        }                                                                                                         \
    } while (false)

#define REFUSED(call, expected)                                                                                   \
    do {                                                                                                          \
        const CUresult result = (call);                                                                           \
        if (result != (expected)) {                                                                               \
            std::printf("%s:%d: %s: %d instead of %s\n", __FILE__, __LINE__, #call, static_cast<int>(result), #expected);    \
            std::exit(4);                                                                                         \
        }                                                                                                         \
    } while (false)

/// Adds 1 to each of 32 numbers.
inline const char* const kAddOne = R"(
.version 7.0
.target sm_75
.address_size 64
.visible .entry addOne(.param .u64 x)
{
    .reg .b32 %r<3>;
    .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [x];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %rd2, %r1, 4;
    add.s64 %rd3, %rd1, %rd2;
    ld.global.u32 %r2, [%rd3];
    add.u32 %r2, %r2, 1;
    st.global.u32 [%rd3], %r2;
    ret;
}
)";

inline CUcontext begin()
{
    CUdevice device = 0;
    CUcontext context = nullptr;
    CALL(cuInit(0));
    CALL(cuDeviceGet(&device, 0));
    CALL(cuDevicePrimaryCtxRetain(&context, device));
    CALL(cuCtxSetCurrent(context));
    return context;
}

/// NVIDIA's driver ends the program where a pointer is null or a handle is none; the emulated GPU's answers.
inline bool isEmulated()
{
    char name[64]{};
    CALL(cuDeviceGetName(name, sizeof name, 0));
    return std::strncmp(name, "Emulated", 8) == 0;
}

inline CUfunction addOneFunction()
{
    CUmodule module = nullptr;
    CUfunction function = nullptr;
    CALL(cuModuleLoadData(&module, kAddOne));
    CALL(cuModuleGetFunction(&function, module, "addOne"));
    return function;
}
