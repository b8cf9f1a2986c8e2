struct Pair {
    int first;
    double second;
    char name[5];
};

__constant__ float weights[5] = {0.5f, 1.0f, 2.0f, 4.0f, 8.0f};
__device__ int counter = 40;
__device__ Pair pairs[2] = {{1, 2.5, "abcd"}, {3, -4.5, "wxyz"}};
__device__ const char* words[3] = {"zero", "one", "two"};
__device__ int* pointer = &counter;
extern __shared__ double dynamic[];

__device__ __noinline__ Pair swapped(Pair pair, float scale)
{
    Pair result = pair;
    result.first = int(pair.second * scale);
    result.second = pair.first;
    return result;
}

extern "C" __global__ void spaces(Pair given, double* out, char* text)
{
    __shared__ float s[64];
    const int i = threadIdx.x;
    s[i] = weights[i % 5] * i;
    dynamic[i] = i * 0.125;
    int local[8];
    for (int k = 0; k < 8; ++k)
        local[(k * 3 + i) % 8] = k * k;
    __syncthreads();
    const Pair p = swapped(i % 2 == 0 ? given : pairs[i / 2 % 2], 2.0f);
    out[i] = s[63 - i] + dynamic[i ^ 1] + local[i % 8] + p.first * 100 + p.second + given.name[i % 5] + *pointer;
    const char* word = words[i % 3];
    int length = 0;
    while (word[length] != 0)
        ++length;
    text[i] = word[length - 1 - i % length];
    __syncthreads();
    if (i == 0)
        atomicAdd(&counter, 2);
}

extern "C" __global__ void vectors(const float4* in, float4* out, const ushort2* small, uchar4* bytes, longlong2* wide)
{
    const int i = threadIdx.x;
    const float4 v = in[i];
    out[i] = make_float4(v.w, v.z, v.y, v.x);
    const ushort2 h = small[i];
    bytes[i] = make_uchar4(h.x & 255, h.x >> 8, h.y & 255, h.y >> 8);
    wide[i] = make_longlong2(h.x * 65536ll * h.y, -i);
}

extern "C" __global__ void clocks(long long* out)
{
    const long long before = clock64();
    float x = threadIdx.x;
    for (int i = 0; i < 100; ++i)
        x = x * 1.5f + 1.0f;
    out[threadIdx.x] = clock64() - before + (x < 0);
}
