// The kernels of bar E1. kernels.ptx is what NVRTC makes of them: record.py.

extern "C" __global__ void saxpy(int n, float a, const float* x, float* y)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = a * x[i] + y[i];
}

extern "C" __global__ void reduce(int n, const float* x, float* sums)
{
    __shared__ float part[256];
    float sum = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        sum += x[i];
    part[threadIdx.x] = sum;
    __syncthreads();
    for (int half = 128; half > 0; half /= 2) {
        if (threadIdx.x < half)
            part[threadIdx.x] += part[threadIdx.x + half];
        __syncthreads();
    }
    if (threadIdx.x == 0)
        sums[blockIdx.x] = part[0];
}

// Square matrices of a multiple of 16.
extern "C" __global__ void sgemm(int n, const float* a, const float* b, float* c)
{
    __shared__ float rows[16][16], columns[16][16];
    const int row = blockIdx.y * 16 + threadIdx.y, column = blockIdx.x * 16 + threadIdx.x;
    float sum = 0;
    for (int k = 0; k < n; k += 16) {
        rows[threadIdx.y][threadIdx.x] = a[row * n + k + threadIdx.x];
        columns[threadIdx.y][threadIdx.x] = b[(k + threadIdx.y) * n + column];
        __syncthreads();
        for (int i = 0; i < 16; ++i)
            sum += rows[threadIdx.y][i] * columns[i][threadIdx.x];
        __syncthreads();
    }
    c[row * n + column] = sum;
}
