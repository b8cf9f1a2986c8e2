// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <string>
#include <vector>

/// What both halves of bar C1 share: the programs, and the NVRTC calls that every compile costs.
namespace bench {

using Clock = std::chrono::steady_clock;

struct Program {
    const char* name;
    std::string source;
};

inline const std::vector<Program>& programs()
{
    static const std::vector<Program> list{
        {"saxpy", "extern \"C\" __global__ void saxpy(int n, float a, const float* x, float* y)\n"
                  "{ int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) y[i] = a * x[i] + y[i]; }\n"},
        {"fp16", "#include <cuda_fp16.h>\n__global__ void k(__half* y) { y[threadIdx.x] = __hmul(y[threadIdx.x], y[0]); }\n"},
        {"cooperative groups", "#include <cooperative_groups.h>\nnamespace cg = cooperative_groups;\n"
                               "__global__ void k(float* y) { auto w = cg::tiled_partition<32>(cg::this_thread_block());\n"
                               "y[threadIdx.x] = w.shfl_down(y[0], 1); }\n"}};
    return list;
}

double milliseconds(Clock::time_point start);

/// Says `what` and ends the program.
[[noreturn]] void fail(const std::string& what);

/// What a program must do that wants PTX, cubin and log, and nothing else: milliseconds.
double bareCalls(const std::string& source);

}  // namespace bench
