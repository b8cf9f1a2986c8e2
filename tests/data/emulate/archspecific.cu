// SPDX-License-Identifier: GPL-3.0-or-later
// nvcc -arch=sm_90a puts PTX for sm_90 and for sm_90a into the program: a GPU of compute capability 9.0 runs the latter.
#include "check.h"

__global__ void features(int* x)
{
#ifdef __CUDA_ARCH_FEAT_SM90_ALL
    asm volatile("setmaxnreg.inc.sync.aligned.u32 64;");  // which sm_90 has not
    *x = 1;
#else
    *x = 2;
#endif
}

int main()
{
    int *x, found = 0;
    CALL(cudaMalloc(&x, sizeof(int)));
    features<<<1, 128>>>(x);
    CALL(cudaMemcpy(&found, x, sizeof found, cudaMemcpyDeviceToHost));
    CHECK(found == 1);
    std::printf("PASS\n");
}
