// SPDX-License-Identifier: GPL-3.0-or-later
// What a whole program pays on the emulated GPU: 10,000 launches of almost nothing, and copies of 128 MiB beside a memcpy.
#include <chrono>
#include <cstdio>
#include <cstring>

__global__ void tiny(int* x) { x[threadIdx.x] += 1; }

template <typename Work> double secondsOf(const Work& work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

int main()
{
    constexpr int kLaunches = 10000;
    constexpr size_t kBytes = 128 << 20;
    int* x;
    cudaMalloc(&x, 32 * sizeof(int));
    cudaMemset(x, 0, 32 * sizeof(int));
    tiny<<<1, 32>>>(x);
    cudaDeviceSynchronize();
    const double launches = secondsOf([&] {
        for (int i = 0; i < kLaunches; ++i)
            tiny<<<1, 32>>>(x);
        cudaDeviceSynchronize();
    });
    int count = 0;
    cudaMemcpy(&count, x, sizeof count, cudaMemcpyDeviceToHost);
    std::printf("launch      %8.2f us\n", launches / kLaunches * 1e6);

    char *pinned, *device;
    char* const own = new char[kBytes];
    cudaMallocHost(&pinned, kBytes);
    cudaMalloc(&device, kBytes);
    std::memset(own, 1, kBytes);
    std::memset(pinned, 1, kBytes);
    cudaMemset(device, 1, kBytes);
    const double toDevice = secondsOf([&] { cudaMemcpy(device, own, kBytes, cudaMemcpyHostToDevice); });
    const double toHost = secondsOf([&] { cudaMemcpy(pinned, device, kBytes, cudaMemcpyDeviceToHost); });
    const double plain = secondsOf([&] { std::memcpy(own, pinned, kBytes); });
    std::printf("to device   %8.2f GB/s\nto host     %8.2f GB/s\nmemcpy      %8.2f GB/s\n", kBytes / toDevice / 1e9,
                kBytes / toHost / 1e9, kBytes / plain / 1e9);
    return count == kLaunches + 1 ? 0 : 1;
}
