// nbody: gravitational acceleration of n bodies, all pairs: a_i = G * sum_j m_j * (r_j - r_i) /
// (|r_j - r_i|^2 + eps^2)^1.5.
//
// n^2 interactions on n bodies: the opposite of saxpy. About 20 flops an interaction and, with
// every thread reading every body, 16 bytes. The block reads bodies in tiles of blockDim.x through
// shared memory; there all threads of a warp read the same body at the same time, which is a
// broadcast. Traffic to global memory falls by blockDim.x and the kernel is bound by arithmetic,
// rsqrtf above all (Nyland, Harris, Prins: GPU Gems 3, chapter 31).
//
// A body is a float4 of position and mass, so that it travels as one 16-byte load. The softening
// eps keeps close encounters finite and makes the interaction of a body with itself zero without a
// branch.
//
// Components cancel between bodies on opposite sides, so a relative tolerance alone would fail on
// the small ones. With G = 1 / n the sum of magnitudes is about 3; 1e-5 absolute is 50 units in the
// last place of that.

// Adds what `other` does to a body at `here`.
__device__ float3 interact(float4 here, float4 other, float softening_squared, float3 sum)
{
    const float dx = other.x - here.x;
    const float dy = other.y - here.y;
    const float dz = other.z - here.z;
    const float inverse = rsqrtf(dx * dx + dy * dy + dz * dz + softening_squared);
    const float pull = other.w * inverse * inverse * inverse;
    return make_float3(sum.x + pull * dx, sum.y + pull * dy, sum.z + pull * dz);
}

// Needs blockDim.x * sizeof(float4) bytes of dynamic shared memory.
__global__ void nbody(int n, float gravity, float softening, const float4* __restrict__ bodies,
                      float4* __restrict__ accelerations)
{
    extern __shared__ float4 tile[];

    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    // Threads beyond the last body stay: they help to load tiles and must reach every barrier.
    const float4 here = i < n ? bodies[i] : make_float4(0.0f, 0.0f, 0.0f, 0.0f);

    float3 sum = make_float3(0.0f, 0.0f, 0.0f);
    for (int first = 0; first < n; first += blockDim.x) {
        const int j = first + threadIdx.x;
        // A body without mass pulls nobody: the last tile needs no special case.
        tile[threadIdx.x] = j < n ? bodies[j] : make_float4(0.0f, 0.0f, 0.0f, 0.0f);
        __syncthreads();
#pragma unroll 8
        for (int k = 0; k < blockDim.x; ++k)
            sum = interact(here, tile[k], softening * softening, sum);
        __syncthreads();
    }
    if (i < n)
        accelerations[i] = make_float4(gravity * sum.x, gravity * sum.y, gravity * sum.z, 0.0f);
}

// One body a thread, all others from global memory.
__global__ void nbody_reference(int n, float gravity, float softening, const float4* bodies, float4* accelerations)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float3 sum = make_float3(0.0f, 0.0f, 0.0f);
    for (int j = 0; j < n; ++j)
        sum = interact(bodies[i], bodies[j], softening * softening, sum);
    accelerations[i] = make_float4(gravity * sum.x, gravity * sum.y, gravity * sum.z, 0.0f);
}
