// Kernels that launch kernels. Blocks of 128 threads, of which one launches.
extern "C" __global__ void launched_end_broken_child(int* data, int n)
{
    data[threadIdx.x + n - 96] = 1;  // fault: launched_end
}
extern "C" __global__ void launched_end_broken(int* data, int n)
{
    if (threadIdx.x == 0)
        launched_end_broken_child<<<1, 128>>>(data, n);
}
extern "C" __global__ void launched_end_fixed_child(int* data, int n)
{
    if (threadIdx.x + n - 96 < n)
        data[threadIdx.x + n - 96] = 1;
}
extern "C" __global__ void launched_end_fixed(int* data, int n)
{
    if (threadIdx.x == 0)
        launched_end_fixed_child<<<1, 128>>>(data, n);
}

// The address of a variable of a thread, which no other grid has.
extern "C" __global__ void launched_local_broken_child(int* result, const int* data)
{
    *result = data[0] + data[1];  // fault: launched_local
}
extern "C" __global__ void launched_local_broken(int* data, int n)
{
    int result = n;
    if (threadIdx.x == 0)
        launched_local_broken_child<<<1, 1>>>(&result, data);
    data[threadIdx.x % n] = result;
}
__device__ int total;
extern "C" __global__ void launched_local_fixed_child(int* result, const int* data)
{
    *result = data[0] + data[1];
}
extern "C" __global__ void launched_local_fixed(int* data, int n)
{
    if (threadIdx.x == 0)
        launched_local_fixed_child<<<1, 1>>>(&total, data);
}

// The address of shared memory, likewise.
extern "C" __global__ void launched_shared_broken_child(const int* tile, int* data)
{
    data[threadIdx.x] = tile[threadIdx.x];  // fault: launched_shared
}
extern "C" __global__ void launched_shared_broken(int* data, int n)
{
    __shared__ int tile[128];
    tile[threadIdx.x] = threadIdx.x;
    __syncthreads();
    if (threadIdx.x == 0)
        launched_shared_broken_child<<<1, 32>>>(tile, data);
}
extern "C" __global__ void launched_shared_fixed_child(const int* tile, int* data)
{
    data[threadIdx.x] = tile[threadIdx.x];
}
extern "C" __global__ void launched_shared_fixed(int* data, int n)
{
    int* const tile = static_cast<int*>(malloc(32 * sizeof(int)));
    for (int i = 0; i < 32; ++i)
        tile[i] = i;
    if (threadIdx.x == 0)
        launched_shared_fixed_child<<<1, 32>>>(tile, data);
    else
        free(tile);
}

// Memory is freed before the grid that was launched has begun.
extern "C" __global__ void launched_freed_broken_child(int* memory)
{
    memory[threadIdx.x] = 1;  // fault: launched_freed
}
extern "C" __global__ void launched_freed_broken(int* data, int n)
{
    if (threadIdx.x != 0)
        return;
    int* const memory = static_cast<int*>(malloc(32 * sizeof(int)));
    launched_freed_broken_child<<<1, 32>>>(memory);
    free(memory);
}
extern "C" __global__ void launched_freed_fixed_child(int* memory)
{
    memory[threadIdx.x] = 1;
}
extern "C" __global__ void launched_freed_fixed_last(int* memory)
{
    free(memory);
}
extern "C" __global__ void launched_freed_fixed(int* data, int n)
{
    if (threadIdx.x != 0)
        return;
    int* const memory = static_cast<int*>(malloc(32 * sizeof(int)));
    launched_freed_fixed_child<<<1, 32>>>(memory);
    launched_freed_fixed_last<<<1, 1, 0, cudaStreamTailLaunch>>>(memory);
}

// What two threads write, of a grid that a kernel launched.
extern "C" __global__ void launched_race_broken_child(int* data)
{
    data[threadIdx.x / 2] = threadIdx.x;  // fault: launched_race other: launched_race
}
extern "C" __global__ void launched_race_broken(int* data, int n)
{
    if (threadIdx.x == 0)
        launched_race_broken_child<<<1, 64>>>(data);
}
extern "C" __global__ void launched_race_fixed_child(int* data)
{
    data[threadIdx.x] = threadIdx.x;
}
extern "C" __global__ void launched_race_fixed(int* data, int n)
{
    if (threadIdx.x == 0)
        launched_race_fixed_child<<<1, 64>>>(data);
}

// Parameters are written behind their launch.
extern "C" __global__ void launched_parameter_broken_child(int* data) { *data = 3; }
extern "C" __global__ void launched_parameter_broken(int* data, int n)
{
    if (threadIdx.x != 0)
        return;
    int** const buffer = static_cast<int**>(
        cudaGetParameterBufferV2(reinterpret_cast<void*>(launched_parameter_broken_child), dim3(1), dim3(1), 0));
    *buffer = data;
    cudaLaunchDeviceV2(buffer, 0);
    *buffer = data + 1;  // fault: launched_parameter
}
extern "C" __global__ void launched_parameter_fixed_child(int* data) { *data = 3; }
extern "C" __global__ void launched_parameter_fixed(int* data, int n)
{
    if (threadIdx.x != 0)
        return;
    int** const buffer = static_cast<int**>(
        cudaGetParameterBufferV2(reinterpret_cast<void*>(launched_parameter_fixed_child), dim3(1), dim3(1), 0));
    *buffer = data + 1;
    cudaLaunchDeviceV2(buffer, 0);
}
