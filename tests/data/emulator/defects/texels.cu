// Texels that one grid writes and reads. Blocks of 128 threads; `surface` and `plane` are one array of 32 x 32 integers, `line` is the
// 1024 integers of `data`.
#define GRID int *data, int n, cudaSurfaceObject_t surface, cudaTextureObject_t plane, cudaTextureObject_t line

// Two blocks write one texel.
extern "C" __global__ void one_texel_broken(GRID)
{
    surf2Dwrite(int(blockIdx.x), surface, 4 * (threadIdx.x % 32), threadIdx.x / 32);  // fault: one_texel other: one_texel
}
extern "C" __global__ void one_texel_fixed(GRID)
{
    surf2Dwrite(int(blockIdx.x), surface, 4 * (threadIdx.x % 32), 4 * blockIdx.x + threadIdx.x / 32);
}

// A surface is read where another thread of the block writes it.
extern "C" __global__ void mirrored_broken(GRID)
{
    const int x = threadIdx.x % 32, y = threadIdx.x / 32 + 4 * blockIdx.x;
    surf2Dwrite(x + n, surface, 4 * x, y);  // other: mirrored
    data[blockIdx.x * 128 + threadIdx.x] = surf2Dread<int>(surface, 4 * x, 4 * blockIdx.x + 3 - threadIdx.x / 32);  // fault: mirrored
}
extern "C" __global__ void mirrored_fixed(GRID)
{
    const int x = threadIdx.x % 32, y = threadIdx.x / 32 + 4 * blockIdx.x;
    surf2Dwrite(x + n, surface, 4 * x, y);
    __syncthreads();
    data[blockIdx.x * 128 + threadIdx.x] = surf2Dread<int>(surface, 4 * x, 4 * blockIdx.x + 3 - threadIdx.x / 32);
}

// Texels are counted without a reduction.
extern "C" __global__ void counted_broken(GRID)
{
    const int x = 4 * (threadIdx.x % 8);
    surf2Dwrite(surf2Dread<int>(surface, x, 0) + 1, surface, x, 0);  // fault: counted other: counted
}
extern "C" __global__ void counted_fixed(GRID)
{
    asm volatile("sured.b.add.2d.u32.trap [%0, {%1, %2}], %3;" ::"l"(surface), "r"(4 * (int(threadIdx.x) % 8)), "r"(0), "r"(1));
}

// A texture does not see what its own grid has written by a surface, whatever stands between.
extern "C" __global__ void own_texels_broken(GRID)
{
    const int x = threadIdx.x % 32, y = threadIdx.x / 32 + 4 * blockIdx.x;
    surf2Dwrite(x + n, surface, 4 * x, y);  // other: own_texels
    __syncthreads();
    data[blockIdx.x * 128 + threadIdx.x] = tex2D<int>(plane, 31 - x, y);  // fault: own_texels
}
extern "C" __global__ void own_texels_fixed(GRID)
{
    const int x = threadIdx.x % 32, y = threadIdx.x / 32 + 4 * blockIdx.x;
    const int old = tex2D<int>(plane, x, y);
    surf2Dwrite(x + old, surface, 4 * x, y);
    data[blockIdx.x * 128 + threadIdx.x] = old;
}

// Nor what it has stored in the memory that the texture reads.
extern "C" __global__ void own_memory_broken(GRID)
{
    const int i = blockIdx.x * 128 + threadIdx.x;
    data[i] = n;  // other: own_memory
    data[512 + i] = tex1Dfetch<int>(line, i);  // fault: own_memory
}
extern "C" __global__ void own_memory_fixed(GRID)
{
    const int i = blockIdx.x * 128 + threadIdx.x;
    data[512 + i] = tex1Dfetch<int>(line, i);
    data[i] = n;
}

// A block writes what another one reads by a texture.
extern "C" __global__ void other_memory_broken(GRID)
{
    const int i = blockIdx.x * 128 + threadIdx.x;
    data[i] = tex1Dfetch<int>(line, i + 1) + 10;  // fault: other_memory other: other_memory
}
extern "C" __global__ void other_memory_fixed(GRID)
{
    const int i = blockIdx.x * 128 + threadIdx.x;
    data[512 + i] = tex1Dfetch<int>(line, i + 1) + 10;
}

// The same of __ldg, which becomes ld.global.nc.
extern "C" __global__ void ldg_broken(GRID)
{
    const int i = blockIdx.x * 128 + threadIdx.x;
    data[i] = n;  // other: ldg
    __syncthreads();
    data[512 + i] = __ldg(data + blockIdx.x * 128 + 127 - threadIdx.x);  // fault: ldg
}
extern "C" __global__ void ldg_fixed(GRID)
{
    const int i = blockIdx.x * 128 + threadIdx.x;
    data[i] = n;
    __syncthreads();
    data[512 + i] = data[blockIdx.x * 128 + 127 - threadIdx.x];
}

// And of parameters that are said to be nobody else's.
__device__ __forceinline__ void scaleTo(const int* __restrict__ in, int* __restrict__ out, int i)
{
    out[i] = 2 * in[i];
}
extern "C" __global__ void restricted_broken(GRID)
{
    const int i = blockIdx.x * 128 + threadIdx.x;
    atomicAdd(data + i, n);  // other: restricted
    __syncthreads();
    int value;
    asm volatile("ld.global.nc.b32 %0, [%1];" : "=r"(value) : "l"(__cvta_generic_to_global(data + i)));  // fault: restricted
    data[512 + i] = value;
}
extern "C" __global__ void restricted_fixed(GRID)
{
    const int i = blockIdx.x * 128 + threadIdx.x;
    scaleTo(data, data + 512, i);
    data[i] = n;
}
