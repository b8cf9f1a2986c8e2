// SPDX-License-Identifier: GPL-3.0-or-later
#include "check.h"

__constant__ float table[8];
__device__ int counter = 3;
static __device__ float results[8];

__global__ void look(int offset)
{
    results[threadIdx.x] = table[(threadIdx.x + offset) % 8];
    if (threadIdx.x == 0)
        ++counter;
}

int main()
{
    const float values[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    CALL(cudaMemcpyToSymbol(table, values, sizeof values));
    const float other = 20;
    CALL(cudaMemcpyToSymbol(table, &other, sizeof other, 2 * sizeof(float)));
    look<<<1, 8>>>(1);
    float found[8];
    CALL(cudaMemcpyFromSymbol(found, results, sizeof found));
    CHECK(found[0] == 2 && found[1] == 20 && found[7] == 1);
    int count = 0;
    CALL(cudaMemcpyFromSymbol(&count, counter, sizeof count));
    CHECK(count == 4);
    void* address = nullptr;
    size_t size = 0;
    CALL(cudaGetSymbolAddress(&address, table));
    CALL(cudaGetSymbolSize(&size, table));
    CHECK(address != nullptr && size == sizeof values);
    CHECK(cudaMemcpyToSymbol(table, values, sizeof values, 4) == cudaErrorInvalidValue);
    CHECK(cudaGetLastError() == cudaErrorInvalidValue);
    CHECK(cudaGetSymbolSize(&size, &count) == cudaErrorInvalidSymbol);
    std::printf("PASS\n");
}
