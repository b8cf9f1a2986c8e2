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
    data[2 + threadIdx.x % (n - 2)] = result;
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

// What the kernel that launches writes behind the launch, the grid may see or not.
extern "C" __global__ void written_behind_broken_child(int* data)
{
    data[64 + threadIdx.x] = data[0];  // fault: written_behind
}
extern "C" __global__ void written_behind_broken(int* data, int n)
{
    if (threadIdx.x != 0)
        return;
    written_behind_broken_child<<<1, 32>>>(data);
    data[0] = n;  // other: written_behind
}
extern "C" __global__ void written_behind_fixed_child(int* data)
{
    data[64 + threadIdx.x] = data[0];
}
extern "C" __global__ void written_behind_fixed(int* data, int n)
{
    if (threadIdx.x != 0)
        return;
    data[0] = n;
    written_behind_fixed_child<<<1, 32>>>(data);
    data[1] = n;
}

// A thread launches what reads the work of its whole block.
extern "C" __global__ void block_unordered_broken_child(const int* data, int* sums)
{
    sums[threadIdx.x] = data[2 * threadIdx.x] + data[2 * threadIdx.x + 1];  // fault: block_unordered
}
__device__ int sums[64];
extern "C" __global__ void block_unordered_broken(int* data, int n)
{
    data[threadIdx.x] = n + threadIdx.x;  // other: block_unordered
    if (threadIdx.x == 0)
        block_unordered_broken_child<<<1, 64>>>(data, sums);
}
extern "C" __global__ void block_unordered_fixed_child(const int* data, int* sums)
{
    sums[threadIdx.x] = data[2 * threadIdx.x] + data[2 * threadIdx.x + 1];
}
extern "C" __global__ void block_unordered_fixed(int* data, int n)
{
    data[threadIdx.x] = n + threadIdx.x;
    __syncthreads();
    if (threadIdx.x == 0)
        block_unordered_fixed_child<<<1, 64>>>(data, sums);
}

// The block that is the last one to come launches what reads the work of all.
__device__ unsigned blocksDone;
extern "C" __global__ void last_launches_broken_child(const int* data, int* sums)
{
    sums[threadIdx.x] = data[threadIdx.x] + data[threadIdx.x + 128];  // fault: last_launches
}
extern "C" __global__ void last_launches_broken(int* data, int n)
{
    data[blockIdx.x * 128 + threadIdx.x] = n;  // other: last_launches
    __syncthreads();
    if (threadIdx.x == 0 && atomicInc(&blocksDone, gridDim.x - 1) == gridDim.x - 1)
        last_launches_broken_child<<<1, 64>>>(data, sums);
}
extern "C" __global__ void last_launches_fixed_child(const int* data, int* sums)
{
    sums[threadIdx.x] = data[threadIdx.x] + data[threadIdx.x + 128];
}
extern "C" __global__ void last_launches_fixed(int* data, int n)
{
    data[blockIdx.x * 128 + threadIdx.x] = n;
    __threadfence();
    __syncthreads();
    if (threadIdx.x == 0 && atomicInc(&blocksDone, gridDim.x - 1) == gridDim.x - 1)
        last_launches_fixed_child<<<1, 64>>>(data, sums);
}

// Nothing waits for what was launched but what goes to the tail.
extern "C" __global__ void not_awaited_broken_child(int* data)
{
    data[threadIdx.x] = 1;  // fault: not_awaited
}
extern "C" __global__ void not_awaited_broken(int* data, int n)
{
    if (threadIdx.x != 0)
        return;
    not_awaited_broken_child<<<1, 32>>>(data);
    data[64] = data[5] + n;  // other: not_awaited
}
extern "C" __global__ void not_awaited_fixed_child(int* data)
{
    data[threadIdx.x] = 1;
}
extern "C" __global__ void not_awaited_fixed_last(int* data, int n)
{
    data[64] = data[5] + n;
}
extern "C" __global__ void not_awaited_fixed(int* data, int n)
{
    if (threadIdx.x != 0)
        return;
    not_awaited_fixed_last<<<1, 1, 0, cudaStreamTailLaunch>>>(data, n);
    not_awaited_fixed_child<<<1, 32>>>(data);
}

// Grids of two streams.
extern "C" __global__ void two_streams_broken_child(int* data, int value)
{
    data[threadIdx.x] += value;  // fault: two_streams other: two_streams
}
extern "C" __global__ void two_streams_broken(int* data, int n)
{
    if (threadIdx.x != 0)
        return;
    cudaStream_t first, second;
    cudaStreamCreateWithFlags(&first, cudaStreamNonBlocking);
    cudaStreamCreateWithFlags(&second, cudaStreamNonBlocking);
    two_streams_broken_child<<<1, 32, 0, first>>>(data, n);
    two_streams_broken_child<<<1, 32, 0, second>>>(data, 2 * n);
}
extern "C" __global__ void two_streams_fixed_child(int* data, int value)
{
    data[threadIdx.x] += value;
}
extern "C" __global__ void two_streams_fixed(int* data, int n)
{
    if (threadIdx.x != 0)
        return;
    cudaStream_t first;
    cudaStreamCreateWithFlags(&first, cudaStreamNonBlocking);
    two_streams_fixed_child<<<1, 32, 0, first>>>(data, n);
    two_streams_fixed_child<<<1, 32, 0, first>>>(data, 2 * n);
}

// An event that nobody waits for.
extern "C" __global__ void event_missed_broken_child(int* data, int value)
{
    data[threadIdx.x] += value;  // fault: event_missed other: event_missed
}
extern "C" __global__ void event_missed_broken(int* data, int n)
{
    if (threadIdx.x != 0)
        return;
    cudaStream_t first, second;
    cudaEvent_t done;
    cudaStreamCreateWithFlags(&first, cudaStreamNonBlocking);
    cudaStreamCreateWithFlags(&second, cudaStreamNonBlocking);
    cudaEventCreateWithFlags(&done, cudaEventDisableTiming);
    cudaEventRecord(done, first);
    event_missed_broken_child<<<1, 32, 0, first>>>(data, n);
    cudaStreamWaitEvent(second, done, 0);  // stands before the grid
    event_missed_broken_child<<<1, 32, 0, second>>>(data, 2 * n);
}
extern "C" __global__ void event_missed_fixed_child(int* data, int value)
{
    data[threadIdx.x] += value;
}
extern "C" __global__ void event_missed_fixed(int* data, int n)
{
    if (threadIdx.x != 0)
        return;
    cudaStream_t first, second, third;
    cudaEvent_t done;
    cudaStreamCreateWithFlags(&first, cudaStreamNonBlocking);
    cudaStreamCreateWithFlags(&second, cudaStreamNonBlocking);
    cudaStreamCreateWithFlags(&third, cudaStreamNonBlocking);
    cudaEventCreateWithFlags(&done, cudaEventDisableTiming);
    event_missed_fixed_child<<<1, 32, 0, first>>>(data, n);
    cudaEventRecord(done, first);
    cudaStreamWaitEvent(second, done, 0);
    event_missed_fixed_child<<<1, 32, 0, second>>>(data, 2 * n);
    cudaEventRecord(done, second);
    cudaStreamWaitEvent(third, done, 0);
    event_missed_fixed_child<<<1, 32, 0, third>>>(data, 3 * n);
}

// Fire and forget: in no order.
extern "C" __global__ void forgotten_broken_child(int* data, int value)
{
    data[threadIdx.x] += value;  // fault: forgotten other: forgotten
}
extern "C" __global__ void forgotten_broken(int* data, int n)
{
    if (threadIdx.x != 0)
        return;
    forgotten_broken_child<<<1, 32, 0, cudaStreamFireAndForget>>>(data, n);
    forgotten_broken_child<<<1, 32, 0, cudaStreamFireAndForget>>>(data, 2 * n);
}
extern "C" __global__ void forgotten_fixed_child(int* data, int value)
{
    data[threadIdx.x] += value;
}
extern "C" __global__ void forgotten_fixed(int* data, int n)
{
    if (threadIdx.x != 0)
        return;
    forgotten_fixed_child<<<1, 32, 0, cudaStreamFireAndForget>>>(data, n);
    forgotten_fixed_child<<<1, 32, 0, cudaStreamTailLaunch>>>(data, 2 * n);
    forgotten_fixed_child<<<1, 32, 0, cudaStreamTailLaunch>>>(data, 3 * n);
}

// Each block has a stream of its own that has no name.
extern "C" __global__ void each_block_broken_child(int* data)
{
    data[threadIdx.x]++;  // fault: each_block other: each_block
}
extern "C" __global__ void each_block_broken(int* data, int n)
{
    if (threadIdx.x == 0)
        each_block_broken_child<<<1, 32>>>(data);
}
extern "C" __global__ void each_block_fixed_child(int* data)
{
    data[threadIdx.x]++;
}
extern "C" __global__ void each_block_fixed(int* data, int n)
{
    if (threadIdx.x % 64 == 0)
        each_block_fixed_child<<<1, 32>>>(data + 128 * blockIdx.x);
}

// Nothing wrong: what a grid launches is done before what follows it in its stream, and before the tail of the one that launched it.
extern "C" __global__ void whole_tree_fixed_leaf(int* data)
{
    data[threadIdx.x]++;
}
extern "C" __global__ void whole_tree_fixed_branch(int* data)
{
    data[threadIdx.x]++;
    __syncthreads();
    if (threadIdx.x != 0)
        return;
    whole_tree_fixed_leaf<<<1, 32>>>(data);
    whole_tree_fixed_leaf<<<1, 32, 0, cudaStreamTailLaunch>>>(data);
}
extern "C" __global__ void whole_tree_fixed(int* data, int n)
{
    data[threadIdx.x] = n;
    __syncthreads();
    if (threadIdx.x != 0)
        return;
    whole_tree_fixed_branch<<<1, 32>>>(data);
    whole_tree_fixed_branch<<<1, 32>>>(data);
    whole_tree_fixed_leaf<<<1, 32, 0, cudaStreamTailLaunch>>>(data);
}

// A fill that a kernel puts into its stream, and what the kernel writes behind that.
extern "C" __global__ void fill_raced_broken(int* data, int n)
{
    if (threadIdx.x != 0)
        return;
    cudaMemsetAsync(data, 0, 128, 0);  // fault: fill_raced
    data[5] = n;  // other: fill_raced
}
extern "C" __global__ void fill_raced_fixed(int* data, int n)
{
    if (threadIdx.x != 0)
        return;
    data[5] = n;
    cudaMemsetAsync(data, 0, 128, 0);
    data[64] = n;
}

// A copy, in a stream of its own, of what a grid writes.
extern "C" __global__ void copy_raced_broken_child(int* data, int value)
{
    data[threadIdx.x] = value;  // other: copy_raced
}
extern "C" __global__ void copy_raced_broken(int* data, int n)
{
    if (threadIdx.x != 0)
        return;
    cudaStream_t own;
    cudaStreamCreateWithFlags(&own, cudaStreamNonBlocking);
    copy_raced_broken_child<<<1, 32>>>(data, n);
    cudaMemcpyAsync(data + 64, data, 128, cudaMemcpyDeviceToDevice, own);  // fault: copy_raced
}
extern "C" __global__ void copy_raced_fixed_child(int* data, int value)
{
    data[threadIdx.x] = value;
}
extern "C" __global__ void copy_raced_fixed(int* data, int n)
{
    if (threadIdx.x != 0)
        return;
    copy_raced_fixed_child<<<1, 32>>>(data, n);
    cudaMemcpyAsync(data + 64, data, 128, cudaMemcpyDeviceToDevice, 0);
    copy_raced_fixed_child<<<1, 32>>>(data + 64, n + 1);
}

// A grid beside a fill.
extern "C" __global__ void beside_fill_broken_child(int* data, int value)
{
    data[threadIdx.x] += value;  // fault: beside_fill
}
extern "C" __global__ void beside_fill_broken(int* data, int n)
{
    if (threadIdx.x != 0)
        return;
    cudaStream_t own;
    cudaStreamCreateWithFlags(&own, cudaStreamNonBlocking);
    cudaMemsetAsync(data + 3, 0, 97, own);  // other: beside_fill
    beside_fill_broken_child<<<1, 32>>>(data, n);
}
extern "C" __global__ void beside_fill_fixed_child(int* data, int value)
{
    data[threadIdx.x] += value;
}
extern "C" __global__ void beside_fill_fixed(int* data, int n)
{
    if (threadIdx.x != 0)
        return;
    cudaMemsetAsync(data + 3, 0, 97, 0);
    beside_fill_fixed_child<<<1, 32>>>(data, n);
}
