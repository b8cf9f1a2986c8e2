// SPDX-License-Identifier: GPL-3.0-or-later
// Algorithms of CUB and of Thrust for a whole device: sorts by digits and by comparing, sums, selections in place and out of it,
// histograms and lists of runs.
#include "check.h"

#include <cub/device/device_histogram.cuh>
#include <cub/device/device_merge_sort.cuh>
#include <cub/device/device_radix_sort.cuh>
#include <cub/device/device_reduce.cuh>
#include <cub/device/device_run_length_encode.cuh>
#include <cub/device/device_scan.cuh>
#include <cub/device/device_select.cuh>
#include <thrust/device_ptr.h>
#include <thrust/execution_policy.h>
#include <thrust/unique.h>

#include <algorithm>
#include <numeric>
#include <vector>

using Numbers = std::vector<unsigned>;

struct IsThird {
    __host__ __device__ bool operator()(unsigned x) const { return x % 3 == 0; }
};
struct IsMore {
    __host__ __device__ bool operator()(unsigned a, unsigned b) const { return a > b; }
};

template <typename Algorithm> void run(const Algorithm& algorithm)
{
    void* room = nullptr;
    size_t bytes = 0;
    CALL(algorithm(room, bytes));
    CALL(cudaMalloc(&room, bytes));
    CALL(algorithm(room, bytes));
    CALL(cudaDeviceSynchronize());
    CALL(cudaFree(room));
}

Numbers fetched(const unsigned* from, size_t count)
{
    Numbers numbers(count);
    CALL(cudaMemcpy(numbers.data(), from, count * sizeof(unsigned), cudaMemcpyDeviceToHost));
    return numbers;
}

int main()
{
    constexpr int kCount = 20000, kBins = 64, kTop = 1 << 20;
    Numbers numbers(kCount);
    unsigned state = 1;
    for (unsigned& number : numbers)
        number = (state = state * 1664525u + 1013904223u) >> 12;
    const Numbers sorted = [&] { Numbers all = numbers; std::sort(all.begin(), all.end()); return all; }();
    Numbers thirds;
    std::copy_if(numbers.begin(), numbers.end(), std::back_inserter(thirds), IsThird());

    unsigned *in, *out, *places, *more;
    int *count, *bins;
    for (unsigned** buffer : {&in, &out, &places, &more})
        CALL(cudaMalloc(buffer, kCount * sizeof(unsigned)));
    CALL(cudaMalloc(&count, sizeof(int)));
    CALL(cudaMalloc(&bins, kBins * sizeof(int)));
    CALL(cudaMemcpy(in, numbers.data(), kCount * sizeof(unsigned), cudaMemcpyHostToDevice));
    Numbers ramp(kCount);
    std::iota(ramp.begin(), ramp.end(), 0u);
    CALL(cudaMemcpy(places, ramp.data(), kCount * sizeof(unsigned), cudaMemcpyHostToDevice));

    run([&](void* room, size_t& bytes) { return cub::DeviceRadixSort::SortPairs(room, bytes, in, out, places, more, kCount); });
    CHECK(fetched(out, kCount) == sorted);
    const Numbers origins = fetched(more, kCount);
    for (int i = 0; i < kCount; ++i)
        CHECK(numbers[origins[i]] == sorted[i]);
    run([&](void* room, size_t& bytes) { return cub::DeviceScan::InclusiveSum(room, bytes, in, out, kCount); });
    Numbers sums(kCount);
    std::partial_sum(numbers.begin(), numbers.end(), sums.begin());
    CHECK(fetched(out, kCount) == sums);
    run([&](void* room, size_t& bytes) { return cub::DeviceReduce::Max(room, bytes, in, out, kCount); });
    CHECK(fetched(out, 1)[0] == sorted.back());
    run([&](void* room, size_t& bytes) { return cub::DeviceHistogram::HistogramEven(room, bytes, in, bins, kBins + 1, 0u, unsigned(kTop), kCount); });
    std::vector<int> counts(kBins), expected(kBins);
    CALL(cudaMemcpy(counts.data(), bins, kBins * sizeof(int), cudaMemcpyDeviceToHost));
    for (const unsigned number : numbers)
        ++expected[number / (kTop / kBins)];
    CHECK(counts == expected);

    // In place, and what is in place twice over: those that are one behind the other.
    run([&](void* room, size_t& bytes) { return cub::DeviceSelect::If(room, bytes, in, count, kCount, IsThird()); });
    int selected = 0;
    CALL(cudaMemcpy(&selected, count, sizeof(int), cudaMemcpyDeviceToHost));
    CHECK(size_t(selected) == thirds.size() && fetched(in, thirds.size()) == thirds);
    run([&](void* room, size_t& bytes) { return cub::DeviceMergeSort::SortKeys(room, bytes, in, selected, IsMore()); });
    std::sort(thirds.begin(), thirds.end(), IsMore());
    CHECK(fetched(in, thirds.size()) == thirds);
    run([&](void* room, size_t& bytes) {
        return cub::DeviceRunLengthEncode::Encode(room, bytes, in, out, more, count, selected);
    });
    const auto end = thrust::unique(thrust::device_pointer_cast(in), thrust::device_pointer_cast(in) + selected);
    thirds.erase(std::unique(thirds.begin(), thirds.end()), thirds.end());
    CALL(cudaMemcpy(&selected, count, sizeof(int), cudaMemcpyDeviceToHost));
    CHECK(size_t(selected) == thirds.size() && fetched(out, thirds.size()) == thirds);
    CHECK(size_t(end - thrust::device_pointer_cast(in)) == thirds.size() && fetched(in, thirds.size()) == thirds);
    std::printf("PASS\n");
}
