// SPDX-License-Identifier: GPL-3.0-or-later
#include "check.h"
#include <sys/wait.h>
#include <unistd.h>

__global__ void set(int* x) { *x = 9; }

int run()
{
    int *x, found = 0;
    if (const cudaError_t error = cudaMalloc(&x, sizeof(int)); error != cudaSuccess)
        return error;
    set<<<1, 1>>>(x);
    CALL(cudaMemcpy(&found, x, sizeof found, cudaMemcpyDeviceToHost));
    CHECK(found == 9);
    return 0;
}

int inChild()
{
    const pid_t child = fork();
    if (child == 0)
        _exit(run());
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

int main()
{
    CHECK(inChild() == 0);  // a process that begins with CUDA behind the fork has it
    CHECK(run() == 0);
    CHECK(inChild() == cudaErrorInitializationError);
    CHECK(run() == 0);
    std::printf("PASS\n");
}
