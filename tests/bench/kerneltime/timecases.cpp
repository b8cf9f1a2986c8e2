// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/kerneltime/timecases.h"

#include <cstdint>
#include <cstring>
#include <utility>

namespace kd::bench {
namespace {

constexpr std::string_view kKernels = R"(
extern "C" __global__ void spin(long long cycles, float* sink)
{
    const long long start = clock64();
    while (clock64() - start < cycles) { }
    if (cycles < 0) sink[0] = 1;
}
extern "C" __global__ void sharedSpin(long long cycles, float* sink)
{
    extern __shared__ float words[];
    words[threadIdx.x] = threadIdx.x;
    const long long start = clock64();
    while (clock64() - start < cycles) { }
    __syncthreads();
    if (cycles < 0) sink[0] = words[blockDim.x - 1 - threadIdx.x];
}
extern "C" __global__ void saxpy(int n, float a, const float* x, float* y)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * x[i] + y[i];
}
extern "C" __global__ void sgemm(int n, const float* a, const float* b, float* c)
{
    __shared__ float ta[16][16], tb[16][16];
    const int row = blockIdx.y * 16 + threadIdx.y, column = blockIdx.x * 16 + threadIdx.x;
    float sum = 0;
    for (int k = 0; k < n; k += 16) {
        ta[threadIdx.y][threadIdx.x] = a[row * n + k + threadIdx.x];
        tb[threadIdx.y][threadIdx.x] = b[(k + threadIdx.y) * n + column];
        __syncthreads();
        for (int i = 0; i < 16; ++i) sum += ta[threadIdx.y][i] * tb[i][threadIdx.x];
        __syncthreads();
    }
    c[row * n + column] = sum;
}
extern "C" __global__ void reduction(int n, const float* x, float* total)
{
    __shared__ float sums[256];
    float sum = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) sum += x[i];
    sums[threadIdx.x] = sum;
    for (int width = blockDim.x / 2; width > 0; width /= 2) {
        __syncthreads();
        if (threadIdx.x < width) sums[threadIdx.x] += sums[threadIdx.x + width];
    }
    if (threadIdx.x == 0) atomicAdd(total, sums[0]);
}
)";

constexpr std::uint32_t kMultiprocessors = 132;  ///< of an H100 or H200; elsewhere the grid is as large

/// Makes a plan argument by argument, in the order of the kernel's parameters.
class PlanMaker {
public:
    PlanMaker(const std::string& kernel, Dim3 grid, Dim3 block)
    {
        m_plan.kernel = kernel;
        m_plan.loweredName = kernel;
        m_plan.grid = grid;
        m_plan.block = block;
    }
    template <typename T> PlanMaker& value(T value)
    {
        ArgumentPlan& argument = m_plan.arguments.emplace_back();
        argument.value.resize(sizeof value);
        std::memcpy(argument.value.data(), &value, sizeof value);
        return *this;
    }
    PlanMaker& buffer(std::uint64_t count, Direction direction)
    {
        m_plan.arguments.push_back({.buffer = static_cast<int>(m_plan.buffers.size())});
        m_plan.buffers.push_back({.count = count, .direction = direction, .recipe = {.kind = Recipe::Kind::Ones}});
        return *this;
    }
    PlanMaker& shared(std::uint32_t bytes)
    {
        m_plan.sharedBytes = bytes;
        return *this;
    }
    PlanMaker& cluster(std::uint32_t blocks)
    {
        m_plan.cluster = Dim3{blocks, 1, 1};
        return *this;
    }
    LaunchPlan take() { return std::move(m_plan); }

private:
    LaunchPlan m_plan;
};

LaunchPlan spinPlan(long long cycles, std::uint32_t blocks = kMultiprocessors)
{
    return PlanMaker("spin", {blocks, 1, 1}, {128, 1, 1}).value(cycles).buffer(1, Direction::InOut).take();
}

LaunchPlan saxpyPlan(int n)
{
    return PlanMaker("saxpy", {static_cast<std::uint32_t>(n) / 256, 1, 1}, {256, 1, 1})
        .value(n)
        .value(2.0f)
        .buffer(static_cast<std::uint64_t>(n), Direction::In)
        .buffer(static_cast<std::uint64_t>(n), Direction::InOut)
        .take();
}

LaunchPlan sgemmPlan(int n)
{
    const auto size = static_cast<std::uint64_t>(n) * static_cast<std::uint64_t>(n);
    const std::uint32_t tiles = static_cast<std::uint32_t>(n) / 16;
    return PlanMaker("sgemm", {tiles, tiles, 1}, {16, 16, 1})
        .value(n)
        .buffer(size, Direction::In)
        .buffer(size, Direction::In)
        .buffer(size, Direction::InOut)
        .take();
}

LaunchPlan reductionPlan(int n, std::uint32_t blocks)
{
    return PlanMaker("reduction", {blocks, 1, 1}, {256, 1, 1})
        .value(n)
        .buffer(static_cast<std::uint64_t>(n), Direction::In)
        .buffer(1, Direction::InOut)
        .take();
}

}  // namespace

std::string_view timeKernels()
{
    return kKernels;
}

std::vector<TimeCase> timeCases(bool hasClusters)
{
    std::vector<TimeCase> cases;
    for (const long long cycles : {0, 500, 1000, 2000, 5000, 10'000, 20'000, 40'000, 100'000, 1'000'000, 18'000'000})
        cases.push_back({"spin " + std::to_string(cycles) + " cycles", spinPlan(cycles)});
    for (const long long cycles : {1000, 10'000, 100'000})
        cases.push_back({"one block, " + std::to_string(cycles) + " cycles", spinPlan(cycles, 1)});
    for (const int power : {16, 20, 22, 24, 26})
        for (const bool isCold : {false, true})
            cases.push_back({"saxpy 2^" + std::to_string(power), saxpyPlan(1 << power), isCold});
    for (const int n : {128, 512, 1024, 2048})
        for (const bool isCold : {false, true})
            cases.push_back({"sgemm " + std::to_string(n), sgemmPlan(n), isCold});
    for (const int power : {16, 20, 24})
        for (const bool isCold : {false, true})
            cases.push_back({"reduction 2^" + std::to_string(power), reductionPlan(1 << power, kMultiprocessors * 2), isCold});
    cases.push_back({"reduction 2^16, one block", reductionPlan(1 << 16, 1)});
    for (const long long cycles : {1000, 10'000, 100'000}) {
        const auto maker = [&](const char* kernel) {
            return PlanMaker(kernel, {128, 1, 1}, {128, 1, 1}).value(cycles).buffer(1, Direction::InOut);
        };
        cases.push_back({"64 KiB shared, " + std::to_string(cycles) + " cycles", maker("sharedSpin").shared(64u << 10).take()});
        if (hasClusters)
            cases.push_back({"clusters of 4, " + std::to_string(cycles) + " cycles", maker("spin").cluster(4).take()});
    }
    return cases;
}

}  // namespace kd::bench
