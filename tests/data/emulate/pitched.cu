// SPDX-License-Identifier: GPL-3.0-or-later
// Rows that begin at a pitch, in two and in three dimensions.
#include "check.h"

__global__ void addRow(char* first, size_t pitch, int width, int height)
{
    const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
    if (x < width && y < height)
        reinterpret_cast<int*>(first + y * pitch)[x] += 1000 * y;
}

int main()
{
    const int width = 37, height = 11, depth = 3;
    int host[height][width], found[height][width];
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            host[y][x] = x;
    char* rows;
    size_t pitch = 0;
    CALL(cudaMallocPitch(&rows, &pitch, width * sizeof(int), height));
    CHECK(pitch >= width * sizeof(int) && pitch % 256 == 0);
    CALL(cudaMemcpy2D(rows, pitch, host, sizeof host[0], sizeof host[0], height, cudaMemcpyHostToDevice));
    addRow<<<dim3(2, height), 32>>>(rows, pitch, width, height);
    CALL(cudaMemcpy2D(found, sizeof found[0], rows, pitch, sizeof found[0], height, cudaMemcpyDeviceToHost));
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            CHECK(found[y][x] == x + 1000 * y);

    cudaPitchedPtr box;
    CALL(cudaMalloc3D(&box, make_cudaExtent(width * sizeof(int), height, depth)));
    CALL(cudaMemset3D(box, 0xff, make_cudaExtent(width * sizeof(int), height, depth)));
    cudaMemcpy3DParms copy{};
    copy.srcPtr = make_cudaPitchedPtr(host, sizeof host[0], width, height);
    copy.dstPtr = box;
    copy.dstPos = make_cudaPos(0, 0, 1);  // the slice in the middle
    copy.extent = make_cudaExtent(sizeof host[0], height, 1);
    copy.kind = cudaMemcpyHostToDevice;
    CALL(cudaMemcpy3D(&copy));
    for (int slice = 0; slice < depth; ++slice) {
        CALL(cudaMemcpy2D(found, sizeof found[0], static_cast<char*>(box.ptr) + slice * box.pitch * height, box.pitch,
                          sizeof found[0], height, cudaMemcpyDeviceToHost));
        for (int y = 0; y < height; ++y)
            for (int x = 0; x < width; ++x)
                CHECK(found[y][x] == (slice == 1 ? x : -1));
    }
    std::printf("PASS\n");
}
