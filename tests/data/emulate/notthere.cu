// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for what is not emulated.
#include "check.h"

int main()
{
    cudaIpcMemHandle_t handle;
    int* x;
    CALL(cudaMalloc(&x, 4));
    CHECK(cudaIpcGetMemHandle(&handle, x) == cudaErrorNotSupported);
    CHECK(cudaGetLastError() == cudaErrorNotSupported);
    std::printf("PASS\n");
}
