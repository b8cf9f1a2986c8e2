// Global memory that is read and that nobody has written since it was allocated: `other`, n integers, and what malloc gives. Blocks
// of 128 threads.
extern "C" __global__ void scratch_broken(int* data, int n, int* other)
{
    data[threadIdx.x] = other[threadIdx.x];  // fault: scratch
}
extern "C" __global__ void scratch_fixed(int* data, int n, int* other)
{
    other[threadIdx.x] = data[threadIdx.x];
    data[threadIdx.x] = other[threadIdx.x];
}

// A counter that no memset has set to 0.
extern "C" __global__ void counter_broken(int* data, int n, int* other)
{
    if (data[threadIdx.x] > 2)
        atomicAdd(other, 1);  // fault: counter
}
extern "C" __global__ void counter_fixed(int* data, int n, int* other)
{
    if (threadIdx.x == 0)
        *other = 0;
    __syncthreads();
    if (data[threadIdx.x] > 2)
        atomicAdd(other, 1);
    __syncthreads();
    data[threadIdx.x] = *other;
}

// A lock that nobody has opened.
extern "C" __global__ void lock_broken(int* data, int n, int* other)
{
    if (threadIdx.x == 0 && atomicCAS(other, 0, 1) == 0)  // fault: lock
        data[0] = 1;
}
extern "C" __global__ void lock_fixed(int* data, int n, int* other)
{
    if (threadIdx.x == 0) {
        atomicExch(other, 0);
        if (atomicCAS(other, 0, 1) == 0)
            data[0] = 1;
    }
}

// A border that nobody fills.
extern "C" __global__ void margin_broken(int* data, int n, int* other)
{
    if (threadIdx.x < 100)
        other[threadIdx.x] = data[threadIdx.x];
    __syncthreads();
    if (threadIdx.x < 100)
        data[threadIdx.x] = other[threadIdx.x] + other[threadIdx.x + 1];  // fault: margin
}
extern "C" __global__ void margin_fixed(int* data, int n, int* other)
{
    if (threadIdx.x < 101)
        other[threadIdx.x] = data[threadIdx.x];
    __syncthreads();
    if (threadIdx.x < 100)
        data[threadIdx.x] = other[threadIdx.x] + other[threadIdx.x + 1];
}

// Every second vector of four.
extern "C" __global__ void fours_broken(int* data, int n, int* other)
{
    int4* const fours = reinterpret_cast<int4*>(other);
    if (threadIdx.x < 32 && threadIdx.x % 2 == 0)
        fours[threadIdx.x] = make_int4(1, 2, 3, data[threadIdx.x]);
    __syncthreads();
    if (threadIdx.x < 32) {
        const int4 own = fours[threadIdx.x ^ 2];  // fault: fours
        data[threadIdx.x] = own.x + own.y + own.z + own.w;
    }
}
extern "C" __global__ void fours_fixed(int* data, int n, int* other)
{
    int4* const fours = reinterpret_cast<int4*>(other);
    if (threadIdx.x < 32)
        fours[threadIdx.x] = make_int4(1, 2, 3, data[threadIdx.x]);
    __syncthreads();
    if (threadIdx.x < 32) {
        const int4 own = fours[threadIdx.x ^ 2];
        data[threadIdx.x] = own.x + own.y + own.z + own.w;
    }
}

// Bytes: those at odd places.
extern "C" __global__ void odd_bytes_broken(int* data, int n, int* other)
{
    auto* const text = reinterpret_cast<unsigned char*>(other);
    text[threadIdx.x * 2] = static_cast<unsigned char>(data[threadIdx.x]);
    __syncthreads();
    data[threadIdx.x] = text[threadIdx.x + 1];  // fault: odd_bytes
}
extern "C" __global__ void odd_bytes_fixed(int* data, int n, int* other)
{
    auto* const text = reinterpret_cast<unsigned char*>(other);
    text[threadIdx.x * 2] = static_cast<unsigned char>(data[threadIdx.x]);
    text[threadIdx.x * 2 + 1] = 7;
    __syncthreads();
    data[threadIdx.x] = text[threadIdx.x + 1];
}

// An index that is read before it is made.
extern "C" __global__ void places_broken(int* data, int n, int* other)
{
    const int place = other[127 - threadIdx.x];  // fault: places
    __syncthreads();
    other[threadIdx.x] = threadIdx.x;
    data[place % n] = 1;
}
extern "C" __global__ void places_fixed(int* data, int n, int* other)
{
    other[threadIdx.x] = threadIdx.x;
    __syncthreads();
    const int place = other[127 - threadIdx.x];
    data[place % n] = 1;
}

// A flag that is waited for.
extern "C" __global__ void waiting_broken(int* data, int n, int* other)
{
    volatile int* const flag = other;
    while (threadIdx.x == 0 && *flag == 0)  // fault: waiting
        ;
    data[threadIdx.x] = 1;
}
extern "C" __global__ void waiting_fixed(int* data, int n, int* other)
{
    volatile int* const flag = other;
    if (threadIdx.x == 0)
        *flag = 1;
    while (threadIdx.x == 0 && *flag == 0)
        ;
    data[threadIdx.x] = 1;
}

// Through pointers of which the compiler does not know where they lead.
extern "C" __global__ void anywhere_broken(int* data, int n, int* other)
{
    __shared__ int tile[128];
    tile[threadIdx.x] = data[threadIdx.x];
    __syncthreads();
    const int* const from = n % 2 == 0 ? other : tile;
    data[threadIdx.x] = from[127 - threadIdx.x];  // fault: anywhere
}
extern "C" __global__ void anywhere_fixed(int* data, int n, int* other)
{
    __shared__ int tile[128];
    tile[threadIdx.x] = data[threadIdx.x];
    __syncthreads();
    const int* const from = n % 2 != 0 ? other : tile;
    data[threadIdx.x] = from[127 - threadIdx.x];
}

// The heap.
extern "C" __global__ void from_heap_broken(int* data, int n, int* other)
{
    auto* const piece = static_cast<int*>(malloc(8 * sizeof(int)));
    if (piece == nullptr)
        return;
    for (int i = 0; i < 7; ++i)
        piece[i] = data[threadIdx.x] + i;
    int sum = 0;
    for (int i = 0; i < n % 9 + 8; ++i)
        sum += piece[i % 8];  // fault: from_heap
    data[threadIdx.x] = sum;
    free(piece);
}
extern "C" __global__ void from_heap_fixed(int* data, int n, int* other)
{
    auto* const piece = static_cast<int*>(malloc(8 * sizeof(int)));
    if (piece == nullptr)
        return;
    for (int i = 0; i < 8; ++i)
        piece[i] = data[threadIdx.x] + i;
    int sum = 0;
    for (int i = 0; i < n % 9 + 8; ++i)
        sum += piece[i % 8];
    data[threadIdx.x] = sum;
    free(piece);
}

// Harmless: a structure is copied with its padding, and bits of a word are read of which a byte was written.
struct alignas(16) Padded {
    int a;
    char b;
};
extern "C" __global__ void padded_fixed(int* data, int n, int* other)
{
    auto* const all = reinterpret_cast<Padded*>(other);
    if (threadIdx.x < 16) {
        all[threadIdx.x].a = data[threadIdx.x];
        all[threadIdx.x].b = 3;
    }
    __syncthreads();
    if (threadIdx.x < 16)
        all[16 + threadIdx.x] = all[15 - threadIdx.x];
    __syncthreads();
    if (threadIdx.x < 16)
        data[threadIdx.x] = all[16 + threadIdx.x].a + all[16 + threadIdx.x].b;
}
extern "C" __global__ void one_byte_fixed(int* data, int n, int* other)
{
    reinterpret_cast<unsigned char*>(other)[threadIdx.x * 4] = 5;
    data[threadIdx.x] = other[threadIdx.x] & 15;
}
// Pieces of the heap that were in use begin anew.
extern "C" __global__ void heap_again_fixed(int* data, int n, int* other)
{
    int sum = 0;
    for (int round = 0; round < 3; ++round) {
        auto* const piece = static_cast<volatile int*>(malloc(4 * sizeof(int)));
        if (piece == nullptr)
            return;
        piece[round] = data[threadIdx.x];
        sum += piece[round];
        free(const_cast<int*>(piece));
    }
    data[threadIdx.x] = sum;
}
