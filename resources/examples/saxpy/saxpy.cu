// saxpy: y = a * x + y, the "hello, world" of bandwidth.
//
// Two loads, one store and one fused multiply-add an element: 12 bytes for 2 flops. No GPU is
// anywhere near its arithmetic limit here; the kernel is as fast as memory. Time it with n=1<<24 or
// more to leave the L2 cache behind.
//
// The grid-stride loop makes the kernel right for every n and every grid, and lets a launch of a
// few blocks per multiprocessor reuse its threads. Neighbouring threads touch neighbouring elements
// in each turn, so every warp's accesses are whole 128-byte lines.
//
// Verified against the expression `a * x[i] + y[i]`, evaluated in double and rounded. The kernel
// rounds once, too (FMA), so they differ by one unit in the last place at most, 2^-23 relative; the
// tolerance is twice that, for values of `a` that a float cannot hold exactly.

__global__ void saxpy(int n, float a, const float* __restrict__ x, float* __restrict__ y)
{
    const int stride = gridDim.x * blockDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride)
        y[i] = a * x[i] + y[i];
}
