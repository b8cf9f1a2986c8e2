// Fault 7: run it with more dynamic shared memory than any device has (--shared 400000).
extern __shared__ int tile[];
__global__ void fault(int* data)
{
    tile[threadIdx.x] = data[threadIdx.x];
    __syncthreads();
    data[threadIdx.x] = tile[31 - threadIdx.x];
}
