// SPDX-License-Identifier: GPL-3.0-or-later
// Quicksort whose kernel launches itself for both halves (-rdc=true), short ones and deep ones by a selection sort.
#include "check.h"

constexpr int kMaxDepth = 12, kShort = 24;

__device__ void selectionSort(int* data, int left, int right)
{
    for (int i = left; i <= right; ++i) {
        int least = i;
        for (int j = i + 1; j <= right; ++j)
            if (data[j] < data[least])
                least = j;
        const int kept = data[i];
        data[i] = data[least];
        data[least] = kept;
    }
}

__global__ void quicksort(int* data, int left, int right, int depth)
{
    if (depth >= kMaxDepth || right - left <= kShort) {
        selectionSort(data, left, right);
        return;
    }
    int low = left, high = right;
    const int pivot = data[(left + right) / 2];
    while (low <= high) {
        while (data[low] < pivot)
            ++low;
        while (data[high] > pivot)
            --high;
        if (low <= high) {
            const int kept = data[low];
            data[low++] = data[high];
            data[high--] = kept;
        }
    }
    if (left < high) {
        cudaStream_t stream;
        cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
        quicksort<<<1, 1, 0, stream>>>(data, left, high, depth + 1);
        cudaStreamDestroy(stream);
    }
    if (low < right) {
        cudaStream_t stream;
        cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
        quicksort<<<1, 1, 0, stream>>>(data, low, right, depth + 1);
        cudaStreamDestroy(stream);
    }
}

int main()
{
    const int n = 2000;
    int host[n];
    unsigned state = 12345;
    long long sum = 0;
    for (int& each : host) {
        state = state * 1664525 + 1013904223;
        each = static_cast<int>(state >> 8) % 10000;
        sum += each;
    }
    int* data;
    CALL(cudaMalloc(&data, sizeof host));
    CALL(cudaMemcpy(data, host, sizeof host, cudaMemcpyHostToDevice));
    quicksort<<<1, 1>>>(data, 0, n - 1, 0);
    CALL(cudaGetLastError());
    CALL(cudaDeviceSynchronize());
    CALL(cudaMemcpy(host, data, sizeof host, cudaMemcpyDeviceToHost));
    for (int i = 0; i < n; ++i) {
        sum -= host[i];
        CHECK(i == 0 || host[i - 1] <= host[i]);
    }
    CHECK(sum == 0);
    CALL(cudaFree(data));
    std::puts("PASS");
    return 0;
}
