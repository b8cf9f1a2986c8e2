// SPDX-License-Identifier: GPL-3.0-or-later
// Bodies as structures, with positions in shared memory of a size that the launch gives.
#include <cstdio>
#include <random>
#include <vector>

struct Body {
    float4 position;
    float4 velocity;
};

__device__ float3 pull(float3 force, float4 a, float4 b)
{
    float dx = b.x - a.x, dy = b.y - a.y, dz = b.z - a.z;
    float inverse = rsqrtf(dx * dx + dy * dy + dz * dz + 1e-6f);
    float strength = b.w * inverse * inverse * inverse;
    return make_float3(force.x + dx * strength, force.y + dy * strength, force.z + dz * strength);
}

__global__ void advance(Body *bodies, int n, float dt)
{
    extern __shared__ float4 positions[];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float4 own = i < n ? bodies[i].position : make_float4(0, 0, 0, 0);
    float3 force = make_float3(0, 0, 0);
    for (int tile = 0; tile < n; tile += blockDim.x) {
        int j = tile + threadIdx.x;
        positions[threadIdx.x] = j < n ? bodies[j].position : make_float4(0, 0, 0, 0);
        __syncthreads();
        for (int k = 0; k < blockDim.x; ++k)
            force = pull(force, own, positions[k]);
        __syncthreads();
    }
    if (i < n) {
        bodies[i].velocity.x += dt * force.x;
        bodies[i].velocity.y += dt * force.y;
        bodies[i].velocity.z += dt * force.z;
    }
}

int main(int argc, const char **argv)
{
    int n = 2048;
    if (argc > 1)
        n = atoi(argv[1]);
    const float dt = 0.01f;
    std::vector<Body> bodies(n);
    std::mt19937 random(1);
    std::uniform_real_distribution<float> range(-1, 1);
    for (Body &body : bodies)
        body.position = make_float4(range(random), range(random), range(random), 1);
    Body *d_bodies;
    cudaMalloc(&d_bodies, n * sizeof(Body));
    cudaMemcpy(d_bodies, bodies.data(), bodies.size() * sizeof(Body), cudaMemcpyHostToDevice);
    const int p = 128;
    for (int step = 0; step < 10; ++step)
        advance<<<(n + p - 1) / p, p, p * sizeof(float4)>>>(d_bodies, n, dt);
    cudaMemcpy(bodies.data(), d_bodies, n * sizeof(Body), cudaMemcpyDeviceToHost);
    printf("%g\n", bodies[0].velocity.x);
    cudaFree(d_bodies);
}
