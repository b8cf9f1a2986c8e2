// SPDX-License-Identifier: GPL-3.0-or-later
// What the programs here have in common: a call that fails ends them with its name, a check that fails with its text.
#pragma once

#include <cstdio>
#include <cstdlib>

/// What a launch gives whose block no device takes.
#if CUDART_VERSION >= 13000
constexpr cudaError_t kWrongShape = cudaErrorInvalidValue;
#else
constexpr cudaError_t kWrongShape = cudaErrorInvalidConfiguration;
#endif

#define CALL(call)                                                                                                \
    do {                                                                                                          \
        const cudaError_t error = (call);                                                                         \
        if (error != cudaSuccess) {                                                                               \
            std::printf("%s:%d: %s: %s\n", __FILE__, __LINE__, #call, cudaGetErrorString(error));                 \
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
