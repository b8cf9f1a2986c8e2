// SPDX-License-Identifier: GPL-3.0-or-later
// The kernel of saxpy.cu, edited: four elements a thread. It has to give the recorded launch's bits.
__global__ void saxpy(int n, float a, const float* x, float* y)
{
    const int stride = blockDim.x * gridDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride)
        y[i] = a * x[i] + y[i];
}
