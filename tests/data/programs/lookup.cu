// SPDX-License-Identifier: GPL-3.0-or-later
// Gathers by an index buffer; an enumeration and an alias that device code uses.
#include <array>
#include <cstdio>

enum class Mode { Copy, Negate };
using Index = int;

struct Job {
    Mode mode;
    Index count;
    Job(Mode mode_, Index count_) : mode(mode_), count(count_) {}
    void print() const { std::printf("%d\n", count); }
    __device__ bool isNegative() const { return mode == Mode::Negate; }
};

__constant__ Index kOffsets[4] = {0, 1, 2, 3};

__global__ void gather(const float *table, const Index *indices, float *out, Index n)
{
    Index i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    Index from = indices[i];
    out[i] = table[from] + kOffsets[i % 4];
}

__device__ float applyJob(const Job &job, float x)
{
    return job.isNegative() ? -x : x;
}

__global__ void process(float *values, Index n)
{
    Index i = blockIdx.x * blockDim.x + threadIdx.x;
    const Job *job = nullptr;
    if (i < n && job != nullptr)
        values[i] = applyJob(*job, values[i]);
}

int main()
{
    constexpr Index n = 2000;
    std::array<Index, n> indices{};
    Job(Mode::Copy, n).print();
    float *table, *out;
    Index *d_indices;
    cudaMalloc(&table, 100 * sizeof(float));
    cudaMalloc(&d_indices, sizeof(indices));
    cudaMalloc(&out, n * sizeof(float));
    cudaMemcpy(d_indices, indices.data(), sizeof(indices), cudaMemcpyHostToDevice);
    gather<<<(n + 99) / 100, 100>>>(table, d_indices, out, n);
    process<<<(n + 99) / 100, 100>>>(out, n);
    cudaDeviceSynchronize();
}
