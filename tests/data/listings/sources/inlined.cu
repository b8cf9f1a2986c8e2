#include "outer.h"

// Code of two headers inlined in a function of the program, a call that is not inlined, one of the compiler's own functions.
__device__ float helper(float x)
{
    return outer(x);
}

__device__ __noinline__ float apart(float x)
{
    return sqrtf(x) + inner(x);
}

template <int N>
__global__ void inlined(float* x)
{
    x[threadIdx.x] =
        helper(x[threadIdx.x]) + apart(x[N]);
}

template __global__ void inlined<7>(float*);
