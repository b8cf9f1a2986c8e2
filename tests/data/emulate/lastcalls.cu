// SPDX-License-Identifier: GPL-3.0-or-later
// CUDA is called until the very end: by static objects, by what atexit() calls, and while a thread still launches.
#include "check.h"
#include <thread>

__global__ void touch(int* x) { atomicAdd(x, 1); }

struct Holder {
    int* memory = nullptr;
    ~Holder()
    {
        int found = 0;
        touch<<<1, 1>>>(memory);
        CALL(cudaMemcpy(&found, memory, sizeof found, cudaMemcpyDeviceToHost));
        CHECK(found > 0);
        CALL(cudaFree(memory));
        std::printf("destroyed\n");
    }
};
Holder holder;

int main()
{
    std::atexit([] {
        CALL(cudaDeviceSynchronize());
        std::printf("at exit\n");
    });
    CALL(cudaMalloc(&holder.memory, sizeof(int)));
    CALL(cudaMemset(holder.memory, 0, sizeof(int)));
    touch<<<1, 32>>>(holder.memory);
    int* other;
    CALL(cudaMalloc(&other, sizeof(int)));
    CALL(cudaMemset(other, 0, sizeof(int)));
    std::thread([other] {
        for (int i = 0; i < 100000; ++i)
            touch<<<1, 32>>>(other);
    }).detach();
    std::printf("main ends\n");
}
