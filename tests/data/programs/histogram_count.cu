// SPDX-License-Identifier: GPL-3.0-or-later
// Histogram of numbers that are read from a file: only the run knows how many there are.
#include <cstdio>
#include <cstdlib>
#include <vector>

#define BINS 96

__global__ void histogram(const int *data, unsigned int *histogram, int count)
{
    const int stride = gridDim.x * blockDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += stride)
        atomicAdd(&histogram[data[i]], 1u);
}

static std::vector<int> readNumbers(const char *name)
{
    std::vector<int> numbers;
    std::FILE *file = std::fopen(name, "r");
    for (int number = 0; file != nullptr && std::fscanf(file, "%d", &number) == 1;)
        numbers.push_back(number % BINS);
    if (file != nullptr)
        std::fclose(file);
    return numbers;
}

int main(int argc, char **argv)
{
    if (argc < 2) {
        std::fprintf(stderr, "usage: %s FILE\n", argv[0]);
        return EXIT_FAILURE;
    }
    const std::vector<int> numbers = readNumbers(argv[1]);
    const int count = static_cast<int>(numbers.size());

    int *d_data = nullptr;
    unsigned int *d_histogram = nullptr;
    cudaMalloc(&d_data, numbers.size() * sizeof(int));
    cudaMalloc(&d_histogram, BINS * sizeof(unsigned int));
    cudaMemcpy(d_data, numbers.data(), numbers.size() * sizeof(int), cudaMemcpyHostToDevice);
    cudaMemset(d_histogram, 0, BINS * sizeof(unsigned int));
    histogram<<<64, 256>>>(d_data, d_histogram, count);

    unsigned int bins[BINS];
    cudaMemcpy(bins, d_histogram, sizeof(bins), cudaMemcpyDeviceToHost);
    for (int i = 0; i < BINS; ++i)
        std::printf("%d %u\n", i, bins[i]);
    cudaFree(d_data);
    cudaFree(d_histogram);
    return EXIT_SUCCESS;
}
