// SPDX-License-Identifier: GPL-3.0-or-later
// Distances in a graph, breadth first: threads of a level append what they reach to the next one, by atomics.
#include "check.h"

#include <vector>

__global__ void level(const int* begins, const int* ends, const int* front, int count, int depth, int* distance, int* next,
                      int* nextCount)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= count)
        return;
    for (int edge = begins[front[i]]; edge < begins[front[i] + 1]; ++edge)
        if (atomicCAS(distance + ends[edge], -1, depth) == -1)
            next[atomicAdd(nextCount, 1)] = ends[edge];
}

int main()
{
    const int nodes = 1000;
    std::vector<int> begins{0}, ends, distance(nodes, -1), expected(nodes, -1);
    for (int node = 0; node < nodes; ++node) {
        for (const int other : {node + 1, 2 * node + 3, node / 2, node * 7 % 911})
            if (other < nodes && node < 990)
                ends.push_back(other);
        begins.push_back(static_cast<int>(ends.size()));
    }
    std::vector<int> queue{0};
    expected[0] = 0;
    for (std::size_t at = 0; at < queue.size(); ++at)
        for (int edge = begins[queue[at]]; edge < begins[queue[at] + 1]; ++edge)
            if (expected[ends[edge]] == -1) {
                expected[ends[edge]] = expected[queue[at]] + 1;
                queue.push_back(ends[edge]);
            }

    int *b, *e, *d, *counts, *fronts[2];
    CALL(cudaMalloc(&b, begins.size() * sizeof(int)));
    CALL(cudaMalloc(&e, ends.size() * sizeof(int)));
    CALL(cudaMalloc(&d, nodes * sizeof(int)));
    CALL(cudaMalloc(&counts, sizeof(int)));
    for (int*& front : fronts)
        CALL(cudaMalloc(&front, nodes * sizeof(int)));
    distance[0] = 0;
    const int first = 0;
    CALL(cudaMemcpy(b, begins.data(), begins.size() * sizeof(int), cudaMemcpyHostToDevice));
    CALL(cudaMemcpy(e, ends.data(), ends.size() * sizeof(int), cudaMemcpyHostToDevice));
    CALL(cudaMemcpy(d, distance.data(), nodes * sizeof(int), cudaMemcpyHostToDevice));
    CALL(cudaMemcpy(fronts[0], &first, sizeof first, cudaMemcpyHostToDevice));
    int count = 1;
    for (int depth = 1; count > 0; ++depth) {
        CHECK(depth < nodes);
        CALL(cudaMemset(counts, 0, sizeof(int)));
        level<<<(count + 63) / 64, 64>>>(b, e, fronts[(depth + 1) % 2], count, depth, d, fronts[depth % 2], counts);
        CALL(cudaGetLastError());
        CALL(cudaMemcpy(&count, counts, sizeof count, cudaMemcpyDeviceToHost));
    }
    CALL(cudaMemcpy(distance.data(), d, nodes * sizeof(int), cudaMemcpyDeviceToHost));
    CHECK(distance == expected);
    for (void* each : {b, e, d, counts, fronts[0], fronts[1]})
        CALL(cudaFree(each));
    std::printf("PASS\n");
}
