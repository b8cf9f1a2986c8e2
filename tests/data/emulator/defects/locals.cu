// Local memory that is read and that the thread has not written. Blocks of 128 threads, data[i] == i % 7.

// The last elements of an array are never set.
extern "C" __global__ void part_broken(int* data, int n)
{
    int a[16];
#pragma unroll 1
    for (int i = 0; i < n / 16; ++i)
        a[i] = i + 1;
    data[threadIdx.x] = a[data[threadIdx.x] + 4];  // fault: part
}
extern "C" __global__ void part_fixed(int* data, int n)
{
    int a[16];
#pragma unroll 1
    for (int i = 0; i < n / 8; ++i)
        a[i] = i + 1;
    data[threadIdx.x] = a[data[threadIdx.x] + 4];
}

// A branch depends on it.
extern "C" __global__ void decides_broken(int* data, int n)
{
    int a[8];
#pragma unroll 1
    for (int i = 0; i < n / 32; ++i)
        a[i] = i;
    if (a[data[threadIdx.x]] > 2)  // fault: decides
        data[threadIdx.x] = n;
}
extern "C" __global__ void decides_fixed(int* data, int n)
{
    int a[8];
#pragma unroll 1
    for (int i = 0; i < n / 16; ++i)
        a[i] = i;
    if (a[data[threadIdx.x]] > 2)
        data[threadIdx.x] = n;
}

// Bytes of a histogram that are counted up and never set to 0.
extern "C" __global__ void counts_broken(int* data, int n)
{
    unsigned char count[8];
#pragma unroll 1
    for (int i = 0; i < n / 16; ++i)
        ++count[i % 7];  // fault: counts
    data[threadIdx.x] = count[data[threadIdx.x]];
}
extern "C" __global__ void counts_fixed(int* data, int n)
{
    unsigned char count[8];
#pragma unroll 1
    for (int i = 0; i < n / 16; ++i)
        count[i] = 0;
#pragma unroll 1
    for (int i = 0; i < n / 16; ++i)
        ++count[i % 7];
    data[threadIdx.x] = count[data[threadIdx.x]];
}

// A function that is not inlined reads its caller's array.
__device__ __noinline__ void add_element(int* data, const int* a, int i)
{
    data[threadIdx.x] += a[i];  // fault: passed
}
extern "C" __global__ void passed_broken(int* data, int n)
{
    int a[8];
    a[n % 3] = n;
    add_element(data, a, data[threadIdx.x]);
}
extern "C" __global__ void passed_fixed(int* data, int n)
{
    int a[8];
#pragma unroll 1
    for (int i = 0; i < n / 16; ++i)
        a[i] = i;
    add_element(data, a, data[threadIdx.x]);
}

// What another call left there is not this call's.
__device__ __noinline__ void add_entry(int* data, int n, int i)
{
    int a[8];
#pragma unroll 1
    for (int k = 0; k < n; ++k)
        a[k] = k + i;
    data[threadIdx.x] += a[i];  // fault: called
}
extern "C" __global__ void called_broken(int* data, int n)
{
    const int i = data[threadIdx.x];
    add_entry(data, n / 16, i);
    add_entry(data, n / 64, i);
}
extern "C" __global__ void called_fixed(int* data, int n)
{
    const int i = data[threadIdx.x];
    add_entry(data, n / 16, i);
    add_entry(data, n / 18, i);
}

// What is dropped does not matter.
extern "C" __global__ void dropped_fixed(int* data, int n)
{
    int a[8];
#pragma unroll 1
    for (int i = 0; i < n / 32; ++i)
        a[i] = i;
    const int x = a[data[threadIdx.x]];
    data[threadIdx.x] = data[threadIdx.x] < 4 ? x : n;
}

// A structure with padding, copied as a whole.
struct alignas(16) Padded {
    double x;
    int i;
};
extern "C" __global__ void padded_local_fixed(int* data, int n)
{
    Padded a[4];
#pragma unroll 1
    for (int i = 0; i < n / 32; ++i) {
        a[i].x = i;
        a[i].i = i;
    }
    Padded* out = reinterpret_cast<Padded*>(data);
    if (threadIdx.x < 4)
        out[threadIdx.x] = a[(threadIdx.x + n) % 4];
}
