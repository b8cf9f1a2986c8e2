// Each hazard in a broken kernel, whose line is marked with its name, and a fixed one. `n` elements are at `data`.
extern __shared__ int dynamic[];

extern "C" __global__ void past_end_broken(int* data, int n)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i <= n)
        data[i] = i;  // fault: past_end
}
extern "C" __global__ void past_end_fixed(int* data, int n)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i] = i;
}

extern "C" __global__ void before_start_broken(int* data, int n)
{
    const int i = threadIdx.x;
    if (i < n)
        dynamic[i] = data[i - 1];  // fault: before_start
}
extern "C" __global__ void before_start_fixed(int* data, int n)
{
    const int i = threadIdx.x;
    if (i < n)
        dynamic[i] = data[i > 0 ? i - 1 : 0];
}

// A float4 whose last bytes lie outside.
extern "C" __global__ void wide_broken(int* data, int n)
{
    const int4 v = *reinterpret_cast<int4*>(data + (n & ~3));  // fault: wide
    data[threadIdx.x] = v.x + v.w;
}
extern "C" __global__ void wide_fixed(int* data, int n)
{
    const int4 v = *reinterpret_cast<int4*>(data + (n & ~3) - 4);
    data[threadIdx.x] = v.x + v.w;
}

__device__ __forceinline__ int fetch(const int* data, int i)
{
    return data[i];  // fault: inlined
}
extern "C" __global__ void inlined_broken(int* data, int n)
{
    data[threadIdx.x] = fetch(data, threadIdx.x * n);
}
extern "C" __global__ void inlined_fixed(int* data, int n)
{
    data[threadIdx.x] = fetch(data, threadIdx.x % n);
}

extern "C" __global__ void atomic_broken(int* data, int n)
{
    atomicAdd(data + n + threadIdx.x, 1);  // fault: atomic
}
extern "C" __global__ void atomic_fixed(int* data, int n)
{
    atomicAdd(data + threadIdx.x % n, 1);
}

extern "C" __global__ void shared_broken(int* data, int n)
{
    __shared__ int s[64];
    s[threadIdx.x % 64] = data[threadIdx.x % n];
    __syncthreads();
    s[threadIdx.x % 64 + n] = 1;  // fault: shared
    __syncthreads();
    data[threadIdx.x % n] = s[0];
}
extern "C" __global__ void shared_fixed(int* data, int n)
{
    __shared__ int s[64];
    s[threadIdx.x % 64] = data[threadIdx.x % n];
    __syncthreads();
    if (threadIdx.x < 64)
        s[threadIdx.x] += n;
    __syncthreads();
    data[threadIdx.x % n] = s[0];
}

extern "C" __global__ void dynamic_broken(int* data, int n)
{
    dynamic[threadIdx.x + 1] = n;  // fault: dynamic
    __syncthreads();
    data[threadIdx.x % n] = dynamic[threadIdx.x];
}
extern "C" __global__ void dynamic_fixed(int* data, int n)
{
    dynamic[threadIdx.x] = n;
    __syncthreads();
    data[threadIdx.x % n] = dynamic[threadIdx.x];
}

extern "C" __global__ void local_broken(int* data, int n)
{
    int x[8];
    for (int k = 0; k < 8; ++k)
        x[(k + data[0]) & 7] = k;
    data[threadIdx.x % n] = x[data[1] * 100000];  // fault: local
}
extern "C" __global__ void local_fixed(int* data, int n)
{
    int x[8];
    for (int k = 0; k < 8; ++k)
        x[(k + data[35]) & 7] = k;
    data[threadIdx.x % n] = x[data[36] & 7];
}

extern "C" __global__ void misaligned_broken(int* data, int n)
{
    const char* bytes = reinterpret_cast<const char*>(data);
    data[threadIdx.x % n] = *reinterpret_cast<const int*>(bytes + 2 * (threadIdx.x & 1));  // fault: misaligned
}
extern "C" __global__ void misaligned_fixed(int* data, int n)
{
    const char* bytes = reinterpret_cast<const char*>(data);
    data[threadIdx.x % n] = *reinterpret_cast<const int*>(bytes + 4 * (threadIdx.x & 1));
}

extern "C" __global__ void misaligned_shared_broken(int* data, int n)
{
    char* bytes = reinterpret_cast<char*>(dynamic);
    *reinterpret_cast<long long*>(bytes + 4 * (threadIdx.x & 1)) = n;  // fault: misaligned_shared
}
extern "C" __global__ void misaligned_shared_fixed(int* data, int n)
{
    char* bytes = reinterpret_cast<char*>(dynamic);
    *reinterpret_cast<long long*>(bytes + 8 * threadIdx.x) = n;
}

extern "C" __global__ void null_broken(int* data, int n, int* other)
{
    other[threadIdx.x] = data[threadIdx.x % n];  // fault: null
}
extern "C" __global__ void null_fixed(int* data, int n, int* other)
{
    if (other != nullptr)
        other[threadIdx.x] = data[threadIdx.x % n];
}

// `other` was freed by the host.
extern "C" __global__ void freed_broken(int* data, int n, int* other)
{
    data[threadIdx.x % n] = other[threadIdx.x];  // fault: freed
}
extern "C" __global__ void freed_fixed(int* data, int n, int*)
{
    data[threadIdx.x % n] = threadIdx.x;
}

__constant__ int table[4] = {1, 2, 3, 4};
extern "C" __global__ void constant_broken(int* data, int n)
{
    data[threadIdx.x % n] = table[threadIdx.x + n];  // fault: constant
}
extern "C" __global__ void constant_fixed(int* data, int n)
{
    data[threadIdx.x % n] = table[threadIdx.x & 3];
}

extern "C" __global__ void read_only_broken(int* data, int n)
{
    int* writable = const_cast<int*>(&table[0]);
    asm volatile("" : "+l"(writable));
    writable[threadIdx.x & 3] = n;  // fault: read_only
}
extern "C" __global__ void read_only_fixed(int* data, int n)
{
    const int* readable = &table[0];
    asm volatile("" : "+l"(readable));
    data[threadIdx.x % n] = readable[threadIdx.x & 3];
}

__device__ __noinline__ int depth(int* data, int n)
{
    int x[64];
    for (int k = 0; k < 64; ++k)
        x[k] = data[0] + k;
    return n == 0 ? 0 : x[depth(data, n - 1) & 63];  // fault: stack
}
extern "C" __global__ void stack_broken(int* data, int n)
{
    data[threadIdx.x % n] = depth(data, 1 << 30);
}
extern "C" __global__ void stack_fixed(int* data, int n)
{
    data[threadIdx.x % n] = depth(data, 10);
}

extern "C" __global__ void assert_broken(int* data, int n)
{
    assert(data[threadIdx.x % n] != 3);  // fault: assert
}
extern "C" __global__ void assert_fixed(int* data, int n)
{
    assert(data[threadIdx.x % n] < n);
}

extern "C" __global__ void trap_broken(int* data, int n)
{
    if (data[threadIdx.x % n] == 5)
        __trap();  // fault: trap
}
extern "C" __global__ void trap_fixed(int* data, int n)
{
    if (data[threadIdx.x % n] == n)
        __trap();
}

typedef int (*Step)(int);
__device__ __noinline__ int next(int x) { return x + 1; }
__device__ Step steps[2] = {next, nullptr};
extern "C" __global__ void pointer_broken(int* data, int n)
{
    data[threadIdx.x % n] = steps[data[1]](n);  // fault: pointer
}
extern "C" __global__ void pointer_fixed(int* data, int n)
{
    data[threadIdx.x % n] = steps[data[35]](n);
}

extern "C" __global__ void endless_broken(int* data, int n)
{
    while (*static_cast<volatile int*>(data) == 0) {
    }
    data[1] = n;
}
extern "C" __global__ void endless_fixed(int* data, int n)
{
    for (int i = 0; i < 1000 && *static_cast<volatile int*>(data) == 0; ++i) {
    }
    data[1] = n;
}

extern "C" __global__ void heap_freed_broken(int* data, int n)
{
    volatile int* p = static_cast<int*>(malloc(64));
    p[threadIdx.x] = n;
    free(const_cast<int*>(p));
    data[threadIdx.x] = p[threadIdx.x];  // fault: heap_freed
}
extern "C" __global__ void heap_freed_fixed(int* data, int n)
{
    volatile int* p = static_cast<int*>(malloc(256));
    p[threadIdx.x] = n;
    data[threadIdx.x] = p[threadIdx.x];
    free(const_cast<int*>(p));
}

extern "C" __global__ void heap_end_broken(int* data, int n)
{
    volatile int* p = static_cast<int*>(malloc(40));
    p[10] = n;  // fault: heap_end
    data[threadIdx.x] = p[0];
    free(const_cast<int*>(p));
}
extern "C" __global__ void heap_end_fixed(int* data, int n)
{
    volatile int* p = static_cast<int*>(malloc(44));
    p[10] = n;
    data[threadIdx.x] = p[10];
    free(const_cast<int*>(p));
}

extern "C" __global__ void heap_twice_broken(int* data, int n)
{
    volatile int* p = static_cast<int*>(malloc(40));
    p[0] = n;
    data[threadIdx.x] = p[0];
    free(const_cast<int*>(p));
    free(const_cast<int*>(p));  // fault: heap_twice
}
extern "C" __global__ void heap_twice_fixed(int* data, int n)
{
    volatile int* p = static_cast<int*>(malloc(40));
    p[0] = n;
    data[threadIdx.x] = p[0];
    free(const_cast<int*>(p));
    free(nullptr);
}

// One element behind an array there is its neighbour. The loop is unrolled: each place is a constant.
extern "C" __global__ void neighbour_broken(int* data, int n)
{
    __shared__ int front[16], back[16];
    front[threadIdx.x % 16] = data[threadIdx.x];
    back[threadIdx.x % 16] = n;
    __syncthreads();
    int sum = back[n % 16];
    for (int k = 0; k <= 16; ++k)
        sum += front[k];  // fault: neighbour
    data[threadIdx.x] = sum;
}
extern "C" __global__ void neighbour_fixed(int* data, int n)
{
    __shared__ int front[16], back[16];
    front[threadIdx.x % 16] = data[threadIdx.x];
    back[threadIdx.x % 16] = n;
    __syncthreads();
    int sum = back[n % 16];
    for (int k = 0; k < 16; ++k)
        sum += front[k];
    data[threadIdx.x] = sum;
}

// The same with an index that each thread has.
extern "C" __global__ void next_array_broken(int* data, int n)
{
    __shared__ int front[32], back[32];
    back[threadIdx.x] = n;
    front[threadIdx.x + 1] = data[threadIdx.x];  // fault: next_array
    __syncthreads();
    data[threadIdx.x] = front[threadIdx.x ^ 1] + back[threadIdx.x ^ 1];
}
extern "C" __global__ void next_array_fixed(int* data, int n)
{
    __shared__ int front[33], back[32];
    back[threadIdx.x] = front[0] = n;
    front[threadIdx.x + 1] = data[threadIdx.x];
    __syncthreads();
    data[threadIdx.x] = front[threadIdx.x ^ 1] + back[threadIdx.x ^ 1];
}

// Dynamic shared memory lies behind static; one element before it is the last of that.
extern "C" __global__ void before_dynamic_broken(int* data, int n)
{
    __shared__ int fixed[32];
    fixed[threadIdx.x] = n;
    dynamic[threadIdx.x] = data[threadIdx.x];
    __syncthreads();
    data[threadIdx.x] = dynamic[static_cast<int>(threadIdx.x) - 1] + fixed[threadIdx.x ^ 1];  // fault: before_dynamic
}
extern "C" __global__ void before_dynamic_fixed(int* data, int n)
{
    __shared__ int fixed[32];
    fixed[threadIdx.x] = n;
    dynamic[threadIdx.x] = data[threadIdx.x];
    __syncthreads();
    data[threadIdx.x] = dynamic[threadIdx.x == 0 ? 0 : threadIdx.x - 1] + fixed[threadIdx.x ^ 1];
}

// A counter of one array in a loop that runs on into the next.
extern "C" __global__ void running_broken(int* data, int n)
{
    __shared__ int front[48], back[48];
    for (int i = threadIdx.x; i < 48; i += 32) {
        front[i] = data[i];
        back[i] = 1;
    }
    __syncthreads();
    int sum = back[threadIdx.x];
    for (int i = threadIdx.x; i < n; i += 32)
        sum += front[i];  // fault: running
    data[threadIdx.x] = sum;
}
extern "C" __global__ void running_fixed(int* data, int n)
{
    __shared__ int front[48], back[48];
    for (int i = threadIdx.x; i < 48; i += 32) {
        front[i] = data[i];
        back[i] = 1;
    }
    __syncthreads();
    int sum = back[threadIdx.x];
    for (int i = threadIdx.x; i < n && i < 48; i += 32)
        sum += front[i];
    data[threadIdx.x] = sum;
}

// A choice between two arrays, and sums over both through one pointer: no alarm.
extern "C" __global__ void either_fixed(int* data, int n)
{
    __shared__ int front[32], back[32];
    front[threadIdx.x] = data[threadIdx.x];
    back[threadIdx.x] = n;
    __syncthreads();
    const int* from = data[32] % 2 == 0 ? front : back;
    int sum = 0;
    for (int i = 0; i < n % 32; ++i, ++from)
        sum += *from;
    data[threadIdx.x] = sum;
}

// An atomic operation one counter behind the histogram.
extern "C" __global__ void counter_broken(int* data, int n)
{
    __shared__ int bins[8], total[1];
    if (threadIdx.x < 8)
        bins[threadIdx.x] = 0;
    total[0] = n;
    __syncthreads();
    atomicAdd(&bins[data[threadIdx.x] + 2], 1);  // fault: counter
    __syncthreads();
    data[threadIdx.x] = bins[threadIdx.x % 8] + total[0];
}
extern "C" __global__ void counter_fixed(int* data, int n)
{
    __shared__ int bins[8], total[1];
    if (threadIdx.x < 8)
        bins[threadIdx.x] = 0;
    total[0] = n;
    __syncthreads();
    atomicAdd(&bins[data[threadIdx.x]], 1);
    __syncthreads();
    data[threadIdx.x] = bins[threadIdx.x % 8] + total[0];
}

// Below the arrays of a function lie those of its caller.
__device__ __noinline__ int lowest(const int* data, int from)
{
    int x[8];
    for (int k = 0; k < 8; ++k)
        x[(k + data[35]) & 7] = k;
    return x[from];  // fault: frame
}
extern "C" __global__ void frame_broken(int* data, int n)
{
    int y[64];
    for (int k = 0; k < 64; ++k)
        y[(k + data[0]) & 63] = k;
    data[threadIdx.x] = lowest(data, data[0] - 40) + y[n & 63];
}
extern "C" __global__ void frame_fixed(int* data, int n)
{
    int y[64];
    for (int k = 0; k < 64; ++k)
        y[(k + data[35]) & 63] = k;
    data[threadIdx.x] = lowest(data, data[35]) + y[n & 63];
}

// A caller's array that a function is given: no alarm.
__device__ __noinline__ int sumOf(const int* x, int count)
{
    int own[4], sum = 0;
    for (int k = 0; k < 4; ++k)
        own[(k + count) & 3] = k;
    for (int k = 0; k < count; ++k)
        sum += x[k] + own[k & 3];
    return sum;
}
extern "C" __global__ void given_fixed(int* data, int n)
{
    int y[64];
    for (int k = 0; k < 64; ++k)
        y[(k + data[35]) & 63] = k;
    data[threadIdx.x] = sumOf(y, n % 64);
}
