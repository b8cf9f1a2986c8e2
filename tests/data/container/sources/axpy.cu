template <typename T> __global__ void scale(T* x, T a, int n)
{
    __shared__ T tile[64];
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    tile[threadIdx.x % 64] = i < n ? x[i] : T(0);
    __syncthreads();
    if (i < n) x[i] = a * tile[(threadIdx.x + 1) % 64];
}
namespace { __global__ void hidden(int* p) { *p = 7; } }
extern "C" __global__ void __launch_bounds__(128) saxpy(int n, float a, const float* x, float* y)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] += a * x[i];
}
void launchAll(float* x, float* y, int* p)
{
    scale<float><<<1, 64>>>(x, 2.f, 64);
    hidden<<<1, 1>>>(p);
    saxpy<<<1, 128>>>(64, 2.f, x, y);
}
